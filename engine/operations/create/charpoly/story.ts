// The words of characteristic polynomials.

import { characteristicBlocks } from '../../../algorithms/characteristic/tell.ts';
import { A, LAMBDA, POLYNOMIAL, SHIFTED } from '../../../algorithms/characteristic/names.ts';
import type { CharacteristicInput, CharacteristicMove } from '../../../algorithms/characteristic/solve.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import type { Block } from '../../../document/block.ts';
import { determinantOf, equal, type Expression, matrixExpression, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory = theoryOf(SHIFTED);

/** @param shifted the matrix whose determinant is called the characteristic polynomial: λI − A, or A − λI in some books */
export function theoryOf(shifted: Expression): readonly Prose[] {
  return [
    say`The characteristic polynomial of ${A} is the determinant of ${shifted}, a polynomial in ${LAMBDA}. Its roots are the eigenvalues of ${A}. A real eigenvalue is a factor by which ${A} multiplies all vectors of some direction. Every square matrix satisfies its own characteristic equation.`,
  ];
}

export function task({ a }: CharacteristicInput): Prose {
  return say`Find the characteristic polynomial ${equal(POLYNOMIAL, determinantOf(SHIFTED))} of the matrix ${equal(symbol('A'), matrixExpression(a))}.`;
}

export function tell({ a }: CharacteristicInput, moves: readonly CharacteristicMove[]): readonly Block[] {
  return [...openingOf(a), ...characteristicBlocks(moves, 'with-check')];
}
