// Notes on entry-by-entry quotients: fractions whose decimal digits do not end, and divisors between 0 and 1.

import { withSign } from '../../../algorithms/entrywise/details.ts';
import { isDecimalFraction } from '../../../algorithms/entrywise/features.ts';
import type { EntrywiseInput } from '../../../algorithms/entrywise/solve.ts';
import { place } from '../../../algorithms/wording.ts';
import { placeAt } from '../../../algorithms/entries.ts';
import { count, equal, type Expression, number, quotient, relation, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, entryAt, type ExactMatrix, hasRoots, type Matrix } from '../../../exact/matrix.ts';
import { absolute, compare, divide, ONE, type Rational, rational, signOf } from '../../../exact/rational.ts';

const [C, b] = [symbol('C'), symbol('b')];

/** Matrices of more entries are not searched, and longer fractions are not shown. */
const MOST_ENTRIES = 100;
const LARGEST_DENOMINATOR = 1000n;

export function notes({ a, b: divisors, scalar }: EntrywiseInput<ExactMatrix>): readonly Prose[] {
  if (hasRoots(a) || hasRoots(divisors)) return [];
  return [...smallDivisorNotes(divisors, scalar), ...endlessNotes(a, divisors)];
}

/** One divisor between 0 and 1 makes numbers larger. */
function smallDivisorNotes(divisors: Matrix, scalar: boolean): readonly Prose[] {
  const divisor = entryAt(divisors, 0);
  if (!scalar || signOf(divisor) <= 0 || compare(divisor, ONE) >= 0) return [];
  const between = claim(
    say`The divisor ${b} lies between ${0} and ${1}`,
    relation(b, 'greater', count(0)),
    relation(b, 'less', count(1)),
  );
  const reciprocal = number(divide(ONE, divisor));
  const factor = claim(say`dividing by ${b} is multiplying by ${reciprocal}`, equal(quotient(count(1), b), reciprocal));
  return [say`${between}, so every entry that is not zero moves away from zero: ${factor}.`];
}

/** The first quotient that no finite decimal fraction equals, where all entries are such fractions. */
function endlessNotes(a: Matrix, divisors: Matrix): readonly Prose[] {
  if (a.rows * a.columns > MOST_ENTRIES) return [];
  const [dividends, others] = [entriesOf(a), entriesOf(divisors)];
  if (![...dividends, ...others].every(isDecimalFraction)) return [];
  const quotients = dividends.map((x, position) => divide(x, others[position]));
  const position = quotients.findIndex(
    (value) => !isDecimalFraction(value) && value.denominator <= LARGEST_DENOMINATOR,
  );
  if (position === -1) return [];
  const { row, column } = placeAt(a, position);
  const value = asFraction(quotients[position]);
  const finding = claim(
    say`The quotient in ${place(row, column)} is ${value}`,
    equal(measure('entryAt', C, row + 1, column + 1), value),
  );
  return [
    say`${finding}. As a decimal it would go on without end, because its denominator has a prime factor other than two and five; the fraction is exact.`,
  ];
}

/** Numerator over denominator, also for a reader who writes decimal fractions. */
function asFraction(x: Rational): Expression {
  const { numerator, denominator } = absolute(x);
  return withSign(signOf(x), quotient(number(rational(numerator)), number(rational(denominator))));
}
