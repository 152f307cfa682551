// Taking leave: a server accepts nothing more, and loses nobody who had already come.

import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

/**
 * So long an unused connection stays open after the order to stop: more than a question takes through a proxy to here. nginx counts in
 * whole seconds: by deploy/nginx.conf it passes over a replica that refused a connection in one of them, and in the following one, and
 * then asks it on connections that it kept, until it is refused again. The end lies half a second or more after that, and as long
 * before the next time.
 */
export const leaveMilliseconds = 2500;

/** So long nobody must have come. */
const quietMilliseconds = 0.5;

/** In a turn of the event loop that lasted longer, somebody may have come unseen. */
const shortTurnMilliseconds = 0.1;

/** The last one, at the end of which the server closes: an empty turn takes a few microseconds. */
const lastTurnMilliseconds = 0.02;

/** So long questions are kept waiting at most for a quiet moment. */
const patienceMilliseconds = 1000;

/**
 * Closes when nobody waits at the door. The system accepts connections by itself and puts them in a line, from which a turn of the event
 * loop takes one; those that stand in it when the server closes are reset, whatever was sent on them. So no question is answered for a
 * moment: turns are short then, the line comes to its end, and whoever would ask again on a new connection has no reason to yet.
 */
async function awaitQuietMoment(server: HttpServer, close: () => void): Promise<void> {
  const isClosed = Promise.withResolvers<void>();
  const listeners = server.listeners('request');
  const held: (readonly unknown[])[] = [];
  const begun = performance.now();
  let turnBegan = begun;
  let quietSince = begun;

  function hold(...question: readonly unknown[]): void {
    held.push(question);
  }

  function noteArrival(): void {
    quietSince = performance.now();
  }

  function endTurn(): void {
    const now = performance.now();
    const lasted = now - turnBegan;
    turnBegan = now;
    if (lasted > shortTurnMilliseconds) quietSince = now;
    const isQuiet = now - quietSince >= quietMilliseconds && lasted <= lastTurnMilliseconds;
    if (!isQuiet && now - begun < patienceMilliseconds) {
      setImmediate(endTurn);
      return;
    }
    close();
    isClosed.resolve();
  }

  server.removeAllListeners('request').on('request', hold).on('connection', noteArrival);
  setImmediate(endTurn);
  await isClosed.promise;
  server.off('connection', noteArrival).off('request', hold);
  server.on('request', (request, response) => {
    response.shouldKeepAlive = false;
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  });
  for (const question of held) server.emit('request', ...question);
}

/**
 * Accepts nothing more; whoever asks on an open connection is answered and told that it ends there. A proxy keeps connections and may
 * have sent a question on one when the order to stop came: closed at once, they would take it with them, and no proxy may send a
 * question again that was perhaps counted. Ends when all have left, or after the given time.
 */
export async function takeLeave(server: HttpServer, milliseconds: number): Promise<void> {
  const allHaveLeft = Promise.withResolvers<void>();
  // Not the one of HTTP, which closes unused connections at once.
  await awaitQuietMoment(server, () => Server.prototype.close.call(server, () => allHaveLeft.resolve()));
  await Promise.race([allHaveLeft.promise, delay(milliseconds)]);
  // In a turn that was late, time passes before the questions are read that have arrived.
  await nextTurn();
}
