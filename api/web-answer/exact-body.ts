// A body as an object whose numbers keep the digits that were sent.

/** The object of a valid body; a number is text that `JSON.stringify` writes as it stands. A blank body is an object without members. */
export function exactObjectOf(text: string): object {
  if (text.trim() === '') return {};
  const value: unknown = JSON.parse(text, exactPart);
  if (!isRecord(value)) throw new TypeError('a valid body is an object');
  return value;
}

declare global {
  /** ECMAScript 2026 (JSON.parse source text access), not yet in the compiler's library. */
  interface JSON {
    rawJSON(text: string): unknown;
  }
}

function exactPart(_name: string, part: unknown, { source }: { readonly source?: string } = {}): unknown {
  if (typeof part === 'number' && source !== undefined) return JSON.rawJSON(source);
  return isRecord(part) ? inOrder(Object.entries(part)) : part;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members in the order of their names. */
export function inOrder(members: readonly (readonly [name: string, value: unknown])[]): object {
  return Object.fromEntries(members.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
