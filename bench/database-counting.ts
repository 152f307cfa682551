// What one PostgreSQL can count, by the number of answers in a statement, and what a million accounts take: rows, WAL, vacuum.
//
// The server syncs each commit to the disk, as in earnest. All on one machine: `node bench/database-counting.ts [accounts] [seconds]`.

import { Client } from 'pg';
import { openPostgresStore } from '@matrixsteps/server/accounts/postgres/postgres-store.ts';
import type { CountRequest, Store } from '@matrixsteps/server/accounts/store/store.ts';
import { startPostgresServer } from '@matrixsteps/server/testing/postgres-server.ts';
import { figure, print, type Section } from './section.ts';

const batchSizes = [1, 4, 16, 64, 256, 512];
const replicas = [1, 3];
const rounds = 3;
const month = '2026-11';
const unlimited = 1_000_000_000;
const terms = { databaseConnections: 6, databaseTimeoutSeconds: 60, databaseWaitSeconds: 0 };

/** Accounts with keys as long as real ones: a digest of 32 bytes, and 67 of a sealed key. */
const insertAccounts = `
  INSERT INTO matrixmath.account (id, email, monthly_limit, created_at, digest, sealed, key_created_at)
  SELECT gen_random_uuid()::text, 'user' || number || '@example.com', NULL, 1, sha256(number::text::bytea),
    sha256(('a' || number)::bytea) || sha256(('b' || number)::bytea) || '\\x000000'::bytea, 1
  FROM generate_series(1, $1) AS number`;
const insertUsage = `
  INSERT INTO matrixmath.usage (account_id, month, used, granted) SELECT id, '${month}', 1, 1 FROM matrixmath.account`;

interface BenchAccount {
  readonly accountId: string;
  readonly digest: Uint8Array;
}

function range(values: readonly number[], digits = figure): string {
  return `${digits(Math.min(...values))} to ${digits(Math.max(...values))}`;
}

function megabytes(bytes: number): string {
  return `${figure(bytes / 1e6)} MB`;
}

async function numberOf(client: Client, query: string): Promise<number> {
  const { rows } = await client.query<{ value: string }>(query);
  return Number(rows[0].value);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** Answers counted in a second by all stores; each has one statement in flight, as a replica has. */
async function measureRate(
  stores: readonly Store[],
  compose: () => readonly CountRequest[],
  seconds: number,
): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let answers = 0;
  const counting = stores.map(async (store) => {
    while (performance.now() < end) {
      const requests = compose();
      for (const count of await store.count(requests)) {
        if (count.kind !== 'granted') throw new Error(`an answer was ${count.kind}`);
        answers += count.granted;
      }
    }
  });
  await Promise.all(counting);
  return answers / ((performance.now() - begun) / 1000);
}

function requestOf(account: BenchAccount, amount: number): CountRequest {
  return { ...account, month, freeLimit: unlimited, amount };
}

/** So many accounts, each once. */
function pickAccounts(accounts: readonly BenchAccount[], count: number): readonly BenchAccount[] {
  const start = Math.floor(Math.random() * accounts.length);
  return Array.from({ length: count }, (_, place) => accounts[(start + place * 7919) % accounts.length]);
}

async function measureBatches(
  stores: readonly Store[],
  accounts: readonly BenchAccount[],
  seconds: number,
): Promise<Section> {
  const rows: string[][] = [];
  for (const size of batchSizes) {
    for (const count of replicas) {
      const used = stores.slice(0, count);
      const rates: { readonly hot: number[]; readonly many: number[] } = { hot: [], many: [] };
      for (let round = 0; round < rounds; round += 1) {
        rates.hot.push(await measureRate(used, () => [requestOf(accounts[0], size)], seconds));
        const several = () => pickAccounts(accounts, size).map((account) => requestOf(account, 1));
        rates.many.push(await measureRate(used, several, seconds));
      }
      rows.push([String(size), String(count), range(rates.hot), range(rates.many)]);
    }
  }
  return {
    title: 'Answers counted in a second by one PostgreSQL',
    columns: [
      'answers in a statement',
      'replicas',
      'all of one account',
      `each of another of ${accounts.length} accounts`,
    ],
    rows,
    notes: [`The least and the most of ${rounds} rounds of ${seconds} s.`],
  };
}

