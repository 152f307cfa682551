// The store in PostgreSQL, for any number of replicas.

import { inBatches } from './batches.ts';
import { countTogether } from './postgres-count.ts';
import { withStartupConnection } from './startup-connection.ts';
import {
  type Database,
  type DatabaseSettings,
  openDatabase,
  type StatementCall,
  splitConnections,
  type Statement,
} from './postgres-pool.ts';
import { migrate, storeSchema } from './postgres-schema.ts';
import { resealKeys } from './postgres-reseal.ts';
import { statements } from './postgres-statements.ts';
import {
  accountOf,
  bytesOf,
  dayCountOf,
  eventOf,
  foundAccountOf,
  numberOf,
  recentOf,
  type Row,
  sealedKeyOf,
  accountUsageOf,
} from '../store/store-rows.ts';
import {
  type ActivityEntry,
  maxRecentRequests,
  OutdatedSeal,
  type AccountUsage,
  type Store,
  StoreProblem,
} from '../store/store.ts';

/** Keys or counts in one statement. */
const maxItems = 1000;

/** Rows in one statement of a sweep, which has to end within the statement time-out. */
const sweptRows = 5000;

interface KeyLookup {
  readonly digest: Uint8Array;
  readonly month: string;
}

/** Errors in the work become StoreProblem. */
async function wrapErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new StoreProblem(error);
  }
}

/** Finds the accounts of several keys by one statement; null where a key has none. */
async function findTogether(
  database: Database,
  lookups: readonly KeyLookup[],
): Promise<readonly (AccountUsage | null)[]> {
  if (lookups.length === 1) {
    const [{ digest, month }] = lookups;
    const [row] = await database.run(statements.findUsageByKey, [digest, month]);
    return [row === undefined ? null : accountUsageOf(row)];
  }
  const found: (AccountUsage | null)[] = lookups.map(() => null);
  const rows = await database.run(statements.findUsageByKeys, [column(lookups, 'digest'), column(lookups, 'month')]);
  for (const row of rows) found[numberOf(row, 'place') - 1] = accountUsageOf(row);
  return found;
}

/** The column of a list of records. */
function column<Item, Name extends keyof Item>(items: readonly Item[], name: Name): readonly Item[Name][] {
  return items.map((item) => item[name]);
}

/** The statements that record activity, in one transaction. */
function activityStatements(entries: readonly ActivityEntry[]): readonly StatementCall[] {
  const accounts = [...new Set(column(entries, 'accountId'))];
  const days = entries.flatMap(({ accountId, days: counts }) => counts.map((count) => ({ ...count, accountId })));
  const recent = entries.flatMap(({ accountId, recent: requests }) =>
    requests.map((request) => ({ ...request, accountId })),
  );
  const uses = entries.flatMap(({ accountId, keyUses }) => keyUses.map((use) => ({ ...use, accountId })));
  return [
    { statement: statements.withoutDisk, values: [] },
    { statement: statements.lockAccounts, values: [accounts] },
    {
      statement: statements.addDayCounts,
      values: (['accountId', 'day', 'endpoint', 'status', 'requests'] as const).map((name) => column(days, name)),
    },
    {
      statement: statements.addRecent,
      values: (['accountId', 'at', 'endpoint', 'status', 'source'] as const).map((name) => column(recent, name)),
    },
    { statement: statements.trimRecent, values: [[...new Set(column(recent, 'accountId'))], maxRecentRequests] },
    {
      statement: statements.noteKeyUses,
      values: (['accountId', 'digest', 'at'] as const).map((name) => column(uses, name)),
    },
  ];
}

/**
 * Opens the store, and creates or migrates its tables. Throws SettingProblem where the address is wrong or the tables are newer than
 * this program, StartProblem where no server answers in time.
 */
