// The store in one SQLite file, in WAL mode, which the service and the key command may open at the same time.

import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate as nextTick } from 'node:timers/promises';
import { makeDataFile, makeDataFolder } from '../../settings/data-folder.ts';
import { explainDatabase } from './database-problem.ts';
import { watchFile } from './file-identity.ts';
import { migrate } from './sqlite-schema.ts';
import {
  accountOf,
  bytesOf,
  dayCountOf,
  eventOf,
  fingerprintsOf,
  foundAccountOf,
  limitOf,
  monthsOf,
  numberOf,
  numberOfSource,
  ownedKeyOf,
  recentOf,
  sealedKeyOf,
  accountUsageOf,
  linkedQuestionOf,
  namedKeyOf,
  namedKeyUsageOf,
  sheetOf,
  storedSheetOf,
  textOf,
} from '../store/store-rows.ts';
import { prepareStatements } from './sqlite-statements.ts';
import type { NewLink } from '../store/links.ts';
import { maxSheets, type NewSheet, type SheetAddition } from '../store/sheets.ts';
import { type Addition, maxNamedKeys, type NewNamedKey } from '../store/named-keys.ts';
import { dayNumberOf } from '../usage/day.ts';
import {
  type ActivityEntry,
  type AuditEvent,
  type Count,
  type CountRequest,
  maxEvents,
  type Fingerprints,
  maxRecentRequests,
  OutdatedSeal,
  proofOfWriting,
  type Store,
  StoreProblem,
} from '../store/store.ts';

export const storeFile = 'matrixmath.db';

/** How long a statement waits for the lock of another process. It blocks the event loop, so it is short. */
const busyMilliseconds = 1000;

/** Rows in one slice of a sweep. */
const sweptRows = 500;

function openDatabase(dataDir: string): DatabaseSync {
  makeDataFolder(dataDir);
  const path = join(dataDir, storeFile);
  // Created here for its mode 0600, which SQLite copies to the files beside it.
  makeDataFile(dataDir, path);
  const database = new DatabaseSync(path, { timeout: busyMilliseconds });
  try {
    migrate(database);
    // Counts survive a crash of the process without a sync; accounts and keys are synced, see durableTransaction.
    database.exec('PRAGMA synchronous = NORMAL');
    return database;
  } catch (error) {
    database.close();
    throw explainDatabase(error, path);
  }
}

/** Errors in the work become StoreProblem, except OutdatedSeal. */
async function wrapErrors<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    throw error instanceof OutdatedSeal ? error : new StoreProblem(error);
  }
}

