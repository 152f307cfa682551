// The limit on password hashing: how many requests may hash a password, or wait for it, at the same time.

import { refusals } from '../../http/refusal.ts';
import type { ConcurrencyLimit } from '../../sessions/concurrency-limit.ts';
import { type Handler, refusedBy } from './account-routes.ts';

/** The last of them waits for some seconds. */
export const maxHashingRequests = 24;

/** Refuses a request with 503 where the limit is reached. */
export type LimitHashing = <Request>(handler: Handler<Request>) => Handler<Request>;

/**
 * Hashing is slow by design: without a limit, a flood of passwords from many networks would delay everybody. A request that is
 * refused here has no effect: no attempt is counted and no token is used.
 */
export function limitHashing({ tryRun }: ConcurrencyLimit): LimitHashing {
  return (handler) => async (request) =>
    (await tryRun(() => handler(request))) ?? refusedBy(refusals.passwordHashingBusy);
}
