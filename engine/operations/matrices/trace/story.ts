// The words of the trace.
// Above: operation.ts. Below: solve.ts, document/.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { shortened, shortList, shortSum } from '../../../algorithms/shortened.ts';
import { MOST_TERMS } from '../../../algorithms/unevaluated.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  type Expression,
  equal,
  indexed,
  matrixExpression,
  number,
  numbers,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { diagonalOf, type TraceInput, type TraceMove, type TraceMoves } from './solve.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The trace is the sum of the entries on the main diagonal of a square matrix. It equals the sum of the eigenvalues, and it is the same for both orders of a product of two matrices.`,
];

const TRACE = apply('tr', symbol('A'));

export function task({ a }: TraceInput): Prose {
  return say`Find the trace of ${matrixExpression(a)}.`;
}

export function tell({ a }: TraceInput, moves: readonly TraceMove[]): readonly Block[] {
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers))];
}

const foldMove = folding<TraceMoves>();

const handlers: { readonly [K in keyof TraceMoves]: (facts: TraceMoves[K]) => readonly Block[] } = {
  diagonal: ({ entries }) => [
    heading(say`Read off the main diagonal`),
    formula(
      shortList(entries),
      say`The main diagonal goes from the upper left to the lower right: row and column number are equal. Entries off it do not matter.`,
    ),
  ],
  sum: ({ entries, value }) => [
    heading(say`Add its entries`),
    formula(
      equal(TRACE, ...(entries.length > 1 ? [symbolicSum(entries.length), shortSum(entries)] : []), number(value)),
    ),
    paragraph(
      entries.length === 1
        ? say`The trace of a ${1} by ${1} matrix is its only entry, ${number(value)}.`
        : say`The trace of the matrix is ${number(value)}.`,
    ),
  ],
};

function symbolicSum(size: number): Expression {
  return sum(...shortened(Array.from({ length: size }, (_, place) => indexed('a', place + 1, place + 1))));
}

/** The sum of the diagonal, not worked out; null beyond 10,000 terms. */
export function expression({ a }: TraceInput): Expression | null {
  if (a.rows > MOST_TERMS) return null;
  return added(numbers(diagonalOf(a)));
}
