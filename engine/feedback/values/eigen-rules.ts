// Characteristic polynomials, eigenvalues and eigenvectors: wrong ways to them.

import { compare, negate, type Rational } from '../../exact/rational.ts';
import type { Cases, Prediction } from './cases.ts';
import { determinantOfRows, isSquareRows, mapped, type Rows, transposedRows, widthOf } from './matrices.ts';
import {
  constant,
  constantOf,
  isNothing,
  minus,
  negated,
  NOTHING,
  plus,
  type Polynomial,
  quotient,
  same,
  times,
  UNIT,
  unknown,
} from './polynomial.ts';
import { matrixValue, scalar, type Value } from './value.ts';

type Charpoly = Cases['charpoly'];
type Eigenvalues = Cases['eigenvalues'];

/** A − λI. */
export function characteristicMatrix(a: Rows): Rows {
  return mapped(a, (entry, row, column) => (row === column ? minus(entry, unknown()) : entry));
}

/** det(A − λI). */
export function characteristicPolynomial(a: Rows): Polynomial {
  return determinantOfRows(characteristicMatrix(a));
}

/** Both signs are written: det(A − λI) and det(λI − A). */
function bothSigns(value: Polynomial, parts?: readonly Polynomial[]): readonly Prediction[] {
  const first = parts === undefined ? { value: scalar(value) } : { value: scalar(value), parts };
  return [first, { value: scalar(negated(value)) }];
}

export function unknownEverywhere({ a }: Charpoly): readonly Prediction[] {
  return bothSigns(determinantOfRows(mapped(a, (entry) => minus(entry, unknown()))));
}

/** det(A + λI): for two rows this also exchanges the sign of the trace. */
export function traceSign({ a }: Charpoly): readonly Prediction[] {
  return bothSigns(determinantOfRows(mapped(a, (entry, i, j) => (i === j ? plus(entry, unknown()) : entry))));
}

export function offDiagonalForgotten({ a }: Charpoly): readonly Prediction[] {
  const shifted = characteristicMatrix(a);
  const product = shifted.map((row, k) => row[k]).reduce(times, UNIT);
  return bothSigns(product, [product]);
}

export function plusOffDiagonal({ a }: Charpoly): readonly Prediction[] {
  if (a.length !== 2) return [];
  const [[p, q], [r, s]] = characteristicMatrix(a);
  const parts = [times(p, s), times(q, r)];
  return bothSigns(plus(parts[0], parts[1]), parts);
}

/** Numbers in ascending order as one row: how lists of eigenvalues are compared. */
export function listValue(numbers: readonly Rational[]): Value {
  return matrixValue([numbers.toSorted(compare).map(constant)]);
}

/** (λ − v₁)(λ − v₂)... */
export function polynomialWithRoots(roots: readonly Rational[]): Polynomial {
  return roots.map((root) => minus(unknown(), constant(root))).reduce(times, UNIT);
}

/** Whether one polynomial is a number times the other. */
export function isProportional(p: Polynomial, q: Polynomial): boolean {
  if (p.length !== q.length || p.length === 0) return p.length === q.length;
  return same(times(p, [q[q.length - 1]]), times(q, [p[p.length - 1]]));
}

export function diagonalAsEigenvalues({ a }: Eigenvalues): readonly Prediction[] {
  return listOf(a.map((row, k) => row[k]));
}

function listOf(values: readonly Polynomial[]): readonly Prediction[] {
  const numbers: Rational[] = [];
  for (const value of values) {
    const number = constantOf(value);
    if (number === null) return [];
    numbers.push(number);
  }
  return [{ value: listValue(numbers) }];
}

/** The signs of all roots, or of one of them. */
export function rootSigns({ polynomial, found, value, withRoots }: Eigenvalues): readonly Prediction[] {
  const turned = withRoots.map((coefficient, degree) => (degree % 2 === 0 ? coefficient : negate(coefficient)));
  const isOne = found.some((root, k) =>
    isProportional(polynomialWithRoots(found.map((other, j) => (j === k ? negate(root) : other))), polynomial),
  );
  return isOne || isProportional(turned, polynomial) ? [{ value }] : [];
}

