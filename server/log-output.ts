// Where the log goes: bytes to a file that is open already, such as the standard output.

import { writeSync } from 'node:fs';

/** Writes some of the bytes, and says how many; throws as `writeSync` of Node does. */
export type WriteSome = (bytes: Uint8Array) => number;

/** Milliseconds between two attempts on a pipe that is full. */
const pauseMilliseconds = 10;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Writes all bytes it is given, one piece after the other. A reader that falls behind is waited for, as a terminal or another program would
 * be; where nobody reads any more, or there is no room, the bytes are lost and the service goes on.
 */
export function openOutput(
  file: number,
  writeSome: WriteSome = (bytes) => writeSync(file, bytes),
): (bytes: Uint8Array) => void {
  const nobody = new Int32Array(new SharedArrayBuffer(4));

  /** How many bytes of these were done with. */
  function attempt(bytes: Uint8Array): number {
    try {
      return writeSome(bytes);
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') return bytes.length;
      Atomics.wait(nobody, 0, 0, pauseMilliseconds);
      return 0;
    }
  }

  return (bytes) => {
    for (let done = 0; done < bytes.length; ) done += attempt(bytes.subarray(done));
  };
}
