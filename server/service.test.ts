import assert from 'node:assert/strict';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { loadEndpoints } from '@matrixmath/wire/endpoints.ts';
import { seal } from '@matrixmath/wire/family-a/metadata.ts';
import { consider } from '@matrixmath/wire/service.ts';
import { generateKey } from './accounts/keys.ts';
import {
  addPath,
  envelopePath,
  jsonOf,
  memberAt,
  question,
  startTestService,
  type TestService,
} from './testing/test-service.ts';
import { createPool, type WorkerPool } from './workers/pool.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const endpoints = await loadEndpoints();
/** A pool that nobody should need. */
const noPool: WorkerPool = {
  answer: () => Promise.reject(new Error('the pool was asked')),
  close: async () => undefined,
};
const plain = { parts: { pool: noPool } };

async function detailOf(response: Response): Promise<unknown> {
  const body = await jsonOf(response);
  const detail = memberAt(body, 'detail');
  assert.deepEqual(body, { detail });
  return detail;
}

test('a question is answered, counted, and says so in its headers', async (t) => {
  const { ask } = await startTestService(t, plain);
  for (const used of [1, 2]) {
    const response = await ask(addPath);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(response.headers.get('access-control-allow-origin'), null);
    assert.equal(response.headers.get('x-ratelimit-limit'), '1000');
    assert.equal(response.headers.get('x-ratelimit-remaining'), String(1000 - used));
    assert.match(response.headers.get('ratelimit') ?? '', new RegExp(`^"monthly";r=${1000 - used};t=\\d+$`));
    assert.match(response.headers.get('ratelimit-policy') ?? '', /^"monthly";q=1000;w=\d+$/);
    assert.match(response.headers.get('x-request-id') ?? '', uuid);
    assert.deepEqual(await jsonOf(response), {
      ans: [
        [6, 8],
        [10, 12],
      ],
    });
  }
});

test('an envelope carries the ids and the usage of its request', async (t) => {
  const { ask } = await startTestService(t, plain);
  const response = await ask(envelopePath, question, { 'x-request-id': 'lesson-7' });
  assert.equal(response.status, 200);
  const metadata = await jsonOf(response, 'metadata');
  assert.equal(memberAt(metadata, 'request', 'request_id'), response.headers.get('x-request-id'));
  assert.equal(memberAt(metadata, 'request', 'correlation_id'), 'lesson-7');
  const resetsAt = memberAt(metadata, 'usage', 'resets_at');
  assert.match(String(resetsAt), /^\d{4}-\d\d-01T00:00:00/);
  const usage = { plan: 'free', limit: 1000, requests_used: 1, remaining: 999, resets_at: resetsAt };
  assert.deepEqual(memberAt(metadata, 'usage'), usage);
});

for (const id of ['', 'a b', 'x'.repeat(129)]) {
  test(`the client's id ${JSON.stringify(id.slice(0, 9))} is replaced by a fresh one`, async (t) => {
    const { ask } = await startTestService(t, plain);
    const ids = await jsonOf(await ask(envelopePath, question, { 'x-request-id': id }), 'metadata', 'request');
    assert.match(String(memberAt(ids, 'correlation_id')), uuid);
    assert.match(String(memberAt(ids, 'request_id')), uuid);
  });
}

test('an account with a limit of its own is on another plan than the free one', async (t) => {
  const { ask, accounts } = await startTestService(t, plain);
  const { key } = await accounts.open('bob@example.com', 7);
  const response = await ask(envelopePath, question, { authorization: `Bearer ${key}` });
  const usage = await jsonOf(response, 'metadata', 'usage');
  assert.deepEqual(
    ['plan', 'limit', 'remaining'].map((name) => memberAt(usage, name)),
    ['custom', 7, 6],
  );
});

