// The words of the entry-by-entry quotient.
// Above: operation.ts. Below: algorithms/entrywise/tell.ts.

import type { EntrywiseInput, EntrywiseMove } from '../../../algorithms/entrywise/solve.ts';
import { entrywiseExpression, tellEntrywise } from '../../../algorithms/entrywise/tell.ts';
import { operandExpression } from '../../../catalogue/inputs.ts';
import type { Block } from '../../../document/block.ts';
import { divided, type Expression, quotient, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Division entry by entry undoes multiplication entry by entry. No divisor may be 0, because no number multiplied by 0 gives anything but 0. Matrices as a whole are not divided; the nearest thing to it is multiplying by an inverse.`,
];

const [A, B] = [symbol('A'), symbol('B')];

export function task({ a, given, scalar }: EntrywiseInput): Prose {
  const [dividend, divisor] = [operandExpression(a), operandExpression(given)];
  return scalar
    ? say`Divide every entry of ${dividend} by ${divisor}.`
    : say`Divide each entry of ${dividend} by the entry of ${divisor} at the same place.`;
}

export function tell(input: EntrywiseInput, moves: readonly EntrywiseMove[]): readonly Block[] {
  return tellEntrywise(input, moves, {
    work: say`Divide each entry of ${A} by the entry of ${B} at the same place`,
    reason: say`Division works entry by entry here, so ${B} must have the shape of ${A}. It has nothing to do with the inverse of a matrix.`,
    join: divided,
    whole: null,
    result: 'entry-by-entry quotient',
    admitted: {
      check: say`Look at the divisors`,
      finding: input.scalar
        ? say`The divisor is not ${0}, so every quotient exists.`
        : say`No entry of ${B} is ${0}, so every quotient exists.`,
      reason: say`No number gives anything but ${0} when it is multiplied by ${0}, so nothing can be divided by ${0}.`,
    },
  });
}

export function expression(input: EntrywiseInput): Expression | null {
  return entrywiseExpression(input, quotient);
}
