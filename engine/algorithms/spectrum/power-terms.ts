// The powers of a matrix as a formula in n: a sum of terms nʲλⁿC, one for each eigenvalue and each length that its chains reach.
// Source of the algorithm: F. R. Gantmacher, The Theory of Matrices, chapter V (components of a matrix).

import { elementOf, type NumberField, quadraticRoots } from '../../exact/algebraic.ts';
import { extension, type Field, rationals } from '../../exact/field.ts';
import { type AnswerMatrix, type Matrix, rationalMatrix, rowsOf } from '../../exact/matrix.ts';
import { type Polynomial, polynomial } from '../../exact/polynomial.ts';
import { add, divide, integer, isZero, multiply, negate, ONE, type Rational, ZERO } from '../../exact/rational.ts';
import type { Exact } from '../../exact/scalar.ts';
import type { SpectralFactor, Spectrum } from './eigenvalues.ts';
import { productOver } from './jordan-chains.ts';

/** The term n^degree · base^n · coefficient. */
export interface PowerTerm {
  readonly base: Exact;
  readonly degree: number;
  readonly coefficient: AnswerMatrix;
  /** The place of the factor that the base is a root of. */
  readonly factor: number;
}

export interface PowerTerms {
  /** By the bases in the order of the eigenvalues, then by the degrees; no coefficient is zero, and no base is 0. */
  readonly terms: readonly PowerTerm[];
  /** The smallest exponent for which the sum of the terms is the power: the size of the longest chain for the eigenvalue 0. */
  readonly from: number;
}

/** What a factor gives for each of its roots in turn: for each degree the entries, row by row; null for a degree without a term. */
type Coefficients = readonly (readonly (readonly Exact[] | null)[])[];

/**
 * The terms of the powers of a square matrix.
 * @param spectrum its spectrum, with irreducible factors
 */
export function powerTerms(a: Matrix, { factors, eigenvalues }: Spectrum): PowerTerms {
  const powers = powersBelow(a);
  const all = characteristicOf(factors);
  const found = factors.map((factor) => (isNought(factor) ? [] : coefficientsOf(factor, all, powers)));
  const terms = eigenvalues.flatMap(({ value, factor }) => {
    const root = factors[factor].roots.indexOf(value);
    const ofRoot = found[factor].length === 0 ? [] : found[factor][root];
    return ofRoot.flatMap((entries, degree) =>
      entries === null ? [] : [{ base: value, degree, coefficient: exactMatrix(a.rows, entries), factor }],
    );
  });
  const nought = factors.find(isNought);
  return { terms, from: nought === undefined ? 0 : indexOfZero(nought, all, powers) };
}

function isNought({ factor }: SpectralFactor): boolean {
  return factor.length === 2 && isZero(factor[0]);
}

function characteristicOf(factors: readonly SpectralFactor[]): Polynomial {
  const all = factors.flatMap(({ factor, times }) => Array.from({ length: times }, () => factor));
  return all.reduce(product, [ONE]);
}

function product(p: Polynomial, q: Polynomial): Polynomial {
  return polynomialProduct(rationals, p, q);
}

/** I, A, A² and so on: as many as there are rows. */
function powersBelow(a: Matrix): readonly (readonly Rational[])[] {
  const rows = rowsOf(a);
  const unit = rows.map((row, i) => row.map((_, j) => (i === j ? ONE : ZERO)));
  const powers: (readonly (readonly Rational[])[])[] = [unit];
  while (powers.length < rows.length) {
    powers.push(productOver(rationals, powers[powers.length - 1], rows));
  }
  return powers.map((power) => power.flat());
}

function coefficientsOf(
  { factor, times, roots }: SpectralFactor,
  all: Polynomial,
  powers: readonly (readonly Rational[])[],
): Coefficients {
  if (factor.length === 2) {
    return [termsAt(rationals, (x) => x, negate(factor[0]), times, all, powers)];
  }
  const { field, value } = rootOf(factor);
  const numbers: Field<Polynomial> = extension(field.polynomial);
  const found = termsAt(numbers, (x) => polynomial(x), value, times, all, powers);
  const shownIn =
    factor.length === 3
      ? roots.map((_, root) => (x: Polynomial) => elementOf(field, root === 0 ? x : conjugate(x)))
      : roots.map((each, root) => {
          const isReal = each.kind === 'algebraic' ? each.field.isReal : true;
          return (x: Polynomial) => elementOf({ polynomial: factor, root, isReal }, x);
        });
  return shownIn.map((show) => found.map((entries) => entries?.map(show) ?? null));
}

/** The field of a factor of degree 2 or more, and its first root in it. */
function rootOf(factor: Polynomial): { readonly field: NumberField; readonly value: Polynomial } {
  if (factor.length > 3) return { field: { polynomial: factor, root: 0, isReal: true }, value: [ZERO, ONE] };
  const { field, roots } = quadraticRoots(factor);
  return { field, value: roots[0] };
}

/** The other root of the quadratic in the place of the first. */
function conjugate([part = ZERO, factor = ZERO]: Polynomial): Polynomial {
  return polynomial(part, negate(factor));
}