/** The diagonal of an echelon form: of the student's own, or of those that elimination gives. */
export function eigenvaluesOfEchelonForm({ a, echelon, isFromPolynomial }: Eigenvalues): readonly Prediction[] {
  if (isFromPolynomial === true) return [];
  const forms =
    echelon === null ? orders(a.length).flatMap((order) => eliminated(order.map((row) => a[row]))) : [echelon];
  return forms.flatMap((form) => listOf(form.map((row, k) => row[k] ?? NOTHING)));
}

function orders(size: number): readonly (readonly number[])[] {
  if (size > 4) return [Array.from({ length: size }, (_, k) => k)];
  if (size === 0) return [[]];
  return orders(size - 1).flatMap((order) =>
    Array.from({ length: size }, (_, place) => [...order.slice(0, place), size - 1, ...order.slice(place)]),
  );
}

/** Downwards without exchanges: with fractions, and without. */
function eliminated(a: Rows): readonly Rows[] {
  return [false, true].flatMap((whole) => {
    const work = a.map((row) => [...row]);
    for (let k = 0; k < work.length; k += 1) {
      const pivot = work[k][k];
      for (let i = k + 1; i < work.length; i += 1) {
        const entry = work[i][k];
        if (isNothing(entry)) continue;
        if (isNothing(pivot)) return [];
        const factor = quotient(entry, pivot) ?? NOTHING;
        work[i] = work[i].map((cell, j) =>
          whole ? minus(times(pivot, cell), times(entry, work[k][j])) : minus(cell, times(factor, work[k][j])),
        );
      }
    }
    return [work];
  });
}

/** Each eigenvalue once, though the polynomial has it more often. */
export function multiplicityLost({ polynomial, found }: Eigenvalues): readonly Prediction[] {
  if (found.length === 0 || found.length >= polynomial.length - 1) return [];
  let rest = polynomial;
  for (const root of found) {
    const factor = minus(unknown(), constant(root));
    let divided = quotient(rest, factor);
    if (divided === null) return [];
    while (divided !== null) {
      rest = divided;
      divided = quotient(rest, factor);
    }
  }
  return rest.length === 1 ? [{ value: listValue(found) }] : [];
}

/** Some of the roots, while the polynomial has others. */
export function rootsLost({ polynomial, value, withRoots }: Eigenvalues): readonly Prediction[] {
  if (withRoots.length < 2 || withRoots.length >= polynomial.length) return [];
  const rest = quotient(polynomial, withRoots);
  if (rest === null) return [];
  // Where every root of the rest is taken too, only its multiplicity is lost.
  const repeated = Array.from({ length: rest.length }, () => withRoots).reduce(times, UNIT);
  return quotient(repeated, rest) === null ? [{ value }] : [];
}

export function zeroEigenvector({ found }: Cases['eigenvector']): readonly Prediction[] {
  return found.every((row) => row.every(isNothing)) ? [{ value: matrixValue(found) }] : [];
}

/** A row of A − λI, or a multiple of one, written as the vector. */
export function coefficientsAsVector({ shifted, found }: Cases['eigenvector']): readonly Prediction[] {
  if (widthOf(found) !== 1) return [];
  const [vector] = transposedRows(found);
  const rows = isSquareRows(shifted) ? shifted : [];
  return rows.some((row) => isParallel(row, vector)) ? [{ value: matrixValue(found) }] : [];
}

export function isParallel(x: readonly Polynomial[], y: readonly Polynomial[]): boolean {
  const place = x.findIndex((entry) => !isNothing(entry));
  if (place === -1 || x.length !== y.length || isNothing(y[place])) return false;
  return x.every((entry, k) => same(times(entry, y[place]), times(y[k], x[place])));
}
