// The words of matrix addition.
// Above: operation.ts. Below: algorithms/entrywise/tell.ts.

import type { EntrywiseInput, EntrywiseMove } from '../../../algorithms/entrywise/solve.ts';
import { entrywiseExpression, tellEntrywise } from '../../../algorithms/entrywise/tell.ts';
import { operandExpression } from '../../../catalogue/inputs.ts';
import type { Block } from '../../../document/block.ts';
import { type Expression, sum, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';

export function task({ a, given }: EntrywiseInput): Prose {
  return say`Work out the sum ${sum(operandExpression(a), operandExpression(given))}.`;
}

export function tell(input: EntrywiseInput, moves: readonly EntrywiseMove[]): readonly Block[] {
  return tellEntrywise(input, moves, {
    work: say`Add the entries at the same place`,
    reason: say`A sum of matrices is taken entry by entry, so both must have the same shape.`,
    join: sum,
    whole: sum(symbol('A'), symbol('B')),
    result: 'sum',
  });
}

export function expression(input: EntrywiseInput): Expression | null {
  return entrywiseExpression(input, sum);
}
