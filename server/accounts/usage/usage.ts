// Counting answers against the monthly quota: the last step before an answer is sent.

import { setTimeout as delay } from 'node:timers/promises';
import { type Count, type Store, StoreProblem } from '../store/store.ts';

/** The outcome for one answer. Each counted answer has its own number `used`, from 1 up to the limit. */
export type Counted =
  | { readonly kind: 'counted'; readonly used: number; readonly limit: number | null }
  | Exclude<Count, { readonly kind: 'granted' | 'locked' }>;

/** What one answer is counted against. */
export interface CountTarget {
  readonly accountId: string;
  /** The digest of the key that the request came with. */
  readonly digest: Uint8Array;
  /** Of a named key; undefined for the key of the sign-up. */
  readonly keyId?: string | undefined;
  /** Such as `2026-11`. */
  readonly month: string;
}

export interface Usage {
  /**
   * Counts one answer. Rejects with StoreProblem where the store fails, or where somebody else holds a lock on the account for
   * four seconds.
   *
   * All answers that are counted in one tick of the event loop, in one database, share a transaction, and those with the same target (the same
   * object) share a statement.
   */
  readonly count: (target: CountTarget) => Promise<Counted>;
}

/** How long and how often an answer waits for an account that is locked. Answers of other accounts do not wait. */
const lockedMilliseconds = 100;
const lockedTries = 40;

type Waiting = readonly PromiseWithResolvers<Counted>[];

/** Gives the numbers of a grant to the waiting answers, in the order in which they came; the rest are over the limit. */
function distribute(count: Exclude<Count, { readonly kind: 'locked' }>, waiting: Waiting): void {
  for (const [place, { resolve }] of waiting.entries()) {
    if (count.kind !== 'granted') {
      resolve(count);
    } else {
      const { granted, used, limit } = count;
      if (place < granted) resolve({ kind: 'counted', used: used - granted + place + 1, limit });
      else resolve({ kind: 'exhausted', used, limit });
    }
  }
}

/** Counts in a store. `freeLimit` is the monthly limit of accounts without one of their own. */
export function createUsage(store: Pick<Store, 'count' | 'placeOf'>, freeLimit: number): Usage {
  let pending = new Map<CountTarget, PromiseWithResolvers<Counted>[]>();

  async function countBatch(batch: ReadonlyMap<CountTarget, Waiting>, tries: number): Promise<void> {
    const requests = [...batch].map(([{ accountId, digest, keyId, month }, { length }]) => {
      return { accountId, digest, keyId, month, freeLimit, amount: length };
    });
    const counts = await store.count(requests);
    const locked = new Map<CountTarget, Waiting>();
    for (const [place, [target, waiting]] of [...batch].entries()) {
      const count = counts[place];
      if (count.kind === 'locked') locked.set(target, waiting);
      else distribute(count, waiting);
    }
    if (locked.size > 0) await countLater(locked, tries - 1);
  }

  async function countLater(batch: ReadonlyMap<CountTarget, Waiting>, tries: number): Promise<void> {
    if (tries === 0) throw new StoreProblem(new Error('an account is locked by another program'));
    await delay(lockedMilliseconds);
    await countBatch(batch, tries);
  }

  /** A batch of answers of one database. */
  async function settleBatch(batch: ReadonlyMap<CountTarget, Waiting>): Promise<void> {
    try {
      await countBatch(batch, lockedTries);
    } catch (error) {
      // Those that were counted are settled already.
      for (const { reject } of [...batch.values()].flat()) reject(error);
    }
  }

  function flush(): void {
    const databases = Map.groupBy(pending, ([{ accountId }]) => store.placeOf?.(accountId));
    pending = new Map();
    for (const batch of databases.values()) void settleBatch(new Map(batch));
  }

  return {
    count: (target) => {
      // Not by process.nextTick, which would come before the promise callbacks of the same tick.
      if (pending.size === 0) setImmediate(flush);
      const answer = Promise.withResolvers<Counted>();
      pending.getOrInsertComputed(target, () => []).push(answer);
      return answer.promise;
    },
  };
}