/**
 * With N = A − λI and the projection E to the generalised eigenspace, A^n E is the sum of C(n, j) λ^(n−j) N^j E over j. Sorted by the
 * powers of n, each coefficient is a polynomial in A.
 */
function termsAt<T>(
  field: Field<T>,
  of: (x: Rational) => T,
  value: T,
  times: number,
  all: Polynomial,
  powers: readonly (readonly Rational[])[],
): readonly (readonly T[] | null)[] {
  const { rest, inverse } = partsAt(field, of, value, times, all);
  const step = field.invert(value);
  return binomials(times).map((byDegree) => {
    let scale = field.one;
    const inShift = byDegree.reduce<readonly T[]>(
      (sum, factor, j) => {
        if (j > 0) scale = field.multiply(scale, step);
        const shifted = [...Array.from({ length: j }, () => field.zero), ...inverse].slice(0, times);
        const factorHere = field.multiply(of(factor), scale);
        return sum.map((x, place) => field.add(x, field.multiply(factorHere, shifted[place])));
      },
      Array.from({ length: times }, () => field.zero),
    );
    const entries = valueAtMatrix(field, of, polynomialProduct(field, rest, inShift), value, powers);
    return entries.every((x) => field.isZero(x)) ? null : entries;
  });
}

/** The smallest j for which N^j E is zero, for the eigenvalue 0. */
function indexOfZero({ times }: SpectralFactor, all: Polynomial, powers: readonly (readonly Rational[])[]): number {
  const { rest, inverse } = partsAt(rationals, (x) => x, ZERO, times, all);
  const vanishes = (j: number): boolean => {
    const shifted = [...Array.from({ length: j }, () => ZERO), ...inverse].slice(0, times);
    return valueAtMatrix(rationals, (x) => x, product(rest, shifted), ZERO, powers).every(isZero);
  };
  return Array.from({ length: times }, (_, j) => j).find((j) => vanishes(j)) ?? times;
}

/**
 * The polynomial as y^times · rest in y = x − λ, and the inverse of the rest modulo y^times: rest · inverse, put at N, is the
 * projection to the generalised eigenspace along the others.
 */
function partsAt<T>(
  field: Field<T>,
  of: (x: Rational) => T,
  value: T,
  times: number,
  all: Polynomial,
): { readonly rest: readonly T[]; readonly inverse: readonly T[] } {
  const rest = shiftedBy(field, all.map(of), value).slice(times);
  const first = field.invert(rest[0]);
  const inverse = [first];
  while (inverse.length < times) {
    const sum = inverse.reduce((known, x, place) => {
      const factor = rest[inverse.length - place] ?? field.zero;
      return field.add(known, field.multiply(x, factor));
    }, field.zero);
    inverse.push(field.negate(field.multiply(first, sum)));
  }
  return { rest, inverse };
}

/** The coefficients of p(y + c), by Horner's scheme. */
function shiftedBy<T>(field: Field<T>, p: readonly T[], c: T): readonly T[] {
  const found = [...p];
  for (let from = 0; from < found.length - 1; from++) {
    for (let place = found.length - 2; place >= from; place--) {
      found[place] = field.add(found[place], field.multiply(c, found[place + 1]));
    }
  }
  return found;
}

/** p(A − λI) for a polynomial of a degree below the number of rows, entry by entry. */
function valueAtMatrix<T>(
  field: Field<T>,
  of: (x: Rational) => T,
  p: readonly T[],
  value: T,
  powers: readonly (readonly Rational[])[],
): readonly T[] {
  const inA = shiftedBy(field, p, field.negate(value));
  return powers[0].map((_, entry) =>
    inA.reduce(
      (sum, factor, k) =>
        isZero(powers[k][entry]) ? sum : field.add(sum, field.multiply(factor, of(powers[k][entry]))),
      field.zero,
    ),
  );
}

function polynomialProduct<T>(field: Field<T>, p: readonly T[], q: readonly T[]): readonly T[] {
  const found = Array.from({ length: p.length + q.length - 1 }, () => field.zero);
  p.forEach((x, i) => {
    q.forEach((y, j) => {
      found[i + j] = field.add(found[i + j], field.multiply(x, y));
    });
  });
  return found;
}

/** The coefficients of n^degree in C(n, j), for each degree below the bound and each j below it. */
function binomials(bound: number): readonly (readonly Rational[])[] {
  const inPowers: Rational[][] = [[ONE]];
  while (inPowers.length < bound) {
    // C(n, j + 1) = C(n, j) (n − j) / (j + 1)
    const last = inPowers[inPowers.length - 1];
    const j = integer(inPowers.length - 1);
    const next = integer(inPowers.length);
    inPowers.push(
      [...last, ZERO].map((x, degree) =>
        divide(add(degree === 0 ? ZERO : last[degree - 1], negate(multiply(j, x))), next),
      ),
    );
  }
  return Array.from({ length: bound }, (_, degree) => inPowers.map((coefficients) => coefficients[degree] ?? ZERO));
}

function exactMatrix(size: number, entries: readonly Exact[]): AnswerMatrix {
  const fractions = entries.filter((entry) => entry.kind === 'rational');
  return fractions.length === entries.length
    ? rationalMatrix(size, size, fractions)
    : { kind: 'real', rows: size, columns: size, entries };
}
