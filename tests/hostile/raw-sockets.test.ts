// Malformed messages, one by one, among them the ways in which a request is smuggled past a proxy: each is answered in JSON or its
// connection is closed in good order, nothing behind it is taken for a request, and others are answered meanwhile.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPath, question, startTestService } from '@matrixsteps/server/testing/test-service.ts';
import { type Answer, answersIn, exchangeBytes, keepConnection } from './connection.ts';

const host = 'Host: localhost\r\n';
const close = 'Connection: close\r\n';
const key = 'Authorization: Bearer KEY\r\n';
const json = 'Content-Type: application/json\r\n';
const length = `Content-Length: ${question.length}\r\n`;
const size = question.length.toString(16);
const chunks = `${size}\r\n${question}\r\n0\r\n\r\n`;
const get = `GET /health HTTP/1.1\r\n${host}`;
const post = `POST ${addPath} HTTP/1.1\r\n${host}${key}${json}`;
/** What a smuggler would like to be answered. */
const smuggled = `GET /nowhere HTTP/1.1\r\n${host}\r\n`;

/** A message with a name, and the statuses of its answers; none where the connection is closed without one. */
type Case = readonly [name: string, bytes: string | Buffer, ...statuses: readonly number[]];

const framing: readonly Case[] = [
  ['a length, then chunks', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}${smuggled}`, 400],
  ['chunks, then a length', `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunks}${smuggled}`, 400],
  ['two different lengths', `${post}${length}Content-Length: 1\r\n\r\n${question}`, 400],
  ['twice the same length', `${post}${length}${length}\r\n${question}`, 400],
  ['a list of lengths', `${post}Content-Length: ${question.length}, ${question.length}\r\n\r\n${question}`, 400],
  ['a length with a sign', `${post}Content-Length: +${question.length}\r\n\r\n${question}`, 400],
  ['a negative length', `${post}Content-Length: -1\r\n\r\n${question}`, 400],
  ['a length with a space in it', `${post}Content-Length: 5 1\r\n\r\n${question}`, 400],
  ['a hexadecimal length', `${post}Content-Length: 0x33\r\n\r\n${question}`, 400],
  ['a length with a fraction', `${post}Content-Length: 51.0\r\n\r\n${question}`, 400],
  ['an empty length', `${post}Content-Length: \r\n\r\n${question}`, 400],
  ['a length beyond all integers', `${post}Content-Length: 99999999999999999999999\r\n\r\n${question}`, 400],
  ['a length beyond the limit', `${post}${close}Content-Length: 9007199254740993\r\n\r\n`, 413],
  ['a length with zeros before it', `${post}${close}Content-Length: 000${question.length}\r\n\r\n${question}`, 200],
  ['another coding', `${post}Transfer-Encoding: xchunked\r\n\r\n${chunks}${smuggled}`, 400],
  ['a coding before chunks', `${post}Transfer-Encoding: gzip, chunked\r\n\r\n${chunks}${smuggled}`, 400],
  ['no coding', `${post}Transfer-Encoding: identity\r\n\r\n${chunks}${smuggled}`, 400],
  ['no coding, then chunks', `${post}Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`, 400],
  ['chunks, then no coding', `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${chunks}`, 400],
  ['chunks and another coding', `${post}Transfer-Encoding: chunked, identity\r\n\r\n${chunks}`, 400],
  ['chunks twice', `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`, 400],
  ['chunks in quotes', `${post}Transfer-Encoding: "chunked"\r\n\r\n${chunks}`, 400],
  ['chunks with a parameter', `${post}Transfer-Encoding: chunked;q=1\r\n\r\n${chunks}`, 400],
  ['chunks behind a vertical tab', `${post}Transfer-Encoding: \x0bchunked\r\n\r\n${chunks}`, 400],
  ['an empty coding', `${post}Transfer-Encoding: \r\n\r\n${chunks}`, 400],
  ['a comma after chunks', `${post}Transfer-Encoding: chunked,\r\n\r\n${chunks}`, 400],
  ['a space before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n${chunks}`, 400],
  ['a space before the name', `${post} Transfer-Encoding: chunked\r\n\r\n${chunks}`, 400],
  ['a coding behind a bare line feed', `${post}X: y\nTransfer-Encoding: chunked\r\n\r\n${chunks}`, 400],
  ['a coding behind a bare carriage return', `${post}X: y\rTransfer-Encoding: chunked\r\n\r\n${chunks}`, 400],
  ['chunks in HTTP/1.0', `POST ${addPath} HTTP/1.0\r\n${key}${json}Transfer-Encoding: chunked\r\n\r\n${chunks}`, 400],
  ['chunks in capitals', `${post}${close}Transfer-Encoding: CHUNKED\r\n\r\n${chunks}`, 200],
  ['chunks behind a tab', `${post}${close}Transfer-Encoding:\tchunked\r\n\r\n${chunks}`, 200],
];

