// The embedded store: one SQLite file, in WAL mode, that the service and the key command open at the same time.

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './schema.ts';
import {
  accountOf,
  bytesOf,
  dayCountOf,
  eventOf,
  foundAccountOf,
  limitOf,
  numberOf,
  recentOf,
  sealedKeyOf,
  standingOf,
  textOf,
} from './store-rows.ts';
import { prepareStatements } from './sqlite-statements.ts';
import {
  type ActivityEntry,
  type AuditEvent,
  type Count,
  type CountRequest,
  mostRecent,
  OutdatedSeal,
  type SealedKey,
  type Store,
  StoreProblem,
} from './store.ts';

/** What the file is called in its folder. */
export const storeFile = 'matrixmath.db';

/** How long a statement waits for another process that writes. It holds the event loop, so it is short. */
const busyMilliseconds = 1000;

function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, storeFile);
  // Made here and not by SQLite, so that nobody else may read it; the files beside it take its mode.
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: busyMilliseconds });
  try {
    migrate(database);
    // A count survives the end of the process without a sync; only accounts and keys wait for the disk.
    database.exec('PRAGMA synchronous = NORMAL');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Runs work on the database; whatever goes wrong in there is trouble of the store. */
async function attempt<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    throw error instanceof OutdatedSeal ? error : new StoreProblem(error);
  }
}

