// Covariances of the columns: the sums of products of their deviations over the count of the observations, or over one less.

import { ofFractions } from '../../../catalogue/inputs.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import {
  requireScatter,
  type ScatterMoves,
  scatterCost,
  scatterTime,
  sharedAmong,
  solveScatter,
} from '../../../algorithms/scatter/solve.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import type { IdentityPart, Intermediate } from '../../../catalogue/operation.ts';
import type { Matrix } from '../../../exact/matrix.ts';
import { fractionText } from '../../../exact/rational.ts';
import { observations } from '../observations.ts';
import { ddof } from '../statistic.ts';

export interface CovarianceInput {
  /** A row is an observation, a column a variable. */
  readonly a: Matrix;
  /** 0 where the observations are the whole population, 1 where they are a sample. */
  readonly ddof: number;
}

export interface CovarianceMoves extends ScatterMoves {
  divide: { readonly scatter: Matrix; readonly divisor: number; readonly covariance: Matrix };
}

export type CovarianceMove = Move<CovarianceMoves>;

/** @throws DomainError `not_enough_data` for a sample of one observation */
export function read(given: FieldValues): CovarianceInput {
  const input = { a: ofFractions(given, observations), ddof: given(ddof) };
  if (input.ddof === 1 && input.a.rows === 1) {
    throw DomainError.of('not_enough_data', ['ddof'], { count: 1, what: 'the covariance', why: 'observations' });
  }
  return input;
}

export function identify({ a, ddof: taken }: CovarianceInput): readonly IdentityPart[] {
  return [a, ...(taken === 1 ? ['ddof 1'] : [])];
}

export function cost({ a }: CovarianceInput): number {
  return scatterCost(a);
}

export function time({ a }: CovarianceInput): number {
  return scatterTime(a, 0);
}

export function answerEntries({ a }: CovarianceInput): number {
  return a.columns ** 2;
}

/** @throws DomainError `too_large` for more work than one question may take, `overflow` where an entry is no finite double */
export function* solve(input: CovarianceInput): Generator<CovarianceMove, Answer, void> {
  requireScatter('the covariance matrix', cost(input));
  const scatter = yield* solveScatter(input.a);
  const divisor = input.a.rows - input.ddof;
  const covariance = sharedAmong(scatter, divisor);
  requireMatrixInRange(covariance, () => ['a']);
  yield { move: 'divide', facts: { scatter, divisor, covariance } };
  return matrixAnswer(covariance);
}

/** The means of the columns, as far as the working was told, and the divisor. */
export function intermediate(_: CovarianceInput, moves: readonly CovarianceMove[]): Intermediate {
  return Object.fromEntries(
    moves.flatMap((move): readonly (readonly [string, unknown])[] => {
      if (move.move === 'average') return [['means', move.facts.means.map(fractionText)]];
      return move.move === 'divide' ? [['divisor', move.facts.divisor]] : [];
    }),
  );
}
