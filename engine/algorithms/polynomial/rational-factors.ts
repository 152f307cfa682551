// Factors of a polynomial over the rationals, found as a student finds them: powers of the variable, rational roots that are tried
// one after the other and divided out (Gauss's lemma), a quadratic by its discriminant, and two quadratics in what has no root.

import { exactRoot } from '../../exact/integers.ts';
import { gcd } from '../../exact/gcd.ts';
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  integer,
  isInteger,
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
import { leastCommonDenominator } from '../row-reduction/solve.ts';
import { type Polynomial, polynomial, samePolynomial, valueAt } from '../../exact/polynomial.ts';

/** A value that was put in, and what came out. */
export interface Trial {
  readonly at: Rational;
  readonly value: Rational;
}

/** What is done with a monic polynomial, and what it leaves. */
export type FactorStep =
  | { readonly kind: 'powers'; readonly of: Polynomial; readonly times: number; readonly rest: Polynomial }
  | {
      readonly kind: 'root';
      readonly of: Polynomial;
      readonly root: Rational;
      /** Candidates that were tried before it, and are no roots. */
      readonly failed: readonly Trial[];
      readonly rest: Polynomial;
    }
  | {
      readonly kind: 'no-root';
      readonly of: Polynomial;
      /** All candidates, none of which is a root; `partial`: the first ones only. */
      readonly failed: readonly Trial[];
      readonly partial: boolean;
    }
  | { readonly kind: 'quadratics'; readonly of: Polynomial; readonly factors: readonly [Polynomial, Polynomial] }
  /** λ⁴ + pλ² + q, a quadratic in λ²; no factors where it has none with rational coefficients. */
  | { readonly kind: 'even'; readonly of: Polynomial; readonly factors: readonly [Polynomial, Polynomial] | null }
  /** λ³ + c with an integer c that is no cube. */
  | { readonly kind: 'cube'; readonly of: Polynomial }
  | { readonly kind: 'quadratic'; readonly of: Polynomial; readonly discriminant: Rational };

export interface Factorisation {
  readonly steps: readonly FactorStep[];
  /** Rational roots with repetitions, ascending. */
  readonly roots: readonly Rational[];
  /** The other factors with repetitions: monic, and irreducible where `isComplete`. */
  readonly factors: readonly Polynomial[];
  readonly isComplete: boolean;
}

/** Divisors of larger numbers are not all looked for. */
const LARGEST_CONSTANT = 10n ** 9n;

/** Of larger constant terms so many are tried. */
const LARGEST_TRIED = 1000n;

/** Of the candidates for a root so many are tried. */
const MOST_CANDIDATES = 400;

/** Two quadratics are looked for among so many pairs of numbers. */
const MOST_DIVISORS = 200;

/** The factors of a monic polynomial of degree 1 or more. The work is bounded by the bounds above. */
export function factorOverRationals(p: Polynomial): Factorisation {
  const steps: FactorStep[] = [];
  const roots: Rational[] = [];
  const factors: Polynomial[] = [];
  let isComplete = true;
  let rest = p;
  const times = p.findIndex((coefficient) => !isZero(coefficient));
  if (times > 0) {
    rest = p.slice(times);
    roots.push(...Array.from({ length: times }, () => ZERO));
    if (rest.length > 1) steps.push({ kind: 'powers', of: p, times, rest });
  }
  let candidates = rest.length > 3 ? candidatesFor(rest) : { values: [], partial: false };
  while (rest.length > 3 && !isEvenQuartic(rest) && !isCubeEquation(rest)) {
    const found = firstRoot(rest, candidates.values);
    if (found.root === null) {
      steps.push({ kind: 'no-root', of: rest, failed: found.failed, partial: candidates.partial });
      break;
    }
    const quotient = dividedByRoot(rest, found.root);
    steps.push({ kind: 'root', of: rest, root: found.root, failed: found.failed, rest: quotient });
    roots.push(found.root);
    rest = quotient;
    // What is no root of a product is none of its factors.
    const open = candidates.values.slice(found.failed.length);
    const next = rest.length > 3 ? candidatesFor(rest) : { values: [], partial: false };
    candidates = {
      values: next.values.filter((value) => open.some((other) => equals(other, value))),
      partial: candidates.partial || next.partial,
    };
  }
  const open: Polynomial[] = rest.length > 1 ? [rest] : [];
  for (let factor = open.shift(); factor !== undefined; factor = open.shift()) {
    if (isCubeEquation(factor)) {
      steps.push({ kind: 'cube', of: factor });
      factors.push(factor);
      continue;
    }
    if (isEvenQuartic(factor)) {
      const halves = halvesOf(factor);
      steps.push({ kind: 'even', of: factor, factors: halves });
      if (halves === null) factors.push(factor);
      else open.push(...halves);
      continue;
    }
    const split = factor.length > 4 ? quadraticsIn(factor) : null;
    if (split !== null) {
      steps.push({ kind: 'quadratics', of: factor, factors: split });
      open.push(...split);
      continue;
    }
    if (factor.length === 2) {
      roots.push(negate(factor[0]));
      continue;
    }
    if (factor.length === 3) {
      const discriminant = discriminantOf(factor);
      const isTold = steps.some((step) => step.kind === 'quadratic' && samePolynomial(step.of, factor));
      if (!isTold) steps.push({ kind: 'quadratic', of: factor, discriminant });
      const root = squareRoot(discriminant);
      if (root !== null) {
        roots.push(half(subtract(negate(factor[1]), root)), half(add(negate(factor[1]), root)));
        continue;
      }
    }
    // A polynomial of degree 5 or less without rational roots and quadratic factors is irreducible; degree 6 may split into two cubics.
    if (factor.length > 3) isComplete &&= !candidates.partial;
    if (factor.length > 4) isComplete &&= factor.length <= 6 && isSearched(factor);
    factors.push(factor);
  }
  return { steps, roots: roots.toSorted(compare), factors, isComplete };
}

