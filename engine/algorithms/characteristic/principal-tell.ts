// The telling of principal minors.

import { determinantByExpansion, emptiestLine } from '../expansion/solve.ts';
import { withoutRowAndColumn } from '../expansion/minor.ts';
import { entries } from '../../exact/field.ts';
import type { MoveHandlers } from '../moves.ts';
import type { Rows } from '../row-reduction/moves.ts';
import { rowsExpression } from '../row-reduction/tell.ts';
import { linesProse } from '../wording.ts';
import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  added,
  count,
  determinantOf,
  type Expression,
  equal,
  indexed,
  list,
  negative,
  number,
  numbers,
  product,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { type Entry, equals, isZero } from '../../exact/entry.ts';
import { ONE } from '../../exact/rational.ts';
import { allZero } from './faddeev-tell.ts';
import { A, coefficient, coefficientName, LAMBDA, namedCoefficients } from './names.ts';
import { productsOf, withoutZeroProducts } from './products.ts';
import type { PrincipalMinor, PrincipalMoves } from './principal-minors.ts';

export const principalHandlers: MoveHandlers<PrincipalMoves, readonly Block[]> = {
  minors: ({ order, size, minors, value }) => [
    ...(order === 1 ? introduction(size) : []),
    heading(say`Find ${coefficientName(size - order)}`),
    size === 2
      ? paragraph(ofTwoRows[order])
      : paragraph(minorsProse(order, size, minors), signReason(order, minors.length)),
    ...(order === 1 ? [] : minors.map((minor) => minorLine(minor, size))),
    formula(equal(coefficient(size - order), ...sumOfMinors(order, size, minors), number(value))),
  ],
  rankOne: ({ size }) => [
    heading(say`Find the other coefficients`),
    paragraph(
      say`${claim(say`Every row of ${A} is a multiple of one row`, equal(measure('rank', A), count(1)))}, so in every minor of two or more rows one row is a multiple of another, and the minor is zero.`,
    ),
    formula(list(othersZero(size), 'none')),
  ],
  allZero: ({ size }) => [
    ...introduction(size),
    heading(say`Find the coefficients`),
    paragraph(
      say`${claim(say`Every entry of ${A} is zero`, holds('zero', A))}, so every principal minor is zero, and so is every coefficient after the leading one.`,
    ),
    formula(allZero(size)),
  ],
};

/** c₁ = 0, c₀ = 0 */
function othersZero(size: number): readonly Expression[] {
  return Array.from({ length: size - 1 }, (_, place) => equal(coefficient(size - 2 - place), count(0)));
}

function introduction(size: number): readonly Block[] {
  return [
    ...namedCoefficients(size),
    size === 2
      ? paragraph(TWO_ROWS)
      : paragraph(
          say`Every other coefficient is the sum of all principal minors of one order, with the sign changed where the order is odd.`,
          say`A principal minor keeps some rows of ${A} and the same columns: it is the determinant of that part. The number of rows that it keeps is its order.`,
        ),
  ];
}

const TWO_ROWS = say`For two rows, the coefficient of ${LAMBDA} is minus the trace of ${A}, and the constant term is the determinant of ${A}. The trace is the sum of the principal minors of order one, and the determinant is that of order two.`;

/** The principal minors of two rows by their usual names, by their order. */
const ofTwoRows: Readonly<Record<number, Prose>> = {
  1: say`The trace is the sum of the entries of the main diagonal.`,
  2: say`The determinant is the product of the main diagonal minus the product of the other diagonal.`,
};

function signReason(order: number, minors: number): Prose {
  if (order % 2 === 0) {
    return minors === 1
      ? say`The order is even, so the coefficient is this minor.`
      : say`The order is even, so the coefficient is the sum of these minors.`;
  }
  return minors === 1
    ? say`The order is odd, so the coefficient is minus this minor.`
    : say`The order is odd, so the coefficient is minus the sum of these minors.`;
}

