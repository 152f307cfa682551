// The words of the entry-by-entry product.
// Above: operation.ts. Below: algorithms/entrywise/tell.ts.

import type { EntrywiseInput, EntrywiseMove } from '../../../algorithms/entrywise/solve.ts';
import { entrywiseExpression, tellEntrywise } from '../../../algorithms/entrywise/tell.ts';
import { operandExpression } from '../../../catalogue/inputs.ts';
import type { Block } from '../../../document/block.ts';
import { type Expression, product, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The product of entries at the same place is called the Hadamard product. It needs two matrices of one shape, and the order of the two does not matter. It is not the matrix product, which combines whole rows with whole columns.`,
];

const [A, B] = [symbol('A'), symbol('B')];

export function task({ a, given, scalar }: EntrywiseInput): Prose {
  const [first, second] = [operandExpression(a), operandExpression(given)];
  return scalar
    ? say`Multiply every entry of ${first} by ${second}.`
    : say`Work out this entry-by-entry product: ${product('hadamard', first, second)}.`;
}

export function tell(input: EntrywiseInput, moves: readonly EntrywiseMove[]): readonly Block[] {
  return tellEntrywise(input, moves, {
    work: say`Multiply the entries at the same place`,
    reason: say`The Hadamard product pairs entries at the same place, so ${B} must have the shape of ${A}. It is not the matrix product, which pairs rows with columns.`,
    join: times,
    whole: product('hadamard', A, B),
    result: 'entry-by-entry product',
  });
}

export function expression(input: EntrywiseInput): Expression | null {
  return entrywiseExpression(input, times);
}

function times(left: Expression, right: Expression): Expression {
  return product('dot', left, right);
}
