// A place in the bytes of a body, which the scanner moves forward.
//
// Reading past the end gives `undefined`, which no comparison with a byte accepts, so the loops of the scanner stop there.

// The bytes that the grammar of JSON names.
export const QUOTE = 0x22;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const POINT = 0x2e;
export const SLASH = 0x2f;
export const ZERO = 0x30;
export const COLON = 0x3a;
export const CAPITAL_E = 0x45;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const SMALL_E = 0x65;
export const SMALL_U = 0x75;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;

/** The bytes, and the first one not yet read. */
export interface Cursor {
  readonly bytes: Buffer;
  at: number;
  /** One character a byte, or null until it is needed: see `asciiBetween`. */
  text: string | null;
}

/** A cursor at the start of the bytes. Always over a Buffer: one class of object keeps the loops fast, and its slices become text cheaply. */
export function cursorOver(bytes: Uint8Array): Cursor {
  const buffer = bytes instanceof Buffer ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { bytes: buffer, at: 0, text: null };
}

/** Moves over the white space of JSON: space, tab, line feed, carriage return. */
export function skipSpace(cursor: Cursor): void {
  cursor.at = afterSpace(cursor.bytes, cursor.at);
}

/** The offset of the first byte from `start` on that is not white space. */
export function afterSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isSpace(bytes[at])) at++;
  return at;
}

export function isSpace(byte: number): boolean {
  // One comparison rules out nearly every byte.
  return byte <= 0x20 && (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09);
}

export function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/**
 * The ASCII text from one offset up to another. Short text is put together, longer text is cut from one string of all bytes: a call into
 * the runtime for every number would cost ten times as much. Such a slice keeps the whole body in memory for as long as it lives.
 */
export function asciiBetween(cursor: Cursor, start: number, end: number): string {
  const { bytes } = cursor;
  if (end - start <= SHORT) {
    let text = '';
    for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at]);
    return text;
  }
  cursor.text ??= bytes.toString('latin1');
  return cursor.text.slice(start, end);
}

/** Up to this length a text is put together character by character. */
const SHORT = 12;