test('the three cases of 401', async (t) => {
  const { ask, key } = await startTestService(t, plain);
  for (const [authorization, detail] of [
    [null, 'Not authenticated'],
    ['', 'Invalid authorization header'],
    [key, 'Invalid authorization header'],
    [`bearer ${key}`, 'Invalid authorization header'],
    [`Bearer  ${key}`, 'Invalid authorization header'],
    ['Bearer not-a-key', 'Invalid or revoked API key'],
    [`Bearer ${key.slice(0, -1)}_`, 'Invalid or revoked API key'],
    [`Bearer ${generateKey()}`, 'Invalid or revoked API key'],
  ] as const) {
    const response = await ask(addPath, question, { authorization });
    assert.equal(response.status, 401, String(authorization));
    assert.equal(response.headers.get('www-authenticate'), 'Bearer');
    assert.match(response.headers.get('x-request-id') ?? '', uuid);
    assert.equal(response.headers.get('ratelimit'), null);
    assert.equal(await detailOf(response), detail);
  }
});

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

test('a query string is ignored', async (t) => {
  const { ask } = await startTestService(t, plain);
  assert.equal((await ask(`${addPath}?decimals=2`)).status, 200);
});

test('a 422 is not counted, says what is left, and an empty body lacks its fields', async (t) => {
  const { ask } = await startTestService(t, plain);
  for (const body of ['{}', '', 'no json']) {
    const response = await ask(addPath, body);
    assert.equal(response.status, 422, body);
    assert.equal(response.headers.get('x-ratelimit-remaining'), '1000');
    assert.ok(Array.isArray(await detailOf(response)));
  }
});

test('a missing content type is read as JSON', async (t) => {
  const { ask } = await startTestService(t, plain);
  const response = await ask(addPath, new TextEncoder().encode(question), { 'content-type': null });
  assert.equal(response.status, 200);
});

/** The question and spaces up to a length, in two pieces whose length is not announced. */
function stream(length: number) {
  const bytes = new TextEncoder().encode(question.padEnd(length));
  const half = Math.floor(length / 2);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, half));
      controller.enqueue(bytes.subarray(half));
      controller.close();
    },
  });
}

test('a body of the limit passes, a longer one is refused while it comes', async (t) => {
  const { ask, key, url } = await startTestService(t, { ...plain, maxBodyBytes: 1000 });
  async function send(length: number): Promise<Response> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    return fetch(url + addPath, { method: 'POST', headers, body: stream(length), duplex: 'half' });
  }
  assert.equal((await ask(addPath, question.padEnd(1000))).status, 200);
  assert.equal((await send(1000)).status, 200);
  const refused = await send(1001);
  assert.equal(refused.status, 413);
  assert.equal(await detailOf(refused), 'Content Too Large: a body may have 1000 bytes');
});

test('a stranger with a large body reads the 401 and may go on', async (t) => {
  const { ask } = await startTestService(t, plain);
  const response = await ask(addPath, new Uint8Array(12 * 1024 * 1024), { authorization: null });
  assert.equal(response.status, 401);
  assert.equal(await detailOf(response), 'Not authenticated');
  assert.equal((await ask(addPath)).status, 200);
});

test('exactly as many are answered as the limit allows, with the numbers 1 to 20, each once', async (t) => {
  const { ask } = await startTestService(t, { ...plain, freePlanMonthlyLimit: 20 });
  const replies = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const response = await ask(envelopePath);
      return { status: response.status, body: await jsonOf(response) };
    }),
  );
  const answered = replies.filter(({ status }) => status === 200);
  const numbers = answered.map(({ body }) => Number(memberAt(body, 'metadata', 'usage', 'requests_used')));
  assert.deepEqual(
    numbers.toSorted((a, b) => a - b),
    Array.from({ length: 20 }, (_, place) => place + 1),
  );
  assert.ok(replies.every(({ status }) => status === 200 || status === 429));
});

test('too many at once is a 429 that is over soon', async (t) => {
  const { ask } = await startTestService(t, { ...plain, burstPerSecond: 2 });
  const replies = await Promise.all(Array.from({ length: 12 }, () => ask(addPath)));
  const refused = replies.filter(({ status }) => status === 429);
  assert.ok(refused.length >= 6 && refused.length <= 8, `${refused.length} refused`);
  const [first] = refused;
  assert.equal(first?.headers.get('retry-after'), '1');
  assert.equal(first.headers.get('x-should-retry'), null);
  assert.match(first.headers.get('ratelimit-policy') ?? '', /"burst";q=2;w=1$/);
});

