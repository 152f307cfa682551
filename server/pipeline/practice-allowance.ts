// Practice is free up to so many answers of a UTC day: whoever practises asks often, and each question is small.

import type { WindowLimits } from '../accounts/limits/window-limits.ts';
import { dayMilliseconds } from '../accounts/usage/day.ts';
import type { BillingAccount } from './billing.ts';

const PURPOSE = 'practice';
const DAY_SECONDS = dayMilliseconds / 1000;

/** The account for one question of practice: one that does not pay while something of the day's allowance is left. */
export type PracticeAllowance = (account: BillingAccount) => Promise<BillingAccount>;

/** `dailyLimit` free answers for each account, and for each network of visitors. Beyond these practice counts like any other answer. */
export function createPracticeAllowance(
  windowLimits: Pick<WindowLimits, 'consume' | 'consumed'>,
  dailyLimit: number,
): PracticeAllowance {
  return async (account) => {
    const { used } = await windowLimits.consumed(PURPOSE, account.burstKey, DAY_SECONDS);
    if (used >= dailyLimit) return account;
    return {
      ...account,
      isFree: true,
      count: async () => {
        const { kind } = await windowLimits.consume(PURPOSE, account.burstKey, dailyLimit, DAY_SECONDS);
        if (kind !== 'granted') return account.count();
        return { kind: 'counted', used: account.used, limit: account.limit };
      },
    };
  };
}
