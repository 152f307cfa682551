// The quota status of an account or a visitor, as JSON for the pages.

import type { Caller } from '../../accounts/accounts.ts';
import { refusals } from '../../http/refusal.ts';
import {
  accountPolicy,
  billVisitor,
  type QuotaStatus,
  quotaStatus,
  type Visitor,
  visitorPolicy,
} from '../../pipeline/billing.ts';
import type { Services } from '../../service-parts.ts';
import type { Settings } from '../../settings/settings.ts';

function quotaStatusJson({ resetsAt, ...numbers }: QuotaStatus) {
  return { ...numbers, resets_at: resetsAt };
}

export function accountQuotaStatus(settings: Settings, caller: Caller) {
  const policy = accountPolicy(settings, refusals.signedOut);
  return quotaStatusJson(quotaStatus({ policy, period: caller.month }, caller));
}

export async function visitorQuotaStatus(
  { settings, windowLimits }: Pick<Services, 'settings' | 'windowLimits'>,
  visitor: Visitor,
) {
  const { visitorNetworkDailyLimit } = settings;
  const account = await billVisitor(visitorPolicy(settings), windowLimits, visitor, visitorNetworkDailyLimit);
  return quotaStatusJson(quotaStatus(account, account));
}
