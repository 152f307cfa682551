import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, createServer, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTick } from 'node:timers/promises';
import { type TestContext, test } from 'node:test';
import { exchange, jsonOf, plain, startTestService } from '../testing/test-service.ts';
import { type MetricsServerParts, startMetricsServer } from './metrics-server.ts';

const answer = 'a_total 1\n';

async function start(t: TestContext, choice: Partial<MetricsServerParts> = {}) {
  const metrics = { contentType: 'text/plain', write: async () => answer };
  const usual = { port: 0, host: '127.0.0.1', metrics, report: (error: unknown) => assert.fail(String(error)) };
  const server = await startMetricsServer({ ...usual, ...choice });
  t.after(() => server.close());
  return server;
}

/** The server's ends of the connections that are opened from now on. */
function watchSockets(t: TestContext): readonly Socket[] {
  const sockets: Socket[] = [];
  function note(message: unknown): void {
    if (typeof message === 'object' && message !== null && 'socket' in message && message.socket instanceof Socket) {
      sockets.push(message.socket);
    }
  }
  subscribe('net.server.socket', note);
  t.after(() => unsubscribe('net.server.socket', note));
  return sockets;
}

async function open(url: string, bytes: string) {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

test('GET and HEAD, with a query or without', async (t) => {
  const { url } = await start(t);
  for (const path of ['/metrics', '/metrics?name=up']) {
    const response = await fetch(url + path);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/plain');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(await response.text(), answer);
  }
  const head = await fetch(`${url}/metrics`, { method: 'HEAD' });
  assert.deepEqual([head.status, head.headers.get('content-length')], [200, String(answer.length)]);
  assert.equal(await head.text(), '');
});

test('nothing else is there, and it says so in JSON', async (t) => {
  const { url } = await start(t);
  for (const path of ['/', '/metrics/', '/Metrics', '//metrics', '/health', '/metrics%20']) {
    const response = await fetch(url + path);
    assert.equal(response.status, 404, path);
    assert.deepEqual(await jsonOf(response), { detail: 'Not Found' });
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await fetch(`${url}/metrics`, { method, body: method === 'POST' ? 'x'.repeat(1e6) : null });
    assert.equal(response.status, 405, method);
    assert.equal(response.headers.get('allow'), 'GET, HEAD');
    assert.deepEqual(await jsonOf(response), { detail: 'Method Not Allowed' });
  }
  const garbage = await exchange(url, 'hello\r\n\r\n');
  assert.match(garbage, /^HTTP\/1\.1 400 .*\{"detail":"Bad Request"\}$/s);
});

test('a body that nobody wants ends its connection', async (t) => {
  const { url } = await start(t);
  const reply = await exchange(url, 'GET /metrics HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n');
  assert.match(reply, /^HTTP\/1\.1 200 .*\r\nConnection: close\r\n.*a_total 1\n$/s);
});

test('a client that sends too slowly gets 408, and one that does not read loses its connection', async (t) => {
  const long = 'x'.repeat(32 * 1024 * 1024);
  const metrics = { contentType: 'text/plain', write: async () => long };
  const { url } = await start(t, { timeoutMilliseconds: 200, metrics });
  const sender = await open(url, 'GET /metrics HTTP/1.1\r\nHost:');
  assert.match(await text(sender), /^HTTP\/1\.1 408 .*\{"detail":"Request Timeout"\}$/s);
  const sockets = watchSockets(t);
  const reader = await open(url, 'GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n');
  reader.pause();
  while (sockets.length === 0) await nextTick();
  if (!sockets[0].destroyed) await once(sockets[0], 'close');
  const came = await text(reader).catch(() => '');
  assert.ok(came.length < long.length, `${came.length} bytes`);
});

test('there is room for some programs that collect, and the next is let go', async (t) => {
  const { url } = await start(t);
  const inside = await Promise.all(Array.from({ length: 32 }, () => open(url, '')));
  const outside = await open(url, '');
  await once(outside.resume(), 'close');
  inside[0].end('GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  assert.match(await text(inside[0]), /^HTTP\/1\.1 200 /);
});

test('those who ask together get the same text, and others a new one', async (t) => {
  let calls = 0;
  const gate = Promise.withResolvers<void>();
  const write = async () => {
    calls += 1;
    await gate.promise;
    return `a_total ${calls}\n`;
  };
  const { url } = await start(t, { metrics: { contentType: 'text/plain', write } });
  const head = 'GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const sockets = [await open(url, head), await open(url, head)];
  // Both have been read when a third, which does not ask for metrics, is answered.
  await (await fetch(url)).text();
  gate.resolve();
  for (const socket of sockets) assert.match(await text(socket), /a_total 1\n$/);
  assert.equal(await (await fetch(`${url}/metrics`)).text(), 'a_total 2\n');
});

test('metrics that cannot be written are a 500 that is reported', async (t) => {
  const reported: unknown[] = [];
  const failure = new Error('a private word');
  const metrics = { contentType: 'text/plain', write: () => Promise.reject(failure) };
  const { url } = await start(t, { metrics, report: (error) => void reported.push(error) });
  const response = await fetch(`${url}/metrics`);
  assert.equal(response.status, 500);
  assert.deepEqual(await jsonOf(response), { detail: 'Internal Server Error' });
  assert.deepEqual(reported, [failure]);
});

test('a port in use is an error at the start that names the setting, and nothing stays open', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  t.after(() => other.close());
  await once(other, 'listening');
  const address = other.address();
  assert.ok(typeof address === 'object' && address !== null);
  await assert.rejects(startTestService(t, { ...plain, metricsPort: address.port }), {
    name: 'StartProblem',
    message: `The port ${address.port} is in use: choose another one with METRICS_PORT.`,
  });
});
