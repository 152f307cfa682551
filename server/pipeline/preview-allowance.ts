// Previews cost nothing: they are bounded by a limit of their own, in this process only.

import { createTokenBuckets } from '../accounts/limits/token-buckets.ts';
import { HttpError } from '../http/http-error.ts';
import { previewsExceeded } from '../http/refusal.ts';
import type { BillingAccount } from './billing.ts';

/** A class behind one address types at once, and pauses; nobody types so fast for long. */
export const PREVIEWS_PER_SECOND = 2;
export const PREVIEWS_AT_ONCE = 240;

/** The account for one preview: one that does not pay. Throws a 429 beyond the limit. */
export type PreviewAllowance = (account: BillingAccount) => BillingAccount;

/** `maxBodyBytes` bounds the bodies of previews. */
export function createPreviewAllowance(now: () => number, maxBodyBytes: number): PreviewAllowance {
  const buckets = createTokenBuckets(PREVIEWS_PER_SECOND, PREVIEWS_AT_ONCE);
  return (account) => {
    const level = buckets.level(account.shareKey, now());
    if (level < 1) throw new HttpError(previewsExceeded(Math.ceil((1 - level) / PREVIEWS_PER_SECOND)));
    buckets.take(account.shareKey, 1, now());
    const policy = { ...account.policy, maxBodyBytes: Math.min(maxBodyBytes, account.policy.maxBodyBytes) };
    return { ...account, policy, isFree: true };
  };
}
