// The part of an envelope that follows its metadata, in the encoding that it is sent in.
//
// Each chunk is deflated by itself and ends at a byte border (a full flush of zlib), so that deflated chunks can follow each other in one
// stream (RFC 1951): a cached chunk is deflated once for all replies.

import { constants, deflateRawSync } from 'node:zlib';
import { memoizeWeak } from '../caching/lazy.ts';
import { type Chunk, unpooledCopy } from '../serialize/chunks.ts';
import { storedBlock } from './gzip-member.ts';

export type Encoding = 'gzip' | 'identity';

/** What follows the metadata of an envelope. */
export interface EncodedBody {
  readonly encoding: Encoding;
  /** The bytes to send, in order. For gzip, blocks of a deflate stream up to its end. */
  readonly chunks: readonly Uint8Array[];
  /** The bytes before they were encoded. */
  readonly originals: readonly Uint8Array[];
}

/** Encodes the chunks that follow the metadata. */
export function encodeBody(chunks: readonly Chunk[], encoding: Encoding): EncodedBody {
  const originals = chunks.map(({ bytes }) => bytes);
  if (encoding === 'identity') return { encoding, chunks: originals, originals };
  return { encoding, chunks: [...chunks.flatMap(deflatedBlocks), LAST_BLOCK], originals };
}

/** A body that was deflated as a whole, elsewhere: `deflated` ends with the last block. */
export function deflatedBody(originals: readonly Uint8Array[], deflated: readonly Uint8Array[]): EncodedBody {
  return { encoding: 'gzip', chunks: deflated, originals };
}

/** An empty block that says it is the last. */
const LAST_BLOCK = deflateRawSync('');

/** A shorter text of one reply is not compressed: zlib takes some 80 µs to set up a compressor, half as long as the reply itself. */
const MIN_DEFLATED = 2048;

function deflatedBlocks(chunk: Chunk): readonly Uint8Array[] {
  const { bytes, isCached } = chunk;
  if (isCached) return [deflateOnce(chunk)];
  return bytes.length < MIN_DEFLATED ? storedBlock(bytes) : [deflateBlocks(bytes, FASTEST)];
}

/** What is deflated once for many replies is made as small as possible. */
const deflateOnce = memoizeWeak(({ bytes }: Chunk) => unpooledCopy(deflateBlocks(bytes, constants.Z_BEST_COMPRESSION)));

/** The text is repetitive: higher levels take twice the time for a tenth of the size. */
const FASTEST = constants.Z_BEST_SPEED;

function deflateBlocks(bytes: Uint8Array, level: number): Uint8Array {
  return deflateRawSync(bytes, { level, finishFlush: constants.Z_FULL_FLUSH });
}
