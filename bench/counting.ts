// Counting: how many answers a store can count, one by one and those that wait together by one statement.
// Above: run.ts. Below: section.ts, server/accounts.

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '@matrixmath/server/accounts/sqlite.ts';
import type { Store } from '@matrixmath/server/accounts/store.ts';
import { type Counted, createUsage } from '@matrixmath/server/accounts/usage.ts';
import { figure, median, type Pace, print, type Section } from './section.ts';

const GOAL = 20;

const DIGEST = new Uint8Array(32).fill(1);
const CLAIM = { accountId: 'bench', digest: DIGEST, month: '2026-11' };
const NO_LIMIT = 1_000_000_000;

/** A kind of store, and how to open it on one and the same database in a folder. */
interface Kind {
  readonly title: string;
  readonly open: (folder: string) => Store;
}

const KINDS: readonly Kind[] = [{ title: 'SQLite', open: openSqliteStore }];

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
    for (let counted = 0; counted < answers; counted += waiting) {
      const counts = await Promise.all(Array.from({ length: waiting }, () => usage.count(CLAIM)));
      assert.equal(counts[waiting - 1].kind, 'counted');
    }
  };
}

/** With the answers that each counts in a round: all take about as long. */
const WAYS: readonly (readonly [title: string, way: Way, answers: number])[] = [
  ['one by one', countOneByOne, 10_000],
  ['32 at once', countTogether(32), 100_000],
  ['1,000 at once', countTogether(1000), 250_000],
];

/** Answers counted in a second of CPU. */
async function speedOf(way: Way, store: Store, answers: number): Promise<number> {
  const before = process.cpuUsage();
  await way(store, answers);
  const { user, system } = process.cpuUsage(before);
  return (answers / (user + system)) * 1e6;
}

/** A database in a folder of its own, opened as often as asked, for as long as the work takes. */
async function withStores<Result>(
  { open }: Kind,
  connections: number,
  limit: number,
  work: (stores: readonly Store[]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'matrixmath-bench-'));
  const stores = Array.from({ length: connections }, () => open(folder));
  try {
    const account = { id: CLAIM.accountId, email: 'bench@example.com', limit };
    await stores[0].createAccount(account, { digest: DIGEST, sealed: DIGEST });
    return await work(stores);
  } finally {
    await Promise.all(stores.map((store) => store.close()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** The speed of each way, in rounds that take turns: medians, and medians of the ratios to the first. */
function measureWays(kind: Kind, rounds: number) {
  return withStores(kind, 1, NO_LIMIT, async ([store]) => {
    const speeds: number[][] = WAYS.map(() => []);
    for (let round = -1; round < rounds; round += 1) {
      for (const [k, [, way, answers]] of WAYS.entries()) {
        const speed = await speedOf(way, store, answers);
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

export async function measureCounting({ quick }: Pace): Promise<Section> {
  const rows: (readonly string[])[] = [];
  const limit = 1500;
  for (const kind of KINDS) {
    await assertNeverOversold(kind, limit);
    for (const { title, speed, ratio } of await measureWays(kind, quick ? 3 : 9))
      rows.push([kind.title, title, figure(speed), figure(ratio)]);
  }
  return {
    title: 'Counting of answers',
    columns: ['store', 'waiting', 'counted in a second of CPU', 'times one by one'],
    rows,
    notes: [
      `All on one account. The goal is ${GOAL} times one by one, where many wait. Checked in the same run: of 4,066 answers over two ` +
        `connections on a limit of ${limit}, exactly ${limit} were counted, with the numbers 1 to ${limit}.`,
    ],
  };
}

if (import.meta.main) print(await measureCounting({ quick: process.argv.includes('--quick') }));
