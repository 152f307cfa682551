// Spread: sum, mean, variance and standard deviation of each line, each built on the one before.

import type { Answer } from '../../catalogue/answer.ts';
import type { Overflow } from '../../exact/kernels/float.ts';
import { type Line, mean, sumOf, variance } from '../../exact/kernels/statistics.ts';
import type { Matrix } from '../../exact/matrix.ts';
import { squareRoot } from '../../exact/power.ts';
import { add, divide, integer, multiply, type Rational, subtract, ZERO } from '../../exact/rational.ts';
import { float, type Real, type Scalar } from '../../exact/scalar.ts';
import { type LineInput, type LineMoves, solveLines } from '../lines/solve.ts';
import type { Move } from '../moves.ts';

/** What happens on the way to a standard deviation. */
export interface SpreadMoves extends LineMoves {
  total: { readonly line: number; readonly values: readonly Rational[]; readonly sum: Rational };
  /** The sum shared equally among the numbers. */
  average: {
    readonly line: number;
    readonly values: readonly Rational[];
    readonly sum: Rational;
    readonly mean: Rational;
  };
  /** How far each number is from the mean, the squares of that, and the variance that they give. */
  deviate: {
    readonly line: number;
    readonly values: readonly Rational[];
    readonly mean: Rational;
    readonly deviations: readonly Rational[];
    readonly squares: readonly Rational[];
    readonly sum: Rational;
    readonly variance: Rational;
  };
  takeRoot: { readonly line: number; readonly variance: Rational; readonly root: Real };
}

export type SpreadMove = Move<SpreadMoves>;

export function solveSum(input: LineInput): Generator<SpreadMove, Answer, void> {
  return solveLines<SpreadMove>(input, { work: total, reduce: sumOf });
}

export function solveMean(input: LineInput): Generator<SpreadMove, Answer, void> {
  return solveLines<SpreadMove>(input, { work: average, reduce: mean });
}

/** The variance: the sum of the squared deviations from the mean over the count, or for a sample over one less. */
export function solveVariance(input: LineInput): Generator<SpreadMove, Answer, void> {
  const { ddof = 0 } = input;
  return solveLines<SpreadMove>(input, {
    work: squaredDeviation(ddof),
    reduce: (matrix, line) => variance(matrix, line, ddof),
  });
}

/** The square root of the variance. */
export function solveDeviation(input: LineInput): Generator<SpreadMove, Answer, void> {
  const { ddof = 0 } = input;
  return solveLines<SpreadMove>(input, {
    work: deviation(ddof),
    reduce: (matrix, line) => rootOfVariance(matrix, line, ddof),
  });
}

type Work<Result> = (values: readonly Rational[], line: number) => Generator<SpreadMove, Result, void>;

const total: Work<Rational> = function* total(values, line) {
  const sum = values.reduce(add, ZERO);
  yield { move: 'total', facts: { line, values, sum } };
  return sum;
};

const average: Work<Rational> = function* average(values, line) {
  const sum = yield* total(values, line);
  const share = divide(sum, integer(values.length));
  yield { move: 'average', facts: { line, values, sum, mean: share } };
  return share;
};

const squaredDeviation = (ddof: number): Work<Rational> =>
  function* squared(values, line) {
    const centre = yield* average(values, line);
    const deviations = values.map((value) => subtract(value, centre));
    const squares = deviations.map((value) => multiply(value, value));
    const sum = squares.reduce(add, ZERO);
    const result = divide(sum, integer(values.length - ddof));
    yield { move: 'deviate', facts: { line, values, mean: centre, deviations, squares, sum, variance: result } };
    return result;
  };

const deviation = (ddof: number): Work<Real> =>
  function* rooted(values, line) {
    const squared = yield* squaredDeviation(ddof)(values, line);
    const root = squareRoot(squared);
    yield { move: 'takeRoot', facts: { line, variance: squared, root } };
    return root;
  };

function rootOfVariance(matrix: Matrix, line: Line, ddof: number): Scalar | Overflow {
  const squared = variance(matrix, line, ddof);
  switch (squared.kind) {
    case 'rational':
      return squareRoot(squared);
    case 'float':
      return float(Math.sqrt(squared.value));
    case 'overflow':
      return squared;
  }
}
