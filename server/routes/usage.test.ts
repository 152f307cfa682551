import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings } from '@matrixsteps/api/openapi/testing/published.ts';
import { addPath, detailOf, envelopePath, jsonOf, memberAt, plain, startTestService } from '../testing/test-service.ts';
import { daysOfMonth, sumByPath } from './usage.ts';

const paths = ['/v1/usage', '/api/v1/usage'];

for (const path of paths) {
  test(`${path} tells what was used this month, by day and by path, and is not counted`, async (t) => {
    const { url, key, ask } = await startTestService(t, { ...plain, freePlanMonthlyLimit: 20 });
    const read = () => fetch(url + path, { headers: { authorization: `Bearer ${key}` } });
    for (const address of [addPath, addPath, envelopePath]) assert.equal((await ask(address)).status, 200);
    assert.equal((await ask(addPath, '{}')).status, 422);
    await read();
    const response = await read();
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('x-ratelimit-remaining'), '17');
    const usage = await jsonOf(response);
    assert.equal(findings({ path, method: 'get', status: '200' }, usage), '');
    const { days, ...rest } = Object(usage);
    assert.deepEqual(rest, {
      month: '2026-11',
      plan: 'free',
      limit: 20,
      used: 3,
      remaining: 17,
      resets_at: '2026-12-01T00:00:00.000Z',
      months: [
        {
          month: '2026-11',
          used: 3,
          keys: [{ id: 'sign-up', name: 'Key of the sign-up, and our pages', answered: 3 }],
        },
      ],
      paths: [
        { path: addPath, answered: 2, refused: 1 },
        { path: envelopePath, answered: 1, refused: 0 },
      ],
    });
    assert.equal(days.length, 20);
    assert.deepEqual(days[0], { date: '2026-11-01', answered: 0, refused: 0 });
    assert.deepEqual(days[19], { date: '2026-11-20', answered: 3, refused: 1 });
  });
}

test('usage is told by month and key, exactly, also of a key that was revoked since', async (t) => {
  const clock = { now: Date.parse('2026-10-20T12:00:00Z') };
  const service = await startTestService(t, { ...plain, parts: { now: () => clock.now } });
  const { url, key, ask, accounts } = service;
  const { account } = await accounts.open('ada@example.com');
  async function make(name: string): Promise<string> {
    const made = await accounts.addKey(account, { name, scope: 'all', kind: 'live' }, 'dashboard');
    assert.ok(made.kind === 'added');
    return made.key;
  }
  const askWith = (own: string) => ask(addPath, undefined, { authorization: `Bearer ${own}` });
  const [course, exam] = [await make('course'), await make('exam')];
  assert.equal((await askWith(course)).status, 200);
  clock.now = Date.parse('2026-11-20T12:00:00Z');
  // At once, so that several keys are counted together.
  const asked = [course, key, exam, course, exam, course].map(askWith);
  for (const response of await Promise.all(asked)) assert.equal(response.status, 200);
  const [, last] = await accounts.listKeys(account);
  await accounts.revokeKey(account, last.id, 'dashboard');
  const response = await fetch(`${url}/v1/usage`, { headers: { authorization: `Bearer ${course}` } });
  const months = memberAt(await jsonOf(response), 'months');
  const withoutIds = JSON.parse(JSON.stringify(months, (name, value) => (name === 'id' ? undefined : value)));
  assert.deepEqual(withoutIds, [
    {
      month: '2026-11',
      used: 6,
      keys: [
        { name: 'Key of the sign-up, and our pages', answered: 1 },
        { name: 'course', answered: 3 },
        { name: 'Revoked keys', answered: 2 },
      ],
    },
    { month: '2026-10', used: 1, keys: [{ name: 'course', answered: 1 }] },
  ]);
});

test('usage is told where the month is used up, too', async (t) => {
  const { url, key } = await startTestService(t, { ...plain, freePlanMonthlyLimit: 0 });
  const response = await fetch(`${url}/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal(response.status, 200);
  assert.equal(memberAt(await jsonOf(response), 'remaining'), 0);
});

test('usage is told to a key of the account alone', async (t) => {
  const { url, ask, accounts } = await startTestService(t, plain);
  await ask(addPath);
  const { key } = await accounts.open('bob@example.com');
  const response = await fetch(`${url}/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
  const usage = await jsonOf(response);
  assert.deepEqual([memberAt(usage, 'used'), memberAt(usage, 'paths')], [0, []]);
  const refused = await fetch(`${url}/v1/usage`);
  assert.equal(refused.status, 401);
  assert.equal(await detailOf(refused), 'Not authenticated');
});

test('usage takes from the burst', async (t) => {
  const { url, key } = await startTestService(t, { ...plain, burstPerSecond: 1 });
  const statuses = [];
  for (let asked = 0; asked < 3; asked += 1) {
    statuses.push((await fetch(`${url}/v1/usage`, { headers: { authorization: `Bearer ${key}` } })).status);
  }
  assert.deepEqual(statuses, [200, 200, 429]);
});

test('days of a month begin with its first, and end with today', () => {
  const counts = [{ day: '2026-02-02', endpoint: '/a', status: 200, requests: 3 }];
  assert.deepEqual(daysOfMonth(counts, Date.UTC(2026, 1, 1), Date.UTC(2026, 1, 3) - 1), [
    { date: '2026-02-01', answered: 0, refused: 0 },
    { date: '2026-02-02', answered: 3, refused: 0 },
  ]);
});

test('paths are summed over days and statuses, the most used first', () => {
  const counts = [
    { day: '2026-02-01', endpoint: '/a', status: 200, requests: 1 },
    { day: '2026-02-01', endpoint: '/b', status: 422, requests: 2 },
    { day: '2026-02-02', endpoint: '/b', status: 200, requests: 3 },
  ];
  assert.deepEqual(sumByPath(counts), [
    { path: '/b', answered: 3, refused: 2 },
    { path: '/a', answered: 1, refused: 0 },
  ]);
});
