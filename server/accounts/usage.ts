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
  readonly count: (claim: Claim) => Promise<Counted>;
}

interface Batch extends Claim {
  readonly waiting: PromiseWithResolvers<Counted>[];
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

/** Counts over a store. Answers of one account that finish in the same turn of the event loop share one statement. */
export function createUsage(store: Store, freeLimit: number): Usage {
  const batches = new Map<string, Batch>();

  async function settle({ waiting, ...claim }: Batch): Promise<void> {
    try {
      deal(await store.count({ ...claim, freeLimit, amount: waiting.length }), waiting);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  function settleAll(): void {
    const due = [...batches.values()];
    batches.clear();
    for (const batch of due) void settle(batch);
  }

  return {
    count: (claim) => {
      const name = `${claim.month} ${Buffer.from(claim.digest).toString('base64')}`;
      const answer = Promise.withResolvers<Counted>();
      const batch = batches.get(name);
      if (batch === undefined) {
        if (batches.size === 0) setImmediate(settleAll);
        batches.set(name, { ...claim, waiting: [answer] });
      } else {
        batch.waiting.push(answer);
      }
      return answer.promise;
    },
  };
}
