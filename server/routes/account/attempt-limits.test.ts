import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCountingHasher, openBrowser, otherPassword, password } from '../../testing/browser.ts';
import { detailOf, noPool, startTestService } from '../../testing/test-service.ts';

const email = 'grace@example.com';
const quarter = 15 * 60 * 1000;
/** The beginning of a window of every length. */
const start = Date.UTC(2026, 0, 1);

function quick(clock: { readonly now: number }) {
  return { parts: { pool: noPool, hasher: createCountingHasher(), now: () => clock.now } };
}

/** The status of each attempt; every attempt has another forged address before the true one. */
async function signInOften(url: string, count: number, addressOf: (place: number) => string, forwarded?: string) {
  const statuses: number[] = [];
  for (let place = 0; place < count; place += 1) {
    const headers = { 'x-forwarded-for': forwarded ?? `203.0.113.${place}` };
    const browser = openBrowser(url, headers);
    const form = { email: addressOf(place), password: otherPassword };
    statuses.push((await browser.post('/account/sign-in', form)).status);
  }
  return statuses;
}

function countOf(statuses: readonly number[], status: number): number {
  return statuses.filter((candidate) => candidate === status).length;
}

test('10 attempts in a quarter of an hour for one e-mail address, whether it has an account or not', async (t) => {
  const clock = { now: start };
  const { url } = await startTestService(t, quick(clock));
  for (const address of ['ada@example.com', 'nobody@example.com']) {
    const statuses = await signInOften(url, 13, () => address);
    assert.deepEqual([countOf(statuses, 401), countOf(statuses, 429)], [10, 3]);
    assert.deepEqual(statuses.slice(10), [429, 429, 429]);
  }
  clock.now += quarter - 1000;
  const late = await openBrowser(url).post('/account/sign-in', { email: 'ADA@example.com', password });
  assert.equal(late.status, 429);
  assert.equal(late.headers.get('retry-after'), '1');
  assert.equal(await detailOf(late), 'Too many attempts; try again in 1 seconds.');
  clock.now += 1000;
  assert.equal((await openBrowser(url).post('/account/sign-in', { email: 'ada@example.com', password })).status, 401);
});

test('50 attempts in a quarter of an hour from one network, and a forged address changes nothing', async (t) => {
  const clock = { now: start };
  const { url } = await startTestService(t, quick(clock));
  const statuses = await signInOften(url, 55, (place) => `user${place}@example.com`);
  assert.deepEqual([countOf(statuses, 401), countOf(statuses, 429)], [50, 5]);
});

test('behind a trusted proxy its header tells the networks apart', async (t) => {
  const clock = { now: start };
  const { url } = await startTestService(t, { ...quick(clock), trustedProxies: ['127.0.0.1'] });
  const one = await signInOften(url, 55, (place) => `user${place}@example.com`, '198.51.100.1');
  assert.deepEqual([countOf(one, 401), countOf(one, 429)], [50, 5]);
  const other = await signInOften(url, 5, (place) => `user${place}@example.com`, '198.51.100.2');
  assert.equal(countOf(other, 401), 5);
  // What a client writes stands before what the proxy adds.
  const forged = await signInOften(url, 5, (place) => `more${place}@example.com`, '192.0.2.9, 198.51.100.1');
  assert.equal(countOf(forged, 429), 5);
  // One household has a whole /64.
  await signInOften(url, 50, (place) => `user${place}@example.org`, '2001:db8::1');
  const neighbour = await signInOften(url, 2, () => 'x@example.org', '2001:db8::2');
  assert.deepEqual(neighbour, [429, 429]);
});

test('guessing from many networks stops, and does not lock the owner out of a network that is known', async (t) => {
  const clock = { now: start };
  const { url } = await startTestService(t, { ...quick(clock), trustedProxies: ['127.0.0.1'] });
  const home = openBrowser(url, { 'x-forwarded-for': '192.0.2.1' });
  assert.equal((await home.post('/account/sign-up', { email, password })).status, 201);
  await home.post('/account/sign-out');
  const guesses: number[] = [];
  for (let place = 0; place < 20; place += 1) {
    const attacker = openBrowser(url, { 'x-forwarded-for': `203.0.113.${place}` });
    guesses.push((await attacker.post('/account/sign-in', { email, password: otherPassword })).status);
  }
  assert.deepEqual([countOf(guesses, 401), countOf(guesses, 429)], [10, 10]);
  assert.equal((await home.post('/account/sign-in', { email, password })).status, 200);
  const away = openBrowser(url, { 'x-forwarded-for': '192.0.2.77' });
  assert.equal((await away.post('/account/sign-in', { email, password })).status, 429);
  clock.now += quarter;
  assert.equal((await away.post('/account/sign-in', { email, password })).status, 200);
});

test('a known network has no more than 10 attempts either', async (t) => {
  const clock = { now: start };
  const { url } = await startTestService(t, quick(clock));
  await openBrowser(url).post('/account/sign-up', { email, password });
  const statuses = await signInOften(url, 12, () => email);
  assert.deepEqual([countOf(statuses, 401), countOf(statuses, 429)], [10, 2]);
});

