// Replaces keys by the same ones, sealed anew, in PostgreSQL, in transactions that lock accounts for a short time only.

import { type Database, isCancelled } from './postgres-pool.ts';
import { statements } from './postgres-statements.ts';
import type { ResealedKey } from '../store/store.ts';

/**
 * How long a transaction may keep accounts locked, waits for others included. Counts wait somewhat longer for a lock, so they never
 * notice.
 */
const lockedMilliseconds = 150;

async function resealTogether(database: Database, keys: readonly ResealedKey[]): Promise<void> {
  const ids = keys.map(({ accountId }) => accountId);
  const columns = (['former', 'digest', 'sealed'] as const).map((name) => keys.map((key) => key[name]));
  await database.transaction([
    { statement: statements.limitTime, values: [String(lockedMilliseconds)] },
    { statement: statements.lockForReseal, values: [ids] },
    { statement: statements.resealKeys, values: [ids, ...columns] },
  ]);
}

/** In one transaction; by halves where that takes too long. The result are the keys of accounts that are locked by somebody else. */
export async function resealUnlocked(
  database: Database,
  keys: readonly ResealedKey[],
): Promise<readonly ResealedKey[]> {
  try {
    await resealTogether(database, keys);
    return [];
  } catch (error) {
    if (!isCancelled(error)) throw error;
    if (keys.length === 1) return keys;
    const middle = Math.floor(keys.length / 2);
    return [
      ...(await resealUnlocked(database, keys.slice(0, middle))),
      ...(await resealUnlocked(database, keys.slice(middle))),
    ];
  }
}
