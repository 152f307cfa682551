// What every answered question says about the limits of who pays for it.

import { type Month, secondsToReset } from '../accounts/month.ts';
import { type Fields, fieldLines } from './head.ts';

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

/** The fields that stay the same while the limit and the period do. */
interface Constant extends Pick<Quota, 'policy' | 'limit' | 'period' | 'burstPerSecond'> {
  readonly lines: Fields;
}

function describeConstant({ policy, limit, period, burstPerSecond }: Quota): Constant {
  const burst = burstPerSecond === 0 ? '' : `, "burst";q=${burstPerSecond};w=1`;
  return {
    policy,
    limit,
    period,
    burstPerSecond,
    lines: fieldLines({
      'ratelimit-policy': `"${policy}";q=${limit};w=${(period.end - period.start) / 1000}${burst}`,
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-reset': String(period.end / 1000),
    }),
  };
}

let latest: Constant | null = null;

/** Of the latest quota where it has the same, for most accounts have. */
function constantOf(quota: Quota): Constant {
  const { policy, limit, period, burstPerSecond } = quota;
  const isLatest =
    latest !== null &&
    latest.limit === limit &&
    latest.period === period &&
    latest.policy === policy &&
    latest.burstPerSecond === burstPerSecond;
  if (latest === null || !isLatest) latest = describeConstant(quota);
  return latest;
}

/**
 * The IETF fields (draft-ietf-httpapi-ratelimit-headers: policies with quota q and window w in seconds; the one nearest to
 * its end with what remains, r, and t seconds to the reset), and the older X- names (reset as seconds since 1970).
 */
export function rateLimitFields(quota: Quota, now: number): Fields {
  const { lines } = constantOf(quota);
  const remaining = remainingOf(quota);
  const toReset = secondsToReset(quota.period, now);
  return `${lines}ratelimit: "${quota.policy}";r=${remaining};t=${toReset}\r\nx-ratelimit-remaining: ${remaining}\r\n`;
}
