// Square roots of the numbers of a real quadratic field, as far as one scalar holds them: a fraction, one root of a fraction, or a
// number of the field itself.

import { type Algebraic, elementOf, fieldName, type NumberField, radicandOf } from './algebraic.ts';
import { divide, type Entry, fractionText, isRational, multiply, signOf } from './entry.ts';
import { type Power, squareRoot } from './power.ts';
import * as fractions from './rational.ts';
import { rational, type Rational } from './rational.ts';

/** A real number that a question can lead to: an entry, or one root of a fraction. */
export type RealRoot = Rational | Power | Algebraic;

/**
 * The square root of a real number that is not negative; null where it lies outside of the field and is no root of a fraction, such as
 * that of 2 + √2.
 */
export function rootOfEntry(x: Entry): RealRoot | null {
  if (isRational(x)) return squareRoot(x);
  const found = rootInField(x);
  return found === null ? null : elementOf(x.field, found);
}

/** p + q√d with the square a + b√d: p² + dq² = a and 2pq = b, so that p² is (a ± √(a² − db²))/2. */
function rootInField({ field, element: [part, factor] }: Algebraic): readonly [Rational, Rational] | null {
  const d = rational(radicandOf(field));
  const norm = fractions.subtract(
    fractions.multiply(part, part),
    fractions.multiply(d, fractions.multiply(factor, factor)),
  );
  if (fractions.signOf(norm) < 0) return null;
  const distance = squareRoot(norm);
  if (distance.kind !== 'rational') return null;
  for (const sum of [fractions.add(part, distance), fractions.subtract(part, distance)]) {
    if (fractions.signOf(sum) <= 0) continue;
    const p = squareRoot(fractions.divide(sum, rational(2n)));
    if (p.kind !== 'rational') continue;
    const q = fractions.divide(factor, fractions.multiply(rational(2n), p));
    const isPositive = signOf({ kind: 'algebraic', field, element: [p, q] }) > 0;
    return isPositive ? [p, q] : [fractions.negate(p), fractions.negate(q)];
  }
  return null;
}

/** x/√d for a real x and a positive d; null where no scalar holds it. */
export function overRootOf(x: Entry, d: Entry): RealRoot | null {
  const size = rootOfEntry(divide(multiply(x, x), d));
  return size === null || signOf(x) >= 0 ? size : negated(size);
}

/** The number with the other sign. */
export function negated(x: RealRoot): RealRoot {
  if (x.kind === 'power') return { ...x, sign: x.sign < 0 ? 1 : -1 };
  return x.kind === 'rational' ? fractions.negate(x) : { ...x, element: x.element.map(fractions.negate) };
}

export function isAlgebraic(x: RealRoot): x is Algebraic {
  return x.kind === 'algebraic';
}

/** What a refusal says that a number needs: `the square root of the number 2 + sqrt(2), which is not in Q(sqrt(2))`. */
export function neededRoot(x: Entry, field: NumberField): string {
  const inner = isRational(x) ? fractionText(x) : `the number ${fractionText(x)}`;
  return `the square root of ${inner}, which is not in ${fieldName(field)}`;
}
