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
  /** Counts one answer. Those of the same claim, the very object, share a statement where they finish in the same turn of the event loop. */
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
export function createUsage(store: Store, freeLimit: number): Usage {
  let batches = new Map<Claim, PromiseWithResolvers<Counted>[]>();

  async function settle(claim: Claim, waiting: readonly PromiseWithResolvers<Counted>[]): Promise<void> {
    try {
      const { accountId, digest, month } = claim;
      deal(await store.count({ accountId, digest, month, freeLimit, amount: waiting.length }), waiting);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  function settleAll(): void {
    const due = batches;
    batches = new Map();
    for (const [claim, waiting] of due) void settle(claim, waiting);
  }

  return {
    count: (claim) => {
      const answer = Promise.withResolvers<Counted>();
      const waiting = batches.get(claim);
      if (waiting === undefined) {
        if (batches.size === 0) setImmediate(settleAll);
        batches.set(claim, [answer]);
      } else {
        waiting.push(answer);
      }
      return answer.promise;
    },
  };
}
