// What goes to a worker and what comes back: plain data, with bytes that are handed over and not copied.

import type { Reply, ValidationFailure } from '@matrixmath/api/execute/prepare.ts';
import { move, transferableSymbol, valueSymbol } from 'piscina';

/** How an answer is written: as the endpoint's family does, for a page, or as a tool of an assistant does. */
export type View = 'family' | 'page' | 'tool';

/** A question: the path of its endpoint, or the name of its tool; the body as it came; and how the answer is wanted. */
export interface Task {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly view: View;
}

/** What became of it. */
export type Worked = ValidationFailure | Pick<Reply, 'kind' | 'body' | 'envelope'>;

/** A message with its bytes, which go over to the other thread and are gone here. */
export function handOver(message: Task | Worked, bytes: Uint8Array<ArrayBuffer>) {
  return move({ [transferableSymbol]: bytes.buffer, [valueSymbol]: message });
}

/** The bytes in a buffer that can change hands; copied where they are no more than half of one, which others may have a part in. */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && 2 * byteLength > buffer.byteLength) {
    return new Uint8Array(buffer, byteOffset, byteLength);
  }
  return new Uint8Array(bytes);
}
