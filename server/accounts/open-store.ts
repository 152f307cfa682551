// The store that the settings name: a file of SQLite, or PostgreSQL.

import type { Settings } from '../settings/settings.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store/store.ts';

export type StoreSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'databaseConnections' | 'databaseTimeoutSeconds' | 'databaseWaitSeconds'
>;

/** Throws SettingProblem or StartProblem with a sentence. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === null) return openSqliteStore(dataDir);
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore({ ...settings, databaseUrl });
}
