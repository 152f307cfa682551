import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { openTestDatabases } from '../../testing/postgres-server.ts';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { openPostgresStore } from './postgres-store.ts';
import { checkSigningUpAgain } from '../signing-up-again.conformance.ts';
import { checkStore } from '../store/store.conformance.ts';
import { ada, bob, countOne, eventAt, keyOf, month } from '../store/store.examples.ts';
import type { CountRequest, Store } from '../store/store.ts';
import { createUsage } from '../usage/usage.ts';

const databases = await openTestDatabases();
const isMissing = typeof databases === 'string';
if (isMissing) process.stdout.write(`suite not run: PostgreSQL: ${databases}\n`);
else after(() => databases.remove());

const terms = { databaseConnections: 8, databaseTimeoutSeconds: 5, databaseWaitSeconds: 0 };

async function openDatabase(t: TestContext) {
  assert.ok(typeof databases !== 'string');
  const settings = { ...terms, databaseUrl: await databases.createDatabase() };
  return {
    settings,
    connect: async () => {
      const store = await openPostgresStore(settings);
      t.after(() => store.close());
      return store;
    },
    /** A connection that sees the tables and does what the test wants. */
    look: async () => {
      const client = new Client({ connectionString: settings.databaseUrl });
      await client.connect();
      t.after(() => client.end());
      await client.query('SET search_path TO matrixmath');
      return client;
    },
  };
}

type Opened = Awaited<ReturnType<typeof openDatabase>>;

function testDatabase(name: string, body: (opened: Opened) => Promise<void>): void {
  test(`postgres: ${name}`, { skip: isMissing }, async (t) => body(await openDatabase(t)));
}

function claimOf(id: string, seed: number, amount = 1, freeLimit = 1000): CountRequest {
  return { accountId: id, digest: keyOf(seed).digest, month, freeLimit, amount };
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, place) => place + 1);
}

/** The numbers that the grants stand for. */
function numbersOf(counts: Awaited<ReturnType<Store['count']>>): readonly number[] {
  return counts.flatMap((count) =>
    count.kind === 'granted' ? upTo(count.granted).map((place) => count.used - count.granted + place) : [],
  );
}

/** One after the other, so that stores that do so at once are always half-way through. */
async function countOften(store: Store, claims: readonly CountRequest[]) {
  for (let round = 0; round < 40; round += 1) await store.count(claims);
}

if (!isMissing) {
  checkStore('postgres', openDatabase);
  checkSigningUpAgain('postgres', async (t) => {
    const { settings } = await openDatabase(t);
    return {
      ...settings,
      dataDir: makeFolder(t),
      keySecret: 'a secret of at least 32 characters',
      previousKeySecret: null,
    };
  });
}

testDatabase(
  'a program that has stopped while it makes the tables is not waited for without end',
  async ({ settings, look }) => {
    const client = await look();
    await client.query("SELECT pg_advisory_lock(hashtextextended('matrixmath migrations', 0))");
    const opening = openPostgresStore({ ...settings, databaseTimeoutSeconds: 1 });
    opening.catch(() => undefined);
    await assert.rejects(Promise.race([opening, delay(5000, undefined, { ref: false })]), {
      name: 'StartProblem',
      message: /cannot be made ready: canceling statement due to lock timeout/,
    });
  },
);

testDatabase(
  'stores that count at once, by ones and by more, are given 1 to the limit, each once',
  async ({ connect }) => {
    const stores = await Promise.all([connect(), connect(), connect()]);
    await stores[0].createAccount({ ...bob, limit: 500 }, keyOf(2));
    const counts = await Promise.all(
      Array.from({ length: 900 }, (_, round) => stores[round % 3].count([claimOf('bob', 2, (round % 4) + 1)])),
    );
    assert.deepEqual(
      numbersOf(counts.flat()).toSorted((a, b) => a - b),
      upTo(500),
    );
    assert.deepEqual(await countOne(stores[1], claimOf('bob', 2)), { kind: 'exhausted', used: 500, limit: 500 });
  },
);

