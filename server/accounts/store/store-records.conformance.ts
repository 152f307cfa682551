// What every store must do with the records beside accounts and usage: events, claims, allowances, activity.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ActivityEntry, type RecentRequest, type ConsumeRequest, maxEvents, type Store } from './store.ts';
import { ada, bob, countOne, eventAt, keyOf, month, type OpenDatabase } from './store.examples.ts';

const today = '2026-11-20';

function spendOf(request: Partial<ConsumeRequest> = {}): ConsumeRequest {
  return { bucket: 'visitor', window: 'first', expiresAt: 1000, limit: 3, amount: 1, ...request };
}

function requestAt(at: number): RecentRequest {
  return { at, endpoint: '/rank', status: 200, source: 'api' };
}

function entryOf(accountId: string, entry: Partial<ActivityEntry> = {}): ActivityEntry {
  return { accountId, days: [], recent: [], keyUses: [], ...entry };
}

function dayCount(day: string, requests: number, status = 200) {
  return { day, endpoint: '/rank', status, requests };
}

async function countFor(store: Store, seed: number, amount: number, inMonth = month): Promise<void> {
  const request = { accountId: 'ada', digest: keyOf(seed).digest, month: inMonth, freeLimit: 9, amount };
  assert.equal((await countOne(store, request)).kind, 'granted');
}

