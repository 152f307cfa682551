import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { SettingProblem, StartProblem } from '../../settings/settings.ts';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { createActivity } from '../usage/activity.ts';
import { createUsage } from '../usage/usage.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import { checkStore } from '../store/store.conformance.ts';
import { countOne, eventAt, keyOf, month } from '../store/store.examples.ts';
import { type Account, type Store, StoreProblem } from '../store/store.ts';
import { drawInPartition, orderDatabases, partitionOf } from './partition.ts';
import { openPartitionedStore } from './partitioned-store.ts';

function ignore(): void {
  // What is down is told by the answers.
}

/** Empty databases in files; `open` opens those of the given numbers as one store. */
function makeDatabases(t: TestContext, count: number) {
  const folders = Array.from({ length: count }, () => makeFolder(t));
  const closing: Promise<void>[] = [];
  t.after(() => Promise.all(closing));
  function openOne(place: number): Store {
    const store = openSqliteStore(folders[place]);
    t.after(() => void closing.push(store.close()));
    return store;
  }
  return {
    openOne,
    open: (databases = count) =>
      openPartitionedStore(
        Array.from({ length: databases }, (_, place) => async () => openOne(place)),
        ignore,
      ),
  };
}

for (const databases of [1, 2]) {
  checkStore(`${databases} databases`, async (t) => {
    const { open } = makeDatabases(t, databases);
    return { connect: () => open() };
  });
}

/** An account of its own in each of the databases, with the partitions of its address in its id. */
function accountIn(place: number, databases: number, number = 0): Account {
  const orders = orderDatabases(databases);
  for (let attempt = number * 1000; ; attempt += 1) {
    const email = `user${attempt}@example.com`;
    if (orders[partitionOf(email)][0] !== place) continue;
    let draws = 0;
    const id = drawInPartition(partitionOf(email), () => `id-${attempt}-${(draws += 1)}`);
    return { id, email, limit: null };
  }
}

function claimOf({ id }: Account, seed: number, amount = 1) {
  return { accountId: id, digest: keyOf(seed).digest, month, freeLimit: 100, amount };
}

function seedOf(place: number): number {
  return 10 + place;
}

/** A store whose calls fail while `isDown`, and the statements that it was asked for. */
function breakable(store: Store) {
  const state: { isDown: boolean; readonly calls: string[] } = { isDown: false, calls: [] };
  const broken = new Proxy(store, {
    get: (target, name) => {
      const work: unknown = Reflect.get(target, name);
      if (typeof work !== 'function' || name === 'close') return work;
      return async (...given: readonly unknown[]): Promise<unknown> => {
        state.calls.push(String(name));
        if (state.isDown) throw new StoreProblem(new Error('down'));
        return Reflect.apply(work, target, given);
      };
    },
  });
  return { state, store: broken };
}

async function openBreakable(t: TestContext, databases: number) {
  const { openOne } = makeDatabases(t, databases);
  const members = Array.from({ length: databases }, (_, place) => breakable(openOne(place)));
  const store = await openPartitionedStore(
    members.map((member) => async () => member.store),
    ignore,
  );
  const accounts = members.map((_, place) => accountIn(place, databases));
  for (const [place, account] of accounts.entries()) await store.createAccount(account, keyOf(seedOf(place)));
  return { store, states: members.map(({ state }) => state), accounts, openOne };
}

test('each account is made in the database of its address alone', async (t) => {
  const { accounts, openOne } = await openBreakable(t, 3);
  for (const [place, { email }] of accounts.entries()) {
    const places = [0, 1, 2].map(async (other) => (await openOne(other).findByEmail(email)) !== null);
    assert.deepEqual(
      await Promise.all(places),
      [0, 1, 2].map((other) => other === place),
    );
  }
});

test('a request reads and counts in one database', async (t) => {
  const { store, states, accounts } = await openBreakable(t, 3);
  for (const [place, account] of accounts.entries()) {
    for (const state of states) state.calls.length = 0;
    const partition = partitionOf(account.email);
    assert.deepEqual(await store.findUsageByKey(keyOf(seedOf(place)).digest, month, partition), {
      accountId: account.id,
      limit: null,
      used: 0,
    });
    assert.equal((await countOne(store, claimOf(account, seedOf(place)))).kind, 'granted');
    assert.deepEqual(
      states.map(({ calls }) => calls),
      states.map((_, other) => (other === place ? ['findUsageByKey', 'count'] : [])),
    );
  }
});

