// Hints for inverses, for the way that the story takes: by cofactors, or by elimination.

import { withoutRowAndColumn } from '../../../algorithms/expansion/minor.ts';
import { rationals } from '../../../exact/field.ts';
import { determinantByExpansion } from '../../../algorithms/expansion/solve.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { drained } from '../../../catalogue/operation.ts';
import {
  count,
  determinantOf,
  equal,
  list,
  negative,
  number,
  numbers,
  power,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import { matrixOf } from '../../../exact/matrix.ts';
import { absolute, equals, isZero, multiply, negate, ONE, type Rational } from '../../../exact/rational.ts';
import { choose } from './choose.ts';
import { solveInverse } from './solve.ts';

const A = symbol('A');
const I = symbol('I');
const DETERMINANT = determinantOf(A);
const INVERSE = power(A, negative(count(1)));

/** Three or four hints for an invertible matrix of two rows or more; `method` is the one asked for, or `auto`. */
export function hintsFor(rows: Rows, method: string): readonly Prose[] {
  if (drained(choose(rows, method)) === 'gauss-jordan') return eliminationHints(rows);
  return rows.length === 2 ? exchangeHints(rows) : cofactorHints(rows);
}

function exchangeHints([[a, b], [c, d]]: Rows): readonly Prose[] {
  const [down, up] = [multiply(a, d), multiply(b, c)];
  const value = determinantByExpansion(rationals, [
    [a, b],
    [c, d],
  ]);
  return [
    say`You look for the matrix that undoes ${A}: ${equal(product('adjacent', A, INVERSE), I)}. With two rows it takes a determinant, an exchange of two entries and two changes of sign.`,
    say`The determinant comes first: ${equal(DETERMINANT, sum(product('dot', number(a), number(d)), negative(product('dot', number(b), number(c)))), sum(number(down), negative(number(up))), number(value))}.`,
    say`Exchange the entries of the main diagonal and change the signs of the other two. ${divisionWords(value)}`,
  ];
}

function divisionWords(value: Rational): Prose {
  if (equals(value, ONE)) return say`The division by the determinant changes nothing here.`;
  if (equals(value, negate(ONE))) return say`The division by the determinant changes every sign.`;
  return say`Then divide every entry by the determinant.`;
}

function cofactorHints(rows: Rows): readonly Prose[] {
  const minor = withoutRowAndColumn(rows, 0, 0);
  const cofactors = rows.map((_, column) => {
    const unsigned = determinantByExpansion(rationals, withoutRowAndColumn(rows, 0, column));
    return column % 2 === 0 ? unsigned : negate(unsigned);
  });
  const value = determinantByExpansion(rationals, rows);
  const terms = rows[0].map((entry, column) => product('dot', number(entry), number(cofactors[column])));
  return [
    say`Cofactors keep the fractions away until the very end: find one for each entry, with signs that alternate like the squares of a chessboard.`,
    say`Striking out row ${1} and column ${1} of ${A} leaves ${claim(rowsProse(minor), equal(rowsExpression(minor), measure('without', A, 1, 1)))}, so the first cofactor is ${equal(determinantOf(rowsExpression(minor)), number(cofactors[0]))}.`,
    say`${claim(say`Row ${1} holds ${list(numbers(rows[0]))}`, equal(measure('rowAt', A, 1), list(numbers(rows[0]))))}; multiplied by their cofactors and added up, these entries give ${equal(DETERMINANT, sum(...terms), number(value))}.`,
    say`Put the cofactors of each row of ${A} into a column, which transposes them, and divide by the determinant.`,
  ];
}

function rowsProse(rows: Rows): Prose {
  return [rowsExpression(rows)];
}

function eliminationHints(rows: Rows): readonly Prose[] {
  const idea = say`Write the identity matrix to the right of ${A} and do every row operation on the whole row: when the left half has become ${I}, the right half is the inverse.`;
  return [
    idea,
    firstStep(rows),
    say`When the left half is triangular, clear above the pivots as well, from the last one to the first. At the end multiply what you found by ${A}: the identity matrix must come out.`,
  ];
}

function firstStep(rows: Rows): Prose {
  if (rows.every((row, index) => row.slice(0, index).every(isZero))) {
    return say`${claim(say`Below the main diagonal of ${A} there are only zeros`, holds('upperTriangular', A))}, so nothing has to be cleared there: begin at the bottom and clear upwards.`;
  }
  return plannedStep(rows);
}

/** The first row operation of the working that the solution shows. */
function plannedStep(rows: Rows): Prose {
  for (const { move, facts } of solveInverse({ a: matrixOf(rows), method: 'gauss-jordan' })) {
    if (move === 'swap') {
      return isZero(rows[0][0])
        ? say`${begins(rows, facts.second)}, and ${claim(say`row ${1} with a zero`, equal(measure('entryAt', A, 1, 1), count(0)))}: exchange these two rows first.`
        : say`${begins(rows, facts.second)}: bring it to the top, because it is easier to work with.`;
    }
    if (move === 'combine')
      return say`No row begins with a number that is easy to work with. Which multiple of one row, taken from another, leaves such a number at its beginning?`;
    if (move === 'scale')
      return say`A row becomes easier when all its numbers are multiplied or divided by the same number. Look for such a row before you clear anything.`;
    if (move === 'eliminate') break;
  }
  return equals(absolute(rows[0][0]), ONE)
    ? say`${begins(rows, 0)}, so its multiples clear the rest of the first column at once.`
    : say`${begins(rows, 0)}: use it as it is, and clear the rest of the first column with multiples of rows.`;
}

function begins(rows: Rows, row: number): Claim {
  const [first] = rows[row];
  return claim(
    say`Row ${row + 1} begins with ${number(first)}`,
    equal(measure('entryAt', A, row + 1, 1), number(first)),
  );
}
