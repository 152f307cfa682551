// The database of better-auth that the settings name.

import type { BetterAuthOptions } from 'better-auth';
import type { StoreSettings } from '../accounts/open-store.ts';
import type { TroubleWatch } from './database-failures.ts';
import type { TakeTurn } from './mutex.ts';

export interface UsersDatabase {
  readonly database: NonNullable<BetterAuthOptions['database']>;
  /** Makes and changes the tables that better-auth wants; safe where several services begin together. */
  readonly migrate: (options: BetterAuthOptions) => Promise<void>;
  /** Over all services that have the same database. */
  readonly takeTurn: TakeTurn;
  /** May be called again. */
  readonly close: () => Promise<void>;
}

/** Opens a database whose failing statements `watch` notes. */
export async function openUsersDatabase(settings: StoreSettings, watch: TroubleWatch): Promise<UsersDatabase> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === null) {
    const { openSqliteUsers } = await import('./better-auth-sqlite.ts');
    return openSqliteUsers(dataDir, watch);
  }
  const { openPostgresUsers } = await import('./better-auth-postgres.ts');
  return openPostgresUsers({ ...settings, databaseUrl }, watch);
}
