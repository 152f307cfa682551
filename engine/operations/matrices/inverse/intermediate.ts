// What an inverse's working found beside the answer.

import { eliminateDownwards, signedDiagonal } from '../../../algorithms/row-reduction/solve.ts';
import { drained, type Intermediate } from '../../../catalogue/operation.ts';
import { divide, type Entry, fractionText, multiply, negate } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import type { SquareInput } from '../square-operation.ts';
import { countsFor } from './counts.ts';
import type { InverseMove } from './solve.ts';

/** The rank, the determinant and the adjugate where a working found them, the number of row operations, and the methods to choose from. */
export function intermediate({ a }: SquareInput, moves: readonly InverseMove[]): Intermediate {
  const rowOperations = moves.reduce((known, move) => known + operationsIn(move), 0);
  return {
    rank: a.rows,
    ...(moves.some(({ move }) => move === 'computed') ? {} : { determinant: fractionText(determinantFrom(moves)) }),
    ...adjugateFrom(moves),
    ...(moves.some(({ move }) => move === 'augment') ? { row_operations: rowOperations } : {}),
    methods: countsFor(a.rows),
  };
}

function adjugateFrom(moves: readonly InverseMove[]): Intermediate {
  const found = moves.find((move) => move.move === 'divide');
  return found === undefined ? {} : { adjugate: found.facts.adjugate.map((row) => row.map(fractionText)) };
}

function operationsIn(move: InverseMove): number {
  switch (move.move) {
    case 'swap':
    case 'combine':
      return 1;
    case 'scale':
      return move.facts.scalings.length;
    case 'eliminate':
      return move.facts.clearings.length;
    default:
      return 0;
  }
}

/** Where the determinant was not worked out it follows from the row operations: swaps change its sign, factors of rows divide it. */
function determinantFrom(moves: readonly InverseMove[]): Entry {
  return moves.reduce<Entry>((known, move) => {
    switch (move.move) {
      case 'reciprocal':
        return move.facts.entry;
      case 'diagonal':
        return move.facts.entries.reduce((product, entry) => multiply(product, entry));
      case 'orthogonal':
        return signedDiagonal(drained(eliminateDownwards(move.facts.rows, { style: 'plain', bar: null })));
      case 'crosswise':
      case 'determinant':
        return move.facts.value;
      case 'swap':
        return negate(known);
      case 'scale':
        return move.facts.scalings.reduce<Entry>((value, { factor }) => divide(value, factor), known);
      case 'eliminate':
        return move.facts.clearings.reduce<Entry>((value, { keep }) => divide(value, keep), known);
      default:
        return known;
    }
  }, ONE);
}
