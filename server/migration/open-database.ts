// Opens a database of a migration by its address: `sqlite:FOLDER` or `postgres://...`, or several of these.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openWholeStore, type StoreSettings } from '../accounts/open-store.ts';
import { storeFile } from '../accounts/sqlite/sqlite-store.ts';
import { openUsers } from '../sessions/better-auth.ts';
import { scryptHasher } from '../sessions/passwords.ts';
import { listDatabases } from '../settings/database-list.ts';
import { databases } from '../settings/setting-readings.ts';
import { SettingProblem } from '../settings/settings.ts';
import { openPostgresMigration, refuseUsedPostgres } from './postgres-database.ts';
import { DatabaseInUse, type MigrationDatabase } from './database.ts';
import { joinDatabases } from './several-databases.ts';
import { openSqliteMigration, refuseUsedFiles } from './sqlite-database.ts';

const wanted = 'an address such as sqlite:./data or postgres://user:password@db.example.org/matrixsteps';

/** The settings of a service with its data at this address. Throws SettingProblem where the address is invalid. */
export function settingsAt(option: string, address: string, defaults: StoreSettings): StoreSettings {
  const folder = /^sqlite:(?<folder>.+)$/s.exec(address)?.groups?.['folder'];
  if (folder !== undefined) return { ...defaults, dataDir: folder, databaseUrl: null };
  const databaseUrl = databases.read(address);
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

/** Only for its tables: the secret and the hasher are not used. */
async function makeUsersTables(settings: StoreSettings): Promise<void> {
  const users = await openUsers({ settings, secret: 'x'.repeat(32), hasher: scryptHasher });
  await users.close();
}

async function openUnused(settings: StoreSettings): Promise<MigrationDatabase> {
  const { dataDir, databaseUrl } = settings;
  const addresses = databaseUrl === null ? [] : listDatabases(databaseUrl);
  // Before its tables are migrated under a service.
  if (databaseUrl === null) refuseUsedFiles(dataDir);
  for (const address of addresses) await refuseUsedPostgres({ ...settings, databaseUrl: address });
  const store = await openWholeStore(settings);
  await store.close();
  if (databaseUrl === null) {
    await makeUsersTables(settings);
    return openSqliteMigration(dataDir);
  }
  for (const address of addresses) await makeUsersTables({ ...settings, databaseUrl: address });
  const [first, ...others] = await Promise.all(addresses.map(openPostgresMigration));
  return others.length === 0 ? first : joinDatabases([first, ...others]);
}