/** The same of a product of monic polynomials: each factor by itself, and equal ones once. */
export function factorsOfProduct(parts: readonly Polynomial[]): Factorisation {
  const found = parts.map((part) => factorOverRationals(part));
  const steps: FactorStep[] = [];
  for (const step of found.flatMap((one) => one.steps)) {
    const isKnown = steps.some((other) => samePolynomial(other.of, step.of));
    if (!isKnown) steps.push(step);
  }
  const roots = found.flatMap((one) => one.roots).toSorted(compare);
  return {
    steps,
    roots,
    factors: found.flatMap(({ factors }) => factors),
    isComplete: found.every((one) => one.isComplete),
  };
}

/** λ⁴ + pλ² + q with another q than zero. */
export function isEvenQuartic(p: Polynomial): boolean {
  return p.length === 5 && isZero(p[1]) && isZero(p[3]) && !isZero(p[0]);
}

/** λ³ + c with an integer c that is no cube. */
export function isCubeEquation(p: Polynomial): boolean {
  if (p.length !== 4 || !isZero(p[1]) || !isZero(p[2]) || !isInteger(p[0])) return false;
  return exactRoot(absolute(p[0]).numerator, 3) === null;
}

/**
 * λ⁴ + pλ² + q is (λ² − x)(λ² − y) where x² + px + q has rational roots; where q is a square s², it is (λ² + s)² − (2s − p)λ²,
 * a difference of two squares where 2s − p is a square too. It has no other rational factors.
 */
function halvesOf([q, , p]: Polynomial): readonly [Polynomial, Polynomial] | null {
  const side = squareRoot(subtract(multiply(p, p), multiply(integer(4), q)));
  if (side !== null) {
    const [low, high] = [subtract(negate(p), side), add(negate(p), side)].map(half);
    return [polynomial(negate(low), ZERO, ONE), polynomial(negate(high), ZERO, ONE)];
  }
  const constant = squareRoot(q);
  if (constant === null) return null;
  for (const s of [constant, negate(constant)]) {
    const linear = squareRoot(subtract(multiply(integer(2), s), p));
    if (linear !== null) return [polynomial(s, negate(linear), ONE), polynomial(s, linear, ONE)];
  }
  return null;
}

/** b² − 4c of λ² + bλ + c. */
function discriminantOf([constant, linear]: Polynomial): Rational {
  return subtract(multiply(linear, linear), multiply(integer(4), constant));
}

/** p / (λ − root), by Horner's scheme. */
function dividedByRoot(p: Polynomial, root: Rational): Polynomial {
  const quotient: Rational[] = [];
  let known = ZERO;
  for (let degree = p.length - 1; degree > 0; degree--) {
    known = add(multiply(known, root), p[degree]);
    quotient.unshift(known);
  }
  return polynomial(...quotient);
}

function firstRoot(
  p: Polynomial,
  candidates: readonly Rational[],
): { readonly root: Rational | null; readonly failed: readonly Trial[] } {
  const failed: Trial[] = [];
  for (const at of candidates) {
    const value = valueAt(p, at);
    if (isZero(value)) return { root: at, failed };
    failed.push({ at, value });
  }
  return { root: null, failed };
}

/** The polynomial times the least common denominator of its coefficients. */
export function integerMultiple(p: Polynomial): { readonly factor: bigint; readonly coefficients: readonly bigint[] } {
  const factor = leastCommonDenominator(p);
  return { factor, coefficients: p.map(({ numerator, denominator }) => (numerator * factor) / denominator) };
}

