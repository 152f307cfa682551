// Ordering: the smallest, the largest and the middle number of each line.

import type { Answer } from '../../catalogue/answer.ts';
import { maximum, median, minimum } from '../../exact/kernels/statistics.ts';
import { add, compare, divide, integer, type Rational } from '../../exact/rational.ts';
import { type LineInput, type LineMoves, solveLines } from '../lines/solve.ts';
import type { Move } from '../moves.ts';

export type Extreme = 'smallest' | 'largest';

/** What happens on the way to an extreme or a median. Positions are counted from 0. */
export interface OrderingMoves extends LineMoves {
  /** All numbers are compared; the extreme stands at these positions. */
  scan: {
    readonly line: number;
    readonly values: readonly Rational[];
    readonly extreme: Extreme;
    readonly value: Rational;
    readonly positions: readonly number[];
  };
  sort: { readonly line: number; readonly values: readonly Rational[]; readonly sorted: readonly Rational[] };
  /** The median of the sorted numbers: the one in the middle, or the mean of the two. */
  middle: {
    readonly line: number;
    readonly values: readonly Rational[];
    readonly sorted: readonly Rational[];
    readonly lower: Rational;
    readonly upper: Rational;
    readonly value: Rational;
  };
}

export type OrderingMove = Move<OrderingMoves>;

/** The smallest or the largest number of each line. */
export function solveExtreme(input: LineInput, extreme: Extreme): Generator<OrderingMove, Answer, void> {
  return solveLines<OrderingMove>(input, {
    *work(values, line) {
      const value = extremeOf(values, extreme);
      const positions = values.flatMap((other, position) => (compare(other, value) === 0 ? [position] : []));
      yield { move: 'scan', facts: { line, values, extreme, value, positions } };
      return value;
    },
    reduce: (matrix, line) => (extreme === 'smallest' ? minimum(matrix, line) : maximum(matrix, line)).value,
  });
}

function extremeOf(values: readonly Rational[], extreme: Extreme): Rational {
  const wanted = extreme === 'smallest' ? -1 : 1;
  return values.reduce((best, value) => (compare(value, best) === wanted ? value : best));
}

/** The median of each line: half of the numbers are at most it, half at least. */
export function solveMedian(input: LineInput): Generator<OrderingMove, Answer, void> {
  return solveLines<OrderingMove>(input, {
    *work(values, line) {
      const sorted = values.toSorted(compare);
      yield { move: 'sort', facts: { line, values, sorted } };
      const lower = sorted[Math.ceil(sorted.length / 2) - 1];
      const upper = sorted[Math.floor(sorted.length / 2)];
      const value = divide(add(lower, upper), integer(2));
      yield { move: 'middle', facts: { line, values, sorted, lower, upper, value } };
      return value;
    },
    reduce: median,
  });
}