function minorsProse(order: number, size: number, minors: readonly PrincipalMinor[]): Prose {
  if (size === 1) return say`The only principal minor is the single entry.`;
  if (order === 1) return say`The principal minors of order one are the entries of the main diagonal.`;
  if (order === size)
    return say`The principal minor that keeps all rows is the determinant of ${A}. ${methodForOne(order, minors)}`;
  return say`These principal minors keep ${ORDERS[order]} rows and the same columns. ${methodForEach(order, minors)}`;
}

function methodForOne(order: number, minors: readonly PrincipalMinor[]): string {
  if (order === 2) return 'It is a difference of two products.';
  return order === 3
    ? `The rule of Sarrus gives its products${withoutZeroProducts(...minors.map(({ rows }) => rows))}`
    : minors.some(({ rows }) => rows.flat().some(isZero))
      ? 'It is expanded along the row or column with the most zeros.'
      : 'It is expanded along its first row.';
}

function methodForEach(order: number, minors: readonly PrincipalMinor[]): string {
  if (order === 2) return 'Each is a difference of two products.';
  return order === 3
    ? `The rule of Sarrus gives their products${withoutZeroProducts(...minors.map(({ rows }) => rows))}`
    : minors.every(({ rows }) => rows.flat().some(isZero))
      ? 'Each is expanded along the row or column with the most zeros.'
      : 'Each is expanded along the row or column with the most zeros, and along its first row where it has none.';
}

/** How many rows and columns a minor keeps, for orders that occur. */
const ORDERS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

/** The minors added up, with the other sign where their order is odd: by name, where they have one, and by value. */
function sumOfMinors(order: number, size: number, minors: readonly PrincipalMinor[]): readonly Expression[] {
  const sign = (of: Expression): Expression => (order % 2 === 0 ? of : negative(of));
  const values = minors.length === 1 ? [] : [sign(added(numbers(minors.map(({ value }) => value))))];
  if (order === 1)
    return [sign(added(minors.map(({ places: [place] }) => indexed('a', place + 1, place + 1)))), ...values];
  return order === size ? [sign(determinantOf(A))] : values;
}

/** |minor| = its working = its value, and which rows and columns it keeps. */
function minorLine({ places, rows, value }: PrincipalMinor, size: number): Block {
  const isWhole = rows.length === size;
  const kept = list(places.map((place) => count(place + 1)));
  const isPart = equal(rowsExpression(rows), measure('columnsAt', measure('rowsAt', A, kept), kept));
  return formula(
    equal(isWhole ? determinantOf(A) : barsOf(rows), ...determinantWorking(rows), number(value)),
    isWhole ? null : say`${claim(linesProse('row', places, 'capital'), isPart)}.`,
  );
}

/** Up to 3x3 all products; larger ones by expansion along the line with most zeros. */
export function determinantWorking(rows: Rows<Entry>): readonly Expression[] {
  if (rows.length <= 3) return productsOf(rows);
  const { along, index } = emptiestLine(entries, rows);
  const terms = rows
    .map((_, other) => (along === 'row' ? [index, other] : [other, index]))
    .filter(([row, column]) => !isZero(rows[row][column]))
    .map(([row, column]) => ({
      isNegative: (row + column) % 2 === 1,
      entry: number(rows[row][column]),
      isOne: equals(rows[row][column], ONE),
      minor: withoutRowAndColumn(rows, row, column),
    }));
  if (terms.length === 0) return [];
  return [
    added(
      terms.map(({ isNegative, entry, isOne, minor }) =>
        withSign(isNegative, isOne ? barsOf(minor) : product('dot', entry, barsOf(minor))),
      ),
    ),
    added(
      terms.map(({ isNegative, entry, isOne, minor }) => {
        const value = number(determinantByExpansion(entries, minor));
        return withSign(isNegative, isOne ? value : product('dot', entry, value));
      }),
    ),
  ];
}

function withSign(isNegative: boolean, term: Expression): Expression {
  return isNegative ? negative(term) : term;
}

function barsOf(rows: Rows<Entry>): Expression {
  return determinantOf(rowsExpression(rows));
}
