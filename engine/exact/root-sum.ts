// Sums of square roots: c₁√r₁ + c₂√r₂ + ... with fractions c, which is what people write beside plain fractions.
//
// Two radicands whose product is a square belong to one term, so that equal numbers have equal terms: square roots of whole numbers
// of which no product is a square are linearly independent over the rationals (A. Besicovitch, 1940).

import { type Algebraic, isQuadratic, radicandOf } from './algebraic.ts';
import { bitLength, exactRoot } from './integers.ts';
import type { Power } from './power.ts';
import { add, fractionText, isZero, multiply, negate, ONE, type Rational, rational } from './rational.ts';
import { isRoundedScalar, type Scalar } from './scalar.ts';

/** `coefficient * sqrt(radicand)`; the coefficient is not 0, the radicand is 1 or more. */
interface RootTerm {
  readonly coefficient: Rational;
  readonly radicand: bigint;
}

/** No product of two radicands is a square; no term at all is 0. */
export interface RootSum {
  readonly terms: readonly RootTerm[];
}

/** Longer numbers, or more terms, are not calculated with. */
const MOST_BITS = 8000;
const MOST_TERMS = 16;

export function rootSum(value: Rational): RootSum {
  return { terms: isZero(value) ? [] : [{ coefficient: value, radicand: 1n }] };
}

/** The fraction that a sum is; null where it is irrational. */
export function rationalOf({ terms }: RootSum): Rational | null {
  if (terms.length === 0) return rational(0n);
  if (terms.length > 1) return null;
  const [{ coefficient, radicand }] = terms;
  const root = exactRoot(radicand, 2);
  return root === null ? null : multiply(coefficient, rational(root));
}

/** Null where the sum is beyond what is calculated with. */
export function addSums(one: RootSum, other: RootSum): RootSum | null {
  let terms = one.terms;
  for (const term of other.terms) terms = withTerm(terms, term);
  return bounded({ terms });
}

/** The terms with one more; a term over the same square class takes it in. */
function withTerm(terms: readonly RootTerm[], { coefficient, radicand }: RootTerm): readonly RootTerm[] {
  for (const [index, term] of terms.entries()) {
    // sqrt(s) is sqrt(r s) / r times sqrt(r), where r s is a square.
    const root = exactRoot(term.radicand * radicand, 2);
    if (root === null) continue;
    const sum = add(term.coefficient, multiply(coefficient, rational(root, term.radicand)));
    return isZero(sum) ? terms.toSpliced(index, 1) : terms.with(index, { ...term, coefficient: sum });
  }
  return [...terms, { coefficient, radicand }];
}

export function negateSum({ terms }: RootSum): RootSum {
  return { terms: terms.map(({ coefficient, radicand }) => ({ coefficient: negate(coefficient), radicand })) };
}

/** Null where the product is beyond what is calculated with. */
export function multiplySums(one: RootSum, other: RootSum): RootSum | null {
  if (one.terms.length * other.terms.length > MOST_TERMS) return null;
  let terms: readonly RootTerm[] = [];
  for (const x of one.terms) {
    for (const y of other.terms) {
      const coefficient = multiply(x.coefficient, y.coefficient);
      terms = withTerm(terms, { coefficient, radicand: x.radicand * y.radicand });
    }
  }
  return bounded({ terms });
}

/** Null where the divisor is 0, or a sum of several roots, which would have to be rationalized. */
export function divideSums(one: RootSum, { terms }: RootSum): RootSum | null {
  if (terms.length !== 1) return null;
  const [{ coefficient, radicand }] = terms;
  // 1 / (c sqrt(r)) is sqrt(r) / (c r).
  const { numerator, denominator } = multiply(coefficient, rational(radicand));
  return multiplySums(one, { terms: [{ coefficient: rational(denominator, numerator), radicand }] });
}

/** The square root of a sum that is a fraction, 0 or more; null for any other. */
export function rootOfSum(sum: RootSum): RootSum | null {
  const value = rationalOf(sum);
  if (value === null || value.numerator < 0n) return null;
  const { numerator, denominator } = value;
  if (numerator === 0n) return rootSum(value);
  const root = exactRoot(numerator * denominator, 2);
  if (root !== null) return rootSum(rational(root, denominator));
  return bounded({ terms: [{ coefficient: rational(1n, denominator), radicand: numerator * denominator }] });
}

function bounded(sum: RootSum): RootSum | null {
  if (sum.terms.length > MOST_TERMS) return null;
  const isShort = sum.terms.every(
    ({ coefficient: { numerator, denominator }, radicand }) =>
      Math.max(bitLength(numerator), bitLength(denominator), bitLength(radicand)) <= MOST_BITS,
  );
  return isShort ? sum : null;
}

/** An exact number as a sum of roots; null where it is none. */
export function sumOfScalar(x: Scalar): RootSum | null {
  if (x.kind === 'rational') return rootSum(x);
  if (x.kind === 'algebraic') return sumOfQuadratic(x);
  if (x.kind !== 'power' || x.exponent.numerator !== 1n || x.exponent.denominator !== 2n) return null;
  const root = rootOfSum(rootSum(x.base));
  return root === null || x.sign > 0 ? root : negateSum(root);
}

