// Clients that take their time: that send a byte a second, send nothing, send crumbs, or never read their answer. Others do not notice
// them, and none keeps its connection or our memory for ever.

import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, type TestContext, test } from 'node:test';
import { addPath, question, startTestService } from '@matrixsteps/server/testing/test-service.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { keepConnection } from './connection.ts';
import { inMegabytes, settledBytes } from './heap.ts';

/** The time for a request to arrive, in seconds. */
const requestTimeoutSeconds = isLong ? 30 : 3;

const host = 'Host: localhost\r\n';

interface SlowClient {
  readonly socket: Socket;
  /** All that came back, once the connection is closed. */
  readonly end: Promise<string>;
}

function openClient(port: number): SlowClient {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.on('close', () => resolve(received));
  return { socket, end: promise };
}

/** Sends the text, then a byte of the rest each second. */
function drip(socket: Socket, first: string, rest: string): void {
  socket.write(first);
  let at = 0;
  const timer = setInterval(() => {
    if (socket.writable) socket.write(rest[at++ % rest.length]);
  }, 1000);
  socket.on('close', () => clearInterval(timer));
}

/** How long innocent questions take, one after the other, until the others are done; in milliseconds. */
async function watch(t: TestContext, port: number, key: string, until: Promise<unknown>): Promise<readonly number[]> {
  const innocent = keepConnection(port);
  t.after(innocent.close);
  const head = `POST ${addPath} HTTP/1.1\r\n${host}Authorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
  const message = Buffer.from(`${head}Content-Length: ${question.length}\r\n\r\n${question}`);
  const taken: number[] = [];
  const over = until.then(() => true);
  while (!(await Promise.race([over, wait(5, false)]))) {
    const start = performance.now();
    const answer = await innocent.ask(message);
    taken.push(performance.now() - start);
    assert.equal(answer?.status, 200);
  }
  return taken.toSorted((x, y) => x - y);
}

/** Seconds that an answer may wait for its reader; Node looks twice, and we look for it every half of them. */
const patience = 2;

test('a body in chunks of one byte takes no more memory than its bytes', async (t) => {
  const { url, key } = await startTestService(t);
  const port = Number(new URL(url).port);
  const { socket, end } = openClient(port);
  const head = `POST ${addPath} HTTP/1.1\r\n${host}Connection: close\r\nAuthorization: Bearer ${key}\r\n`;
  socket.write(`${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const crumbs = Buffer.from('1\r\n \r\n'.repeat(10_000));
  const before = await settledBytes();
  const pieces = isLong ? 300 : 10;
  for (let sent = 0; sent < pieces; sent++) {
    if (!socket.write(crumbs)) await new Promise((resolve) => socket.once('drain', resolve));
  }
  // The service runs in this process: when it has answered another request, it has read what was sent before.
  await (await fetch(`${url}/health`)).text();
  const grown = (await settledBytes()) - before;
  socket.write('0\r\n\r\n');
  assert.match(await end, /^HTTP\/1\.1 422 /);
  const most = 8e6 + 4 * 10_000 * pieces;
  assert.ok(grown < most, `${inMegabytes(grown)} for ${10_000 * pieces} bytes`);
  sayFigure(`a body of ${10_000 * pieces} chunks of one byte`, `${inMegabytes(grown)} while it comes`);
});

describe('beside each other', { concurrency: true }, () => {
  test('200 clients at one byte a second do not delay others, and get a 408', async (t) => {
    const { url, key } = await startTestService(t, { requestTimeoutSeconds, freePlanMonthlyLimit: 1_000_000 });
    const port = Number(new URL(url).port);
    const inHead = `POST ${addPath} HTTP/1.1\r\n${host}`;
    const inBody = `${inHead}Authorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;
    const clients = Array.from({ length: 200 }, () => openClient(port));
    t.after(() => clients.forEach(({ socket }) => socket.destroy()));
    const start = performance.now();
    clients.forEach(({ socket }, index) => {
      const [first, rest] = index % 2 === 0 ? [inHead, 'X: yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy'] : [inBody, ' '];
      drip(socket, first, rest);
    });
    const ends = Promise.all(clients.map(({ end }) => end));
    const taken = await watch(t, port, key, ends);
    const seconds = (performance.now() - start) / 1000;
    for (const received of await ends) {
      assert.match(received, /^HTTP\/1\.1 408 Request Timeout\r\n[^]*\r\n\r\n\{"detail":"Request Timeout"\}$/);
    }
    assert.ok(seconds < 2 * requestTimeoutSeconds + 7, `they were there for ${seconds} s`);
    const [middle, late] = [0.5, 0.99].map((share) => taken[Math.floor(taken.length * share)]);
    assert.ok(taken.length > 20 && middle < 100, `others waited ${middle} ms`);
    const figures = `${taken.length} answers, median ${middle.toFixed(1)} ms, 99 % within ${late.toFixed(1)} ms`;
    sayFigure(`200 clients at one byte a second for ${seconds.toFixed(0)} s, others meanwhile`, figures);
  });

  test('many connections that say nothing are closed, and others are served', async (t) => {
    const { url, key } = await startTestService(t, { requestTimeoutSeconds: 1, freePlanMonthlyLimit: 1_000_000 });
    const port = Number(new URL(url).port);
    const clients = Array.from({ length: isLong ? 4000 : 600 }, () => openClient(port));
    t.after(() => clients.forEach(({ socket }) => socket.destroy()));
    const ends = Promise.all(clients.map(({ end }) => end));
    const taken = await watch(t, port, key, ends);
    for (const received of await ends) assert.match(received, /^HTTP\/1\.1 408 /);
    sayFigure(`${clients.length} silent connections, others meanwhile`, `${taken.length} answers`);
  });

  test('a client that never reads its answers is let go', async (t) => {
    const { url } = await startTestService(t, { requestTimeoutSeconds: patience });
    const port = Number(new URL(url).port);
    // Three megabytes each, more than the system takes for a client: the rest waits with us.
    await (await fetch(`${url}/docs/reference/scalar.js`)).arrayBuffer();
    const message = Buffer.from(`GET /docs/reference/scalar.js HTTP/1.1\r\n${host}\r\n`.repeat(20));
    const sockets = Array.from({ length: 8 }, () => connect({ port, host: '127.0.0.1' }));
    t.after(() => sockets.forEach((socket) => socket.destroy()));
    const closed = sockets.map((socket) => {
      socket.on('error', () => undefined);
      socket.pause();
      socket.write(message);
      return new Promise((resolve) => socket.on('close', resolve));
    });
    await wait(2.5 * 1000 * patience + 2500);
    // Who does not read is told of a reset when it writes.
    const knocking = setInterval(() => sockets.forEach((socket) => socket.write(' ')), 100);
    const end = wait(2000, 'still open');
    const outcome = await Promise.race([Promise.all(closed).then(() => 'closed'), end]);
    clearInterval(knocking);
    assert.equal(outcome, 'closed');
  });
});
