// The burst limit: a token bucket for each account, in this process only.

export interface BurstLimit {
  /** Takes a token: 0 if there was one, else the whole seconds until there is one. `now` in milliseconds. */
  readonly take: (accountId: string, now: number) => number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Full buckets are deleted when there are this many. */
const sweepSize = 10_000;

/** A bucket gains `perSecond` tokens a second, and holds twice as many. 0 turns the limit off. */
export function createBurstLimit(perSecond: number): BurstLimit {
  if (perSecond === 0) return { take: () => 0 };
  const capacity = 2 * perSecond;
  const buckets = new Map<string, Bucket>();
  let sweepAt = sweepSize;

  function levelOf({ tokens, at }: Bucket, now: number): number {
    return Math.min(capacity, tokens + (Math.max(0, now - at) * perSecond) / 1000);
  }

  function sweep(now: number): void {
    for (const [accountId, bucket] of buckets) {
      if (levelOf(bucket, now) === capacity) buckets.delete(accountId);
    }
    sweepAt = Math.max(sweepSize, 2 * buckets.size);
  }

  return {
    take: (accountId, now) => {
      const bucket = buckets.get(accountId) ?? { tokens: capacity, at: now };
      const level = levelOf(bucket, now);
      const taken = level >= 1 ? 1 : 0;
      if (buckets.size >= sweepAt) sweep(now);
      bucket.tokens = level - taken;
      bucket.at = now;
      buckets.set(accountId, bucket);
      return taken === 1 ? 0 : Math.ceil((1 - level) / perSecond);
    },
  };
}
