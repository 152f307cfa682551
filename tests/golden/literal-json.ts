// JSON whose numbers stay as they are written.

/** A number literal of a JSON text. */
export interface Literal {
  readonly literal: string;
}

export type LiteralJson =
  | null
  | boolean
  | string
  | Literal
  | readonly LiteralJson[]
  | { readonly [key: string]: LiteralJson };

declare global {
  interface JSON {
    /** The reviver's third argument (ECMAScript 2025), which the library's types do not know yet. */
    parse(
      text: string,
      reviver: (key: string, value: LiteralJson | number, context: { readonly source?: string }) => LiteralJson,
    ): LiteralJson;
  }
}

export function isLiteral(value: LiteralJson | undefined): value is Literal {
  return typeof value === 'object' && value !== null && 'literal' in value && typeof value.literal === 'string';
}

export function isList(value: LiteralJson | undefined): value is readonly LiteralJson[] {
  return Array.isArray(value);
}

export function isObject(value: LiteralJson | undefined): value is { readonly [key: string]: LiteralJson } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isLiteral(value);
}

/** Parses JSON, keeping the text of each number. */
export function parseLiteral(text: string): LiteralJson {
  return JSON.parse(text, (_key, value: LiteralJson | number, context: { readonly source?: string }) =>
    typeof value === 'number' ? { literal: context.source ?? String(value) } : value,
  );
}

/** Writes JSON with the numbers as they were written. */
export function writeLiteral(value: LiteralJson): string {
  if (isLiteral(value)) return value.literal;
  if (isList(value)) return `[${value.map(writeLiteral).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}:${writeLiteral(member)}`)
    .join(',')}}`;
}