export function checkRecords(name: string, openDatabase: OpenDatabase): void {
  function check(behaviour: string, body: (store: Store, connect: () => Promise<Store>) => Promise<void>): void {
    test(`${name}: ${behaviour}`, async (t) => {
      const { connect } = await openDatabase(t);
      const store = await connect();
      await store.createAccount(ada, keyOf(1));
      await store.createAccount(bob, keyOf(2));
      await body(store, connect);
    });
  }

  check('events come newest first, as many as asked for, of one account', async (store) => {
    for (const event of [eventAt(20, 'signed-in'), eventAt(10, 'signed-up'), eventAt(20, 'key-revealed')]) {
      await store.addEvent('ada', event);
    }
    await store.addEvent('bob', { kind: 'claimed', at: 30, origin: 'command line' });
    const newestFirst = [eventAt(20, 'key-revealed'), eventAt(20, 'signed-in'), eventAt(10, 'signed-up')];
    assert.deepEqual(await store.readEvents('ada', 9), newestFirst);
    assert.deepEqual(await store.readEvents('ada', 2), newestFirst.slice(0, 2));
    assert.deepEqual(await store.readEvents('bob', 9), [{ kind: 'claimed', at: 30, origin: 'command line' }]);
  });

  check('an event of nobody is passed over', async (store) => {
    await store.addEvent('nobody', eventAt(1));
    assert.deepEqual(await store.readEvents('nobody', 9), []);
  });

  check('a claim is taken once, through any connection', async (store, connect) => {
    const second = await connect();
    const { digest } = keyOf(7);
    await store.putClaim('bob', digest, 100);
    assert.equal(await second.takeClaim(keyOf(8).digest, 99), null);
    const taken = await Promise.all([second.takeClaim(digest, 99), store.takeClaim(digest, 99)]);
    assert.deepEqual(
      taken.filter((account) => account !== null),
      [bob],
    );
    assert.equal(await store.takeClaim(digest, 99), null);
  });

  check('a claim ends when it expires, and stays ended', async (store) => {
    const { digest } = keyOf(7);
    await store.putClaim('ada', digest, 100);
    assert.equal(await store.takeClaim(digest, 100), null);
    assert.equal(await store.takeClaim(digest, 0), null);
  });

  check('a later claim takes the place of the earlier one of its account alone', async (store) => {
    await store.putClaim('ada', keyOf(7).digest, 100);
    await store.putClaim('bob', keyOf(8).digest, 100);
    await store.putClaim('ada', keyOf(9).digest, 200);
    assert.equal(await store.takeClaim(keyOf(7).digest, 1), null);
    assert.deepEqual(await store.takeClaim(keyOf(8).digest, 1), bob);
    assert.deepEqual(await store.takeClaim(keyOf(9).digest, 150), ada);
  });

  check('spending at once over two connections gives 1 to 20, each once', async (store, connect) => {
    const stores = [store, await connect()];
    const request = spendOf({ limit: 20 });
    const spends = await Promise.all(Array.from({ length: 60 }, (_, round) => stores[round % 2].consume(request)));
    const granted = spends.flatMap(({ kind, used }) => (kind === 'granted' ? [used] : []));
    assert.deepEqual(
      granted.toSorted((a, b) => a - b),
      Array.from({ length: 20 }, (_, place) => place + 1),
    );
    assert.deepEqual(
      spends.filter(({ kind }) => kind === 'exhausted'),
      Array.from({ length: 40 }, () => ({ kind: 'exhausted', used: 20 })),
    );
    assert.equal(await store.consumed('visitor', 'first'), 20);
  });

  check('what is more than the rest is not granted in part', async (store) => {
    assert.deepEqual(await store.consume(spendOf({ amount: 4 })), { kind: 'exhausted', used: 0 });
    assert.deepEqual(await store.consume(spendOf({ amount: 2 })), { kind: 'granted', used: 2 });
    assert.deepEqual(await store.consume(spendOf({ amount: 2 })), { kind: 'exhausted', used: 2 });
    assert.deepEqual(await store.consume(spendOf({ amount: 1 })), { kind: 'granted', used: 3 });
    assert.deepEqual(await store.consume(spendOf({ limit: 2 })), { kind: 'exhausted', used: 3 });
  });

  check('a limit of 0 lets nothing be spent', async (store) => {
    assert.deepEqual(await store.consume(spendOf({ limit: 0 })), { kind: 'exhausted', used: 0 });
    assert.equal(await store.consumed('visitor', 'first'), 0);
  });

  check('buckets and windows spend apart', async (store) => {
    await store.consume(spendOf({ amount: 3 }));
    assert.deepEqual(await store.consume(spendOf({ window: 'second' })), { kind: 'granted', used: 1 });
    assert.deepEqual(await store.consume(spendOf({ bucket: 'another' })), { kind: 'granted', used: 1 });
    assert.equal(await store.consumed('visitor', 'third'), 0);
  });

  check('a sweep takes what has expired and leaves the rest', async (store) => {
    await store.consume(spendOf());
    await store.consume(spendOf({ window: 'second', expiresAt: 1001 }));
    await store.putClaim('ada', keyOf(7).digest, 1000);
    await store.putClaim('bob', keyOf(8).digest, 1001);
    const days = [dayCount('2026-10-31', 1), dayCount('2026-11-01', 2)];
    await store.recordActivity([entryOf('ada', { days, recent: [requestAt(1)] })]);
    await store.sweep({ now: 1000, oldestDay: '2026-11-01', oldestMonth: '2026-11', oldestLinkDay: '2025-11-01' });
    assert.equal(await store.consumed('visitor', 'first'), 0);
    assert.equal(await store.consumed('visitor', 'second'), 1);
    assert.equal(await store.takeClaim(keyOf(7).digest, 0), null);
    assert.deepEqual(await store.takeClaim(keyOf(8).digest, 1000), bob);
    const { days: left, recent } = await store.readActivity('ada', '2026-01-01');
    assert.deepEqual(left, [dayCount('2026-11-01', 2)]);
    assert.deepEqual(recent, [requestAt(1)]);
  });

  check('a sweep takes the usage of earlier months, and leaves the rest', async (store) => {
    const months = ['2025-09', '2025-10', '2026-11'];
    const { digest } = keyOf(1);
    for (const each of months) {
      await countOne(store, { accountId: 'ada', digest, month: each, freeLimit: 3, amount: 2 });
    }
    await store.sweep({ now: 0, oldestDay: today, oldestMonth: '2025-10', oldestLinkDay: '2025-11-01' });
    const used = await Promise.all(months.map(async (each) => (await store.findUsageByKey(digest, each))?.used));
    assert.deepEqual(used, [0, 2, 2]);
  });

  check('a sweep of more than one slice takes all of it, also where two sweep at once', async (store, connect) => {
    const second = await connect();
    const days = Array.from({ length: 700 }, (_, place) => ({ ...dayCount('2026-10-30', 1), endpoint: `/${place}` }));
    await store.recordActivity([entryOf('ada', { days: [...days, dayCount(today, 1)] })]);
    const bounds = { now: 0, oldestDay: '2026-11-01', oldestMonth: month, oldestLinkDay: '2025-11-01' };
    await Promise.all([store.sweep(bounds), second.sweep(bounds)]);
    assert.deepEqual((await store.readActivity('ada', '2026-01-01')).days, [dayCount(today, 1)]);
    await store.recordActivity([entryOf('ada', { days: [dayCount('2026-10-30', 3)] })]);
    assert.equal((await store.readActivity('ada', '2026-01-01')).days.length, 2);
  });

  check('the newest 1000 events of an account are kept', async (store) => {
    await store.addEvent('bob', eventAt(1));
    for (let at = 1; at <= maxEvents + 1; at += 1) await store.addEvent('ada', eventAt(at));
    const times = async () => (await store.readEvents('ada', 2 * maxEvents)).map(({ at }) => at);
    assert.deepEqual(
      await times(),
      Array.from({ length: maxEvents }, (_, place) => maxEvents + 1 - place),
    );
    await store.replaceKey('ada', keyOf(3), eventAt(maxEvents + 2));
    assert.deepEqual((await times()).slice(-1), [3]);
    assert.equal((await store.readEvents('bob', 9)).length, 1);
  });

  check('counts of a day add up by endpoint and status, through any connection', async (store, connect) => {
    const second = await connect();
    const rank = dayCount(today, 2);
    const refused = { ...rank, status: 422, requests: 1 };
    const trace = { ...rank, endpoint: '/trace' };
    await store.recordActivity([entryOf('ada', { days: [trace, rank, refused] })]);
    await second.recordActivity([entryOf('ada', { days: [rank] }), entryOf('bob', { days: [refused] })]);
    assert.deepEqual((await store.readActivity('ada', today)).days, [{ ...rank, requests: 4 }, refused, trace]);
    assert.deepEqual((await store.readActivity('bob', today)).days, [refused]);
  });

  check('activity is read from a day on, in order of days', async (store) => {
    const days = ['2026-11-21', '2026-11-19', today].map((day) => dayCount(day, 1));
    await store.recordActivity([entryOf('ada', { days })]);
    const read = (await store.readActivity('ada', today)).days.map(({ day }) => day);
    assert.deepEqual(read, [today, '2026-11-21']);
  });

  check('the newest 50 requests of an account are kept, whoever wrote first', async (store, connect) => {
    const second = await connect();
    const odd = Array.from({ length: 40 }, (_, place) => requestAt(2 * place + 1));
    const even = Array.from({ length: 40 }, (_, place) => requestAt(2 * place));
    await store.recordActivity([entryOf('bob', { recent: [requestAt(5)] }), entryOf('ada', { recent: odd })]);
    await second.recordActivity([entryOf('ada', { recent: even })]);
    const { recent } = await store.readActivity('ada', today);
    assert.deepEqual(
      recent.map(({ at }) => at),
      Array.from({ length: 50 }, (_, place) => 79 - place),
    );
    assert.deepEqual((await store.readActivity('bob', today)).recent, [requestAt(5)]);
  });

  check('the last use of a key is the latest, and a key that was replaced has none', async (store) => {
    const lastUse = async () => (await store.findByEmail(ada.email))?.keyLastUsedAt;
    const use = (seed: number, at: number) =>
      store.recordActivity([entryOf('ada', { keyUses: [{ digest: keyOf(seed).digest, at }] })]);
    await use(1, 20);
    await use(1, 10);
    assert.equal(await lastUse(), 20);
    await use(2, 30);
    assert.equal((await store.findByEmail(bob.email))?.keyLastUsedAt, null);
    await store.replaceKey('ada', keyOf(3), eventAt(5));
    assert.equal(await lastUse(), null);
    await use(1, 40);
    assert.equal(await lastUse(), null);
    await use(3, 50);
    assert.equal(await lastUse(), 50);
  });

  check('entries that cannot all be recorded are not recorded', async (store) => {
    const broken = entryOf('bob', { days: [dayCount(today, 0)] });
    const whole = entryOf('ada', { days: [dayCount(today, 1)], recent: [requestAt(1)] });
    await assert.rejects(store.recordActivity([whole, broken]), { name: 'StoreProblem' });
    assert.deepEqual(await store.readActivity('ada', today), { days: [], recent: [] });
    await store.recordActivity([whole]);
    assert.equal((await store.readActivity('ada', today)).days.length, 1);
  });

  check('a deleted account leaves nothing, and what comes late for it is passed over', async (store, connect) => {
    const second = await connect();
    const { digest } = keyOf(1);
    const claim = { accountId: 'ada', digest, month, freeLimit: 3, amount: 1 };
    const activity = { days: [dayCount(today, 1)], recent: [requestAt(1)], keyUses: [{ digest, at: 1 }] };
    await countOne(store, claim);
    await store.addEvent('ada', eventAt(1));
    await store.putClaim('ada', keyOf(7).digest, 100);
    await store.recordActivity([entryOf('ada', activity), entryOf('bob', activity)]);
    await second.deleteAccount('ada');
    await store.recordActivity([entryOf('ada', activity)]);
    await store.addEvent('ada', eventAt(2));
    assert.equal(await store.findByEmail(ada.email), null);
    assert.equal(await store.findUsageByKey(digest, month), null);
    assert.deepEqual(await countOne(store, claim), { kind: 'revoked' });
    assert.equal(await store.takeClaim(keyOf(7).digest, 1), null);
    assert.deepEqual(await store.readEvents('ada', 9), []);
    assert.deepEqual(await store.readActivity('ada', '2000-01-01'), { days: [], recent: [] });
    assert.equal((await store.readActivity('bob', today)).recent.length, 1);
    assert.equal(await store.createAccount(ada, keyOf(1)), true);
    assert.equal((await store.findUsageByKey(digest, month))?.used, 0);
  });

  const kept = { bucket: 'kept ada', month, expiresAt: 1000 };

  /** Deletes ada's account and creates it again; the result is its usage then. */
  async function startAgain(store: Store, seed: number, bucket = kept.bucket): Promise<number | undefined> {
    await store.deleteAccount('ada', kept);
    assert.equal(await store.findByEmail(ada.email), null);
    await store.createAccount(ada, keyOf(seed), undefined, undefined, { ...kept, bucket });
    return (await store.findUsageByKey(keyOf(seed).digest, month))?.used;
  }

  check('the usage of a deleted account is that of a new one with the same address', async (store, connect) => {
    await countFor(await connect(), 1, 3);
    await countFor(store, 1, 2, '2026-10');
    assert.equal(await startAgain(store, 3), 3);
    assert.equal((await store.findUsageByKey(keyOf(3).digest, '2026-10'))?.used, 0);
    await countFor(store, 3, 2);
    assert.equal(await startAgain(await connect(), 4), 5);
    assert.equal(await startAgain(store, 5), 5);
    const rest = { accountId: 'ada', digest: keyOf(5).digest, month, freeLimit: 9, amount: 9 };
    assert.deepEqual(await countOne(store, rest), { kind: 'granted', granted: 4, used: 9, limit: null });
  });

  check('usage is kept for one address and one month, until it expires', async (store) => {
    await countFor(store, 1, 3);
    assert.equal(await startAgain(store, 3, 'kept bob'), 0);
    await store.deleteAccount('ada');
    await store.createAccount(ada, keyOf(4), undefined, undefined, { ...kept, month: '2026-12' });
    assert.equal((await store.findUsageByKey(keyOf(4).digest, '2026-12'))?.used, 0);
    await store.sweep({ now: 999, oldestDay: today, oldestMonth: month, oldestLinkDay: '2025-11-01' });
    assert.equal(await startAgain(store, 5), 3);
    await store.sweep({ now: 1000, oldestDay: today, oldestMonth: month, oldestLinkDay: '2025-11-01' });
    await store.deleteAccount('ada');
    await store.createAccount(ada, keyOf(6), undefined, undefined, kept);
    assert.equal((await store.findUsageByKey(keyOf(6).digest, month))?.used, 0);
  });

  check('an account that has not been used leaves no usage, and a deletion of nobody neither', async (store) => {
    await store.deleteAccount('ada', kept);
    await store.deleteAccount('nobody', kept);
    assert.equal(await store.consumed(kept.bucket, month), 0);
  });

  check('no answer is lost where counts, a deletion and a new account come at once', async (store, connect) => {
    const second = await connect();
    const request = { accountId: 'ada', digest: keyOf(1).digest, month, freeLimit: 1000, amount: 1 };
    const counting = Array.from({ length: 50 }, (_, place) => countOne(place % 2 === 0 ? store : second, request));
    const deleting = store.deleteAccount('ada', kept);
    const again = { ...ada, id: 'ada again' };
    let isNew = false;
    while (!isNew) isNew = await second.createAccount(again, keyOf(3), undefined, undefined, kept);
    await deleting;
    const granted = (await Promise.all(counting)).filter(({ kind }) => kind === 'granted').length;
    assert.equal((await second.findUsageByKey(keyOf(3).digest, month))?.used, granted);
  });

  check('a snapshot of nobody has the age 0', async (store) => assert.equal(await store.readSnapshotAge(), 0));
}
