import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replyOf } from '@matrixsteps/api/execute/prepare.ts';
import { dayMilliseconds } from '../accounts/usage/day.ts';
import { monthOf } from '../accounts/usage/month.ts';
import { type Browser, createCountingHasher, openBrowser, password } from '../testing/browser.ts';
import { createGatedPool } from '../testing/gated-pool.ts';
import {
  addPath,
  detailOf,
  envelopePath,
  instant,
  jsonOf,
  memberAt,
  noPool,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';
import type { WorkerPool } from '../workers/pool.ts';
import type { View } from '../workers/task.ts';
import { visitorBodyBytes } from '../pipeline/billing.ts';

const path = '/playground/answers/add';
const email = 'grace@example.com';
const question = { a: [[1, 2]], b: [[3, 4]] };

/** Everything that a page is, is answered on the event loop. */
function quick(hasher = createCountingHasher()) {
  return { workerCost: 1e9, parts: { pool: noPool, hasher } };
}

async function signedUp({ url }: TestService): Promise<{ readonly browser: Browser; readonly key: string }> {
  const browser = openBrowser(url);
  const response = await browser.post('/account/sign-up', { email, password });
  assert.equal(response.status, 201);
  return { browser, key: String(await jsonOf(response, 'key')) };
}

function remainingIn({ headers }: Response): number {
  return Number(headers.get('x-ratelimit-remaining'));
}

test('a visitor gets a page, and what is left of the day', async (t) => {
  const now = Date.parse('2026-11-20T18:00:00.000Z');
  const choice = quick();
  const { url } = await startTestService(t, {
    ...choice,
    visitorDailyLimit: 30,
    parts: { ...choice.parts, now: () => now },
  });
  const response = await openBrowser(url).post(path, question);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(response.headers.get('ratelimit-policy'), '"daily";q=30;w=86400');
  assert.equal(response.headers.get('ratelimit'), '"daily";r=29;t=21600');
  assert.equal(response.headers.get('x-ratelimit-limit'), '30');
  assert.equal(response.headers.get('x-ratelimit-reset'), String(Date.parse('2026-11-21T00:00:00.000Z') / 1000));
  const page = await jsonOf(response);
  assert.equal(memberAt(page, 'answer', 'json'), '[[4,6]]');
  assert.deepEqual(memberAt(page, 'operation'), { id: 'add', title: 'Matrix addition' });
  assert.deepEqual(memberAt(page, 'request'), { path: envelopePath, body: JSON.stringify(question) });
});

test('of 50 questions at once a visitor with 10 has 10 answered, and errors cost nothing', async (t) => {
  const { url } = await startTestService(t, { ...quick(), visitorDailyLimit: 10 });
  const browser = openBrowser(url);
  for (const body of ['{}', '{', '{"a":[[1]],"b":[[1,2]]}']) {
    const refused = await browser.post(path, body);
    assert.equal(refused.status, 422);
    assert.equal(remainingIn(refused), 10);
  }
  const replies = await Promise.all(Array.from({ length: 50 }, () => browser.post(path, question)));
  const accepted = replies.filter(({ status }) => status === 200);
  assert.deepEqual(
    accepted.map(remainingIn).toSorted((left, right) => left - right),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  );
  for (const response of replies.filter(({ status }) => status !== 200)) {
    assert.equal(response.status, 429);
    assert.equal(remainingIn(response), 0);
    assert.equal(response.headers.get('x-should-retry'), 'false');
    assert.match(String(await detailOf(response)), /^Daily limit of 10 answers without an account reached/);
  }
});

test('the next day begins anew', async (t) => {
  let now = Date.parse('2026-11-20T23:59:59.000Z');
  const choice = quick();
  const { url } = await startTestService(t, {
    ...choice,
    visitorDailyLimit: 1,
    parts: { ...choice.parts, now: () => now },
  });
  const browser = openBrowser(url);
  assert.equal((await browser.post(path, question)).status, 200);
  const refused = await browser.post(path, question);
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('retry-after'), '1');
  now += 1000;
  assert.equal((await browser.post(path, question)).status, 200);
  now += dayMilliseconds;
  assert.equal((await browser.post(path, question)).status, 200);
});

