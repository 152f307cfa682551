// Answers that are free up to so many of a UTC day: of practice, whose questions are small and many, and of questions that a link holds.

import type { WindowLimits } from '../accounts/limits/window-limits.ts';
import { dayMilliseconds } from '../accounts/usage/day.ts';
import type { BillingAccount } from './billing.ts';

const DAY_SECONDS = dayMilliseconds / 1000;

/** The account for one question: one that does not pay while something of the day's allowance is left. */
export type DailyAllowance = (account: BillingAccount) => Promise<BillingAccount>;

/**
 * `dailyLimit` free answers for each account, and for each network of visitors. Beyond these an answer counts like any other. Each
 * purpose has an allowance of its own.
 */
export function createDailyAllowance(
  purpose: 'practice' | 'links',
  windowLimits: Pick<WindowLimits, 'consume' | 'consumed'>,
  dailyLimit: number,
): DailyAllowance {
  return async (account) => {
    const { used } = await windowLimits.consumed(purpose, account.shareKey, DAY_SECONDS);
    if (used >= dailyLimit) return account;
    return {
      ...account,
      isFree: true,
      count: async () => {
        const { kind } = await windowLimits.consume(purpose, account.shareKey, dailyLimit, DAY_SECONDS);
        if (kind !== 'granted') return account.count();
        return { kind: 'counted', used: account.used, limit: account.limit };
      },
    };
  };
}
