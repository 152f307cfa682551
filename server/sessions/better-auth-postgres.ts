// The database of better-auth in PostgreSQL, in a schema of its own, shared by all replicas.

import type { BetterAuthOptions } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import type { Pool, PoolClient } from 'pg';
import { withFirstConnection } from '../accounts/postgres-opening.ts';
import { closePool, type DatabaseSettings, openPool, poolConfig, shareConnections } from '../accounts/postgres-pool.ts';
import { makeSchema, whileMigrating } from '../accounts/postgres-schema.ts';
import type { UsersDatabase } from './better-auth-database.ts';
import { openSharedTurns } from './shared-mutex.ts';
import type { TroubleWatch } from './database-failures.ts';

export const usersSchema = 'matrixmath_users';

/** The same connection, which notes the statements that fail. */
function watchClient(client: PoolClient, { note }: TroubleWatch): PoolClient {
  const ask: PoolClient['query'] = client.query.bind(client);
  async function query(...given: readonly unknown[]): Promise<unknown> {
    try {
      return await Reflect.apply(ask, undefined, given);
    } catch (error) {
      note(error);
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

function watchPool(pool: Pool, watch: TroubleWatch): Pool {
  async function connect(): Promise<PoolClient> {
    try {
      return watchClient(await pool.connect(), watch);
    } catch (error) {
      watch.note(error);
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

/** One replica makes the tables, and the others wait for it. */
export async function migrateUsersSchema(settings: DatabaseSettings, options: BetterAuthOptions): Promise<void> {
  await withFirstConnection(settings, (client) =>
    whileMigrating(client, async () => {
      await makeSchema(client, usersSchema);
      const { runMigrations } = await getMigrations(options);
      await runMigrations();
    }),
  );
}

export function openPostgresUsers(settings: DatabaseSettings, watch: TroubleWatch): UsersDatabase {
  const pool = openPool(poolConfig(settings, usersSchema, shareConnections(settings).users));
  const turns = openSharedTurns(settings);
  return {
    database: watchPool(pool, watch),
    // Somebody waits for the reply: a server that is not there is told at once.
    migrate: (options) => migrateUsersSchema({ ...settings, databaseWaitSeconds: 0 }, options),
    takeTurn: turns.takeTurn,
    close: async () => {
      await Promise.all([closePool(pool), turns.close()]);
    },
  };
}
