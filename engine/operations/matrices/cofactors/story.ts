// The words of minors, cofactors and the adjugate.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { productsLeftOf } from '../../../algorithms/small-determinant.ts';
import { linesProse } from '../../../algorithms/wording.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  markedColumns,
  markedRows,
  type Marks,
  matrixExpression,
  negative,
  number,
  power,
  product,
  subscript,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import type { Rows } from '../../../algorithms/products/structure.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { entry, identity, type ExactMatrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { type Entry, isZero, negate, signOf } from '../../../exact/entry.ts';
import { ZERO } from '../../../exact/rational.ts';
import { multipleOf } from '../determinant/names.ts';
import type { FewRows } from './few-rows.ts';
import { type CofactorMove, type CofactorMoves, LARGEST_SHOWN, type Place } from './solve.ts';

export const [A, M, C] = [symbol('A'), symbol('M'), symbol('C')];
export const ADJUGATE = apply('adj', A);

export const theoryOfMinors: Prose = say`The minor of an entry of a square matrix is the determinant of the matrix that is left when the row and the column of this entry are deleted.`;
export const theoryOfCofactors: Prose = say`The cofactor of the entry in row ${symbol('i')}, column ${symbol('j')} is its minor times ${power(negative(count(1)), sum(symbol('i'), symbol('j')))}: the signs alternate like the squares of a chessboard, with plus in the upper left corner.`;
export const theoryOfAdjugate: Prose = say`The adjugate is the transpose of the matrix of cofactors. A matrix times its adjugate is the determinant times the identity matrix, whether the matrix has an inverse or not.`;

/** "row 1, column 2", as the place of the entry that stands there. */
export function placeClaim(a: ExactMatrix, { row, column }: Place): Claim {
  return claim(
    say`row ${row + 1}, column ${column + 1}`,
    equal(measure('entryAt', A, row + 1, column + 1), number(entry(a, row, column))),
  );
}

const foldMove = folding<CofactorMoves>();

/** One minor and its cofactor. */
export function tellOne(a: ExactMatrix, { row, column }: Place, moves: readonly CofactorMove[]): readonly Block[] {
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
                ...(isPlus || signOf(move.facts.value) >= 0 ? [] : [negative(number(move.facts.value))]),
                number(isPlus ? move.facts.value : negate(move.facts.value)),
              ),
              isPlus
                ? say`The cofactor is the minor with a sign. ${claim(say`${i} plus ${j} is even`, holdsParity(i, j, true))}, so it is the minor itself.`
                : say`The cofactor is the minor with a sign. ${claim(say`${i} plus ${j} is odd`, holdsParity(i, j, false))}, so it is the minor with the opposite sign.`,
            ),
          ],
    ),
  ];
}

function holdsParity(i: number, j: number, isEven: boolean): Expression {
  return holds(isEven ? 'even' : 'odd', sum(count(i), count(j)));
}

function deletedWords(i: number, j: number, left: Rows<Entry>): Prose {
  const isDeleted = claim(
    say`Row ${i} and column ${j} are deleted`,
    equal(measure('without', A, i, j), rowsExpression(left)),
  );
  const zeroRow = left.findIndex((row) => row.every(isZero));
  if (left.length > 1 && zeroRow !== -1) {
    const fact = holds('zero', measure('rowAt', rowsExpression(left), zeroRow + 1));
    return say`${isDeleted}. ${claim(say`In what is left, row ${zeroRow + 1} has only zeros`, fact)}, so its determinant is ${0}.`;
  }
  const reason = reasonForSize(left.length);
  return reason === null ? say`${isDeleted}.` : say`${isDeleted}. ${reason}`;
}

function crossMarks(row: number, column: number): Marks {
  return { ...markedRows(row), columns: markedColumns(column).columns };
}

/** The adjugate: of one or two rows by its formula, else from all minors. */
export function tellAdjugate(a: ExactMatrix, moves: readonly CofactorMove[]): readonly Block[] {
  const last = moves.at(-1);
  if (a.rows > 2 || last?.move !== 'transpose') return tellAll(a, moves);
  const { adjugate } = last.facts;
  const line = equal(ADJUGATE, matrixExpression(adjugate));
  return a.rows === 1
    ? [...openingOf(a), heading(say`Write down the adjugate`), formula(line, ONE_BY_CONVENTION)]
    : [
        ...openingOf(a),
        heading(say`Exchange the diagonal entries and change the signs of the other two`),
        formula(line, OF_TWO_ROWS),
        ...checkBlocks(a, adjugate),
      ];
}

const ONE_BY_CONVENTION = say`The only minor is the determinant of a matrix without rows. By convention it is ${1}.`;
const OF_TWO_ROWS = say`For two rows each minor is a single entry. With its sign, and transposed, this is the result.`;