test('while one database is down, the accounts of the others are answered and its own are refused', async (t) => {
  const { store, states, accounts } = await openBreakable(t, 3);
  states[1].isDown = true;
  const usage = createUsage(store, 100);
  const outcomes = await Promise.allSettled(
    accounts.map(async ({ id }, place) => usage.count({ accountId: id, digest: keyOf(seedOf(place)).digest, month })),
  );
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  await assert.rejects(store.findByEmail(accounts[1].email), { name: 'StoreProblem' });
  assert.equal((await store.findByEmail(accounts[2].email))?.account.id, accounts[2].id);
  states[1].isDown = false;
  assert.deepEqual(await countOne(store, claimOf(accounts[1], seedOf(1))), {
    kind: 'granted',
    granted: 1,
    used: 1,
    limit: null,
  });
});

test('a key that nobody has is unknown only where all databases say so', async (t) => {
  const { store, states } = await openBreakable(t, 2);
  const { digest } = keyOf(99);
  assert.equal(await store.findUsageByKey(digest, month, 5), null);
  states[1].isDown = true;
  await assert.rejects(store.findUsageByKey(digest, month, 5), { name: 'StoreProblem' });
});

test('no second account of an address is made while the database that may have it is down', async (t) => {
  const { openOne } = makeDatabases(t, 2);
  const first = breakable(openOne(0));
  // In the second of two databases; made when there was the first alone.
  const account = accountIn(1, 2);
  await first.store.createAccount(account, keyOf(1));
  const store = await openPartitionedStore([async () => first.store, async () => openOne(1)], ignore);
  first.state.isDown = true;
  await assert.rejects(store.createAccount({ ...account, id: 'x' }, keyOf(2)), { name: 'StoreProblem' });
  first.state.isDown = false;
  assert.equal(await store.createAccount({ ...account, id: 'x' }, keyOf(2)), false);
});

test('statistics of a database that is down are kept, and those of the others are written once', async (t) => {
  const { store, states, accounts } = await openBreakable(t, 2);
  const activity = createActivity(store);
  t.after(() => activity.stop());
  const at = Date.UTC(2026, 10, 20);
  for (const [place, { id }] of accounts.entries()) {
    const { digest } = keyOf(seedOf(place));
    activity.note({ accountId: id, digest, endpoint: '/rank', status: 200, at, source: 'api' });
  }
  states[1].isDown = true;
  await assert.rejects(activity.flush());
  const [day] = (await activity.read(accounts[0].id, '2026-11-01')).days;
  assert.equal(day.requests, 1);
  states[1].isDown = false;
  for (const { id } of accounts) {
    assert.deepEqual((await activity.read(id, '2026-11-01')).days, [
      { day: '2026-11-20', endpoint: '/rank', status: 200, requests: 1 },
    ]);
  }
});

test('the check names the databases that are down, and fails where all are', async (t) => {
  const { store, states } = await openBreakable(t, 2);
  await store.check();
  assert.deepEqual(store.databaseStates?.(), ['ok', 'ok']);
  states[0].isDown = true;
  await store.check();
  assert.deepEqual(store.databaseStates?.(), ['down', 'ok']);
  states[1].isDown = true;
  await assert.rejects(store.check(), { name: 'StoreProblem' });
});

test('accounts stay where they are while the list grows, and are found by address, key and id', async (t) => {
  const databases = makeDatabases(t, 3);
  const accounts: Account[] = [];
  for (const count of [1, 2, 3]) {
    const store = await databases.open(count);
    for (const place of Array.from({ length: count }, (_, number) => number)) {
      const seed = 10 * count + place;
      // Of the place that it will have in the list of three, so that many must be looked for.
      const account = accountIn((place + count) % 3, 3, seed);
      assert.equal(await store.createAccount(account, keyOf(seed)), true);
      assert.equal((await countOne(store, claimOf(account, seed))).kind, 'granted');
      accounts.push(account);
    }
  }
  const seeds = [10, 20, 21, 30, 31, 32];
  for (const [index, account] of accounts.entries()) {
    const { digest } = keyOf(seeds[index]);
    const byKey = await databases.open();
    const partition = partitionOf(account.email);
    assert.equal((await byKey.findUsageByKey(digest, month, partition))?.accountId, account.id);
    const byEmail = await databases.open();
    assert.deepEqual((await byEmail.findByEmail(account.email))?.account, account);
    assert.equal(await byEmail.createAccount({ ...account, id: 'another' }, keyOf(99)), false);
    const byId = await databases.open();
    assert.deepEqual(await countOne(byId, claimOf(account, seeds[index])), {
      kind: 'granted',
      granted: 1,
      used: 2,
      limit: null,
    });
    await byId.addEvent(account.id, eventAt(1));
    assert.equal((await byEmail.readEvents(account.id, 9)).length, 1);
  }
});

