// What a slip makes of a quantity: from what the student has, the values that it would give.

import type { Amount, Known } from './amount.ts';
import type { Own } from './quantity.ts';

export type QuantityRule = { readonly [quantity: string]: (own: Own) => readonly Known<Amount>[] };
