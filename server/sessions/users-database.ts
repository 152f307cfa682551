// The interface of the users' database, which better-auth works with.

import type { BetterAuthOptions } from 'better-auth';
import type { RunExclusive } from './mutex.ts';

export interface UsersDatabase {
  readonly database: NonNullable<BetterAuthOptions['database']>;
  /** Creates and migrates the tables of better-auth. Several services may do so at the same time. */
  readonly migrate: (options: BetterAuthOptions) => Promise<void>;
  /** A mutex of all services with this database. */
  readonly runExclusive: RunExclusive;
  /** May be called again. */
  readonly close: () => Promise<void>;
}
