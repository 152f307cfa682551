// The words of the LDLᵀ factorization.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { joined } from '../../../algorithms/wording.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  equal,
  type Expression,
  list,
  matrixExpression,
  number,
  numbers,
  power,
  product,
  symbol,
  word,
} from '../../../document/expression.ts';
import { CURRENT, holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import type { Entry } from '../../../exact/entry.ts';
import { type ExactMatrix, identity, matricesEqual } from '../../../exact/matrix.ts';
import { clearingColumns, eliminationHandlers } from '../elimination-tell.ts';
import type { EliminationMove } from '../elimination.ts';
import { tellNotSymmetric } from '../../../algorithms/symmetric.ts';
import type { LdltInput, LdltMove, ResultMoves } from './solve.ts';

const [A, L, D] = ['A', 'L', 'D'].map(symbol);
const TRANSPOSED: Expression = power(L, word('T'));
const PRODUCT = product('adjacent', L, D, TRANSPOSED);

export const theory: readonly Prose[] = [
  say`When a symmetric matrix is reduced without exchanges of rows, each row at the end is its pivot times a row of ${TRANSPOSED}. So the multipliers form ${L}, and the pivots are the diagonal of ${D}.`,
];

export function task({ a }: LdltInput): Prose {
  return say`Write ${equal(A, matrixExpression(a))} as ${PRODUCT}, with a lower triangular ${L} that has ones on its diagonal, and a diagonal ${D}.`;
}

const foldMove = folding<ResultMoves>();

export function tell({ a }: LdltInput, moves: readonly LdltMove[]): readonly Block[] {
  const eliminating = moves.filter(isElimination);
  return [
    ...openingOf(a),
    ...(a.rows === 1 ? [] : [paragraph(say`${claim(say`${A} is symmetric`, holds('symmetric', A))}, as required.`)]),
    ...(a.rows === 1 || eliminating.length === 0 ? [] : clearingColumns(eliminating, null, 'first-nonzero')),
    ...moves.flatMap((move) =>
      isElimination(move)
        ? []
        : foldMove<keyof ResultMoves, readonly Block[]>(move, {
            computed: () => [
              heading(say`Compute the factors`),
              paragraph(say`${A} is too large to be worked line by line, so only the factors are shown.`),
            ],
            factored: (facts) => factorBlocks(a, facts, eliminating.length > 0),
            unfactored: () => [
              heading(say`State the outcome`),
              paragraph(say`So ${A} has no such factors. An exchange of rows alone would destroy the symmetry.`),
            ],
          }),
    ),
  ];
}

/** @param problem that of a matrix that is not symmetric; null of others */
export function tellFailure(input: LdltInput, _moves: readonly LdltMove[], problem: Problem): FailureStory | null {
  return problem.code === 'not_symmetric'
    ? { blocks: tellNotSymmetric(input.a, problem.facts, ALWAYS_SYMMETRIC), intermediate: null }
    : null;
}

const ALWAYS_SYMMETRIC = say`Transposing ${PRODUCT} gives the same product, so it is always symmetric.`;

function isElimination(move: LdltMove): move is EliminationMove<Entry> {
  return move.move in eliminationHandlers;
}

function factorBlocks(
  a: ExactMatrix,
  { upper, lower, diagonal }: ResultMoves['factored'],
  isSeen: boolean,
): readonly Block[] {
  const pivots = upper.map((row, place) => row[place]);
  return [
    heading(say`Write down the factors`),
    ...(isSeen && a.rows > 1
      ? [
          paragraph(
            say`${claim(say`The diagonal entries are now ${joined(pivots.map((pivot) => say`${number(pivot)}`))}`, equal(measure('diagonalOf', CURRENT), list(numbers(pivots))))}. They are the diagonal of ${D}. The multipliers are the entries of ${L}.`,
          ),
        ]
      : []),
    formula(
      equal(L, matrixExpression(lower)),
      matricesEqual(lower, identity(lower.rows))
        ? null
        : say`The diagonal entries are ${1}, and the multipliers are below the diagonal.`,
    ),
    formula(equal(D, matrixExpression(diagonal))),
    ...notInShort(
      heading(say`Check the product`),
      formula(
        equal(
          PRODUCT,
          product('adjacent', matrixExpression(lower), matrixExpression(diagonal), matrixExpression(transpose(lower))),
          matrixExpression(a),
          A,
        ),
        say`Multiplying the factors gives ${A} again.`,
      ),
    ),
  ];
}
