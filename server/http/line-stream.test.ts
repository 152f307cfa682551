import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { type LineStream, openLines } from './line-stream.ts';
import { openRequest, type RequestContext } from './request-context.ts';

interface Opened {
  readonly lines: LineStream;
  readonly context: RequestContext;
  readonly response: ServerResponse;
}

/** A server that opens a stream for its one request, and the client's side of it. */
async function openStream(t: TestContext, patience: number, onSlow: () => void = () => undefined) {
  const opened = Promise.withResolvers<Opened>();
  const server = createServer((request, response) => {
    const context = openRequest(request, response, () => undefined, 'the id');
    opened.resolve({ lines: openLines(context, ['x-own', 'yes'], patience, onSlow), context, response });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const { port }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address !== null ? address : assert.fail();
  const client = get({ host: '127.0.0.1', port });
  client.on('error', () => undefined);
  // Without a listener the client would take all that comes.
  client.on('response', (reply) => reply.on('error', () => undefined));
  return { ...(await opened.promise), client };
}

const megabyte = Buffer.alloc(1024 * 1024, 0x61);

test('lines arrive as they were written, and their bytes are counted', async (t) => {
  const { lines, client, context } = await openStream(t, 10_000);
  const arrived = once(client, 'response');
  await lines.write(['{"ä":', Buffer.from('1'), '}\n']);
  const [reply] = await arrived;
  assert.equal(reply.headers['content-type'], 'application/jsonl');
  assert.equal(reply.headers['x-request-id'], 'the id');
  assert.equal(reply.headers['x-own'], 'yes');
  const read = text(reply);
  await lines.write([megabyte, '\n']);
  lines.end();
  const whole = await read;
  assert.ok(whole.startsWith('{"ä":1}\naaa') && whole.endsWith('a\n'));
  assert.equal(context.bytes, Buffer.byteLength(whole));
});

test('who takes nothing loses the connection', async (t) => {
  let slow = 0;
  const { lines, response } = await openStream(t, 50, () => {
    slow += 1;
  });
  const closed = once(response, 'close');
  for (let count = 0; count < 64; count += 1) await lines.write([megabyte]);
  await closed;
  assert.equal(slow, 1);
  lines.end();
});

test('a client that goes ends the wait', async (t) => {
  const { lines, client, response } = await openStream(t, 60_000);
  const closed = once(response, 'close');
  const writing = lines.write(Array.from({ length: 64 }, () => megabyte));
  client.destroy();
  await closed;
  await writing;
});
