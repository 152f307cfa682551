// The database of better-auth in PostgreSQL, in a schema of its own, shared by all replicas.

import type { BetterAuthOptions } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import type { Pool, PoolClient } from 'pg';
import { withStartupConnection } from '../accounts/postgres/startup-connection.ts';
import {
  closePool,
  type DatabaseSettings,
  openPool,
  poolConfig,
  splitConnections,
} from '../accounts/postgres/postgres-pool.ts';
import { makeSchema, whileMigrating } from '../accounts/postgres/postgres-schema.ts';
import { openSharedMutex } from './shared-mutex.ts';
import type { FailureWatch } from './database-failures.ts';
import type { UsersDatabase } from './users-database.ts';

export const usersSchema = 'matrixmath_users';

/** The same connection; failed statements are recorded. */
function watchClient(client: PoolClient, { record }: FailureWatch): PoolClient {
  const runQuery: PoolClient['query'] = client.query.bind(client);
  async function query(...given: readonly unknown[]): Promise<unknown> {
    try {
      return await Reflect.apply(runQuery, undefined, given);
    } catch (error) {
      record(error);
      throw error;
    }
  }
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function watchPool(pool: Pool, failures: FailureWatch): Pool {
  async function connect(): Promise<PoolClient> {
    try {
      return watchClient(await pool.connect(), failures);
    } catch (error) {
      failures.record(error);
      throw error;
    }
  }
  return new Proxy(pool, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return name === 'connect' ? connect : value;
    },
  });
}

/** One replica creates the tables, and the others wait for it. */
export async function migrateUsersSchema(settings: DatabaseSettings, options: BetterAuthOptions): Promise<void> {
  await withStartupConnection(settings, (client) =>
    whileMigrating(client, async () => {
      await makeSchema(client, usersSchema);
      const { runMigrations } = await getMigrations(options);
      await runMigrations();
    }),
  );
}

export function openPostgresUsers(settings: DatabaseSettings, failures: FailureWatch): UsersDatabase {
  const pool = openPool(poolConfig(settings, usersSchema, splitConnections(settings).users));
  const mutex = openSharedMutex(settings);
  return {
    database: watchPool(pool, failures),
    // A request waits for this, so that it fails at once where no server answers.
    migrate: (options) => migrateUsersSchema({ ...settings, databaseWaitSeconds: 0 }, options),
    runExclusive: mutex.runExclusive,
    close: async () => {
      await Promise.all([closePool(pool), mutex.close()]);
    },
  };
}
