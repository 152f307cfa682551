import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { checkStore } from '../store/store.conformance.ts';
import { countOne } from '../store/store.examples.ts';
import { openSqliteStore } from './sqlite-store.ts';

checkStore('sqlite', async (t) => {
  const folder = makeFolder(t);
  return {
    connect: async () => {
      const store = openSqliteStore(folder);
      t.after(() => store.close());
      return store;
    },
  };
});

test('the file is in WAL mode, at its newest version, and in a folder that is made', async (t) => {
  const folder = join(makeFolder(t), 'a', 'b');
  const store = openSqliteStore(folder);
  assert.deepEqual(readdirSync(folder).toSorted(), ['matrixmath.db', 'matrixmath.db-shm', 'matrixmath.db-wal']);
  for (const file of readdirSync(folder)) assert.equal(statSync(join(folder, file)).mode & 0o777, 0o600, file);
  await store.close();
  const database = new DatabaseSync(join(folder, 'matrixmath.db'));
  t.after(() => database.close());
  assert.equal(database.prepare('PRAGMA journal_mode').get()?.['journal_mode'], 'wal');
  assert.equal(database.prepare('PRAGMA user_version').get()?.['user_version'], 9);
});

test('a file of a newer version is refused', async (t) => {
  const folder = makeFolder(t);
  await openSqliteStore(folder).close();
  const database = new DatabaseSync(join(folder, 'matrixmath.db'));
  database.exec('PRAGMA user_version = 999');
  database.close();
  assert.throws(() => openSqliteStore(folder), { name: 'SettingProblem', message: /newer version/ });
});

/** Calls a function of the store 100 times through a connection of its own, in another thread, and posts the numbers it was given. */
const counter = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.module).then(async ({ openSqliteStore }) => {
    const store = openSqliteStore(workerData.folder);
    const numbers = [];
    for (let round = 0; round < 100; round += 1) {
      for (const count of [await store[workerData.name](workerData.request)].flat())
        if (count.kind === 'granted') numbers.push(count.used);
    }
    await store.close();
    parentPort.postMessage(numbers);
  });