test('a regenerated key refuses the old one at once, even a question under way', async (t) => {
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const pool: WorkerPool = {
    ...noPool,
    answer: async (path, bytes) => {
      started.resolve();
      await gate.promise;
      const endpoint = endpoints.find((candidate) => candidate.path === path);
      assert.ok(endpoint !== undefined);
      const considered = consider(endpoint, bytes);
      return considered.kind === 'considered' ? considered.answer() : considered;
    },
  };
  const { ask, accounts } = await startTestService(t, { workerBodyBytes: 0, parts: { pool } });
  const underWay = ask(addPath);
  await started.promise;
  const { account } = await accounts.open('ada@example.com');
  const next = await accounts.regenerate(account);
  const refused = await ask(addPath);
  assert.equal(refused.status, 401);
  assert.equal(await detailOf(refused), 'Invalid or revoked API key');
  gate.resolve();
  assert.equal((await underWay).status, 401);
  const response = await ask(addPath, question, { authorization: `Bearer ${next}` });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('x-ratelimit-remaining'), '999');
});

/** Asks without unpacking the answer, as fetch would. */
async function askPacked({ url, key }: TestService, path: string, body: string, encoding: string) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'accept-encoding': encoding };
  const outgoing = request(url + path, { method: 'POST', headers });
  const arrival = Promise.withResolvers<IncomingMessage>();
  outgoing.on('response', arrival.resolve).on('error', arrival.reject);
  outgoing.end(body);
  const response = await arrival.promise;
  return { bytes: await buffer(response), encoding: response.headers['content-encoding'], vary: response.headers.vary };
}

test('gzip where it is welcome and worth it, with the same content', async (t) => {
  const service = await startTestService(t, plain);
  const row = `[${Array.from({ length: 600 }, (_, place) => place).join(', ')}]`;
  const large = `{"a": [${row}], "b": [${row}], "api_level": "lite", "response_profile": "lite"}`;
  for (const path of [addPath, envelopePath]) {
    const packed = await askPacked(service, path, large, 'gzip');
    assert.equal(packed.encoding, 'gzip');
    assert.equal(packed.vary, 'Accept-Encoding');
    const unpacked = await askPacked(service, path, large, 'gzip;q=0');
    assert.equal(unpacked.encoding, undefined);
    assert.equal(unpacked.vary, 'Accept-Encoding');
    assert.ok(packed.bytes.length < unpacked.bytes.length);
    assert.ok(JSON.stringify(JSON.parse(gunzipSync(packed.bytes).toString())).includes('1198'));
  }
  assert.equal((await askPacked(service, addPath, question, 'gzip')).encoding, undefined);
  assert.equal((await service.ask(addPath, large)).status, 200);
});

