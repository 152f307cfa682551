// What every store must do with the named keys of accounts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maxNamedKeys, type NewNamedKey } from './named-keys.ts';
import { ada, bob, countOne, eventAt, keyOf, month, type OpenDatabase } from './store.examples.ts';
import type { CountRequest, Store } from './store.ts';

/** The months with the keys in the order of their ids. */
async function monthsOf(store: Store, accountId: string) {
  return (await store.readMonths(accountId)).map(({ byKey, ...rest }) => {
    return { ...rest, byKey: byKey.toSorted((one, other) => (one.keyId < other.keyId ? -1 : 1)) };
  });
}

const created = eventAt(5, 'key-created');
const revoked = eventAt(6, 'key-revoked');

function digestOf(seed: number): Uint8Array {
  return keyOf(seed).digest;
}

function named(seed: number, key: Partial<NewNamedKey> = {}): NewNamedKey {
  const made = { scope: 'all', kind: 'live', digest: digestOf(seed), createdAt: seed } as const;
  return { id: `key ${seed}`, name: `name ${seed}`, ...made, ...key };
}

function requestOf(seed: number, request: Partial<CountRequest> = {}): CountRequest {
  return { accountId: 'ada', digest: digestOf(seed), month, freeLimit: 9, amount: 1, ...request };
}