/** p + q √d for d > 0; null for other algebraic numbers. */
function sumOfQuadratic({ field, element: [part, factor] }: Algebraic): RootSum | null {
  if (!isQuadratic(field) || !field.isReal) return null;
  return addSums(rootSum(part), { terms: [{ coefficient: factor, radicand: radicandOf(field) }] });
}

/** The real and the imaginary part of an exact number as sums of roots; null where they are none. */
export function partsOfScalar(x: Scalar): { readonly re: RootSum; readonly im: RootSum } | null {
  if (x.kind === 'complex-float') return null;
  if (x.kind !== 'algebraic' || x.field.isReal) {
    const re = sumOfScalar(x);
    return re === null ? null : { re, im: { terms: [] } };
  }
  if (!isQuadratic(x.field)) return null;
  const [part, factor] = x.element;
  const root = rootOfSum(rootSum(rational(-radicandOf(x.field))));
  const im = root === null ? null : multiplySums(rootSum(factor), root);
  return im === null ? null : { re: rootSum(part), im };
}

/** Whether two sums are one number. */
export function sumsEqual(one: RootSum, other: RootSum): boolean {
  return addSums(one, negateSum(other))?.terms.length === 0;
}

/** Whether the sum is exactly this number. A double is no exact number, and no sum equals it. */
export function sumEquals(sum: RootSum, scalar: Scalar): boolean {
  if (isRoundedScalar(scalar)) return false;
  if (scalar.kind === 'algebraic') {
    const other = sumOfScalar(scalar);
    return other !== null && addSums(sum, negateSum(other))?.terms.length === 0;
  }
  if (scalar.kind === 'rational') {
    const value = rationalOf(sum);
    return value !== null && value.numerator * scalar.denominator === scalar.numerator * value.denominator;
  }
  if (sum.terms.length !== 1) return false;
  const [{ coefficient, radicand }] = sum.terms;
  const sign = coefficient.numerator < 0n ? -1 : 1;
  const square = multiply(multiply(coefficient, coefficient), rational(radicand));
  return powersEqual({ kind: 'power', sign, base: square, exponent: rational(1n, 2n) }, scalar);
}

/** Whether two powers are one number, as far as this can be decided without numbers of more than 8,000 bits. */
export function powersEqual(one: Power, other: Power): boolean {
  if (one.sign !== other.sign) return false;
  // a^(p/q) = b^(r/s) where a^(p s) = b^(r q), for a, b > 0.
  const left = one.exponent.numerator * other.exponent.denominator;
  const right = other.exponent.numerator * one.exponent.denominator;
  const x = shortPower(one.base, left);
  const y = shortPower(other.base, right);
  if (x === null || y === null) return sameParts(one, other);
  return x.numerator * y.denominator === y.numerator * x.denominator;
}

function sameParts(one: Power, other: Power): boolean {
  return (
    fractionText(one.base) === fractionText(other.base) && fractionText(one.exponent) === fractionText(other.exponent)
  );
}

/** Null where the power would be too long. */
function shortPower(base: Rational, exponent: bigint): Rational | null {
  const size = exponent < 0n ? -exponent : exponent;
  const bits = Math.max(bitLength(base.numerator), bitLength(base.denominator));
  if (size > BigInt(MOST_BITS) || BigInt(bits) * size > BigInt(MOST_BITS)) return null;
  const { numerator, denominator } = base;
  return exponent < 0n
    ? rational(denominator ** size, numerator ** size)
    : rational(numerator ** size, denominator ** size);
}

/** As the API writes exact numbers: "2*sqrt(2)", "1/2 + sqrt(3)", "-sqrt(5)/2". */
export function sumText({ terms }: RootSum): string {
  if (terms.length === 0) return '0';
  return terms.map((term, index) => termText(term, index === 0)).join('');
}

function termText({ coefficient, radicand }: RootTerm, isFirst: boolean): string {
  const root = exactRoot(radicand, 2);
  const factor = root === null ? coefficient : multiply(coefficient, rational(root));
  const isNegative = factor.numerator < 0n;
  const size = isNegative ? negate(factor) : factor;
  const sign = isFirst ? (isNegative ? '-' : '') : isNegative ? ' - ' : ' + ';
  if (root !== null) return sign + fractionText(size);
  const { numerator, denominator } = outside(size, radicand);
  const before = numerator.factor === 1n ? '' : `${numerator.factor}*`;
  return `${sign}${before}sqrt(${numerator.radicand})${denominator === 1n ? '' : `/${denominator}`}`;
}

/** A root with the squares of small primes taken out of it, as one writes it by hand: sqrt(8) is 2 sqrt(2). */
function outside(size: Rational, radicand: bigint) {
  let inside = radicand;
  let factor = 1n;
  for (const prime of SMALL_PRIMES) {
    while (inside % (prime * prime) === 0n) {
      inside /= prime * prime;
      factor *= prime;
    }
  }
  const { numerator, denominator } = multiply(size, rational(factor));
  return { numerator: { factor: numerator, radicand: inside }, denominator };
}

const SMALL_PRIMES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n];

/** 1, as a sum. */
export const ONE_SUM: RootSum = rootSum(ONE);
