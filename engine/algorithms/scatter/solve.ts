// The scatter matrix: the sums of products of the deviations of columns from their means. A row is an observation, a column a
// variable; covariances and correlations come from it.

import { DomainError } from '../../catalogue/domain-error.ts';
import { arithmeticWithin, EXACT_BUDGET, gcdCost } from '../../exact/budget.ts';
import { bitLength } from '../../exact/integers.ts';
import { transpose } from '../../exact/kernels/arrangement.ts';
import { multiplyMatrices, productCost, productTime } from '../../exact/kernels/product.ts';
import { linesOf, mean, sumOf } from '../../exact/kernels/statistics.ts';
import { entriesOf, entry, type Matrix, matrixOf, rationalMatrix } from '../../exact/matrix.ts';
import { divide, integer, multiply, type Rational, rational, subtract } from '../../exact/rational.ts';
import { recently } from '../../exact/recently.ts';
import type { Move } from '../moves.ts';
import { isReadable } from '../readable.ts';
import { leastCommonDenominator } from '../row-reduction/solve.ts';

export interface ScatterMoves {
  /** The mean of each column. */
  average: { readonly means: readonly Rational[] };
  /** Every entry less the mean of its column. */
  deviate: { readonly means: readonly Rational[]; readonly deviations: Matrix };
  /** The products of the columns of deviations with each other. */
  pair: { readonly deviations: Matrix; readonly scatter: Matrix };
  /** Too many numbers, or too long ones, to be worked with in front of the reader. */
  compute: { readonly scatter: Matrix };
}

export type ScatterMove = Move<ScatterMoves>;

/** The products of more columns are not written one by one. */
export const MOST_PAIRED = 4;

/** Whether the working is short enough to be read. */
export function isTold(a: Matrix): boolean {
  return isReadable(a, a.rows * a.columns * (a.columns + 2));
}

/** The predicted work of the sums of products, infinite where they have too many digits to be exact. */
export function scatterCost(a: Matrix): number {
  const products = costOfProducts(a);
  if (arithmeticWithin(products) !== 'exact') return Number.POSITIVE_INFINITY;
  return products.exact + a.columns ** 2 * (PAIR_COST + PAIR_OPERATIONS * gcdCost(bitsOfPair(a)));
}

/** The expected nanoseconds of it; `entryTime` is what each entry of the answer takes beside it. */
export function scatterTime(a: Matrix, entryTime: number): number {
  return productTime(transpose(a), a) + a.columns ** 2 * (PAIR_TIME + entryTime);
}

/** Fractions that are reduced for a pair of columns. */
const PAIR_OPERATIONS = 4;
const PAIR_COST = 1000;
const PAIR_TIME = 2000;

const costOfProducts = recently(1, (a: Matrix) => productCost(transpose(a), a));

/** About the length of a sum of products. */
const bitsOfPair = recently(1, (a: Matrix): number => {
  const entries = entriesOf(a);
  const longest = entries.reduce((most, { numerator }) => Math.max(most, bitLength(numerator)), 0);
  return 2 * (longest + bitLength(leastCommonDenominator(entries)) + bitLength(BigInt(a.rows)));
});

/** @throws DomainError `too_large` where `cost`, that of the whole answer, is more than one question may take */
export function requireScatter(what: string, cost: number): void {
  if (cost <= EXACT_BUDGET) return;
  throw DomainError.of('too_large', ['a'], {
    what: `${what} of so many columns or so long numbers is more work than one question may take`,
    limit: 'it is computed exactly, with the products of all pairs of columns',
  });
}

/** The scatter matrix, with the moves that lead to it. */
export function* solveScatter(a: Matrix): Generator<ScatterMove, Matrix, void> {
  const scatter = scatterOf(a);
  if (!isTold(a)) {
    yield { move: 'compute', facts: { scatter } };
    return scatter;
  }
  const means = meansOf(a);
  yield { move: 'average', facts: { means } };
  const deviations = deviationsOf(a, means);
  yield { move: 'deviate', facts: { means, deviations } };
  yield { move: 'pair', facts: { deviations, scatter } };
  return scatter;
}

/** The sum of the products of two columns less the product of their sums over the count, for all pairs of columns. */
function scatterOf(a: Matrix): Matrix {
  const products = multiplyMatrices(transpose(a), a);
  if (products.kind === 'float64' || products.kind === 'overflow')
    throw new Error('a product beyond its predicted cost');
  const sums = linesOf(a, 'column').map((line) => exactly(sumOf(a, line)));
  const count = integer(a.rows);
  const entries: Rational[] = [];
  for (let i = 0; i < a.columns; i++) {
    for (let j = 0; j < a.columns; j++) {
      entries.push(
        j < i ? entries[j * a.columns + i] : subtract(entry(products, i, j), divide(multiply(sums[i], sums[j]), count)),
      );
    }
  }
  return rationalMatrix(a.columns, a.columns, entries);
}

/** The mean of each column. */
export function meansOf(a: Matrix): readonly Rational[] {
  return linesOf(a, 'column').map((line) => exactly(mean(a, line)));
}

/** Sums are exact wherever products are. */
function exactly(value: ReturnType<typeof sumOf>): Rational {
  if (value.kind !== 'rational') throw new Error('a sum beyond its predicted cost');
  return value;
}

function deviationsOf(a: Matrix, means: readonly Rational[]): Matrix {
  return matrixOf(
    Array.from({ length: a.rows }, (_, row) => means.map((centre, column) => subtract(entry(a, row, column), centre))),
  );
}

/** Every entry over a whole number. */
export function sharedAmong(matrix: Matrix, divisor: number): Matrix {
  const below = rational(1n, BigInt(divisor));
  return rationalMatrix(
    matrix.rows,
    matrix.columns,
    entriesOf(matrix).map((value) => multiply(value, below)),
  );
}
