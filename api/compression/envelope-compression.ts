// Packing: the rest of an envelope in the encoding that it goes out in, as far as that can be done before its metadata is known.
//
// Each piece is deflated on its own and ends at a byte border, so that the parts can stand one after the other in one stream
// (RFC 1951): a kept piece is deflated once for all replies.

import { constants, crc32, deflateRawSync } from 'node:zlib';
import { joinedChecksum, shiftOf } from './checksum.ts';
import { onceFor } from '../caching/lazy.ts';
import { apart, type Piece } from '../serialize/chunks.ts';
import { deflateQuickly, LONGEST_QUICK } from './quick-deflate.ts';

export type Encoding = 'gzip' | 'identity';

/** What follows the metadata, ready to be sent behind it. */
export interface PackedRest {
  readonly encoding: Encoding;
  /** The bytes to send, in order. */
  readonly chunks: readonly Uint8Array[];
  /** How many bytes they are. */
  readonly length: number;
  /** How many bytes they were. */
  readonly originalLength: number;
  /** The checksum of a text and the original bytes behind it, from the checksum of the text. */
  readonly checksumAfter: (checksum: number) => number;
}

/** Packs the pieces that follow the metadata. */
export function packRest(pieces: readonly Piece[], encoding: Encoding): PackedRest {
  const originals = pieces.map(({ bytes }) => bytes);
  const chunks = encoding === 'gzip' ? [...pieces.flatMap(deflatedChunks), LAST_BLOCK] : originals;
  return {
    encoding,
    chunks,
    length: totalLength(chunks),
    originalLength: totalLength(originals),
    checksumAfter: (checksum) => pieces.reduce(checksumBehind, checksum),
  };
}

/** The rest that was deflated whole, elsewhere: `packed` ends with the last block. */
export function packedBefore(original: Uint8Array, packed: Uint8Array): PackedRest {
  return {
    encoding: 'gzip',
    chunks: [packed],
    length: packed.length,
    originalLength: original.length,
    checksumAfter: (checksum) => crc32(original, checksum),
  };
}

function totalLength(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((total, { length }) => total + length, 0);
}

/** An empty block that says it is the last: its three bits of head and the end of the block, in the fixed code. */
const LAST_BLOCK = Uint8Array.of(3, 0);

/** A shorter text is stored: to compress it saves next to nothing. */
const LEAST_DEFLATED = 32;

function deflatedChunks(piece: Piece): readonly Uint8Array[] {
  if (piece.isKept) return [deflatedOnce(piece)];
  const { bytes } = piece;
  if (bytes.length < LEAST_DEFLATED) return [storedHeader(bytes.length), bytes];
  return [bytes.length <= LONGEST_QUICK ? deflateQuickly(bytes) : deflated(bytes, QUICKEST)];
}

/** What is deflated once may take its time. */
const deflatedOnce = onceFor(({ bytes }: Piece) => apart(deflated(bytes, 9)));

/** The text is repetitive, and higher levels cost twice the time for a tenth of the size. */
const QUICKEST = 1;

function deflated(bytes: Uint8Array, level: number): Uint8Array {
  return deflateRawSync(bytes, { level, finishFlush: constants.Z_FULL_FLUSH });
}

const STORED_HEADER_LENGTH = 5;

/** The head of a stored block that is not the last: its length, at most 65535, and the complement of it. */
export function storedHeader(length: number): Uint8Array {
  return Uint8Array.of(0, length & 0xff, length >>> 8, ~length & 0xff, (~length >>> 8) & 0xff);
}

/** How many bytes a stored block takes. */
export function storedLength(length: number): number {
  return STORED_HEADER_LENGTH + length;
}

function checksumBehind(checksum: number, piece: Piece): number {
  if (!piece.isKept) return crc32(piece.bytes, checksum);
  const { own, shift } = checksumOnce(piece);
  return joinedChecksum(checksum, own, shift);
}

const checksumOnce = onceFor(({ bytes }: Piece) => ({ own: crc32(bytes), shift: shiftOf(bytes.length) }));