`;

const digest = new Uint8Array(32).fill(7);

for (const [name, request] of [
  ['count', [{ accountId: 'ada', digest, month: '2026-11', freeLimit: 1000, amount: 1 }]],
  ['consume', { bucket: 'ada', window: 'first', expiresAt: 1, limit: 50, amount: 1 }],
] as const) {
  test(`threads that ${name} at once on one file are given 1 to 50, each once`, async (t) => {
    const folder = makeFolder(t);
    const store = openSqliteStore(folder);
    t.after(() => store.close());
    await store.createAccount({ id: 'ada', email: 'ada@example.com', limit: 50 }, { digest, sealed: digest });
    const module = new URL('sqlite-store.ts', import.meta.url).href;
    const counters = [1, 2].map(() => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const worker = new Worker(counter, { eval: true, workerData: { module, folder, name, request } });
      worker.once('message', resolve);
      worker.once('error', reject);
      return promise;
    });
    const numbers = (await Promise.all(counters)).flat().map(Number);
    assert.deepEqual(
      numbers.toSorted((a, b) => a - b),
      Array.from({ length: 50 }, (_, place) => place + 1),
    );
  });
}

/** The tables of version 1, with an account in them, as the first release wrote them. */
const firstVersion = `
  CREATE TABLE account (id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE,
    monthly_limit INTEGER CHECK (monthly_limit >= 0), created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE api_key (digest BLOB PRIMARY KEY, account_id TEXT NOT NULL UNIQUE REFERENCES account (id) ON DELETE CASCADE,
    sealed BLOB NOT NULL, created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE usage (account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, month TEXT NOT NULL,
    used INTEGER NOT NULL CHECK (used >= 0), granted INTEGER NOT NULL, PRIMARY KEY (account_id, month)) STRICT, WITHOUT ROWID;
  CREATE TABLE secret (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), fingerprint BLOB NOT NULL) STRICT;
  INSERT INTO account VALUES ('ada', 'ada@example.com', 7, 1000);
  INSERT INTO api_key VALUES (x'0707', 'ada', x'08', 2000);
  INSERT INTO usage VALUES ('ada', '2026-11', 3, 1);
  INSERT INTO secret VALUES (1, x'09');
  PRAGMA user_version = 1;
`;

test('a file of version 1 becomes one of the newest version, with its rows', async (t) => {
  const folder = makeFolder(t);
  const database = new DatabaseSync(join(folder, 'matrixmath.db'));
  database.exec(firstVersion);
  database.close();
  const store = openSqliteStore(folder);
  t.after(() => store.close());
  const found = await store.findByEmail('ada@example.com');
  assert.ok(found !== null);
  const { account, createdAt, keyCreatedAt, keyLastUsedAt } = found;
  assert.deepEqual(account, { id: 'ada', email: 'ada@example.com', limit: 7 });
  assert.deepEqual([createdAt, keyCreatedAt, keyLastUsedAt], [1000, 2000, null]);
  assert.deepEqual([[...found.digest], [...found.sealed]], [[7, 7], [8]]);
  assert.equal((await store.findUsageByKey(Uint8Array.of(7, 7), '2026-11'))?.used, 3);
  assert.equal(await store.adoptFingerprint(Uint8Array.of(9)), true);
  await store.recordActivity([{ accountId: 'ada', days: [], recent: [], keyUses: [{ digest: found.digest, at: 5 }] }]);
  assert.equal((await store.findByEmail('ada@example.com'))?.keyLastUsedAt, 5);
});

/** What version 2 had besides. */
const secondVersion = `${firstVersion}
  ALTER TABLE api_key ADD COLUMN last_used_at INTEGER;
  CREATE TABLE claim (account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    digest BLOB NOT NULL UNIQUE, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE audit (account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    kind TEXT NOT NULL, at INTEGER NOT NULL, origin TEXT NOT NULL, PRIMARY KEY (account_id, number)) STRICT, WITHOUT ROWID;
  CREATE TABLE allowance (bucket TEXT NOT NULL, period TEXT NOT NULL, spent INTEGER NOT NULL CHECK (spent >= 0),
    expires_at INTEGER NOT NULL, PRIMARY KEY (bucket, period)) STRICT, WITHOUT ROWID;
  CREATE INDEX allowance_by_expiry ON allowance (expires_at);
  CREATE TABLE activity (account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, day TEXT NOT NULL,
    endpoint TEXT NOT NULL, status INTEGER NOT NULL, requests INTEGER NOT NULL CHECK (requests > 0),
    PRIMARY KEY (account_id, day, endpoint, status)) STRICT, WITHOUT ROWID;
  CREATE TABLE recent_request (account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    at INTEGER NOT NULL, endpoint TEXT NOT NULL, status INTEGER NOT NULL, source TEXT NOT NULL,
    PRIMARY KEY (account_id, number)) STRICT, WITHOUT ROWID;
  INSERT INTO activity VALUES ('ada', '2026-11-19', '/trace', 200, 4), ('ada', '2026-11-20', '/rank', 422, 1);
  INSERT INTO recent_request VALUES ('ada', 1, 10, '/trace', 200, 'api'), ('ada', 2, 10, '/det', 200, 'playground');
  PRAGMA user_version = 2;
`;

test('the activity of version 2 is that of the newest version', async (t) => {
  const folder = makeFolder(t);
  const database = new DatabaseSync(join(folder, 'matrixmath.db'));
  database.exec(secondVersion);
  database.close();
  const store = openSqliteStore(folder);
  t.after(() => store.close());
  assert.deepEqual(await store.readActivity('ada', '2026-01-01'), {
    days: [
      { day: '2026-11-19', endpoint: '/trace', status: 200, requests: 4 },
      { day: '2026-11-20', endpoint: '/rank', status: 422, requests: 1 },
    ],
    recent: [
      { at: 10, endpoint: '/det', status: 200, source: 'playground' },
      { at: 10, endpoint: '/trace', status: 200, source: 'api' },
    ],
  });
});

/** Takes the table of counts back to what version 8 had. */
const eighthVersion = `
  DROP TABLE usage;
  CREATE TABLE usage (account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, month TEXT NOT NULL,
    used INTEGER NOT NULL CHECK (used >= 0), granted INTEGER NOT NULL, PRIMARY KEY (account_id, month)) STRICT, WITHOUT ROWID;
  CREATE INDEX usage_by_month ON usage (month);
  CREATE TABLE key_usage (account_id TEXT NOT NULL, month TEXT NOT NULL, key_id TEXT NOT NULL,
    used INTEGER NOT NULL CHECK (used > 0), PRIMARY KEY (account_id, month, key_id),
    FOREIGN KEY (account_id, month) REFERENCES usage (account_id, month) ON DELETE CASCADE) STRICT, WITHOUT ROWID;
  INSERT INTO usage VALUES ('ada', '2026-10', 9, 1), ('ada', '2026-11', 3, 1);
  INSERT INTO key_usage VALUES ('ada', '2026-11', 'further', 2);
  PRAGMA user_version = 8;
`;

test('the counts by key of version 8 are those of the newest version', async (t) => {
  const folder = makeFolder(t);
  const former = openSqliteStore(folder);
  await former.createAccount({ id: 'ada', email: 'ada@example.com', limit: null }, { digest, sealed: digest });
  await former.close();
  const database = new DatabaseSync(join(folder, 'matrixmath.db'));
  database.exec(eighthVersion);
  database.close();
  const store = openSqliteStore(folder);
  t.after(() => store.close());
  await countOne(store, { accountId: 'ada', digest, keyId: 'further', month: '2026-11', freeLimit: 1000, amount: 1 });
  assert.deepEqual(await store.readMonths('ada'), [
    { month: '2026-11', used: 4, byKey: [{ keyId: 'further', used: 3 }] },
    { month: '2026-10', used: 9, byKey: [] },
  ]);
});

test('no table holds anything of a deleted account', async (t) => {
  const folder = makeFolder(t);
  const store = openSqliteStore(folder);
  t.after(() => store.close());
  const database = new DatabaseSync(join(folder, 'matrixmath.db'));
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map((row) => String(row['name']));
  const counted = () =>
    tables.map((table) => [table, database.prepare(`SELECT * FROM ${table}`).all().length] as const);
  const empty = counted().map(([table, rows]) => [table, table === 'endpoint' ? 1 : rows] as const);
  await store.createAccount({ id: 'ada', email: 'ada@example.com', limit: null }, { digest, sealed: digest });
  await countOne(store, { accountId: 'ada', digest, keyId: 'further', month: '2026-11', freeLimit: 1000, amount: 1 });
  await store.addEvent('ada', { kind: 'signed-up', at: 1, origin: 'dashboard' });
  await store.putClaim('ada', digest, 1);
  await store.addNamedKey(
    'ada',
    { id: 'further', name: 'further', scope: 'all', kind: 'live', digest, createdAt: 1 },
    { kind: 'key-created', at: 1, origin: 'dashboard' },
  );
  await store.addSheet('ada', { id: 'sheet', content: '{}', createdAt: 1 });
  const days = [{ day: '2026-11-20', endpoint: '/rank', status: 200, requests: 1 }];
  const recent = [{ at: 1, endpoint: '/rank', status: 200, source: 'api' as const }];
  await store.recordActivity([{ accountId: 'ada', days, recent, keyUses: [] }]);
  // None is of one account: a table that is, and is not filled here, would go untested.
  const others = ['secret', 'allowance', 'link', 'link_maker'];
  assert.deepEqual(
    counted().filter(([, rows]) => rows === 0),
    others.map((table) => [table, 0] as const),
  );
  await store.deleteAccount('ada');
  assert.deepEqual(counted(), empty);
  database.close();
  await store.close();
  assert.ok(!readFileSync(join(folder, 'matrixmath.db')).includes('ada'));
});
