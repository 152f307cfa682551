// The words of minors, cofactors and the adjugate.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { productsLeftOf } from '../../../algorithms/small-determinant.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  indexed,
  markedColumns,
  markedRows,
  type Marks,
  matrixExpression,
  negative,
  number,
  power,
  product,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import type { Rows } from '../../../algorithms/products/structure.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { entry, identity, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { negate, type Rational } from '../../../exact/rational.ts';
import { type CofactorMove, type CofactorMoves, LARGEST_SHOWN, type Place } from './solve.ts';

export const [A, M, C] = [symbol('A'), symbol('M'), symbol('C')];
export const ADJUGATE = apply('adj', A);

export const theoryOfMinors: Prose = say`The minor of a place in a square matrix is the determinant of what is left when the row and the column of that place are deleted.`;
export const theoryOfCofactors: Prose = say`The cofactor of a place is its minor, with the opposite sign where row number and column number add up to an odd number: the signs form a chessboard that begins with plus.`;
export const theoryOfAdjugate: Prose = say`The adjugate is the transposed matrix of cofactors. The product of a matrix and its adjugate is the determinant times the identity matrix, whether there is an inverse or not.`;

/** "row 1, column 2", as the place of the entry that stands there. */
export function placeClaim(a: Matrix, { row, column }: Place): Claim {
  return claim(
    say`row ${row + 1}, column ${column + 1}`,
    equal(measure('entryAt', A, row + 1, column + 1), number(entry(a, row, column))),
  );
}

const foldMove = folding<CofactorMoves>();

/** One minor and its cofactor. */
export function tellOne(a: Matrix, { row, column }: Place, moves: readonly CofactorMove[]): readonly Block[] {
  const [i, j] = [row + 1, column + 1];
  const isPlus = (row + column) % 2 === 0;
  return [
    ...openingOf(a, crossMarks(row, column)),
    ...moves.flatMap((move) =>
      move.move !== 'minor'
        ? []
        : [
            heading(say`Work out the minor`),
            formula(
              minorLine(indexed('M', i, j), move.facts.left, move.facts.value),
              move.facts.left.length === 0 ? NOTHING_LEFT : deletedWords(i, j, move.facts.left),
            ),
            heading(say`Give it its sign`),
            formula(
              equal(
                indexed('C', i, j),
                product('dot', power(negative(count(1)), sum(count(i), count(j))), indexed('M', i, j)),
                number(isPlus ? move.facts.value : negate(move.facts.value)),
              ),
              isPlus
                ? say`${claim(say`${i} plus ${j} is even`, holdsParity(i, j, true))}, so the cofactor is the minor itself.`
                : say`${claim(say`${i} plus ${j} is odd`, holdsParity(i, j, false))}, so the cofactor is the minor with the opposite sign.`,
            ),
          ],
    ),
  ];
}

function holdsParity(i: number, j: number, isEven: boolean): Expression {
  return holds(isEven ? 'even' : 'odd', sum(count(i), count(j)));
}

function deletedWords(i: number, j: number, left: Rows): Prose {
  const isDeleted = claim(
    say`Row ${i} and column ${j} are deleted`,
    equal(measure('without', A, i, j), rowsExpression(left)),
  );
  const reason = reasonForSize(left.length);
  return reason === null ? say`${isDeleted}.` : say`${isDeleted}. ${reason}`;
}

function crossMarks(row: number, column: number): Marks {
  return { ...markedRows(row), columns: markedColumns(column).columns };
}

/** All minors, and what is made of them. */
export function tellAll(a: Matrix, moves: readonly CofactorMove[]): readonly Block[] {
  return [
    ...openingOf(a),
    ...moves.flatMap((move) =>
      foldMove<keyof CofactorMoves, readonly Block[]>(move, {
        minor: ({ row, column, left, value }) => [
          ...(row === 0 && column === 0 ? [heading(say`Work out the minors`)] : []),
          ...(column === 0 && a.rows > 2 ? [heading(say`The minors of row ${row + 1}`, 2)] : []),
          formula(minorLine(indexed('M', row + 1, column + 1), left, value), firstReason(a.rows, row, column)),
        ],
        minors: ({ minors, size }) => [
          ...(size <= LARGEST_SHOWN
            ? [heading(say`All minors together`)]
            : [heading(say`Work out the minors`), paragraph(manyWords(size))]),
          // Of large matrices the minors are shown where they are the answer.
          ...(size <= LARGEST_SHOWN || moves.length === 1 ? [formula(equal(M, matrixExpression(minors)))] : []),
        ],
        signs: ({ cofactors }) => [
          heading(say`Change the signs of every second place`),
          formula(equal(C, matrixExpression(cofactors)), SIGNS),
        ],
        transpose: ({ adjugate }) => [
          heading(say`Transpose the cofactors`),
          formula(equal(ADJUGATE, power(C, word('T')), matrixExpression(adjugate)), TRANSPOSED),
          ...checkBlocks(a),
        ],
      }),
    ),
  ];
}

const SIGNS = say`Where row number and column number add up to an odd number, the cofactor is the minor with the opposite sign; elsewhere it is the minor.`;
const TRANSPOSED = say`The cofactor of row ${symbol('i')}, column ${symbol('j')} stands in row ${symbol('j')}, column ${symbol('i')} of the adjugate.`;
const NOTHING_LEFT = say`Nothing is left. The determinant of a matrix without rows is ${1} by convention: an empty product.`;

function firstReason(size: number, row: number, column: number): Prose | null {
  if (row > 0 || column > 0) return null;
  return size === 1 ? NOTHING_LEFT : reasonForSize(size - 1);
}

function reasonForSize(size: number): Prose | null {
  if (size === 1) return say`One number is left, and it is its own determinant.`;
  if (size === 2)
    return say`Of two rows the determinant is the product of the main diagonal minus that of the other diagonal.`;
  return size === 3 ? say`The rule of Sarrus; products with a factor of zero are left out.` : null;
}

/** M_ij = |…| = products = value */
function minorLine(name: Expression, left: Rows, value: Rational): Expression {
  if (left.length === 0) return equal(name, number(value));
  if (left.length === 1) return equal(name, number(value));
  return equal(
    name,
    determinantOf(rowsExpression(left)),
    ...(left.length <= 3 ? productsLeftOf(left) : []),
    number(value),
  );
}

function manyWords(size: number): Prose {
  return say`${claim(say`Each minor is a determinant with ${size - 1} rows`, equal(measure('rowCount', measure('without', A, 1, 1)), count(size - 1)))}, and there are ${claim(say`${size * size}`, equal(measure('entryCount', A), count(size * size)))} of them; only their values are shown.`;
}

/** A · adj(A) = |A| I */
function checkBlocks(a: Matrix): readonly Block[] {
  const value = determinant(a);
  if (a.rows === 1 || a.rows > LARGEST_SHOWN || value.kind !== 'rational') return [];
  return [
    heading(say`Check the product`),
    ...(a.rows <= 3 ? [formula(minorLine(determinantOf(A), rowsOf(a), value))] : []),
    formula(
      equal(product('adjacent', A, ADJUGATE), product('dot', number(value), matrixExpression(identity(a.rows)))),
      say`${claim(say`The determinant is ${number(value)}`, equal(determinantOf(A), number(value)))}. On the diagonal of the product stand the expansions of the determinant along the rows; elsewhere the entries of one row meet the cofactors of another, which gives zero.`,
    ),
  ];
}
