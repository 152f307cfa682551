// Payers: on whose account an answer is counted, and on what terms.

import type { Caller } from '../accounts/accounts.ts';
import { secondsToReset } from '../accounts/month.ts';
import type { Allowance } from '../accounts/allowance.ts';
import { dayMilliseconds } from '../accounts/day.ts';
import type { Counted, Usage } from '../accounts/usage.ts';
import { type Period, remainingOf } from '../http/rate-limits.ts';
import { quotaExhausted, type Refusal, refusals, visitorExhausted } from '../http/refusal.ts';
import type { Settings } from '../settings.ts';
import { promised, tell, type Waiting } from '../waiting.ts';

/** What has been used, and a limit that is not the one of the terms. */
export interface Tally {
  readonly used: number;
  readonly limit: number | null;
}

/** What holds for all payers of a kind. */
export interface Terms {
  readonly policy: 'monthly' | 'daily';
  readonly limit: number;
  readonly maxBodyBytes: number;
  readonly planOf: (tally: Tally) => 'free' | 'custom' | 'visitor';
  readonly exhausted: (limit: number, resetsAt: string, secondsLeft: number) => Refusal;
  /** For a payer who has gone while the question was answered. */
  readonly revoked: Refusal;
}

/** Who pays for one answer. The tally is the one before it. */
export interface Payer extends Tally {
  readonly terms: Terms;
  /** Names the payer to the burst limit. */
  readonly bucket: string;
  readonly period: Period;
  /** Counts the answer: the last act before it is sent. */
  readonly count: (waiting: Waiting<Counted>) => void;
  /** The payer as the store has it now; null where there is none any more. One that was just read from the store is itself. */
  readonly current: () => Promise<Payer | null>;
}

/** What a payer may have until the period ends, and what is left of it. */
export interface Balance {
  readonly plan: ReturnType<Terms['planOf']>;
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  /** ISO 8601. */
  readonly resetsAt: string;
}

export function limitOf({ terms }: Pick<Payer, 'terms'>, { limit }: Tally): number {
  return limit ?? terms.limit;
}

export function balanceOf(payer: Pick<Payer, 'terms' | 'period'>, tally: Tally): Balance {
  const { terms, period } = payer;
  const { used } = tally;
  const limit = limitOf(payer, tally);
  return { plan: terms.planOf(tally), limit, used, remaining: remainingOf({ limit, used }), resetsAt: period.resetsAt };
}

/** The refusal of a payer whose tally has reached its limit. */
export function exhaustedBy({ terms, period }: Payer, { limit }: Tally, now: number): Refusal {
  return terms.exhausted(limit ?? terms.limit, period.resetsAt, secondsToReset(period, now));
}

/** The terms of accounts, whose key came with the request or whose session did. */
export function accountTerms(
  { freePlanMonthlyLimit, maxBodyBytes }: Pick<Settings, 'freePlanMonthlyLimit' | 'maxBodyBytes'>,
  revoked: Refusal,
): Terms {
  return {
    policy: 'monthly',
    limit: freePlanMonthlyLimit,
    maxBodyBytes,
    planOf: ({ limit }) => (limit === null ? 'free' : 'custom'),
    exhausted: quotaExhausted,
    revoked,
  };
}

export function payByKey(terms: Terms, { count }: Usage, { accountId, digest, month, used, limit }: Caller): Payer {
  const claim = { accountId, digest, month: month.name };
  const payer: Payer = {
    terms,
    bucket: accountId,
    period: month,
    used,
    limit,
    count: (waiting) => count(claim, waiting),
    current: async () => payer,
  };
  return payer;
}

/** A key that was replaced meanwhile does not matter to a session: `identify` finds the account with the new one. */
export function payBySession(
  terms: Terms,
  usage: Usage,
  caller: Caller,
  identify: () => Promise<Caller | null>,
): Payer {
  const payer = payByKey(terms, usage, caller);

  async function count(): Promise<Counted> {
    const counted = await promised(payer.count);
    if (counted.kind !== 'revoked') return counted;
    const found = await identify();
    return found === null ? counted : promised(payByKey(terms, usage, found).count);
  }

  return { ...payer, count: (waiting) => tell(count(), waiting) };
}

/** The longest body of somebody without an account: more than a person writes into a page. */
export const visitorBodyBytes = 64 * 1024;

/** The terms of those without an account. */
export function visitorTerms({
  visitorDailyLimit,
  maxBodyBytes,
}: Pick<Settings, 'visitorDailyLimit' | 'maxBodyBytes'>): Terms {
  return {
    policy: 'daily',
    limit: visitorDailyLimit,
    maxBodyBytes: Math.min(visitorBodyBytes, maxBodyBytes),
    planOf: () => 'visitor',
    exhausted: visitorExhausted,
    revoked: refusals.signedOut,
  };
}

const purpose = 'playground';

/** Somebody without an account pays from what the network may have in a UTC day. */
export async function payAsVisitor(terms: Terms, allowance: Allowance, network: string): Promise<Payer> {
  const { used, resetsAt } = await allowance.spent(purpose, network, dayMilliseconds / 1000);

  async function count(): Promise<Counted> {
    const spend = await allowance.spend(purpose, network, terms.limit, dayMilliseconds / 1000);
    return { kind: spend.kind === 'granted' ? 'counted' : 'exhausted', used: spend.used, limit: null };
  }

  const payer: Payer = {
    terms,
    bucket: `visitor ${network}`,
    period: { start: resetsAt - dayMilliseconds, end: resetsAt, resetsAt: new Date(resetsAt).toISOString() },
    used,
    limit: null,
    count: (waiting) => tell(count(), waiting),
    current: async () => payer,
  };
  return payer;
}