/** All minors, and what is made of them. */
export function tellAll(a: ExactMatrix, moves: readonly CofactorMove[]): readonly Block[] {
  const isSeen = moves.some(({ move }) => move === 'fewRows');
  const zeroRow = a.rows < 3 ? -1 : rowsOf(a).findIndex((row) => row.every(isZero));
  const first = Math.max(0, zeroRow);
  return [
    ...openingOf(a),
    ...moves.flatMap((move) =>
      foldMove<keyof CofactorMoves, readonly Block[]>(move, {
        minor: ({ row, column, left, value }) =>
          zeroRow !== -1 && row !== zeroRow
            ? []
            : [
                ...(row === first && column === 0 ? [heading(say`Work out the minors`)] : []),
                ...(row === zeroRow && column === 0 ? [paragraph(zeroRowWords(zeroRow))] : []),
                ...(column === 0 && a.rows > 2 ? [heading(say`The minors of row ${row + 1}`, 2)] : []),
                ...(row === 0 && column === 0 && a.rows > 2 ? notInShort(deletedPicture(a, left)) : []),
                ...minorShown(
                  a.rows,
                  formula(
                    minorLine(indexed('M', row + 1, column + 1), left, value),
                    firstReason(a.rows, row - first, column),
                  ),
                ),
              ],
        fewRows: ({ rows }) => fewRowsBlocks(a, rows),
        minors: ({ minors, size }) => [
          ...(isSeen || size <= LARGEST_SHOWN
            ? [heading(isSeen ? say`Write down the minors` : say`All minors together`)]
            : [heading(say`Work out the minors`), paragraph(manyWords(size))]),
          // Of large matrices the minors are shown where they are the answer.
          ...(isSeen || size <= LARGEST_SHOWN || moves.length === 1
            ? [formula(equal(M, matrixExpression(minors)))]
            : []),
        ],
        signs: ({ cofactors, minors }) => [
          heading(isSeen ? say`Write down the cofactors` : say`Apply the signs`),
          ...(isSeen || a.rows === 1 || a.rows > LARGEST_SHOWN ? [] : [formula(SIGN_RULE)]),
          isSeen || (a.rows <= LARGEST_SHOWN && a.rows > 1)
            ? formula(
                equal(C, ...(hasDoubledSign(minors) ? [signedMinors(minors)] : []), matrixExpression(cofactors)),
                isSeen ? NO_SIGN : null,
              )
            : formula(equal(C, matrixExpression(cofactors)), SIGNS),
        ],
        transpose: ({ adjugate }) => [
          heading(say`Transpose the matrix of cofactors`),
          formula(equal(ADJUGATE, power(C, word('T')), matrixExpression(adjugate))),
          ...(isSeen ? [] : checkBlocks(a, adjugate)),
        ],
      }),
    ),
  ];
}

/** Why the minors of the other rows are zero. */
function zeroRowWords(row: number): Prose {
  return say`${claim(say`Row ${row + 1} of ${A} has only zeros`, holds('zero', measure('rowAt', A, row + 1)))}. A minor of another row keeps it, so that minor is ${0}. Only the minors of row ${row + 1} have to be worked out.`;
}

/** Sixteen minors are more than a short solution shows. */
function minorShown(size: number, line: Block): readonly Block[] {
  return size < LARGEST_SHOWN ? [line] : notInShort(line);
}

/** The first minor: what is deleted is marked. */
function deletedPicture(a: ExactMatrix, left: Rows<Entry>): Block {
  const isDeleted = claim(
    say`row ${1} and column ${1} are deleted`,
    equal(measure('without', A, 1, 1), rowsExpression(left)),
  );
  return formula(
    equal(A, matrixExpression(a, crossMarks(0, 0))),
    say`For the first minor, ${isDeleted}. They are marked.`,
  );
}

/** The minors with their signs, still to be simplified: −(−5). */
function signedMinors(minors: ExactMatrix): Expression {
  return grid(
    rowsOf(minors).map((row, i) =>
      row.map((value, j) => ((i + j) % 2 === 0 || isZero(value) ? number(value) : negative(number(value)))),
    ),
  );
}

/** Whether a minor below 0 gets a minus; else the minors with their signs are the cofactors as they are written. */
function hasDoubledSign(minors: ExactMatrix): boolean {
  return rowsOf(minors).some((row, i) => row.some((value, j) => (i + j) % 2 === 1 && signOf(value) < 0));
}

function rowName(row: number): Expression {
  return indexed('R', row + 1);
}

