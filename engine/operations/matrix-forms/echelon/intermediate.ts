// What an elimination found beside the form: pivots, rank, row operations.
// Above: operation.ts. Below: solve.ts.

import type { Intermediate } from '../../../catalogue/operation.ts';
import { fractionText, negate } from '../../../exact/rational.ts';
import type { EchelonInput, EchelonMove } from './solve.ts';

/**
 * A row operation as plain data; rows count from the base, numbers are exact text:
 *   swap       rows[0] and rows[1] change places
 *   multiply   row becomes factor times row
 *   add        row becomes keep times row plus factor times row `from`
 */
type RowOperation = { readonly operation: 'swap' | 'multiply' | 'add'; readonly [fact: string]: unknown };

export function intermediate({ indexBase }: EchelonInput, moves: readonly EchelonMove[]): Intermediate {
  const result = moves.find((move) => move.move === 'result');
  const pivots = result === undefined ? [] : result.facts.pivots;
  return {
    pivots: pivots.map((column) => column + indexBase),
    rank: pivots.length,
    row_operations: moves.some(({ move }) => move === 'computed')
      ? null
      : moves.flatMap((move) => operationsOf(move, indexBase)),
  };
}

function operationsOf(move: EchelonMove, base: number): readonly RowOperation[] {
  switch (move.move) {
    case 'swap':
      return [{ operation: 'swap', rows: [move.facts.first + base, move.facts.second + base] }];
    case 'scale':
      return [{ operation: 'multiply', row: move.facts.row + base, factor: fractionText(move.facts.factor) }];
    case 'eliminate':
      return [
        {
          operation: 'add',
          row: move.facts.target + base,
          keep: fractionText(move.facts.keep),
          factor: fractionText(negate(move.facts.factor)),
          from: move.facts.source + base,
        },
      ];
    default:
      return [];
  }
}
