// The store in PostgreSQL, for any number of services at the same time.

import { askInBatches } from './batches.ts';
import { countTogether } from './postgres-count.ts';
import { bytesArray, bytesText, type Lane, openLane, textArray, type TextRow } from './postgres-lane.ts';
import { withFirstConnection } from './postgres-opening.ts';
import { type DatabaseSettings, openDatabase, type Order, readInteger, type Statement } from './postgres-pool.ts';
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

/** As many keys or counts go in one statement; more wait for the next. */
const mostTogether = 1000;

/** As many rows go in one statement of a sweep. */
const sweptTogether = 5000;

interface Asked {
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

function standingIn([accountId, limit, used]: TextRow): Standing {
  if (accountId === null || used === null) throw new TypeError('an account without a number');
  return { accountId, limit: limit === null ? null : readInteger(limit), used: readInteger(used) };
}

async function findTogether(lane: Lane, asked: readonly Asked[]): Promise<readonly (Standing | null)[]> {
  const [{ digest, month }] = asked;
  if (asked.length === 1) {
    const [row] = await lane.run(statements.findByKey, [bytesText(digest), month]);
    return [row === undefined ? null : standingIn(row)];
  }
  const found: (Standing | null)[] = asked.map(() => null);
  const rows = await lane.run(statements.findByKeys, [
    bytesArray(asked.map((one) => one.digest)),
    textArray(asked.map((one) => one.month)),
  ]);
  for (const [place, ...rest] of rows) found[Number(place) - 1] = standingIn(rest);
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
  const database = openDatabase(settings, storeSchema);

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

  const finding = openLane(settings, storeSchema);
  const counting = openLane(settings, storeSchema);
  const find = askInBatches((asked: readonly Asked[]) => findTogether(finding, asked), {
    // When all who ask in this turn have asked.
    begin: setImmediate,
    most: mostTogether,
  });
  // Who counts has gathered already.
  const count = askInBatches((requests: Parameters<Store['count']>[0]) => countTogether(counting, requests), {
    begin: (send) => send(),
    most: mostTogether,
  });

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
      await Promise.all([database, finding, counting].map(({ close }) => close()));
    },
  };
}