export function checkNamedKeys(name: string, openDatabase: OpenDatabase): void {
  function check(behaviour: string, body: (store: Store, connect: () => Promise<Store>) => Promise<void>): void {
    test(`${name}: ${behaviour}`, async (t) => {
      const { connect } = await openDatabase(t);
      const store = await connect();
      await store.createAccount(ada, keyOf(1));
      await store.createAccount(bob, keyOf(2));
      await body(store, connect);
    });
  }

  check('a named key leads to its account, with scope and kind, and has an event', async (store) => {
    assert.equal(await store.addNamedKey('ada', named(10, { scope: 'feedback', kind: 'test' }), created), 'added');
    const usage = { accountId: 'ada', limit: null, used: 0, keyId: 'key 10', scope: 'feedback', kind: 'test' };
    assert.deepEqual(await store.findUsageByNamedKey(digestOf(10), month), usage);
    assert.deepEqual(await store.readEvents('ada', 9), [created]);
    assert.equal(await store.findUsageByKey(digestOf(10), month), null);
    assert.equal(await store.findUsageByNamedKey(digestOf(1), month), null);
  });

  check('named keys are listed by account, the oldest first', async (store) => {
    await store.addNamedKey('ada', named(12, { scope: 'answers' }), created);
    await store.addNamedKey('ada', named(11), created);
    await store.addNamedKey('bob', named(13), created);
    const listed = [
      { id: 'key 11', name: 'name 11', scope: 'all', kind: 'live', createdAt: 11, lastUsedAt: null },
      { id: 'key 12', name: 'name 12', scope: 'answers', kind: 'live', createdAt: 12, lastUsedAt: null },
    ];
    assert.deepEqual(await store.listNamedKeys('ada'), listed);
    assert.deepEqual(await store.listNamedKeys('nobody'), []);
  });

  check('a name is taken once in an account', async (store) => {
    await store.addNamedKey('ada', named(10, { name: 'course' }), created);
    assert.equal(await store.addNamedKey('ada', named(11, { name: 'course' }), created), 'taken');
    assert.equal(await store.addNamedKey('bob', named(12, { name: 'course' }), created), 'added');
    assert.equal((await store.readEvents('ada', 9)).length, 1);
    assert.equal(await store.addNamedKey('nobody', named(13), created), 'nobody');
  });

  check('there are never more named keys than allowed, also of several connections at once', async (store, connect) => {
    const second = await connect();
    const seeds = Array.from({ length: maxNamedKeys + 6 }, (_, place) => 20 + place);
    const additions = await Promise.all(
      seeds.map((seed, place) => (place % 2 === 0 ? store : second).addNamedKey('ada', named(seed), created)),
    );
    assert.equal(additions.filter((addition) => addition === 'added').length, maxNamedKeys);
    assert.equal(additions.filter((addition) => addition === 'full').length, 6);
    assert.equal((await store.listNamedKeys('ada')).length, maxNamedKeys);
  });

  check('answers to all keys of an account count on one quota', async (store) => {
    await store.addNamedKey('ada', named(10), created);
    await store.addNamedKey('ada', named(11), created);
    const requests = [requestOf(1, { amount: 2 }), requestOf(10, { amount: 3 }), requestOf(11, { amount: 1 })];
    assert.deepEqual(
      (await store.count(requests)).map((count) => (count.kind === 'granted' ? [count.granted, count.used] : count)),
      [
        [2, 2],
        [3, 5],
        [1, 6],
      ],
    );
    const more = await store.count([requestOf(11, { amount: 2 }), requestOf(1, { amount: 2 }), requestOf(10)]);
    assert.deepEqual(more, [
      { kind: 'granted', granted: 2, used: 8, limit: null },
      { kind: 'granted', granted: 1, used: 9, limit: null },
      { kind: 'exhausted', used: 9, limit: null },
    ]);
    assert.equal((await store.findUsageByNamedKey(digestOf(10), month))?.used, 9);
  });

  check('nothing is counted for a revoked key, or for one of another account', async (store, connect) => {
    const second = await connect();
    await store.addNamedKey('ada', named(10), created);
    await store.addNamedKey('ada', named(11), created);
    assert.equal((await countOne(store, requestOf(10))).kind, 'granted');
    assert.equal(await second.removeNamedKey('bob', 'key 10', revoked), false);
    assert.equal(await second.removeNamedKey('ada', 'key 10', revoked), true);
    assert.equal(await second.removeNamedKey('ada', 'key 10', revoked), false);
    assert.deepEqual(await countOne(store, requestOf(10)), { kind: 'revoked' });
    const mixed = [requestOf(10), requestOf(11), requestOf(1), requestOf(11, { accountId: 'bob' })];
    const kinds = (await store.count(mixed)).map(({ kind }) => kind);
    assert.deepEqual(kinds, ['revoked', 'granted', 'granted', 'revoked']);
    assert.equal(await store.findUsageByNamedKey(digestOf(10), month), null);
    assert.deepEqual(await store.readEvents('ada', 1), [revoked]);
  });

  check('answers are counted for each named key and month, also those of revoked keys', async (store) => {
    await store.addNamedKey('ada', named(10), created);
    await store.addNamedKey('ada', named(11), created);
    const ofTen = { keyId: 'key 10' };
    await countOne(store, requestOf(10, { ...ofTen, month: '2026-10', amount: 2 }));
    await countOne(store, requestOf(1, { amount: 2 }));
    await countOne(store, requestOf(10, ofTen));
    await store.count([requestOf(10, { ...ofTen, amount: 3 }), requestOf(1), requestOf(11, { keyId: 'key 11' })]);
    await countOne(store, requestOf(2, { accountId: 'bob' }));
    await store.removeNamedKey('ada', 'key 11', revoked);
    assert.deepEqual(await countOne(store, requestOf(11, { keyId: 'key 11' })), { kind: 'revoked' });
    const thisMonth = {
      month,
      used: 8,
      byKey: [
        { keyId: 'key 10', used: 4 },
        { keyId: 'key 11', used: 1 },
      ],
    };
    const lastMonth = { month: '2026-10', used: 2, byKey: [{ keyId: 'key 10', used: 2 }] };
    assert.deepEqual(await monthsOf(store, 'ada'), [thisMonth, lastMonth]);
    assert.deepEqual(await monthsOf(store, 'bob'), [{ month, used: 1, byKey: [] }]);
    assert.deepEqual(await monthsOf(store, 'nobody'), []);
  });

  check('no more is counted for named keys than their account is granted', async (store) => {
    await store.addNamedKey('ada', named(10), created);
    await store.addNamedKey('ada', named(11), created);
    const [ten, eleven] = [10, 11].map((seed) => requestOf(seed, { keyId: `key ${seed}`, amount: 3 }));
    const counts = await store.count([ten, eleven, requestOf(1, { amount: 2 }), ten]);
    const granted = counts.map((count) => (count.kind === 'granted' ? count.granted : 0));
    assert.equal(
      granted.reduce((sum, amount) => sum + amount),
      9,
    );
    const [known] = await monthsOf(store, 'ada');
    const ofKeys = [granted[0] + granted[3], granted[1]];
    assert.deepEqual(
      known.byKey,
      ofKeys.map((used, place) => ({ keyId: `key ${10 + place}`, used })),
    );
    for (const request of [ten, eleven]) assert.equal((await countOne(store, request)).kind, 'exhausted');
    assert.deepEqual((await monthsOf(store, 'ada'))[0], known);
  });

  check('the counts of keys are swept with those of their months, and deleted with their account', async (store) => {
    await store.addNamedKey('ada', named(10), created);
    for (const counted of ['2025-09', month]) {
      await countOne(store, requestOf(10, { keyId: 'key 10', month: counted }));
    }
    await store.sweep({ now: 0, oldestDay: '2026-11-01', oldestMonth: month, oldestLinkDay: '2025-11-01' });
    assert.deepEqual(
      (await monthsOf(store, 'ada')).map((known) => known.month),
      [month],
    );
    await store.deleteAccount('ada');
    assert.deepEqual(await monthsOf(store, 'ada'), []);
  });

  check('a new key of the sign-up leaves the named keys alone', async (store) => {
    await store.addNamedKey('ada', named(10), created);
    await store.replaceKey('ada', keyOf(3), eventAt(7));
    assert.deepEqual(
      (await store.count([requestOf(1), requestOf(10), requestOf(3)])).map(({ kind }) => kind),
      ['revoked', 'granted', 'granted'],
    );
  });

  check('the use of a named key is noted, and the later one is kept', async (store) => {
    await store.addNamedKey('ada', named(10), created);
    for (const at of [50, 40]) {
      const keyUses = [{ digest: digestOf(10), at }];
      await store.recordActivity([{ accountId: 'ada', days: [], recent: [], keyUses }]);
    }
    assert.deepEqual(
      (await store.listNamedKeys('ada')).map(({ lastUsedAt }) => lastUsedAt),
      [50],
    );
    assert.equal((await store.findByEmail(ada.email))?.keyLastUsedAt, null);
  });

  check('a deleted account leaves no named key', async (store) => {
    await store.addNamedKey('ada', named(10), created);
    await store.deleteAccount('ada');
    assert.equal(await store.findUsageByNamedKey(digestOf(10), month), null);
    await store.createAccount(ada, keyOf(1));
    assert.deepEqual(await store.listNamedKeys('ada'), []);
  });
}
