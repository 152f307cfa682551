// Facts found on the way to an extreme or a median.

import type { Intermediate } from '../../catalogue/operation.ts';
import { fractionText } from '../../exact/rational.ts';
import { type LineFact, lineFacts } from '../lines/facts.ts';
import { type LineInput, placeOnLine } from '../lines/solve.ts';
import { folding } from '../moves.ts';
import type { OrderingMove, OrderingMoves } from './solve.ts';

/**
 * How many numbers each line holds; of an extreme the places where it stands (rows and columns counted from 1), of a
 * median the sorted numbers, a list for each line that was worked out.
 */
export function orderingFacts(input: LineInput, moves: readonly OrderingMove[]): Intermediate {
  return lineFacts(
    input,
    moves.flatMap((move) => factOf(input, move)),
  );
}

const foldMove = folding<OrderingMoves>();

function factOf(input: LineInput, move: OrderingMove): readonly LineFact[] {
  return foldMove<keyof OrderingMoves, readonly LineFact[]>(move, {
    take: () => [],
    line: () => [],
    compute: () => [],
    answer: () => [],
    scan: ({ line, positions }) => [
      {
        name: 'places',
        value: positions.map((position) => {
          const { row, column } = placeOnLine(input, line, position);
          return { row: row + 1, column: column + 1 };
        }),
      },
    ],
    sort: ({ sorted }) => [{ name: 'sorted', value: sorted.map(fractionText) }],
    middle: () => [],
  });
}
