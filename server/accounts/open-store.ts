// The store that the settings name: a file of SQLite, PostgreSQL, or several PostgreSQL databases.

import type { Settings } from '../settings/settings.ts';
import { listDatabases } from '../settings/database-list.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { DatabaseSettings } from './postgres/postgres-pool.ts';
import type { Store } from './store/store.ts';

export type StoreSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'databaseConnections' | 'databaseTimeoutSeconds' | 'databaseWaitSeconds'
>;

function reportDown(place: number, error: unknown): void {
  const sentence = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `Database ${place + 1} of DATABASE_URL is down: its accounts are refused until it answers. ${sentence}\n`,
  );
}

async function openDatabaseList(settings: StoreSettings, addresses: readonly string[]): Promise<Store> {
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  const { takePlace } = await import('./postgres/postgres-place.ts');
  const { openPartitionedStore } = await import('./partitions/partitioned-store.ts');

  function openerOf(databaseUrl: string, place: number): () => Promise<Store> {
    let { databaseWaitSeconds } = settings;
    return async () => {
      const ofDatabase: DatabaseSettings = { ...settings, databaseUrl, databaseWaitSeconds };
      // Only the start waits for a server; later a request would wait.
      databaseWaitSeconds = 0;
      const store = await openPostgresStore(ofDatabase);
      try {
        await takePlace(ofDatabase, { place, databases: addresses.length });
        return store;
      } catch (error) {
        await store.close();
        throw error;
      }
    };
  }

  return openPartitionedStore(addresses.map(openerOf), reportDown);
}

/** Throws SettingProblem or StartProblem with a sentence. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === null) return openSqliteStore(dataDir);
  const addresses = listDatabases(databaseUrl);
  if (addresses.length > 1) return openDatabaseList(settings, addresses);
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore({ ...settings, databaseUrl });
}

/** The same, with all accounts: throws SettingProblem where the database is one of several and the others are not listed. */
export async function openWholeStore(settings: StoreSettings): Promise<Store> {
  const store = await openStore(settings);
  const { databaseUrl } = settings;
  if (databaseUrl === null || listDatabases(databaseUrl).length > 1) return store;
  const { refusePartOfList } = await import('./postgres/postgres-place.ts');
  try {
    await refusePartOfList({ ...settings, databaseUrl });
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
