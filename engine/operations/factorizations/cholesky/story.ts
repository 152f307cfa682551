// The words of the Cholesky factorization.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
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
import { type Matrix, matrixOf } from '../../../exact/matrix.ts';
import { equals, ONE } from '../../../exact/rational.ts';
import { clearingColumns, eliminationHandlers } from '../elimination-tell.ts';
import type { EliminationMove } from '../elimination.ts';
import { tellNotSymmetric } from '../../../algorithms/symmetric.ts';
import type { CholeskyInput, CholeskyMove, Indefinite, ResultMoves } from './solve.ts';

const [A, L, X] = ['A', 'L', 'x'].map(symbol);
const TRANSPOSED = transposedOf(L);

export const theory: readonly Prose[] = [
  say`A matrix is positive definite if it is symmetric and all pivots of its elimination without exchanges are positive. Just these matrices are a product of a lower triangular ${L}, with a positive diagonal, and its transpose.`,
];

export function task({ a }: CholeskyInput): Prose {
  return say`Write ${equal(A, matrixExpression(a))} as ${product('adjacent', L, TRANSPOSED)}, with a lower triangular ${L} that has positive numbers on its diagonal.`;
}

const foldMove = folding<ResultMoves>();

export function tell({ a }: CholeskyInput, moves: readonly CholeskyMove[]): readonly Block[] {
  const results = moves.filter((move) => !isElimination(move));
  return [
    ...openingOf(a),
    ...(a.rows === 1
      ? []
      : [paragraph(say`${claim(say`${A} is symmetric`, holds('symmetric', A))}, as it has to be.`)]),
    ...(a.rows === 1 ? [] : eliminationBlocks(moves)),
    ...results.flatMap((move) =>
      foldMove<keyof ResultMoves, readonly Block[]>(move, {
        computed: () => computedBlocks,
        indefinite: (facts) => indefiniteBlocks(facts, moves.some(isElimination) || facts.place === 0),
        factored: (facts) => factorBlocks(a, facts, moves.some(isElimination)),
      }),
    ),
  ];
}

/** @param problem that of a matrix that is not symmetric or has a pivot that is not positive; null of others */
export function tellFailure(
  input: CholeskyInput,
  moves: readonly CholeskyMove[],
  problem: Problem,
): FailureStory | null {
  switch (problem.code) {
    case 'not_symmetric':
      return { blocks: tellNotSymmetric(input.a, problem.facts, ALWAYS_SYMMETRIC), intermediate: null };
    case 'not_positive_definite':
      return { blocks: tell(input, moves), intermediate: null };
    default:
      return null;
  }
}

const ALWAYS_SYMMETRIC = say`A product of a matrix and its transpose is always symmetric, so ${A} is no such product.`;

function isElimination(move: CholeskyMove): move is EliminationMove {
  return move.move in eliminationHandlers;
}

function eliminationBlocks(moves: readonly CholeskyMove[]): readonly Block[] {
  const eliminating = moves.filter(isElimination);
  return eliminating.length === 0 ? [] : clearingColumns(eliminating, null, 'first-nonzero');
}

const computedBlocks: readonly Block[] = [
  heading(say`Compute the pivots`),
  paragraph(say`${A} is too large to be worked line by line, so only the result is shown.`),
];

/** `isSeen`: the pivot stands in the rows that were shown last. */
function indefiniteBlocks({ place, pivot, x, value }: Indefinite, isSeen: boolean): readonly Block[] {
  const at = place + 1;
  const found = say`The diagonal holds ${number(pivot)} in row ${at}`;
  const facts = isSeen ? [equal(measure('entryAt', CURRENT, at, at), number(pivot))] : [];
  return [
    heading(say`Look at the pivot`),
    ...alsoInShort(
      paragraph(
        say`${isSeen ? claim(found, ...facts) : say`The pivot in row ${at} is not positive`}, and a positive definite matrix has positive pivots only.`,
      ),
    ),
    ...(isSeen
      ? [
          heading(say`Check this with a vector`),
          formula(equal(X, matrixExpression(matrixOf(x.map((entry) => [entry]))))),
          formula(
            equal(product('adjacent', transposedOf(X), A, X), matrixExpression(matrixOf([[value]]))),
            say`If there were such a factor, this number would be a sum of squares that are not all zero.`,
          ),
          ...alsoInShort(
            paragraph(say`The number is not positive, so ${A} is not positive definite and has no such factor.`),
          ),
        ]
      : []),
  ];
}

function factorBlocks(
  a: Matrix,
  { upper, lower, transposed }: ResultMoves['factored'],
  isSeen: boolean,
): readonly Block[] {
  const pivots = upper.map((row, place) => row[place]);
  const isOneNumber = a.rows === 1;
  return [
    heading(
      isOneNumber
        ? say`Take the square root`
        : isSeen
          ? say`Divide each row by the square root of its pivot`
          : say`Write down the factor`,
    ),
    ...(isOneNumber
      ? []
      : [
          ...(isSeen
            ? [
                paragraph(
                  pivots.every((pivot) => equals(pivot, ONE))
                    ? say`All pivots are ${1}, so nothing has to be divided: the last rows are those of ${TRANSPOSED} already.`
                    : say`${claim(say`The pivots ${list(numbers(pivots))} are all positive`, equal(measure('diagonalOf', CURRENT), list(numbers(pivots))))}. Because ${A} is symmetric, the multipliers of each column are the entries of the pivot row, divided by the pivot. So the square root of the pivot can be given to both factors.`,
                ),
              ]
            : []),
          formula(equal(TRANSPOSED, matrixExpression(transposed))),
        ]),
    formula(equal(L, matrixExpression(lower)), isOneNumber ? null : say`These rows are the columns of ${L}.`),
    ...notInShort(
      heading(say`Check the product`),
      formula(
        equal(product('adjacent', L, TRANSPOSED), matrixExpression(a), A),
        say`Multiplying ${L} by its transpose gives ${A} again.`,
      ),
    ),
  ];
}

function transposedOf(of: Expression): Expression {
  return power(of, word('T'));
}
