// Chunks: the bytes that a reply is put together of. What is the same in many replies is one cached chunk in all of them, so that its
// bytes are made and compressed once.

import type { JsonText } from './json.ts';

export interface Chunk {
  readonly bytes: Uint8Array;
  /** Whether this very chunk is part of other replies too. */
  readonly isCached: boolean;
}

/** Text of this reply alone. */
export function uncachedChunk(text: JsonText): Chunk {
  return { bytes: Buffer.from(text), isCached: false };
}

/** Text that goes into many replies. The caller keeps the chunk. */
export function cachedChunk(text: JsonText): Chunk {
  return { bytes: unpooledCopy(Buffer.from(text)), isCached: true };
}

/** The bytes in memory of their own. Node puts short buffers into a shared block of 64 KiB, which a cached one would keep alive. */
export function unpooledCopy(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

export function lengthOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((total, { bytes }) => total + bytes.length, 0);
}

/** All bytes in one array. */
export function joinChunks(chunks: readonly Chunk[]): Uint8Array {
  return chunks.length === 1 ? chunks[0].bytes : Buffer.concat(chunks.map(({ bytes }) => bytes));
}

/** Texts that follow each other are put together up to this many characters. */
const TOGETHER = 1_048_576;

/** Texts and cached chunks in the order of the reply. Texts that follow each other become one chunk, as long as it is not long. */
export function assembleChunks(parts: readonly (JsonText | Chunk)[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      if (text.length + part.length > TOGETHER && text !== '') {
        chunks.push(uncachedChunk(text));
        text = '';
      }
      text += part;
      continue;
    }
    if (text !== '') chunks.push(uncachedChunk(text));
    text = '';
    chunks.push(part);
  }
  if (text !== '') chunks.push(uncachedChunk(text));
  return chunks;
}
