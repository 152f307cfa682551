// The database of better-auth in a file of its own beside the store's.

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { BetterAuthOptions } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import type { UsersDatabase } from './better-auth-database.ts';
import type { TroubleWatch } from './database-failures.ts';
import { createTurns } from './mutex.ts';

export const usersFile = 'auth.db';

/** A file that only its owner reads, because it holds password hashes and sessions. */
export function openUsersFile(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, usersFile);
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: 1000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  return database;
}

/** In one transaction, which other programs that open the file wait for. */
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

/** Notes what fails in it. */
function watched<Given extends readonly unknown[], Result>(
  work: (...given: Given) => Result,
  { note }: TroubleWatch,
): (...given: Given) => Result {
  return (...given) => {
    try {
      return work(...given);
    } catch (error) {
      note(error);
      throw error;
    }
  };
}

/** better-auth knows the very class of Node, so the database is the same, and two of its functions watch. */
function watchDatabase(database: DatabaseSync, watch: TroubleWatch): void {
  function prepare(sql: string): StatementSync {
    const statement = DatabaseSync.prototype.prepare.call(database, sql);
    return Object.assign(statement, {
      all: watched(statement.all.bind(statement), watch),
      run: watched(statement.run.bind(statement), watch),
    });
  }
  Object.assign(database, { prepare: watched(prepare, watch) });
}

export function openSqliteUsers(dataDir: string, watch: TroubleWatch): UsersDatabase {
  const database = openUsersFile(dataDir);
  watchDatabase(database, watch);
  return {
    database,
    migrate: (options) => migrateUsersFile(database, options),
    // One service has the file.
    takeTurn: createTurns(),
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}
