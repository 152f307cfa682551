// Graceful shutdown: a server stops accepting connections, and answers what comes on those that it has.

import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

/**
 * How long idle connections stay open after the order to stop. nginx retries a replica that refused a connection after `fail_timeout`
 * (deploy/nginx.conf: 1 s, on a clock of whole seconds), and until then may use connections that it kept. 2.5 s falls midway
 * between two retries.
 */
export const drainIdleMilliseconds = 2500;

/** The longest time that requests are held for a moment in which no connection arrives. */
const MAX_HOLD_MILLISECONDS = 1000;

/** How long no connection must have arrived. */
const QUIET_MILLISECONDS = 0.5;

/** During a longer turn of the event loop a connection may have arrived that was not accepted yet. */
const SHORT_TURN_MILLISECONDS = 0.1;

/** The last turn before the server closes: an empty turn takes a few microseconds. */
const EMPTY_TURN_MILLISECONDS = 0.02;

/** Waits until turns of the event loop are short and no connection has arrived for a moment, or for the longest time. */
async function awaitEmptyAcceptQueue(server: HttpServer): Promise<void> {
  const start = performance.now();
  let turnStart = start;
  let quietSince = start;

  function noteArrival(): void {
    quietSince = performance.now();
  }

  server.on('connection', noteArrival);
  for (;;) {
    await nextTurn();
    const now = performance.now();
    const turn = now - turnStart;
    turnStart = now;
    if (turn > SHORT_TURN_MILLISECONDS) quietSince = now;
    const isQuiet = now - quietSince >= QUIET_MILLISECONDS && turn <= EMPTY_TURN_MILLISECONDS;
    if (isQuiet || now - start >= MAX_HOLD_MILLISECONDS) break;
  }
  server.off('connection', noteArrival);
}

/**
 * Stops listening. The system accepts connections by itself and queues them, and a turn of the event loop takes one of them; those that
 * are still in the queue when the server closes are reset, with the requests that were sent on them. So requests are held while the
 * queue empties: turns are short then, and no reply makes a client open another connection. Afterwards replies say that their
 * connection ends.
 */
async function stopListening(server: HttpServer, onClosed: () => void): Promise<void> {
  const listeners = server.listeners('request');
  const held: (readonly unknown[])[] = [];

  function hold(...request: readonly unknown[]): void {
    held.push(request);
  }

  function closeAfterReply(request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('connection', 'close');
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  }

  server.removeAllListeners('request').on('request', hold);
  await awaitEmptyAcceptQueue(server);
  // The close of an HTTP server would also close idle connections, on which a request may be on its way.
  NetServer.prototype.close.call(server, onClosed);
  server.off('request', hold).on('request', closeAfterReply);
  for (const request of held) server.emit('request', ...request);
}

/**
 * Accepts nothing more. Requests on open connections are answered and told that the connection ends: a proxy that keeps connections may
 * have sent a request on one when the order to stop came, and may not send it again, because it was perhaps counted. Ends when all
 * connections have closed, or after the given time.
 */
export async function drainConnections(server: HttpServer, milliseconds: number): Promise<void> {
  const allClosed = Promise.withResolvers<void>();
  await stopListening(server, () => allClosed.resolve());
  const waiting = new AbortController();
  await Promise.race([
    allClosed.promise,
    delay(milliseconds, undefined, { signal: waiting.signal }).catch(() => undefined),
  ]);
  waiting.abort();
  // Requests that have arrived meanwhile are read before anything is closed.
  await nextTurn();
}
