import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { createWindowLimits } from './window-limits.ts';
import { createSealing } from '../keys/sealing.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';

const day = 86_400;
const noon = Date.parse('2026-11-20T12:00:00.000Z');
const midnight = Date.parse('2026-11-21T00:00:00.000Z');
const sealing = createSealing('a secret of more than thirty-two characters');

function openLimits(t: TestContext) {
  const folder = makeFolder(t);
  const store = openSqliteStore(folder);
  t.after(() => store.close());
  const clock = { now: noon };
  return { folder, store, clock, limits: createWindowLimits(store, sealing, () => clock.now) };
}

test('a limit is consumed one by one and then no more', async (t) => {
  const { limits } = openLimits(t);
  const consumptions = await Promise.all(
    Array.from({ length: 5 }, () => limits.consume('playground', '192.0.2.1', 3, day)),
  );
  assert.deepEqual(
    consumptions,
    [1, 2, 3, 3, 3].map((used, place) => ({
      kind: place < 3 ? 'granted' : 'exhausted',
      used,
      resetsAt: midnight,
    })),
  );
  assert.deepEqual(await limits.consumed('playground', '192.0.2.1', day), { used: 3, resetsAt: midnight });
});

test('purposes, subjects and lengths of the window are counted apart', async (t) => {
  const { limits } = openLimits(t);
  await limits.consume('playground', '192.0.2.1', 3, day);
  for (const [purpose, subject, seconds] of [
    ['sign-in', '192.0.2.1', day],
    ['playground', '192.0.2.2', day],
    ['playground', '192.0.2.1', 60],
  ] as const) {
    assert.equal((await limits.consumed(purpose, subject, seconds)).used, 0);
    assert.equal((await limits.consume(purpose, subject, 1, seconds)).kind, 'granted');
  }
});

test('a day begins at midnight, UTC', async (t) => {
  const { limits, clock } = openLimits(t);
  clock.now = midnight - 1;
  assert.equal((await limits.consume('playground', 'ada', 1, day)).kind, 'granted');
  assert.equal((await limits.consume('playground', 'ada', 1, day)).kind, 'exhausted');
  clock.now = midnight;
  const next = await limits.consume('playground', 'ada', 1, day);
  assert.deepEqual(next, { kind: 'granted', used: 1, resetsAt: midnight + day * 1000 });
});

test('the count of a window is deleted when it is over, and not before', async (t) => {
  const { limits, store } = openLimits(t);
  const bounds = { oldestDay: '2026-11-20', oldestMonth: '2026-11', oldestLinkDay: '2025-11-01' };
  await limits.consume('playground', 'ada', 1, day);
  await store.sweep({ ...bounds, now: midnight - 1 });
  assert.equal((await limits.consumed('playground', 'ada', day)).used, 1);
  await store.sweep({ ...bounds, now: midnight });
  assert.equal((await limits.consumed('playground', 'ada', day)).used, 0);
});

test('no subject stands in the store in the clear', async (t) => {
  const { limits, folder, store } = openLimits(t);
  await limits.consume('sign-in', 'somebody@example.com', 3, day);
  await limits.consume('sign-in', '192.0.2.77', 3, day);
  await store.close();
  const bytes = readFileSync(join(folder, 'matrixmath.db'));
  assert.ok(bytes.includes('sign-in '));
  for (const subject of ['somebody', '192.0.2.77']) assert.ok(!bytes.includes(subject), subject);
});
