// The words of the Cholesky factorization.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { joined } from '../../../algorithms/wording.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
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
  quotient,
  relation,
  root,
  symbol,
  word,
} from '../../../document/expression.ts';
import { CURRENT, holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type AnswerMatrix, entriesOf, type Matrix, matrixOf, rowsOf, scalarAt } from '../../../exact/matrix.ts';
import { add, divide, equals, isZero, multiply, ONE, type Rational, signOf, ZERO } from '../../../exact/rational.ts';
import { clearingColumns, eliminationHandlers } from '../elimination-tell.ts';
import type { EliminationMove } from '../elimination.ts';
import { tellNotSymmetric } from '../../../algorithms/symmetric.ts';
import type { CholeskyInput, CholeskyMove, Indefinite, ResultMoves } from './solve.ts';

const [A, D, L, M, X] = ['A', 'D', 'L', 'M', 'x'].map(symbol);
const TRANSPOSED = transposedOf(L);

export const theory: readonly Prose[] = [
  say`A symmetric matrix is positive definite if all pivots of its elimination without exchanges of rows are positive. Exactly these matrices are products ${product('adjacent', L, TRANSPOSED)} of a lower triangular ${L} with positive diagonal entries and its transpose.`,
];

export function task({ a }: CholeskyInput): Prose {
  return say`Write ${equal(A, matrixExpression(a))} as ${product('adjacent', L, TRANSPOSED)}, with a lower triangular ${L} that has positive numbers on its diagonal.`;
}

const foldMove = folding<ResultMoves>();

