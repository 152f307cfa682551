// The quota of an account or a visitor, as the pages get it.

import type { Caller } from '../../accounts/accounts.ts';
import type { Services } from '../../service-parts.ts';
import { refusals } from '../../http/refusal.ts';
import type { Settings } from '../../settings/settings.ts';
import { accountPolicy, billVisitor, type QuotaStatus, quotaStatus, visitorPolicy } from '../../pipeline/billing.ts';

function quotaJson({ resetsAt, ...numbers }: QuotaStatus) {
  return { ...numbers, resets_at: resetsAt };
}

export function accountBalance(settings: Settings, caller: Caller) {
  return quotaJson(quotaStatus({ policy: accountPolicy(settings, refusals.signedOut), period: caller.month }, caller));
}

export async function visitorBalance(
  { settings, allowance }: Pick<Services, 'settings' | 'allowance'>,
  network: string,
) {
  const account = await billVisitor(visitorPolicy(settings), allowance, network);
  return quotaJson(quotaStatus(account, account));
}
