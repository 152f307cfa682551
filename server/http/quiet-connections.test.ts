import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { rememberAnswer } from './protocol-errors.ts';
import { closeQuietConnections, type Patience } from './quiet-connections.ts';

const short: Patience = { withReader: 100, withIdle: 100, look: 10 };
/** Enough for a machine that has much else to do. */
const long: Patience = { withReader: 500, withIdle: 500, look: 10 };

/** A connection to a server that answers so, and is as patient. */
async function open(
  t: TestContext,
  patience: Patience,
  answer: RequestListener,
): Promise<{ readonly client: Socket; readonly seen: () => string }> {
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    rememberAnswer(response);
    answer(request, response);
  });
  closeQuietConnections(server, patience);
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
  return { client, seen: () => text };
}

const question = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n';

function answersIn(text: string): number {
  return text.split('HTTP/1.1 200').length - 1;
}

test('an idle connection is closed after its answer', async (t) => {
  const { client, seen } = await open(t, short, (_request, response) => response.end('done'));
  client.write(question);
  await once(client, 'close');
  assert.equal(answersIn(seen()), 1);
});

test('a connection that is used stays open, and one whose answer takes longer than it might be idle', async (t) => {
  const { client, seen } = await open(
    t,
    long,
    (_request, response) => void pause(2 * long.withIdle).then(() => response.end('done')),
  );
  for (let asked = 1; asked <= 2; asked += 1) {
    client.write(question);
    while (answersIn(seen()) < asked) await once(client, 'data');
  }
  assert.equal(client.readyState, 'open');
  await once(client, 'close');
  assert.equal(answersIn(seen()), 2);
});

test('a connection on which nothing was asked is left to the time for headers', async (t) => {
  const { client, seen } = await open(t, short, (_request, response) => response.end('done'));
  await pause(3 * short.withIdle);
  client.write(question);
  await once(client, 'data');
  assert.equal(answersIn(seen()), 1);
});

/** More than the buffers of a connection hold. */
const longAnswer = Buffer.alloc(32 * 1024 * 1024, 'x');

test('a client that stops reading loses its connection, and what waits for it is let go', async (t) => {
  const answered = Promise.withResolvers<boolean>();
  const { client } = await open(t, short, (_request, response) => {
    response.on('close', () => answered.resolve(response.writableFinished));
    response.end(longAnswer);
  });
  client.pause();
  client.write(question);
  assert.equal(await answered.promise, false);
});

test('who read slowly once is not watched while the next answer is prepared', async (t) => {
  let asked = 0;
  const { client, seen } = await open(t, long, (_request, response) => {
    asked += 1;
    if (asked === 1) response.end(longAnswer);
    else void pause(2 * long.withReader).then(() => response.end('done'));
  });
  client.pause();
  client.write(question);
  await pause(3 * long.look);
  client.resume();
  while (seen().length < longAnswer.length) await once(client, 'data');
  client.write(question);
  while (answersIn(seen()) < 2) await once(client, 'data');
});
