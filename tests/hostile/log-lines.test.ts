// The log under hostile requests: one line of JSON for each, which nothing that a client says can break or forge.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noPool, addPath, question, startTestService } from '@matrixsteps/server/testing/test-service.ts';
import { createCountingHasher } from '@matrixsteps/server/testing/browser.ts';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { exchangeBytes } from './connection.ts';

/** What would end a line, or a text within it, or colour a terminal; and what a forged line would hold. */
const poisons: readonly (readonly [name: string, text: string])[] = [
  ['quotation marks', '","level":"fatal","msg":"forged'],
  ['a backslash', 'x\\'],
  ['a backslash and a quotation mark', 'x\\","msg":"forged'],
  ['an escaped line break', 'x\\n{"level":"fatal","msg":"forged"}'],
  ['a line break', 'x\n{"level":"fatal","msg":"forged"}\n'],
  ['a carriage return', 'x\r{"level":"fatal","msg":"forged"}'],
  ['both', 'x\r\n{"level":"fatal","msg":"forged"}\r\n'],
  ['an escape sequence', '\u001b[31mforged\u001b[0m'],
  ['NUL', 'x\u0000forged'],
  ['a backspace', 'x\b\b\bforged'],
  ['C1 controls', '\u009b31mforged'],
  ['line separators', 'x\u2028forged\u2029'],
  ['a text that runs backwards', '\u202eforged'],
  ['half a surrogate pair', '\ud800forged'],
  ['a format', '%s%d%o forged ${jndi:ldap://x}'],
  ['a long text', `forged${'x'.repeat(7000)}`],
];

const host = 'Host: localhost\r\n';

function withBody(head: string, body: string): Buffer {
  return Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

/** Each place of a request, with the text in it as it is and as an address or JSON would hold it. */
function requestsWith(text: string, key: string, origin: string): readonly Buffer[] {
  const encoded = encodeURIComponent(text.toWellFormed());
  const quoted = JSON.stringify(text);
  const post = `POST ${addPath} HTTP/1.1\r\n${host}Connection: close\r\n`;
  const json = 'Content-Type: application/json\r\n';
  const own = `${json}Origin: ${origin}\r\n`;
  const header = (line: string): Buffer =>
    withBody(`${post}Authorization: Bearer ${key}\r\n${json}${line}\r\n`, question);
  const form = (path: string, body: string): Buffer =>
    withBody(`POST ${path} HTTP/1.1\r\nHost: ${origin.slice(7)}\r\nConnection: close\r\n${own}`, body);
  return [
    ...[text, encoded].flatMap((shown) => [
      Buffer.from(`GET /${shown} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`),
      Buffer.from(`GET /docs/${shown} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`),
      Buffer.from(`GET /health?${shown} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`),
      Buffer.from(`${shown} /health HTTP/1.1\r\n${host}Connection: close\r\n\r\n`),
    ]),
    ...['X-Request-Id', 'User-Agent', 'Accept', 'Cookie', 'X-Forwarded-For', 'Origin', 'Expect', 'Content-Type'].map(
      (name) => header(`${name}: ${text}`),
    ),
    Buffer.from(`GET /health HTTP/1.1\r\nHost: ${text}\r\nConnection: close\r\n\r\n`),
    withBody(`${post}Authorization: Bearer ${text}\r\n${json}`, question),
    withBody(`${post}Authorization: Bearer ${key}\r\n${json}`, `{"a":[[1]],"b":[[${quoted}]],${quoted}:1}`),
    withBody(`${post}Authorization: Bearer ${key}\r\n${json}`, text),
    form('/account/sign-in', `{"email":${quoted},"password":${quoted}}`),
    form('/account/sign-up', `{"email":${JSON.stringify(`${text}@example.com`)},"password":"correct horse battery"}`),
    form('/account/claim', `{"token":${quoted},"password":"correct horse battery"}`),
  ];
}

const requestLine =
  /^\{"level":"info","time":"[\dT:.Z-]{24}","requestId":"[\da-f-]{36}","method":"[A-Z-]+","route":(?:null|"\/[\w/:*.-]*"),"status":\d{3},/;

test('every line is JSON of ours', async (t) => {
  const texts: string[] = [];
  const parts = {
    pool: noPool,
    hasher: createCountingHasher(),
    logSink: { write: (text: string) => void texts.push(text) },
  };
  const { url, key } = await startTestService(t, { logLevel: 'trace', parts });
  const port = Number(new URL(url).port);
  let sent = 0;
  for (const [name, text] of poisons) {
    const requests = requestsWith(text, key, url);
    const answers = await Promise.all(requests.map((bytes) => exchangeBytes(port, bytes, 500)));
    sent += requests.length;
    // Where there is an answer its headers are ours, too.
    for (const answer of answers) {
      const head = answer.toString('latin1').split('\r\n\r\n', 1)[0];
      assert.doesNotMatch(head, /forged/, name);
    }
  }
  const lines = texts.join('').split('\n');
  assert.equal(lines.pop(), '');
  let requests = 0;
  for (const line of lines) {
    assert.doesNotMatch(line, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    const entry: unknown = JSON.parse(line);
    assert.ok(typeof entry === 'object' && entry !== null && 'level' in entry && 'msg' in entry);
    assert.doesNotMatch(line, /forged/);
    assert.ok(entry.level !== 'fatal');
    if (entry.msg !== 'request') continue;
    requests += 1;
    assert.match(line, requestLine);
  }
  assert.ok(requests > sent / 3 && requests < 2 * sent, `${requests} lines for ${sent} requests`);
});

function failingWith(text: string) {
  return (): never => {
    throw new Error(text, { cause: new TypeError(text) });
  };
}

test('an unexpected error is one line, whatever it says', async (t) => {
  const texts: string[] = [];
  const endpoints = await loadEndpoints();
  for (const [name, text] of poisons) {
    await t.test(name, async (inner) => {
      texts.length = 0;
      const logSink = { write: (line: string) => void texts.push(line) };
      const parts = { pool: noPool, mathematics: { endpoints, prepare: failingWith(text) }, logSink };
      const { ask } = await startTestService(inner, { logLevel: 'error', parts });
      const response = await ask(addPath);
      assert.equal(response.status, 500);
      assert.equal(await response.text(), '{"detail":"Internal Server Error"}');
      const lines = texts.join('').split('\n');
      assert.equal(lines.length, 2, 'one line and its end');
      assert.ok(Buffer.from(lines[0]).every((byte) => byte >= 0x20));
      const entry: unknown = JSON.parse(lines[0]);
      assert.ok(typeof entry === 'object' && entry !== null && 'msg' in entry && entry.msg === 'request failed');
    });
  }
});
