// Facts found on the way to a sum, a mean, a variance or a standard deviation.
// Above: operations/statistics/{sum,mean,variance,standard-deviation}. Below: solve.ts.

import type { Intermediate } from '../../catalogue/operation.ts';
import { fractionText } from '../../exact/rational.ts';
import { type LineInput, lineLength } from '../lines/solve.ts';
import { folding } from '../moves.ts';
import type { SpreadMove, SpreadMoves } from './solve.ts';

/** How many numbers each line holds, and one sum, mean and variance a line, as far as the working got. */
export function spreadFacts(input: LineInput, moves: readonly SpreadMove[]): Intermediate {
  const found = moves.flatMap(factOf);
  const named = (name: string): readonly string[] => found.flatMap((fact) => (fact.name === name ? [fact.value] : []));
  return {
    count: lineLength(input),
    ...Object.fromEntries(
      ['sums', 'means', 'sums_of_squares', 'variances']
        .map((name) => [name, named(name)] as const)
        .filter(([, values]) => values.length > 0),
    ),
  };
}

const foldMove = folding<SpreadMoves>();

function factOf(move: SpreadMove): readonly { readonly name: string; readonly value: string }[] {
  return foldMove<keyof SpreadMoves, readonly { readonly name: string; readonly value: string }[]>(move, {
    take: () => [],
    line: () => [],
    compute: () => [],
    answer: () => [],
    total: ({ sum }) => [{ name: 'sums', value: fractionText(sum) }],
    average: ({ mean }) => [{ name: 'means', value: fractionText(mean) }],
    deviate: () => [],
    square: ({ sum }) => [{ name: 'sums_of_squares', value: fractionText(sum) }],
    averageSquares: ({ variance }) => [{ name: 'variances', value: fractionText(variance) }],
    takeRoot: () => [],
  });
}
