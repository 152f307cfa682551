import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { createCountingHasher, openBrowser, otherPassword, password } from './testing/browser.ts';
import { startPostgresServer } from './testing/postgres-server.ts';
import { addPath, envelopePath, jsonOf, memberAt, noPool, question, startTestService } from './testing/test-service.ts';
import { printNotRun } from '../tests/not-run.ts';

const server = await startPostgresServer({ durable: true });
const isMissing = typeof server === 'string';
if (isMissing) printNotRun('the service on PostgreSQL', 'PostgreSQL', server);
else after(() => server.remove());

function openServer() {
  assert.ok(typeof server !== 'string');
  return server;
}

const keySecret = 'the same secret for all of the replicas';
const email = 'grace@example.com';

/** Replicas of one service, each on a free port. */
async function startReplicas(t: TestContext, count: number, choice: Parameters<typeof startTestService>[1] = {}) {
  const databaseUrl = await openServer().createDatabase();
  const parts = { pool: noPool, hasher: createCountingHasher() };
  const settings = { databaseUrl, keySecret, databaseTimeoutSeconds: 2, parts, ...choice };
  return Promise.all(Array.from({ length: count }, () => startTestService(t, settings)));
}

/** Asks again and again until the answer is the one wanted. */
async function until(ask: () => Promise<Response>, status: number): Promise<Response> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const response = await ask();
    if (response.status === status) return response;
    assert.ok(Date.now() < deadline, `still ${response.status}`);
    await response.arrayBuffer();
    await delay(20);
  }
}

test('replicas count one limit together, and refuse a replaced key at once', { skip: isMissing }, async (t) => {
  const replicas = await startReplicas(t, 3, { freePlanMonthlyLimit: 60 });
  const responses = await Promise.all(Array.from({ length: 200 }, (_, turn) => replicas[turn % 3].ask(envelopePath)));
  const answered = responses.filter(({ status }) => status === 200);
  const numbers = await Promise.all(
    answered.map(async (response) => Number(memberAt(await response.json(), 'metadata', 'usage', 'requests_used'))),
  );
  assert.deepEqual(
    numbers.toSorted((a, b) => a - b),
    Array.from({ length: 60 }, (_, place) => place + 1),
  );
  assert.ok(responses.every(({ status }) => status === 200 || status === 429));
  const [first, ...others] = replicas;
  const { account } = await first.accounts.open('ada@example.com');
  await first.accounts.regenerate(account, 'dashboard');
  for (const { ask } of others) assert.equal((await ask(addPath)).status, 401);
});

test('the account in the browser, each request to another replica', { skip: isMissing }, async (t) => {
  const replicas = await startReplicas(t, 2);
  const [here, there] = replicas.map(({ url }) => url);
  const browser = openBrowser(here);
  assert.equal((await browser.post('/account/sign-up', { email, password })).status, 201);
  const other = openBrowser(there);
  assert.equal((await other.post('/account/sign-in', { email, password })).status, 200);
  const cookie = browser.cookies();
  assert.deepEqual(await jsonOf(await other.get('/account/session', { cookie }), 'account'), { email });
  const key = await jsonOf(await other.post('/account/key/regenerate'), 'key');
  const headers = { authorization: `Bearer ${String(key)}` };
  assert.equal((await replicas[0].ask(addPath, question, headers)).status, 200);
  const form = { current: password, password: otherPassword };
  assert.equal((await other.post('/account/password', form)).status, 204);
  assert.equal((await browser.get('/account/key')).status, 401);
  assert.equal((await browser.post('/account/sign-in', { email, password: otherPassword })).status, 200);
});

test('attempts to sign in are limited over all replicas', { skip: isMissing }, async (t) => {
  const replicas = await startReplicas(t, 2);
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const form = { email, password: otherPassword };
    statuses.push((await openBrowser(replicas[turn % 2].url).post('/account/sign-in', form)).status);
  }
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 401), 429, 429]);
});

