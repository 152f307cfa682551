import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { fieldLines, writeHead } from './head.ts';

const fields = fieldLines({ 'content-type': 'text/plain', 'x-request-id': 'a-b', 'content-length': '2' });

/** All that a server says to these requests on one connection, which ends when it has said it. */
async function answersTo(requests: string, listener: RequestListener): Promise<string> {
  const server = createServer({ keepAliveTimeout: 0 }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const socket = connect(address.port, '127.0.0.1').setEncoding('latin1');
  socket.end(requests);
  let said = '';
  for await (const piece of socket) said += piece;
  server.close();
  return said.replace(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r$/gm, 'Date: now\r');
}

function answering(write: typeof writeHead, status: number): RequestListener {
  return (request, response) => {
    request.resume();
    write(response, status, fields);
    response.write('o');
    response.end('k');
  };
}

/** The same by Node's own means. */
function writeHeadOfNode(...[response, status]: Parameters<typeof writeHead>): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'x-request-id': 'a-b', 'content-length': '2' });
}

const requests = {
  'a request': 'GET / HTTP/1.1\r\nHost: a\r\n\r\n',
  'the last request': 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'two requests at once': 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2),
  'a request with a body': 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc',
  'a request for the head alone': 'HEAD / HTTP/1.1\r\nHost: a\r\n\r\n',
  'an old request': 'GET / HTTP/1.0\r\n\r\n',
  'an old request whose connection stays': 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n',
} as const;

describe('the head of an answer is that of Node', () => {
  for (const [name, request] of Object.entries(requests)) {
    for (const status of [200, 422]) {
      it(`${status} to ${name}`, async () => {
        const [ours, theirs] = await Promise.all(
          [writeHead, writeHeadOfNode].map((write) => answersTo(request, answering(write, status))),
        );
        assert.match(ours, /^HTTP\/1\.1 \d{3} /);
        assert.equal(ours, theirs);
      });
    }
  }
});

it('fields that would be lines of their own are refused', () => {
  assert.throws(() => fieldLines({ 'x-name': 'a\r\nx-other: b' }), { code: 'ERR_INVALID_CHAR' });
  assert.throws(() => fieldLines({ 'x name': 'a' }), { code: 'ERR_INVALID_HTTP_TOKEN' });
});

it('a Node that keeps heads elsewhere gets the fields one by one', async () => {
  const said = await answersTo(
    requests['a request'],
    answering((response, ...rest) => {
      const hidden = new Proxy(response, {
        has: (target, key) => key !== '_header' && Reflect.has(target, key),
        get: (target, key) => {
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      writeHead(hidden, ...rest);
    }, 200),
  );
  assert.equal(said, await answersTo(requests['a request'], answering(writeHead, 200)));
});
