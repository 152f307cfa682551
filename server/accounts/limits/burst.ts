// The burst limit: a token for each request, in this process only. Refused requests are told different times to come back.

import { createTokenBuckets } from './token-buckets.ts';

export interface BurstLimit {
  /**
   * Takes a token: 0 if there was one, else the milliseconds until it is this request's turn. Each refused request gets a turn of its
   * own, after those of the requests refused before it. A turn is advice and reserves nothing. `now` in milliseconds.
   */
  readonly take: (account: string, now: number) => number;
  /** How many requests the account may send now. Infinity where there is no limit. */
  readonly remaining: (account: string, now: number) => number;
}

/** The longest wait that is told, in seconds. Clients commonly give up rather than wait longer. */
export const LONGEST_WAIT_SECONDS = 30;

/** A bucket gains `perSecond` tokens a second, and holds twice as many. 0 turns the limit off. */
export function createBurstLimit(perSecond: number): BurstLimit {
  if (perSecond === 0) return { take: () => 0, remaining: () => Infinity };
  const buckets = createTokenBuckets(perSecond, 2 * perSecond);
  const mostTurns = LONGEST_WAIT_SECONDS * perSecond;
  // A turn is given for each refused request, and passes as its token comes.
  const freeTurns = createTokenBuckets(perSecond, mostTurns);

  function giveTurn(account: string, level: number, now: number): number {
    const free = freeTurns.level(account, now);
    if (free < 1) return LONGEST_WAIT_SECONDS * 1000;
    freeTurns.take(account, 1, now);
    const seconds = (mostTurns - free + 1 - level) / perSecond;
    return Math.min(LONGEST_WAIT_SECONDS * 1000, Math.ceil(seconds * 1000));
  }

  return {
    take: (account, now) => {
      const level = buckets.level(account, now);
      if (level < 1) return giveTurn(account, level, now);
      buckets.take(account, 1, now);
      return 0;
    },
    remaining: (account, now) => Math.floor(buckets.level(account, now)),
  };
}
