// Balances: how many answers an account or a visitor has had, and may have, as the pages get it.

import type { Caller } from '../../accounts/accounts.ts';
import type { Context } from '../../context.ts';
import { refusals } from '../../http/refusal.ts';
import type { Settings } from '../../settings.ts';
import { accountTerms, type Balance, balanceOf, payAsVisitor, visitorTerms } from '../payer.ts';

function balanceJson({ resetsAt, ...numbers }: Balance) {
  return { ...numbers, resets_at: resetsAt };
}

export function accountBalance(settings: Settings, caller: Caller) {
  const terms = accountTerms(settings, refusals.signedOut);
  return balanceJson(balanceOf({ terms, period: caller.month }, caller));
}

export async function visitorBalance(
  { settings, allowance }: Pick<Context, 'settings' | 'allowance'>,
  network: string,
) {
  const payer = await payAsVisitor(visitorTerms(settings), allowance, network);
  return balanceJson(balanceOf(payer, payer));
}
