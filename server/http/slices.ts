// Long bodies in slices, so that the event loop has its turns between them.

import { Readable } from 'node:stream';

/** Bodies up to this length are sent as they are; longer ones in slices of it. */
export const sliceBytes = 1024 * 1024;

/** The bytes as a stream of views, none of them copied. The next slice is taken when the connection wants it. */
export function inSlices(body: Uint8Array): Readable {
  let at = 0;
  return new Readable({
    highWaterMark: sliceBytes,
    read() {
      const end = Math.min(at + sliceBytes, body.length);
      this.push(at === body.length ? null : body.subarray(at, end));
      at = end;
    },
  });
}
