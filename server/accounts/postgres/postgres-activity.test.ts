import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { Client } from 'pg';
import { printNotRun } from '../../../tests/not-run.ts';
import { openTestDatabases } from '../../testing/postgres-server.ts';
import { ada, bob, keyOf, month } from '../store/store.examples.ts';
import type { ActivityEntry, DayCount } from '../store/store.ts';
import { openPostgresStore } from './postgres-store.ts';

const databases = await openTestDatabases();
const isMissing = typeof databases === 'string';
if (isMissing) printNotRun('activity in PostgreSQL', 'PostgreSQL', databases);
else after(() => databases.remove());

async function openDatabase(t: TestContext) {
  assert.ok(typeof databases !== 'string');
  const databaseUrl = await databases.createDatabase();
  const settings = { databaseUrl, databaseConnections: 8, databaseTimeoutSeconds: 5, databaseWaitSeconds: 0 };
  return {
    connect: async () => {
      const store = await openPostgresStore(settings);
      t.after(() => store.close());
      return store;
    },
    /** A connection that sees the tables and does what the test wants. */
    look: async () => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      t.after(() => client.end());
      await client.query('SET search_path TO matrixmath');
      return client;
    },
  };
}

function testDatabase(name: string, body: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>): void {
  test(`postgres: ${name}`, { skip: isMissing }, async (t) => body(await openDatabase(t)));
}

function dayCount(day: string, requests = 1): DayCount {
  return { day, endpoint: '/rank', status: 200, requests };
}

function entryOf(accountId: string, days: readonly DayCount[]): ActivityEntry {
  return { accountId, days, recent: [], keyUses: [] };
}

async function partitionsOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'day_count'::regclass ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

const bounds = { now: 0, oldestDay: '2026-11-01', oldestMonth: month, oldestLinkDay: '2025-11-01' };

/** The tables as version 1 had them. */
const backToFirstVersion = `
  DROP TABLE day_count, latest_request, endpoint, list_place, link_maker, link, sheet;
  ALTER TABLE secret DROP COLUMN former;
  DROP INDEX usage_by_month;
  DROP TABLE account_key, key_usage;
  UPDATE schema_version SET version = 1;
`;

/** What a replica of version 1 writes, in its own statements. */
const formerStatements = `
  INSERT INTO activity (account_id, day, endpoint, status, requests) VALUES
    ('ada', '2026-10-31', '/rank', 200, 9), ('ada', '2026-11-19', '/trace', 200, 4), ('ada', '2026-11-20', '/rank', 200, 1),
    ('bob', '2026-11-20', '/rank', 200, 5)
    ON CONFLICT (account_id, day, endpoint, status) DO UPDATE SET requests = activity.requests + excluded.requests;
  INSERT INTO recent_request (account_id, at, endpoint, status, source)
    VALUES ('ada', 10, '/trace', 200, 'api'), ('ada', 10, '/det', 200, 'playground');
`;

testDatabase('what version 1 wrote before, and beside, is shown after a sweep', async ({ connect, look }) => {
  const first = await connect();
  await first.createAccount(ada, keyOf(1));
  await first.createAccount(bob, keyOf(2));
  const client = await look();
  await client.query(backToFirstVersion);
  await client.query(formerStatements);
  const stores = await Promise.all([connect(), connect()]);
  const [store] = stores;
  await store.recordActivity([entryOf('ada', [dayCount('2026-11-20', 2)])]);
  await client.query(formerStatements);
  await Promise.all([
    ...stores.map(({ sweep }) => sweep(bounds)),
    store.recordActivity([entryOf('ada', [dayCount('2026-11-20', 3)])]),
  ]);
  // A sweep passes over the rows that another one is moving.
  await store.sweep(bounds);
  assert.deepEqual((await store.readActivity('ada', '2026-01-01')).days, [
    { ...dayCount('2026-11-19', 8), endpoint: '/trace' },
    dayCount('2026-11-20', 7),
  ]);
  assert.deepEqual(
    (await store.readActivity('ada', '2026-01-01')).recent.map(({ endpoint, source }) => [endpoint, source]),
    [
      ['/det', 'playground'],
      ['/trace', 'api'],
      ['/det', 'playground'],
      ['/trace', 'api'],
    ],
  );
  assert.deepEqual((await store.readActivity('bob', '2026-01-01')).days, [dayCount('2026-11-20', 10)]);
  for (const table of ['activity', 'recent_request']) {
    assert.equal((await client.query(`SELECT FROM ${table}`)).rowCount, 0, table);
  }
});

