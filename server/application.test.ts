import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { addPath, detailOf, jsonOf, memberAt, noPool, plain, startTestService, uuid } from './testing/test-service.ts';
import type { WorkerPool } from './workers/pool.ts';

const endpoints = await loadEndpoints();

test('a refused request is told the first of its faults: 404, 405, 401, 415, 413, 429, 422', async (t) => {
  const { ask, url } = await startTestService(t, { ...plain, maxBodyBytes: 50, freePlanMonthlyLimit: 0 });
  const long = ' '.repeat(51);
  const faults = { authorization: 'x', 'content-type': 'text/plain' };
  assert.equal((await ask('/api/v1/nowhere', long, faults)).status, 404);
  const wrongMethod = await fetch(url + addPath, { method: 'PUT', headers: faults, body: long });
  assert.equal(wrongMethod.status, 405);
  assert.equal(wrongMethod.headers.get('allow'), 'POST');
  assert.equal((await ask(addPath, long, faults)).status, 401);
  assert.equal((await ask(addPath, long, { 'content-type': 'text/plain' })).status, 415);
  assert.equal((await ask(addPath, '{}', { 'content-encoding': 'gzip' })).status, 415);
  assert.equal((await ask(addPath, long)).status, 413);
  const exhausted = await ask(addPath, '{}');
  assert.equal(exhausted.status, 429);
  assert.equal(exhausted.headers.get('x-should-retry'), 'false');
  assert.ok(Number(exhausted.headers.get('retry-after')) >= 1);
  assert.match(String(await detailOf(exhausted)), /^Monthly limit of 0 answers reached; it resets at \d{4}-/);
});

test('paths and methods that are not there', async (t) => {
  const { url } = await startTestService(t, plain);
  for (const [method, path, status, detail, allow] of [
    ['GET', '/nowhere', 404, 'Not Found', null],
    ['POST', `${addPath}/`, 404, 'Not Found', null],
    ['POST', addPath.toUpperCase(), 404, 'Not Found', null],
    ['GET', addPath, 405, 'Method Not Allowed', 'POST'],
    ['GET', `${addPath}?a=1`, 405, 'Method Not Allowed', 'POST'],
    ['OPTIONS', addPath, 405, 'Method Not Allowed', 'POST'],
    ['DELETE', '/', 405, 'Method Not Allowed', 'GET, HEAD'],
    ['POST', '/health', 405, 'Method Not Allowed', 'GET, HEAD'],
    ['GET', '/%E0%A4%A', 400, 'Bad Request', null],
  ] as const) {
    const response = await fetch(url + path, { method });
    assert.equal(response.status, status, `${method} ${path}`);
    assert.equal(response.headers.get('allow'), allow);
    assert.match(response.headers.get('x-request-id') ?? '', uuid);
    assert.equal(await detailOf(response), detail);
  }
});

test('an unexpected error is a 500 without a word of it, and is not counted', async (t) => {
  const lines: string[] = [];
  const mathematics = {
    endpoints,
    prepare: () => {
      throw new Error('a private word');
    },
  };
  const parts = { pool: noPool, mathematics, logSink: { write: (line: string) => void lines.push(line) } };
  const { ask, store, key } = await startTestService(t, { logLevel: 'error', parts });
  const response = await ask(addPath);
  assert.equal(response.status, 500);
  assert.equal(response.headers.get('x-ratelimit-remaining'), '1000');
  const id = response.headers.get('x-request-id');
  assert.equal(await response.text(), '{"detail":"Internal Server Error"}');
  assert.equal(lines.length, 1);
  const line = lines.join('');
  assert.ok(line.includes('a private word') && line.includes(String(id)) && !line.includes(key));
  assert.equal((await store.findByEmail('ada@example.com'))?.account.limit, null);
});

test('a queue that is full is a 503 that is over soon', async (t) => {
  const pool: WorkerPool = { ...noPool, answer: async () => ({ kind: 'busy' }) };
  const { ask } = await startTestService(t, { workerBodyBytes: 0, parts: { pool } });
  const response = await ask(addPath);
  assert.equal(response.status, 503);
  assert.equal(response.headers.get('retry-after'), '1');
  assert.equal(response.headers.get('x-ratelimit-remaining'), '1000');
  assert.match(String(await detailOf(response)), /busy/);
});

test('a question too large for a worker is a 503 that says so, and is not counted', async (t) => {
  const pool: WorkerPool = { ...noPool, answer: async () => ({ kind: 'overrun' }) };
  const { ask } = await startTestService(t, { workerBodyBytes: 0, parts: { pool } });
  const response = await ask(addPath);
  assert.equal(response.status, 503);
  assert.equal(response.headers.get('retry-after'), '60');
  assert.equal(response.headers.get('x-ratelimit-remaining'), '1000');
  assert.match(String(await detailOf(response)), /more time or memory/);
});

test('a store that is down is a 503, and the health says so', async (t) => {
  const { ask, url, store } = await startTestService(t, plain);
  const healthy = await fetch(`${url}/health`);
  assert.equal(healthy.status, 200);
  const health = await jsonOf(healthy);
  const version = memberAt(health, 'version');
  assert.match(String(version), /^\d+\.\d+\.\d+/);
  assert.deepEqual(health, { status: 'ok', version, checks: { store: 'ok' } });
  await store.close();
  const response = await ask(addPath);
  assert.equal(response.status, 503);
  assert.equal(response.headers.get('retry-after'), '1');
  // Results are shared for a second.
  let degraded = await fetch(`${url}/health`);
  while (degraded.status === 200) degraded = await fetch(`${url}/health`);
  assert.equal(degraded.status, 503);
  assert.equal(degraded.headers.get('retry-after'), '5');
  const detail = 'The database fails or refuses to write, so no answer can be counted.';
  assert.deepEqual(await jsonOf(degraded), { status: 'degraded', version, checks: { store: 'down' }, detail });
  const live = await fetch(`${url}/health/live`);
  assert.deepEqual([live.status, await live.json()], [200, { status: 'ok', version }]);
});

test('a line of the log for each request, without key, body, query or address', async (t) => {
  const lines: string[] = [];
  const parts = { pool: noPool, logSink: { write: (line: string) => void lines.push(line) } };
  const { ask, key } = await startTestService(t, { logLevel: 'info', parts });
  const response = await ask(`${addPath}?secret=1`, '{"a": [[123456]], "b": [[1]], "api_level": "lite"}');
  assert.equal(response.status, 200);
  await response.text();
  const line = lines.find((candidate) => candidate.includes('"POST"')) ?? assert.fail(lines.join(''));
  const entry = JSON.parse(line);
  assert.equal(entry.requestId, response.headers.get('x-request-id'));
  assert.equal(entry.route, addPath);
  assert.equal(entry.status, 200);
  assert.equal(entry.bytes, Number(response.headers.get('content-length')));
  assert.match(entry.account, uuid);
  for (const unwanted of [key, '123456', 'secret', '127.0.0.1'])
    assert.ok(!lines.join('').includes(unwanted), unwanted);
});
