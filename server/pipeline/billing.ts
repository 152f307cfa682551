// Billing: the account that pays for an answer, its quota, and what the reply says about it.

import type { Caller } from '../accounts/accounts.ts';
import type { WindowLimits } from '../accounts/limits/window-limits.ts';
import type { KeyScope } from '../accounts/store/named-keys.ts';
import { CPU_WINDOW_SECONDS, cpuMilliseconds } from '../accounts/limits/cpu-time.ts';
import { dayMilliseconds } from '../accounts/usage/day.ts';
import { type Month, secondsToReset } from '../accounts/usage/month.ts';
import type { Counted, Usage } from '../accounts/usage/usage.ts';
import { quotaExhausted, type Refusal, refusals, visitorExhausted } from '../http/refusal.ts';
import type { HeaderList } from '../http/send.ts';
import type { Settings } from '../settings/settings.ts';

/** Answers used in the period, and the account's own limit; null where the limit of the policy holds. */
export interface UsageCount {
  readonly used: number;
  readonly limit: number | null;
}

/** The stretch of time in which answers are counted: a month, or for visitors a day. Times in milliseconds since 1970. */
export type Period = Pick<Month, 'start' | 'end' | 'resetsAt'>;

/** What holds for all accounts of a kind. */
export interface QuotaPolicy {
  readonly name: 'monthly' | 'daily' | 'test';
  readonly limit: number;
  readonly maxBodyBytes: number;
  readonly burstPerSecond: number;
  readonly cpuPercent: number;
  readonly planOf: (usage: UsageCount) => 'free' | 'custom' | 'visitor' | 'test';
  readonly exhausted: (limit: number, resetsAt: string, secondsLeft: number) => Refusal;
  /** For an account whose key or session has ended while the answer was computed. */
  readonly revoked: Refusal;
}

/** The account that pays for one answer; `used` does not include this answer. */
export interface BillingAccount extends UsageCount {
  readonly policy: QuotaPolicy;
  /** What the key of the request opens. */
  readonly scope: KeyScope;
  /** Names the account where accounts share something: in the limits of this process, in the queues, and among the workers. */
  readonly shareKey: string;
  readonly period: Period;
  /** Whether this answer is given though nothing of the quota is left. */
  readonly isFree?: boolean;
  /** Counts one answer: the last act before it is sent. */
  readonly count: () => Promise<Counted>;
}

export interface QuotaStatus {
  readonly plan: ReturnType<QuotaPolicy['planOf']>;
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  /** ISO 8601. */
  readonly resetsAt: string;
}

export function quotaStatus(
  { policy, period }: Pick<BillingAccount, 'policy' | 'period'>,
  usage: UsageCount,
): QuotaStatus {
  const limit = limitOf({ policy }, usage);
  const { used } = usage;
  return { plan: policy.planOf(usage), limit, used, remaining: Math.max(0, limit - used), resetsAt: period.resetsAt };
}

function limitOf({ policy }: Pick<BillingAccount, 'policy'>, usage: UsageCount): number {
  return usage.limit ?? policy.limit;
}

export function isExhausted(account: BillingAccount, usage: UsageCount): boolean {
  return usage.used >= limitOf(account, usage);
}

/** The refusal of an account that has used up its quota. */
export function quotaRefusal(account: BillingAccount, usage: UsageCount, now: number): Refusal {
  const { policy, period } = account;
  return policy.exhausted(limitOf(account, usage), period.resetsAt, secondsToReset(period, now));
}

/** The state of the limits that hold for seconds. */
export interface ShortLimits {
  /** The seconds until the account has CPU time again, where that is why it is refused; else 0. */
  readonly cpuWait: number;
  /** The requests that the account may send now, and the seconds until there are more; null where it is not known. */
  readonly burst: { readonly remaining: number; readonly wait: number } | null;
}

/**
 * The IETF headers (draft-ietf-httpapi-ratelimit-headers: policies with quota q and window w in seconds; the quota with what
 * remains, r, and t seconds to the reset), and the older X- names (reset in seconds since 1970).
 */
export function rateLimitHeaders(
  { policy, period }: BillingAccount,
  usage: UsageCount,
  now: number,
  { cpuWait, burst }: ShortLimits = { cpuWait: 0, burst: null },
): HeaderList {
  const limit = limitOf({ policy }, usage);
  const remaining = String(Math.max(0, limit - usage.used));
  const { name, burstPerSecond, cpuPercent } = policy;
  const burstPolicy = burstPerSecond === 0 ? '' : `, "burst";q=${burstPerSecond};w=1`;
  return [
    'ratelimit-policy',
    `"${name}";q=${limit};w=${(period.end - period.start) / 1000}${burstPolicy}${cpuPolicy(cpuPercent)}`,
    'x-ratelimit-limit',
    String(limit),
    'x-ratelimit-reset',
    String(period.end / 1000),
    'ratelimit',
    `"${name}";r=${remaining};t=${secondsToReset(period, now)}${burstState(policy, burst)}${cpuWait === 0 ? '' : `, "cpu";r=0;t=${cpuWait}`}`,
    'x-ratelimit-remaining',
    remaining,
  ];
}