/** Divisors of the constant term over divisors of the leading coefficient, those with small numbers first: 1, −1, 2, −2, 1/2 and so on. */
function candidatesFor(p: Polynomial): { readonly values: readonly Rational[]; readonly partial: boolean } {
  const { factor, coefficients } = integerMultiple(p);
  const above = divisorsOf(coefficients[0]);
  const below = divisorsOf(factor);
  const values = below.values
    .flatMap((denominator) =>
      above.values
        .filter((numerator) => gcd(numerator, denominator) === 1n)
        .map((numerator) => ({ numerator, denominator })),
    )
    .toSorted((x, y) => larger(x.numerator, x.denominator) - larger(y.numerator, y.denominator))
    .flatMap(({ numerator, denominator }) => [rational(numerator, denominator), rational(-numerator, denominator)]);
  const evident = evidentRoot(p);
  if (evident !== null)
    return { values: [evident, ...values.filter((value) => !equals(value, evident))], partial: false };
  return {
    values: values.slice(0, MOST_CANDIDATES),
    partial: above.partial || below.partial || values.length > MOST_CANDIDATES,
  };
}

/** How many numbers can be rational roots of the polynomial; of those of a large constant term not all are counted. */
export function candidateCount(p: Polynomial): number {
  return candidatesFor(p).values.length;
}

/** The rational root of λⁿ + c where it is seen: 2 of λ³ − 8. */
function evidentRoot(p: Polynomial): Rational | null {
  if (!p.slice(1, -1).every(isZero)) return null;
  const degree = p.length - 1;
  const size = absolute(p[0]);
  const isNegative = signOf(p[0]) > 0;
  if (isNegative && degree % 2 === 0) return null;
  const [numerator, denominator] = [exactRoot(size.numerator, degree), exactRoot(size.denominator, degree)];
  if (numerator === null || denominator === null) return null;
  return rational(isNegative ? -numerator : numerator, denominator);
}

function larger(x: bigint, y: bigint): number {
  return Number(x > y ? x : y);
}

function divisorsOf(value: bigint): { readonly values: readonly bigint[]; readonly partial: boolean } {
  const size = value < 0n ? -value : value;
  if (size > LARGEST_CONSTANT) {
    const values: bigint[] = [];
    for (let divisor = 1n; divisor <= LARGEST_TRIED; divisor++) if (size % divisor === 0n) values.push(divisor);
    return { values, partial: true };
  }
  const whole = Number(size);
  const small: number[] = [];
  for (let divisor = 1; divisor * divisor <= whole; divisor++) if (whole % divisor === 0) small.push(divisor);
  const large = small.filter((divisor) => divisor * divisor !== whole).map((divisor) => whole / divisor);
  return { values: [...small, ...large.toReversed()].map(BigInt), partial: false };
}

/** Whether all factors of two degrees were looked for. */
function isSearched(p: Polynomial): boolean {
  const divisors = divisorsOf(p[0].numerator);
  return p.every(isInteger) && !divisors.partial && divisors.values.length <= MOST_DIVISORS;
}

/**
 * A quadratic factor λ² + bλ + c of an integer polynomial without rational roots, and what it leaves: c divides the constant term,
 * 1 + b + c divides p(1) and 1 − b + c divides p(−1) (Kronecker's method). Null where there is none.
 */
function quadraticsIn(p: Polynomial): readonly [Polynomial, Polynomial] | null {
  if (!isSearched(p)) return null;
  const [atOne, atMinusOne] = [valueAt(p, ONE), valueAt(p, negate(ONE))].map((value) => absolute(value).numerator);
  const ones = divisorsOf(atOne);
  if (ones.partial || ones.values.length > MOST_DIVISORS) return null;
  for (const constant of signed(divisorsOf(p[0].numerator).values)) {
    for (const sum of signed(ones.values)) {
      const linear = sum - 1n - constant;
      const other = 1n - linear + constant;
      if (other === 0n || atMinusOne % other !== 0n) continue;
      const factor = polynomial(rational(constant), rational(linear), ONE);
      const quotient = exactQuotient(p, factor);
      if (quotient !== null) return [factor, quotient];
    }
  }
  return null;
}

function signed(values: readonly bigint[]): readonly bigint[] {
  return values.flatMap((value) => [value, -value]);
}

/** p / q for a monic q; null where a remainder is left. */
function exactQuotient(p: Polynomial, q: Polynomial): Polynomial | null {
  const rest = [...p];
  const quotient: Rational[] = [];
  for (let degree = p.length - q.length; degree >= 0; degree--) {
    const leading = rest[degree + q.length - 1];
    quotient.unshift(leading);
    q.forEach((coefficient, place) => {
      rest[degree + place] = subtract(rest[degree + place], multiply(leading, coefficient));
    });
  }
  return rest.every(isZero) ? polynomial(...quotient) : null;
}

function half(x: Rational): Rational {
  return divide(x, integer(2));
}

/** The square root of the square of a fraction; null for all other numbers. */
export function squareRoot(x: Rational): Rational | null {
  if (signOf(x) < 0) return null;
  const [numerator, denominator] = [exactRoot(x.numerator, 2), exactRoot(x.denominator, 2)];
  return numerator === null || denominator === null ? null : rational(numerator, denominator);
}

/** Whether two polynomials are the same. */