test('an account that stayed is looked for once', async (t) => {
  const { store, states, openOne } = await openBreakable(t, 2);
  const account = accountIn(1, 2, 7);
  await openOne(0).createAccount(account, keyOf(1));
  const partition = partitionOf(account.email);
  const { digest } = keyOf(1);
  for (const expected of [
    ['findUsageByKey', 'count'],
    ['findUsageByKey', 'count', 'findUsageByKey', 'count'],
  ]) {
    await store.findUsageByKey(digest, month, partition);
    await countOne(store, claimOf(account, 1));
    assert.deepEqual(states[0].calls.slice(-expected.length), expected);
  }
  assert.equal(states[1].calls.filter((name) => name === 'count').length, 0);
  assert.equal(states[1].calls.filter((name) => name === 'findUsageByKey').length, 1);
});

test('a new database takes the secret of those before it', async (t) => {
  const databases = makeDatabases(t, 2);
  await databases.openOne(0).adoptFingerprint(Uint8Array.of(1));
  const store = await databases.open();
  assert.deepEqual([...((await databases.openOne(1).readFingerprints())?.current ?? [])], [1]);
  assert.equal(await store.adoptFingerprint(Uint8Array.of(2)), false);
  assert.equal(await store.adoptFingerprint(Uint8Array.of(1)), true);
});

test('a change of the secret that was interrupted between two databases goes on', async (t) => {
  const databases = makeDatabases(t, 2);
  const [from, to] = [Uint8Array.of(1), Uint8Array.of(2)];
  const store = await databases.open();
  await store.adoptFingerprint(from);
  const accounts = [0, 1].map((place) => accountIn(place, 2));
  for (const [place, account] of accounts.entries()) await store.createAccount(account, keyOf(seedOf(place)));
  await databases.openOne(0).beginReseal(from, to);
  const second = await databases.open();
  assert.deepEqual(await second.readFingerprints(), { current: to, former: from });
  const keys = await second.listKeys('', 9);
  assert.deepEqual(
    keys.map(({ accountId }) => accountId),
    accounts.map(({ id }) => id).toSorted(),
  );
  const resealed = keys.map((key) => ({ ...key, former: key.digest, digest: keyOf(key.digest[0] + 100).digest }));
  assert.deepEqual(await second.resealKeys(resealed), []);
  await databases.openOne(1).endReseal(from, to);
  await second.endReseal(from, to);
  for (const place of [0, 1]) {
    assert.deepEqual(await databases.openOne(place).readFingerprints(), { current: to, former: null });
    const { digest } = keyOf(seedOf(place) + 100);
    assert.equal((await second.findUsageByKey(digest, month))?.accountId, accounts[place].id);
  }
});

test('databases under different secrets are refused', async (t) => {
  const databases = makeDatabases(t, 2);
  for (const place of [0, 1]) await databases.openOne(place).adoptFingerprint(Uint8Array.of(place));
  await assert.rejects(databases.open(), { name: 'SettingProblem', message: /sealed under different secrets/ });
});

test('a database that is down at the start is opened when it is back, under the secret of the others', async (t) => {
  const databases = makeDatabases(t, 2);
  const downs: number[] = [];
  let isBack = false;
  const openSecond = async () => {
    if (!isBack) throw new StartProblem('The server does not answer.', null);
    return databases.openOne(1);
  };
  const store = await openPartitionedStore([async () => databases.openOne(0), openSecond], (place) =>
    downs.push(place),
  );
  assert.deepEqual(downs, [1]);
  assert.equal(await store.adoptFingerprint(Uint8Array.of(7)), true);
  const [here, there] = [accountIn(0, 2), accountIn(1, 2)];
  await assert.rejects(store.createAccount(there, keyOf(2)), { name: 'StoreProblem' });
  await assert.rejects(store.createAccount(here, keyOf(1)), { name: 'StoreProblem' });
  isBack = true;
  assert.equal(await store.createAccount(there, keyOf(2), Uint8Array.of(7)), true);
  assert.equal(await store.createAccount(here, keyOf(1), Uint8Array.of(7)), true);
});

const beginnings: readonly (readonly [name: string, errors: readonly Error[], expected: string])[] = [
  ['one of two refuses', [new StartProblem('down', null), new SettingProblem('refused')], 'SettingProblem'],
  ['all are down', [new StartProblem('down', null), new StartProblem('down', null)], 'StartProblem'],
];

for (const [name, errors, expected] of beginnings) {
  test(`the start fails where ${name}`, async () => {
    const openers = errors.map((error) => async () => {
      throw error;
    });
    await assert.rejects(openPartitionedStore(openers, ignore), { name: expected });
  });
}
