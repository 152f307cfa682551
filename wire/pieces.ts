// Pieces: a reply as the texts that it is put together of. What is the same in many replies is one piece in all of them, so that
// its bytes are made once, and so is what a compressed reply needs of it.
// Above: service.ts, family-a. Below: writing/json.ts.

import type { JsonText } from './writing/json.ts';

export interface Piece {
  readonly bytes: Uint8Array;
  /** Whether this very piece is part of other replies too. */
  readonly isKept: boolean;
}

/** Text of this reply alone. */
export function freshPiece(text: JsonText): Piece {
  return { bytes: Buffer.from(text), isKept: false };
}

/** Text that goes into many replies. Whoever makes it keeps it. */
export function keptPiece(text: JsonText): Piece {
  return { bytes: apart(Buffer.from(text)), isKept: true };
}

/** The bytes in a block of their own: Node puts short ones together, and each that is kept would keep its neighbours, 64 KiB of them. */
export function apart(bytes: Uint8Array): Uint8Array {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((total, { bytes }) => total + bytes.length, 0);
}

/** The whole text. */
export function joinedPieces(pieces: readonly Piece[]): Uint8Array {
  return pieces.length === 1 ? pieces[0].bytes : Buffer.concat(pieces.map(({ bytes }) => bytes));
}

/** Texts and kept pieces in the order of the reply; texts that follow each other are one piece. */
export function assembled(parts: readonly (JsonText | Piece)[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let texts: JsonText[] = [];
  for (const part of parts) {
    if (typeof part === 'string') texts.push(part);
    else {
      if (texts.length > 0) pieces.push({ bytes: encoded(texts), isKept: false });
      texts = [];
      pieces.push(part);
    }
  }
  if (texts.length > 0) pieces.push({ bytes: encoded(texts), isKept: false });
  return pieces;
}

/**
 * The texts as bytes, each written by itself: joined, one with signs beyond Latin-1 would make all of them slow to write. Short
 * ones are written where there is room for any text of their length: to count their bytes first takes as long as to write them.
 */
function encoded(texts: readonly JsonText[]): Uint8Array {
  const length = texts.reduce((total, text) => total + text.length, 0);
  const isShort = length * MOST_BYTES_OF_A_UNIT <= desk.length;
  const bytes = isShort ? desk : Buffer.allocUnsafe(texts.reduce((total, text) => total + Buffer.byteLength(text), 0));
  let end = 0;
  for (const text of texts) end += bytes.write(text, end);
  return isShort ? Buffer.from(bytes.subarray(0, end)) : bytes;
}

/** A unit of UTF-16 takes at most three bytes of UTF-8. */
const MOST_BYTES_OF_A_UNIT = 3;

const desk = Buffer.allocUnsafeSlow(64 * 1024);