const tables = ['account', 'usage'] as const;

async function sizesOf(client: Client): Promise<readonly number[]> {
  const sizes: number[] = [];
  for (const table of tables) {
    sizes.push(await numberOf(client, `SELECT pg_total_relation_size('matrixmath.${table}') AS value`));
  }
  return sizes;
}

async function measureMillion(
  client: Client,
  store: Store,
  accounts: readonly BenchAccount[],
  total: number,
  seconds: number,
): Promise<Section> {
  const fresh = await sizesOf(client);
  await client.query('CHECKPOINT');
  const walStart = await numberOf(client, `SELECT pg_current_wal_lsn() - '0/0' AS value`);
  const several = () => pickAccounts(accounts, 64).map((account) => requestOf(account, 1));
  const rate = await measureRate([store], several, seconds);
  const wal = (await numberOf(client, `SELECT pg_current_wal_lsn() - '0/0' AS value`)) - walStart;
  const counted = rate * seconds;
  await client.query('SELECT pg_stat_force_next_flush()');
  const hot = await numberOf(
    client,
    `SELECT 100.0 * n_tup_hot_upd / GREATEST(1, n_tup_upd) AS value FROM pg_stat_user_tables WHERE relname = 'usage'`,
  );
  const vacuums: string[] = [];
  for (const table of tables) {
    const time = await secondsOf(() => client.query(`VACUUM (ANALYZE) matrixmath.${table}`));
    vacuums.push(`${table} ${figure(time)} s`);
  }
  const later = await sizesOf(client);
  const rows = tables.map((table, place) => [
    table,
    megabytes(fresh[place]),
    figure(fresh[place] / total),
    megabytes(later[place]),
  ]);
  return {
    title: `${total} accounts`,
    columns: ['table', 'size with its indexes', 'bytes a row', 'size after the counts'],
    rows,
    notes: [
      `${figure(counted)} answers of ${accounts.length} random accounts were counted, ${figure(rate)} a second, 64 in a statement: ` +
        `${figure(wal / counted)} bytes of WAL an answer (full pages after a checkpoint included), ${figure(hot)} % HOT updates. ` +
        `Vacuum afterwards: ${vacuums.join(', ')}.`,
    ],
  };
}

const [total = 1_000_000, seconds = 1] = process.argv.slice(2).map(Number);
const server = await startPostgresServer({ durable: true });
if (typeof server === 'string') throw new Error(server);
try {
  const databaseUrl = await server.createDatabase();
  const stores: Store[] = [];
  for (let replica = 0; replica < Math.max(...replicas); replica += 1) {
    stores.push(await openPostgresStore({ ...terms, databaseUrl }));
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const filling = await secondsOf(async () => {
    await client.query(insertAccounts, [total]);
    await client.query(insertUsage);
    await client.query('VACUUM ANALYZE matrixmath.account, matrixmath.usage');
  });
  const { rows } = await client.query<{ id: string; digest: Uint8Array }>(
    'SELECT id, digest FROM matrixmath.account ORDER BY digest LIMIT 100000',
  );
  const accounts = rows.map(({ id, digest }) => ({ accountId: id, digest }));
  process.stdout.write(`Filled in ${figure(filling)} s.\n\n`);
  print(await measureMillion(client, stores[0], accounts, total, 10 * seconds));
  print(await measureBatches(stores, accounts.slice(0, 10_000), seconds));
  await client.end();
  await Promise.all(stores.map((store) => store.close()));
} finally {
  await server.remove();
}
