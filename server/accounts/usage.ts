// Counting answers: the last act before an answer is sent.
// Above: routes/payer.ts. Below: store.ts.

import type { Count, Store } from './store.ts';

/** One counted answer has a number of its own, 1 up to the limit. */
export type Counted =
  | { readonly kind: 'counted'; readonly used: number; readonly limit: number | null }
  | Exclude<Count, { readonly kind: 'granted' }>;

export interface Claim {
  readonly accountId: string;
  readonly digest: Uint8Array;
  readonly month: string;
}

export interface Usage {
  /**
   * Counts one answer. What one turn of the event loop has computed when it ends shares a transaction, and of the same claim (the
   * very object) a statement.
   */
  readonly count: (claim: Claim) => Promise<Counted>;
}

/** Deals the numbers of a grant to those who wait, in the order in which they came; the others get nothing. */
function deal(count: Count, waiting: readonly PromiseWithResolvers<Counted>[]): void {
  if (count.kind !== 'granted') {
    for (const { resolve } of waiting) resolve(count);
    return;
  }
  const { granted, used, limit } = count;
  for (const [place, { resolve }] of waiting.entries()) {
    if (place < granted) resolve({ kind: 'counted', used: used - granted + place + 1, limit });
    else resolve({ kind: 'exhausted', used, limit });
  }
}

/** Counts over a store. */
export function createUsage(store: Pick<Store, 'count'>, freeLimit: number): Usage {
  let batches = new Map<Claim, PromiseWithResolvers<Counted>[]>();

  async function settle(due: ReadonlyMap<Claim, readonly PromiseWithResolvers<Counted>[]>): Promise<void> {
    const waiting = [...due.values()];
    try {
      const requests = [...due].map(([{ accountId, digest, month }, { length }]) => {
        return { accountId, digest, month, freeLimit, amount: length };
      });
      const counts = await store.count(requests);
      for (const [place, count] of counts.entries()) deal(count, waiting[place]);
    } catch (error) {
      for (const { reject } of waiting.flat()) reject(error);
    }
  }

  function settleAll(): void {
    const due = batches;
    batches = new Map();
    void settle(due);
  }

  return {
    count: (claim) => {
      const answer = Promise.withResolvers<Counted>();
      const waiting = batches.get(claim);
      if (waiting === undefined) {
        if (batches.size === 0) process.nextTick(settleAll);
        batches.set(claim, [answer]);
      } else {
        waiting.push(answer);
      }
      return answer.promise;
    },
  };
}
