// Scopes of keys: which routes a key opens.

import type { KeyScope } from '../accounts/store/named-keys.ts';
import { HttpError } from '../http/http-error.ts';
import { outOfScope } from '../http/refusal.ts';
import type { BillingAccount } from './billing.ts';

/** What is asked of a key that opens not everything: a route that answers, or one that checks what somebody else has written. */
type Wanted = Exclude<KeyScope, 'all'>;

function wantedBy(path: string): Wanted {
  return path.includes('/feedback/') ? 'feedback' : 'answers';
}

/** Throws a 403 where the account's key does not open the route with this path. */
export function requireScope({ scope }: Pick<BillingAccount, 'scope'>, path: string): void {
  const wanted = wantedBy(path);
  if (scope !== 'all' && scope !== wanted) throw new HttpError(outOfScope(scope, [wanted, 'all']));
}

/** The same for a route that tells of the account itself. */
export function requireWholeScope({ scope }: Pick<BillingAccount, 'scope'>): void {
  if (scope !== 'all') throw new HttpError(outOfScope(scope, ['all']));
}
