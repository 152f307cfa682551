// What a slip makes of a quantity: from what the student has, the values that it would give.

import type { Amount, Known } from './amount.ts';
import type { Own } from './quantity.ts';

/** `found` is what the student wrote: some rules say of it alone whether it comes about so. `scope` is that of the quantity. */
export type QuantityRule = {
  readonly [quantity: string]: (own: Own, found: Amount, scope: string) => readonly Known<Amount>[];
};
