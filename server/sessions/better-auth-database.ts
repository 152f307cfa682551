// The database of better-auth: a file of its own beside the store's.
// Above: better-auth.ts. Below: nothing.

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BetterAuthOptions } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';

/** A file that only its owner reads, because it holds password hashes and sessions. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'auth.db');
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: 1000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  return database;
}

/** In one transaction, which other programs that open the file wait for. */
export async function migrate(database: DatabaseSync, options: BetterAuthOptions): Promise<void> {
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
