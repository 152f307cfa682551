// Counting: how many answers a store can count, one by one and those that wait together by one statement.

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '@matrixsteps/server/accounts/postgres/postgres-store.ts';
import { openSqliteStore } from '@matrixsteps/server/accounts/sqlite/sqlite-store.ts';
import type { Store } from '@matrixsteps/server/accounts/store/store.ts';
import { type Counted, createUsage, type Usage } from '@matrixsteps/server/accounts/usage/usage.ts';
import { openTestDatabases, type TestDatabases } from '@matrixsteps/server/testing/postgres-server.ts';
import { figure, median, type Pace, print, type Section } from './section.ts';

const GOAL = 20;

const DIGEST = new Uint8Array(32).fill(1);
const CLAIM = { accountId: 'bench', digest: DIGEST, month: '2026-11' };
const NO_LIMIT = 1_000_000_000;

/** A kind of store. */
interface Kind {
  readonly title: string;
  /** Makes a database of its own, and opens it so many times. */
  readonly open: (times: number) => Promise<Opened>;
  /** How many answers are counted one by one in a round. */
  readonly oneByOne: number;
}

interface Opened {
  readonly stores: readonly Store[];
  readonly remove: () => Promise<void>;
}

const SQLITE: Kind = {
  title: 'SQLite',
  open: async (times) => {
    const folder = await mkdtemp(join(tmpdir(), 'matrixsteps-bench-'));
    const stores = Array.from({ length: times }, () => openSqliteStore(folder));
    return { stores, remove: () => rm(folder, { recursive: true, force: true }) };
  },
  oneByOne: 10_000,
};

/** The server is the same for all its databases, and goes in the end. */
function postgresOn(databases: TestDatabases): Kind {
  const terms = { databaseConnections: 8, databaseTimeoutSeconds: 30, databaseWaitSeconds: 0 };
  return {
    title: 'PostgreSQL',
    open: async (times) => {
      const settings = { ...terms, databaseUrl: await databases.createDatabase() };
      const stores = await Promise.all(Array.from({ length: times }, () => openPostgresStore(settings)));
      return { stores, remove: async () => undefined };
    },
    oneByOne: 1000,
  };
}

/** Ways of counting so many answers. */
type Way = (store: Store, answers: number) => Promise<void>;

async function countOneByOne(store: Store, answers: number): Promise<void> {
  for (let answer = 0; answer < answers; answer += 1) {
    const [counted] = await store.count([{ ...CLAIM, freeLimit: NO_LIMIT, amount: 1 }]);
    assert.equal(counted.kind, 'granted');
  }
}

/** As the service does it: all that wait in one turn of the event loop are counted by one statement. */
function countTogether(waiting: number): Way {
  return async (store, answers) => {
    const usage = createUsage(store, NO_LIMIT);
    for (let counted = 0; counted < answers; counted += waiting) await countOnce(usage, waiting);
  };
}

/** Counts so many answers in one tick of the event loop. */
async function countOnce(usage: Usage, answers: number): Promise<void> {
  const counts = await Promise.all(Array.from({ length: answers }, () => usage.count(CLAIM)));
  assert.ok(counts.every(({ kind }) => kind === 'counted'));
}

/** With how many times the answers of the first each counts in a round: all take about as long. */
const WAYS: readonly (readonly [title: string, way: Way, times: number])[] = [
  ['one by one', countOneByOne, 1],
  ['32 at once', countTogether(32), 16],
  ['1,000 at once', countTogether(1000), 50],
];

/** Answers counted in a second: of the clock, for PostgreSQL works in processes of its own. */
async function speedOf(way: Way, store: Store, answers: number): Promise<number> {
  const start = performance.now();
  await way(store, answers);
  return (answers / (performance.now() - start)) * 1000;
}

/** A database of its own, opened as often as asked, for as long as the work takes. */
async function withStores<Result>(
  { open }: Kind,
  connections: number,
  limit: number,
  work: (stores: readonly Store[]) => Promise<Result>,
): Promise<Result> {
  const { stores, remove } = await open(connections);
  try {
    const account = { id: CLAIM.accountId, email: 'bench@example.com', limit };
    await stores[0].createAccount(account, { digest: DIGEST, sealed: DIGEST });
    return await work(stores);
  } finally {
    await Promise.all(stores.map((store) => store.close()));
    await remove();
  }
}

/** The speed of each way, in rounds that take turns: medians, and medians of the ratios to the first. */
function measureWays(kind: Kind, rounds: number) {
  return withStores(kind, 1, NO_LIMIT, async ([store]) => {
    const speeds: number[][] = WAYS.map(() => []);
    for (let round = -1; round < rounds; round += 1) {
      for (const [k, [, way, times]] of WAYS.entries()) {
        const speed = await speedOf(way, store, times * kind.oneByOne);
        // The first round is for the compilers.
        if (round >= 0) speeds[k].push(speed);
      }
    }
    return WAYS.map(([title], k) => ({
      title,
      speed: median(speeds[k]),
      ratio: median(speeds[k].map((speed, round) => speed / speeds[0][round])),
    }));
  });
}

/**
 * Many more answers than there are left, over two connections and several turns: exactly those that are left are counted,
 * each with a number of its own. Throws where that is not so.
 */
function assertNeverOversold(kind: Kind, limit: number): Promise<void> {
  return withStores(kind, 2, limit, async (stores) => {
    const usages = stores.map((store) => createUsage(store, NO_LIMIT));
    const counts: Promise<Counted>[] = [];
    for (const waiting of [1, 32, 1000, 1000]) {
      for (const usage of usages) for (let k = 0; k < waiting; k += 1) counts.push(usage.count(CLAIM));
      await new Promise((resolve) => setImmediate(resolve));
    }
    const numbers = (await Promise.all(counts)).flatMap((count) => (count.kind === 'counted' ? [count.used] : []));
    assert.deepEqual(
      numbers.toSorted((x, y) => x - y),
      Array.from({ length: limit }, (_, k) => k + 1),
    );
  });
}

async function rowsOf(kind: Kind, limit: number, rounds: number): Promise<readonly (readonly string[])[]> {
  await assertNeverOversold(kind, limit);
  const ways = await measureWays(kind, rounds);
  return ways.map(({ title, speed, ratio }, place) => [
    kind.title,
    title,
    figure(speed),
    figure(ratio),
    ...(place === 0 ? ['', ''] : [`≥ ${GOAL}`, ratio >= GOAL ? 'reached' : 'not reached']),
  ]);
}

export async function measureCounting({ quick }: Pace): Promise<Section> {
  const limit = 1500;
  const rounds = quick ? 3 : 9;
  const rows = [...(await rowsOf(SQLITE, limit, rounds))];
  const databases = await openTestDatabases();
  if (typeof databases !== 'string') {
    try {
      rows.push(...(await rowsOf(postgresOn(databases), limit, rounds)));
    } finally {
      await databases.remove();
    }
  }
  return {
    title: 'Counting of answers',
    columns: ['store', 'waiting', 'counted in a second', 'times one by one', 'goal', ''],
    rows,
    notes: [
      `All on one account. Checked in the same run: of 4,066 answers over two connections on a limit of ${limit}, exactly ${limit} were ` +
        `counted, with the numbers 1 to ${limit}.`,
      ...(typeof databases === 'string' ? [`Without PostgreSQL (${databases}).`] : []),
    ],
  };
}

if (import.meta.main) print(await measureCounting({ quick: process.argv.includes('--quick') }));
