// A count as a promise, for those who count now and then.

import type { Claim, Counted, Usage } from '../accounts/usage.ts';
import { promised } from '../waiting.ts';

export function promisedCount({ count }: Usage, claim: Claim): Promise<Counted> {
  return promised((waiting) => count(claim, waiting));
}
