import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createCountingHasher, openBrowser, password } from '../../testing/browser.ts';
import { addPath, detailOf, jsonOf, memberAt, noPool, plain, startTestService } from '../../testing/test-service.ts';

const email = 'grace@example.com';
const feedbackPath = '/v1/mathematics/linear-algebra/feedback/answer';
const exercisesPath = '/v1/mathematics/linear-algebra/exercises';

async function start(t: TestContext, settings: object = plain) {
  const service = await startTestService(t, { ...settings, parts: { pool: noPool, hasher: createCountingHasher() } });
  const browser = openBrowser(service.url);
  const first = String(await jsonOf(await browser.post('/account/sign-up', { email, password }), 'key'));
  async function make(name: string, scope = 'all', kind = 'live'): Promise<string> {
    const response = await browser.post('/account/keys', { name, scope, kind });
    assert.equal(response.status, 201);
    return String(await jsonOf(response, 'key'));
  }
  async function list(): Promise<readonly { readonly id: string; readonly name: string }[]> {
    return Object(await jsonOf(await browser.get('/account/keys'))).keys;
  }
  async function revoke(name: string): Promise<void> {
    const id = (await list()).find((key) => key.name === name)?.id;
    assert.equal((await browser.post('/account/keys/revoke', { id })).status, 204);
  }
  function ask(key: string, path: string = addPath, body?: string): Promise<Response> {
    return service.ask(path, body, { authorization: `Bearer ${key}` });
  }
  function usage(key: string): Promise<Response> {
    return fetch(`${service.url}/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
  }
  return { ...service, browser, first, make, list, revoke, ask, usage };
}

test('a further key answers on the quota of its account until it is revoked; the first key goes on', async (t) => {
  const { first, make, list, revoke, ask, browser } = await start(t, { ...plain, freePlanMonthlyLimit: 20 });
  const key = await make('course');
  assert.match(key, /^mm_live_[0-9A-Za-z]{36}$/);
  assert.equal((await ask(first)).headers.get('x-ratelimit-remaining'), '19');
  assert.equal((await ask(key)).headers.get('x-ratelimit-remaining'), '18');
  const [{ id, ...listed }] = await list();
  const times = { created_at: '2026-11-20T15:00:00.000Z', last_used_at: '2026-11-20T15:00:00.000Z' };
  assert.deepEqual(Object.keys(listed).toSorted(), ['created_at', 'kind', 'last_used_at', 'name', 'scope']);
  assert.match(id, /^[0-9a-f-]{36}$/);
  assert.notEqual(memberAt(listed, 'last_used_at'), null, JSON.stringify(times));
  const exported = JSON.stringify(await jsonOf(await browser.get('/account/export')));
  assert.ok(exported.includes('"course"') && !exported.includes(key));
  await revoke('course');
  const refused = await ask(key);
  assert.equal(refused.status, 401);
  assert.equal(await detailOf(refused), 'Invalid or revoked API key');
  assert.equal((await ask(first)).headers.get('x-ratelimit-remaining'), '17');
});

test('regenerating the first key leaves further keys alone', async (t) => {
  const { first, make, ask, browser } = await start(t);
  const key = await make('course');
  assert.equal((await browser.post('/account/key/regenerate', {})).status, 200);
  assert.deepEqual([(await ask(first)).status, (await ask(key)).status], [401, 200]);
});

async function opens(response: Promise<Response>): Promise<boolean> {
  return (await response).status !== 403;
}

const scopes = [
  { scope: 'all', answers: true, feedback: true, usage: true },
  { scope: 'answers', answers: true, feedback: false, usage: false },
  { scope: 'feedback', answers: false, feedback: true, usage: false },
];

for (const { scope, answers, feedback, usage: opensUsage } of scopes) {
  test(`what the scope ${scope} opens`, async (t) => {
    const { make, ask, usage } = await start(t);
    const key = await make('course', scope);
    assert.equal(await opens(ask(key)), answers);
    assert.equal(await opens(ask(key, exercisesPath, '{}')), answers);
    assert.equal(await opens(ask(key, feedbackPath, '{}')), feedback);
    assert.equal(await opens(usage(key)), opensUsage);
    const questions = [addPath, feedbackPath].map((route) => ({ route, body: {} }));
    const batch = await ask(key, '/v1/batch', JSON.stringify({ questions }));
    const statuses = Object(await jsonOf(batch)).answers.map((reply: object) => memberAt(reply, 'status'));
    assert.deepEqual(statuses, [answers ? 422 : 403, feedback ? 422 : 403]);
  });
}

test('the 403 of a scope says which one is needed', async (t) => {
  const { make, ask, usage } = await start(t);
  const key = await make('course', 'feedback');
  const needed = 'a key with the scope "answers" or "all" is needed here';
  assert.equal(await detailOf(await ask(key)), `This API key has the scope "feedback"; ${needed}`);
  assert.match(String(await detailOf(await usage(key))), /; a key with the scope "all" is needed here$/);
});

test('answers to test keys are not counted on the month, and limited by the day for all of them', async (t) => {
  const { first, make, ask } = await start(t, { ...plain, freePlanMonthlyLimit: 20, burstPerSecond: 0 });
  const keys = [await make('one', 'all', 'test'), await make('two', 'all', 'test')];
  assert.match(keys[0], /^mm_test_/);
  const statuses = await Promise.all(Array.from({ length: 110 }, async (_, at) => (await ask(keys[at % 2])).status));
  assert.equal(statuses.filter((status) => status === 200).length, 100);
  const refused = await ask(keys[0]);
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('x-ratelimit-limit'), '100');
  assert.match(refused.headers.get('ratelimit-policy') ?? '', /^"test";q=100;w=86400/);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  assert.match(String(await detailOf(refused)), /^Daily limit of 100 answers to test keys reached/);
  assert.equal((await ask(first)).headers.get('x-ratelimit-remaining'), '19');
});

const unusable = [
  { name: 'no name', form: { name: ' ', scope: 'all', kind: 'live' }, field: 'name' },
  { name: 'a name of 61 characters', form: { name: 'x'.repeat(61), scope: 'all', kind: 'live' }, field: 'name' },
  { name: 'a name with a line break', form: { name: 'a\nb', scope: 'all', kind: 'live' }, field: 'name' },
  { name: 'an unknown scope', form: { name: 'a', scope: 'most', kind: 'live' }, field: 'scope' },
  { name: 'an unknown kind', form: { name: 'a', scope: 'all', kind: 'dead' }, field: 'kind' },
];

for (const { name, form, field } of unusable) {
  test(`no key is made with ${name}`, async (t) => {
    const { browser, list } = await start(t);
    const response = await browser.post('/account/keys', form);
    assert.equal(response.status, 422);
    assert.deepEqual(memberAt(await jsonOf(response), 'detail', '0', 'loc'), ['body', field]);
    assert.deepEqual(await list(), []);
  });
}

test('a name is taken once, and a stranger revokes nothing', async (t) => {
  const { url, make, browser, list } = await start(t);
  await make('course');
  assert.equal((await browser.post('/account/keys', { name: 'course', scope: 'all', kind: 'test' })).status, 409);
  const stranger = openBrowser(url);
  await stranger.post('/account/sign-up', { email: 'eve@example.com', password });
  const [{ id }] = await list();
  assert.equal((await stranger.post('/account/keys/revoke', { id })).status, 404);
  assert.equal((await openBrowser(url).get('/account/keys')).status, 401);
  assert.equal((await list()).length, 1);
});
