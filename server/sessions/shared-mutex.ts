// Turns over all replicas: a lock of PostgreSQL for each subject.

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { closePool, type DatabaseSettings, openPool, poolConfig } from '../accounts/postgres-pool.ts';
import { StoreProblem } from '../accounts/store.ts';
import { createTurns, type TakeTurn } from './mutex.ts';

export interface SharedTurns {
  readonly takeTurn: TakeTurn;
  readonly close: () => Promise<void>;
}

/** As long a turn waits for those of other replicas, whose passwords may have to wait for their hashing. */
const patienceMilliseconds = 20_000;
const pauseMilliseconds = 25;

/** Locks are named by numbers of 64 bits. Two subjects with the same one only wait for each other. */
function lockOf(subject: string): bigint {
  return createHash('sha256').update(`matrixmath user ${subject}`).digest().readBigInt64BE();
}

/**
 * A lock belongs to a connection, and is free as soon as that ends, with the process or without it. One connection has all the locks
 * of this process: it never waits for one, for then it could not give another back, but asks again. It is not the one that the work
 * itself needs.
 */
export function openSharedTurns(settings: DatabaseSettings): SharedTurns {
  // While it is idle it holds locks, so that it is never replaced.
  const pool = openPool({ ...poolConfig(settings, 'pg_catalog', 1), idleTimeoutMillis: 0, maxLifetimeSeconds: 0 });
  const takeOwnTurn = createTurns();

  async function tryLock(subject: string): Promise<boolean> {
    const order = { name: 'lock', text: 'SELECT pg_try_advisory_lock($1) AS locked', values: [lockOf(subject)] };
    const { rows } = await pool.query<{ locked: boolean }>(order);
    return rows[0].locked;
  }

  async function lock(subject: string): Promise<void> {
    const deadline = Date.now() + patienceMilliseconds;
    while (!(await tryLock(subject))) {
      if (Date.now() > deadline) throw new Error('another replica does not end its work on a user');
      await delay(pauseMilliseconds);
    }
  }

  /** Whether it was locked until now. Where the connection has gone, so have its locks, and another replica may have begun meanwhile. */
  async function unlock(subject: string): Promise<boolean> {
    const order = { name: 'unlock', text: 'SELECT pg_advisory_unlock($1) AS held', values: [lockOf(subject)] };
    try {
      const { rows } = await pool.query<{ held: boolean }>(order);
      return rows[0].held;
    } catch {
      return false;
    }
  }

  return {
    // Of this process only one at a time: to PostgreSQL two of them were the same.
    takeTurn: (subject, work) =>
      takeOwnTurn(subject, async () => {
        try {
          await lock(subject);
        } catch (error) {
          throw new StoreProblem(error);
        }
        const [outcome] = await Promise.allSettled([work()]);
        const wasHeld = await unlock(subject);
        if (outcome.status === 'rejected') throw outcome.reason;
        // Its outcome, such as a session under a password that was replaced at the same time, is given to nobody.
        if (!wasHeld) throw new StoreProblem(new Error('the lock of a user was lost in the middle of a turn'));
        return outcome.value;
      }),
    close: () => closePool(pool),
  };
}