testDatabase('with one answer left, one of many stores and many requests gets it', async ({ connect }) => {
  const stores = await Promise.all([connect(), connect(), connect(), connect()]);
  await stores[0].createAccount({ ...bob, limit: 1 }, keyOf(2));
  const counts = await Promise.all(
    Array.from({ length: 400 }, (_, round) => stores[round % 4].count([claimOf('bob', 2)])),
  );
  assert.deepEqual(numbersOf(counts.flat()), [1]);
});

testDatabase('batches of many accounts in any order do not wait for each other for ever', async ({ connect }) => {
  const stores = await Promise.all([connect(), connect(), connect()]);
  const seeds = upTo(40);
  for (const seed of seeds) {
    await stores[0].createAccount({ id: `id${seed}`, email: `${seed}@example.com`, limit: null }, keyOf(seed));
  }
  const claims = seeds.map((seed) => claimOf(`id${seed}`, seed));
  const counting = stores.map((store, place) => countOften(store, place === 0 ? claims : claims.toReversed()));
  const day = { day: '2026-11-20', endpoint: '/rank', status: 200, requests: 1 };
  const entries = seeds.map((seed) => {
    const keyUses = [{ digest: keyOf(seed).digest, at: 1 }];
    const recent = [{ at: 1, endpoint: '/rank', status: 200, source: 'api' as const }];
    return { accountId: `id${seed}`, days: [day], recent, keyUses };
  });
  const records = upTo(12).map((round) =>
    stores[round % 3].recordActivity(round % 3 === 0 ? entries : entries.toReversed()),
  );
  const others = upTo(20).flatMap((seed) => [
    stores[seed % 3].setLimit(`id${seed}`, 500),
    stores[(seed + 1) % 3].addEvent(`id${seed}`, eventAt(seed)),
    stores[(seed + 2) % 3].putClaim(`id${seed}`, keyOf(100 + seed).digest, 5),
    ...(seed % 2 === 0 ? [stores[seed % 3].deleteAccount(`id${seed}`)] : []),
  ]);
  // A deleted account refuses an event or a claim that comes too late for it; nothing else may fail.
  const outcomes = await Promise.allSettled(others);
  await Promise.all([...records, ...counting]);
  const failures = outcomes
    .filter((outcome) => outcome.status === 'rejected')
    .map(({ reason }) => String(reason.cause));
  for (const failure of failures) assert.match(failure, /foreign key constraint "claim_account_id_fkey"/);
  assert.equal((await stores[0].findUsageByKey(keyOf(39).digest, month))?.used, 120);
});

async function perSecond(most: number, count: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  for (let counted = 0; counted < most; counted += 1) await count();
  return (most / (performance.now() - begin)) * 1000;
}

for (const [how, others] of [
  ['alone', []],
  ['together with another account', [claimOf('bob', 2)]],
] as const) {
  testDatabase(`a count that waits behind the replacement of its key is refused, ${how}`, async ({ connect, look }) => {
    const store = await connect();
    await store.createAccount(ada, keyOf(1));
    await store.createAccount(bob, keyOf(2));
    await countOne(store, claimOf('ada', 1));
    const other = await look();
    await other.query('BEGIN');
    await other.query('UPDATE account SET digest = $1 WHERE id = $2', [keyOf(3).digest, 'ada']);
    const usage = createUsage(store, 1000);
    const [waiting] = [claimOf('ada', 1), ...others].map((claim) => usage.count(claim));
    const decided = waiting.then(() => 'decided');
    const observer = await look();
    const blocked = 'SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = $1';
    async function untilItWaits(): Promise<string> {
      for (;;) if ((await observer.query(blocked, ['Lock'])).rowCount !== 0) return 'waits';
    }
    assert.equal(await Promise.race([decided, untilItWaits()]), 'waits');
    await other.query('COMMIT');
    assert.deepEqual(await waiting, { kind: 'revoked' });
    assert.deepEqual(await countOne(store, claimOf('ada', 3)), { kind: 'granted', granted: 1, used: 2, limit: null });
  });
}

