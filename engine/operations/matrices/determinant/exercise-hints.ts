// Hints for determinants: from the thought that shortens the way to the last line but one, for the way that the story takes.

import { equals } from '../../../exact/entry.ts';
import { capitalisedLine, lineName, lineOf } from '../../../algorithms/expansion/line-words.ts';
import { withoutRowAndColumn } from '../../../algorithms/expansion/minor.ts';
import { entries } from '../../../exact/field.ts';
import { determinantByExpansion, emptiestLine, type Line } from '../../../algorithms/expansion/solve.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { eliminateDownwards } from '../../../algorithms/row-reduction/solve.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { counted } from '../../../algorithms/wording.ts';
import { drained } from '../../../catalogue/operation.ts';
import {
  count,
  determinantOf,
  type Expression,
  equal,
  list,
  negative,
  number,
  numbers,
  product,
  sum,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { isZero, multiply, ONE } from '../../../exact/rational.ts';
import { chooseMethod } from './choice.ts';
import type { Method } from './method.ts';
import { entryName, MATRIX } from './names.ts';
import { clearAndExpand } from './mixed.ts';
import { type DiagonalProduct, sarrus } from './sarrus.ts';
import { type Proportion, shortcutFor, type TriangularShape } from './shortcuts.ts';
import { structureFor, type StructureMoves } from './structures.ts';

/** Three hints for a matrix of two rows or more; `method` is the one asked for. */
export function hintsFor(rows: Rows, method: Method | null): readonly Prose[] {
  const shortcut = method === null ? shortcutFor(rows)?.move : undefined;
  if (shortcut?.move === 'triangular') return triangularHints(rows, shortcut.facts.shape);
  if (shortcut?.move === 'proportional') return proportionalHints(shortcut.facts, rows.length);
  const structure = method === null ? structureFor(rows)?.move : undefined;
  if (structure?.move === 'dependent') return dependentHints(structure.facts);
  const way = method ?? chooseMethod(rows).method;
  if (way === 'row-operations-then-cofactor') return clearingHints(rows);
  if (way === 'formula') return formulaHints(rows);
  if (way === 'sarrus') return sarrusHints(rows);
  return way === 'cofactor' ? cofactorHints(rows, emptiestLine(entries, rows)) : eliminationHints(rows);
}

function triangularHints(rows: Rows, shape: TriangularShape): readonly Prose[] {
  const side = claim(
    shape === 'lower'
      ? say`Above the main diagonal there are only zeros`
      : say`Below the main diagonal there are only zeros`,
    holds(shape === 'lower' ? 'lowerTriangular' : 'upperTriangular', MATRIX),
  );
  const diagonal = rows.map((row, index) => row[index]);
  return [
    say`Before any multiplication look where the zeros stand.`,
    say`${side}: for such a matrix one product is enough.`,
    say`Multiply down the main diagonal: its entries are ${claim(say`${list(numbers(diagonal))}`, equal(measure('diagonalOf', MATRIX), list(numbers(diagonal))))}.`,
  ];
}

function proportionalHints({ along, first, second, factor }: Proportion, size: number): readonly Prose[] {
  const [one, other] = [first, second].map((index) => lineOf(MATRIX, { along, index }));
  return [
    say`Compare the ${along}s with one another before you calculate.`,
    say`If one ${along} is a multiple of another, then the two are linearly dependent.`,
    say`${claim(
      say`${capitalisedLine({ along, index: second })} is ${number(factor)} times ${lineName({ along, index: first })}`,
      equal(other, product('dot', number(factor), one)),
    )}. What does that say about the ${size === 2 ? 'parallelogram' : 'box'} that the ${along}s span?`,
  ];
}

function formulaHints([[a, b], [c, d]]: Rows): readonly Prose[] {
  const [down, up] = [multiply(a, d), multiply(b, c)];
  return [
    say`The determinant of a matrix with two rows is ${sum(product('dot', entryName(0, 0), entryName(1, 1)), negative(product('dot', entryName(0, 1), entryName(1, 0))))}.`,
    say`Begin with the main diagonal: ${equal(product('dot', number(a), number(d)), number(down))}.`,
    say`The other diagonal gives ${equal(product('dot', number(b), number(c)), number(up))}. Take it away from the first product, and mind the sign where it is negative.`,
  ];
}

function sarrusHints(rows: Rows): readonly Prose[] {
  const products = [...sarrus(rows)].flatMap((move): readonly (readonly DiagonalProduct[])[] =>
    move.move === 'down' || move.move === 'up' ? [move.facts.products] : [],
  );
  const [falling, rising] = products;
  const [{ factors, product: value }] = falling;
  return [
    say`By the rule of Sarrus six products are needed. Write the first two columns once more to the right of the matrix.`,
    say`The three products that fall to the right count with a plus, the three that rise with a minus. The first one is ${equal(product('dot', ...numbers(factors)), number(value))}.`,
    say`The falling products are ${joinedSum(falling)}, the rising ones ${joinedSum(rising)}. Add up each group.`,
  ];
}

/** The three products as a sum that is not worked out. */
function joinedSum(products: readonly DiagonalProduct[]): Expression {
  return equal(
    sum(...products.map(({ factors }) => product('dot', ...numbers(factors)))),
    sum(...products.map(({ product: value }) => number(value))),
  );
}

function cofactorHints(rows: Rows, line: Line): readonly Prose[] {
  const along = lineOf(MATRIX, line);
  const { index } = line;
  const places = rows
    .map((_, other): readonly [number, number] => (line.along === 'row' ? [index, other] : [other, index]))
    .filter(([row, column]) => !isZero(rows[row][column]));
  const [[row, column]] = places;
  const minor = withoutRowAndColumn(rows, row, column);
  const entry = claim(
    say`The entry in row ${row + 1}, column ${column + 1} is ${number(rows[row][column])}`,
    equal(measure('entryAt', MATRIX, row + 1, column + 1), number(rows[row][column])),
  );
  const isMinus = (row + column) % 2 === 1;
  return [
    line.zeros === 0
      ? say`Expand along any row or column: each entry is multiplied by the minor that is left without its row and its column.`
      : say`${claim(say`In ${lineName(line)} there ${line.zeros === 1 ? 'is' : 'are'} ${counted(line.zeros, 'zero')}`, equal(measure('zeroCount', along), count(line.zeros)))}. ${remaining(rows.length - line.zeros)}`,
    say`${entry}. Row and column number add up to an ${isMinus ? 'odd' : 'even'} number, so its term has a ${isMinus ? 'minus' : 'plus'}.`,
    say`Without that row and that column the minor is ${equal(determinantOf(rowsExpression(minor)), number(determinantByExpansion(entries, minor)))}.`,
  ];
}

function remaining(terms: number): string {
  return terms === 1
    ? 'Expand along it: only one term is left.'
    : 'Expand along it: every zero saves the work of a minor.';
}

/** Of rows with a combination that is zero. */
function dependentHints({ coefficients, target, given }: StructureMoves['dependent']): readonly Prose[] {
  const row = list(numbers(given[target]));
  const other = coefficients.findIndex((coefficient, index) => coefficient !== 0 && index !== target);
  const combination = sum(
    ...coefficients.flatMap((coefficient, index) =>
      coefficient === 0 ? [] : [product('dot', count(coefficient), measure('rowAt', MATRIX, index + 1))],
    ),
  );
  return [
    say`Before you clear anything, compare the rows: is one of them made of the others, with small whole factors?`,
    say`Row ${target + 1} is ${claim([row], equal(measure('rowAt', MATRIX, target + 1), row))}. Which multiples of the other rows have to be added to it, or it to them, so that every column gives zero?`,
    say`There is such a combination in which ${claim(
      say`row ${target + 1} has the factor ${coefficients[target]} and row ${other + 1} the factor ${coefficients[other]}`,
      equal(combination, list(given.map(() => count(0)))),
    )}. What is the determinant of a matrix with such rows?`,
  ];
}

/** A line is cleared but for one entry, and the determinant is expanded along it. */
function clearingHints(rows: Rows): readonly Prose[] {
  const moves = [...clearAndExpand(rows)];
  const term = moves.find((move) => move.move === 'oneTerm');
  if (term?.move !== 'oneTerm') return eliminationHints(rows);
  const { along, row, column, entry, after, minor } = term.facts;
  const given = rows[row][column];
  const place = claim(
    say`in row ${row + 1}, column ${column + 1} stands ${number(given)}`,
    equal(measure('entryAt', MATRIX, row + 1, column + 1), number(given)),
  );
  return [
    say`Row operations can make a row or a column in which only one entry is not zero: then the expansion along it has one term.`,
    equals(given, entry)
      ? say`Let that be a ${along} of which one entry stays: ${place}, and the others of this ${along} are to become zero.`
      : say`Let that be a ${along} of which one entry stays: ${place}. A common factor of its row, or a row taken from it, makes the number smaller first.`,
    say`What is left is ${claim(
      say`${number(after)} times ${determinantOf(rowsExpression(minor))}`,
      equal(determinantOf(MATRIX), product('dot', number(after), determinantOf(rowsExpression(minor)))),
    )}. Go on in the same way.`,
  ];
}

function eliminationHints(rows: Rows): readonly Prose[] {
  const { rows: echelon, swaps } = drained(eliminateDownwards(rows, { style: 'plain', bar: null }));
  const top = echelon[0];
  const first = rows.findIndex((row) => row === top);
  const chosen = claim(
    say`Row ${first + 1} begins with ${number(top[0])}`,
    equal(measure('entryAt', MATRIX, first + 1, 1), number(top[0])),
  );
  const isSwapped = swaps % 2 === 1;
  return [
    say`Bring the matrix to triangular form by subtracting multiples of rows: that does not change the determinant. A swap of two rows changes its sign.`,
    isZero(rows[0][0]) || first > 0
      ? say`${chosen}: bring it to the top, and make a note of the change of sign.`
      : say`${chosen}: use it to clear the first column, row after row.`,
    isZero(echelon.map((row, index) => row[index]).reduce(multiply, ONE))
      ? say`${claim(say`The rank of ${MATRIX} is ${echelon.filter((row) => !row.every(isZero)).length}`, equal(measure('rank', MATRIX), count(echelon.filter((row) => !row.every(isZero)).length)))}, so elimination ends with a row of zeros.`
      : isSwapped
        ? say`When the matrix is triangular, multiply the entries of its diagonal. The rows were exchanged an odd number of times, so the sign of the product is turned.`
        : say`When the matrix is triangular, multiply the entries of its diagonal, and turn the sign for each exchange of rows that you made.`,
  ];
}
