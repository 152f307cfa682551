// The store in PostgreSQL, for any number of services at the same time.

import { inBatches } from './batches.ts';
import { countTogether } from './postgres-count.ts';
import { withFirstConnection } from './postgres-opening.ts';
import {
  type Database,
  type DatabaseSettings,
  openDatabase,
  type Order,
  shareConnections,
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
  standingOf,
} from './store-rows.ts';
import { type ActivityEntry, mostRecent, OutdatedSeal, type Standing, type Store, StoreProblem } from './store.ts';

/** Keys or counts in one statement. */
const mostItems = 1000;

/** As many rows go in one statement of a sweep. */
const sweptTogether = 5000;

interface KeyLookup {
  readonly digest: Uint8Array;
  readonly month: string;
}

/** Runs work on the database; whatever goes wrong in there is trouble of the store. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new StoreProblem(error);
  }
}

/** Finds the accounts of several keys by one statement; null where a key has none. */
async function findTogether(database: Database, lookups: readonly KeyLookup[]): Promise<readonly (Standing | null)[]> {
  if (lookups.length === 1) {
    const [{ digest, month }] = lookups;
    const [row] = await database.run(statements.findByKey, [digest, month]);
    return [row === undefined ? null : standingOf(row)];
  }
  const found: (Standing | null)[] = lookups.map(() => null);
  const rows = await database.run(statements.findByKeys, [column(lookups, 'digest'), column(lookups, 'month')]);
  for (const row of rows) found[numberOf(row, 'place') - 1] = standingOf(row);
  return found;
}

/** The column of a list of records. */
function column<Item, Name extends keyof Item>(items: readonly Item[], name: Name): readonly Item[Name][] {
  return items.map((item) => item[name]);
}

function ordersOf(entries: readonly ActivityEntry[]): readonly Order[] {
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
    { statement: statements.trimRecent, values: [[...new Set(column(recent, 'accountId'))], mostRecent] },
    {
      statement: statements.noteKeyUses,
      values: (['accountId', 'digest', 'at'] as const).map((name) => column(uses, name)),
    },
  ];
}

/**
 * Opens the store, making its tables where they are missing. Throws SettingProblem where the address is wrong or the tables are
 * newer than this program, StartProblem where no server answers in time.
 */
export async function openPostgresStore(settings: DatabaseSettings): Promise<Store> {
  await withFirstConnection(settings, migrate);
  const database = openDatabase(settings, storeSchema, shareConnections(settings).store);
  // Look-ups of keys and counts have a connection each, so that no other statement delays them.
  const keyDatabase = openDatabase(settings, storeSchema, 1);
  const countDatabase = openDatabase(settings, storeSchema, 1);
  const find = inBatches((lookups: readonly KeyLookup[]) => findTogether(keyDatabase, lookups), { mostItems });
  const count = inBatches((requests: Parameters<Store['count']>[0]) => countTogether(countDatabase, requests), {
    mostItems,
  });

  function all(statement: Statement, ...values: readonly unknown[]): Promise<readonly Row[]> {
    return attempt(() => database.run(statement, values));
  }

  /** What stands in the only row, or null where there is none. */
  async function one<Found>(
    read: (row: Row) => Found,
    statement: Statement,
    ...values: readonly unknown[]
  ): Promise<Found | null> {
    return attempt(async () => {
      const rows = await database.run(statement, values);
      return rows.length === 0 ? null : read(rows[0]);
    });
  }

  async function spentOf(bucket: string, window: string): Promise<number> {
    return (await one((row) => numberOf(row, 'spent'), statements.spent, bucket, window)) ?? 0;
  }

  async function sweep(statement: Statement, boundary: number | string): Promise<void> {
    for (;;) {
      const [row] = await all(statement, boundary, sweptTogether);
      if (numberOf(row, 'rows') < sweptTogether) return;
    }
  }

  function readFingerprint(): Promise<Uint8Array | null> {
    return one((row) => bytesOf(row, 'fingerprint'), statements.readFingerprint);
  }

  /** For a key that found no place: whether that is because of its seal. */
  async function refuseOutdated(fingerprint: Uint8Array | undefined): Promise<void> {
    if (fingerprint === undefined) return;
    const remembered = await readFingerprint();
    if (remembered === null || Buffer.compare(remembered, fingerprint) !== 0) throw new OutdatedSeal();
  }

  return {
    check: async () => void (await all(statements.version)),
    adoptFingerprint: async (fingerprint) => {
      const adopted = await one((row) => bytesOf(row, 'fingerprint'), statements.fingerprint, fingerprint);
      return adopted !== null && Buffer.compare(adopted, fingerprint) === 0;
    },
    readFingerprint,
    // On a connection of its own, because it may take longer than other statements may.
    resealKeys: (from, to, reseal) =>
      attempt(() => withFirstConnection(settings, (client) => resealKeys(client, from, to, reseal))),
    findByKey: (digest, month) =>
      attempt(async () => {
        const [standing] = await find([{ digest, month }]);
        return standing;
      }),
    findKey: (id) => one(sealedKeyOf, statements.findKey, id),
    findByEmail: (email) => one(foundAccountOf, statements.findByEmail, email),
    findStanding: (email, month) =>
      one((row) => ({ ...standingOf(row), digest: bytesOf(row, 'digest') }), statements.findStanding, email, month),
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
    spend: async ({ bucket, window, expiresAt, limit, amount }) => {
      const values = [bucket, window, amount, expiresAt, limit];
      const used = await one((row) => numberOf(row, 'spent'), statements.spend, ...values);
      return used === null ? { kind: 'exhausted', used: await spentOf(bucket, window) } : { kind: 'granted', used };
    },
    spent: spentOf,
    recordActivity: (entries) => attempt(() => database.together(ordersOf(entries))),
    readActivity: async (id, since) => {
      const [days, recent] = await Promise.all([all(statements.readDays, id, since), all(statements.readRecent, id)]);
      return { days: days.map(dayCountOf), recent: recent.map(recentOf) };
    },
    sweep: async (now, oldestDay) => {
      await sweep(statements.sweepAllowances, now);
      await sweep(statements.sweepClaims, now);
      await sweep(statements.sweepActivity, oldestDay);
    },
    count: (requests) => attempt(() => count(requests)),
    close: async () => {
      await Promise.all([database, keyDatabase, countDatabase].map(({ close }) => close()));
    },
  };
}
