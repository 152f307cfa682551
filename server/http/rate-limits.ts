// What every answered question says about the limits of who pays for it.
// Above: routes/answering.ts, routes/payer.ts. Below: accounts/month.ts.

import { type Month, secondsToReset } from '../accounts/month.ts';
import type { Fields } from './exchange.ts';

/** The stretch of time in which answers are counted: a month, or for visitors a day. */
export type Period = Pick<Month, 'start' | 'end' | 'resetsAt'>;

export interface Quota {
  /** The name of the limit. */
  readonly policy: 'monthly' | 'daily';
  readonly limit: number;
  readonly used: number;
  readonly period: Period;
  readonly burstPerSecond: number;
}

export function remainingOf({ limit, used }: Pick<Quota, 'limit' | 'used'>): number {
  return Math.max(0, limit - used);
}

/**
 * The IETF fields (draft-ietf-httpapi-ratelimit-headers: policies with quota q and window w in seconds; the one nearest to
 * its end with what remains, r, and t seconds to the reset), and the older X- names (reset as seconds since 1970).
 */
export function rateLimitFields(quota: Quota, now: number): Fields {
  const { policy, limit, period, burstPerSecond } = quota;
  const remaining = remainingOf(quota);
  const burst = burstPerSecond === 0 ? '' : `, "burst";q=${burstPerSecond};w=1`;
  return [
    'ratelimit-policy',
    `"${policy}";q=${limit};w=${(period.end - period.start) / 1000}${burst}`,
    'ratelimit',
    `"${policy}";r=${remaining};t=${secondsToReset(period, now)}`,
    'x-ratelimit-limit',
    String(limit),
    'x-ratelimit-remaining',
    String(remaining),
    'x-ratelimit-reset',
    String(period.end / 1000),
  ];
}
