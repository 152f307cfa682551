// What an inverse's working found beside the answer.
// Above: operation.ts. Below: solve.ts.

import type { Intermediate } from '../../../catalogue/operation.ts';
import { divide, fractionText, negate, ONE, type Rational } from '../../../exact/rational.ts';
import type { SquareInput } from '../sibling.ts';
import { type InverseMove, type Method, methodsFor } from './solve.ts';

/** The determinant, the number of row operations, and the methods to choose from. */
export function intermediate({ a }: SquareInput, moves: readonly InverseMove[]): Intermediate {
  const rowOperations = moves.filter(({ move }) => move === 'swap' || move === 'scale' || move === 'eliminate').length;
  return {
    rank: a.rows,
    ...(moves.some(({ move }) => move === 'computed') ? {} : { determinant: fractionText(determinantFrom(moves)) }),
    ...(moves.some(({ move }) => move === 'augment') ? { row_operations: rowOperations } : {}),
    methods: methodsFor(a.rows).map((name) => ({ name, ...counts[name](a.rows) })),
  };
}

/** The determinant follows from the row operations that led to the identity: swaps change its sign, factors divide it. */
function determinantFrom(moves: readonly InverseMove[]): Rational {
  return moves.reduce((known, move) => {
    switch (move.move) {
      case 'reciprocal':
        return move.facts.entry;
      case 'determinant':
        return move.facts.value;
      case 'swap':
        return negate(known);
      case 'scale':
        return divide(known, move.facts.factor);
      default:
        return known;
    }
  }, ONE);
}

/** Arithmetic on a matrix without zeros: n^2 cofactors, or an elimination on twice as many columns. */
const counts: {
  readonly [K in Method]: (size: number) => { readonly determinants: number } | { readonly row_operations: number };
} = {
  adjugate: (size) => ({ determinants: size * size + 1 }),
  'gauss-jordan': (size) => ({ row_operations: size * size }),
};
