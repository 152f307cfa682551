// Practice is free up to a bound of the day, for accounts and for visitors; then it counts like any other answer.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCountingHasher, openBrowser } from '../testing/browser.ts';
import { addPath, jsonOf, memberAt, noPool, plain, startTestService } from '../testing/test-service.ts';

const root = '/v1/mathematics/linear-algebra';
const exercises = JSON.stringify({ operation: 'trace' });

test('practice costs an account nothing up to the bound, and then as much as any answer', async (t) => {
  const { ask } = await startTestService(t, {
    ...plain,
    workerCost: 1e9,
    practiceDailyLimit: 2,
    freePlanMonthlyLimit: 2,
  });
  const practise = async () => {
    const response = await ask(`${root}/exercises`, exercises);
    return { status: response.status, left: response.headers.get('x-ratelimit-remaining') };
  };
  assert.deepEqual(await practise(), { status: 200, left: '2' });
  assert.equal((await ask(addPath)).status, 200);
  assert.deepEqual(await practise(), { status: 200, left: '1' });
  assert.deepEqual(await practise(), { status: 200, left: '0' });
  assert.equal((await practise()).status, 429);
});

test('an account without answers left can practise', async (t) => {
  const { ask } = await startTestService(t, {
    ...plain,
    workerCost: 1e9,
    practiceDailyLimit: 1,
    freePlanMonthlyLimit: 0,
  });
  assert.equal((await ask(addPath)).status, 429);
  assert.equal((await ask(`${root}/exercises`, exercises)).status, 200);
  assert.equal((await ask(`${root}/exercises`, exercises)).status, 429);
});

test('at the same time as many are free as the bound says', async (t) => {
  const { ask } = await startTestService(t, {
    ...plain,
    workerCost: 1e9,
    practiceDailyLimit: 5,
    freePlanMonthlyLimit: 3,
  });
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(`${root}/exercises`, exercises)));
  assert.equal(replies.filter(({ status }) => status === 200).length, 8);
});

test('a refused question is taken from nothing', async (t) => {
  const { ask } = await startTestService(t, {
    ...plain,
    workerCost: 1e9,
    practiceDailyLimit: 1,
    freePlanMonthlyLimit: 0,
  });
  assert.equal((await ask(`${root}/exercises`, '{"operation":"nothing"}')).status, 422);
  assert.equal((await ask(`${root}/exercises`, exercises)).status, 200);
});

test('visitors practise beside what the playground gives them', async (t) => {
  const { url } = await startTestService(t, {
    workerCost: 1e9,
    visitorDailyLimit: 1,
    practiceDailyLimit: 2,
    parts: { pool: noPool, hasher: createCountingHasher() },
  });
  const browser = openBrowser(url);
  const post = async (path: string, body: object) => (await browser.post(path, body)).status;
  assert.equal(await post('/playground/exercises', { operation: 'trace' }), 200);
  assert.equal(await post('/playground/answers/trace', { a: [[1]] }), 200);
  assert.equal(await post('/playground/exercises', { operation: 'trace' }), 200);
  assert.equal(await post('/playground/exercises', { operation: 'trace' }), 429);
});

test('the reply to free practice tells the usage as it is', async (t) => {
  const { ask } = await startTestService(t, { ...plain, workerCost: 1e9, freePlanMonthlyLimit: 7 });
  const usage = await jsonOf(await ask(`${root}/exercises`, exercises), 'metadata', 'usage');
  assert.equal(memberAt(usage, 'requests_used'), 0);
});
