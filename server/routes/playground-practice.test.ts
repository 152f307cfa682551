import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCountingHasher, openBrowser } from '../testing/browser.ts';
import { jsonOf, memberAt, noPool, startTestService } from '../testing/test-service.ts';

const task = {
  operation: 'rref',
  a: [
    [1, 3, 2],
    [4, 7, 5],
  ],
  augmented: 1,
};
const working = [
  {
    operations: 'R2 -> R2 - 4R1',
    matrix: [
      [1, 3, 2],
      [0, 5, -3],
    ],
  },
];

function quick() {
  return { workerCost: 1e9, visitorDailyLimit: 30, parts: { pool: noPool, hasher: createCountingHasher() } };
}

test('a visitor without a key gets feedback on a working', async (t) => {
  const { url } = await startTestService(t, quick());
  const response = await openBrowser(url).post('/playground/feedback/working', {
    task,
    working,
    feedback: { rung: 1 },
  });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(memberAt(await jsonOf(response, 'result', 'answer'), 'first_slip'), 0);
});

test('a visitor gets the next step, feedback on an answer, and exercises', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  const bodies = {
    'feedback/next-step': { task },
    'feedback/answer': { operation: 'trace', a: [[1]], answer: '1' },
    exercises: { operation: 'trace' },
  };
  for (const [path, body] of Object.entries(bodies)) {
    assert.equal((await browser.post(`/playground/${path}`, body)).status, 200, path);
  }
});

test('pages of other sites are refused', async (t) => {
  const { url } = await startTestService(t, quick());
  const response = await fetch(`${url}/playground/feedback/working`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    },
    body: JSON.stringify({ task, working }),
  });
  assert.equal(response.status, 403);
});
