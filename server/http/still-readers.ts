// Still readers: clients that take nothing more of an answer that waits for them. Node would keep answer and connection for ever.
// Above: application.ts. Below: nothing.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Looks every `interval` milliseconds for connections with something to write, and lets Node watch these: it closes them when nothing
 * has moved for `patience` milliseconds, or for twice as long. A timeout for all of them would cost every request a timer.
 */
export function letGoOfStillReaders(server: Server, patience: number, interval: number): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const looking = setInterval(() => {
    for (const socket of sockets) {
      // With the next request, and after each answer, Node sets another timeout or none.
      const isWatched = socket.timeout !== undefined && socket.timeout > 0;
      if (socket.writableLength > 0 && !isWatched) socket.setTimeout(patience);
    }
  }, interval);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}
