// The account behind a session.

import type { Caller } from '../../accounts/accounts.ts';
import { monthOf } from '../../accounts/usage/month.ts';
import type { Services } from '../../service-parts.ts';

/**
 * The account of a user. After a crash in a sign-up or a deletion it may be missing: then it is created. Null for a user who is being
 * deleted.
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