testDatabase('from the return of a replacement on no store counts for the old key', async ({ connect }) => {
  const [first, second, third] = await Promise.all([connect(), connect(), connect()]);
  await first.createAccount({ ...ada, limit: 1_000_000 }, keyOf(1));
  for (let seed = 1; seed <= 20; seed += 1) {
    let isReplaced = false;
    const late: unknown[] = [];
    async function hammer(store: Store): Promise<void> {
      for (;;) {
        const begunAfter = isReplaced;
        const count = await countOne(store, claimOf('ada', seed));
        if (count.kind === 'revoked') return;
        // It may have been decided before; one that was begun after must not be.
        if (begunAfter) late.push(count);
      }
    }
    const clients = [second, third, second, third].map(hammer);
    await first.count([claimOf('ada', seed)]);
    await first.replaceKey('ada', keyOf(seed + 1), eventAt(seed));
    isReplaced = true;
    const used = (await first.findUsageByKey(keyOf(seed + 1).digest, month))?.used;
    await Promise.all(clients);
    assert.deepEqual(late, []);
    assert.equal(
      (await first.findUsageByKey(keyOf(seed + 1).digest, month))?.used,
      used,
      'nothing was counted after it',
    );
  }
});

testDatabase('names that mean something in an array of PostgreSQL are names', async ({ connect }) => {
  const store = await connect();
  const names = ['a"b', 'back\\slash', '{1,2}', 'NULL', '', ' ', 'x,y', "o'hara", 'ünïcode 🐎'];
  for (const [place, id] of names.entries()) {
    await store.createAccount({ id, email: `${place}@example.com`, limit: null }, keyOf(place));
  }
  const counts = await store.count(names.map((id, place) => claimOf(id, place, place + 1)));
  assert.deepEqual(
    counts.map((count) => count.kind === 'granted' && count.used),
    names.map((_, place) => place + 1),
  );
  const found = await Promise.all(names.map((_, place) => store.findUsageByKey(keyOf(place).digest, month)));
  assert.deepEqual(
    found.map((account) => account?.accountId),
    names,
  );
});

testDatabase('programs that begin together make the tables once', async ({ connect, look }) => {
  const stores = await Promise.all(upTo(6).map(connect));
  await stores[0].createAccount(ada, keyOf(1));
  for (const store of stores) assert.equal((await store.findByEmail(ada.email))?.account.id, 'ada');
  const client = await look();
  assert.equal((await client.query('SELECT FROM schema_version')).rowCount, 1);
});

testDatabase('tables of a newer version are refused', async ({ connect, look }) => {
  await (await connect()).close();
  await (await look()).query('UPDATE schema_version SET version = 999');
  await assert.rejects(connect(), { name: 'SettingProblem', message: /newer version/ });
});

testDatabase(
  'somebody who may make nothing is told so, and so is who names a wrong database',
  async ({ settings, look }) => {
    const guest = `guest_${process.pid}`;
    const client = await look();
    await client.query(`CREATE ROLE ${guest} LOGIN PASSWORD 'secret of the guest'`);
    const address = new URL(settings.databaseUrl);
    address.username = guest;
    address.password = 'secret of the guest';
    await assert.rejects(openPostgresStore({ ...settings, databaseUrl: address.href }), {
      name: 'SettingProblem',
      message: /^The server of DATABASE_URL refuses: permission denied for database /,
    });
    address.pathname = '/nowhere';
    await assert.rejects(openPostgresStore({ ...settings, databaseUrl: address.href }), {
      name: 'SettingProblem',
      message: 'The server of DATABASE_URL refuses: database "nowhere" does not exist.',
    });
    await client.query(`DROP ROLE ${guest}`);
  },
);

testDatabase('no table holds anything of a deleted account', async ({ connect, look }) => {
  const store = await connect();
  const client = await look();
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'matrixmath' AND tablename <> 'schema_version'",
  );
  async function filled(): Promise<readonly string[]> {
    const names: string[] = [];
    for (const { name } of rows) if ((await client.query(`SELECT FROM ${name}`)).rowCount !== 0) names.push(name);
    return names.toSorted();
  }
  await store.createAccount(ada, keyOf(1));
  await countOne(store, { ...claimOf('ada', 1), keyId: 'further' });
  await store.addEvent('ada', eventAt(1));
  await store.putClaim('ada', keyOf(7).digest, 1);
  await store.addNamedKey(
    'ada',
    { id: 'further', name: 'further', scope: 'all', kind: 'live', digest: keyOf(8).digest, createdAt: 1 },
    eventAt(1, 'key-created'),
  );
  await store.addSheet('ada', { id: 'sheet', content: '{}', createdAt: 1 });
  const days = [{ day: '2026-11-20', endpoint: '/rank', status: 200, requests: 1 }];
  const recent = [{ at: 1, endpoint: '/rank', status: 200, source: 'api' as const }];
  await store.recordActivity([{ accountId: 'ada', days, recent, keyUses: [] }]);
  // Those that are of no account, or left over from the version before, stay empty here: a table that is of one, and is not filled, would
  // go untested.
  const ofNobody = ['allowance', 'list_place', 'secret', 'link', 'link_maker', 'activity', 'recent_request'];
  const ofAccounts = rows.map(({ name }) => name).filter((name) => !ofNobody.includes(name));
  assert.deepEqual(await filled(), ofAccounts.toSorted());
  await store.deleteAccount('ada');
  assert.deepEqual(await filled(), ['endpoint']);
});

