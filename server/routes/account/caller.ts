// The account behind a session.

import type { Caller } from '../../accounts/accounts.ts';
import { monthOf } from '../../accounts/usage/month.ts';
import type { Services } from '../../service-parts.ts';

/**
 * The account of a user. It is made where a crash kept it from being made, or from being removed; but not for a user who
 * is being removed at this moment: null.
 */
export async function callerOf(
  { accounts, sessions, now }: Pick<Services, 'accounts' | 'sessions' | 'now'>,
  email: string,
): Promise<Caller | null> {
  const month = monthOf(now());
  const caller = await accounts.identifyByEmail(email, month);
  if (caller !== null) return caller;
  await (await sessions.users()).ifExists(email, () => accounts.open(email));
  return accounts.identifyByEmail(email, month);
}
