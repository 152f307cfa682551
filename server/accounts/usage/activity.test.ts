import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate as nextTick } from 'node:timers/promises';
import * as fc from 'fast-check';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { type ActivityNote, type ActivityOptions, createActivity } from './activity.ts';
import { dayOf } from './day.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import type { AccountActivity, ActivityEntry, Store } from '../store/store.ts';
import { maxNamedKeys } from '../store/named-keys.ts';

const noon = Date.parse('2026-11-20T12:00:00.000Z');
const digest = new Uint8Array(32).fill(1);
const never = '2000-01-01';

function noteOf(note: Partial<ActivityNote> = {}): ActivityNote {
  return { accountId: 'ada', digest, endpoint: '/rank', status: 200, at: noon, source: 'api', ...note };
}

async function openAda(t: TestContext, options: ActivityOptions = { intervalMilliseconds: 60_000 }) {
  const store = openSqliteStore(makeFolder(t));
  t.after(() => store.close());
  await store.createAccount({ id: 'ada', email: 'ada@example.com', limit: null }, { digest, sealed: digest });
  return { store, activity: createActivity(store, options) };
}

/** A store that remembers what it was told to record, and fails while `down`. */
function watchStore(recorded: (readonly ActivityEntry[])[]) {
  const store = {
    down: false,
    recordActivity: async (entries: readonly ActivityEntry[]) => {
      if (store.down) throw new Error('down');
      recorded.push(entries);
      return [];
    },
    readActivity: async (): Promise<AccountActivity> => ({ days: [], recent: [] }),
  };
  return store;
}

function requestsOf(recorded: readonly (readonly ActivityEntry[])[]): number {
  return recorded.flat().reduce((sum, { days }) => days.reduce((inner, { requests }) => inner + requests, sum), 0);
}

test('notes are counted by day, endpoint and status, and read at once', async (t) => {
  const { activity } = await openAda(t);
  for (const note of [{}, {}, { status: 422 }, { endpoint: '/trace', source: 'playground' as const }]) {
    activity.note(noteOf(note));
  }
  const { days, recent } = await activity.read('ada', never);
  const day = '2026-11-20';
  assert.deepEqual(days, [
    { day, endpoint: '/rank', status: 200, requests: 2 },
    { day, endpoint: '/rank', status: 422, requests: 1 },
    { day, endpoint: '/trace', status: 200, requests: 1 },
  ]);
  assert.deepEqual(
    recent.map(({ endpoint, source }) => [endpoint, source]),
    [
      ['/trace', 'playground'],
      ['/rank', 'api'],
      ['/rank', 'api'],
      ['/rank', 'api'],
    ],
  );
});

test('a day ends at midnight, UTC', async (t) => {
  const { activity } = await openAda(t);
  const midnight = Date.parse('2026-11-21T00:00:00.000Z');
  for (const at of [midnight - 1, midnight, midnight - 1, midnight - 1]) activity.note(noteOf({ at }));
  const { days } = await activity.read('ada', never);
  assert.deepEqual(
    days.map(({ day, requests }) => [day, requests]),
    [
      ['2026-11-20', 3],
      ['2026-11-21', 1],
    ],
  );
});

test('the newest 50 requests are kept, over several writings', async (t) => {
  const { activity } = await openAda(t);
  for (let place = 0; place < 230; place += 1) {
    activity.note(noteOf({ at: noon + place }));
    if (place % 70 === 69) await activity.flush();
  }
  const { days, recent } = await activity.read('ada', never);
  assert.equal(days[0]?.requests, 230);
  assert.deepEqual(
    recent.map(({ at }) => at - noon),
    Array.from({ length: 50 }, (_, place) => 229 - place),
  );
});

test('the last use of the key is noted, not that of the playground or of a key that was replaced', async (t) => {
  const { store, activity } = await openAda(t);
  const lastUse = async () => (await store.findByEmail('ada@example.com'))?.keyLastUsedAt;
  activity.note(noteOf({ source: 'playground' }));
  await activity.flush();
  assert.equal(await lastUse(), null);
  activity.note(noteOf({ at: noon + 5 }));
  activity.note(noteOf({ at: noon + 2 }));
  await activity.flush();
  assert.equal(await lastUse(), noon + 5);
  const next = new Uint8Array(32).fill(2);
  activity.note(noteOf({ at: noon + 9, digest: next }));
  activity.note(noteOf({ at: noon + 20 }));
  await store.replaceKey(
    'ada',
    { digest: next, sealed: next },
    { kind: 'key-regenerated', at: noon + 7, origin: 'dashboard' },
  );
  await activity.flush();
  assert.equal(await lastUse(), noon + 9);
});

