// Fractions of unlike denominators: how they are added and subtracted.
// Above: the stories of add and subtract. Below: algorithms/entrywise/{details,features}.ts.

import { type Detail, expanded } from '../../algorithms/entrywise/details.ts';
import { needsFractions } from '../../algorithms/entrywise/features.ts';
import type { EntrywiseInput } from '../../algorithms/entrywise/solve.ts';
import { type Expression, sum } from '../../document/expression.ts';
import { say } from '../../document/prose.ts';
import { gcd } from '../../exact/gcd.ts';
import { add, isInteger, isZero, negate, type Rational } from '../../exact/rational.ts';

/** The rule for x + y (sign 1) or x - y (sign -1); none where the entries may have been written as decimal fractions. */
export function commonDenominator(input: EntrywiseInput, sign: 1 | -1): readonly Detail[] {
  if (!needsFractions(input)) return [];
  return [
    {
      applies: (x, y) => !isZero(x) && !isZero(y) && x.denominator !== y.denominator,
      working: (x, y) => overCommon(x, sign < 0 ? negate(y) : y),
      reason: say`Fractions need a common denominator before their numerators are combined; the least common multiple of the denominators is the shortest.`,
      everywhere: true,
    },
  ];
}

/** Both fractions over their common denominator, and their sum over it where that is still to be reduced. */
function overCommon(x: Rational, y: Rational): readonly Expression[] {
  const common = (x.denominator / gcd(x.denominator, y.denominator)) * y.denominator;
  const total = add(x, y);
  const parts = sum(expanded(x, common), expanded(y, common));
  return total.denominator === common || isInteger(total) ? [parts] : [parts, expanded(total, common)];
}