test('an account pays from one quota for the playground and the API', async (t) => {
  const service = await startTestService(t, { ...quick(), visitorDailyLimit: 1, freePlanMonthlyLimit: 3 });
  const { browser, key } = await signedUp(service);
  const first = await browser.post(path, question);
  assert.equal(first.status, 200);
  assert.match(first.headers.get('ratelimit') ?? '', /^"monthly";r=2;/);
  const second = await service.ask(addPath, undefined, { authorization: `Bearer ${key}` });
  assert.equal(remainingIn(second), 1);
  assert.equal(remainingIn(await browser.post(path, question)), 0);
  const refused = await browser.post(path, question);
  assert.equal(refused.status, 429);
  assert.match(String(await detailOf(refused)), /^Monthly limit of 3 answers reached/);
  assert.equal((await service.ask(addPath, undefined, { authorization: `Bearer ${key}` })).status, 429);
  assert.equal((await openBrowser(service.url).post(path, question)).status, 200, 'a visitor has an allowance apart');
});

test('what an account did is noted, with its status and where it came from', async (t) => {
  const service = await startTestService(t, quick());
  const { browser, key } = await signedUp(service);
  await browser.post(path, question);
  await browser.post(path, '{}');
  await service.ask(addPath, undefined, { authorization: `Bearer ${key}` });
  await service.ask(addPath, 'x', { authorization: `Bearer ${key}`, 'content-type': 'text/plain' });
  await service.ask(addPath, undefined, { authorization: 'Bearer nobody' });
  const usage = await jsonOf(await browser.get('/account/usage'));
  const recent = memberAt(usage, 'recent');
  assert.ok(Array.isArray(recent));
  assert.deepEqual(
    new Set(recent.map((each) => ['source', 'status', 'endpoint'].map((name) => memberAt(each, name)).join(' '))),
    new Set([
      `playground 200 ${envelopePath}`,
      `playground 422 ${envelopePath}`,
      `api 200 ${addPath}`,
      `api 415 ${addPath}`,
    ]),
  );
  assert.equal(memberAt(usage, 'used'), 2);
});

const emptyPage = replyOf('{}', null);

test('a key that is replaced while a page is made does not matter to who is signed in', async (t) => {
  const { pool, begun, open } = createGatedPool(emptyPage);
  const service = await startTestService(t, { workerBodyBytes: 0, parts: { pool, hasher: createCountingHasher() } });
  const { browser, key } = await signedUp(service);
  const underWay = browser.post(path, question);
  await begun;
  assert.equal((await browser.post('/account/key/regenerate')).status, 200);
  open();
  assert.equal((await underWay).status, 200);
  assert.equal(await service.accounts.identify(key, monthOf(instant)), null);
});

test('who deletes the account while a page is made gets none', async (t) => {
  const { pool, begun, open } = createGatedPool(emptyPage);
  const service = await startTestService(t, { workerBodyBytes: 0, parts: { pool, hasher: createCountingHasher() } });
  const { browser } = await signedUp(service);
  const underWay = browser.post(path, question);
  await begun;
  assert.equal((await browser.post('/account/delete', { password })).status, 204);
  open();
  const response = await underWay;
  assert.equal(response.status, 401);
  assert.equal(response.headers.get('www-authenticate'), null);
  assert.equal(await detailOf(response), 'Not signed in');
});

test('without an allowance visitors are asked to sign in', async (t) => {
  const service = await startTestService(t, { ...quick(), visitorDailyLimit: 0 });
  const refused = await openBrowser(service.url).post(path, question);
  assert.equal(refused.status, 403);
  assert.equal(await detailOf(refused), 'Sign in to get answers here');
  const { browser } = await signedUp(service);
  assert.equal((await browser.post(path, question)).status, 200);
});

