import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { notJson } from './http/refusal.ts';
import { addPath, exchange, question, startTestService } from './testing/test-service.ts';

/** The parts of an answer as it came: its status, its headers, its body. */
function parseAnswer(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Map(lines.map((line) => [line.replace(/:.*/, '').toLowerCase(), line.replace(/^[^:]*: */, '')]));
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}

const host = 'Host: localhost\r\n';
const json = 'Content-Type: application/json\r\n';
const close = 'Connection: close\r\n';
const length = `Content-Length: ${question.length}\r\n`;

test('what is no request, or a wrong one, is answered in JSON with an id', async (t) => {
  const { url, key } = await startTestService(t, { maxBodyBytes: 1000 });
  const authorization = `Authorization: Bearer ${key}\r\n`;
  const post = `POST ${addPath} HTTP/1.1\r\n`;
  const cases = [
    ['no HTTP', 'hello\r\n\r\n', 400, 'Bad Request'],
    ['a broken request line', 'GET  / HTTP/1.1 x\r\n\r\n', 400, 'Bad Request'],
    ['an unknown method', `FROB / HTTP/1.1\r\n${host}\r\n`, 400, 'Bad Request'],
    ['no Host', `GET /health HTTP/1.1\r\n${close}\r\n`, 400, 'Bad Request'],
    ['two Hosts', `GET /health HTTP/1.1\r\n${host}${host}${close}\r\n`, 400, 'Bad Request'],
    ['a header without a colon', `GET /health HTTP/1.1\r\n${host}oops\r\n\r\n`, 400, 'Bad Request'],
    ['a space before the colon', `${post}${host}Authorization : Bearer ${key}\r\n\r\n`, 400, 'Bad Request'],
    ['two lengths', `${post}${host}${authorization}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, 'Bad Request'],
    [
      'a length and chunks',
      `${post}${host}${authorization}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
      'Bad Request',
    ],
    [
      'a broken chunk',
      `${post}${host}${authorization}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
      'Bad Request',
    ],
    [
      'long headers',
      `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'Request Header Fields Too Large',
    ],
    ['another expectation', `${post}${host}Expect: tea\r\n${close}\r\n`, 417, 'Expectation Failed'],
    [
      'two keys',
      `${post}${host}${authorization}${authorization}${json}${close}${length}\r\n${question}`,
      401,
      'Invalid authorization header',
    ],
    ['two spaces', `${post}${host}Authorization: Bearer  ${key}\r\n${close}\r\n`, 401, 'Invalid authorization header'],
    ['two types', `${post}${host}${authorization}${json}${json}${close}${length}\r\n${question}`, 415, notJson.detail],
    [
      'a coding beside chunks',
      `${post}${host}${authorization}Transfer-Encoding: gzip, chunked\r\n\r\n`,
      400,
      'Bad Request',
    ],
    ['another version', `GET /health HTTP/2.0\r\n${host}\r\n`, 400, 'Bad Request'],
    ['a fragment', `GET /health#x HTTP/1.1\r\n${host}${close}\r\n`, 400, 'Bad Request'],
    ['a tunnel', `CONNECT localhost:1 HTTP/1.1\r\n${host}\r\n`, 405, 'Method Not Allowed'],
    ['an address that cannot be decoded', `GET /docs/%zz HTTP/1.1\r\n${host}${close}\r\n`, 400, 'Bad Request'],
    ['a folded header', `${post}${host}Authorization: Bearer\r\n ${key}\r\n${close}\r\n`, 400, 'Bad Request'],
  ] as const;
  for (const [name, bytes, status, detail] of cases) {
    const { status: given, headers, body } = parseAnswer(await exchange(url, bytes));
    assert.equal(given, status, name);
    assert.equal(body, JSON.stringify({ detail }), name);
    assert.equal(headers.get('content-type'), 'application/json; charset=utf-8', name);
    assert.equal(Number(headers.get('content-length')), body.length, name);
    assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/, name);
  }
});

test('what is unusual and right is answered', async (t) => {
  const { url, key } = await startTestService(t);
  const head = `POST ${addPath} HTTP/1.1\r\n${host}${json}${close}`;
  for (const [name, bytes] of [
    ['name in lower case', `${head}authorization: Bearer ${key}\r\n${length}\r\n${question}`],
    ['white space at the end of the value', `${head}Authorization: Bearer ${key} \t\r\n${length}\r\n${question}`],
    [
      'chunks',
      `${head}Authorization: Bearer ${key}\r\nTransfer-Encoding: chunked\r\n\r\n${question.length.toString(16)}\r\n${question}\r\n0\r\n\r\n`,
    ],
    [
      'HTTP/1.0 without Host',
      `POST ${addPath} HTTP/1.0\r\n${json}Authorization: Bearer ${key}\r\n${length}\r\n${question}`,
    ],
  ] as const) {
    const { status, body } = parseAnswer(await exchange(url, bytes));
    assert.equal(status, 200, name);
    assert.ok(body.includes('12'), name);
  }
});

