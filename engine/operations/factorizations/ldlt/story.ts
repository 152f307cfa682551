// The words of the LDLᵀ factorization.

import { folding } from '../../../algorithms/moves.ts';
import { hasStructure } from '../../../algorithms/structure.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { joined } from '../../../algorithms/wording.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import {
  alsoInShort,
  type Block,
  formula,
  heading,
  notInShort,
  paragraph,
  withReasonInShort,
} from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
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
import { type Entry, isZero, signOf } from '../../../exact/entry.ts';
import { type ExactMatrix, identity, matricesEqual, rowsOf } from '../../../exact/matrix.ts';
import { ADDED, clearingColumns, eliminationHandlers } from '../elimination-tell.ts';
import type { EliminationMove } from '../elimination.ts';
import { tellNotSymmetric } from '../../../algorithms/symmetric.ts';
import type { LdltInput, LdltMove, Reordering, ResultMoves } from './solve.ts';

const [A, L, D, P] = ['A', 'L', 'D', 'P'].map(symbol);
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
  const isSeen = eliminating.length > 0 && hasStructure(a, 'diagonal');
  return [
    ...openingOf(a),
    ...(a.rows === 1 || isSeen
      ? []
      : [paragraph(say`${claim(say`${A} is symmetric`, holds('symmetric', A))}, as required.`)]),
    ...(a.rows === 1 || isSeen || eliminating.length === 0 ? [] : clearingColumns(eliminating, null, 'first-nonzero')),
    ...moves.flatMap((move) =>
      isElimination(move)
        ? []
        : foldMove<keyof ResultMoves, readonly Block[]>(move, {
            computed: () => [
              heading(say`Compute the factors`),
              paragraph(say`${A} is too large to be worked line by line, so only the factors are shown.`),
            ],
            factored: (facts) =>
              isSeen || a.rows === 1 ? factorsAtSight(a, facts) : factorBlocks(a, facts, eliminating.length > 0),
            unfactored: (facts) => [
              heading(say`State the outcome`),
              ...alsoInShort(paragraph(say`So ${A} has no such factors.`)),
              ...reorderedBlocks(a, facts),
            ],
          }),
    ),
  ];
}

/** The factors that the matrix has with its rows and columns in another order, or that no order has any. */
function reorderedBlocks(a: ExactMatrix, reordering: Reordering): readonly Block[] {
  const together = say`An exchange of rows alone would destroy the symmetry, so the columns are exchanged in the same way.`;
  switch (reordering.kind) {
    case 'untried':
      return [];
    case 'none':
      return [
        heading(say`Look for another order of the rows and columns`),
        paragraph(together),
        ...alsoInShort(
          paragraph(
            rowsOf(a).every((row, place) => isZero(row[place]))
              ? say`${claim(say`All diagonal entries of ${A} are ${0}`, equal(measure('diagonalOf', A), list(rowsOf(a).map(() => count(0)))))}, whatever the order of the rows and columns. Nothing is subtracted below a pivot ${0}, so every pivot would be ${0}, and ${PRODUCT} would be the zero matrix. So no order has such factors.`
              : say`In every order the elimination comes to a zero on the diagonal with another entry below it. So no order has such factors.`,
          ),
        ),
      ];
    case 'factored': {
      const { order, reordered, lower, diagonal } = reordering;
      const moved = product('adjacent', P, A, power(P, word('T')));
      const permutation = order.map((row) => order.map((_, column) => count(column === row ? 1 : 0)));
      return [
        heading(say`Take the rows and columns in another order`),
        paragraph(together),
        ...withReasonInShort(
          formula(equal(P, grid(permutation)), say`${P} is the identity matrix with its rows in the new order.`),
        ),
        formula(equal(moved, matrixExpression(reordered))),
        formula(
          equal(
            moved,
            product(
              'adjacent',
              matrixExpression(lower),
              matrixExpression(diagonal),
              matrixExpression(transpose(lower)),
            ),
          ),
          say`In this order the elimination finds a pivot in each column that has to be cleared, and its multipliers and pivots form the factors.`,
        ),
      ];
    }
  }
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

/** Of one entry, and of a diagonal matrix, which is its own D. */
function factorsAtSight(a: ExactMatrix, { lower, diagonal }: ResultMoves['factored']): readonly Block[] {
  return [
    heading(say`Write down the factors`),
    ...alsoInShort(
      paragraph(
        a.rows === 1
          ? say`A matrix of one entry is diagonal. So it is ${D} itself, and ${L} has the entry ${1}.`
          : say`${claim(say`${A} is diagonal`, holds('diagonal', A))}, so nothing has to be cleared: ${A} is ${D} itself, and ${L} is the identity matrix.`,
      ),
    ),
    formula(equal(L, matrixExpression(lower))),
    formula(equal(D, matrixExpression(diagonal))),
    formula(equal(PRODUCT, A)),
  ];
}

function factorBlocks(
  a: ExactMatrix,
  { upper, lower, diagonal }: ResultMoves['factored'],
  isSeen: boolean,
): readonly Block[] {
  const pivots = upper.map((row, place) => row[place]);
  return [
    heading(say`Write down the factors`),
    ...(isSeen
      ? [
          ...alsoInShort(
            paragraph(
              say`${claim(say`The diagonal entries are now ${joined(pivots.map((pivot) => say`${number(pivot)}`))}`, equal(measure('diagonalOf', CURRENT), list(numbers(pivots))))}. They are the diagonal of ${D}.${rowsOf(lower).some((row) => row.some((entry) => signOf(entry) < 0)) ? say` ${ADDED}` : []}`,
            ),
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
      ),
    ),
  ];
}
