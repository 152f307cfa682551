// What goes to a worker and what comes back: plain data, with bytes that are transferred and not copied.

import type { Reply, ValidationFailure } from '@matrixsteps/api/execute/prepare.ts';
import type { Chunk } from '@matrixsteps/api/serialize/chunks.ts';
import { move, transferableSymbol, valueSymbol } from 'piscina';

/**
/**
 * How a reply is written: as the endpoint's family does, as a route of practice, for a page, as its preview, with all methods,
 * for a student of a class, for the paper of a class, or for a tool of an assistant.
 */
export type View =
  | 'family'
  | 'practice'
  | 'page'
  | 'preview'
  | 'comparison'
  | 'class'
  | 'class-check'
  | 'paper'
  | 'tool';

/** A question: the path of its endpoint, or the name of its tool; the body as it came; and how the answer is wanted. */
export interface Task {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly view: View;
  /** No reply may be longer. */
  readonly maxReplyBytes: number;
}

/** The outcome of a task; a reply comes in pieces, which are nowhere put together. */
export type WorkerResult =
  | ValidationFailure
  | (Pick<Reply, 'kind' | 'status' | 'envelope'> & { readonly pieces: readonly Uint8Array[] });

/** A message whose bytes are transferred to the other thread: afterwards this thread cannot read them. */
export function transfer(message: Task | WorkerResult, pieces: readonly Uint8Array<ArrayBuffer>[]) {
  return move({ [transferableSymbol]: pieces.map(({ buffer }) => buffer), [valueSymbol]: message });
}

/** Shorter chunks are copied together, because each buffer that is transferred takes a few microseconds. */
const PIECE_BYTES = 262_144;

/** The bytes of the chunks in pieces that can be transferred. Those of a cached chunk are copied, because other replies need them. */
export function transferablePieces(chunks: readonly Chunk[]): readonly Uint8Array<ArrayBuffer>[] {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let short: Uint8Array[] = [];
  let length = 0;
  function endPiece(): void {
    if (length > 0) pieces.push(copyOf(short, length));
    short = [];
    length = 0;
  }
  for (const { bytes, isCached } of chunks) {
    if (isCached || bytes.length < PIECE_BYTES) {
      short.push(bytes);
      length += bytes.length;
      if (length >= PIECE_BYTES) endPiece();
    } else {
      endPiece();
      pieces.push(transferableBytes(bytes));
    }
  }
  endPiece();
  return pieces;
}

/** All bytes in one buffer of their own. */
function copyOf(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The bytes in a buffer that can be transferred; copied where they are at most half of their buffer, which others may share. */
export function transferableBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && 2 * byteLength > buffer.byteLength) {
    return new Uint8Array(buffer, byteOffset, byteLength);
  }
  return new Uint8Array(bytes);
}
