// Counting answers: the last act before an answer is sent.

import type { Waiting } from '../waiting.ts';
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
  readonly count: (claim: Claim, waiting: Waiting<Counted>) => void;
}

/** Deals the numbers of a grant to those who wait, in the order in which they came; the others get nothing. */
function deal(count: Count, waiting: readonly Waiting<Counted>[]): void {
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
  let batches = new Map<Claim, Waiting<Counted>[]>();

  function settle(): void {
    const waiting = [...batches.values()];
    const requests = [...batches].map(([{ accountId, digest, month }, { length }]) => {
      return { accountId, digest, month, freeLimit, amount: length };
    });
    batches = new Map();
    store.count(requests).then(
      (counts) => counts.forEach((granted, place) => deal(granted, waiting[place])),
      (error: unknown) => waiting.flat().forEach(({ reject }) => reject(error)),
    );
  }

  function count(claim: Claim, waiting: Waiting<Counted>): void {
    const batch = batches.get(claim);
    if (batch === undefined) {
      if (batches.size === 0) process.nextTick(settle);
      batches.set(claim, [waiting]);
    } else {
      batch.push(waiting);
    }
  }

  return { count };
}
