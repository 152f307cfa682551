// Quiet connections: clients that ask nothing more, and those that take nothing more of an answer that waits for them. Node would give
// every request timers for it, which take a twentieth of the time of a small one; so we look at the connections now and then.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../settings.ts';
import { latestAnswerOn } from './protocol-errors.ts';

/** Milliseconds. */
export interface Patience {
  /** How long an answer may wait for a reader who takes nothing of it. Twice as long may pass. */
  readonly withReader: number;
  /** How long a connection may be idle. It may be idle for two looks more. */
  readonly withIdle: number;
  /** Between two looks; at most half of the shortest patience. */
  readonly look: number;
}

/** What a connection had received when something was last seen to come. */
interface Seen {
  readonly bytes: number;
  readonly at: number;
}

/** Whether nothing is under way. A connection on which nothing was asked yet has the time for headers, which Node watches. */
function isIdle(socket: Socket): boolean {
  const answer = latestAnswerOn(socket);
  return answer !== undefined && answer.req.complete && answer.writableFinished;
}

/** Closes idle connections, and those whose readers have stopped. */
export function closeQuietConnections(
  server: Server,
  { withReader, withIdle, look }: Patience,
  now: () => number = () => performance.now(),
): void {
  const sockets = new Map<Socket, Seen>();

  /** Node closes what it watches when nothing has moved for that time. */
  function watchReader(socket: Socket): void {
    const isWaiting = socket.writableLength > 0;
    const isWatched = socket.timeout !== undefined && socket.timeout > 0;
    if (isWaiting !== isWatched) socket.setTimeout(isWaiting ? withReader : 0);
  }

  function watchIdle(socket: Socket, seen: Seen): void {
    const bytes = socket.bytesRead;
    if (bytes !== seen.bytes || !isIdle(socket)) sockets.set(socket, { bytes, at: now() });
    else if (now() - seen.at >= withIdle) socket.destroy();
  }

  server.on('connection', (socket) => {
    sockets.set(socket, { bytes: 0, at: now() });
    socket.once('close', () => sockets.delete(socket));
  });
  const looking = setInterval(() => {
    for (const [socket, seen] of sockets) {
      watchReader(socket);
      watchIdle(socket, seen);
    }
  }, look);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}

/** Tells clients how long an idle connection stays, as Node would: who knows does not ask on one that is about to end. */
export function keepAliveField({ keepAliveSeconds }: Pick<Settings, 'keepAliveSeconds'>) {
  return { 'keep-alive': `timeout=${keepAliveSeconds}` };
}