testDatabase('many accounts of version 1 are moved', async ({ connect, look }) => {
  const store = await connect();
  const client = await look();
  await client.query(
    "INSERT INTO account (id, email, created_at, digest, sealed, key_created_at) SELECT n::text, n::text, 0, n::text::bytea, '', 0 " +
      'FROM generate_series(1, 105) AS n; ' +
      "INSERT INTO activity SELECT n::text, '2026-11-20', '/rank', 200, n FROM generate_series(1, 105) AS n",
  );
  await store.sweep(bounds);
  const { rows } = await client.query<{ sum: string }>('SELECT SUM(requests) AS sum FROM day_count');
  assert.equal(Number(rows[0].sum), (105 * 106) / 2);
});

testDatabase('each day is a partition, which a sweep drops as a whole', async ({ connect, look }) => {
  const [store, second] = await Promise.all([connect(), connect()]);
  const client = await look();
  await store.createAccount(ada, keyOf(1));
  const days = ['2026-10-30', '2026-10-31', '2026-11-01'].map((day) => dayCount(day));
  await Promise.all([store.recordActivity([entryOf('ada', days)]), second.recordActivity([entryOf('ada', days)])]);
  assert.deepEqual(await partitionsOf(client), [
    'day_count_2026_10_30',
    'day_count_2026_10_31',
    'day_count_2026_11_01',
  ]);
  await Promise.all([store.sweep(bounds), second.sweep(bounds)]);
  assert.deepEqual(await partitionsOf(client), ['day_count_2026_11_01']);
});

testDatabase('a day that another replica has dropped is recorded at the next attempt', async ({ connect }) => {
  const [store, second] = await Promise.all([connect(), connect()]);
  await store.createAccount(ada, keyOf(1));
  const late = [entryOf('ada', [dayCount('2026-10-31')])];
  await store.recordActivity(late);
  await second.sweep(bounds);
  await assert.rejects(store.recordActivity(late), { name: 'StoreProblem' });
  await store.recordActivity(late);
  assert.equal((await store.readActivity('ada', '2026-01-01')).days.length, 1);
});

testDatabase('beside a backup a new day begins, and an old one is dropped afterwards', async ({ connect, look }) => {
  const store = await connect();
  const client = await look();
  await store.createAccount(ada, keyOf(1));
  await store.recordActivity([entryOf('ada', [dayCount('2026-10-31'), dayCount('2026-11-19')])]);
  // As pg_dump does with every table.
  await client.query('BEGIN; LOCK TABLE day_count, account IN ACCESS SHARE MODE');
  await store.recordActivity([entryOf('ada', [dayCount('2026-11-20')])]);
  await store.sweep(bounds);
  assert.equal((await store.readActivity('ada', '2026-01-01')).days.length, 3);
  await client.query('COMMIT');
  await store.sweep(bounds);
  assert.equal((await store.readActivity('ada', '2026-01-01')).days.length, 2);
});

testDatabase('dropping a day waits for nobody who counts', async ({ connect, look }) => {
  const store = await connect();
  const client = await look();
  await store.createAccount(ada, keyOf(1));
  await store.recordActivity([entryOf('ada', [dayCount('2026-10-31')])]);
  await client.query('BEGIN');
  await client.query("UPDATE account SET monthly_limit = 1 WHERE id = 'ada'");
  await store.sweep(bounds);
  assert.deepEqual(await partitionsOf(client), []);
  await client.query('COMMIT');
});

testDatabase('each path is stored once', async ({ connect, look }) => {
  const stores = await Promise.all([connect(), connect()]);
  const client = await look();
  await stores[0].createAccount(ada, keyOf(1));
  await stores[0].createAccount(bob, keyOf(2));
  const paths = Array.from({ length: 20 }, (_, place) => `/endpoint ${place}`);
  const days = paths.map((endpoint) => ({ ...dayCount('2026-11-20'), endpoint }));
  await Promise.all([
    stores[0].recordActivity([entryOf('ada', days)]),
    stores[1].recordActivity([entryOf('bob', days.toReversed())]),
  ]);
  assert.equal((await client.query('SELECT FROM endpoint')).rowCount, 20);
  assert.equal((await client.query('SELECT FROM day_count')).rowCount, 40);
});

testDatabase('a snapshot that is held shows in its age', async ({ connect, look }) => {
  const store = await connect();
  const client = await look();
  assert.equal(await store.readSnapshotAge(), 0);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await client.query('SELECT FROM account');
  await client.query('SELECT pg_sleep(0.05)');
  assert.ok((await store.readSnapshotAge()) >= 0.05);
  await client.query('COMMIT');
  assert.equal(await store.readSnapshotAge(), 0);
});
