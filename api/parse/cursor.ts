// A place in the bytes of a body, which the scanner moves forward.
//
// Reading past the end gives `undefined`, which no comparison with a byte accepts: the loops of the scanner stop there by themselves.

/** The bytes, and the first one not yet read. */
export interface Cursor {
  readonly bytes: Buffer;
  at: number;
  /** One character a byte, or null as long as nobody needed it: see `asciiBetween`. */
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
  // Nearly every byte is none, and one comparison tells.
  return byte <= 0x20 && (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09);
}

export function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/**
 * The ASCII text from one offset up to another. Short text is put together, longer text is cut from one string of all bytes: a call into
 * the runtime for every number would cost ten times as much. Such a piece keeps the whole body in memory as long as it lives.
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

const SHORT = 12;