/** Opens the file `matrixmath.db` in the folder; both are created where they are missing. */
export function openSqliteStore(dataDir: string): Store {
  const database = openDatabase(dataDir);
  const refuseReplacedFile = watchFile(join(dataDir, storeFile));
  const statements = prepareStatements(database);

  function transaction<Result>(work: () => Result): Result {
    statements.begin.run();
    try {
      const result = work();
      statements.commit.run();
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  /** A transaction that is synced to the disk. */
  function durableTransaction<Result>(work: () => Result): Promise<Result> {
    return wrapErrors(() => {
      database.exec('PRAGMA synchronous = FULL');
      try {
        return transaction(work);
      } finally {
        database.exec('PRAGMA synchronous = NORMAL');
      }
    });
  }

  /** Overwrites what the work deletes or replaces, so that free pages keep nothing of it. */
  function withSecureDelete<Result>(work: () => Result): Result {
    database.exec('PRAGMA secure_delete = ON');
    try {
      return work();
    } finally {
      database.exec('PRAGMA secure_delete = OFF');
    }
  }

  function readFingerprints(): Fingerprints | null {
    const row = statements.readFingerprints.get();
    return row === undefined ? null : fingerprintsOf(row);
  }

  function refuseOutdated(fingerprint: Uint8Array | undefined): void {
    if (fingerprint === undefined) return;
    const current = readFingerprints()?.current;
    if (current === undefined || Buffer.compare(current, fingerprint) !== 0) throw new OutdatedSeal();
  }

  function addEvent(id: string, { kind, at, origin }: AuditEvent): void {
    statements.addEvent.run({ id, kind, at, origin });
    statements.trimEvents.run({ id, most: maxEvents });
  }

  function consumedIn(bucket: string, window: string): number {
    const row = statements.consumed.get({ bucket, window });
    return row === undefined ? 0 : numberOf(row, 'spent');
  }

  /** In a transaction where it is for a named key, or there are several. */
  function count({ accountId: id, digest, keyId, month, freeLimit, amount }: CountRequest): Count {
    const row = statements.count.get({ id, digest, month, freeLimit, amount });
    if (row !== undefined) {
      const granted = numberOf(row, 'granted');
      if (keyId !== undefined) statements.countByKey.run({ id, month, keyId, granted });
      return { kind: 'granted', granted, used: numberOf(row, 'used'), limit: limitOf(row) };
    }
    const owner = statements.findUsageOfOwner.get({ id, digest, month });
    if (owner === undefined) return { kind: 'revoked' };
    return { kind: 'exhausted', used: numberOf(owner, 'used'), limit: limitOf(owner) };
  }

  /** In a transaction, so that the keys that are there are still the same. */
  function addNamedKey(id: string, { id: keyId, ...key }: NewNamedKey, event: AuditEvent): Addition {
    if (statements.hasAccount.get({ id }) === undefined) return 'nobody';
    const known = statements.listNamedKeys.all({ id }).map(namedKeyOf);
    if (known.some(({ name }) => name === key.name)) return 'taken';
    if (known.length >= maxNamedKeys) return 'full';
    statements.addNamedKey.run({ id, keyId, ...key });
    addEvent(id, event);
    return 'added';
  }

  function removeNamedKey(id: string, keyId: string, event: AuditEvent): boolean {
    const { changes } = withSecureDelete(() => statements.removeNamedKey.run({ id, keyId }));
    if (changes === 0) return false;
    addEvent(id, event);
    return true;
  }

  /** In a transaction, so that the sheets that are there are still the same. */
  function addSheet(id: string, { id: sheetId, content, createdAt }: NewSheet): SheetAddition {
    if (statements.hasAccount.get({ id }) === undefined) return 'nobody';
    if (statements.listSheets.all({ id }).length >= maxSheets) return 'full';
    statements.addSheet.run({ id, sheetId, content, createdAt });
    return 'added';
  }

  function putLink({ id, digest, operation, body, maker, day }: NewLink): string {
    const row = statements.putLink.get({ id, digest, operation, body, day: dayNumberOf(day) });
    if (row === undefined) throw new Error('a link was neither stored nor found');
    const stored = textOf(row, 'id');
    statements.addMaker.run({ id: stored, maker });
    return stored;
  }

  function removeLink(id: string, maker: Uint8Array): boolean {
    if (statements.removeMaker.run({ id, maker }).changes === 0) return false;
    withSecureDelete(() => statements.removeUnmadeLink.run({ id }));
    return true;
  }

  function addActivity({ accountId: id, days, recent, keyUses }: ActivityEntry): void {
    const endpoints = new Set([...days, ...recent].map(({ endpoint }) => endpoint));
    for (const endpoint of endpoints) statements.addEndpoint.run({ endpoint });
    for (const { day, endpoint, status, requests } of days) {
      statements.addDayCount.run({ id, day: dayNumberOf(day), endpoint, status, requests });
    }
    for (const { at, endpoint, status, source } of recent) {
      statements.addLatest.run({ id, at, endpoint, status, source: numberOfSource(source) });
    }
    if (recent.length > 0) statements.trimLatest.run({ id, most: maxRecentRequests });
    for (const { digest, at } of keyUses) {
      statements.noteKeyUse.run({ id, digest, at });
      statements.noteNamedKeyUse.run({ id, digest, at });
    }
  }

  /** Deletes the rows before the bound. Other work has its turn between two slices. */
  async function sweep(statement: StatementSync, bound: number | string): Promise<void> {
    const deleteSlice = () => wrapErrors(() => statement.run({ bound, most: sweptRows }).changes);
    while (database.isOpen && (await deleteSlice()) === sweptRows) await nextTick();
  }

  return {
    check: () =>
      wrapErrors(() => {
        refuseReplacedFile();
        statements.consume.get({ ...proofOfWriting });
      }),
    adoptFingerprint: (fingerprint) =>
      durableTransaction(() => {
        const row = statements.fingerprint.get({ fingerprint });
        return row !== undefined && Buffer.compare(bytesOf(row, 'fingerprint'), fingerprint) === 0;
      }),
    readFingerprints: () => wrapErrors(readFingerprints),
    beginReseal: (from, to) =>
      durableTransaction(() => {
        if (statements.beginReseal.run({ from, to }).changes === 0) return false;
        statements.removeClaims.run();
        return true;
      }),
    listKeys: (after, most) => wrapErrors(() => statements.listKeys.all({ after, most }).map(ownedKeyOf)),
    resealKeys: (keys) =>
      durableTransaction(() =>
        withSecureDelete(() => {
          for (const { accountId: id, former, digest, sealed } of keys) {
            statements.resealKey.run({ id, former, digest, sealed });
          }
          return [];
        }),
      ),
    endReseal: async (from, to) => {
      await durableTransaction(() => void statements.endReseal.run({ from, to }));
      // The write-ahead log still has the former pages.
      await wrapErrors(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
    },
    findUsageByKey: (digest, month) =>
      wrapErrors(() => {
        const row = statements.findUsageByKey.get({ digest, month });
        return row === undefined ? null : accountUsageOf(row);
      }),
    findUsageByNamedKey: (digest, month) =>
      wrapErrors(() => {
        const row = statements.findUsageByNamedKey.get({ digest, month });
        return row === undefined ? null : namedKeyUsageOf(row);
      }),
    addNamedKey: (id, key, event) => durableTransaction(() => addNamedKey(id, key, event)),
    listNamedKeys: (id) => wrapErrors(() => statements.listNamedKeys.all({ id }).map(namedKeyOf)),
    readMonths: (id) => wrapErrors(() => monthsOf(statements.readMonths.all({ id }))),
    removeNamedKey: (id, keyId, event) => durableTransaction(() => removeNamedKey(id, keyId, event)),
    putLink: (link) => durableTransaction(() => putLink(link)),
    readLink: (id, day) =>
      wrapErrors(() => {
        const row = statements.readLink.get({ id });
        if (row === undefined) return null;
        if (day !== null) statements.noteLinkUse.run({ id, day: dayNumberOf(day) });
        return linkedQuestionOf(row);
      }),
    removeLink: (id, maker) => durableTransaction(() => removeLink(id, maker)),
    addSheet: (id, sheet) => durableTransaction(() => addSheet(id, sheet)),
    listSheets: (id) => wrapErrors(() => statements.listSheets.all({ id }).map(sheetOf)),
    findSheet: (sheetId) =>
      wrapErrors(() => {
        const row = statements.findSheet.get({ sheetId });
        return row === undefined ? null : storedSheetOf(row);
      }),
    removeSheet: (id, sheetId) =>
      durableTransaction(() => withSecureDelete(() => statements.removeSheet.run({ id, sheetId }).changes > 0)),
    findKey: (id) =>
      wrapErrors(() => {
        const row = statements.findKey.get({ id });
        return row === undefined ? null : sealedKeyOf(row);
      }),
    findByEmail: (email) =>
      wrapErrors(() => {
        const row = statements.findByEmail.get({ email });
        return row === undefined ? null : foundAccountOf(row);
      }),
    findUsageByEmail: (email, month) =>
      wrapErrors(() => {
        const row = statements.findUsageByEmail.get({ email, month });
        return row === undefined ? null : { ...accountUsageOf(row), digest: bytesOf(row, 'digest') };
      }),
    createAccount: ({ id, email, limit }, { digest, sealed }, fingerprint, event, kept) =>
      durableTransaction(() => {
        refuseOutdated(fingerprint);
        const now = Date.now();
        if (statements.createAccount.run({ id, email, limit, now }).changes === 0) return false;
        statements.createKey.run({ digest, id, sealed, now });
        if (event !== undefined) addEvent(id, event);
        if (kept !== undefined) statements.restoreUsage.run({ id, bucket: kept.bucket, month: kept.month });
        return true;
      }),
    setLimit: (id, limit) => durableTransaction(() => void statements.setLimit.run({ id, limit })),
    deleteAccount: (id, kept) =>
      durableTransaction(() => {
        if (kept !== undefined) statements.keepUsage.run({ id, ...kept });
        withSecureDelete(() => statements.deleteAccount.run({ id }));
      }),
    replaceKey: (id, { digest, sealed }, event, fingerprint) =>
      durableTransaction(() => {
        refuseOutdated(fingerprint);
        statements.replaceKey.run({ digest, id, sealed, at: event.at });
        addEvent(id, event);
      }),
    addEvent: (id, event) => durableTransaction(() => addEvent(id, event)),
    readEvents: (id, most) => wrapErrors(() => statements.readEvents.all({ id, most }).map(eventOf)),
    putClaim: (id, digest, expiresAt) =>
      durableTransaction(() => void statements.putClaim.run({ id, digest, expiresAt })),
    takeClaim: (digest, now) =>
      durableTransaction(() => {
        const row = statements.findClaimed.get({ digest, now });
        statements.removeClaim.run({ digest });
        return row === undefined ? null : accountOf(row);
      }),
    consume: ({ bucket, window, expiresAt, limit, amount }) =>
      wrapErrors(() => {
        const row = statements.consume.get({ bucket, window, expiresAt, limit, amount });
        if (row !== undefined) return { kind: 'granted' as const, used: numberOf(row, 'spent') };
        return { kind: 'exhausted' as const, used: consumedIn(bucket, window) };
      }),
    consumed: (bucket, window) => wrapErrors(() => consumedIn(bucket, window)),
    recordActivity: (entries) =>
      wrapErrors(() => {
        transaction(() => entries.forEach(addActivity));
        return [];
      }),
    readActivity: (id, since) =>
      wrapErrors(() => ({
        days: statements.readDays.all({ id, since: dayNumberOf(since) }).map(dayCountOf),
        recent: statements.readLatest.all({ id }).map(recentOf),
      })),
    sweep: async ({ now, oldestDay, oldestMonth, oldestLinkDay }) => {
      await sweep(statements.sweepAllowances, now);
      await sweep(statements.sweepClaims, now);
      await sweep(statements.sweepDayCounts, dayNumberOf(oldestDay));
      await sweep(statements.sweepUsage, oldestMonth);
      await sweep(statements.sweepLinks, dayNumberOf(oldestLinkDay));
    },
    readSnapshotAge: async () => 0,
    count: (requests) =>
      wrapErrors(() => {
        const isOneStatement = requests.length === 1 && requests[0].keyId === undefined;
        return isOneStatement ? requests.map(count) : transaction(() => requests.map(count));
      }),
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}
