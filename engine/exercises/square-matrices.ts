// Square matrices for exercises, made from the pivots that an elimination is to meet.

import { eliminateDownwards } from '../algorithms/row-reduction/solve.ts';
import { type Matrix, integerMatrix, matrixOf, rowsOf } from '../exact/matrix.ts';
import { isInteger, multiply, type Rational } from '../exact/rational.ts';
import { drawNonzero, drawUnitLower, drawUpper, productOfRows, type Rows, reordered } from '../learning/drawing.ts';
import type { ByDifficulty } from '../learning/exercise.ts';
import type { Random } from '../learning/random.ts';

/** Of matrices of any size, those that are drawn. */
export const SIZES: ByDifficulty<readonly number[]> = { easy: [2, 3], medium: [3, 4], hard: [4] };

/**
 * A matrix L·U whose elimination subtracts whole multiples only, none above `largest`, and meets these pivots where no row is
 * exchanged. Its determinant is their product.
 * @param beside the largest entry of U beside the pivots
 */
export function drawFromPivots(random: Random, pivots: readonly number[], largest: number, beside = largest): Rows {
  return productOfRows(drawUnitLower(random, pivots.length, largest), drawUpper(random, pivots, beside));
}

/** A matrix L·U·L′ with this determinant, up to its sign, and no plainer first entry than others. Domain: two rows and more. */
export function drawMixed(random: Random, pivots: readonly number[], largest: number): Rows {
  return productOfRows(drawFromPivots(random, pivots, largest), drawUnitLower(random, pivots.length, largest));
}

/** The same with a 0 in the first place: the rows are reordered, which turns the sign of the determinant. */
export function drawWithZeroFirst(random: Random, pivots: readonly number[], largest: number): Rows {
  const size = pivots.length;
  const zero = random.integer(1, size - 1);
  const lower = drawUnitLower(random, size, largest).map((row, i) => {
    if (i === zero) return row.with(0, 0);
    return i > 0 && row[0] === 0 ? row.with(0, drawNonzero(random, largest)) : row;
  });
  const order = Array.from({ length: size }, (_, i) => (i === 0 ? zero : i === zero ? 0 : i));
  return reordered(productOfRows(lower, drawUpper(random, pivots, largest)), order);
}

/** Pivots of the given sizes in some order, an odd or an even number of them negative. */
export function drawPivots(random: Random, sizes: readonly number[], sign: 1 | -1): readonly number[] {
  const signed = sizes.map((size) => (random.chance(30) ? -size : size));
  const isNegative = signed.filter((pivot) => pivot < 0).length % 2 === 1;
  const pivots = isNegative === sign < 0 ? signed : signed.with(0, -signed[0]);
  return random.shuffled(pivots);
}

/** Whether a plain elimination needs a fraction, as a multiple of a row or in the matrix. */
export function meetsFractions(rows: Rows): boolean {
  for (const { move, facts } of eliminateDownwards(rowsOf(integerMatrix(rows)), { style: 'plain', bar: null })) {
    if (move === 'eliminate' && !facts.clearings.every(({ factor }) => isInteger(factor))) return true;
  }
  return false;
}

/** The product of the entries without their signs over each choice of one entry in every row and column, added up. */
export function largestExpansion(rows: Rows): number {
  if (rows.length === 0) return 1;
  const [first, ...others] = rows;
  return first.reduce(
    (sum, entry, column) => sum + Math.abs(entry) * largestExpansion(others.map((row) => row.toSpliced(column, 1))),
    0,
  );
}

/** Each row times its factor: the determinant is multiplied by all of them. */
export function rowsScaled(rows: Rows, factors: readonly Rational[]): Matrix {
  return matrixOf(rowsOf(integerMatrix(rows)).map((row, i) => row.map((entry) => multiply(factors[i], entry))));
}
