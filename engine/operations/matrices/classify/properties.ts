// The properties of a matrix, each with the place where it fails or with what shows that it holds.

import { DomainError } from '../../../catalogue/domain-error.ts';
import { placeAt, signAt } from '../../../algorithms/entries.ts';
import { EXACT_BUDGET } from '../../../exact/budget.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { multiplyMatrices, productCost } from '../../../exact/kernels/product.ts';
import { entryAt, entriesOf, identity, isSquare, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { add, equals, isZero, negate, ONE, type Rational, ZERO } from '../../../exact/rational.ts';

/** A row and a column, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The first entry that is another than it would have to be. */
export interface Difference extends Place {
  readonly found: Rational;
  readonly wanted: Rational;
}

/** Why powers of the matrix become zero, or never do. */
export type Nilpotency =
  | { readonly kind: 'zero'; readonly index: number; readonly powers: readonly Matrix[] }
  /** Some power has a trace that is not 0, which no nilpotent matrix has. */
  | { readonly kind: 'trace'; readonly exponent: number; readonly trace: Rational; readonly powers: readonly Matrix[] }
  | { readonly kind: 'invertible'; readonly determinant: Rational };

/** Why a matrix with as many rows as columns is no permutation matrix. */
export type NoPermutation =
  | { readonly why: 'entry'; readonly place: Place; readonly found: Rational }
  | { readonly why: 'row' | 'column'; readonly line: number; readonly ones: number };

export interface Permutation {
  /** Row i has its 1 in column `columns[i]`, from 0. */
  readonly columns: readonly number[];
  /** Each begins with its least number, from 0. */
  readonly cycles: readonly (readonly number[])[];
  readonly inversions: number;
  readonly sign: 1 | -1;
}

export interface Stochasticity {
  readonly negative: Difference | null;
  readonly rowSums: readonly Rational[];
  readonly columnSums: readonly Rational[];
}

/** What is found of a matrix that has as many rows as columns. */
export interface SquareProperties {
  /** The first place where it differs from its transpose, and from the negative of it. */
  readonly asymmetry: Difference | null;
  readonly skewAsymmetry: Difference | null;
  readonly square: Matrix;
  readonly fromItself: Difference | null;
  readonly fromIdentity: Difference | null;
  /** AᵀA and AAᵀ, and where the first differs from the identity matrix and from the second. */
  readonly inner: Matrix;
  readonly outer: Matrix;
  readonly innerFromIdentity: Difference | null;
  readonly innerFromOuter: Difference | null;
  readonly nilpotency: Nilpotency;
  readonly stochasticity: Stochasticity;
  readonly permutation: Permutation | NoPermutation;
}

export interface Properties {
  /** The first entries below and above the main diagonal that are not 0. */
  readonly below: Difference | null;
  readonly above: Difference | null;
  readonly square: SquareProperties | null;
}

/** @throws DomainError `too_large` where a product takes too long to be exact */
export function propertiesOf(a: Matrix): Properties {
  return {
    below: firstDifference(a, nothing, ({ row, column }) => row > column),
    above: firstDifference(a, nothing, ({ row, column }) => row < column),
    square: isSquare(a) ? squareProperties(a) : null,
  };
}

function squareProperties(a: Matrix): SquareProperties {
  const unit = identity(a.rows);
  const mirrored = transpose(a);
  if (PRODUCTS * productCost(a, a).exact > EXACT_BUDGET) throw tooLarge();
  const multiply = withinBudget();
  const [square, inner, outer] = [multiply(a, a), multiply(mirrored, a), multiply(a, mirrored)];
  return {
    asymmetry: firstDifference(a, (at) => entryAt(mirrored, at), all),
    skewAsymmetry: firstDifference(a, (at) => negate(entryAt(mirrored, at)), all),
    square,
    fromItself: firstDifference(square, (at) => entryAt(a, at), all),
    fromIdentity: firstDifference(square, (at) => entryAt(unit, at), all),
    inner,
    outer,
    innerFromIdentity: firstDifference(inner, (at) => entryAt(unit, at), all),
    innerFromOuter: firstDifference(inner, (at) => entryAt(outer, at), all),
    nilpotency: nilpotencyOf(a, square, multiply),
    stochasticity: stochasticityOf(a),
    permutation: permutationOf(a),
  };
}

const all = (): boolean => true;
const nothing = (): Rational => ZERO;

function firstDifference(
  matrix: Matrix,
  wanted: (position: number) => Rational,
  isLookedAt: (place: Place) => boolean,
): Difference | null {
  for (let position = 0; position < matrix.rows * matrix.columns; position++) {
    const place = placeAt(matrix, position);
    if (!isLookedAt(place)) continue;
    const [found, expected] = [entryAt(matrix, position), wanted(position)];
    if (!equals(found, expected)) return { ...place, found, wanted: expected };
  }
  return null;
}

/** A², AᵀA and AAᵀ. */
const PRODUCTS = 3;

type Product = (x: Matrix, y: Matrix) => Matrix;

/**
 * Exact products that share one budget of work: a property holds exactly or not at all.
 * @throws DomainError `too_large`, from the product that would exceed it, before any of its work is done
 */
function withinBudget(): Product {
  let left = EXACT_BUDGET;
  return (x, y) => {
    left -= productCost(x, y).exact;
    const found = left < 0 ? null : multiplyMatrices(x, y);
    if (found !== null && found.kind !== 'float64' && found.kind !== 'overflow') return found;
    throw tooLarge();
  };
}

function tooLarge(): DomainError {
  return DomainError.of('too_large', ['a'], {
    what: 'the exact products of this matrix with itself and with its transpose take too long',
    limit: 'fewer rows and columns, or shorter numbers, are allowed',
  });
}

/**
 * A matrix with n rows is nilpotent just when the traces of its first n powers are 0 (Horn and Johnson, Matrix Analysis, 2.4.P10).
 */
function nilpotencyOf(a: Matrix, square: Matrix, multiply: Product): Nilpotency {
  // Of few rows the determinant is less work than traces of powers.
  const small = a.rows <= 3 ? determinant(a) : null;
  if (small?.kind === 'rational' && !isZero(small)) return { kind: 'invertible', determinant: small };
  const powers: Matrix[] = [];
  let power = a;
  for (let exponent = 1; ; exponent++) {
    if (exponent > 1) {
      power = exponent === 2 ? square : multiply(power, a);
      powers.push(power);
    }
    if (isZeroMatrix(power)) return { kind: 'zero', index: exponent, powers };
    const trace = traceOf(power);
    if (!isZero(trace)) return { kind: 'trace', exponent, trace, powers };
    if (exponent === 2) {
      const det = determinant(a);
      if (det.kind === 'rational' && !isZero(det)) return { kind: 'invertible', determinant: det };
    }
  }
}

function isZeroMatrix(matrix: Matrix): boolean {
  return Array.from({ length: matrix.rows * matrix.columns }, (_, at) => at).every((at) => signAt(matrix, at) === 0);
}

function traceOf(matrix: Matrix): Rational {
  return sumOf(Array.from({ length: matrix.rows }, (_, place) => entryAt(matrix, place * matrix.columns + place)));
}

function sumOf(terms: readonly Rational[]): Rational {
  return terms.reduce(add, ZERO);
}

function stochasticityOf(a: Matrix): Stochasticity {
  const position = entriesOf(a).findIndex((_, at) => signAt(a, at) < 0);
  return {
    negative: position === -1 ? null : { ...placeAt(a, position), found: entryAt(a, position), wanted: ZERO },
    rowSums: rowsOf(a).map(sumOf),
    columnSums: rowsOf(transpose(a)).map(sumOf),
  };
}

function permutationOf(a: Matrix): Permutation | NoPermutation {
  const strange = entriesOf(a).findIndex((x) => !isZero(x) && !equals(x, ONE));
  if (strange !== -1) return { why: 'entry', place: placeAt(a, strange), found: entryAt(a, strange) };
  const rows = rowsOf(a);
  for (const [why, lines] of [['row', rows] as const, ['column', rowsOf(transpose(a))] as const]) {
    const counts = lines.map((line) => line.filter((x) => !isZero(x)).length);
    const line = counts.findIndex((ones) => ones !== 1);
    if (line !== -1) return { why, line, ones: counts[line] };
  }
  return permutationFrom(rows.map((row) => row.findIndex((x) => !isZero(x))));
}

/** The cycles, inversions and sign of the list of columns. */
export function permutationFrom(columns: readonly number[]): Permutation {
  const inversions = columns.reduce(
    (total, first, index) => total + columns.slice(index + 1).filter((second) => second < first).length,
    0,
  );
  return { columns, cycles: cyclesOf(columns), inversions, sign: inversions % 2 === 0 ? 1 : -1 };
}

function cyclesOf(columns: readonly number[]): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const cycles: number[][] = [];
  for (const start of columns.keys()) {
    if (seen.has(start)) continue;
    const cycle: number[] = [];
    for (let at = start; !seen.has(at); at = columns[at]) {
      seen.add(at);
      cycle.push(at);
    }
    cycles.push(cycle);
  }
  return cycles;
}

export function isPermutation(found: Permutation | NoPermutation): found is Permutation {
  return 'columns' in found;
}

/** Whether all sums are 1. */
export function allOne(sums: readonly Rational[]): boolean {
  return sums.every((sum) => equals(sum, ONE));
}
