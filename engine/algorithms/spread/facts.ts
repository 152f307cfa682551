// Facts found on the way to a sum, a mean, a variance or a standard deviation.

import type { Intermediate } from '../../catalogue/operation.ts';
import { fractionText } from '../../exact/rational.ts';
import { type LineFact, lineFacts } from '../lines/facts.ts';
import type { LineInput } from '../lines/solve.ts';
import { folding } from '../moves.ts';
import type { SpreadMove, SpreadMoves } from './solve.ts';

/** How many numbers each line holds, and one sum, mean and variance a line, as far as the working got. */
export function spreadFacts(input: LineInput, moves: readonly SpreadMove[]): Intermediate {
  return lineFacts(input, moves.flatMap(factOf));
}

const foldMove = folding<SpreadMoves>();

function factOf(move: SpreadMove): readonly LineFact[] {
  return foldMove<keyof SpreadMoves, readonly LineFact[]>(move, {
    take: () => [],
    line: () => [],
    compute: () => [],
    answer: () => [],
    total: ({ sum }) => [{ name: 'sums', value: fractionText(sum) }],
    average: ({ mean }) => [{ name: 'means', value: fractionText(mean) }],
    deviate: ({ sum, variance }) => [
      { name: 'sums_of_squares', value: fractionText(sum) },
      { name: 'variances', value: fractionText(variance) },
    ],
    takeRoot: () => [],
  });
}
