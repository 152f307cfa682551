// What the working of a product found beside the answer, and what each method would cost.

import type { ProductInput, ProductMove } from '../../../algorithms/products/moves.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { fractionText } from '../../../exact/entry.ts';
import { countsFor } from './counts.ts';

/** The way that was taken (null where the working is not shown), the sum of all entries where it was checked, the methods. */
export function intermediate(input: ProductInput, moves: readonly ProductMove[]): Intermediate {
  const way = moves.flatMap((move) => (move.move === 'choose' ? [move.facts.way] : []))[0];
  const totals = moves.flatMap((move) => (move.move === 'check' ? [fractionText(move.facts.total)] : []));
  return {
    inner_size: input.a.columns,
    way: way === undefined ? null : way.kind === 'method' ? way.method : WAYS[way.kind],
    ...(totals.length === 0 ? {} : { sum_of_entries: totals[0] }),
    methods: countsFor(input),
  };
}

/** The ways that need no method. */
const WAYS = {
  single: 'one multiplication',
  zero: 'zero factor',
  identity: 'identity factor',
  multiple: 'multiple of the identity',
  diagonals: 'two diagonal factors',
  diagonal: 'one diagonal factor',
  'one-term': 'column times row',
} as const;