/** Saved-up requests beyond the quota of one second are not told, so that r is never above q. */
function burstState({ burstPerSecond }: QuotaPolicy, burst: ShortLimits['burst']): string {
  if (burstPerSecond === 0 || burst === null) return '';
  return `, "burst";r=${Math.min(burst.remaining, burstPerSecond)};t=${burst.wait}`;
}

/** The unit is told, because without one a quota counts requests. */
function cpuPolicy(percent: number): string {
  return percent === 0 ? '' : `, "cpu";q=${cpuMilliseconds(percent)};w=${CPU_WINDOW_SECONDS};qu="milliseconds"`;
}

/** The policy of accounts, which are found by an API key or by a session. */
export function accountPolicy(
  {
    freePlanMonthlyLimit,
    maxBodyBytes,
    burstPerSecond,
    cpuPercent,
  }: Pick<Settings, 'freePlanMonthlyLimit' | 'maxBodyBytes' | 'burstPerSecond' | 'cpuPercent'>,
  revoked: Refusal,
): QuotaPolicy {
  return {
    name: 'monthly',
    limit: freePlanMonthlyLimit,
    maxBodyBytes,
    burstPerSecond,
    cpuPercent,
    planOf: ({ limit }) => (limit === null ? 'free' : 'custom'),
    exhausted: quotaExhausted,
    revoked,
  };
}

export function billByKey(policy: QuotaPolicy, usage: Usage, caller: Caller): BillingAccount {
  const { accountId, digest, keyId, scope, month, used, limit } = caller;
  const claim = { accountId, digest, keyId, month: month.name };
  return { policy, scope, shareKey: accountId, period: month, used, limit, count: () => usage.count(claim) };
}

/** A session stays valid when the account's key is replaced meanwhile: `identify` then finds the account with the new key. */
export function billBySession(
  policy: QuotaPolicy,
  usage: Usage,
  caller: Caller,
  identify: () => Promise<Caller | null>,
): BillingAccount {
  const account = billByKey(policy, usage, caller);

  async function count(): Promise<Counted> {
    const counted = await account.count();
    if (counted.kind !== 'revoked') return counted;
    const found = await identify();
    return found === null ? counted : billByKey(policy, usage, found).count();
  }

  return { ...account, count };
}

/** The longest body of somebody without an account: more than a person writes into a page. */
export const visitorBodyBytes = 64 * 1024;

/** The policy of visitors, who have no account. */
export function visitorPolicy({
  visitorDailyLimit,
  maxBodyBytes,
  burstPerSecond,
  cpuPercent,
}: Pick<Settings, 'visitorDailyLimit' | 'maxBodyBytes' | 'burstPerSecond' | 'cpuPercent'>): QuotaPolicy {
  return {
    name: 'daily',
    limit: visitorDailyLimit,
    maxBodyBytes: Math.min(visitorBodyBytes, maxBodyBytes),
    burstPerSecond,
    cpuPercent,
    planOf: () => 'visitor',
    exhausted: visitorExhausted,
    revoked: refusals.signedOut,
  };
}

/** Counts the answers to all visitors of a network. */
const allPurpose = 'playground network';

/** Who asks without an account. */
export interface Visitor {
  readonly network: string;
  /** Of the visitor's cookie; null without one. All visitors of a network without a cookie are one. */
  readonly id: string | null;
}

const daySeconds = dayMilliseconds / 1000;

/**
 * A visitor pays from what a visitor may use in a UTC day, as long as something is left of what all visitors of the network may: whoever
 * throws cookies away gains nothing beyond that.
 */
export async function billVisitor(
  policy: QuotaPolicy,
  windowLimits: WindowLimits,
  { network, id }: Visitor,
  networkLimit: number,
): Promise<BillingAccount> {
  const [purpose, subject] = id === null ? (['playground', network] as const) : (['playground visitor', id] as const);
  const [own, all] = await Promise.all([
    windowLimits.consumed(purpose, subject, daySeconds),
    windowLimits.consumed(allPurpose, network, daySeconds),
  ]);
  const { resetsAt } = own;
  const mostOfAll = Math.max(policy.limit, networkLimit);
  const used = all.used >= mostOfAll ? Math.max(own.used, policy.limit) : own.used;

  async function count(): Promise<Counted> {
    const ofAll = await windowLimits.consume(allPurpose, network, mostOfAll, daySeconds);
    if (ofAll.kind !== 'granted') return { kind: 'exhausted', used: Math.max(used, policy.limit), limit: null };
    const consumption = await windowLimits.consume(purpose, subject, policy.limit, daySeconds);
    return { kind: consumption.kind === 'granted' ? 'counted' : 'exhausted', used: consumption.used, limit: null };
  }

  return {
    policy,
    scope: 'all',
    shareKey: `visitor ${network}`,
    period: { start: resetsAt - dayMilliseconds, end: resetsAt, resetsAt: new Date(resetsAt).toISOString() },
    used,
    limit: null,
    count,
  };
}
