// Parts of a JSON text, each as the text that it is: parsing would lose digits.

/** The texts of the items of a list, or of the members of an object (`"name":value`). The text must be JSON. */
export function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(text, at);
    else if (sign === OPEN_BRACE || sign === OPEN_BRACKET) {
      depth += 1;
      if (depth === 1) start = at + 1;
    } else if (depth === 1 && (sign === COMMA || sign === CLOSE_BRACE || sign === CLOSE_BRACKET)) {
      const part = text.slice(start, at).trim();
      // An empty list or object has no part.
      if (part !== '') parts.push(part);
      start = at + 1;
      if (sign !== COMMA) depth = 0;
    } else if (sign === CLOSE_BRACE || sign === CLOSE_BRACKET) depth -= 1;
  }
  return parts;
}

/** The text of a member of an object; null where there is none. */
export function memberText(text: string, name: string): string | null {
  for (const part of partsOf(text)) {
    const end = endOfText(part, 0) + 1;
    if (part.slice(0, end) === JSON.stringify(name)) return part.slice(part.indexOf(':', end) + 1).trim();
  }
  return null;
}

/** The place of the quote that ends the string that begins at `start`. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
