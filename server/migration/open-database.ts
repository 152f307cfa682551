// Opens a database of a migration by its address: `sqlite:FOLDER` or `postgres://...`.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type StoreSettings } from '../accounts/open-store.ts';
import { storeFile } from '../accounts/sqlite/sqlite-store.ts';
import { openUsers } from '../sessions/better-auth.ts';
import { scryptHasher } from '../sessions/passwords.ts';
import { database } from '../settings/setting-readings.ts';
import { SettingProblem } from '../settings/settings.ts';
import { openPostgresMigration, refuseUsedPostgres } from './postgres-database.ts';
import { DatabaseInUse, type MigrationDatabase } from './database.ts';
import { openSqliteMigration, refuseUsedFiles } from './sqlite-database.ts';

const wanted = 'an address such as sqlite:./data or postgres://user:password@db.example.org/matrixmath';

/** The settings of a service with its data at this address. Throws SettingProblem where the address is invalid. */
export function settingsAt(option: string, address: string, defaults: StoreSettings): StoreSettings {
  const folder = /^sqlite:(?<folder>.+)$/s.exec(address)?.groups?.['folder'];
  if (folder !== undefined) return { ...defaults, dataDir: folder, databaseUrl: null };
  const databaseUrl = database.read(address);
  if (databaseUrl === undefined || databaseUrl === null) throw new SettingProblem(`${option} must be ${wanted}.`);
  return { ...defaults, databaseUrl };
}

export function refuseMissing({ dataDir, databaseUrl }: StoreSettings): void {
  if (databaseUrl === null && !existsSync(join(dataDir, storeFile))) {
    throw new SettingProblem(`There is no database in ${dataDir}.`);
  }
}

/**
 * Opens the database after its tables were created, or migrated to the newest version. No other program can use it until the end of the
 * migration. Throws SettingProblem where one uses it now; `option` names it then.
 */
export async function openMigrationDatabase(option: string, settings: StoreSettings): Promise<MigrationDatabase> {
  try {
    return await openUnused(settings);
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    throw new SettingProblem(`The database of ${option} is in use: stop the service first. Nothing was moved.`);
  }
}

async function openUnused(settings: StoreSettings): Promise<MigrationDatabase> {
  const { dataDir, databaseUrl } = settings;
  // Before its tables are migrated under a service.
  if (databaseUrl === null) refuseUsedFiles(dataDir);
  else await refuseUsedPostgres({ ...settings, databaseUrl });
  const store = await openStore(settings);
  await store.close();
  // Only for its tables: the secret and the hasher are not used.
  const users = await openUsers({ settings, secret: 'x'.repeat(32), hasher: scryptHasher });
  await users.close();
  return databaseUrl === null ? openSqliteMigration(dataDir) : openPostgresMigration(databaseUrl);
}
