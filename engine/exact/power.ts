// Powers: base^exponent where the result is irrational, or rational but too large to write out.
// Above: scalar.ts, rounding.ts. Below: rational.ts.

import type { Rational } from './rational.ts';

/**
 * `sign * base ^ exponent`, kept as it is because no fraction equals it (or none of reasonable length does).
 * base > 0 and exponent is not 0. `sqrt(v)` is the power with exponent 1/2.
 */
export interface Power {
  readonly kind: 'power';
  readonly sign: -1 | 1;
  readonly base: Rational;
  readonly exponent: Rational;
}