test('notes of an account that was deleted are passed over', async (t) => {
  const { store, activity } = await openAda(t);
  activity.note(noteOf());
  activity.note(noteOf({ accountId: 'gone' }));
  await store.deleteAccount('ada');
  assert.deepEqual(await activity.read('ada', never), { days: [], recent: [] });
});

test('the notes of a second are one writing of one entry an account', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const recorded: (readonly ActivityEntry[])[] = [];
  const activity = createActivity(watchStore(recorded));
  for (let place = 0; place < 100; place += 1) activity.note(noteOf({ accountId: place % 2 === 0 ? 'ada' : 'bob' }));
  t.mock.timers.tick(999);
  await nextTick();
  assert.equal(recorded.length, 0);
  t.mock.timers.tick(1);
  await nextTick();
  assert.deepEqual(
    recorded.map((entries) => entries.map(({ accountId, days }) => [accountId, days.length, days[0]?.requests])),
    [
      [
        ['ada', 1, 50],
        ['bob', 1, 50],
      ],
    ],
  );
  activity.note(noteOf());
  t.mock.timers.tick(1000);
  await nextTick();
  assert.equal(recorded.length, 2);
  t.mock.timers.tick(60_000);
  await nextTick();
  assert.equal(recorded.length, 2);
});

test('many accounts are written in several ticks of the event loop', async () => {
  const recorded: (readonly ActivityEntry[])[] = [];
  const activity = createActivity(watchStore(recorded));
  for (let place = 0; place < 100; place += 1) activity.note(noteOf({ accountId: `account ${place}` }));
  await activity.stop();
  assert.ok(recorded.every((entries) => entries.length <= 16));
  assert.equal(requestsOf(recorded), 100);
});

test('stopping writes the rest, and what comes later sets no timer', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const recorded: (readonly ActivityEntry[])[] = [];
  const activity = createActivity(watchStore(recorded));
  activity.note(noteOf());
  await activity.stop();
  assert.equal(requestsOf(recorded), 1);
  activity.note(noteOf());
  t.mock.timers.tick(60_000);
  await nextTick();
  assert.equal(recorded.length, 1);
});

test('a store that fails is reported once, tried again, and given all', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const recorded: (readonly ActivityEntry[])[] = [];
  const reports: unknown[] = [];
  const store = watchStore(recorded);
  const activity = createActivity(store, { report: (error) => reports.push(error) });
  const pass = async () => {
    t.mock.timers.tick(1000);
    await nextTick();
  };
  store.down = true;
  for (let second = 0; second < 3; second += 1) {
    for (let place = 0; place < 40; place += 1) activity.note(noteOf({ at: noon + 40 * second + place }));
    await pass();
  }
  assert.deepEqual([recorded.length, reports.length], [0, 1]);
  store.down = false;
  await pass();
  const [entry] = recorded.flat();
  assert.deepEqual(entry?.days, [{ day: '2026-11-20', endpoint: '/rank', status: 200, requests: 120 }]);
  assert.deepEqual(
    entry.recent.map(({ at }) => at - noon),
    Array.from({ length: 50 }, (_, place) => 70 + place),
  );
  assert.deepEqual(entry.keyUses, [{ digest, at: noon + 119 }]);
  store.down = true;
  activity.note(noteOf());
  await pass();
  assert.equal(reports.length, 2);
  await activity.stop();
});