testDatabase('many answers at once cost a fraction of what they cost one by one', async ({ connect }) => {
  const store = await connect();
  await store.createAccount({ ...ada, limit: 10_000_000 }, keyOf(1));
  const usage = createUsage(store, 1000);
  const claim = claimOf('ada', 1);
  await perSecond(50, () => usage.count(claim));
  const oneByOne = await perSecond(300, () => usage.count(claim));
  const batches = await perSecond(20, () => Promise.all(Array.from({ length: 1000 }, () => usage.count(claim))));
  assert.ok(
    batches * 1000 >= 20 * oneByOne,
    `${Math.round(batches * 1000)}/s at once, ${Math.round(oneByOne)}/s one by one`,
  );
  assert.equal((await store.findUsageByKey(claim.digest, month))?.used, 20_350);
});

testDatabase('a sweep of more than goes in one piece takes all of it', async ({ connect, look }) => {
  const store = await connect();
  const client = await look();
  await client.query("INSERT INTO allowance SELECT 'x', n::text, 1, n FROM generate_series(1, 12000) AS n");
  const bounds = { now: 11_000, oldestDay: '2026-11-20', oldestMonth: month, oldestLinkDay: '2025-11-01' };
  await Promise.all([store.sweep(bounds), store.sweep(bounds)]);
  assert.equal((await client.query('SELECT FROM allowance')).rowCount, 1000);
});

for (const [row, statement] of [
  ['the account', 'SELECT FROM account WHERE id = $1 FOR UPDATE'],
  ['its count of the month', 'SELECT FROM usage WHERE account_id = $1 FOR UPDATE'],
] as const) {
  testDatabase(`a lock on ${row} is the trouble of that account alone`, async ({ connect, look }) => {
    const store = await connect();
    for (const [account, seed] of [
      [ada, 1],
      [bob, 2],
    ] as const) {
      await store.createAccount({ ...account, limit: null }, keyOf(seed));
      await countOne(store, claimOf(account.id, seed));
    }
    const other = await look();
    await other.query('BEGIN');
    await other.query(statement, ['ada']);
    for (let used = 2; used <= 30; used += 1) {
      const begin = performance.now();
      const counts = await store.count([claimOf('ada', 1), claimOf('bob', 2)]);
      assert.deepEqual(counts, [{ kind: 'locked' }, { kind: 'granted', granted: 1, used, limit: null }]);
      assert.ok(performance.now() - begin < 3000);
    }
    await other.query('COMMIT');
    const usage = createUsage(store, 1000);
    assert.deepEqual(await usage.count(claimOf('ada', 1)), { kind: 'counted', used: 2, limit: null });
  });
}

testDatabase('the activity of a locked account waits, that of the others does not', async ({ connect, look }) => {
  const store = await connect();
  await store.createAccount(ada, keyOf(1));
  await store.createAccount(bob, keyOf(2));
  const other = await look();
  await other.query("BEGIN; SELECT FROM account WHERE id = 'ada' FOR UPDATE");
  const days = [{ day: '2026-11-20', endpoint: '/rank', status: 200, requests: 1 }];
  const entries = ['ada', 'bob', 'nobody'].map((accountId) => ({ accountId, days, recent: [], keyUses: [] }));
  assert.deepEqual(await store.recordActivity(entries), [entries[0]]);
  assert.deepEqual((await store.readActivity('bob', '2026-01-01')).days, days);
  await other.query('COMMIT');
  assert.deepEqual(await store.recordActivity([entries[0]]), []);
});