/** Opens the file `matrixmath.db` in the folder, making both where they are missing. */
export function openSqliteStore(dataDir: string): Store {
  const database = openDatabase(dataDir);
  const statements = prepareStatements(database);

  /** All of the work or nothing. */
  function together<Result>(work: () => Result): Result {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  /** A transaction that is on the disk when it returns. */
  function durably<Result>(work: () => Result): Promise<Result> {
    return attempt(() => {
      database.exec('PRAGMA synchronous = FULL');
      try {
        return together(work);
      } finally {
        database.exec('PRAGMA synchronous = NORMAL');
      }
    });
  }

  /** What is deleted or replaced is overwritten with zeros: nothing of it stays behind in a free page. */
  function leavingNothing<Result>(work: () => Result): Result {
    database.exec('PRAGMA secure_delete = ON');
    try {
      return work();
    } finally {
      database.exec('PRAGMA secure_delete = OFF');
    }
  }

  function readFingerprint(): Uint8Array | null {
    const row = statements.readFingerprint.get();
    return row === undefined ? null : bytesOf(row, 'fingerprint');
  }

  function isRemembered(fingerprint: Uint8Array): boolean {
    const remembered = readFingerprint();
    return remembered !== null && Buffer.compare(remembered, fingerprint) === 0;
  }

  function refuseOutdated(fingerprint: Uint8Array | undefined): void {
    if (fingerprint !== undefined && !isRemembered(fingerprint)) throw new OutdatedSeal();
  }

  function resealAll(reseal: (sealed: Uint8Array, accountId: string) => SealedKey): number {
    const rows = statements.readKeys.all();
    for (const row of rows) {
      const id = textOf(row, 'account_id');
      const { digest, sealed } = reseal(bytesOf(row, 'sealed'), id);
      statements.resealKey.run({ id, digest, sealed });
    }
    return rows.length;
  }

  function addEvent(id: string, { kind, at, origin }: AuditEvent): void {
    statements.addEvent.run({ id, kind, at, origin });
  }

  function spentOf(bucket: string, window: string): number {
    const row = statements.spent.get({ bucket, window });
    return row === undefined ? 0 : numberOf(row, 'spent');
  }

  function count({ accountId: id, digest, month, freeLimit, amount }: CountRequest): Count {
    const row = statements.count.get({ id, digest, month, freeLimit, amount });
    if (row !== undefined) {
      return { kind: 'granted', granted: numberOf(row, 'granted'), used: numberOf(row, 'used'), limit: limitOf(row) };
    }
    const owner = statements.findByKey.get({ digest, month });
    if (owner === undefined || textOf(owner, 'id') !== id) return { kind: 'revoked' };
    return { kind: 'exhausted', used: numberOf(owner, 'used'), limit: limitOf(owner) };
  }

  function addActivity({ accountId: id, days, recent, keyUses }: ActivityEntry): void {
    for (const { day, endpoint, status, requests } of days) {
      statements.addDayCount.run({ id, day, endpoint, status, requests });
    }
    for (const { at, endpoint, status, source } of recent) {
      statements.addRecent.run({ id, at, endpoint, status, source });
    }
    if (recent.length > 0) statements.trimRecent.run({ id, most: mostRecent });
    for (const { digest, at } of keyUses) statements.noteKeyUse.run({ id, digest, at });
  }

  return {
    check: () => attempt(() => void statements.version.get()),
    adoptFingerprint: (fingerprint) =>
      durably(() => {
        const row = statements.fingerprint.get({ fingerprint });
        return row !== undefined && Buffer.compare(bytesOf(row, 'fingerprint'), fingerprint) === 0;
      }),
    readFingerprint: () => attempt(readFingerprint),
    resealKeys: async (from, to, reseal) => {
      const resealed = await durably(() => {
        if (!isRemembered(from)) return null;
        return leavingNothing(() => {
          const keys = resealAll(reseal);
          statements.removeClaims.run();
          statements.replaceFingerprint.run({ fingerprint: to });
          return keys;
        });
      });
      // The log beside the file still holds the pages as they were.
      await attempt(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
      return resealed;
    },
    findByKey: (digest, month) =>
      attempt(() => {
        const row = statements.findByKey.get({ digest, month });
        return row === undefined ? null : standingOf(row);
      }),
    findKey: (id) =>
      attempt(() => {
        const row = statements.findKey.get({ id });
        return row === undefined ? null : sealedKeyOf(row);
      }),
    findByEmail: (email) =>
      attempt(() => {
        const row = statements.findByEmail.get({ email });
        return row === undefined ? null : foundAccountOf(row);
      }),
    findStanding: (email, month) =>
      attempt(() => {
        const row = statements.findStanding.get({ email, month });
        return row === undefined ? null : { ...standingOf(row), digest: bytesOf(row, 'digest') };
      }),
    createAccount: ({ id, email, limit }, { digest, sealed }, fingerprint, event) =>
      durably(() => {
        refuseOutdated(fingerprint);
        const now = Date.now();
        if (statements.createAccount.run({ id, email, limit, now }).changes === 0) return false;
        statements.createKey.run({ digest, id, sealed, now });
        if (event !== undefined) addEvent(id, event);
        return true;
      }),
    setLimit: (id, limit) => durably(() => void statements.setLimit.run({ id, limit })),
    deleteAccount: (id) => durably(() => void leavingNothing(() => statements.deleteAccount.run({ id }))),
    replaceKey: (id, { digest, sealed }, event, fingerprint) =>
      durably(() => {
        refuseOutdated(fingerprint);
        statements.replaceKey.run({ digest, id, sealed, at: event.at });
        addEvent(id, event);
      }),
    addEvent: (id, event) => durably(() => addEvent(id, event)),
    readEvents: (id, most) => attempt(() => statements.readEvents.all({ id, most }).map(eventOf)),
    putClaim: (id, digest, expiresAt) => durably(() => void statements.putClaim.run({ id, digest, expiresAt })),
    takeClaim: (digest, now) =>
      durably(() => {
        const row = statements.findClaimed.get({ digest, now });
        statements.removeClaim.run({ digest });
        return row === undefined ? null : accountOf(row);
      }),
    spend: ({ bucket, window, expiresAt, limit, amount }) =>
      attempt(() => {
        const row = statements.spend.get({ bucket, window, expiresAt, limit, amount });
        if (row !== undefined) return { kind: 'granted' as const, used: numberOf(row, 'spent') };
        return { kind: 'exhausted' as const, used: spentOf(bucket, window) };
      }),
    spent: (bucket, window) => attempt(() => spentOf(bucket, window)),
    recordActivity: (entries) => attempt(() => together(() => entries.forEach(addActivity))),
    readActivity: (id, since) =>
      attempt(() => ({
        days: statements.readDays.all({ id, since }).map(dayCountOf),
        recent: statements.readRecent.all({ id }).map(recentOf),
      })),
    sweep: (now, oldestDay) =>
      attempt(() => {
        statements.sweepAllowances.run({ now });
        statements.sweepClaims.run({ now });
        statements.sweepActivity.run({ oldestDay });
      }),
    count: (requests) =>
      attempt(() => (requests.length === 1 ? requests.map(count) : together(() => requests.map(count)))),
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}