test('attempts at the same moment are counted one by one', async (t) => {
  const clock = { now: start };
  const { url } = await startTestService(t, quick(clock));
  const form = { email, password };
  const replies = await Promise.all(Array.from({ length: 30 }, () => openBrowser(url).post('/account/sign-in', form)));
  const statuses = replies.map(({ status }) => status);
  assert.deepEqual([countOf(statuses, 401), countOf(statuses, 429)], [10, 20]);
});

test('10 sign-ups a day from one network; a form that is wrong counts for nothing', async (t) => {
  const clock = { now: start };
  const { url } = await startTestService(t, quick(clock));
  const statuses: number[] = [];
  for (let place = 0; place < 12; place += 1) {
    assert.equal((await openBrowser(url).post('/account/sign-up', { email, password: 'short' })).status, 422);
    const form = { email: `user${place}@example.com`, password };
    statuses.push((await openBrowser(url).post('/account/sign-up', form)).status);
  }
  assert.deepEqual([countOf(statuses, 201), countOf(statuses, 429)], [10, 2]);
  clock.now += 24 * 60 * 60 * 1000;
  assert.equal((await openBrowser(url).post('/account/sign-up', { email, password })).status, 201);
});

/** How many accounts each of the addresses creates, one address after the other, until it is refused. */
async function signUpFrom(url: string, addresses: readonly string[]): Promise<readonly number[]> {
  const made: number[] = [];
  for (const address of addresses) {
    const browser = openBrowser(url, { 'x-forwarded-for': address });
    let count = 0;
    for (;;) {
      const form = { email: `${address.replaceAll(':', '.')}.${count}@example.com`, password };
      const { status } = await browser.post('/account/sign-up', form);
      if (status === 429) break;
      assert.equal(status, 201);
      count += 1;
    }
    made.push(count);
  }
  return made;
}

for (const [name, addresses, made] of [
  ['20 from one /56', ['2001:db8:0:100::1', '2001:db8:0:1ff::1', '2001:db8:0:180::1'], [10, 10, 0]],
  [
    '50 from one /48',
    [
      '2001:db8::1',
      '2001:db8:0:100::1',
      '2001:db8:0:200::1',
      '2001:db8:0:300::1',
      '2001:db8:0:400::1',
      '2001:db8:0:ffff::1',
    ],
    [10, 10, 10, 10, 10, 0],
  ],
  ['10 from each address of IPv4', ['192.0.2.1', '192.0.2.2', '192.0.3.1'], [10, 10, 10]],
  [
    '50 from one /24 of IPv4',
    ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5', '192.0.2.255', '192.0.3.1'],
    [10, 10, 10, 10, 10, 0, 10],
  ],
] as const) {
  test(`sign-ups on a day: ${name}`, async (t) => {
    const { url } = await startTestService(t, { ...quick({ now: start }), trustedProxies: ['127.0.0.1'] });
    assert.deepEqual(await signUpFrom(url, addresses), made);
  });
}

test('attempts beyond the limit of a household use up nothing of its neighbours', async (t) => {
  const { url } = await startTestService(t, { ...quick({ now: start }), trustedProxies: ['127.0.0.1'] });
  const home = openBrowser(url, { 'x-forwarded-for': '2001:db8::1' });
  for (let place = 0; place < 60; place += 1) {
    await home.post('/account/sign-up', { email: `user${place}@example.com`, password });
  }
  assert.deepEqual(await signUpFrom(url, ['2001:db8:0:1::1']), [10]);
});

test('a stolen session cannot guess the password without end, and strangers do not use up the owner’s attempts', async (t) => {
  const clock = { now: start };
  const { url } = await startTestService(t, quick(clock));
  const owner = openBrowser(url);
  await owner.post('/account/sign-up', { email, password });
  await signInOften(url, 12, () => email);
  const statuses: number[] = [];
  for (let place = 0; place < 6; place += 1) {
    statuses.push((await owner.post('/account/delete', { password: otherPassword })).status);
    const form = { current: otherPassword, password: otherPassword };
    statuses.push((await owner.post('/account/password', form)).status);
  }
  assert.deepEqual([countOf(statuses, 403), countOf(statuses, 429)], [10, 2]);
});

test('30 times an hour a key is shown or replaced, for both write to the disk', async (t) => {
  const clock = { now: start };
  const { url } = await startTestService(t, quick(clock));
  const owner = openBrowser(url);
  await owner.post('/account/sign-up', { email, password });
  const statuses: number[] = [];
  for (let place = 0; place < 32; place += 1) {
    statuses.push((await owner.post(`/account/key/${place % 2 === 0 ? 'reveal' : 'regenerate'}`)).status);
  }
  assert.deepEqual([countOf(statuses, 200), countOf(statuses, 429)], [30, 2]);
});

for (const path of ['/account/reset', '/account/claim']) {
  test(`20 tokens an hour from one network: ${path}`, async (t) => {
    const clock = { now: start };
    const { url } = await startTestService(t, quick(clock));
    const statuses: number[] = [];
    for (let place = 0; place < 22; place += 1) {
      statuses.push((await openBrowser(url).post(path, { token: `token${place}`, password })).status);
    }
    assert.deepEqual([countOf(statuses, 422), countOf(statuses, 429)], [20, 2]);
  });
}