test('no body and no type is an empty question', async (t) => {
  const { url, key } = await startTestService(t);
  const bytes = `POST ${addPath} HTTP/1.1\r\n${host}${close}Authorization: Bearer ${key}\r\n\r\n`;
  const { status, body } = parseAnswer(await exchange(url, bytes));
  assert.equal(status, 422);
  assert.match(body, /"loc":\["body","a"\].*"loc":\["body","b"\]/);
});

test('the body is invited once the headers are accepted, and not before', async (t) => {
  const { url, key } = await startTestService(t, { maxBodyBytes: 1000 });
  const post = `POST ${addPath} HTTP/1.1\r\n${host}${json}Expect: 100-continue\r\n`;
  const stranger = parseAnswer(await exchange(url, `${post}${length}\r\n`));
  assert.equal(stranger.status, 401);
  assert.equal(stranger.headers.get('connection'), 'close');
  const tooLarge = await exchange(url, `${post}Authorization: Bearer ${key}\r\nContent-Length: 1001\r\n\r\n`);
  assert.equal(parseAnswer(tooLarge).status, 413);
  const invited = await exchange(url, `${post}Authorization: Bearer ${key}\r\n${close}${length}\r\n${question}`);
  assert.match(invited, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
});

test('garbage after an answer is a 400 of its own', async (t) => {
  const { url } = await startTestService(t);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const received: string[] = [];
  socket.on('data', (chunk) => {
    received.push(chunk.toString());
    if (received.length === 1) socket.write('garbage\r\n\r\n');
  });
  socket.write(`GET /health HTTP/1.1\r\n${host}\r\n`);
  await new Promise((resolve) => {
    socket.on('close', resolve);
  });
  const all = received.join('');
  assert.match(all, /^HTTP\/1\.1 200 OK/);
  assert.match(all, /HTTP\/1\.1 400 Bad Request[^]*\{"detail":"Bad Request"\}$/);
});

test('garbage behind a request comes after its answer', async (t) => {
  const { url } = await startTestService(t);
  const all = await exchange(url, `GET /health HTTP/1.1\r\n${host}\r\ngarbage\r\n\r\n`);
  assert.match(all, /^HTTP\/1\.1 200 OK[^]*\}HTTP\/1\.1 400 Bad Request[^]*\{"detail":"Bad Request"\}$/);
});

test('a client that keeps its side open does not keep a connection that was ended', async (t) => {
  const { url } = await startTestService(t);
  for (const bytes of ['garbage\r\n\r\n', `CONNECT localhost:1 HTTP/1.1\r\n${host}\r\n`]) {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(bytes);
    await once(socket, 'end');
    const closed = new Promise((resolve) => {
      socket.on('close', resolve);
    });
    // What comes to a connection that the server has let go of is answered with a reset.
    const knocking = setInterval(() => socket.write('x'), 200);
    const patience = setTimeout(() => socket.destroy(), 8000);
    await closed;
    clearInterval(knocking);
    clearTimeout(patience);
    assert.ok(socket.errored !== null, `still open after ${JSON.stringify(bytes)}`);
  }
});

test('stopping closes a connection that never asked anything', async (t) => {
  const service = await startTestService(t);
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  await new Promise((resolve) => {
    socket.on('connect', resolve);
  });
  socket.resume();
  const closed = new Promise((resolve) => {
    socket.on('close', resolve);
  });
  const start = performance.now();
  await service.stop();
  await closed;
  assert.ok(performance.now() - start < 8000);
});

test('a body that does not come is a 408', async (t) => {
  const { url, key } = await startTestService(t, { requestTimeoutSeconds: 1 });
  const head = `POST ${addPath} HTTP/1.1\r\n${host}${json}Authorization: Bearer ${key}\r\nContent-Length: 10\r\n\r\n{`;
  const { status, body } = parseAnswer(await exchange(url, head));
  assert.equal(status, 408);
  assert.equal(body, '{"detail":"Request Timeout"}');
});

for (const [name, path, method, isKnown, status] of [
  ['an answer', addPath, 'POST', true, 200],
  ['a refusal', addPath, 'POST', false, 401],
  ['a route of the router', '/health', 'GET', false, 200],
  ['what is not found', '/nothing', 'GET', false, 404],
] as const) {
  test(`${name} tells how long the connection may be idle, where it stays`, async (t) => {
    const { url, key } = await startTestService(t, { keepAliveSeconds: 33 });
    for (const [connection, told] of [
      ['keep-alive', 'timeout=33'],
      ['close', undefined],
    ] as const) {
      const headers = { connection, ...(isKnown ? { authorization: `Bearer ${key}` } : {}) };
      const asking = request(`${url}${path}`, { method, headers });
      asking.end(method === 'POST' ? question : undefined);
      const [answer]: IncomingMessage[] = await once(asking, 'response');
      answer.resume();
      await once(answer, 'end');
      assert.equal(answer.statusCode, status);
      assert.equal(answer.headers.connection, connection);
      assert.equal(answer.headers['keep-alive'], told);
    }
  });
}
