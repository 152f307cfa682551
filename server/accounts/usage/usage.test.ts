import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate as nextTick } from 'node:timers/promises';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { type Counted, createUsage } from './usage.ts';

const digest = new Uint8Array(32).fill(1);
const other = new Uint8Array(32).fill(2);
const target = { accountId: 'ada', digest, month: '2026-11' };

async function openFolder(t: TestContext, limit: number | null) {
  const folder = makeFolder(t);
  const stores = [openSqliteStore(folder), openSqliteStore(folder)] as const;
  t.after(() => Promise.all(stores.map((store) => store.close())));
  await stores[0].createAccount({ id: 'ada', email: 'ada@example.com', limit }, { digest, sealed: digest });
  return stores;
}

function numbersOf(counts: readonly Counted[]): number[] {
  return counts.flatMap((count) => (count.kind === 'counted' ? [count.used] : [])).toSorted((a, b) => a - b);
}

const oneToFifty = Array.from({ length: 50 }, (_, place) => place + 1);

test('200 counts at once on a limit of 50 give 1 to 50, each once', async (t) => {
  const [store] = await openFolder(t, 50);
  const usage = createUsage(store, 1000);
  const counts = await Promise.all(Array.from({ length: 200 }, () => usage.count(target)));
  assert.deepEqual(numbersOf(counts), oneToFifty);
  for (const count of counts.slice(50)) assert.deepEqual(count, { kind: 'exhausted', used: 50, limit: 50 });
});

test('200 counts over two connections and several ticks on the free limit of 50 give 1 to 50, each once', async (t) => {
  const usages = (await openFolder(t, null)).map((store) => createUsage(store, 50));
  const counts: Promise<Counted>[] = [];
  for (let tick = 0; tick < 20; tick += 1) {
    for (const usage of usages) for (let place = 0; place < 5; place += 1) counts.push(usage.count(target));
    await nextTick();
  }
  assert.deepEqual(numbersOf(await Promise.all(counts)), oneToFifty);
});

test('counts of one tick share a statement, and come in order', async (t) => {
  const [store] = await openFolder(t, null);
  const amounts: number[] = [];
  const watched: Store = {
    ...store,
    count: (requests) => {
      amounts.push(...requests.map(({ amount }) => amount));
      return store.count(requests);
    },
  };
  const usage = createUsage(watched, 1000);
  const counts = await Promise.all(Array.from({ length: 7 }, () => usage.count(target)));
  assert.deepEqual(amounts, [7]);
  assert.deepEqual(
    counts.map((count) => (count.kind === 'counted' ? count.used : 0)),
    [1, 2, 3, 4, 5, 6, 7],
  );
});

test('counts that come after promises of the same tick share the statement of those before', async (t) => {
  const [store] = await openFolder(t, null);
  const amounts: number[] = [];
  const usage = createUsage(
    {
      count: (requests) => {
        amounts.push(...requests.map(({ amount }) => amount));
        return store.count(requests);
      },
    },
    1000,
  );
  async function countAfter(promises: number): Promise<Counted> {
    for (let passed = 0; passed < promises; passed += 1) await Promise.resolve();
    return usage.count(target);
  }
  await Promise.all([0, 1, 2, 10].map(countAfter));
  await usage.count(target);
  assert.deepEqual(amounts, [4, 1]);
});

test('counts of several accounts share a transaction, and each gets its own', async (t) => {
  const [store] = await openFolder(t, 2);
  const eve = { accountId: 'eve', digest: new Uint8Array(32).fill(3), month: target.month };
  await store.createAccount({ id: 'eve', email: 'eve@example.com', limit: null }, { ...eve, sealed: digest });
  const batches: number[] = [];
  const usage = createUsage(
    {
      count: (requests) => {
        batches.push(requests.length);
        return store.count(requests);
      },
    },
    1000,
  );
  const counts = await Promise.all([target, eve, target, target, eve].map((each) => usage.count(each)));
  assert.deepEqual(batches, [2]);
  assert.deepEqual(
    counts.map(({ kind }) => kind),
    ['counted', 'counted', 'counted', 'exhausted', 'counted'],
  );
  assert.deepEqual(numbersOf([counts[1], counts[4]]), [1, 2]);
});

test('a key that was replaced while its answers were computed counts nothing', async (t) => {
  const [store] = await openFolder(t, null);
  const usage = createUsage(store, 1000);
  const pending = usage.count(target);
  const event = { kind: 'key-regenerated', at: 0, origin: 'dashboard' } as const;
  await store.replaceKey('ada', { digest: new Uint8Array(32).fill(2), sealed: digest }, event);
  assert.deepEqual(await pending, { kind: 'revoked' });
});

test('a store that fails rejects all who wait, and those after it count again', async (t) => {
  const [store] = await openFolder(t, null);
  let isDown = true;
  const usage = createUsage(
    { ...store, count: (requests) => (isDown ? Promise.reject(new Error('down')) : store.count(requests)) },
    1000,
  );
  const results = await Promise.allSettled([usage.count(target), usage.count(target)]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  isDown = false;
  assert.deepEqual(await usage.count(target), { kind: 'counted', used: 1, limit: null });
});

test('an account that is locked waits without the others, and is refused after four seconds', async (t) => {
  const [store] = await openFolder(t, null);
  await store.createAccount({ id: 'bob', email: 'bob@example.com', limit: null }, { digest: other, sealed: other });
  let isLocked = true;
  const usage = createUsage(
    {
      count: async (requests) =>
        (await store.count(requests.filter(({ accountId }) => !isLocked || accountId === 'bob'))).concat(
          requests.filter(({ accountId }) => isLocked && accountId === 'ada').map(() => ({ kind: 'locked' })),
        ),
    },
    1000,
  );
  const ofBob = { accountId: 'bob', digest: other, month: '2026-11' };
  const [granted, first] = [usage.count(ofBob), usage.count(target)];
  first.catch(() => undefined);
  const settled: string[] = [];
  const both = Promise.allSettled([granted.then(() => settled.push('bob')), first.catch(() => settled.push('ada'))]);
  assert.deepEqual(await granted, { kind: 'counted', used: 1, limit: null });
  await assert.rejects(first, { name: 'StoreProblem' });
  await both;
  assert.deepEqual(settled, ['bob', 'ada']);
  const second = usage.count(target);
  await nextTick();
  await nextTick();
  isLocked = false;
  assert.deepEqual(await second, { kind: 'counted', used: 1, limit: null });
});
