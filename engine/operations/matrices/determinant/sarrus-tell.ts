// The telling of the rule of Sarrus.

import type { MoveHandlers } from '../../../algorithms/moves.ts';
import { type Block, formula, heading } from '../../../document/block.ts';
import {
  type Expression,
  equal,
  grid,
  indexed,
  keepExpression,
  markedColumns,
  negative,
  number,
  numbers,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, keepProse, say } from '../../../document/prose.ts';
import { DETERMINANT, MATRIX } from './names.ts';
import { type DiagonalProduct, type Diagonals, PLACES_DOWN, PLACES_UP, type SarrusMoves } from './sarrus.ts';

const SCHEME = symbol('S');
const DOWN = symbol('d');
const UP = symbol('u');

export const sarrusHandlers: MoveHandlers<SarrusMoves, readonly Block[]> = {
  extend: ({ rows }) => [
    heading(say`Write the first two columns again on the right`),
    formula(equal(SCHEME, grid(rows.map(numbers), 3, markedColumns(3, 4))), REPETITION),
  ],
  down: (diagonals) => [
    heading(say`Multiply along the diagonals that go down`),
    ...diagonalLines(diagonals, LINES_DOWN),
    formula(equal(DOWN, SUM_DOWN, added(diagonals), number(diagonals.total))),
  ],
  up: (diagonals) => [
    heading(say`Multiply along the diagonals that go up`),
    ...diagonalLines(diagonals, LINES_UP),
    formula(equal(UP, SUM_UP, added(diagonals), number(diagonals.total))),
  ],
  difference: ({ down, up, value }) => [
    heading(say`Subtract`),
    formula(
      equal(DETERMINANT, sum(DOWN, negative(UP)), sum(number(down), negative(number(up))), number(value)),
      say`The products along the diagonals that go down are added, those along the diagonals that go up are subtracted.`,
    ),
  ],
};

/** The fact that a column of the scheme is a column of the matrix, both counted from 1. */
function sameColumn(column: number, original: number): Expression {
  return equal(measure('columnAt', SCHEME, column), measure('columnAt', MATRIX, original));
}

const REPETITION = keepProse(
  say`${claim(
    say`Behind the bar ${SCHEME} repeats columns ${1} and ${2} of ${MATRIX}.`,
    ...[1, 2, 3].map((column) => sameColumn(column, column)),
    sameColumn(4, 1),
    sameColumn(5, 2),
  )} Six diagonals of three entries can be read from it. This works for three rows and three columns only.`,
);

/** What the line of a diagonal begins with: its name, and the names of the entries on it. */
interface Opening {
  readonly name: Expression;
  readonly entries: Expression;
}

const LINES_DOWN = openings('d', PLACES_DOWN);
const LINES_UP = openings('u', PLACES_UP);

const SUM_DOWN = sumOfNames(LINES_DOWN);
const SUM_UP = sumOfNames(LINES_UP);

function openings(letter: string, diagonals: readonly DiagonalProduct['places'][]): readonly Opening[] {
  return diagonals.map((places, index) => ({
    name: keepExpression(indexed(letter, index + 1)),
    entries: keepExpression(product('dot', ...places.map(([row, column]) => indexed('s', row + 1, column + 1)))),
  }));
}

function sumOfNames(lines: readonly Opening[]): Expression {
  return keepExpression(sum(...lines.map(({ name }) => name)));
}

function diagonalLines({ products }: Diagonals, lines: readonly Opening[]): readonly Block[] {
  return products.map(({ factors, product: value }, index) => {
    const { name, entries } = lines[index];
    return formula(equal(name, entries, product('dot', ...numbers(factors)), number(value)));
  });
}

function added({ products }: Diagonals): Expression {
  return sum(...products.map(({ product: value }) => number(value)));
}