/** Why all minors are zero, said once. */
function fewRowsBlocks(a: ExactMatrix, few: FewRows | null): readonly Block[] {
  if (few === null) {
    return [
      heading(say`Notice that every entry is zero`),
      paragraph(
        say`${claim(say`${A} is the zero matrix`, holds('zero', A))}, and so is what is left without a row and a column: each minor is ${0}.`,
      ),
    ];
  }
  const rows = rowsOf(a);
  const { basis, others } = few;
  const rowOf = (index: number): Expression => measure('rowAt', A, index + 1);
  const made = others.map(({ row, factors }) =>
    equal(rowOf(row), added(basis.map((place, index) => product('dot', number(factors[index]), rowOf(place))))),
  );
  const all = claim(
    say`each of the ${a.rows * a.columns} minors`,
    equal(measure('entryCount', A), count(a.rows * a.columns)),
  );
  return [
    heading(say`Compare the rows`),
    formula(
      list(
        others.map(({ row, factors }) => equal(rowName(row), combination(basis, factors, rows[row].length))),
        'none',
      ),
      basis.length === 1
        ? say`${claim(
            say`Every row is a multiple of row ${basis[0] + 1}`,
            ...made,
          )}. So the rows that are left for a minor are multiples of one another, and their determinant is ${0}: ${all} is zero, and none must be worked out.`
        : say`${claim(
            say`Every row is a combination of ${linesProse('row', basis)}`,
            ...made,
          )}, and so it is where a row and a column are deleted. ${claim(
            say`A minor has ${a.rows - 1} rows`,
            equal(measure('rowCount', measure('without', A, 1, 1)), count(a.rows - 1)),
          )}, more than these; so they are dependent, and their determinant is ${0}: ${all} is zero, and none must be worked out.`,
    ),
  ];
}

/** 2 R_1 − R_3, or a row of zeros */
function combination(basis: readonly number[], factors: readonly Entry[], columns: number): Expression {
  const terms = basis.flatMap((place, index) =>
    isZero(factors[index]) ? [] : [multipleOf(factors[index], rowName(place))],
  );
  return terms.length === 0 ? list(Array.from({ length: columns }, () => count(0))) : added(terms);
}

const [I, J] = [symbol('i'), symbol('j')];
const SIGN_RULE = equal(
  subscript(C, I, J),
  product('adjacent', power(negative(count(1)), sum(I, J)), subscript(M, I, J)),
);
const NO_SIGN = say`The signs change nothing: zero has no sign.`;
const SIGNS = say`Where row number and column number add up to an odd number, the cofactor is the minor with the opposite sign; elsewhere it is the minor.`;
const NOTHING_LEFT = say`Nothing is left. The determinant of a matrix without rows is ${1} by convention: an empty product.`;

function firstReason(size: number, row: number, column: number): Prose | null {
  if (row > 0 || column > 0) return null;
  return size === 1 ? NOTHING_LEFT : reasonForSize(size - 1);
}

function reasonForSize(size: number): Prose | null {
  if (size === 1) return say`One number is left, and it is its own determinant.`;
  if (size === 2)
    return say`A determinant of two rows is the product of the main diagonal minus the product of the other diagonal.`;
  return size === 3 ? say`This is the rule of Sarrus; products with a factor of zero are left out.` : null;
}

/** M_ij = |…| = products = value */
function minorLine(name: Expression, left: Rows<Entry>, value: Entry): Expression {
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

/** A adj(A) = det(A) I, multiplied out. */
function checkBlocks(a: ExactMatrix, adjugate: ExactMatrix): readonly Block[] {
  const value = determinant(a);
  if (a.rows === 1 || a.rows > LARGEST_SHOWN || value.kind !== 'rational') return [];
  const total = product('adjacent', A, ADJUGATE);
  const members = [product('adjacent', matrixExpression(a), matrixExpression(adjugate))];
  return [
    heading(say`Check the product`),
    a.rows === 2
      ? formula(equal(DETERMINANT, ...productsLeftOf(rowsOf(a)), number(value)))
      : formula(equal(DETERMINANT, firstRowExpanded(a, adjugate), number(value)), FIRST_ROW),
    formula(equal(total, ...members, matrixExpression(scalarMatrix(a.rows, value)))),
    paragraph(
      isZero(value)
        ? say`${claim(say`The product is the zero matrix`, holds('zero', total))}, as it must be, since ${claim(say`the determinant is ${0}`, equal(DETERMINANT, count(0)))}. So ${A} has no inverse.`
        : say`${claim(say`The product is ${number(value)} times the identity matrix`, equal(total, product('dot', number(value), matrixExpression(identity(a.rows)))))}, as it must be.`,
    ),
  ];
}

const DETERMINANT = determinantOf(A);
const FIRST_ROW = say`The entries of the first row are multiplied by their cofactors.`;

/** a₁₁ C₁₁ + a₁₂ C₁₂ + ...: the first column of the adjugate holds these cofactors. */
function firstRowExpanded(a: ExactMatrix, adjugate: ExactMatrix): Expression {
  const cofactors = rowsOf(adjugate).map(([first]) => first);
  return added(cofactors.map((cofactor, column) => product('dot', number(entry(a, 0, column)), number(cofactor))));
}

function scalarMatrix(size: number, value: Entry): ExactMatrix {
  return matrixOf(
    Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? value : ZERO))),
  );
}
