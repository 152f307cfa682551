import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import type { Mathematics } from '../service-parts.ts';
import { addPath, detailOf, envelopePath, noPool, question, startTestService } from '../testing/test-service.ts';
import type { WorkerPool } from '../workers/pool.ts';

const endpoints = await loadEndpoints();

/** Mathematics that takes so long, on the thread that asks. */
function slow(milliseconds: number): Mathematics {
  return {
    endpoints,
    prepare: (endpoint, body) => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
      return prepare(endpoint, body);
    },
  };
}

/** One per cent of a core: 1.2 seconds in two minutes. */
const little = { cpuPercent: 1 } as const;

for (const [name, path, body, status] of [
  ['answers', addPath, question, 200],
  ['refusals of a body', addPath, '{}', 422],
  ['envelopes', envelopePath, question, 200],
] as const) {
  test(`an account that has used its CPU time by ${name} is refused, and no other`, async (t) => {
    const service = await startTestService(t, { ...little, parts: { pool: noPool, mathematics: slow(650) } });
    const { key: other } = await service.accounts.open('grace@example.com');
    assert.equal((await service.ask(path, body)).status, status);
    assert.equal((await service.ask(path, body)).status, status);

    const refused = await service.ask(path, body);
    assert.equal(refused.status, 429);
    assert.equal(
      await detailOf(refused),
      'Too much computing time: an account may use 1.2 seconds of it in 120 seconds',
    );
    const seconds = Number(refused.headers.get('retry-after'));
    assert.ok(seconds >= 5, String(seconds));
    assert.equal(refused.headers.get('x-should-retry'), null);
    assert.match(refused.headers.get('ratelimit-policy') ?? '', /, "cpu";q=1200;w=120;qu="milliseconds"$/);
    assert.match(
      refused.headers.get('ratelimit') ?? '',
      new RegExp(`^"monthly";r=\\d+;t=\\d+, "cpu";r=0;t=${seconds}$`),
    );

    const answered = await service.ask(path, question, { authorization: `Bearer ${other}` });
    assert.equal(answered.status, 200);
    assert.doesNotMatch(answered.headers.get('ratelimit') ?? '', /cpu/);
  });
}

test('time in a worker counts, also of a question that is refused there', async (t) => {
  const service = await startTestService(t, { ...little, workerBodyBytes: 0 });
  const size = 300;
  const row = (at: number) => Array.from({ length: size }, (_, column) => (at * 7919 + column * column) % 997);
  const singular = JSON.stringify({ a: Array.from({ length: size }, (_, at) => row(at === 299 ? 0 : at)) });
  const path = '/v1/mathematics/linear-algebra/matrices/inverse-nxn';
  const statuses: number[] = [];
  for (let asked = 0; asked < 100 && !statuses.includes(429); asked += 1) {
    statuses.push((await service.ask(path, singular)).status);
  }
  assert.equal(statuses[0], 422);
  assert.equal(statuses.at(-1), 429);
});

test('messages of assistants cost time and are refused without it', async (t) => {
  const service = await startTestService(t, { ...little, parts: { pool: noPool, mathematics: slow(1300) } });
  assert.equal((await service.ask(addPath)).status, 200);
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const refused = await service.ask('/mcp', message, { accept: 'application/json, text/event-stream' });
  assert.equal(refused.status, 429);
});

test('whose question it is goes with it to the workers: an account, or the network of a visitor', async (t) => {
  const asked: string[] = [];
  const pool: WorkerPool = {
    ...noPool,
    answer: async (...[, , , account]) => {
      asked.push(account);
      return { kind: 'busy' };
    },
  };
  const service = await startTestService(t, { workerBodyBytes: 0, parts: { pool } });
  await service.ask(addPath);
  const { account } = await service.accounts.open('ada@example.com');
  await fetch(`${service.url}/playground/answers/add`, {
    method: 'POST',
    body: question,
    headers: { 'content-type': 'application/json', origin: service.url, 'sec-fetch-site': 'same-origin' },
  });
  assert.deepEqual(asked, [account.id, 'visitor 127.0.0.1']);
});

test('one account with a full queue does not have another one refused', async (t) => {
  const service = await startTestService(t, {
    overloadMilliseconds: 400,
    parts: { pool: noPool, mathematics: slow(40) },
  });
  const { key: other } = await service.accounts.open('grace@example.com');
  // The queue learns what a question takes.
  await Promise.all(Array.from({ length: 20 }, () => service.ask(addPath)));
  const flood = Promise.all(Array.from({ length: 150 }, async () => (await service.ask(addPath)).status));
  const statuses: number[] = [];
  for (let asked = 0; asked < 5; asked += 1) {
    statuses.push((await service.ask(addPath, question, { authorization: `Bearer ${other}` })).status);
  }
  assert.deepEqual(statuses, [200, 200, 200, 200, 200]);
  assert.ok((await flood).includes(503));
});
