// Admission: whether an account may ask now. Each check throws the refusal.

import { HttpError } from '../http/http-error.ts';
import { burstExceeded, cpuTimeExceeded, refusals } from '../http/refusal.ts';
import type { Services } from '../service-parts.ts';
import { type BillingAccount, isExhausted, quotaRefusal } from './billing.ts';
import type { WorkQueue } from './work-queue.ts';

export interface Admission {
  /** 503 where the account's question would wait too long in the queue; before the account is known, where everybody's would. */
  readonly shedLoad: (account: BillingAccount | null) => void;
  /** 429 beyond the burst limit. */
  readonly limitBurst: (account: BillingAccount) => void;
  /** 429 where the quota is used up. */
  readonly limitQuota: (account: BillingAccount) => void;
  /** 429 where the account has used more of the processors than it may. */
  readonly limitCpuTime: (account: BillingAccount) => void;
}

export function createAdmission(
  { burst, cpuTime, now }: Pick<Services, 'burst' | 'cpuTime' | 'now'>,
  queue: Pick<WorkQueue, 'isOverloaded'>,
): Admission {
  return {
    shedLoad: (account) => {
      if (queue.isOverloaded(account?.shareKey ?? null)) throw new HttpError(refusals.overloaded);
    },
    limitBurst: ({ shareKey, policy }) => {
      const milliseconds = burst.take(shareKey, now());
      if (milliseconds > 0) throw new HttpError(burstExceeded(policy.burstPerSecond, milliseconds));
    },
    limitQuota: (account) => {
      if (account.isFree !== true && isExhausted(account, account))
        throw new HttpError(quotaRefusal(account, account, now()));
    },
    limitCpuTime: ({ shareKey, policy }) => {
      const seconds = cpuTime.wait(shareKey);
      if (seconds > 0) throw new HttpError(cpuTimeExceeded(policy.cpuPercent, seconds));
    },
  };
}