const chunking: readonly Case[] = [
  ['an extension', `${size};a=b\r\n${question}\r\n0\r\n\r\n`, 200],
  ['a long extension', `${size};${'a'.repeat(20_000)}\r\n${question}\r\n0\r\n\r\n`, 413],
  ['an extension with a bare line feed', `${size};a\n${question}\r\n0\r\n\r\n`, 400],
  ['a negative size', `-1\r\n${question}\r\n0\r\n\r\n`, 400],
  ['a size with a prefix', `0x33\r\n${question}\r\n0\r\n\r\n`, 400],
  ['a space after the size', `${size} \r\n${question}\r\n0\r\n\r\n`, 400],
  ['a size beyond all integers', `fffffffffffffffff\r\n${question}\r\n0\r\n\r\n`, 400],
  ['an empty size', `\r\n${question}\r\n0\r\n\r\n`, 400],
  ['bare line feeds', `${size}\n${question}\n0\n\n`, 400],
  ['no line break after the data', `${size}\r\n${question}0\r\n\r\n`, 400],
  ['less data than announced', `7f\r\n${question}\r\n0\r\n\r\n${'x'.repeat(200)}`, 400],
  ['more data than announced', `2\r\n${question}\r\n0\r\n\r\n`, 400],
  ['trailers', `${size}\r\n${question}\r\n0\r\nX: y\r\n\r\n`, 200],
  ['a key in the trailers', `${size}\r\n${question}\r\n0\r\n${key}\r\n`, 200],
  ['a length in the trailers', `${size}\r\n${question}\r\n0\r\nContent-Length: 3\r\n\r\n`, 400],
  ['long trailers', `${size}\r\n${question}\r\n0\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
];

const lines: readonly Case[] = [
  ['only line feeds', `GET /health HTTP/1.1\nHost: x\n\n`, 400],
  ['only carriage returns', `GET /health HTTP/1.1\rHost: x\r\r`, 400],
  ['a carriage return in a value', `${get}X: a\rb\r\n\r\n`, 400],
  ['a line feed at the end', `${get}${close}\n`, 400],
  ['a folded value', `${get}X: a\r\n b\r\n\r\n`, 400],
  ['a value folded by a tab', `${get}X: a\r\n\tb\r\n\r\n`, 400],
  ['NUL in a value', `${get}X: a\0b\r\n\r\n`, 400],
  ['NUL in a name', `${get}X\0: a\r\n\r\n`, 400],
  ['DEL in a value', `${get}X: a\x7fb\r\n\r\n`, 400],
  ['a space before a colon', `${get}X : a\r\n\r\n`, 400],
  ['an empty name', `${get}: a\r\n\r\n`, 400],
  ['no colon', `${get}X\r\n\r\n`, 400],
  ['a bracket in a name', `${get}X[: a\r\n\r\n`, 400],
  ['bytes beyond ASCII in a value', `${get}${close}X: \xe9\xff\r\n\r\n`, 200],
  ['names that objects would treat specially', `${get}${close}__proto__: x\r\nconstructor: y\r\n\r\n`, 200],
  ['empty lines before a request', `\r\n\r\n${get}${close}\r\n`, 200],
];

const sizes: readonly Case[] = [
  ['a long value', `${get}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a long name', `${get}${'x'.repeat(20_000)}: y\r\n\r\n`, 431],
  ['long headers before a question', `${post}X: ${'x'.repeat(20_000)}\r\n${length}\r\n${question}`, 431],
  ['many headers', `${get}${'a:\r\n'.repeat(1000)}\r\n`, 431],
  ['a second key behind many headers', `${post}${'a:\r\n'.repeat(1000)}${key}\r\n`, 431],
  ['a second Host behind many headers', `${get}${'a:\r\n'.repeat(1000)}${host}\r\n`, 431],
  ['as many headers as there may be', `${get}${close}${'a:\r\n'.repeat(990)}\r\n`, 200],
  ['a long address', `GET /${'a'.repeat(15_000)} HTTP/1.1\r\n${host}${close}\r\n`, 404],
  ['a longer address', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n${host}\r\n`, 431],
  ['a long part of an address', `GET /docs/${'a'.repeat(500)} HTTP/1.1\r\n${host}${close}\r\n`, 404],
  ['a long query', `GET /health?${'a'.repeat(15_000)} HTTP/1.1\r\n${host}${close}\r\n`, 200],
];

const duplicates: readonly Case[] = [
  ['two Hosts', `GET /health HTTP/1.1\r\n${host}${host}${close}\r\n`, 400],
  ['no Host', `GET /health HTTP/1.1\r\n${close}\r\n`, 400],
  ['a Host that is none', `GET /health HTTP/1.1\r\nHost: a b/c?\r\n${close}\r\n`, 400],
  ['a Host with a user', `GET /health HTTP/1.1\r\nHost: a@b\r\n${close}\r\n`, 400],
  ['a list of Hosts', `GET /health HTTP/1.1\r\nHost: a, b\r\n${close}\r\n`, 400],
  ['two keys', `${post}${key}${close}${length}\r\n${question}`, 401],
  ['two types', `${post}Content-Type: text/plain\r\n${close}${length}\r\n${question}`, 415],
  ['twice the same type', `${post}${json}${close}${length}\r\n${question}`, 415],
  [
    'two encodings',
    `${post}Content-Encoding: identity\r\nContent-Encoding: gzip\r\n${close}${length}\r\n${question}`,
    415,
  ],
  ['another expectation', `${post}Expect: tea\r\n${length}\r\n${question}`, 417],
];

const targets: readonly Case[] = [
  [
    'a whole address',
    `POST http://localhost${addPath} HTTP/1.1\r\n${host}${key}${json}${close}${length}\r\n${question}`,
    200,
  ],
  ['a whole address without a Host', `GET http://localhost/health HTTP/1.1\r\n${close}\r\n`, 400],
  ['a whole address without a path', `GET http://localhost HTTP/1.1\r\n${host}${close}\r\n`, 200],
  ['a whole address, another method', `GET http://localhost${addPath} HTTP/1.1\r\n${host}${close}\r\n`, 405],
  ['a whole address without a key', `POST http://localhost${addPath} HTTP/1.1\r\n${host}${json}${close}\r\n`, 401],
  ['another scheme', `GET ftp://localhost/health HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['an asterisk', `GET * HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['an asterisk for OPTIONS', `OPTIONS * HTTP/1.1\r\n${host}${close}\r\n`, 404],
  ['a host and a port', `GET localhost:80 HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['no slash', `GET health HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['nothing', `GET  HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['a fragment', `GET /health#x HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['a space', `GET /health x HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['a control character', `GET /he\x01alth HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['bytes beyond ASCII', Buffer.from(`GET /h\xe9 HTTP/1.1\r\n${host}${close}\r\n`, 'latin1'), 400],
  ['two slashes', `GET //health HTTP/1.1\r\n${host}${close}\r\n`, 404],
  ['a step up', `GET /x/../health HTTP/1.1\r\n${host}${close}\r\n`, 404],
  [
    'an encoded letter',
    `POST ${addPath.replace('add', '%61dd')} HTTP/1.1\r\n${host}${key}${json}${close}${length}\r\n${question}`,
    200,
  ],
  ['an encoded letter without a key', `POST ${addPath.replace('add', '%61dd')} HTTP/1.1\r\n${host}${close}\r\n`, 401],
  ['an encoded slash', `POST ${addPath.replace('/add', '%2fadd')} HTTP/1.1\r\n${host}${key}${close}\r\n`, 404],
  ['a broken encoding', `GET /docs/%zz HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['overlong UTF-8', `GET /docs/%c0%af HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['out of the folder of files', `GET /assets/..%2f..%2fpackage.json HTTP/1.1\r\n${host}${close}\r\n`, 404],
  ['out of it by another name', `GET /assets/..%5c..%5cpackage.json HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['out of it by dots', `GET /assets/../../package.json HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['a file with NUL in its name', `GET /assets/%00 HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ['a hidden file', `GET /assets/.hidden HTTP/1.1\r\n${host}${close}\r\n`, 404],
];

const protocols: readonly Case[] = [
  ['HTTP/0.9', 'GET /\r\n\r\n', 400],
  ['HTTP/0.9 by its name', `GET / HTTP/0.9\r\n${host}\r\n`, 400],
  ['HTTP/1.0', `POST ${addPath} HTTP/1.0\r\n${key}${json}${length}\r\n${question}`, 200],
  ['HTTP/1.2', `GET / HTTP/1.2\r\n${host}\r\n`, 400],
  ['HTTP/2.0', `GET / HTTP/2.0\r\n${host}\r\n`, 400],
  ['http/1.1', `GET / http/1.1\r\n${host}\r\n`, 400],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0', 400],
  ['the hello of TLS', Buffer.from('16030100c8010000c403030102030405', 'hex'), 400],
  ['another protocol', `SOURCE /x ICE/1.0\r\n${host}${close}\r\n`, 404],
  ['a tunnel', `CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\nhello`, 405],
  ['a tunnel to us', `CONNECT localhost HTTP/1.1\r\n${host}\r\n${smuggled}`, 405],
  ['an upgrade', `GET /health HTTP/1.1\r\n${host}Connection: upgrade, close\r\nUpgrade: websocket\r\n\r\n`, 200],
  [
    'an upgrade to HTTP/2',
    `${post}${length}Connection: upgrade, close\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n\r\n${question}`,
    200,
  ],
  ['a method in small letters', `get /health HTTP/1.1\r\n${host}\r\n`, 400],
  ['a long method', `${'A'.repeat(1000)} /health HTTP/1.1\r\n${host}\r\n`, 400],
  ['TRACE', `TRACE / HTTP/1.1\r\n${host}${key}${close}\r\n`, 405],
  ['PROPFIND', `PROPFIND / HTTP/1.1\r\n${host}${close}\r\n`, 405],
  ['all bytes', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), 400],
];

const pipelines: readonly Case[] = [
  ['garbage behind a request', `${get}\r\ngarbage\r\n\r\n`, 200, 400],
  ['garbage behind two', `${get}\r\n${get}\r\n\x16\x03\x01`, 200, 200, 400],
  ['garbage behind a question', `${post}${length}\r\n${question}garbage\r\n\r\n`, 200, 400],
  [
    'a request behind a refused body',
    `POST /nowhere HTTP/1.1\r\n${host}${length}\r\n${question}${get}${close}\r\n`,
    404,
    200,
  ],
  [
    'a request behind an unwanted body',
    `GET /health HTTP/1.1\r\n${host}${length}\r\n${question}${get}${close}\r\n`,
    200,
    200,
  ],
  [
    'a request within a body',
    `POST ${addPath} HTTP/1.1\r\n${host}${close}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    401,
  ],
  ['a request behind the last one', `${get}${close}\r\n${smuggled}`, 200],
  [
    'a request behind an uninvited body',
    `POST ${addPath} HTTP/1.1\r\n${host}Expect: 100-continue\r\n${length}\r\n${smuggled}`,
    401,
  ],
];

const unfinished: readonly Case[] = [
  ['nothing at all', ''],
  ['half a line', 'GET /hea', 400],
  ['half a head', get, 400],
  ['half a body', `${post}${length}\r\n{`, 400],
  ['half a chunk', `${post}Transfer-Encoding: chunked\r\n\r\n${size}\r\n{`, 400],
];

function checkRefusal({ headers, body }: Answer): void {
  assert.equal(headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
  const { detail, ...others }: { detail: unknown } = JSON.parse(body.toString());
  assert.equal(typeof detail, 'string');
  assert.deepEqual(others, {});
}

const inChunks = `${post}${close}Transfer-Encoding: chunked\r\n\r\n`;

const groups: readonly (readonly [group: string, cases: readonly Case[], before?: string])[] = [
  ['framing', framing],
  ['chunks', chunking, inChunks],
  ['lines', lines],
  ['sizes', sizes],
  ['twice', duplicates],
  ['target', targets],
  ['protocol', protocols],
  ['pipeline', pipelines],
  ['unfinished', unfinished],
];

test('malformed messages', async (t) => {
  const { url, key: secret } = await startTestService(t);
  const port = Number(new URL(url).port);
  for (const [group, cases, beginning = ''] of groups) {
    for (const [name, bytes, ...statuses] of cases) {
      await t.test(`${group}: ${name}`, async () => {
        const message =
          typeof bytes === 'string' ? Buffer.from((beginning + bytes).replaceAll('KEY', secret), 'latin1') : bytes;
        const received = await exchangeBytes(port, message, group === 'unfinished' ? 50 : 2000);
        const answers = answersIn(received);
        const given = answers.map(({ status }) => status);
        assert.deepEqual(given, statuses, received.toString('latin1', 0, 500));
        for (const answer of answers) if (answer.status >= 400) checkRefusal(answer);
        const innocent = keepConnection(port);
        const health = await innocent.ask(Buffer.from(`${get}${close}\r\n`));
        innocent.close();
        assert.equal(health?.status, 200, 'an innocent request');
      });
    }
  }
});
