// The words of matrix addition.
// Above: operation.ts. Below: algorithms/entrywise/tell.ts.

import type { EntrywiseInput, EntrywiseMove } from '../../../algorithms/entrywise/solve.ts';
import { entrywiseExpression, tellEntrywise } from '../../../algorithms/entrywise/tell.ts';
import { operandExpression } from '../../../catalogue/inputs.ts';
import type { Block } from '../../../document/block.ts';
import { type Expression, sum, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Addition of matrices is defined for two matrices of one shape, and the sum has that shape again. The order of the two does not matter, and adding the zero matrix changes nothing.`,
  say`Think of two tables with the same headings, such as the sales of two weeks: only figures in the same place may be added.`,
];

const [A, B] = [symbol('A'), symbol('B')];

export function task({ a, given, scalar }: EntrywiseInput): Prose {
  const [first, second] = [operandExpression(a), operandExpression(given)];
  return scalar ? say`Add ${second} to every entry of ${first}.` : say`Work out this sum: ${sum(first, second)}.`;
}

export function tell(input: EntrywiseInput, moves: readonly EntrywiseMove[]): readonly Block[] {
  return tellEntrywise(input, moves, {
    work: say`Add the entries at the same place`,
    reason: say`A sum of matrices is taken entry by entry, so ${B} must have the shape of ${A}.`,
    join: sum,
    whole: sum(A, B),
    result: 'sum',
  });
}

export function expression(input: EntrywiseInput): Expression | null {
  return entrywiseExpression(input, sum);
}
