// Activity in PostgreSQL: counts by day, each day in a partition, and the latest requests of each account.

import { type Database, isLockTimeout, type StatementCall } from './postgres-pool.ts';
import { createPartition, dropPartition, earlierPartitions, partitionOf } from './postgres-days.ts';
import { statements } from './postgres-statements.ts';
import { dayNumberOf } from '../usage/day.ts';
import { dayCountOf, numberOfSource, recentOf, textOf } from '../store/store-rows.ts';
import { type AccountActivity, type ActivityEntry, maxRecentRequests } from '../store/store.ts';

/** Each rejects with the error of the database. */
export interface PostgresActivity {
  /** Resolves to the entries that were not written, because somebody else holds a lock on their accounts. */
  readonly record: (entries: readonly ActivityEntry[]) => Promise<readonly ActivityEntry[]>;
  readonly read: (accountId: string, since: string) => Promise<AccountActivity>;
  /** Drops the counts of the days before `oldestDay`. */
  readonly dropDays: (oldestDay: string) => Promise<void>;
  /** Moves what a replica of the version before has written. */
  readonly moveFormer: () => Promise<void>;
}

/** Accounts whose former rows are moved in one transaction, which takes some 200 rows of each. */
const movedAccounts = 20;

/** How long records wait for an account that somebody else has locked. */
const recordLockMilliseconds = 100;

/** The time-out for locks of the move, which may wait: as long as a statement may take. */
const waitsForLocks = '0';

/** Every transaction locks the accounts first, and then adds endpoints in their order, so that there are no deadlocks. */
function recordStatements(entries: readonly ActivityEntry[]): readonly StatementCall[] {
  const accounts = [...new Set(entries.map(({ accountId }) => accountId))];
  const days = entries.flatMap(({ accountId, days: counts }) => counts.map((count) => ({ ...count, accountId })));
  const recent = entries.flatMap(({ accountId, recent: requests }) =>
    requests.map((request) => ({ ...request, accountId })),
  );
  const uses = entries.flatMap(({ accountId, keyUses }) => keyUses.map((use) => ({ ...use, accountId })));
  const keyUses = [uses.map(({ accountId }) => accountId), uses.map(({ digest }) => digest), uses.map(({ at }) => at)];
  const endpoints = [...new Set([...days, ...recent].map(({ endpoint }) => endpoint))];
  return [
    { statement: statements.inBackground, values: [String(recordLockMilliseconds)] },
    { statement: statements.lockAccounts, values: [accounts] },
    { statement: statements.addEndpoints, values: [endpoints] },
    {
      statement: statements.addDayCounts,
      values: [
        days.map(({ accountId }) => accountId),
        days.map(({ day }) => dayNumberOf(day)),
        days.map(({ endpoint }) => endpoint),
        days.map(({ status }) => status),
        days.map(({ requests }) => requests),
      ],
    },
    {
      statement: statements.addLatest,
      values: [
        recent.map(({ accountId }) => accountId),
        recent.map(({ at }) => at),
        recent.map(({ endpoint }) => endpoint),
        recent.map(({ status }) => status),
        recent.map(({ source }) => numberOfSource(source)),
      ],
    },
    { statement: statements.trimLatest, values: [recent.map(({ accountId }) => accountId), maxRecentRequests] },
    { statement: statements.noteKeyUses, values: keyUses },
    { statement: statements.noteNamedKeyUses, values: keyUses },
  ];
}

export function createPostgresActivity(database: Database): PostgresActivity {
  /** Days that have a partition. Another replica may drop one, so all are looked for again after a failure. */
  const known = new Set<string>();

  async function makePartitions(days: readonly string[]): Promise<void> {
    for (const day of days) {
      if (known.has(day)) continue;
      await database.run(createPartition(day), []);
      known.add(day);
    }
  }

  /** Writes what has counts of these days. */
  async function write(days: readonly string[], calls: readonly StatementCall[]): Promise<void> {
    await makePartitions(days);
    try {
      await database.transaction(calls);
    } catch (error) {
      known.clear();
      throw error;
    }
  }

  /** Records by halves where an account is locked. The result are the entries of locked accounts. */
  async function record(entries: readonly ActivityEntry[]): Promise<readonly ActivityEntry[]> {
    const days = [...new Set(entries.flatMap(({ days: counts }) => counts.map(({ day }) => day)))];
    try {
      await write(days, recordStatements(entries));
      return [];
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (entries.length === 1) return entries;
      const middle = Math.floor(entries.length / 2);
      return [...(await record(entries.slice(0, middle))), ...(await record(entries.slice(middle)))];
    }
  }

  /** Some accounts with former rows, in order from the one after `last`: so no scan passes what was moved already. */
  async function findFormer(last: string): Promise<readonly string[]> {
    const rows = await database.run(statements.findFormer, [last, movedAccounts]);
    return rows.map((row) => textOf(row, 'account_id'));
  }

  async function moveOf(accounts: readonly string[]): Promise<void> {
    const days = (await database.run(statements.findFormerDays, [accounts])).map((row) => textOf(row, 'day'));
    await write(days, [
      { statement: statements.inBackground, values: [waitsForLocks] },
      { statement: statements.lockAccounts, values: [accounts] },
      { statement: statements.addFormerEndpoints, values: [accounts] },
      { statement: statements.moveFormerDays, values: [accounts] },
      { statement: statements.moveFormerRequests, values: [accounts] },
      { statement: statements.trimLatest, values: [accounts, maxRecentRequests] },
    ]);
  }

  return {
    record,
    read: async (id, since) => {
      const [days, recent] = await Promise.all([
        database.run(statements.readDays, [id, dayNumberOf(since)]),
        database.run(statements.readLatest, [id]),
      ]);
      return { days: days.map(dayCountOf), recent: recent.map(recentOf) };
    },
    dropDays: async (oldestDay) => {
      for (const row of await database.run(earlierPartitions, [partitionOf(oldestDay)])) {
        await database.run(dropPartition(textOf(row, 'name')), []);
      }
      known.clear();
    },
    moveFormer: async () => {
      for (let last: string | undefined = ''; last !== undefined; ) {
        const accounts = await findFormer(last);
        if (accounts.length > 0) await moveOf(accounts);
        last = accounts.at(-1);
      }
    },
  };
}
