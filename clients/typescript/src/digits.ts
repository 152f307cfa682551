// Digits: whole numbers that a double cannot hold, as texts with all their digits.

/** A quick test: whether some value is a whole number of sixteen digits or more. */
const LONG = /[[:,]\s*-?\d{16,}\s*[,\]}]/;

const NUMBERS = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** The value with texts in place of the numbers that would lose digits; null where none would. The text must be valid JSON. */
export function withDigits(text: string): unknown {
  if (!LONG.test(text)) return null;
  const quoted = quotedNumbers(text);
  return quoted === text ? null : JSON.parse(quoted);
}

/** Quotes the numbers that would lose digits. A loop skips the strings, because a regular expression would overflow the stack on long ones. */
function quotedNumbers(text: string): string {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const open = text.indexOf('"', from);
    const end = open === -1 ? text.length : open;
    pieces.push(text.slice(from, end).replaceAll(NUMBERS, (token) => (losesDigits(token) ? `"${token}"` : token)));
    from = open === -1 ? end : textEnd(text, open);
    pieces.push(text.slice(end, from));
  }
  return pieces.join('');
}

/** The place after the text that opens here. */
function textEnd(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close + 1;
}

/** Whether an odd number of backslashes stands before this place. */
function isEscaped(text: string, place: number): boolean {
  let first = place;
  while (text[first - 1] === '\\') first -= 1;
  return (place - first) % 2 === 1;
}

function losesDigits(token: string): boolean {
  return /^-?\d{16,}$/.test(token) && BigInt(token) !== BigInt(Number(token));
}

/**
 * The numbers of a value as texts in the same shape; null where a double holds each of them.
 * `digits` is the value with texts in place of those that it cannot hold.
 */
export function textsOf(value: unknown, digits: unknown): unknown {
  return holdsLost(value, digits) ? asTexts(digits) : null;
}

function holdsLost(value: unknown, digits: unknown): boolean {
  if (typeof value === 'number') return typeof digits === 'string';
  if (typeof value !== 'object' || value === null || typeof digits !== 'object' || digits === null) return false;
  return Object.entries(value).some(([key, member]) => holdsLost(member, Reflect.get(digits, key)));
}

function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, asTexts(member)]));
}
