// The burst limit: a token for each request, in this process only.

import { createTokenBuckets } from './token-buckets.ts';

export interface BurstLimit {
  /** Takes a token: 0 if there was one, else the whole seconds until there is one. `now` in milliseconds. */
  readonly take: (account: string, now: number) => number;
}

/** A bucket gains `perSecond` tokens a second, and holds twice as many. 0 turns the limit off. */
export function createBurstLimit(perSecond: number): BurstLimit {
  if (perSecond === 0) return { take: () => 0 };
  const buckets = createTokenBuckets(perSecond, 2 * perSecond);
  return {
    take: (account, now) => {
      const level = buckets.level(account, now);
      if (level < 1) return Math.ceil((1 - level) / perSecond);
      buckets.take(account, 1, now);
      return 0;
    },
  };
}
