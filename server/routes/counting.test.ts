import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEndpoints } from '@matrixmath/wire/endpoints.ts';
import { consider } from '@matrixmath/wire/service.ts';
import { monthOf } from '../accounts/month.ts';
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
  const next = await accounts.regenerate(account, 'command line');
  const refused = await ask(addPath);
  assert.equal(refused.status, 401);
  assert.equal(await detailOf(refused), 'Invalid or revoked API key');
  gate.resolve();
  assert.equal((await underWay).status, 401);
  const response = await ask(addPath, question, { authorization: `Bearer ${next}` });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('x-ratelimit-remaining'), '999');
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
