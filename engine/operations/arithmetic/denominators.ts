// Fractions of unlike denominators: how they are added and subtracted.

import { betweenFractions, type Detail, expanded, where } from '../../algorithms/entrywise/details.ts';
import { worksInFractions } from '../../algorithms/entrywise/features.ts';
import { type Expression, sum } from '../../document/expression.ts';
import { say } from '../../document/prose.ts';
import type { Entry } from '../../exact/entry.ts';
import { gcd } from '../../exact/gcd.ts';
import { add, isInteger, isZero, negate, type Rational } from '../../exact/rational.ts';

/** The rules for x + y (sign 1) or x - y (sign -1); none where the work is done in decimal fractions. */
export function commonDenominator(sign: 1 | -1, inDecimals: boolean): readonly Detail<Entry>[] {
  return (sign < 0 ? DIFFERENCE_RULES : SUM_RULES)[inDecimals ? 1 : 0];
}

function rulesFor(sign: 1 | -1, inDecimals: boolean): readonly Detail<Entry>[] {
  const rules = where(worksInFractions(inDecimals), [
    {
      applies: (x, y) => !isInteger(x) && x.denominator === y.denominator,
      working: (x, y) => reducible(add(x, sign < 0 ? negate(y) : y), x.denominator),
      reason: say`Fractions with the same denominator are added or subtracted by their numerators; the result is reduced to lowest terms.`,
    },
    {
      applies: (x, y) => !isZero(x) && !isZero(y) && x.denominator !== y.denominator,
      working: (x, y) => overCommon(x, sign < 0 ? negate(y) : y),
      reason: say`Fractions need a common denominator before they can be added or subtracted; the smallest is the least common multiple of their denominators.`,
      everywhere: true,
    },
  ]);
  return betweenFractions(rules);
}

/** Without and with decimal fractions. */
const SUM_RULES = [rulesFor(1, false), rulesFor(1, true)] as const;
const DIFFERENCE_RULES = [rulesFor(-1, false), rulesFor(-1, true)] as const;

/** Both fractions over their common denominator, and their sum over it where that is still to be reduced. */
function overCommon(x: Rational, y: Rational): readonly Expression[] {
  const common = (x.denominator / gcd(x.denominator, y.denominator)) * y.denominator;
  const total = add(x, y);
  const parts = sum(expanded(x, common), expanded(y, common));
  return isInteger(total) ? [parts] : [parts, ...reducible(total, common)];
}

/** The total over the denominator of its terms, where it is still to be reduced. */
function reducible(total: Rational, denominator: bigint): readonly Expression[] {
  return isZero(total) || total.denominator === denominator ? [] : [expanded(total, denominator)];
}
