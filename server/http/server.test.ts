import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpServer } from './server.ts';

/** A connection to a server with these limits, in seconds, and what it has received. */
async function open(
  t: TestContext,
  limits: { readonly requestTimeoutSeconds: number; readonly keepAliveSeconds: number; readonly minReadRate?: number },
  handle: RequestListener,
  onSlowReader?: () => void,
): Promise<{ readonly client: Socket; readonly received: () => string }> {
  const server = createHttpServer({ minReadRate: 10_000, ...limits }, handle, onSlowReader);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const client = connect({ port: address.port, host: '127.0.0.1' });
  t.after(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  client.on('error', () => undefined);
  await once(client, 'connect');
  let text = '';
  client.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  return { client, received: () => text };
}

const question = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n';

function repliesIn(text: string): number {
  return text.split('HTTP/1.1 200').length - 1;
}

test('a reply says how long the connection may be idle', async (t) => {
  const limits = { requestTimeoutSeconds: 60, keepAliveSeconds: 72 };
  const { client, received } = await open(t, limits, (_request, response) => response.end('done'));
  client.write(question);
  await once(client, 'data');
  assert.match(received(), /\r\nKeep-Alive: timeout=72\r\n/);
});

test('an idle connection is closed after its reply', async (t) => {
  const limits = { requestTimeoutSeconds: 60, keepAliveSeconds: 0.05 };
  const { client, received } = await open(t, limits, (_request, response) => response.end('done'));
  client.write(question);
  await once(client, 'close');
  assert.equal(repliesIn(received()), 1);
});

test('a reply may take longer than a connection may be idle, or a reader may stall', async (t) => {
  const limits = { requestTimeoutSeconds: 0.2, keepAliveSeconds: 0.2 };
  const { client, received } = await open(
    t,
    limits,
    (_request, response) => void pause(500).then(() => response.end('done')),
  );
  for (const replies of [1, 2]) {
    client.write(question);
    while (repliesIn(received()) < replies) await once(client, 'data');
  }
});

/** More than the buffers of a connection hold. */
const longReply = Buffer.alloc(32 * 1024 * 1024, 'x');

for (const [name, send] of [
  ['at once', (response) => void response.end(longReply)],
  ['as a stream', (response) => void Readable.from([longReply, longReply]).pipe(response)],
] as const satisfies readonly (readonly [string, (response: ServerResponse) => void])[]) {
  test(`a client that stops reading a reply that is sent ${name} loses its connection`, async (t) => {
    const closed = Promise.withResolvers<boolean>();
    const limits = { requestTimeoutSeconds: 0.1, keepAliveSeconds: 60 };
    const { client } = await open(t, limits, (_request, response) => {
      response.on('close', () => closed.resolve(response.writableFinished));
      send(response);
    });
    client.pause();
    client.write(question);
    assert.equal(await closed.promise, false);
  });
}

test('a client that read slowly once is not cut off while the next reply is computed', async (t) => {
  const limits = { requestTimeoutSeconds: 0.3, keepAliveSeconds: 60 };
  let asked = 0;
  const { client, received } = await open(t, limits, (_request, response) => {
    asked += 1;
    if (asked === 1) response.end(longReply);
    else void pause(700).then(() => response.end('done'));
  });
  client.pause();
  client.write(question);
  await pause(30);
  client.resume();
  while (received().length < longReply.length) await once(client, 'data');
  client.write(question);
  while (repliesIn(received()) < 2) await once(client, 'data');
});

/** A reader that takes a chunk and then rests a little, until the reply has come or the connection is closed. */
async function readSlowly(client: Socket, received: () => string, length: number): Promise<'all' | 'closed'> {
  const closed = once(client, 'close').then(() => 'closed' as const);
  async function read(): Promise<'all' | 'closed'> {
    while (received().length < length) {
      if ((await Promise.race([once(client, 'data'), closed])) === 'closed') return 'closed';
      client.pause();
      await pause(5);
      client.resume();
    }
    return 'all';
  }
  return Promise.race([read(), closed]);
}

for (const [name, minReadRate, requestTimeoutSeconds, outcome] of [
  ['faster than the least rate gets all of it', 10_000, 5, 'all'],
  ['more slowly loses its connection', 1e12, 0.2, 'closed'],
  ['at any pace gets all of it where there is no least rate', 0, 5, 'all'],
] as const) {
  test(`a client that reads a reply in slices ${name}`, async (t) => {
    function* slices(): Generator<Buffer, void> {
      for (let start = 0; start < longReply.length; start += 65_536) yield longReply.subarray(start, start + 65_536);
    }
    let slow = 0;
    const limits = { requestTimeoutSeconds, keepAliveSeconds: 60, minReadRate };
    const { client, received } = await open(
      t,
      limits,
      (_request, response) => void Readable.from(slices(), { objectMode: false }).pipe(response),
      () => {
        slow += 1;
      },
    );
    client.write(question);
    assert.equal(await readSlowly(client, received, longReply.length), outcome);
    assert.equal(slow, outcome === 'closed' ? 1 : 0);
  });
}
