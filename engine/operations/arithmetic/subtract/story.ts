// The words of matrix subtraction.
// Above: operation.ts. Below: algorithms/entrywise/tell.ts.

import type { EntrywiseInput, EntrywiseMove } from '../../../algorithms/entrywise/solve.ts';
import { entrywiseExpression, tellEntrywise } from '../../../algorithms/entrywise/tell.ts';
import { operandExpression } from '../../../catalogue/inputs.ts';
import type { Block } from '../../../document/block.ts';
import { type Expression, negative, sum, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Subtraction undoes addition: the difference is the matrix that must be added to the second one to get the first. Unlike addition it depends on the order; exchanging the matrices changes every sign.`,
];

const [A, B] = [symbol('A'), symbol('B')];

export function task({ a, given, scalar }: EntrywiseInput): Prose {
  const [first, second] = [operandExpression(a), operandExpression(given)];
  return scalar
    ? say`Subtract ${second} from every entry of ${first}.`
    : say`Work out this difference: ${difference(first, second)}.`;
}

export function tell(input: EntrywiseInput, moves: readonly EntrywiseMove[]): readonly Block[] {
  return tellEntrywise(input, moves, {
    work: say`Subtract each entry of ${B} from the entry of ${A} at the same place`,
    reason: say`A difference of matrices is taken entry by entry, so ${B} must have the shape of ${A}. The order counts: ${B} is taken away from ${A}.`,
    join: difference,
    whole: difference(A, B),
    result: 'difference',
  });
}

export function expression(input: EntrywiseInput): Expression | null {
  return entrywiseExpression(input, difference);
}

function difference(left: Expression, right: Expression): Expression {
  return sum(left, negative(right));
}
