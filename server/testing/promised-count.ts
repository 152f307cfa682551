// A count as a promise, for those who count now and then.
// Above: tests. Below: accounts/usage.ts, waiting.ts.

import type { Claim, Counted, Usage } from '../accounts/usage.ts';
import { promised } from '../waiting.ts';

export function promisedCount({ count }: Usage, claim: Claim): Promise<Counted> {
  return promised((waiting) => count(claim, waiting));
}
