// Correlations of the columns: their sums of products over the roots of their sums of squares. The divisors of covariances and
// variances would cancel.

import { ofFractions } from '../../../catalogue/inputs.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { matrixOfReals, overRoot } from '../../../algorithms/orthogonalization/vectors.ts';
import {
  requireScatter,
  type ScatterMoves,
  scatterCost,
  scatterTime,
  solveScatter,
} from '../../../algorithms/scatter/solve.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { type AnswerMatrix, entry, type Matrix } from '../../../exact/matrix.ts';
import { fractionText, isZero, multiply, ONE, type Rational, ZERO } from '../../../exact/rational.ts';
import type { Real } from '../../../exact/scalar.ts';
import { observations } from '../observations.ts';

export interface CorrelationInput {
  /** A row is an observation, a column a variable. */
  readonly a: Matrix;
}

export interface CorrelationMoves extends ScatterMoves {
  /** Each sum of products over the root of the product of two sums of squares. */
  normalize: { readonly scatter: Matrix; readonly correlation: AnswerMatrix };
}

export type CorrelationMove = Move<CorrelationMoves>;

/** Work of one square root and of rounding it later. */
const ROOT_COST = 50_000;
const ROOT_TIME = 20_000;

/** @throws DomainError `not_enough_data` for one observation */
export function read(given: FieldValues): CorrelationInput {
  const a = ofFractions(given, observations);
  if (a.rows === 1) {
    throw DomainError.of('not_enough_data', ['a'], { count: 1, what: 'a correlation', why: 'correlation' });
  }
  return { a };
}

export function cost({ a }: CorrelationInput): number {
  return scatterCost(a) + a.columns ** 2 * ROOT_COST;
}

export function time({ a }: CorrelationInput): number {
  return scatterTime(a, ROOT_TIME);
}

export function answerEntries({ a }: CorrelationInput): number {
  return a.columns ** 2;
}

/** @throws DomainError `zero_variance` for a column of equal numbers, `too_large` for more work than one question may take */
export function* solve(input: CorrelationInput): Generator<CorrelationMove, Answer, void> {
  requireScatter('the correlation matrix', cost(input));
  const scatter = yield* solveScatter(input.a);
  const constant = constantColumn(scatter);
  if (constant !== -1) {
    const value = fractionText(entry(input.a, 0, constant));
    throw DomainError.of('zero_variance', ['a'], { column: constant + 1, value });
  }
  const correlation = correlationOf(scatter);
  yield { move: 'normalize', facts: { scatter, correlation } };
  return matrixAnswer(correlation);
}

/** The first column that does not vary, from 0; -1 where there is none. */
export function constantColumn(scatter: Matrix): number {
  return Array.from({ length: scatter.columns }, (_, column) => column).findIndex((column) =>
    isZero(entry(scatter, column, column)),
  );
}

function correlationOf(scatter: Matrix): AnswerMatrix {
  const rows: Real[][] = [];
  for (let i = 0; i < scatter.rows; i++) {
    rows.push(
      Array.from({ length: scatter.columns }, (_, j): Real => (j < i ? rows[j][i] : correlationAt(scatter, i, j))),
    );
  }
  return matrixOfReals(rows);
}

function correlationAt(scatter: Matrix, i: number, j: number): Real {
  if (i === j) return ONE;
  const value = entry(scatter, i, j);
  return isZero(value) ? ZERO : overRoot(value, squaresOf(scatter, i, j));
}

/** The product of the sums of squares of two columns, which count from 0. */
export function squaresOf(scatter: Matrix, i: number, j: number): Rational {
  return multiply(entry(scatter, i, i), entry(scatter, j, j));
}

/** The means of the columns, as far as the working was told. */
export function intermediate(_: CorrelationInput, moves: readonly CorrelationMove[]): Intermediate {
  return Object.fromEntries(
    moves.flatMap((move) => (move.move === 'average' ? [['means', move.facts.means.map(fractionText)]] : [])),
  );
}