test('an unexpected error is a 500 without a word of it, and is not counted', async (t) => {
  const lines: string[] = [];
  const mathematics = {
    endpoints,
    seal,
    consider: () => {
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
  const degraded = await fetch(`${url}/health`);
  assert.equal(degraded.status, 503);
  assert.equal(degraded.headers.get('retry-after'), '5');
  assert.deepEqual(await jsonOf(degraded), { status: 'degraded', version, checks: { store: 'down' } });
});

test('the root is JSON to programs and a page to browsers', async (t) => {
  const { url } = await startTestService(t, plain);
  const json = await fetch(url);
  assert.equal(json.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(json.headers.get('vary'), 'Accept');
  const body = await jsonOf(json);
  assert.equal(memberAt(body, 'name'), 'matrixmath');
  assert.match(String(memberAt(body, 'version')), /^\d+\.\d+\.\d+/);
  assert.match(String(memberAt(body, 'description')), /matrix/);
  assert.equal(memberAt(body, 'links', 'health'), '/health');
  assert.ok(String(memberAt(body, 'links', 'mathematics')).includes(addPath));
  const page = await fetch(url, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  assert.match(await page.text(), /^<!doctype html>[^]*<h1>matrixmath<\/h1>/);
  assert.equal((await fetch(url, { method: 'HEAD' })).status, 200);
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

test('large questions and envelopes go through real workers with the same answer', async (t) => {
  const service = await startTestService(t, { workerBodyBytes: 100 });
  const row = Array.from({ length: 30_000 }, (_, place) => place);
  const body = JSON.stringify({ a: [row], b: [row], api_level: 'lite', response_profile: 'lite' });
  const sum = [row.map((entry) => 2 * entry)];
  assert.deepEqual(await jsonOf(await service.ask(addPath, body)), { ans: sum });
  const response = await service.ask(envelopePath, body);
  assert.equal(response.status, 200);
  const envelope = await jsonOf(response);
  assert.equal(memberAt(envelope, 'metadata', 'usage', 'requests_used'), 2);
  assert.deepEqual(memberAt(envelope, 'result', 'answer'), sum);
  assert.equal((await service.ask(addPath, '{"a": 1}'.padEnd(200))).status, 422);
});

test('a client that goes takes its question out of the pool, uncounted', async (t) => {
  const ended = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const pool: WorkerPool = {
    ...noPool,
    answer: (_path, _bytes, signal) => {
      const { promise, reject } = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => {
        ended.resolve();
        reject(new Error('aborted'));
      });
      begun.resolve();
      return promise;
    },
  };
  const { url, key, store, accounts } = await startTestService(t, { workerBodyBytes: 0, parts: { pool } });
  const client = new AbortController();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const asked = fetch(url + addPath, { method: 'POST', headers, body: question, signal: client.signal });
  await begun.promise;
  client.abort();
  await assert.rejects(asked);
  await ended.promise;
  const caller = await accounts.identify(key, new Date().toISOString().slice(0, 7));
  assert.equal(caller?.used, 0);
  await store.check();
});

test('health answers quickly while a worker computes', async (t) => {
  const pool = createPool({ workers: 1, workerQueue: 8 });
  const { ask, url } = await startTestService(t, { parts: { pool } });
  const size = 120;
  const a = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => ((row * 7919 + column * 104_729) % 997) + (row === column ? 1000 : 0)),
  );
  const inverse = ask(
    '/v1/mathematics/linear-algebra/matrices/inverse-nxn',
    JSON.stringify({ a, response_profile: 'lite' }),
  );
  let slowest = 0;
  const pause = Symbol('not yet');
  do {
    const start = performance.now();
    await (await fetch(`${url}/health`)).text();
    slowest = Math.max(slowest, performance.now() - start);
  } while ((await Promise.race([inverse, setTimeout(5, pause)])) === pause);
  const response = await inverse;
  assert.equal(response.status, 200, await response.text());
  assert.ok(slowest < 250, `health took ${slowest} ms`);
});

test('stopping finishes what is under way and leaves nothing open', async (t) => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const pool: WorkerPool = {
    ...noPool,
    answer: async () => {
      begun.resolve();
      await gate.promise;
      return { kind: 'busy' };
    },
  };
  const service = await startTestService(t, { workerBodyBytes: 0, parts: { pool } });
  const asked = service.ask(addPath);
  await begun.promise;
  const stopped = service.stop();
  await assert.rejects(fetch(`${service.url}/health`));
  gate.resolve();
  assert.equal((await asked).status, 503);
  await stopped;
});

test('stopping waits no longer than it is told', async (t) => {
  const pool: WorkerPool = { ...noPool, answer: () => Promise.withResolvers<never>().promise };
  const service = await startTestService(t, { workerBodyBytes: 0, drainSeconds: 0, parts: { pool } });
  const asked = service.ask(addPath);
  const refused = assert.rejects(asked);
  await (await fetch(`${service.url}/health`)).text();
  await service.stop();
  await refused;
});

test('a folder that cannot be used is an error at the start', async (t) => {
  await assert.rejects(startTestService(t, { ...plain, dataDir: '/dev/null/data' }));
});
