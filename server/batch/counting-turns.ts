// Counting turns: the answers of a batch are computed side by side, and counted in the order of its questions, so that where the quota
// does not suffice the first of them are the ones that are answered.

import type { Counted } from '../accounts/usage/usage.ts';

export interface CountingTurns {
  /** Counts the answer to the question at this place when its turn has come. Rejects with what `end` is given. */
  readonly count: (place: number) => Promise<Counted>;
  /** The question at this place has an outcome: nobody waits for it any more. */
  readonly settle: (place: number) => void;
  /** The outcome at this place has left. */
  readonly deliver: (place: number) => void;
  /** How many answers wait to be counted. */
  readonly waiting: () => number;
  /** Rejects all that wait, and all that come. */
  readonly end: (reason: Error) => void;
}

/**
 * `together`: nothing is counted until every question has its answer or its refusal; then all are counted in one tick, so that a batch
 * that ends before its reply counts nothing. `as delivered`: those that are ready and follow each other are counted in one tick, once
 * all that were counted before have been delivered.
 */
export function createCountingTurns(
  count: () => Promise<Counted>,
  questions: number,
  order: 'together' | 'as delivered',
): CountingTurns {
  const ready = new Map<number, PromiseWithResolvers<Counted>>();
  const settled = new Set<number>();
  /** Places that were counted and have not been delivered. */
  const under = new Set<number>();
  let next = 0;
  let ended: Error | null = null;

  function countReady(): void {
    if (under.size > 0) return;
    let end = next;
    while (end < questions && (ready.has(end) || settled.has(end))) end += 1;
    if (order === 'together' && end < questions) return;
    for (; next < end; next += 1) {
      const answer = ready.get(next);
      ready.delete(next);
      settled.delete(next);
      if (answer === undefined) continue;
      if (order === 'as delivered') under.add(next);
      count().then(answer.resolve, answer.reject);
    }
  }

  return {
    count: (place) => {
      if (ended !== null) return Promise.reject(ended);
      const answer = Promise.withResolvers<Counted>();
      ready.set(place, answer);
      countReady();
      return answer.promise;
    },
    settle: (place) => {
      if (place < next) return;
      settled.add(place);
      countReady();
    },
    deliver: (place) => {
      if (under.delete(place)) countReady();
    },
    waiting: () => ready.size,
    end: (reason) => {
      ended ??= reason;
      for (const { reject } of ready.values()) reject(ended);
      ready.clear();
    },
  };
}
