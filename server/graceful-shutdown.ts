// Graceful shutdown: a server stops accepting connections, and answers what comes on those that it has.

import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

/**
 * How long idle connections stay open after the order to stop. nginx retries a replica that refused a connection after `fail_timeout`
 * (deploy/nginx.conf: 1 s, on a clock of whole seconds), and until then may use connections that it kept. 2.5 s falls midway
 * between two retries.
 */
export const drainIdleMilliseconds = 2500;

/** The longest wait for a turn of the event loop in which no connection arrives. */
const MAX_WAIT_MILLISECONDS = 1000;

/** During a longer turn a connection may have arrived that was not accepted yet. */
const SHORT_TURN_MILLISECONDS = 1;

/**
 * Waits for a short turn of the event loop in which no connection arrived. The system accepts connections by itself and queues them; those
 * that are still in its queue when the server closes are reset, with the requests that were sent on them.
 */
async function awaitEmptyAcceptQueue(server: HttpServer): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MILLISECONDS;
  let hasArrived = false;
  let isShort = false;

  function note(): void {
    hasArrived = true;
  }

  server.on('connection', note);
  // The first turn may end before the event loop looks at the connections.
  await nextTurn();
  do {
    const start = performance.now();
    hasArrived = false;
    await nextTurn();
    isShort = performance.now() - start < SHORT_TURN_MILLISECONDS;
  } while ((hasArrived || !isShort) && performance.now() < deadline);
  server.off('connection', note);
}

function closeAfterReply(_request: unknown, response: ServerResponse): void {
  response.setHeader('connection', 'close');
}

/**
 * Accepts nothing more. Requests on open connections are answered and told that the connection ends: a proxy that keeps connections may
 * have sent a request on one when the order to stop came, and may not send it again, because it was perhaps counted. Ends when all
 * connections have closed, or after the given time.
 */
export async function drainConnections(server: HttpServer, milliseconds: number): Promise<void> {
  const allClosed = Promise.withResolvers<void>();
  server.prependListener('request', closeAfterReply);
  await awaitEmptyAcceptQueue(server);
  // The close of an HTTP server would also close idle connections, on which a request may be on its way.
  NetServer.prototype.close.call(server, () => allClosed.resolve());
  const waiting = new AbortController();
  await Promise.race([
    allClosed.promise,
    delay(milliseconds, undefined, { signal: waiting.signal }).catch(() => undefined),
  ]);
  waiting.abort();
  // Requests that have arrived meanwhile are read before anything is closed.
  await nextTurn();
}
