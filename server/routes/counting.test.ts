import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import { monthOf } from '../accounts/usage/month.ts';
import {
  addPath,
  detailOf,
  envelopePath,
  instant,
  jsonOf,
  memberAt,
  noPool,
  plain,
  question,
  startTestService,
} from '../testing/test-service.ts';
import type { WorkerPool } from '../workers/pool.ts';

const endpoints = await loadEndpoints();

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
  assert.ok(first !== undefined);
  const waits = refused.map(({ headers }) => Number(headers.get('retry-after')));
  assert.deepEqual(
    waits.toSorted((one, other) => one - other),
    [1, 1, 2, 2, 3, 3, 4, 4],
  );
  assert.equal(first.headers.get('x-should-retry'), null);
  assert.match(first.headers.get('ratelimit-policy') ?? '', /"burst";q=2;w=1$/);
});

/** Workers that wait at a gate. */
function gatedWorkers() {
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const pool: WorkerPool = {
    ...noPool,
    answer: async (path, bytes) => {
      started.resolve();
      await gate.promise;
      const endpoint = endpoints.find((candidate) => candidate.path === path);
      assert.ok(endpoint !== undefined);
      const prepared = prepare(endpoint, bytes);
      return prepared.kind === 'prepared' ? prepared.run() : prepared;
    },
  };
  return { pool, started: started.promise, open: gate.resolve };
}

for (const kind of ['live', 'test'] as const) {
  test(`a revoked ${kind} key is refused at once, even a question under way, and nothing is counted`, async (t) => {
    const { pool, started, open } = gatedWorkers();
    const { ask, accounts } = await startTestService(t, { workerBodyBytes: 0, parts: { pool } });
    const { account } = await accounts.open('ada@example.com');
    const made = await accounts.addKey(account, { name: 'course', scope: 'all', kind }, 'dashboard');
    assert.ok(made.kind === 'added');
    const authorization = `Bearer ${made.key}`;
    const underWay = ask(addPath, question, { authorization });
    await started;
    const [{ id }] = await accounts.listKeys(account);
    assert.equal(await accounts.revokeKey(account, id, 'dashboard'), true);
    assert.equal((await ask(addPath, question, { authorization })).status, 401);
    open();
    assert.equal((await underWay).status, 401);
    assert.equal((await ask(addPath)).headers.get('x-ratelimit-remaining'), '999');
  });
}

test('a regenerated key refuses the old one at once, even a question under way', async (t) => {
  const { pool, started, open } = gatedWorkers();
  const { ask, accounts } = await startTestService(t, { workerBodyBytes: 0, parts: { pool } });
  const underWay = ask(addPath);
  await started;
  const { account } = await accounts.open('ada@example.com');
  const next = await accounts.regenerate(account, 'command line');
  const refused = await ask(addPath);
  assert.equal(refused.status, 401);
  assert.equal(await detailOf(refused), 'Invalid or revoked API key');
  open();
  assert.equal((await underWay).status, 401);
  const response = await ask(addPath, question, { authorization: `Bearer ${next}` });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('x-ratelimit-remaining'), '999');
});

test('a key that is remembered is asked for in the store again before anything but an answer is sent', async (t) => {
  const { ask, accounts, store } = await startTestService(t, { freePlanMonthlyLimit: 3 });
  assert.equal((await ask(addPath)).status, 200);
  const { account } = await accounts.open('ada@example.com');

  // Another replica counts meanwhile.
  const caller = await accounts.identifyByEmail('ada@example.com', monthOf(instant));
  assert.ok(caller !== null);
  await store.count([
    { accountId: account.id, digest: caller.digest, month: caller.month.name, freeLimit: 3, amount: 1 },
  ]);
  const wrong = await ask(addPath, '{}');
  assert.equal(wrong.status, 422);
  assert.equal(wrong.headers.get('x-ratelimit-remaining'), '1');

  await accounts.regenerate(account, 'command line');
  for (const [name, body, fields] of [
    ['a question with a problem', '{}', {}],
    ['a body of another type', question, { 'content-type': 'text/plain' }],
    ['a good question', question, {}],
  ] as const) {
    const refused = await ask(addPath, body, fields);
    assert.equal(refused.status, 401, name);
    assert.equal(await detailOf(refused), 'Invalid or revoked API key', name);
  }
});

test('a limit that is raised, and one that is lowered, holds from the next question on', async (t) => {
  const { ask, accounts } = await startTestService(t, { freePlanMonthlyLimit: 1 });
  const statuses: number[] = [];
  for (const limit of [1, 1, 3, 3, 2]) {
    await accounts.open('ada@example.com', limit);
    statuses.push((await ask(addPath)).status);
  }
  assert.deepEqual(statuses, [200, 429, 200, 200, 429]);
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
  const caller = await accounts.identify(key, monthOf(instant));
  assert.equal(caller?.used, 0);
  await store.check();
});
