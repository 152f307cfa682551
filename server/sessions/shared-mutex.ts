// A mutex for all replicas: an advisory lock of PostgreSQL for each subject.

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { closePool, type DatabaseSettings, openPool, poolConfig } from '../accounts/postgres/postgres-pool.ts';
import { StoreProblem } from '../accounts/store/store.ts';
import { createMutex, type RunExclusive } from './mutex.ts';

export interface SharedMutex {
  readonly runExclusive: RunExclusive;
  readonly close: () => Promise<void>;
}

/** How long work waits for that of other replicas, which may have to wait for the hashing of passwords. */
const maxWaitMilliseconds = 20_000;
const retryMilliseconds = 25;

/** Advisory locks have 64-bit keys. Two subjects with the same key only wait for each other. */
function lockOf(subject: string): bigint {
  return createHash('sha256').update(`matrixmath user ${subject}`).digest().readBigInt64BE();
}

/**
 * PostgreSQL frees the locks of a connection when it ends, also after a crash. One connection holds all locks of this process. It
 * polls instead of waiting for a lock, because it could not release others while it waits.
 */
export function openSharedMutex(settings: DatabaseSettings): SharedMutex {
  // The idle connection holds locks, so it must not be closed for its idle time or age.
  const pool = openPool({ ...poolConfig(settings, 'pg_catalog', 1), idleTimeoutMillis: 0, maxLifetimeSeconds: 0 });
  const runExclusiveHere = createMutex();

  async function tryLock(subject: string): Promise<boolean> {
    const query = { name: 'lock', text: 'SELECT pg_try_advisory_lock($1) AS locked', values: [lockOf(subject)] };
    const { rows } = await pool.query<{ locked: boolean }>(query);
    return rows[0].locked;
  }

  async function lock(subject: string): Promise<void> {
    const deadline = Date.now() + maxWaitMilliseconds;
    while (!(await tryLock(subject))) {
      if (Date.now() > deadline) throw new Error('another replica held the lock of a user for too long');
      await delay(retryMilliseconds);
    }
  }

  /** Whether the lock was held until now: it is lost with the connection, and another replica may have taken it. */
  async function unlock(subject: string): Promise<boolean> {
    const query = { name: 'unlock', text: 'SELECT pg_advisory_unlock($1) AS held', values: [lockOf(subject)] };
    try {
      const { rows } = await pool.query<{ held: boolean }>(query);
      return rows[0].held;
    } catch {
      return false;
    }
  }

  return {
    // Within this process by its own mutex, because a connection can take the same lock twice.
    runExclusive: (subject, work) =>
      runExclusiveHere(subject, async () => {
        try {
          await lock(subject);
        } catch (error) {
          throw new StoreProblem(error);
        }
        const [outcome] = await Promise.allSettled([work()]);
        const wasHeld = await unlock(subject);
        if (outcome.status === 'rejected') throw outcome.reason;
        // The result may be wrong by now, such as a session under a password that was replaced meanwhile.
        if (!wasHeld) throw new StoreProblem(new Error('the lock of a user was lost during the work'));
        return outcome.value;
      }),
    close: () => closePool(pool),
  };
}
