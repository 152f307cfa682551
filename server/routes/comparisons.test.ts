// Comparisons: one answer by all methods that apply, counted once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCountingHasher, openBrowser } from '../testing/browser.ts';
import { detailOf, jsonOf, memberAt, noPool, startTestService } from '../testing/test-service.ts';

const path = '/playground/comparisons/determinant-nxn';
const question = {
  a: [
    [2, -1, '3.00'],
    [4, 0, 1],
    ['5/2', 2, -2],
  ],
};

function quick() {
  return { workerCost: 1e9, parts: { pool: noPool, hasher: createCountingHasher() } };
}

function workingsIn(reply: unknown): readonly unknown[] {
  const workings = memberAt(reply, 'workings');
  assert.ok(Array.isArray(workings));
  return workings;
}

test('all methods that apply are there with their workings and counts, for one answer', async (t) => {
  const { url } = await startTestService(t, { ...quick(), visitorDailyLimit: 2 });
  const browser = openBrowser(url);
  const response = await browser.post(path, question);
  assert.equal(response.headers.get('x-ratelimit-remaining'), '1');
  const reply = await jsonOf(response);
  const workings = workingsIn(reply);
  assert.deepEqual(
    workings.map((working) => memberAt(working, 'method')),
    ['sarrus', 'cofactor', 'row-operations-then-cofactor', 'row-reduction', 'bareiss', 'leibniz'],
  );
  for (const working of workings) {
    assert.ok(Number(memberAt(working, 'counts', 'multiplications')) > 0);
    const steps = memberAt(working, 'steps');
    assert.ok(Array.isArray(steps) && steps.length > 5);
    const spoken = String(memberAt(reply, 'answer', 'speech'));
    assert.ok(
      steps.some((step) => String(memberAt(step, 'speech')).includes(spoken)),
      `${spoken} is in the working`,
    );
  }
  assert.equal((await browser.post(path, question)).headers.get('x-ratelimit-remaining'), '0');
  assert.equal((await browser.post(path, question)).status, 429);
});

test('the same answer comes from a worker', async (t) => {
  const { url } = await startTestService(t, { parts: { hasher: createCountingHasher() }, workerCost: 1 });
  const reply = await jsonOf(await openBrowser(url).post(path, question));
  assert.equal(workingsIn(reply).length, 6);
});

const refusals: readonly [name: string, path: string, body: object, status: number, detail: RegExp][] = [
  [
    'a large matrix',
    path,
    { a: Array.from({ length: 7 }, (_, i) => Array.from({ length: 7 }, (__, j) => i * j)) },
    422,
    /more than 36 entries/,
  ],
  ['no matrix', path, {}, 422, /required/],
  ['a matrix that is not square', path, { a: [[1, 2]] }, 422, /square/],
  [
    'a singular matrix',
    '/playground/comparisons/inverse-nxn',
    {
      a: [
        [1, 2],
        [2, 4],
      ],
    },
    422,
    /singular/,
  ],
  [
    'one method only',
    '/playground/comparisons/lu',
    {
      a: [
        [1, 2],
        [3, 4],
      ],
    },
    422,
    /choose among/,
  ],
  [
    'an operation without methods',
    '/playground/comparisons/transpose',
    { a: [[1, 2]] },
    404,
    /no such|not found|nothing/i,
  ],
];

for (const [name, address, body, status, detail] of refusals) {
  test(`${name}: ${status}, and nothing is counted`, async (t) => {
    const { url } = await startTestService(t, { ...quick(), visitorDailyLimit: 3 });
    const browser = openBrowser(url);
    const response = await browser.post(address, body);
    assert.equal(response.status, status);
    assert.match(JSON.stringify(await detailOf(response)), detail);
    const { headers } = await browser.post(path, question);
    assert.equal(headers.get('x-ratelimit-remaining'), '2');
  });
}
