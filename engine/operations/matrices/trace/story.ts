// The words of the trace.

import { folding } from '../../../algorithms/moves.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  apply,
  elided,
  type Expression,
  equal,
  indexed,
  list,
  matrixExpression,
  number,
  numbers,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import type { Rational } from '../../../exact/rational.ts';
import { diagonalOf, type TraceInput, type TraceMove, type TraceMoves } from './solve.ts';

const TRACE = apply('tr', symbol('A'));

export function task({ a }: TraceInput): Prose {
  return say`Find the trace of ${equal(symbol('A'), matrixExpression(a))}.`;
}

export function tell(_input: TraceInput, moves: readonly TraceMove[]): readonly Block[] {
  return moves.flatMap((move) => foldMove(move, handlers));
}

const foldMove = folding<TraceMoves>();

const handlers: { readonly [K in keyof TraceMoves]: (facts: TraceMoves[K]) => readonly Block[] } = {
  diagonal: ({ entries }) => [
    heading(say`Read off the main diagonal`),
    formula(
      list(shown(entries)),
      say`The main diagonal goes from the upper left to the lower right: row and column number are equal. Entries off it do not matter.`,
    ),
  ],
  sum: ({ entries, value }) => [
    heading(say`Add its entries`),
    formula(
      equal(
        TRACE,
        ...(entries.length > 1 && entries.length <= LONGEST_SUM
          ? [symbolicSum(entries.length), sum(...numbers(entries))]
          : []),
        number(value),
      ),
    ),
    paragraph(
      entries.length === 1
        ? say`The trace of a ${1} by ${1} matrix is its only entry, ${number(value)}.`
        : say`The trace of the matrix is ${number(value)}.`,
    ),
  ],
};

/** Longer sums are shown by their first entries and their last. */
const LONGEST_SUM = 10;
const FIRST_ENTRIES = 3;

function shown(entries: readonly Rational[]): readonly Expression[] {
  if (entries.length <= LONGEST_SUM) return numbers(entries);
  return [...numbers(entries.slice(0, FIRST_ENTRIES)), elided('row'), number(entries[entries.length - 1])];
}

function symbolicSum(size: number): Expression {
  return sum(...Array.from({ length: size }, (_, place) => indexed('a', place + 1, place + 1)));
}

/** The sum of the diagonal, not worked out; null beyond 10,000 terms. */
export function expression({ a }: TraceInput): Expression | null {
  if (a.rows > MOST_TERMS) return null;
  const entries = diagonalOf(a);
  return entries.length === 1 ? number(entries[0]) : sum(...numbers(entries));
}

const MOST_TERMS = 10_000;