for (const [how, end] of [
  ['killed', (target: ReturnType<typeof openServer>) => target.kill()],
  ['stopped', (target: ReturnType<typeof openServer>) => target.stop()],
] as const) {
  test(`while the server is ${how} everything is 503, and afterwards nothing is lost`, {
    skip: isMissing,
  }, async (t) => {
    const target = openServer();
    const [service] = await startReplicas(t, 1);
    const { ask, url } = service;
    const browser = openBrowser(url);
    assert.equal((await browser.post('/account/sign-up', { email, password })).status, 201);
    for (let turn = 0; turn < 3; turn += 1) assert.equal((await ask(addPath)).status, 200);
    await end(target);
    for (const response of [
      await ask(addPath),
      await browser.get('/account/session'),
      await browser.post('/account/sign-in', { email, password }),
      await browser.get('/account/key'),
      await fetch(`${url}/health`),
    ]) {
      assert.equal(response.status, 503, response.url);
      assert.match(response.headers.get('retry-after') ?? '', /^\d+$/, response.url);
    }
    const health = await jsonOf(await fetch(`${url}/health`));
    assert.deepEqual([memberAt(health, 'status'), memberAt(health, 'checks', 'store')], ['degraded', 'down']);
    await target.start();
    const response = await until(() => ask(envelopePath), 200);
    assert.equal(await jsonOf(response, 'metadata', 'usage', 'requests_used'), 4);
    await until(() => fetch(`${url}/health`), 200);
    assert.deepEqual(await jsonOf(await browser.get('/account/session'), 'account'), { email });
    assert.equal((await browser.post('/account/sign-in', { email, password })).status, 200);
  });
}

test('a server that falls silent is given up in time, and the stop does not wait for it', {
  skip: isMissing,
}, async (t) => {
  const target = openServer();
  const [service] = await startReplicas(t, 1, { databaseTimeoutSeconds: 1 });
  assert.equal((await service.ask(addPath)).status, 200);
  target.freeze();
  try {
    const asked = Date.now();
    assert.equal((await service.ask(addPath)).status, 503);
    assert.ok(Date.now() - asked < 10_000);
    await service.stop();
    assert.ok(Date.now() - asked < 30_000);
  } finally {
    target.thaw();
  }
});

test('replicas with different secrets do not start together', { skip: isMissing }, async (t) => {
  const databaseUrl = await openServer().createDatabase();
  await startTestService(t, { databaseUrl, keySecret, parts: { pool: noPool } });
  await assert.rejects(
    startTestService(t, { databaseUrl, keySecret: keySecret.toUpperCase(), parts: { pool: noPool } }),
    {
      name: 'SettingProblem',
      message: 'The keys in the database of DATABASE_URL were sealed under another secret: set the earlier KEY_SECRET.',
    },
  );
});

test('a lock on one account is a 503 of that account, and of no other', { skip: isMissing }, async (t) => {
  const databaseUrl = await openServer().createDatabase();
  const { accounts, ask } = await startTestService(t, { databaseUrl, keySecret, parts: { pool: noPool } });
  const [ada, bob] = await Promise.all(['ada@example.com', 'bob@example.com'].map((address) => accounts.open(address)));
  const numbers = new Map<string, number[]>([ada, bob].map(({ key }) => [key, []]));

  /** Notes the number of an answer. */
  async function askWith(key: string): Promise<Response> {
    const response = await ask(envelopePath, question, { authorization: `Bearer ${key}` });
    const body = await jsonOf(response);
    if (response.ok) numbers.get(key)?.push(Number(memberAt(body, 'metadata', 'usage', 'requests_used')));
    return response;
  }

  await askWith(ada.key);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  t.after(() => client.end());
  await client.query('BEGIN');
  await client.query('SELECT FROM matrixmath.account WHERE id = $1 FOR UPDATE', [ada.account.id]);
  const end = new AbortController();
  const refused = Promise.all(Array.from({ length: 20 }, () => askWith(ada.key))).finally(() => end.abort());
  while (!end.signal.aborted) {
    const begin = performance.now();
    assert.equal((await askWith(bob.key)).status, 200);
    // Answers of the locked account wait for four seconds.
    assert.ok(performance.now() - begin < 3000, `${performance.now() - begin} ms`);
    // So many answers as a month has are not asked for.
    await delay(10);
  }
  for (const { status, headers } of await refused) {
    assert.equal(status, 503);
    assert.match(headers.get('retry-after') ?? '', /^\d+$/);
  }
  const waiting = askWith(ada.key);
  await client.query('COMMIT');
  assert.equal((await waiting).status, 200);
  assert.equal((await askWith(ada.key)).status, 200);
  for (const found of numbers.values()) {
    assert.deepEqual(
      found,
      found.map((_, place) => place + 1),
    );
  }
  assert.equal(numbers.get(ada.key)?.length, 3);
  assert.ok((numbers.get(bob.key)?.length ?? 0) > 5);
});
