// Factors of a characteristic polynomial that are seen at once: powers of λ, and quadratics whose discriminant is a square.

import { type Polynomial, polynomial } from '../../exact/polynomial.ts';
import { exactRoot } from '../../exact/integers.ts';
import {
  add,
  compare,
  divide,
  equals,
  integer,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  signOf,
  subtract,
  ZERO,
} from '../../exact/rational.ts';

/** The roots that were found, ascending and with repetitions, and what is left when they are divided out. */
export interface Factored {
  readonly roots: readonly Rational[];
  readonly rest: Polynomial;
}

/** The factors of a monic polynomial that need no search. */
export function evidentFactors(p: Polynomial): Factored {
  const zeros = p.findIndex((coefficient) => !isZero(coefficient));
  const rest = p.slice(zeros);
  const others = rest.length <= 3 ? rootsUpToQuadratic(rest) : null;
  const roots = [...Array.from({ length: zeros }, () => ZERO), ...(others ?? [])].toSorted(compare);
  return { roots, rest: others === null ? rest : polynomial(ONE) };
}

/** The rational roots of a monic polynomial of degree 0, 1 or 2; null where a quadratic has none. */
function rootsUpToQuadratic(p: Polynomial): readonly Rational[] | null {
  if (p.length === 1) return [];
  if (p.length === 2) return [negate(p[0])];
  const [constant, linear] = p;
  const discriminant = subtract(multiply(linear, linear), multiply(integer(4), constant));
  const root = squareRoot(discriminant);
  if (root === null) return null;
  return [half(subtract(negate(linear), root)), half(add(negate(linear), root))];
}

function half(x: Rational): Rational {
  return divide(x, integer(2));
}

/** The square root of the square of a fraction; null for all other numbers. */
function squareRoot(x: Rational): Rational | null {
  if (signOf(x) < 0) return null;
  const [numerator, denominator] = [exactRoot(x.numerator, 2), exactRoot(x.denominator, 2)];
  return numerator === null || denominator === null ? null : rational(numerator, denominator);
}

/** Each root once with its multiplicity, in the order given. */
export function multiplicities(
  roots: readonly Rational[],
): readonly { readonly root: Rational; readonly times: number }[] {
  return roots
    .filter((root, index) => roots.findIndex((other) => equals(other, root)) === index)
    .map((root) => ({ root, times: roots.filter((other) => equals(other, root)).length }));
}
