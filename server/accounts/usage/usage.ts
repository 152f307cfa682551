// Counting answers against the monthly quota: the last step before an answer is sent.

import type { Count, Store } from '../store/store.ts';

/** The outcome for one answer. Each counted answer has its own number `used`, from 1 up to the limit. */
export type Counted =
  | { readonly kind: 'counted'; readonly used: number; readonly limit: number | null }
  | Exclude<Count, { readonly kind: 'granted' }>;

/** What one answer is counted against. */
export interface CountTarget {
  readonly accountId: string;
  /** The digest of the key that the request came with. */
  readonly digest: Uint8Array;
  /** Such as `2026-11`. */
  readonly month: string;
}

export interface Usage {
  /**
   * Counts one answer. Rejects with StoreProblem where the store fails.
   *
   * All answers that are counted in one tick of the event loop share a transaction, and those with the same target (the same
   * object) share a statement.
   */
  readonly count: (target: CountTarget) => Promise<Counted>;
}

/** Gives the numbers of a grant to the waiting answers, in the order in which they came; the rest are over the limit. */
function distribute(count: Count, waiting: readonly PromiseWithResolvers<Counted>[]): void {
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
export function createUsage(store: Pick<Store, 'count'>, freeLimit: number): Usage {
  let pending = new Map<CountTarget, PromiseWithResolvers<Counted>[]>();

  async function flush(): Promise<void> {
    const batch = pending;
    pending = new Map();
    const requests = [...batch].map(([{ accountId, digest, month }, { length }]) => {
      return { accountId, digest, month, freeLimit, amount: length };
    });
    const waiting = [...batch.values()];
    try {
      const counts = await store.count(requests);
      for (const [place, count] of counts.entries()) distribute(count, waiting[place]);
    } catch (error) {
      for (const { reject } of waiting.flat()) reject(error);
    }
  }

  return {
    count: (target) => {
      // Not by process.nextTick, which would come before the promise callbacks of the same tick.
      if (pending.size === 0) setImmediate(() => void flush());
      const answer = Promise.withResolvers<Counted>();
      pending.getOrInsertComputed(target, () => []).push(answer);
      return answer.promise;
    },
  };
}
