// Slow readers: a client that takes less of a reply than a least rate loses its connection, and the memory of the reply is free again.

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SLICE_BYTES } from './send.ts';

export interface SlowReaderLimits {
  /** Bytes a second that a client must take, on average over the time; 0: it must take something in the time. */
  readonly bytesPerSecond: number;
  readonly milliseconds: number;
}

/** A reply on its way, and how much had left when it was last looked at. */
interface Watched {
  readonly response: ServerResponse;
  leftAt: number;
  left: number;
}

export interface SlowReaderWatch {
  /** Watches a response from its first byte that waits until it has left. The time of computing does not count. */
  readonly watch: (response: ServerResponse) => void;
  readonly stop: () => void;
}

/** How often it looks within the time. */
const LOOKS = 3;

/** `onSlow` is called for each connection that is closed. */
export function watchSlowReaders(
  { bytesPerSecond, milliseconds }: SlowReaderLimits,
  onSlow: () => void,
): SlowReaderWatch {
  const watched = new Set<Watched>();
  // What has left is seen in slices. A byte at least, so that a rate of 0 still closes for who takes nothing.
  const least = Math.max(1, (bytesPerSecond * milliseconds) / 1000 - SLICE_BYTES);

  function look(): void {
    const now = performance.now();
    for (const one of watched) {
      const { socket } = one.response;
      // A reply behind another one on its connection has no socket yet: the one before it is watched.
      if (socket === null) one.leftAt = now;
      else lookAt(one, socket, now);
    }
  }

  function lookAt(one: Watched, socket: Socket, now: number): void {
    const left = bytesLeftOn(socket);
    if (left - one.left >= least) {
      one.left = left;
      one.leftAt = now;
    } else if (now - one.leftAt >= milliseconds) {
      watched.delete(one);
      onSlow();
      socket.destroy();
    }
  }

  const timer = setInterval(look, milliseconds / LOOKS).unref();

  return {
    watch: (response) => {
      const { socket } = response;
      const one: Watched = {
        response,
        leftAt: performance.now(),
        left: socket === null ? 0 : bytesLeftOn(socket),
      };
      watched.add(one);
      response.once('close', () => watched.delete(one));
    },
    stop: () => clearInterval(timer),
  };
}

/** Bytes that the system has taken for the client. */
function bytesLeftOn(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}
