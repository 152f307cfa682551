// What goes to a worker and what comes back: plain data, with bytes that are handed over and not copied.
// Above: pool.ts, worker.ts, routes/answering.ts. Below: wire's outcome.

import type { Outcome } from '@matrixmath/wire/service.ts';
import { move, transferableSymbol, valueSymbol } from 'piscina';

/** How an answer is written: as the endpoint's family does, or for a page. */
export type View = 'family' | 'page';

/** A question: the path of its endpoint, the body as it came, and how the answer is wanted. */
export interface Task {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly view: View;
}

/** A message with its bytes, which go over to the other thread and are gone here. */
export function handOver(message: Task | Outcome, bytes: Uint8Array<ArrayBuffer>) {
  return move({ [transferableSymbol]: bytes.buffer, [valueSymbol]: message });
}

/** The bytes in a buffer of their own, which can change hands; copied where they are part of another one. */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) return new Uint8Array(buffer);
  return new Uint8Array(bytes);
}
