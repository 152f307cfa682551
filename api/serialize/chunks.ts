// Pieces: a reply as the texts that it is put together of. What is the same in many replies is one piece in all of them, so that
// its bytes are made once, and so is what a compressed reply needs of it.

import type { JsonText } from './json.ts';

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
  const block = blockFor(parts);
  const runs: (Piece | Run)[] = [];
  let run: Run | null = null;
  let end = 0;
  for (const part of parts) {
    if (typeof part === 'string') {
      if (run === null) runs.push((run = { start: end, end }));
      // Each by itself: joined, one with signs beyond Latin-1 would make all of them slow to write.
      end += block.write(part, end);
      run.end = end;
    } else {
      runs.push(part);
      run = null;
    }
  }
  const bytes = block === desk ? Buffer.from(desk.subarray(0, end)) : block;
  return runs.map((found) =>
    'bytes' in found ? found : { bytes: bytes.subarray(found.start, found.end), isKept: false },
  );
}

/** Where texts that follow each other stand among the bytes of all texts. */
interface Run {
  readonly start: number;
  end: number;
}

/**
 * Room for the bytes of all texts. Where they are short they are written where any texts of their length find room, and copied: to count their
 * bytes first takes as long as to write them.
 */
function blockFor(parts: readonly (JsonText | Piece)[]): Buffer {
  let units = 0;
  for (const part of parts) if (typeof part === 'string') units += part.length;
  if (units * MOST_BYTES_OF_A_UNIT <= desk.length) return desk;
  let length = 0;
  for (const part of parts) if (typeof part === 'string') length += Buffer.byteLength(part);
  return Buffer.allocUnsafe(length);
}

/** A unit of UTF-16 takes at most three bytes of UTF-8. */
const MOST_BYTES_OF_A_UNIT = 3;

const desk = Buffer.allocUnsafeSlow(64 * 1024);
