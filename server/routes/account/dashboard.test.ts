import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCountingHasher, openBrowser, password } from '../../testing/browser.ts';
import {
  addPath,
  detailOf,
  envelopePath,
  jsonOf,
  memberAt,
  noPool,
  startTestService,
} from '../../testing/test-service.ts';

const email = 'grace@example.com';

test('30 days, the oldest first; endpoints, the most frequent first; the last use of the key', async (t) => {
  const clock = { now: Date.parse('2026-11-18T12:00:00.000Z') };
  const parts = { pool: noPool, hasher: createCountingHasher(), now: () => clock.now };
  const { url, ask } = await startTestService(t, { parts });
  const browser = openBrowser(url);
  const key = String(await jsonOf(await browser.post('/account/sign-up', { email, password }), 'key'));
  const authorization = `Bearer ${key}`;
  await ask(addPath, undefined, { authorization });
  clock.now = Date.parse('2026-11-20T15:00:00.000Z');
  for (const body of [undefined, undefined, '{}', '{}', '{}']) await ask(envelopePath, body, { authorization });

  const usage = await jsonOf(await browser.get('/account/usage'));
  const days = memberAt(usage, 'days');
  assert.ok(Array.isArray(days) && days.length === 30);
  assert.deepEqual(days.at(0), { date: '2026-10-22', answered: 0, refused: 0 });
  assert.deepEqual(days.slice(-3), [
    { date: '2026-11-18', answered: 1, refused: 0 },
    { date: '2026-11-19', answered: 0, refused: 0 },
    { date: '2026-11-20', answered: 2, refused: 3 },
  ]);
  assert.deepEqual(memberAt(usage, 'endpoints'), [
    { endpoint: envelopePath, status: 422, count: 3 },
    { endpoint: envelopePath, status: 200, count: 2 },
    { endpoint: addPath, status: 200, count: 1 },
  ]);

  const exported = await jsonOf(await browser.get('/account/export'));
  assert.deepEqual(memberAt(exported, 'usage'), usage);
  assert.equal(memberAt(exported, 'exported_at'), '2026-11-20T15:00:00.000Z');
  assert.equal(memberAt(exported, 'key', 'last_used_at'), '2026-11-20T15:00:00.000Z');
  const { masked, ...times } = Object(await jsonOf(await browser.get('/account/key')));
  assert.match(String(masked), /^mm_•{32}\w{4}$/);
  assert.deepEqual(times, memberAt(exported, 'key'));
});

test('who deletes the account while its key is shown is signed out, and nothing has gone wrong', async (t) => {
  const { url, store, accounts } = await startTestService(t, {
    parts: { pool: noPool, hasher: createCountingHasher() },
  });
  const browser = openBrowser(url);
  await browser.post('/account/sign-up', { email, password });
  const { addEvent } = store;
  Object.assign(store, {
    addEvent: async (...[id, event]: Parameters<typeof addEvent>) => {
      await addEvent(id, event);
      if (event.kind === 'key-revealed') await accounts.remove({ id, email });
    },
  });
  const response = await browser.post('/account/key/reveal', {});
  assert.equal(response.status, 401);
  assert.equal(typeof (await detailOf(response)), 'string');
});
