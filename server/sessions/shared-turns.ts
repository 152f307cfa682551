// Turns over all replicas: a lock of PostgreSQL for each subject.
// Above: better-auth-postgres.ts. Below: turns.ts, accounts/postgres-pool.ts.

import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { closePool, type DatabaseSettings, openPool, poolConfig } from '../accounts/postgres-pool.ts';
import { StoreProblem } from '../accounts/store.ts';
import { createTurns, type TakeTurn } from './turns.ts';

export interface SharedTurns {
  readonly takeTurn: TakeTurn;
  readonly close: () => Promise<void>;
}

/** As long a turn waits for the earlier ones: those before it may have to wait for their passwords to be hashed. */
const patienceSeconds = 20;

/** Locks are named by numbers of 64 bits. Two subjects with the same one only wait for each other. */
function lockOf(subject: string): bigint {
  return createHash('sha256').update(`matrixmath user ${subject}`).digest().readBigInt64BE();
}

async function unlock(client: PoolClient, subject: string): Promise<void> {
  try {
    await client.query({ name: 'unlock', text: 'SELECT pg_advisory_unlock($1)', values: [lockOf(subject)] });
    client.release();
  } catch {
    // The lock goes with the connection.
    client.release(true);
  }
}

/**
 * A lock belongs to its connection, which does nothing else meanwhile; it is free as soon as the connection ends, with the process
 * or without it. These connections are apart from those that the work itself needs, so that it never waits for them.
 */
export function openSharedTurns(settings: DatabaseSettings, most: number): SharedTurns {
  const terms = { ...settings, databaseTimeoutSeconds: Math.max(patienceSeconds, settings.databaseTimeoutSeconds) };
  const pool = openPool({
    ...poolConfig(terms, 'pg_catalog', most),
    // One that does not answer at all is noticed as soon as elsewhere.
    connectionTimeoutMillis: settings.databaseTimeoutSeconds * 1000,
  });
  const takeOwnTurn = createTurns();

  async function lock(subject: string): Promise<PoolClient> {
    const client = await pool.connect();
    try {
      await client.query({ name: 'lock', text: 'SELECT pg_advisory_lock($1)', values: [lockOf(subject)] });
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async function lockOrReport(subject: string): Promise<PoolClient> {
    try {
      return await lock(subject);
    } catch (error) {
      throw new StoreProblem(error);
    }
  }

  return {
    // Of this process only one at a time asks for the lock: the others would hold connections and do nothing.
    takeTurn: (subject, work) =>
      takeOwnTurn(subject, async () => {
        const client = await lockOrReport(subject);
        try {
          return await work();
        } finally {
          await unlock(client, subject);
        }
      }),
    close: () => closePool(pool),
  };
}
