// Token buckets: what each account may use at once, and gains back with time. In this process only.

export interface TokenBuckets {
  /** The tokens of an account; below 0 where it has used more than it had. `now` in milliseconds. */
  readonly level: (account: string, now: number) => number;
  /** Takes tokens, more than there are too. */
  readonly take: (account: string, tokens: number, now: number) => void;
  /** How many accounts are kept. */
  readonly size: () => number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Full buckets are forgotten when there are this many. */
const SWEEP_SIZE = 10_000;

/** There are never more: then the fullest half is forgotten, which gives each of these accounts the least. */
const MOST_BUCKETS = 100_000;

/** A bucket holds `capacity` tokens, and gains `perSecond` until it is full. */
export function createTokenBuckets(perSecond: number, capacity: number): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  let sweepAt = SWEEP_SIZE;

  function levelOf({ tokens, at }: Bucket, now: number): number {
    return Math.min(capacity, tokens + (Math.max(0, now - at) * perSecond) / 1000);
  }

  function sweep(now: number): void {
    for (const [account, bucket] of buckets) if (levelOf(bucket, now) === capacity) buckets.delete(account);
    if (buckets.size >= MOST_BUCKETS) {
      const fullest = [...buckets].toSorted(([, one], [, other]) => levelOf(other, now) - levelOf(one, now));
      for (const [account] of fullest.slice(0, MOST_BUCKETS / 2)) buckets.delete(account);
    }
    sweepAt = Math.min(MOST_BUCKETS, Math.max(SWEEP_SIZE, 2 * buckets.size));
  }

  return {
    level: (account, now) => {
      const bucket = buckets.get(account);
      return bucket === undefined ? capacity : levelOf(bucket, now);
    },
    take: (account, tokens, now) => {
      const bucket = buckets.get(account);
      if (bucket !== undefined) {
        bucket.tokens = levelOf(bucket, now) - tokens;
        bucket.at = now;
        return;
      }
      if (buckets.size >= sweepAt) sweep(now);
      buckets.set(account, { tokens: capacity - tokens, at: now });
    },
    size: () => buckets.size,
  };
}
