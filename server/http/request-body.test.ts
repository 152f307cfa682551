import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { connect } from 'node:net';
import { HttpError } from './http-error.ts';
import { readBody, refuseByHeaders } from './request-body.ts';

const limit = 100;

for (const [type, status] of [
  [undefined, null],
  ['application/json', null],
  ['Application/JSON', null],
  ['application/json; charset=utf-8', null],
  ['application/json;charset=UTF-8', null],
  ['application/json; charset="utf-8"', null],
  ['application/json; charset=utf8', null],
  ['application/json; version=1', null],
  ['application/json;', null],
  ['application/json; charset=latin1', 415],
  ['application/json; version=1; charset=utf-16', 415],
  ['text/plain', 415],
  ['application/jsonp', 415],
  ['application/json, text/plain', 415],
  ['application/vnd.api+json', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/x-www-form-urlencoded', 415],
  ['', 415],
  ['nonsense', 415],
] as const) {
  test(`Content-Type: ${type}`, () => {
    const headers = type === undefined ? {} : { 'content-type': type };
    assert.equal(refuseByHeaders(headers, limit)?.status ?? null, status);
  });
}

for (const [encoding, status] of [
  ['identity', null],
  ['gzip', 415],
  ['br, identity', 415],
] as const) {
  test(`Content-Encoding: ${encoding}`, () => {
    assert.equal(refuseByHeaders({ 'content-encoding': encoding }, limit)?.status ?? null, status);
  });
}

test('a declared length up to the limit passes, one more is a 413', () => {
  assert.equal(refuseByHeaders({ 'content-length': '100' }, limit), null);
  assert.equal(refuseByHeaders({ 'content-length': '101' }, limit)?.status, 413);
});

test('415 comes before 413', () => {
  assert.equal(refuseByHeaders({ 'content-length': '101', 'content-type': 'text/plain' }, limit)?.status, 415);
});

test('a type of many parameters is judged quickly', () => {
  const type = `application/json${'; a=b'.repeat(3000)}!"`;
  const start = performance.now();
  refuseByHeaders({ 'content-type': type }, limit);
  refuseByHeaders({ 'content-type': `application/json${' ; '.repeat(5000)}x"` }, limit);
  // Backtracking over such a header would take minutes.
  assert.ok(performance.now() - start < 5000);
});

/** The port of a server. */
async function listen(t: TestContext, handle: RequestListener): Promise<number> {
  const server = createServer(handle);
  t.after(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return address.port;
}

/** Sends the chunks to a server, with or without their length declared, and gives what it read of them. */
async function readBack(t: TestContext, chunks: readonly Uint8Array[], most: number, isDeclared: boolean) {
  const read = Promise.withResolvers<Uint8Array>();
  const port = await listen(t, (incoming, response) => {
    readBody(incoming, most)
      .then(read.resolve, read.reject)
      .finally(() => response.end());
  });
  const length = chunks.reduce((total, chunk) => total + chunk.length, 0);
  const headers = isDeclared ? { 'content-length': length } : {};
  const client = request({ port, host: '127.0.0.1', method: 'POST', headers });
  client.on('error', () => undefined);
  for (const chunk of chunks) client.write(chunk);
  client.end();
  return read.promise;
}

const tooLarge = (error: unknown) => error instanceof HttpError && error.refusal.status === 413;
const block = Uint8Array.from({ length: 40_000 }, (_, place) => place % 251);

for (const [name, chunks] of [
  ['nothing', []],
  ['one short chunk', [Uint8Array.of(1, 2, 3)]],
  ['two chunks', [Uint8Array.of(1, 2), Uint8Array.of(3)]],
  ['a long body in many chunks', Array.from({ length: 12 }, () => block)],
  ['a body in chunks of a few bytes', Array.from({ length: 5000 }, (_, place) => block.subarray(place, place + 3))],
] as const) {
  for (const isDeclared of [true, false]) {
    test(`read back: ${name}, its length ${isDeclared ? 'declared' : 'not declared'}`, async (t) => {
      const bytes = await readBack(t, chunks, 1e6, isDeclared);
      assert.equal(Buffer.compare(bytes, Buffer.concat(chunks)), 0);
    });
  }
}

test('a body of just the limit is read, one byte more is a 413', async (t) => {
  assert.equal((await readBack(t, [block], block.length, false)).length, block.length);
  await assert.rejects(readBack(t, [block], block.length - 1, false), tooLarge);
});

test('a body that is longer than it may be is not read', async (t) => {
  await assert.rejects(readBack(t, [block, block, block], 100_000, false), tooLarge);
});

test('a body that had arrived before it is read is read, too', async (t) => {
  const read = Promise.withResolvers<Uint8Array>();
  const port = await listen(t, (incoming, response) => {
    incoming.once('readable', () => {
      readBody(incoming, limit)
        .then(read.resolve, read.reject)
        .finally(() => response.end());
    });
  });
  await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'late' });
  assert.equal(Buffer.from(await read.promise).toString(), 'late');
});

test('a client that goes in the middle of its body rejects', async (t) => {
  const read = Promise.withResolvers<Uint8Array>();
  const port = await listen(t, (incoming) => void readBody(incoming, limit).then(read.resolve, read.reject));
  const client = connect(port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc', () => client.destroy());
  await assert.rejects(read.promise, { code: 'ECONNRESET' });
});

test('a client that goes on sending a refused body is cut off', async (t) => {
  const taken = Promise.withResolvers<number>();
  const port = await listen(t, (incoming, response) => {
    const { socket } = incoming;
    socket.on('close', () => taken.resolve(socket.bytesRead));
    readBody(incoming, 100_000).catch(() => response.writeHead(413).end());
  });
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n');
  // Not without end: a server that takes all of it fails the test instead of holding it up.
  let left = 50;
  const sending = setInterval(() => (left-- > 0 ? client.write(block) : client.destroy()), 1);
  t.after(() => clearInterval(sending));
  const bytes = await taken.promise;
  assert.ok(bytes > 400_000 && bytes < 1e6, `after ${bytes} bytes`);
});
