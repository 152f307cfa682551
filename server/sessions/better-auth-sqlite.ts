// The database of better-auth in a file of its own beside the store's.

import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { BetterAuthOptions } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { makeDataFile, makeDataFolder } from '../settings/data-folder.ts';
import type { FailureWatch } from './database-failures.ts';
import { createMutex } from './mutex.ts';
import type { UsersDatabase } from './users-database.ts';

export const usersFile = 'auth.db';

/** The file has mode 0600, because it holds password hashes and sessions. */
export function openUsersFile(dataDir: string): DatabaseSync {
  makeDataFolder(dataDir);
  const path = join(dataDir, usersFile);
  makeDataFile(dataDir, path);
  const database = new DatabaseSync(path, { timeout: 1000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  return database;
}

/** In one transaction, for which other programs with the same file wait. */
export async function migrateUsersFile(database: DatabaseSync, options: BetterAuthOptions): Promise<void> {
  database.exec('BEGIN IMMEDIATE');
  try {
    const { runMigrations } = await getMigrations(options);
    await runMigrations();
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** The same function; its errors are recorded. */
function recorded<Given extends readonly unknown[], Result>(
  work: (...given: Given) => Result,
  { record }: FailureWatch,
): (...given: Given) => Result {
  return (...given) => {
    try {
      return work(...given);
    } catch (error) {
      record(error);
      throw error;
    }
  };
}

/** Replaces functions of the object itself, because better-auth recognizes databases by their class. */
function watchDatabase(database: DatabaseSync, failures: FailureWatch): void {
  function prepare(sql: string): StatementSync {
    const statement = DatabaseSync.prototype.prepare.call(database, sql);
    return Object.assign(statement, {
      all: recorded(statement.all.bind(statement), failures),
      run: recorded(statement.run.bind(statement), failures),
    });
  }
  Object.assign(database, { prepare: recorded(prepare, failures) });
}

export function openSqliteUsers(dataDir: string, failures: FailureWatch): UsersDatabase {
  const database = openUsersFile(dataDir);
  watchDatabase(database, failures);
  return {
    database,
    migrate: (options) => migrateUsersFile(database, options),
    // Only one service uses the file.
    runExclusive: createMutex(),
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}
