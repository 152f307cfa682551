// A side of a move by its address: `sqlite:FOLDER` or `postgres://...`.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type StoreSettings } from '../accounts/open-store.ts';
import { storeFile } from '../accounts/sqlite.ts';
import { openUsers } from '../sessions/better-auth.ts';
import { scryptHasher } from '../sessions/passwords.ts';
import { database } from '../settings/setting-readings.ts';
import { SettingProblem } from '../settings/settings.ts';
import { openPostgresSide } from './postgres-side.ts';
import type { Side } from './side.ts';
import { openSqliteSide } from './sqlite-side.ts';

const wanted = 'an address such as sqlite:./data or postgres://user:password@db.example.org/matrixmath';

/** The settings of a service that has its data there. */
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

/** Opens the side when a service has made its tables, or has brought them to the newest version. */
export async function openSide(settings: StoreSettings): Promise<Side> {
  const store = await openStore(settings);
  await store.close();
  // Nobody signs in here.
  const users = await openUsers({ settings, secret: 'x'.repeat(32), hasher: scryptHasher });
  await users.close();
  const { dataDir, databaseUrl } = settings;
  return databaseUrl === null ? openSqliteSide(dataDir) : openPostgresSide(databaseUrl);
}
