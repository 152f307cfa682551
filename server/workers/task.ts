// What goes to a worker and what comes back: plain data, with bytes that are transferred and not copied.

import type { Reply, ValidationFailure } from '@matrixmath/api/execute/prepare.ts';
import { move, transferableSymbol, valueSymbol } from 'piscina';

/** How a reply is written: as the endpoint's family does, for a page of the website, or for a tool of an assistant. */
export type View = 'family' | 'page' | 'tool';

/** A question: the path of its endpoint, or the name of its tool; the body as it came; and how the answer is wanted. */
export interface Task {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly view: View;
}

/** The outcome of a task. */
export type WorkerResult = ValidationFailure | Pick<Reply, 'kind' | 'body' | 'envelope'>;

/** A message whose bytes are transferred to the other thread: afterwards this thread cannot read them. */
export function transfer(message: Task | WorkerResult, bytes: Uint8Array<ArrayBuffer>) {
  return move({ [transferableSymbol]: bytes.buffer, [valueSymbol]: message });
}

/** The bytes in a buffer that can be transferred; copied where they are at most half of their buffer, which others may share. */
export function transferableBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && 2 * byteLength > buffer.byteLength) {
    return new Uint8Array(buffer, byteOffset, byteLength);
  }
  return new Uint8Array(bytes);
}
