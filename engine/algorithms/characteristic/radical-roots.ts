// The roots of λ³ + c and of λ⁴ + pλ² + q, written with roots of numbers.

import { IMAGINARY_UNIT, withRoot } from '../../document/algebraic.ts';
import {
  count,
  equal,
  type Expression,
  negative,
  number,
  power,
  product,
  relation,
  root,
  sum,
  symbol,
} from '../../document/expression.ts';
import { simplestPower, simplestRootOf } from '../../document/simplest-root.ts';
import { integerRoot } from '../../exact/integers.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import {
  absolute,
  add,
  compare,
  divide,
  integer,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  signOf,
  subtract,
} from '../../exact/rational.ts';
import { joined } from '../wording.ts';
import { isCubeEquation, isEvenQuartic, squareRoot } from '../polynomial/rational-factors.ts';
import { LAMBDA, powerOf } from './names.ts';

/** (−1 + √3 i)/2, whose cube is 1. */
export const OMEGA = symbol('ω');

/** The roots of an irreducible factor. */
export interface RadicalRoots {
  /** What is said of them, with the facts that show it. */
  readonly said: Claim;
  /** The factor as a product over numbers with roots; null for a cubic. */
  readonly product: readonly Expression[] | null;
}

/** Null where the factor has another form, or where its roots would be roots of complex numbers. */
export function radicalRoots(factor: Polynomial): RadicalRoots | null {
  if (isCubeEquation(factor)) return cubeRoots(factor[0]);
  if (!isEvenQuartic(factor)) return null;
  const [q, , p] = factor;
  const discriminant = subtract(multiply(p, p), multiply(integer(4), q));
  if (signOf(discriminant) > 0) return rootsOfSquares(p, q, discriminant);
  const side = squareRoot(q);
  return side === null ? null : rootsOfDifference(p, side);
}

/** The real cube root of −c, and its products with ω and ω². */
function cubeRoots(c: Rational): RadicalRoots {
  const size = rootOfDegree(absolute(c), 3);
  const real = signOf(c) > 0 ? negative(size) : size;
  return {
    said: claim(
      say`The real root is ${real}, and the others are its products with ${OMEGA} and ${power(OMEGA, count(2))}`,
      equal(power(real, count(3)), number(negate(c))),
      equal(product('dot', OMEGA, power(OMEGA, count(2))), count(1)),
    ),
    product: null,
  };
}

function rootOfDegree(x: Rational, degree: 3 | 4): Expression {
  return (
    simplestPower({ kind: 'power', sign: 1, base: x, exponent: rational(1n, BigInt(degree)) }) ??
    root(number(x), degree)
  );
}

/** λ² is x or y, both real: the roots are ±√x, or ±√(−x) i where x is negative. */
function rootsOfSquares(p: Rational, q: Rational, discriminant: Rational): RadicalRoots {
  const [middle, square] = [divide(negate(p), integer(2)), divide(discriminant, integer(4))];
  // The smaller one is negative where q is, and both are where p is positive and q is.
  const signs = signOf(q) < 0 ? [1, -1] : signOf(p) > 0 ? [-1, -1] : [1, 1];
  const found = [false, true].map((isMinus, place) => {
    const value = withRoot(middle, square, isMinus);
    const isNegative = signs[place] < 0;
    const size = isNegative ? withRoot(negate(middle), square, !isMinus) : value;
    return { value, isNegative, size, side: isZero(p) ? rootOfDegree(absolute(q), 4) : root(size) };
  });
  const terms = (value: Expression): Expression =>
    sum(power(value, count(2)), ...(isZero(p) ? [] : [product('dot', number(p), value)]), number(q));
  const facts = found.flatMap(({ value, side, size }) => [
    equal(terms(value), count(0)),
    ...[side, negative(side)].flatMap((each) =>
      isZero(p)
        ? [equal(power(each, count(4)), number(absolute(q)))]
        : neitherLessNorGreater(power(each, count(2)), size),
    ),
  ]);
  const [real, turned] = [false, true].map((isNegative) =>
    found
      .filter((each) => each.isNegative === isNegative)
      .flatMap(({ side }): readonly Prose[] => [[side], [negative(side)]]),
  );
  const reals = say`The real roots are ${joined(real)}`;
  const others = say`${real.length === 0 ? 'They are the products of' : ', and the others are the products of'} ${IMAGINARY_UNIT} with ${joined(turned)}`;
  return {
    said: claim(
      turned.length === 0 ? say`They are ${joined(real)}` : real.length === 0 ? others : say`${reals}${others}`,
      ...facts,
      equal(power(IMAGINARY_UNIT, count(2)), count(-1)),
    ),
    product: [product('adjacent', ...found.map(({ value }) => sum(powerOf(2), opposite(value))))],
  };
}

/** A square of such a root has no exact form but the number under the root sign, so its value is compared from both sides. */
function neitherLessNorGreater(square: Expression, size: Expression): readonly Expression[] {
  return [relation(square, 'at-most', size), relation(square, 'at-least', size)];
}

function opposite(value: Expression): Expression {
  return value.kind === 'negative' ? value.of : negative(value);
}

/** (λ² + s)² − (2s − p)λ² for q = s², without real roots: they are ±√(2s − p)/2 ± √(2s + p)/2 i. */
function rootsOfDifference(p: Rational, s: Rational): RadicalRoots {
  const [linear, other] = [subtract(multiply(integer(2), s), p), add(multiply(integer(2), s), p)];
  const side = simplestRootOf(linear);
  const [re, im] = [linear, other].map((x) => simplestRootOf(divide(x, integer(4))));
  const half = (sign: 1 | -1): Expression =>
    sum(powerOf(2), sign === 1 ? times(side) : negative(times(side)), number(s));
  return {
    said: claim(
      say`Each of the four roots has the real part ${re} or ${negative(re)} and the imaginary part ${im} or ${negative(im)}`,
      equal(sum(power(re, count(2)), power(im, count(2))), number(s)),
      equal(product('dot', count(2), re), side),
      equal(power(negative(re), count(2)), power(re, count(2))),
      equal(power(negative(im), count(2)), power(im, count(2))),
    ),
    product: [
      sum(power(sum(powerOf(2), number(s)), count(2)), negative(coefficient(linear, powerOf(2)))),
      product('adjacent', half(-1), half(1)),
    ],
  };
}

function times(factor: Expression): Expression {
  return product('adjacent', factor, LAMBDA);
}

function coefficient(factor: Rational, of: Expression): Expression {
  return compare(factor, ONE) === 0 ? of : product('adjacent', number(factor), of);
}

/** ω = (−1 + √3 i)/2 */
export function omegaLine(): Expression {
  return equal(OMEGA, withRoot(rational(-1n, 2n), rational(-3n, 4n), false));
}

/** k³ < n < (k + 1)³: an integer between two cubes. */
export function betweenCubes(size: Rational): Expression {
  const below = integerRoot(size.numerator, 3);
  const [lower, upper] = [below, below + 1n].map((base) => power(number(rational(base)), count(3)));
  return {
    kind: 'relation',
    first: lower,
    links: [number(size), upper].map((right) => ({ comparison: 'less', right })),
  };
}