for (const [name, headers] of [
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['no origin', { origin: null }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
] as const) {
  test(`${name} is refused, signed in or not`, async (t) => {
    const service = await startTestService(t, quick());
    const { browser } = await signedUp(service);
    for (const each of [openBrowser(service.url), browser]) {
      const response = await each.post(path, question, headers);
      assert.equal(response.status, 403);
      assert.equal(await detailOf(response), 'This request did not come from a page of this service');
      assert.equal(response.headers.get('access-control-allow-origin'), null);
      assert.equal(response.headers.get('cache-control'), 'no-store');
      assert.equal(response.headers.get('cross-origin-resource-policy'), 'same-origin');
    }
    assert.equal(remainingIn(await browser.post(path, question)), 999);
  });
}

test('an API key opens nothing here, and a cookie nothing there', async (t) => {
  const service = await startTestService(t, { ...quick(), visitorDailyLimit: 5 });
  const keyed = await openBrowser(service.url, { authorization: `Bearer ${service.key}` }).post(path, question);
  assert.equal(keyed.headers.get('x-ratelimit-limit'), '5');
  const alone = await service.ask(path, JSON.stringify(question));
  assert.equal(alone.status, 403);
  const { browser } = await signedUp(service);
  assert.equal((await browser.post(addPath, question)).status, 401);
});

/** Where something is wrong, and of which type it is. */
function placesIn(detail: unknown): readonly unknown[] {
  assert.ok(Array.isArray(detail) && detail.length > 0);
  return detail.map((entry) => [memberAt(entry, 'loc'), memberAt(entry, 'type')]);
}

test('a 422 has the places and types of the API, and sentences about the fields of the page', async (t) => {
  const { url, ask } = await startTestService(t, quick());
  for (const body of ['{}', '{"a":[[1],[2,3]],"b":"x","decimals":99}', '{"a":[[1]],"b":[[1,2]]}', 'no json']) {
    const response = await openBrowser(url).post(path, body);
    assert.equal(response.status, 422);
    const [onPage, inApi] = [await detailOf(response), await detailOf(await ask(envelopePath, body))];
    assert.deepEqual(placesIn(onPage), placesIn(inApi));
  }
  const response = await openBrowser(url).post(path, { a: [[1]], b: [[1, 2]] });
  assert.match(String(memberAt(await detailOf(response), '0', 'msg')), /B must have as many rows and columns as A/);
});

test('415 and 413 by the headers, 413 while the body comes, 404 and 405', async (t) => {
  const { url } = await startTestService(t, { ...quick(), maxBodyBytes: 100 });
  const browser = openBrowser(url);
  assert.equal((await browser.post(path, question, { 'content-type': 'text/plain' })).status, 415);
  const untyped = await fetch(url + path, { method: 'POST', headers: { origin: url }, body: new Uint8Array(2) });
  assert.equal(untyped.status, 415);
  assert.equal((await browser.post(path, ' '.repeat(101))).status, 413);
  assert.equal((await browser.post('/playground/answers/nowhere', question)).status, 404);
  assert.equal((await browser.post('/playground/answers/all', question)).status, 404);
  const got = await browser.get(path);
  assert.equal(got.status, 405);
  assert.equal(got.headers.get('allow'), 'POST');
});

test('a visitor may send 64 KiB, an account as much as to the API', async (t) => {
  const service = await startTestService(t, { ...quick(), workerBodyBytes: 1e9, maxBodyBytes: 100_000 });
  const visitor = openBrowser(service.url);
  const { browser } = await signedUp(service);
  const text = JSON.stringify(question);
  const longest = text + ' '.repeat(visitorBodyBytes - text.length);
  assert.equal((await visitor.post(path, longest)).status, 200);
  const refused = await visitor.post(path, `${longest} `);
  assert.equal(refused.status, 413);
  assert.equal(refused.headers.get('cache-control'), 'no-store');
  assert.equal(await detailOf(refused), 'Content Too Large: a body may have 65536 bytes');
  const chunks = ReadableStream.from([new TextEncoder().encode(`${longest} `)]);
  const headers = { origin: service.url, 'content-type': 'application/json' };
  const streamed = await fetch(service.url + path, { method: 'POST', headers, body: chunks, duplex: 'half' });
  assert.equal(streamed.status, 413);
  assert.equal(await detailOf(streamed), 'Content Too Large: a body may have 65536 bytes');
  assert.equal((await browser.post(path, `${longest} `)).status, 200);
  assert.equal((await browser.post(path, ' '.repeat(100_001))).status, 413);
});

test('too many at once from one network', async (t) => {
  const { url } = await startTestService(t, { ...quick(), burstPerSecond: 2 });
  const replies = await Promise.all(Array.from({ length: 12 }, () => openBrowser(url).post(path, question)));
  const refused = replies.filter(({ status }) => status === 429);
  assert.ok(refused.length >= 6 && refused.length <= 8, `${refused.length} refused`);
  assert.equal(refused[0]?.headers.get('retry-after'), '1');
});

test('large questions go to a worker, which makes the page', async (t) => {
  const views: (View | undefined)[] = [];
  const counting: WorkerPool = {
    ...noPool,
    answer: async (...[, , , , view]) => {
      views.push(view);
      return { kind: 'busy' };
    },
  };
  const stubbed = await startTestService(t, { workerCost: 1000, parts: { pool: counting } });
  const busy = await openBrowser(stubbed.url).post(path, question);
  assert.equal(busy.status, 503);
  assert.deepEqual(views, ['page']);

  const { url } = await startTestService(t, { workerBodyBytes: 0, visitorDailyLimit: 5 });
  const response = await openBrowser(url).post(path, question, { 'accept-encoding': 'gzip' });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-encoding'), 'gzip');
  assert.equal(remainingIn(response), 4);
  assert.equal(memberAt(await response.json(), 'answer', 'matlab'), '[4 6]');
});
