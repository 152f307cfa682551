// Code of any language as a tree: what fits stands on one line, else each part has lines of its own.

/** A text, or parts between an opening and a closing text, with commas between them. */
export type Code = string | { readonly open: string; readonly parts: readonly Code[]; readonly close: string };

const width = 62;

/** The code with `before` in front of its first line. */
export function withPrefix(before: string, code: Code): Code {
  return typeof code === 'string' ? before + code : { ...code, open: before + code.open };
}

function onOneLine(code: Code): string {
  return typeof code === 'string' ? code : code.open + code.parts.map(onOneLine).join(', ') + code.close;
}

/** The code in lines of about 62 characters; what belongs to a line above stands in by `indent`. */
export function codeText(code: Code, indent = '  ', margin = ''): string {
  const line = onOneLine(code);
  if (typeof code === 'string' || margin.length + line.length <= width || code.parts.length === 0) return line;
  const { open, parts, close } = code;
  const inner = margin + indent;
  const lines = parts.map((part) => inner + codeText(part, indent, inner));
  return `${open.trimEnd()}\n${lines.join(',\n')}\n${margin}${close.trimStart()}`;
}

/** How a language writes the values of JSON. */
export interface Spelling {
  readonly nothing: string;
  readonly truths: readonly [yes: string, no: string];
  readonly text: (text: string) => string;
  readonly list: (items: readonly Code[], isTable: boolean) => Code;
  readonly record: (members: readonly (readonly [name: string, value: Code])[]) => Code;
}

export function valueCode(value: unknown, spelling: Spelling): Code {
  if (value === null || value === undefined) return spelling.nothing;
  if (typeof value === 'boolean') return spelling.truths[value ? 0 : 1];
  if (typeof value === 'string') return spelling.text(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => valueCode(item, spelling));
    return spelling.list(items, value.some(Array.isArray));
  }
  return spelling.record(Object.entries(value).map(([name, member]) => [name, valueCode(member, spelling)]));
}
