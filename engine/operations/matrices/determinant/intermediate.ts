// What a determinant's working found beside the answer.
// Above: operation.ts. Below: counts.ts, solve.ts.

import type { Intermediate } from '../../../catalogue/operation.ts';
import { fractionText } from '../../../exact/rational.ts';
import { countsFor } from './counts.ts';
import type { SquareInput } from '../sibling.ts';
import type { DeterminantMove } from './solve.ts';

/** The swaps and diagonal of an elimination, the rank where it was found, and the methods to choose from. */
export function intermediate({ a }: SquareInput, moves: readonly DeterminantMove[]): Intermediate {
  return {
    ...moves.reduce<Intermediate>((known, move) => ({ ...known, ...foundIn(move) }), {}),
    methods: countsFor(a.rows),
  };
}

function foundIn(move: DeterminantMove): Intermediate {
  switch (move.move) {
    case 'echelon':
      return { rank: move.facts.pivots.length };
    case 'diagonal':
      return { swaps: move.facts.swaps, factors: move.facts.factors.map(fractionText) };
    case 'triangular':
      return { factors: move.facts.factors.map(fractionText) };
    case 'corner':
      return { swaps: move.facts.swaps, row_factor: fractionText(move.facts.factor) };
    default:
      return {};
  }
}
