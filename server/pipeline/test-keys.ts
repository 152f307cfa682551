// Answers to test keys: not counted on the quota of the month, but limited to some a day for all test keys of an account together.

import type { Caller } from '../accounts/accounts.ts';
import type { WindowLimits } from '../accounts/limits/window-limits.ts';
import { dayMilliseconds } from '../accounts/usage/day.ts';
import type { Counted } from '../accounts/usage/usage.ts';
import { testExhausted } from '../http/refusal.ts';
import type { BillingAccount, QuotaPolicy } from './billing.ts';

/** Answers a UTC day: enough for the tests of a program, and too few to work with. */
export const testKeyDailyLimit = 100;

const purpose = 'test keys';

/** The policy of test keys, which differs from that of their accounts in the quota. */
export function testKeyPolicy(policy: QuotaPolicy): QuotaPolicy {
  return { ...policy, name: 'test', limit: testKeyDailyLimit, planOf: () => 'test', exhausted: testExhausted };
}

/** `identify` finds the account of the same key again; null where the key was revoked meanwhile. */
export async function billTestKey(
  policy: QuotaPolicy,
  windowLimits: WindowLimits,
  { accountId, scope }: Pick<Caller, 'accountId' | 'scope'>,
  identify: () => Promise<Caller | null>,
): Promise<BillingAccount> {
  const { used, resetsAt } = await windowLimits.consumed(purpose, accountId, dayMilliseconds / 1000);

  async function count(): Promise<Counted> {
    if ((await identify()) === null) return { kind: 'revoked' };
    const consumption = await windowLimits.consume(purpose, accountId, policy.limit, dayMilliseconds / 1000);
    return { kind: consumption.kind === 'granted' ? 'counted' : 'exhausted', used: consumption.used, limit: null };
  }

  return {
    policy,
    scope,
    shareKey: accountId,
    period: { start: resetsAt - dayMilliseconds, end: resetsAt, resetsAt: new Date(resetsAt).toISOString() },
    used,
    limit: null,
    count,
  };
}
