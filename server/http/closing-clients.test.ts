// Refusals reach clients that ask for the connection to be closed and send their whole body before they read, as urllib of Python does.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { addPath, noPool, startTestService } from '../testing/test-service.ts';

const maxBodyBytes = 1024 * 1024;

/** More than the buffers of both systems take, so that the client cannot send it all while nobody reads. */
const largeBody = Buffer.alloc(2.5 * maxBodyBytes, 'x');

async function open(t: TestContext, url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  t.after(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends all, and only then reads until the server closes. Rejects where the connection is reset before. */
async function sendThenRead(socket: Socket, head: string, body: Uint8Array): Promise<string> {
  socket.pause();
  socket.write(head);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.once('error', reject);
  socket.write(body, (error) => (error === null || error === undefined ? resolve() : reject(error)));
  await promise;
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

const json = 'Content-Type: application/json\r\n';
const length = `Content-Length: ${largeBody.length}\r\n`;

for (const [name, status, line, headers] of [
  ['a body that is too large', 413, `POST ${addPath}`, `KEY${json}${length}`],
  ['no key', 401, `POST ${addPath}`, `${json}${length}`],
  ['an unknown key', 401, `POST ${addPath}`, `Authorization: Bearer mm_unknown\r\n${json}${length}`],
  ['another media type', 415, `POST ${addPath}`, `KEYContent-Type: text/plain\r\n${length}`],
  ['another spelling of the path', 401, `POST ${addPath.replace('/add', '/%61dd')}`, `${json}${length}`],
  ['an unknown path', 404, 'POST /nowhere', `${json}${length}`],
  ['another method', 405, `PUT ${addPath}`, `${json}${length}`],
  ['a form that is too large', 413, 'POST /account/sign-in', `ORIGIN${json}${length}`],
  ['a form of another site', 403, 'POST /account/sign-in', `Origin: https://example.com\r\n${json}${length}`],
  ['an expectation', 417, `POST ${addPath}`, `Expect: more\r\n${json}${length}`],
] as const) {
  // HTTP/1.0 has no expectations.
  for (const version of status === 417 ? ['1.1'] : ['1.1', '1.0']) {
    test(`${name}, HTTP/${version}: ${status}`, async (t) => {
      const { url, key } = await startTestService(t, { maxBodyBytes, parts: { pool: noPool } });
      const given = headers.replace('KEY', `Authorization: Bearer ${key}\r\n`).replace('ORIGIN', `Origin: ${url}\r\n`);
      const head = `${line} HTTP/${version}\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n${given}\r\n`;
      const reply = await sendThenRead(await open(t, url), head, largeBody);
      assert.match(reply, new RegExp(`^HTTP/1.1 ${status} [^]*\r\n\r\n{"detail":"[^"]+"}$`));
    });
  }
}

test('what is read after a refusal is bounded in bytes', async (t) => {
  const { url } = await startTestService(t, { maxBodyBytes: 10_000, parts: { pool: noPool } });
  const socket = await open(t, url);
  const endless = `POST ${addPath} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 1000000000\r\n\r\n`;
  await assert.rejects(sendThenRead(socket, endless, Buffer.alloc(50_000_000)), /EPIPE|ECONNRESET/);
});

test('what is read after a refusal is bounded in time: a client that pauses is closed', async (t) => {
  const { url } = await startTestService(t, { maxBodyBytes, parts: { pool: noPool } });
  const socket = await open(t, url);
  const head = `POST ${addPath} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${length}\r\n`;
  const reply = await sendThenRead(socket, head, Buffer.from('begun'));
  assert.match(reply, /^HTTP\/1.1 401 /);
});
