// A stream of lines: a reply whose length nobody knows yet, written as it comes and no faster than its client reads.

import type { RequestContext } from './request-context.ts';
import { type HeaderList, SLICE_BYTES } from './send.ts';

/** Text or bytes that follow each other. */
export type Pieces = readonly (string | Uint8Array)[];

export interface LineStream {
  /** Writes pieces; resolves when the client has taken so much that more can be written, or has gone. */
  readonly write: (pieces: Pieces) => Promise<void>;
  readonly end: () => void;
}

export const linesType = 'application/jsonl';

/**
 * Sends the headers. A client that does not take 64 KiB within `patienceMilliseconds` loses its connection, and `onSlow` is called; the time
 * in which there is nothing to read does not count.
 */
export function openLines(
  context: RequestContext,
  headers: HeaderList,
  patienceMilliseconds: number,
  onSlow: () => void,
): LineStream {
  const { response, id } = context;
  response.writeHead(200, [
    'content-type',
    linesType,
    'x-content-type-options',
    'nosniff',
    'x-request-id',
    id,
    // nginx would collect the lines otherwise.
    'x-accel-buffering',
    'no',
    ...headers,
  ]);

  async function writeSlice(slice: string | Uint8Array): Promise<void> {
    if (response.destroyed || response.write(slice)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    response.once('drain', resolve).once('close', resolve);
    const stalled = setTimeout(() => {
      onSlow();
      response.destroy();
    }, patienceMilliseconds);
    await promise;
    clearTimeout(stalled);
    response.off('drain', resolve).off('close', resolve);
  }

  return {
    write: async (pieces) => {
      for (const piece of pieces) {
        context.bytes += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
        if (typeof piece === 'string') await writeSlice(piece);
        else {
          for (let start = 0; start < piece.length; start += SLICE_BYTES) {
            await writeSlice(piece.subarray(start, start + SLICE_BYTES));
          }
        }
      }
    },
    end: () => {
      if (!response.destroyed) response.end();
    },
  };
}
