import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PasswordHasher } from '../../sessions/passwords.ts';
import { createCountingHasher, openBrowser, otherPassword, password } from '../../testing/browser.ts';
import { detailOf, noPool, startTestService } from '../../testing/test-service.ts';
import { maxHashingRequests } from './hashing-limit.ts';

const email = 'grace@example.com';

/** A hasher that holds the other password until `open`. `complete` is fulfilled when it holds `most` of them. */
function createGatedHasher(most: number) {
  const hasher = createCountingHasher();
  const gate = Promise.withResolvers<void>();
  const complete = Promise.withResolvers<void>();
  let waiting = 0;
  async function pass(text: string): Promise<void> {
    if (text !== otherPassword) return;
    waiting += 1;
    if (waiting === most) complete.resolve();
    await gate.promise;
  }
  const gated: PasswordHasher = {
    hash: async (text) => {
      await pass(text);
      return hasher.hash(text);
    },
    verify: async (text, hash) => {
      await pass(text);
      return hasher.verify(text, hash);
    },
  };
  return { hasher: gated, open: gate.resolve, complete: complete.promise };
}

test('requests over the limit are refused without effect, and other requests are served', async (t) => {
  const { hasher, open, complete } = createGatedHasher(maxHashingRequests);
  const service = await startTestService(t, { trustedProxies: ['127.0.0.1'], parts: { pool: noPool, hasher } });
  const owner = openBrowser(service.url, { 'x-forwarded-for': '192.0.2.1' });
  assert.equal((await owner.post('/account/sign-up', { email, password })).status, 201);
  const token = await service.accounts.offerClaim('ada@example.com');

  const inside = Array.from({ length: maxHashingRequests }, (_, place) => {
    const browser = openBrowser(service.url, { 'x-forwarded-for': `203.0.113.${place}` });
    return browser.post('/account/sign-in', { email: `user${place}@example.com`, password: otherPassword });
  });
  await complete;
  const refused = await owner.post('/account/sign-in', { email, password });
  assert.equal(refused.status, 503);
  assert.equal(refused.headers.get('retry-after'), '5');
  assert.equal(await detailOf(refused), 'Too many sign-in attempts are in progress; try again in 5 seconds.');
  const late = openBrowser(service.url, { 'x-forwarded-for': '192.0.2.2' });
  for (let tries = 0; tries < 30; tries += 1) {
    assert.equal((await late.post('/account/claim', { token, password })).status, 503);
  }
  for (const [path, form] of [
    ['sign-up', { email: 'new@example.com', password }],
    ['reset', { token, password }],
    ['password', { current: password, password }],
    ['delete', { password }],
  ] as const) {
    assert.equal((await owner.post(`/account/${path}`, form)).status, 503, path);
  }
  assert.equal((await owner.get('/account/key')).status, 200);
  assert.equal((await service.ask('/health')).status, 405);

  open();
  for (const response of await Promise.all(inside)) assert.equal(response.status, 401);
  assert.equal((await late.post('/account/claim', { token, password })).status, 200);
});