export function tell({ a }: CholeskyInput, moves: readonly CholeskyMove[]): readonly Block[] {
  const results = moves.filter((move) => !isElimination(move));
  const place = rowsOf(a).findIndex((row, index) => signOf(row[index]) <= 0);
  if (place !== -1 && results.some(({ move }) => move === 'indefinite')) {
    return [...openingOf(a), ...diagonalEntryBlocks(a, place)];
  }
  const isEasy = a.rows > 1 && isDiagonal(a) && results.some(({ move }) => move === 'factored');
  return [
    ...openingOf(a),
    ...(a.rows === 1 ? [] : [paragraph(say`${claim(say`${A} is symmetric`, holds('symmetric', A))}, as required.`)]),
    ...(a.rows === 1 || isEasy ? [] : eliminationBlocks(moves)),
    ...results.flatMap((move) =>
      foldMove<keyof ResultMoves, readonly Block[]>(move, {
        computed: () => computedBlocks,
        indefinite: (facts) => indefiniteBlocks(a, facts, moves.some(isElimination) || facts.place === 0),
        factored: (facts) => (isEasy ? diagonalBlocks(a, facts) : factorBlocks(a, facts, moves.some(isElimination))),
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

/** A diagonal entry that is not positive is seen before any work. */
function diagonalEntryBlocks(a: Matrix, place: number): readonly Block[] {
  const at = place + 1;
  const value = number(rowsOf(a)[place][place]);
  const square = product('dot', X, product('adjacent', A, X));
  return [
    heading(say`Look at the diagonal`),
    ...alsoInShort(
      paragraph(
        say`${claim(say`The diagonal entry in row ${at} is ${value}`, equal(measure('entryAt', A, at, at), value))}. A diagonal entry of ${product('adjacent', L, TRANSPOSED)} is a row of ${L} times itself: a sum of squares, among them that of a positive diagonal entry of ${L}. So all diagonal entries of such a product are positive, and ${A} has no Cholesky factor.`,
      ),
    ),
    ...(a.rows === 1
      ? []
      : [
          formula(
            equal(X, columnOf(rowsOf(a).map((_, row) => (row === place ? ONE : ZERO)))),
            say`For this ${X} the number ${square} is the diagonal entry: it is not positive, so ${A} is not positive definite.`,
          ),
          formula(equal(square, value)),
        ]),
  ];
}

/** `isSeen`: the pivot stands in the rows that were shown last. */
function indefiniteBlocks(a: Matrix, { place, pivot, x, value }: Indefinite, isSeen: boolean): readonly Block[] {
  const at = place + 1;
  const image = entriesOf(
    matrixOf(rowsOf(a).map((row) => [row.map((entry, column) => multiply(entry, x[column])).reduce(add)])),
  );
  const found = say`The diagonal entry in row ${at} is ${number(pivot)}`;
  const facts = isSeen ? [equal(measure('entryAt', CURRENT, at, at), number(pivot))] : [];
  return [
    heading(say`Look at the pivot`),
    ...alsoInShort(
      paragraph(
        say`${isSeen ? claim(found, ...facts) : say`The pivot in row ${at} is not positive`}. All pivots of a positive definite matrix are positive, so ${A} is not positive definite.`,
      ),
    ),
    ...(isSeen
      ? [
          heading(say`Check this with a vector`),
          paragraph(
            say`The elimination writes ${product('adjacent', transposedOf(X), A, X)} as a sum of squares, each multiplied by a pivot. For the following ${X} only the square with this pivot is not zero.`,
          ),
          formula(equal(X, columnOf(x))),
          formula(equal(product('adjacent', A, X), columnOf(image))),
          formula(
            equal(
              product('dot', X, product('adjacent', A, X)),
              added(x.map((entry, row) => product('dot', number(entry), number(image[row])))),
              number(value),
            ),
            say`This number is ${product('adjacent', transposedOf(X), A, X)}. With a Cholesky factor it would be the square of the length of ${product('adjacent', TRANSPOSED, X)}, and positive.`,
          ),
          ...alsoInShort(
            paragraph(
              say`${claim(say`The number is not positive`, relation(product('dot', X, product('adjacent', A, X)), 'at-most', count(0)))}, so ${A} has no Cholesky factor.`,
            ),
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
  const areOnes = pivots.every((pivot) => equals(pivot, ONE));
  return [
    heading(
      isOneNumber
        ? say`Take the square root`
        : isSeen && !areOnes
          ? say`Divide each row by the square root of its pivot`
          : say`Write down the factor`,
    ),
    ...(isOneNumber
      ? []
      : [
          ...(isSeen
            ? [
                ...alsoInShort(
                  paragraph(
                    areOnes
                      ? say`${claim(say`All pivots are ${1}`, equal(measure('diagonalOf', CURRENT), list(numbers(pivots))))}, so ${A} is positive definite. Because ${A} is symmetric, it is ${product('adjacent', M, D, transposedOf(M))}: ${M} has ones on its diagonal and below them the factors of the row steps with opposite signs, and ${D} has the pivots on its diagonal. Here ${D} is the identity matrix, so ${M} is ${L}, and the rows at the end are the rows of ${TRANSPOSED}.`
                      : say`${claim(say`The pivots ${joined(pivots.map((pivot) => say`${number(pivot)}`))} are positive`, equal(measure('diagonalOf', CURRENT), list(numbers(pivots))))}, so ${A} is positive definite. Because ${A} is symmetric, it is ${product('adjacent', M, D, transposedOf(M))}: ${M} has ones on its diagonal and below them the factors of the row steps with opposite signs, and ${D} has the pivots on its diagonal. So each row, divided by the square root of its pivot, is a row of ${TRANSPOSED}.`,
                  ),
                ),
                ...(areOnes ? [] : notInShort(...upper.flatMap((row, place) => divisionLine(row, place, transposed)))),
              ]
            : []),
          formula(equal(TRANSPOSED, matrixExpression(transposed))),
        ]),
    formula(
      equal(L, matrixExpression(lower)),
      isOneNumber ? null : say`The rows of ${TRANSPOSED} are the columns of ${L}.`,
    ),
    ...check(a, upper, lower, transposed),
  ];
}

/** (1/√4)(4, −2, 2) = (2, −1, 1) */
function divisionLine(row: readonly Rational[], place: number, transposed: AnswerMatrix): readonly Block[] {
  const divided = row.map((_, column) => number(scalarAt(transposed, place * row.length + column)));
  return [
    formula(
      equal(product('adjacent', quotient(count(1), root(number(row[place]))), list(numbers(row))), list(divided)),
    ),
  ];
}

/** The square roots of a diagonal matrix. */
function diagonalBlocks(a: Matrix, { upper, lower, transposed }: ResultMoves['factored']): readonly Block[] {
  return [
    heading(say`Take the square roots of the diagonal entries`),
    ...alsoInShort(
      paragraph(
        say`${claim(say`${A} is a diagonal matrix`, holds('diagonal', A))} with positive diagonal entries, so ${L} is the diagonal matrix of their square roots.`,
      ),
    ),
    formula(equal(L, matrixExpression(lower))),
    ...check(a, upper, lower, transposed),
  ];
}

/** The product of the factors; the roots of each product of entries cancel, so that its sums are shown with rational numbers. */
function check(a: Matrix, upper: Rows, lower: AnswerMatrix, transposed: AnswerMatrix): readonly Block[] {
  const sums = upper.map((_, row) =>
    upper.map((__, column) =>
      added(
        upper
          .slice(0, Math.min(row, column) + 1)
          .map((line, place) => number(divide(multiply(line[row], line[column]), line[place]))),
      ),
    ),
  );
  const isShort = a.rows > 1 && a.rows <= MOST_MULTIPLIED && !isDiagonal(a);
  return notInShort(
    heading(say`Check the product`),
    formula(
      equal(
        product('adjacent', L, TRANSPOSED),
        product('adjacent', matrixExpression(lower), matrixExpression(transposed)),
        ...(isShort ? [grid(sums)] : []),
        matrixExpression(a),
        A,
      ),
    ),
  );
}

/** The sums of larger products are not written out. */
const MOST_MULTIPLIED = 3;

function isDiagonal(a: Matrix): boolean {
  return rowsOf(a).every((row, place) => row.every((entry, column) => column === place || isZero(entry)));
}

function columnOf(entries: readonly Rational[]): Expression {
  return matrixExpression(matrixOf(entries.map((entry) => [entry])));
}

function transposedOf(of: Expression): Expression {
  return power(of, word('T'));
}
