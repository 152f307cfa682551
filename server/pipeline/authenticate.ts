// Authentication by API key: the account that an `Authorization` header belongs to. Without a valid key a request is a 401.

import { dedupePerTick } from '../accounts/dedupe-per-tick.ts';
import { monthOf } from '../accounts/usage/month.ts';
import { HttpError } from '../http/http-error.ts';
import { refusals } from '../http/refusal.ts';
import { readAuthorization } from '../http/request-checks.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Services } from '../service-parts.ts';
import { accountPolicy, type BillingAccount, billByKey } from './billing.ts';
import { billTestKey, testKeyPolicy } from './test-keys.ts';

/** Finds the account of a request and notes it in the context. Rejects with a 401. */
export type Authenticate = (context: RequestContext) => Promise<BillingAccount>;

export function createKeyAuthentication({
  settings,
  accounts,
  usage,
  windowLimits,
  now,
}: Pick<Services, 'settings' | 'accounts' | 'usage' | 'windowLimits' | 'now'>): Authenticate {
  const policy = accountPolicy(settings, refusals.unknownKey);
  const testPolicy = testKeyPolicy(policy);

  /** One look-up for each key and tick, never kept longer, so that a revoked key stops working at once. */
  const find = dedupePerTick(async (key: string) => {
    const caller = await accounts.identify(key, monthOf(now()));
    if (caller === null) return null;
    if (caller.kind === 'live') return { caller, account: billByKey(policy, usage, caller) };
    const identify = () => accounts.identify(key, caller.month);
    return { caller, account: await billTestKey(testPolicy, windowLimits, caller, identify) };
  });

  return async (context) => {
    const authorization = readAuthorization(context.request.rawHeaders);
    if (authorization.kind === 'missing') throw new HttpError(refusals.notAuthenticated);
    if (authorization.kind === 'malformed') throw new HttpError(refusals.malformedAuthorization);
    const found = await find(authorization.key);
    if (found === null) throw new HttpError(refusals.unknownKey);
    context.caller = found.caller;
    return found.account;
  };
}
