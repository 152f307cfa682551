// What every store must do. A store's own test calls this with a way to reach a fresh database.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Account, Fingerprints, ResealedKey, Store } from './store.ts';
import { ada, bob, countOne, eventAt, keyOf, month, type OpenDatabase } from './store.examples.ts';
import { checkLinks } from './links.conformance.ts';
import { checkSheets } from './sheets.conformance.ts';
import { checkNamedKeys } from './named-keys.conformance.ts';
import { checkRecords } from './store-records.conformance.ts';

function claimOf({ id }: Account, seed: number, amount = 1, freeLimit = 3) {
  return { accountId: id, digest: keyOf(seed).digest, month, freeLimit, amount };
}

/** A key of the account, sealed anew. */
function resealed({ id }: Account, seed: number): ResealedKey {
  return { accountId: id, former: keyOf(seed).digest, ...keyOf(seed + 10) };
}

function bytesOf(fingerprints: Fingerprints | null) {
  if (fingerprints === null) return null;
  const { current, former } = fingerprints;
  return { current: [...current], former: former === null ? null : [...former] };
}

export function checkStore(name: string, openDatabase: OpenDatabase): void {
  function check(behaviour: string, body: (store: Store, connect: () => Promise<Store>) => Promise<void>): void {
    test(`${name}: ${behaviour}`, async (t) => {
      const { connect } = await openDatabase(t);
      await body(await connect(), connect);
    });
  }

  check('an account is found by its address and by its key', async (store) => {
    assert.equal(await store.createAccount(ada, keyOf(1)), true);
    assert.equal(await store.createAccount(bob, keyOf(2)), true);
    const found = await store.findByEmail(ada.email);
    assert.deepEqual(found?.account, ada);
    assert.deepEqual(Buffer.from(found.sealed), Buffer.from(keyOf(1).sealed));
    assert.deepEqual(Buffer.from(found.digest), Buffer.from(keyOf(1).digest));
    assert.ok(Math.abs(Date.now() - found.createdAt) < 60_000);
    assert.deepEqual([found.keyCreatedAt, found.keyLastUsedAt], [found.createdAt, null]);
    assert.deepEqual(await store.findUsageByKey(keyOf(2).digest, month), { accountId: 'bob', limit: 5, used: 0 });
  });

  check('an account is made with an event, or with none', async (store) => {
    assert.equal(await store.createAccount(ada, keyOf(1), undefined, eventAt(5)), true);
    assert.equal(await store.createAccount(bob, keyOf(2)), true);
    assert.equal(await store.createAccount({ ...bob, email: ada.email }, keyOf(3), undefined, eventAt(6)), false);
    assert.deepEqual(await store.readEvents('ada', 9), [eventAt(5)]);
    assert.deepEqual(await store.readEvents('bob', 9), []);
  });

  check('what an address stands for is what its key stands for', async (store) => {
    await store.createAccount(ada, keyOf(1));
    await store.createAccount(bob, keyOf(2));
    await countOne(store, claimOf(bob, 2, 2));
    const { digest, ...usage } = (await store.findUsageByEmail(bob.email, month)) ?? assert.fail('no account');
    assert.deepEqual(usage, { accountId: 'bob', limit: 5, used: 2 });
    assert.deepEqual(usage, await store.findUsageByKey(digest, month));
    assert.equal((await store.findUsageByEmail(bob.email, '2026-12'))?.used, 0);
  });

  check('what does not exist is null', async (store) => {
    assert.equal(await store.findUsageByEmail('nobody@example.com', month), null);
    assert.equal(await store.findByEmail('nobody@example.com'), null);
    assert.equal(await store.findKey('nobody'), null);
    assert.equal(await store.findUsageByKey(keyOf(9).digest, month), null);
  });

  check('an address has one account', async (store) => {
    assert.equal(await store.createAccount(ada, keyOf(1)), true);
    assert.equal(await store.createAccount({ ...bob, email: ada.email }, keyOf(2)), false);
    assert.equal(await store.findUsageByKey(keyOf(2).digest, month), null);
    assert.deepEqual((await store.findByEmail(ada.email))?.account, ada);
  });

  check('a replaced key finds nothing, through any connection, and the usage stays', async (store, connect) => {
    const second = await connect();
    await store.createAccount(ada, keyOf(1));
    await countOne(store, claimOf(ada, 1));
    assert.equal((await second.findUsageByKey(keyOf(1).digest, month))?.used, 1);
    await store.replaceKey('ada', keyOf(3), eventAt(5));
    assert.equal(await second.findUsageByKey(keyOf(1).digest, month), null);
    assert.deepEqual(await second.findUsageByKey(keyOf(3).digest, month), { accountId: 'ada', limit: null, used: 1 });
    assert.deepEqual(await countOne(second, claimOf(ada, 1)), { kind: 'revoked' });
    assert.deepEqual(await second.readEvents('ada', 9), [eventAt(5)]);
    assert.equal((await second.findByEmail(ada.email))?.keyCreatedAt, 5);
  });

  check('a key that cannot be put in place leaves no event, and the earlier key', async (store) => {
    await store.createAccount(ada, keyOf(1));
    await store.createAccount(bob, keyOf(2));
    await assert.rejects(store.replaceKey('ada', keyOf(2), eventAt(5)), { name: 'StoreProblem' });
    assert.deepEqual(await store.readEvents('ada', 9), []);
    assert.equal((await store.findUsageByKey(keyOf(1).digest, month))?.accountId, 'ada');
  });

  check('answers are counted one by one up to the free limit', async (store) => {
    await store.createAccount(ada, keyOf(1));
    for (const used of [1, 2, 3]) {
      assert.deepEqual(await countOne(store, claimOf(ada, 1)), { kind: 'granted', granted: 1, used, limit: null });
    }
    assert.deepEqual(await countOne(store, claimOf(ada, 1)), { kind: 'exhausted', used: 3, limit: null });
    assert.equal((await store.findUsageByKey(keyOf(1).digest, month))?.used, 3);
  });

  check('a count of several grants as many as are left', async (store) => {
    await store.createAccount(bob, keyOf(2));
    assert.deepEqual(await countOne(store, claimOf(bob, 2, 3)), { kind: 'granted', granted: 3, used: 3, limit: 5 });
    assert.deepEqual(await countOne(store, claimOf(bob, 2, 3)), { kind: 'granted', granted: 2, used: 5, limit: 5 });
    assert.deepEqual(await countOne(store, claimOf(bob, 2, 3)), { kind: 'exhausted', used: 5, limit: 5 });
  });

  check('a first count of more than the limit grants the limit', async (store) => {
    await store.createAccount(bob, keyOf(2));
    assert.deepEqual(await countOne(store, claimOf(bob, 2, 9)), { kind: 'granted', granted: 5, used: 5, limit: 5 });
  });

  check('several accounts are counted together, each by itself and in order', async (store) => {
    await store.createAccount(ada, keyOf(1));
    await store.createAccount(bob, keyOf(2));
    const counts = await store.count([claimOf(bob, 2, 4), claimOf(ada, 2), claimOf(ada, 1, 2), claimOf(bob, 2, 4)]);
    assert.deepEqual(counts, [
      { kind: 'granted', granted: 4, used: 4, limit: 5 },
      { kind: 'revoked' },
      { kind: 'granted', granted: 2, used: 2, limit: null },
      { kind: 'granted', granted: 1, used: 5, limit: 5 },
    ]);
  });

  check('a limit of 0 grants nothing', async (store) => {
    await store.createAccount({ ...bob, limit: 0 }, keyOf(2));
    assert.deepEqual(await countOne(store, claimOf(bob, 2)), { kind: 'exhausted', used: 0, limit: 0 });
  });

  check(
    'a limit that is lowered below what is used grants nothing, one that is raised grants the rest',
    async (store) => {
      await store.createAccount(bob, keyOf(2));
      await countOne(store, claimOf(bob, 2, 4));
      await store.setLimit('bob', 2);
      assert.deepEqual(await countOne(store, claimOf(bob, 2)), { kind: 'exhausted', used: 4, limit: 2 });
      await store.setLimit('bob', 6);
      assert.deepEqual(await countOne(store, claimOf(bob, 2, 9)), { kind: 'granted', granted: 2, used: 6, limit: 6 });
      await store.setLimit('bob', null);
      assert.deepEqual(await countOne(store, claimOf(bob, 2)), { kind: 'exhausted', used: 6, limit: null });
    },
  );

  check(
    'between two counts, another connection may count, change the limit and take the key away',
    async (store, connect) => {
      const second = await connect();
      await store.createAccount(bob, keyOf(2));
      await countOne(store, claimOf(bob, 2));
      await countOne(second, claimOf(bob, 2));
      assert.deepEqual(await countOne(store, claimOf(bob, 2)), { kind: 'granted', granted: 1, used: 3, limit: 5 });
      await second.setLimit('bob', 4);
      assert.deepEqual(await countOne(store, claimOf(bob, 2)), { kind: 'granted', granted: 1, used: 4, limit: 4 });
      await second.setLimit('bob', 9);
      assert.deepEqual(await countOne(store, claimOf(bob, 2)), { kind: 'granted', granted: 1, used: 5, limit: 9 });
      await second.replaceKey('bob', keyOf(3), eventAt(5));
      assert.deepEqual(await countOne(store, claimOf(bob, 2)), { kind: 'revoked' });
      assert.deepEqual(await countOne(store, claimOf(bob, 3)), { kind: 'granted', granted: 1, used: 6, limit: 9 });
      await second.deleteAccount('bob');
      assert.deepEqual(await countOne(store, claimOf(bob, 3)), { kind: 'revoked' });
    },
  );

  check('months and accounts are counted apart', async (store) => {
    await store.createAccount(ada, keyOf(1));
    await store.createAccount(bob, keyOf(2));
    await countOne(store, claimOf(ada, 1, 3));
    assert.equal((await countOne(store, { ...claimOf(ada, 1), month: '2026-12' })).kind, 'granted');
    assert.deepEqual(await countOne(store, claimOf(bob, 2)), { kind: 'granted', granted: 1, used: 1, limit: 5 });
    assert.equal((await store.findUsageByKey(keyOf(1).digest, '2026-12'))?.used, 1);
  });

  check('a key counts for its own account only', async (store) => {
    await store.createAccount(ada, keyOf(1));
    await store.createAccount(bob, keyOf(2));
    assert.deepEqual(await countOne(store, claimOf(ada, 2)), { kind: 'revoked' });
    assert.equal((await store.findUsageByKey(keyOf(1).digest, month))?.used, 0);
  });

  check('the first fingerprint stays', async (store, connect) => {
    const second = await connect();
    assert.equal(await store.adoptFingerprint(Uint8Array.of(1, 2)), true);
    assert.equal(await second.adoptFingerprint(Uint8Array.of(1, 2)), true);
    assert.equal(await second.adoptFingerprint(Uint8Array.of(3)), false);
    assert.equal(await store.adoptFingerprint(Uint8Array.of(1, 2)), true);
  });

  check('the secret is changed from the one that is remembered, one change at a time', async (store, connect) => {
    const second = await connect();
    const [former, next, other] = [Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)];
    assert.equal(await store.readFingerprints(), null);
    assert.equal(await store.beginReseal(former, next), false);
    await store.adoptFingerprint(former);
    assert.deepEqual(bytesOf(await store.readFingerprints()), { current: [1], former: null });
    await store.createAccount(ada, keyOf(1));
    await store.putClaim('ada', keyOf(7).digest, 100);
    assert.equal(await second.beginReseal(other, next), false);
    assert.equal((await store.takeClaim(keyOf(7).digest, 1))?.id, 'ada');
    await store.putClaim('ada', keyOf(7).digest, 100);
    assert.equal(await second.beginReseal(former, next), true);
    assert.deepEqual(bytesOf(await store.readFingerprints()), { current: [2], former: [1] });
    assert.equal(await store.takeClaim(keyOf(7).digest, 1), null);
    for (const from of [former, next]) assert.equal(await store.beginReseal(from, other), false);
    await store.endReseal(next, other);
    await store.endReseal(other, next);
    assert.deepEqual(bytesOf(await second.readFingerprints()), { current: [2], former: [1] });
    await store.endReseal(former, next);
    assert.deepEqual(bytesOf(await second.readFingerprints()), { current: [2], former: null });
    assert.equal(await store.beginReseal(next, former), true);
  });

  check('keys are listed in the order of their accounts, some at a time', async (store) => {
    for (const [place, id] of ['b', 'a', 'B', 'ä', 'c'].entries()) {
      await store.createAccount({ id, email: `${place}@example.com`, limit: null }, keyOf(place + 1));
    }
    const listed: string[] = [];
    for (let after = ''; ; ) {
      const keys = await store.listKeys(after, 2);
      if (keys.length === 0) break;
      listed.push(...keys.map(({ accountId }) => accountId));
      after = listed[listed.length - 1];
    }
    assert.deepEqual(listed, ['B', 'a', 'b', 'c', 'ä']);
    const [{ digest, sealed }] = await store.listKeys('', 1);
    assert.deepEqual(
      [Buffer.from(digest), Buffer.from(sealed)],
      [keyOf(3).digest, keyOf(3).sealed].map((bytes) => Buffer.from(bytes)),
    );
  });

  check('a key that is sealed anew keeps its account and its counts', async (store) => {
    await store.createAccount(ada, keyOf(1));
    await store.createAccount(bob, keyOf(2));
    await countOne(store, claimOf(bob, 2));
    assert.deepEqual(await store.resealKeys([resealed(ada, 1), resealed(bob, 2)]), []);
    assert.equal(await store.findUsageByKey(keyOf(1).digest, month), null);
    assert.deepEqual(await countOne(store, claimOf(bob, 2)), { kind: 'revoked' });
    assert.deepEqual(await store.findUsageByKey(keyOf(12).digest, month), { accountId: 'bob', limit: 5, used: 1 });
    const found = await store.findByEmail(ada.email);
    assert.deepEqual(Buffer.from(found?.sealed ?? []), Buffer.from(keyOf(11).sealed));
    assert.deepEqual(Buffer.from((await store.findKey('ada'))?.digest ?? []), Buffer.from(keyOf(11).digest));
    assert.deepEqual(found?.keyCreatedAt, found?.createdAt);
  });

  check('a key that was replaced or deleted meanwhile is not sealed anew', async (store) => {
    await store.createAccount(ada, keyOf(1));
    await store.createAccount(bob, keyOf(2));
    await store.replaceKey('ada', keyOf(5), eventAt(5));
    await store.deleteAccount('bob');
    assert.deepEqual(await store.resealKeys([resealed(ada, 1), resealed(bob, 2)]), []);
    assert.equal((await store.findUsageByKey(keyOf(5).digest, month))?.accountId, 'ada');
    assert.equal(await store.findUsageByKey(keyOf(11).digest, month), null);
    assert.equal(await store.findUsageByKey(keyOf(12).digest, month), null);
  });

  check('a key is stored only while the fingerprint is the one that it is sealed under', async (store) => {
    const [former, next] = [Uint8Array.of(1), Uint8Array.of(2)];
    await store.adoptFingerprint(former);
    assert.equal(await store.createAccount(ada, keyOf(1), former), true);
    await store.replaceKey('ada', keyOf(2), eventAt(5), former);
    await store.beginReseal(former, next);
    await assert.rejects(store.createAccount(bob, keyOf(3), former), { name: 'OutdatedSeal' });
    await assert.rejects(store.replaceKey('ada', keyOf(4), eventAt(6), former), { name: 'OutdatedSeal' });
    assert.deepEqual(await store.readEvents('ada', 9), [eventAt(5)]);
    assert.equal(await store.findByEmail(bob.email), null);
    assert.equal((await store.findUsageByKey(keyOf(2).digest, month))?.accountId, 'ada');
    assert.equal(await store.createAccount(bob, keyOf(3), next), true);
    assert.equal(await store.createAccount({ ...bob, id: 'eve' }, keyOf(4), next), false);
    await store.endReseal(former, next);
    await store.replaceKey('ada', keyOf(6), eventAt(6), next);
    assert.equal((await store.findUsageByKey(keyOf(6).digest, month))?.accountId, 'ada');
  });

  check('a closed store is a StoreProblem', async (store, connect) => {
    const second = await connect();
    await second.check();
    await second.close();
    await assert.rejects(second.check(), { name: 'StoreProblem' });
    await assert.rejects(countOne(second, claimOf(ada, 1)), { name: 'StoreProblem' });
    await store.check();
  });

  checkRecords(name, openDatabase);
  checkNamedKeys(name, openDatabase);
  checkLinks(name, openDatabase);
  checkSheets(name, openDatabase);
}
