// The heap that is really in use: after the garbage collector has run.

import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Bytes of the heap and of buffers outside it that something still refers to. */
export function liveBytes(): number {
  if (typeof collect === 'function') collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * As `liveBytes`, of a process with a service in it: the least of several collections, as what waits for a turn of the event loop
 * (replies that were just sent, the clean-up of finalizers) is let go only after it.
 */
export async function settledBytes(): Promise<number> {
  let least = liveBytes();
  for (let round = 0; round < 5; round++) {
    await setTimeout(100);
    least = Math.min(least, liveBytes());
  }
  return least;
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
