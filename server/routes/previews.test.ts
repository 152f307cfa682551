// Previews: answers alone, which cost nothing and are bounded.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PREVIEWS_AT_ONCE, PREVIEWS_PER_SECOND } from '../pipeline/preview-allowance.ts';
import { createCountingHasher, openBrowser, password } from '../testing/browser.ts';
import { detailOf, jsonOf, memberAt, noPool, startTestService } from '../testing/test-service.ts';

const preview = '/playground/previews/add';
const answer = '/playground/answers/add';
const question = { a: [[1, '1/2']], b: [[3, 4]] };

function square(size: number): readonly (readonly number[])[] {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => row + column));
}

function quick() {
  return { workerCost: 1e9, parts: { pool: noPool, hasher: createCountingHasher() } };
}

test('a preview has the answer that the page has, without its steps', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  const [small, whole] = await Promise.all([
    jsonOf(await browser.post(preview, question)),
    jsonOf(await browser.post(answer, question)),
  ]);
  for (const member of ['operation', 'request', 'task', 'answer', 'notes']) {
    assert.deepEqual(memberAt(small, member), memberAt(whole, member), member);
  }
  assert.ok(typeof small === 'object' && small !== null);
  assert.deepEqual(Object.keys(small), ['operation', 'request', 'task', 'answer', 'notes']);
});

test('previews are not counted, and are there when the day is used up', async (t) => {
  const { url } = await startTestService(t, { ...quick(), visitorDailyLimit: 1 });
  const browser = openBrowser(url);
  const remaining: string[] = [];
  for (const path of [preview, preview, answer, answer, preview]) {
    const { status, headers } = await browser.post(path, question);
    remaining.push(`${status} ${headers.get('x-ratelimit-remaining')}`);
  }
  assert.deepEqual(remaining, ['200 1', '200 1', '200 0', '429 0', '200 0']);
});

test('previews of an account are neither counted nor noted', async (t) => {
  const { url } = await startTestService(t, quick());
  const browser = openBrowser(url);
  const signedUp = await browser.post('/account/sign-up', { email: 'hopper@example.com', password });
  assert.equal(signedUp.status, 201, await signedUp.text());
  assert.equal((await browser.post(preview, question)).status, 200);
  const usage = await jsonOf(await browser.get('/account/usage'));
  assert.equal(memberAt(usage, 'used'), 0);
  assert.deepEqual(memberAt(usage, 'recent'), []);
});

const refusals: readonly [name: string, body: object, status: number, detail: RegExp][] = [
  ['five rows of five are previewed', { a: square(5), b: 1 }, 200, /^$/],
  ['six rows of six are not', { a: square(6), b: 1 }, 422, /a matrix has more than 25 entries/],
  ['a long body', { a: [[1]], b: 1, note: 'x'.repeat(3000) }, 413, /body/],
  ['a question without an answer', { a: [[1]], b: [[1, 2]] }, 422, /A is 1 × 1, B is 1 × 2/],
];
for (const [name, body, status, detail] of refusals) {
  test(name, async (t) => {
    const { url } = await startTestService(t, quick());
    const response = await openBrowser(url).post(preview, body);
    assert.equal(response.status, status);
    if (status !== 200) assert.match(JSON.stringify(await detailOf(response)), detail);
  });
}

test('too many previews of one network wait, others do not', async (t) => {
  let now = Date.parse('2026-11-20T12:00:00.000Z');
  const { parts, ...choice } = quick();
  const { url } = await startTestService(t, { ...choice, burstPerSecond: 0, parts: { ...parts, now: () => now } });
  const browser = openBrowser(url);
  const replies = await Promise.all(Array.from({ length: PREVIEWS_AT_ONCE }, () => browser.post(preview, question)));
  assert.ok(replies.every(({ status }) => status === 200));
  const refused = await browser.post(preview, question);
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('retry-after'), '1');
  assert.equal((await browser.post(answer, question)).status, 200, 'the answer itself has limits of its own');
  now += 1000;
  const later = await Promise.all(Array.from({ length: 5 }, () => browser.post(preview, question)));
  assert.equal(later.filter(({ status }) => status === 200).length, PREVIEWS_PER_SECOND);
});

test('only our own pages are given previews', async (t) => {
  const { url } = await startTestService(t, quick());
  const response = await openBrowser(url).post(preview, question, { origin: 'https://example.net' });
  assert.equal(response.status, 403);
  assert.equal((await openBrowser(url).post('/playground/previews/nowhere', question)).status, 404);
});

test('a worked example has an answer and steps, and costs nothing', async (t) => {
  const { url } = await startTestService(t, quick());
  const example = await fetch(`${url}/playground/examples/add`);
  assert.equal(example.status, 200);
  const worked = await jsonOf(example);
  const whole = await jsonOf(await openBrowser(url).post(answer, memberAt(worked, 'body')));
  for (const member of ['task', 'answer', 'steps']) {
    assert.deepEqual(memberAt(worked, member), memberAt(whole, member), member);
  }
  assert.equal((await fetch(`${url}/playground/examples/nowhere`)).status, 404);
});
