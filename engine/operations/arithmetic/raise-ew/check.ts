// The check of powers: roots lead back to the bases, and powers back from roots.

import { withSign } from '../../../algorithms/entrywise/details.ts';
import type { EntrywiseInput } from '../../../algorithms/entrywise/solve.ts';
import { type Check, gridOf } from '../../../algorithms/entrywise/tell.ts';
import { count, divided, type Expression, number, power, root } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { type AnswerMatrix, entriesOf, entryAt, scalarAt } from '../../../exact/matrix.ts';
import { isRational } from '../../../exact/entry.ts';
import { absolute, divide, isInteger, ONE, type Rational, rational, signOf } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';

/** Higher powers and roots are no quick check. */
const LARGEST_DEGREE = 12n;

/** Matrices of more entries are not checked. */
const MOST_ENTRIES = 12;

/**
 * The bases found again from the powers, without the signs that even exponents hide. None where an exponent of 0 has lost its
 * base, where two steps would lead back, or where a degree is too high.
 */
export function check({ a, b }: EntrywiseInput, result: AnswerMatrix): Check | null {
  if (a.rows * a.columns > MOST_ENTRIES) return null;
  const [bases, exponents] = [entriesOf(a), entriesOf(b)];
  if (!exponents.every((exponent, position) => leadsBack(exponent, scalarAt(result, position)))) return null;
  const hidden = bases.some((base, position) => signOf(base) < 0 && isEven(exponents[position]));
  return {
    name: null,
    undo: (value, exponent) => {
      if (!isRational(exponent)) throw new TypeError('powers are of fractions');
      return undone(value, exponent);
    },
    explain: say`${undoing(exponents)} ${hidden ? say`The bases must come back, except that an even exponent hides the sign of a negative base.` : say`The bases must come back.`}`,
    ...(hidden ? { target: [gridOf(a, (position) => seen(entryAt(a, position), entryAt(b, position)))] } : {}),
  };
}

function isEven(exponent: Rational): boolean {
  return isInteger(exponent) && exponent.numerator % 2n === 0n;
}

/** What is left of a base to be found. */
function seen(base: Rational, exponent: Rational): Expression {
  return number(isEven(exponent) ? absolute(base) : base);
}

function leadsBack(exponent: Rational, value: Scalar): boolean {
  const { numerator, denominator } = absolute(exponent);
  if (isInteger(exponent)) return value.kind === 'rational' && numerator !== 0n && numerator <= LARGEST_DEGREE;
  return numerator === 1n && denominator <= LARGEST_DEGREE;
}

function undone(value: Scalar, exponent: Rational): Expression {
  if (value.kind !== 'rational' || !isInteger(exponent)) {
    return power(number(value), number(rational(BigInt(signOf(exponent)) * exponent.denominator)));
  }
  const degree = Number(absolute(exponent).numerator);
  if (degree === 1) return signOf(exponent) > 0 ? number(value) : divided(count(1), number(value));
  const radicand = signOf(exponent) > 0 ? value : divide(ONE, value);
  return withSign(signOf(value), root(number(absolute(radicand)), degree));
}

function undoing(exponents: readonly Rational[]): Prose {
  if (exponents.every((exponent) => isInteger(exponent) && signOf(exponent) > 0)) {
    return say`Roots undo powers: the degree of each root is the exponent.`;
  }
  if (exponents.every((exponent) => !isInteger(exponent) && signOf(exponent) > 0)) {
    return say`Powers undo roots: each exponent is the degree of the root.`;
  }
  const raises = exponents.some((exponent) => isInteger(exponent) && absolute(exponent).numerator > 1n);
  const takesRoots = !exponents.every(isInteger);
  const rules = [
    ...(raises && takesRoots ? [say`Roots undo powers, and powers undo roots.`] : []),
    ...(raises && !takesRoots ? [say`Roots undo powers.`] : []),
    ...(takesRoots && !raises ? [say`Powers undo roots.`] : []),
    ...(exponents.some((exponent) => signOf(exponent) < 0)
      ? [say`Where the exponent is negative, reciprocals are taken as well.`]
      : []),
  ];
  return rules.flatMap((rule, index) => (index === 0 ? rule : [' ', ...rule]));
}
