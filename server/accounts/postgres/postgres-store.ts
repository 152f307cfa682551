// The store in PostgreSQL, for any number of replicas.

import { StartProblem } from '../../settings/settings.ts';
import { inBatches } from './batches.ts';
import { createPostgresActivity } from './postgres-activity.ts';
import { createCounting } from './postgres-count.ts';
import { createPostgresLinks } from './postgres-links.ts';
import { createPostgresSheets } from './postgres-sheets.ts';
import { createPostgresNamedKeys } from './postgres-named-keys.ts';
import { withStartupConnection } from './startup-connection.ts';
import {
  type Database,
  type DatabaseSettings,
  isLockTimeout,
  openDatabase,
  splitConnections,
  type Statement,
} from './postgres-pool.ts';
import { migrate, storeSchema } from './postgres-schema.ts';
import { dayNumberOf } from '../usage/day.ts';
import { resealUnlocked } from './postgres-reseal.ts';
import { statements } from './postgres-statements.ts';
import {
  accountOf,
  bytesOf,
  eventOf,
  fingerprintsOf,
  foundAccountOf,
  numberOf,
  ownedKeyOf,
  type Row,
  sealedKeyOf,
  accountUsageOf,
} from '../store/store-rows.ts';
import {
  type ConsumeRequest,
  type Consumption,
  type CountRequest,
  type Fingerprints,
  maxEvents,
  OutdatedSeal,
  proofOfWriting,
  type AccountUsage,
  type Store,
  StoreProblem,
} from '../store/store.ts';

/** Keys or counts in one statement. */
const maxItems = 1000;

/** How long the counts of a batch wait for an account that somebody else has locked. */
const countLockMilliseconds = 200;

/** How often the connection that marks the database as used is used itself: it stays open, and is opened again after a loss. */
const markMilliseconds = 30_000;

/** Rows in one statement of a sweep, which has to end within the statement time-out. */
const sweptRows = 5000;

/** A count for an account that cannot exist. */
const nobodysCount: CountRequest = { accountId: '', digest: new Uint8Array(), month: '', freeLimit: 0, amount: 1 };

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

/** Keeps the newest events of an account. */
function trimEvents(id: string) {
  return [statements.trimEvents, id, maxEvents - 1] as const;
}

/**
 * Keeps a connection open that marks the database as used. The result ends that. Throws StartProblem where the mark is not to be had.
 */
