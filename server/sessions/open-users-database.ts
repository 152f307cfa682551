// Opens the users' database that the settings name.

import type { StoreSettings } from '../accounts/open-store.ts';
import { listDatabases } from '../settings/database-list.ts';
import type { FailureWatch } from './database-failures.ts';
import type { UsersDatabase } from './users-database.ts';

/** The first of several databases. Failed statements are recorded by `failures`. */
export async function openUsersDatabase(settings: StoreSettings, failures: FailureWatch): Promise<UsersDatabase> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === null) {
    const { openSqliteUsers } = await import('./better-auth-sqlite.ts');
    return openSqliteUsers(dataDir, failures);
  }
  const { openPostgresUsers } = await import('./better-auth-postgres.ts');
  const [first] = listDatabases(databaseUrl);
  return openPostgresUsers({ ...settings, databaseUrl: first }, failures);
}