export async function openPostgresStore(settings: DatabaseSettings): Promise<Store> {
  await withStartupConnection(settings, migrate);
  const database = openDatabase(settings, storeSchema, splitConnections(settings).store);
  // Look-ups of keys and counts have a connection each, so that no other statement delays them.
  const keyDatabase = openDatabase(settings, storeSchema, 1);
  const countDatabase = openDatabase(settings, storeSchema, 1);
  const find = inBatches((lookups: readonly KeyLookup[]) => findTogether(keyDatabase, lookups), { maxItems });
  const count = inBatches((requests: Parameters<Store['count']>[0]) => countTogether(countDatabase, requests), {
    maxItems,
  });

  function all(statement: Statement, ...values: readonly unknown[]): Promise<readonly Row[]> {
    return wrapErrors(() => database.run(statement, values));
  }

  /** The only row; null where there is none. */
  async function one<Found>(
    read: (row: Row) => Found,
    statement: Statement,
    ...values: readonly unknown[]
  ): Promise<Found | null> {
    return wrapErrors(async () => {
      const rows = await database.run(statement, values);
      return rows.length === 0 ? null : read(rows[0]);
    });
  }

  async function consumedIn(bucket: string, window: string): Promise<number> {
    return (await one((row) => numberOf(row, 'spent'), statements.consumed, bucket, window)) ?? 0;
  }

  async function sweep(statement: Statement, boundary: number | string): Promise<void> {
    for (;;) {
      const [row] = await all(statement, boundary, sweptRows);
      if (numberOf(row, 'rows') < sweptRows) return;
    }
  }

  function readFingerprint(): Promise<Uint8Array | null> {
    return one((row) => bytesOf(row, 'fingerprint'), statements.readFingerprint);
  }

  /** Called where a key was not stored: throws OutdatedSeal if that is because of its seal. */
  async function refuseOutdated(fingerprint: Uint8Array | undefined): Promise<void> {
    if (fingerprint === undefined) return;
    const current = await readFingerprint();
    if (current === null || Buffer.compare(current, fingerprint) !== 0) throw new OutdatedSeal();
  }

  return {
    check: async () => void (await all(statements.version)),
    adoptFingerprint: async (fingerprint) => {
      const adopted = await one((row) => bytesOf(row, 'fingerprint'), statements.fingerprint, fingerprint);
      return adopted !== null && Buffer.compare(adopted, fingerprint) === 0;
    },
    readFingerprint,
    // On a connection of its own, without the statement time-out.
    resealKeys: (from, to, reseal) =>
      wrapErrors(() => withStartupConnection(settings, (client) => resealKeys(client, from, to, reseal))),
    findUsageByKey: (digest, month) =>
      wrapErrors(async () => {
        const [usage] = await find([{ digest, month }]);
        return usage;
      }),
    findKey: (id) => one(sealedKeyOf, statements.findKey, id),
    findByEmail: (email) => one(foundAccountOf, statements.findByEmail, email),
    findUsageByEmail: (email, month) =>
      one(
        (row) => ({ ...accountUsageOf(row), digest: bytesOf(row, 'digest') }),
        statements.findUsageByEmail,
        email,
        month,
      ),
    createAccount: async ({ id, email, limit }, { digest, sealed }, fingerprint, event) => {
      const noted = event === undefined ? [null, null, null] : [event.kind, event.at, event.origin];
      const values = [id, email, limit, Date.now(), digest, sealed, fingerprint ?? null, ...noted];
      if ((await all(statements.createAccount, ...values)).length > 0) return true;
      await refuseOutdated(fingerprint);
      return false;
    },
    setLimit: async (id, limit) => void (await all(statements.setLimit, id, limit)),
    deleteAccount: async (id) => void (await all(statements.deleteAccount, id)),
    replaceKey: async (id, { digest, sealed }, { at, kind, origin }, fingerprint) => {
      const values = [id, digest, sealed, at, kind, origin, fingerprint ?? null];
      if ((await all(statements.replaceKey, ...values)).length === 0) await refuseOutdated(fingerprint);
    },
    addEvent: async (id, { kind, at, origin }) => void (await all(statements.addEvent, id, kind, at, origin)),
    readEvents: async (id, most) => (await all(statements.readEvents, id, most)).map(eventOf),
    putClaim: async (id, digest, expiresAt) => void (await all(statements.putClaim, id, digest, expiresAt)),
    takeClaim: (digest, now) => one(accountOf, statements.takeClaim, digest, now),
    consume: async ({ bucket, window, expiresAt, limit, amount }) => {
      const values = [bucket, window, amount, expiresAt, limit];
      const used = await one((row) => numberOf(row, 'spent'), statements.consume, ...values);
      return used === null ? { kind: 'exhausted', used: await consumedIn(bucket, window) } : { kind: 'granted', used };
    },
    consumed: consumedIn,
    recordActivity: (entries) => wrapErrors(() => database.transaction(activityStatements(entries))),
    readActivity: async (id, since) => {
      const [days, recent] = await Promise.all([all(statements.readDays, id, since), all(statements.readRecent, id)]);
      return { days: days.map(dayCountOf), recent: recent.map(recentOf) };
    },
    sweep: async (now, oldestDay) => {
      await sweep(statements.sweepAllowances, now);
      await sweep(statements.sweepClaims, now);
      await sweep(statements.sweepActivity, oldestDay);
    },
    count: (requests) => wrapErrors(() => count(requests)),
    close: async () => {
      await Promise.all([database, keyDatabase, countDatabase].map(({ close }) => close()));
    },
  };
}
