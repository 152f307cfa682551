// The embedded store: one SQLite file, in WAL mode, that the service and the key command open at the same time.
// Above: service.ts, key.ts. Below: store.ts, schema.ts.

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { migrate } from './schema.ts';
import { type Store, StoreProblem } from './store.ts';

type Row = Record<string, SQLOutputValue>;

/** How long a statement waits for another process that writes. It holds the event loop, so it is short. */
const busyMilliseconds = 1000;

function numberOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`column ${column} holds no number`);
  return value;
}

function limitOf(row: Row): number | null {
  return row['monthly_limit'] === null ? null : numberOf(row, 'monthly_limit');
}

function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} holds no text`);
  return value;
}

function bytesOf(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new TypeError(`column ${column} holds no bytes`);
  return value;
}

function prepareStatements(database: DatabaseSync) {
  return {
    version: database.prepare('PRAGMA user_version'),
    fingerprint: database.prepare(
      'INSERT INTO secret (only_one, fingerprint) VALUES (1, :fingerprint) ' +
        'ON CONFLICT (only_one) DO UPDATE SET fingerprint = fingerprint RETURNING fingerprint',
    ),
    findByKey: database.prepare(
      'SELECT account.id, account.monthly_limit, COALESCE(usage.used, 0) AS used FROM api_key ' +
        'JOIN account ON account.id = api_key.account_id ' +
        'LEFT JOIN usage ON usage.account_id = account.id AND usage.month = :month WHERE api_key.digest = :digest',
    ),
    findByEmail: database.prepare(
      'SELECT account.id, account.email, account.monthly_limit, api_key.sealed FROM account ' +
        'JOIN api_key ON api_key.account_id = account.id WHERE account.email = :email',
    ),
    createAccount: database.prepare(
      'INSERT INTO account (id, email, monthly_limit, created_at) VALUES (:id, :email, :limit, :now) ' +
        'ON CONFLICT (email) DO NOTHING',
    ),
    setLimit: database.prepare('UPDATE account SET monthly_limit = :limit WHERE id = :id'),
    createKey: database.prepare(
      'INSERT INTO api_key (digest, account_id, sealed, created_at) VALUES (:digest, :id, :sealed, :now)',
    ),
    replaceKey: database.prepare(
      'UPDATE api_key SET digest = :digest, sealed = :sealed, created_at = :now WHERE account_id = :id',
    ),
    // `granted` remembers the size of the latest grant, because RETURNING knows the new row only.
    count: database.prepare(
      'INSERT INTO usage (account_id, month, used, granted) ' +
        'SELECT account.id, :month, MIN(:amount, COALESCE(account.monthly_limit, :freeLimit)), ' +
        'MIN(:amount, COALESCE(account.monthly_limit, :freeLimit)) ' +
        'FROM api_key JOIN account ON account.id = api_key.account_id ' +
        'WHERE api_key.digest = :digest AND account.id = :id AND COALESCE(account.monthly_limit, :freeLimit) > 0 ' +
        'ON CONFLICT (account_id, month) DO UPDATE SET ' +
        'granted = MIN(:amount, (SELECT COALESCE(monthly_limit, :freeLimit) FROM account WHERE id = :id) - used), ' +
        'used = used + MIN(:amount, (SELECT COALESCE(monthly_limit, :freeLimit) FROM account WHERE id = :id) - used) ' +
        'WHERE used < (SELECT COALESCE(monthly_limit, :freeLimit) FROM account WHERE id = :id) ' +
        'RETURNING used, granted, (SELECT monthly_limit FROM account WHERE id = usage.account_id) AS monthly_limit',
    ),
  };
}

function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'matrixmath.db');
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
    throw new StoreProblem(error);
  }
}

/** Opens the file `matrixmath.db` in the folder, making both where they are missing. */
export function openSqliteStore(dataDir: string): Store {
  const database = openDatabase(dataDir);
  const statements = prepareStatements(database);

  /** A transaction that is on the disk when it returns. */
  function durably<Result>(work: () => Result): Promise<Result> {
    return attempt(() => {
      database.exec('PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      } finally {
        database.exec('PRAGMA synchronous = NORMAL');
      }
    });
  }

  return {
    check: () => attempt(() => void statements.version.get()),
    adoptFingerprint: (fingerprint) =>
      durably(() => {
        const row = statements.fingerprint.get({ fingerprint });
        return row !== undefined && Buffer.compare(bytesOf(row, 'fingerprint'), fingerprint) === 0;
      }),
    findByKey: (digest, month) =>
      attempt(() => {
        const row = statements.findByKey.get({ digest, month });
        if (row === undefined) return null;
        return { accountId: textOf(row, 'id'), limit: limitOf(row), used: numberOf(row, 'used') };
      }),
    findByEmail: (email) =>
      attempt(() => {
        const row = statements.findByEmail.get({ email });
        if (row === undefined) return null;
        const account = { id: textOf(row, 'id'), email: textOf(row, 'email'), limit: limitOf(row) };
        return { account, sealed: bytesOf(row, 'sealed') };
      }),
    createAccount: ({ id, email, limit }, { digest, sealed }) =>
      durably(() => {
        const now = Date.now();
        if (statements.createAccount.run({ id, email, limit, now }).changes === 0) return false;
        statements.createKey.run({ digest, id, sealed, now });
        return true;
      }),
    setLimit: (id, limit) => durably(() => void statements.setLimit.run({ id, limit })),
    replaceKey: (id, { digest, sealed }) =>
      durably(() => void statements.replaceKey.run({ digest, id, sealed, now: Date.now() })),
    count: ({ accountId: id, digest, month, freeLimit, amount }) =>
      attempt(() => {
        const row = statements.count.get({ id, digest, month, freeLimit, amount });
        if (row !== undefined) {
          return {
            kind: 'granted' as const,
            granted: numberOf(row, 'granted'),
            used: numberOf(row, 'used'),
            limit: limitOf(row),
          };
        }
        const owner = statements.findByKey.get({ digest, month });
        if (owner === undefined || textOf(owner, 'id') !== id) return { kind: 'revoked' as const };
        return { kind: 'exhausted' as const, used: numberOf(owner, 'used'), limit: limitOf(owner) };
      }),
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}