test('while the store is down, what waits for it is bounded', async () => {
  const recorded: (readonly ActivityEntry[])[] = [];
  const store = watchStore(recorded);
  const activity = createActivity(store);
  store.down = true;
  for (let place = 0; place < 50_000; place += 1) {
    activity.note(noteOf({ accountId: `account ${place % 30_000}`, digest: new Uint8Array(32).fill(place % 100) }));
    if (place % 10_000 === 0) await assert.rejects(activity.flush(), /down/);
  }
  for (let place = 0; place < 1000; place += 1) {
    activity.note(noteOf({ accountId: 'account 0', digest: Uint8Array.of(place >> 8, place & 255) }));
  }
  store.down = false;
  await activity.flush();
  const entries = recorded.flat();
  assert.equal(entries.length, 20_000);
  assert.ok(entries.every(({ recent, keyUses }) => recent.length <= 50 && keyUses.length <= maxNamedKeys + 8));
  // Known accounts went on being counted: 20,000 of the first 30,000 notes, all of the 20,000 after them, and the 1,000.
  assert.equal(requestsOf(recorded), 41_000);
  await activity.stop();
});

test('a failure in the middle loses and doubles nothing', async () => {
  const recorded: (readonly ActivityEntry[])[] = [];
  let calls = 0;
  const failsSecond: Pick<Store, 'recordActivity' | 'readActivity'> = {
    ...watchStore(recorded),
    recordActivity: async (entries) => {
      calls += 1;
      if (calls === 2) throw new Error('down');
      recorded.push(entries);
      return [];
    },
  };
  const activity = createActivity(failsSecond);
  for (let place = 0; place < 50; place += 1) activity.note(noteOf({ accountId: `account ${place}` }));
  await assert.rejects(activity.flush(), /down/);
  await activity.flush();
  assert.equal(new Set(recorded.flat().map(({ accountId }) => accountId)).size, 50);
  assert.equal(requestsOf(recorded), 50);
  await activity.stop();
});

test('whatever is noted, written and refused, the counts add up and the newest are kept', async () => {
  const noteArbitrary = fc.record({
    accountId: fc.constantFrom('ada', 'bob'),
    endpoint: fc.constantFrom('/rank', '/trace'),
    status: fc.constantFrom(200, 422, 429),
    at: fc.integer({ min: noon, max: noon + 2 * 86_400_000 }),
  });
  const stepArbitrary = fc.oneof(
    { weight: 20, arbitrary: noteArbitrary.map((note) => ({ kind: 'note' as const, note })) },
    { weight: 1, arbitrary: fc.boolean().map((down) => ({ kind: 'flush' as const, down })) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 200 }), async (steps) => {
      const recorded: (readonly ActivityEntry[])[] = [];
      const store = watchStore(recorded);
      const activity = createActivity(store);
      const expected = new Map<string, number>();
      for (const step of steps) {
        if (step.kind === 'flush') {
          store.down = step.down;
          await activity.flush().catch(() => undefined);
        } else {
          const { accountId, endpoint, status, at } = step.note;
          activity.note(noteOf(step.note));
          const name = [accountId, dayOf(at), endpoint, status].join(' ');
          expected.set(name, (expected.get(name) ?? 0) + 1);
        }
      }
      store.down = false;
      await activity.stop();
      const counted = new Map<string, number>();
      for (const { accountId, days, recent } of recorded.flat()) {
        assert.ok(recent.length <= 50);
        for (const { day, endpoint, status, requests } of days) {
          const name = [accountId, day, endpoint, status].join(' ');
          counted.set(name, (counted.get(name) ?? 0) + requests);
        }
      }
      assert.deepEqual(counted, expected);
    }),
    { seed: 20260101, numRuns: 60 },
  );
});

test('what is not recorded for a locked account is recorded later, and that of others now', async () => {
  const recorded: (readonly ActivityEntry[])[] = [];
  let isLocked = true;
  const activity = createActivity({
    ...watchStore([]),
    recordActivity: async (entries) => {
      const left = isLocked ? entries.filter(({ accountId }) => accountId === 'ada') : [];
      recorded.push(entries.filter((entry) => !left.includes(entry)));
      return left;
    },
  });
  activity.note(noteOf({ accountId: 'ada' }));
  activity.note(noteOf({ accountId: 'bob' }));
  await activity.flush();
  assert.deepEqual(
    recorded.flat().map(({ accountId }) => accountId),
    ['bob'],
  );
  isLocked = false;
  activity.note(noteOf({ accountId: 'ada' }));
  await activity.flush();
  assert.deepEqual(
    recorded.flat().map(({ accountId }) => accountId),
    ['bob', 'ada'],
  );
  assert.equal(requestsOf(recorded), 3);
  await activity.stop();
});