async function keepMarked(database: Database): Promise<() => void> {
  try {
    await database.run(statements.version, []);
  } catch (error) {
    await database.close();
    const sentence = isLockTimeout(error)
      ? 'The data in the database of DATABASE_URL is being moved by another program: wait for its end.'
      : 'The database of DATABASE_URL does not answer.';
    throw new StartProblem(sentence, error);
  }
  const timer = setInterval(() => database.run(statements.version, []).catch(() => undefined), markMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Opens the store, and creates or migrates its tables. Throws SettingProblem where the address is wrong or the tables are newer than
 * this program, StartProblem where no server answers in time.
 */
export async function openPostgresStore(settings: DatabaseSettings): Promise<Store> {
  await withStartupConnection(settings, migrate);
  const database = openDatabase(settings, storeSchema, splitConnections(settings).store);
  const activity = createPostgresActivity(database);
  // Look-ups of keys and counts have a connection each, so that no other statement delays them.
  const keyDatabase = openDatabase(settings, storeSchema, 1);
  const countDatabase = openDatabase(settings, storeSchema, 1, {
    lockMilliseconds: countLockMilliseconds,
    marksUse: true,
  });
  const namedKeys = createPostgresNamedKeys(database, keyDatabase);
  const links = createPostgresLinks(database);
  const sheets = createPostgresSheets(database);
  const stopMarking = await keepMarked(countDatabase);
  const find = inBatches((lookups: readonly KeyLookup[]) => findTogether(keyDatabase, lookups), { maxItems });
  const count = inBatches(createCounting(countDatabase), { maxItems });

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

  /** Statements of one transaction. The result is the rows of the first. */
  function together(...calls: readonly (readonly [Statement, ...(readonly unknown[])])[]): Promise<readonly Row[]> {
    return wrapErrors(async () => {
      const [rows] = await database.transaction(calls.map(([statement, ...values]) => ({ statement, values })));
      return rows;
    });
  }

  async function consumedIn(bucket: string, window: string): Promise<number> {
    return (await one((row) => numberOf(row, 'spent'), statements.consumed, bucket, window)) ?? 0;
  }

  async function consume({ bucket, window, expiresAt, limit, amount }: ConsumeRequest): Promise<Consumption> {
    const values = [bucket, window, amount, expiresAt, limit];
    const used = await one((row) => numberOf(row, 'spent'), statements.consume, ...values);
    return used === null ? { kind: 'exhausted', used: await consumedIn(bucket, window) } : { kind: 'granted', used };
  }

  async function sweep(statement: Statement, boundary: number | string): Promise<void> {
    for (;;) {
      const [row] = await all(statement, boundary, sweptRows);
      if (numberOf(row, 'rows') < sweptRows) return;
    }
  }

  function readFingerprints(): Promise<Fingerprints | null> {
    return one(fingerprintsOf, statements.readFingerprints);
  }

  /** Called where a key was not stored: throws OutdatedSeal if that is because of its seal. */
  async function refuseOutdated(fingerprint: Uint8Array | undefined): Promise<void> {
    if (fingerprint === undefined) return;
    const current = (await readFingerprints())?.current;
    if (current === undefined || Buffer.compare(current, fingerprint) !== 0) throw new OutdatedSeal();
  }

  return {
    check: async () => {
      // On the way of all counts, with the locks of one, though nobody's answer is counted.
      const [{ kind }] = await wrapErrors(() => count([nobodysCount]));
      if (kind === 'locked') throw new StoreProblem(new Error('the tables of the counts are locked'));
      await consume(proofOfWriting);
    },
    adoptFingerprint: async (fingerprint) => {
      const adopted = await one((row) => bytesOf(row, 'fingerprint'), statements.fingerprint, fingerprint);
      return adopted !== null && Buffer.compare(adopted, fingerprint) === 0;
    },
    readFingerprints,
    beginReseal: async (from, to) => (await all(statements.beginReseal, from, to)).length > 0,
    listKeys: async (after, most) => (await all(statements.listKeys, after, most)).map(ownedKeyOf),
    resealKeys: (keys) => wrapErrors(() => resealUnlocked(database, keys)),
    endReseal: async (from, to) => void (await all(statements.endReseal, from, to)),
    findUsageByKey: (digest, month) =>
      wrapErrors(async () => {
        const [usage] = await find([{ digest, month }]);
        return usage;
      }),
    findUsageByNamedKey: (...lookup) => wrapErrors(() => namedKeys.findUsageByNamedKey(...lookup)),
    addNamedKey: (...addition) => wrapErrors(() => namedKeys.addNamedKey(...addition)),
    listNamedKeys: (id) => wrapErrors(() => namedKeys.listNamedKeys(id)),
    readMonths: (id) => wrapErrors(() => namedKeys.readMonths(id)),
    removeNamedKey: (...removal) => wrapErrors(() => namedKeys.removeNamedKey(...removal)),
    putLink: (link) => wrapErrors(() => links.putLink(link)),
    readLink: (id, day) => wrapErrors(() => links.readLink(id, day)),
    removeLink: (id, maker) => wrapErrors(() => links.removeLink(id, maker)),
    addSheet: (id, sheet) => wrapErrors(() => sheets.addSheet(id, sheet)),
    listSheets: (id) => wrapErrors(() => sheets.listSheets(id)),
    findSheet: (sheetId) => wrapErrors(() => sheets.findSheet(sheetId)),
    removeSheet: (id, sheetId) => wrapErrors(() => sheets.removeSheet(id, sheetId)),
    findKey: (id) => one(sealedKeyOf, statements.findKey, id),
    findByEmail: (email) => one(foundAccountOf, statements.findByEmail, email),
    findUsageByEmail: (email, month) =>
      one(
        (row) => ({ ...accountUsageOf(row), digest: bytesOf(row, 'digest') }),
        statements.findUsageByEmail,
        email,
        month,
      ),
    createAccount: async ({ id, email, limit }, { digest, sealed }, fingerprint, event, kept) => {
      const noted = event === undefined ? [null, null, null] : [event.kind, event.at, event.origin];
      const values = [id, email, limit, Date.now(), digest, sealed, fingerprint ?? null, ...noted];
      const created = await together(
        [statements.createAccount, ...values],
        [statements.restoreUsage, id, kept?.bucket ?? null, kept?.month ?? null],
      );
      if (created.length > 0) return true;
      await refuseOutdated(fingerprint);
      return false;
    },
    setLimit: async (id, limit) => void (await all(statements.setLimit, id, limit)),
    deleteAccount: async (id, kept) => {
      const { bucket = null, month = null, expiresAt = null } = kept ?? {};
      await together(
        [statements.lockForDeletion, id],
        [statements.keepUsage, id, bucket, month, expiresAt],
        [statements.deleteAccount, id],
      );
    },
    replaceKey: async (id, { digest, sealed }, { at, kind, origin }, fingerprint) => {
      const values = [id, digest, sealed, at, kind, origin, fingerprint ?? null];
      const replaced = await together([statements.replaceKey, ...values], trimEvents(id));
      if (replaced.length === 0) await refuseOutdated(fingerprint);
    },
    addEvent: async (id, { kind, at, origin }) =>
      void (await together([statements.addEvent, id, kind, at, origin], trimEvents(id))),
    readEvents: async (id, most) => (await all(statements.readEvents, id, most)).map(eventOf),
    putClaim: async (id, digest, expiresAt) => void (await all(statements.putClaim, id, digest, expiresAt)),
    takeClaim: (digest, now) => one(accountOf, statements.takeClaim, digest, now),
    consume,
    consumed: consumedIn,
    recordActivity: (entries) => wrapErrors(() => activity.record(entries)),
    readActivity: (id, since) => wrapErrors(() => activity.read(id, since)),
    sweep: async ({ now, oldestDay, oldestMonth, oldestLinkDay }) => {
      await sweep(statements.sweepAllowances, now);
      await sweep(statements.sweepClaims, now);
      await sweep(statements.sweepUsage, oldestMonth);
      await sweep(statements.sweepLinks, dayNumberOf(oldestLinkDay));
      await wrapErrors(() => activity.dropDays(oldestDay));
      await sweep(statements.sweepFormerDays, oldestDay);
      await wrapErrors(() => activity.moveFormer());
    },
    readSnapshotAge: async () => (await one((row) => numberOf(row, 'age'), statements.readSnapshotAge)) ?? 0,
    count: (requests) => wrapErrors(() => count(requests)),
    close: async () => {
      stopMarking();
      await Promise.all([database, keyDatabase, countDatabase].map(({ close }) => close()));
    },
  };
}
