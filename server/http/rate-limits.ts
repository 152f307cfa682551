// What every authenticated answer says about the account's limits.
// Above: routes/mathematics.ts. Below: accounts/month.ts.

import { type Month, secondsToReset } from '../accounts/month.ts';

export interface Allowance {
  readonly limit: number;
  readonly used: number;
  readonly month: Month;
  readonly burstPerSecond: number;
}

export function remainingOf({ limit, used }: Pick<Allowance, 'limit' | 'used'>): number {
  return Math.max(0, limit - used);
}

/**
 * The IETF fields (draft-ietf-httpapi-ratelimit-headers: policies with quota q and window w in seconds; the one nearest to
 * its end with what remains, r, and t seconds to the reset), and the older X- names (reset as seconds since 1970).
 */
export function rateLimitHeaders(allowance: Allowance, now: number): Record<string, string> {
  const { limit, month, burstPerSecond } = allowance;
  const remaining = remainingOf(allowance);
  const burst = burstPerSecond === 0 ? '' : `, "burst";q=${burstPerSecond};w=1`;
  return {
    'ratelimit-policy': `"monthly";q=${limit};w=${(month.end - month.start) / 1000}${burst}`,
    ratelimit: `"monthly";r=${remaining};t=${secondsToReset(month, now)}`,
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(month.end / 1000),
  };
}
