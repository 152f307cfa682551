// Drawing: matrices for exercises, made so that they have what the exercise is about, rather than searched for.

import { terminatingDecimal } from '../exact/decimal.ts';
import { integerMatrix, type Matrix, matrixOf, type RationalMatrix, rowsOf } from '../exact/matrix.ts';
import { fractionText, type Rational, rational } from '../exact/rational.ts';
import type { Random } from './random.ts';

/** Rows of whole numbers, as a body holds them. */
export type Rows = readonly (readonly number[])[];

/** Which whole numbers may be drawn. */
export interface Range {
  readonly from: number;
  readonly to: number;
  /** Numbers that are passed over, such as 0. */
  readonly without?: readonly number[];
}

/** A number of the range. */
export function drawInteger(random: Random, { from, to, without = [] }: Range): number {
  const number = random.integer(from, to);
  return without.includes(number) ? drawInteger(random, { from, to, without }) : number;
}

/** A number of the range, from -largest to largest, that is not 0. */
export function drawNonzero(random: Random, largest: number): number {
  return drawInteger(random, { from: -largest, to: largest, without: [0] });
}

export function drawList(random: Random, length: number, range: Range): readonly number[] {
  return Array.from({ length }, () => drawInteger(random, range));
}

/** Different numbers in no order. The range must hold enough of them. */
export function drawDistinct(random: Random, length: number, { from, to, without = [] }: Range): readonly number[] {
  const all = Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  return random.shuffled(all.filter((number) => !without.includes(number))).slice(0, length);
}

export function drawRows(random: Random, rows: number, columns: number, range: Range): Rows {
  return Array.from({ length: rows }, () => drawList(random, columns, range));
}

/** Rows of different numbers, so that each can be followed to its place. The range must hold enough of them. */
export function drawDistinctRows(random: Random, rows: number, columns: number, range: Range): Rows {
  const entries = drawDistinct(random, rows * columns, range);
  return Array.from({ length: rows }, (_, row) => entries.slice(row * columns, (row + 1) * columns));
}

/** Different whole numbers from one number on. The range must hold enough of them. */
export function drawWhole(random: Random, rows: number, columns: number, from: number, to = 15): Matrix {
  return integerMatrix(drawDistinctRows(random, rows, columns, { from, to }));
}

/** Different tenths from -2.9 to 2.9, none of them 0. */
export function drawTenths(random: Random, rows: number, columns: number): Matrix {
  return inTenths(drawDistinctRows(random, rows, columns, { from: -29, to: 29, without: [0] }));
}

/** Each number divided by 10: 25 is 2.5. */
export function inTenths(rows: Rows): Matrix {
  return matrixOf(rows.map((row) => row.map((tenths) => rational(BigInt(tenths), 10n))));
}

/** A fraction, or a whole number, with one of the denominators and a numerator that is not 0. */
export function drawFraction(random: Random, denominators: readonly number[], largest: number): Rational {
  return rational(BigInt(drawNonzero(random, largest)), BigInt(random.pick(denominators)));
}

/** A matrix of such fractions and whole numbers, none above 9 in its numerator. */
export function drawFractions(
  random: Random,
  rows: number,
  columns: number,
  denominators: readonly number[],
): RationalMatrix {
  return matrixOf(
    Array.from({ length: rows }, () => Array.from({ length: columns }, () => drawFraction(random, denominators, 9))),
  );
}

/** A number as a body holds it: a JSON number for a whole number or tenths, the text of the fraction for others. */
export function inBody(value: Rational): number | string {
  const isShort = value.denominator === 1n || value.denominator === 10n;
  return isShort ? decimalInBody(value) : fractionText(value);
}

export function matrixInBody(matrix: Matrix): readonly (readonly (number | string)[])[] {
  return rowsOf(matrix).map((row) => row.map(inBody));
}

/** A number that has a decimal, written as one where the problem is about decimals: 32/5 is 6.4. */
function decimalInBody(value: Rational): number {
  return Number(terminatingDecimal(value));
}

export function decimalsInBody(matrix: Matrix): Rows {
  return rowsOf(matrix).map((row) => row.map(decimalInBody));
}

/** The product of two matrices of small whole numbers. */
export function productOfRows(a: Rows, b: Rows): Rows {
  return a.map((row) => b[0].map((_, j) => row.reduce((sum, entry, k) => sum + entry * b[k][j], 0)));
}

/**
 * A lower triangular matrix with 1 on the diagonal: the multiples that an elimination takes away. Its determinant is 1.
 */
export function drawUnitLower(random: Random, size: number, largest: number): Rows {
  const range = { from: -largest, to: largest };
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => {
      if (i === j) return 1;
      return j < i ? drawInteger(random, range) : 0;
    }),
  );
}

/** An upper triangular matrix with the given diagonal, whose product is its determinant. */
export function drawUpper(random: Random, diagonal: readonly number[], largest: number): Rows {
  const range = { from: -largest, to: largest };
  return diagonal.map((pivot, i) =>
    diagonal.map((_, j) => {
      if (i === j) return pivot;
      return j > i ? drawInteger(random, range) : 0;
    }),
  );
}

/** The rows in another order; `order` names the old row, from 0, that stands at each place. */
export function reordered(rows: Rows, order: readonly number[]): Rows {
  return order.map((row) => rows[row]);
}

export function transposedRows(rows: Rows): Rows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

/** The entries on and above the main diagonal of a square, and their mirror images below it. */
export function mirrored(rows: Rows): Rows {
  return rows.map((row, i) => row.map((_, j) => rows[Math.min(i, j)][Math.max(i, j)]));
}

/** The largest entry without its sign. */
export function largestOf(rows: Rows): number {
  return Math.max(...rows.flat().map(Math.abs));
}

/**
 * The first drawing that is accepted. A drawing should be accepted so often that a hundred tries are more than enough.
 * @throws Error where none is, which is a fault of the exercise
 */
export function drawUntil<Drawing>(draw: () => Drawing, isAccepted: (drawing: Drawing) => boolean): Drawing {
  for (let tries = 0; tries < 1000; tries++) {
    const drawing = draw();
    if (isAccepted(drawing)) return drawing;
  }
  throw new Error('an exercise was not accepted in a thousand tries');
}
