// The telling of row reduction: the row operation first, then its multiples, then the matrix with what changed marked.

import { type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  apply,
  count,
  type Expression,
  equal,
  grid,
  indexed,
  list,
  type Marks,
  matrixExpression,
  negative,
  number,
  numbers,
  product,
  quotient,
  relation,
  sum,
} from '../../document/expression.ts';
import { CURRENT, holds, measure } from '../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../document/prose.ts';
import { matrixOf } from '../../exact/matrix.ts';
import {
  absolute,
  divide,
  type Entry,
  equals,
  isInteger,
  isZero,
  multiply,
  negate,
  signOf,
  subtract,
} from '../../exact/entry.ts';
import { ONE, ZERO } from '../../exact/rational.ts';
import { fractionInFull } from '../full-fraction.ts';
import { quotientLine } from '../entrywise/field-details.ts';
import type { MoveHandlers } from '../moves.ts';
import { linesProse, place } from '../wording.ts';
import { clearedEntries, combinedEntries, entriesInFull } from './entries.ts';
import type { Clearing, RowMoves, Rows, ScaleReason, Scaling } from './moves.ts';

/** The rows as a matrix, with a bar before the columns that were added on the right. */
export function rowsExpression(rows: Rows<Entry>, bar: number | null = null, marks: Marks | null = null): Expression {
  return bar === null ? matrixExpression(matrixOf(rows), marks) : grid(rows.map(numbers), bar, marks);
}

/** The handlers of all row moves; stories add their own moves to them. */
export const rowMoveHandlers: MoveHandlers<RowMoves<Entry>, readonly Block[]> = {
  already: ({ pivots, height }) => [
    paragraph(
      say`${claim(say`The matrix is in row echelon form already`, holds('rowEchelon', CURRENT))}.`,
      alreadyReason(pivots.length, height),
    ),
  ],
  skip: ({ column, row, height }) => [
    heading(say`Column ${column + 1}: no pivot`, 2),
    paragraph(skipReason(column, row, height)),
  ],
  exhaust: ({ row, height }) => [heading(say`No further pivot`, 2), paragraph(exhaustReason(row, height))],
  swap: ({ first, second, column, reason, rows, bar }) => [
    heading(say`Column ${column + 1}: bring a pivot to row ${first + 1}`, 2),
    formula(
      relation(named(first), 'exchanges', named(second)),
      swapReason({ first, second, column, reason, rows, bar }),
    ),
    formula(rowsExpression(rows, bar, { rows: [first, second], columns: [], cells: [[first, column]] })),
  ],
  combine: (facts) => {
    const { target, source, factor, multiple, column, rows, bar } = facts;
    return [
      heading(say`Column ${column + 1}: make a better pivot`, 2),
      formula(
        relation(named(target), 'becomes', sum(named(target), times(negate(factor), named(source)))),
        combinationReason(facts),
      ),
      ...notInShort(...multipleLines(source, factor, multiple).map((line) => formula(line))),
      ...entriesInFull([combinedEntries(facts)]),
      formula(rowsExpression(rows, bar, { rows: [target], columns: [], cells: [[target, column]] })),
    ];
  },
  pivot: ({ row, column, value }) => [
    heading(
      say`${claim(
        say`Column ${column + 1}: the pivot is ${number(value)} in row ${row + 1}`,
        entryIs(row, column, value),
      )}`,
      2,
    ),
  ],
  clear: ({ row, column, height }) =>
    row === height - 1
      ? []
      : [
          paragraph(
            say`Below the pivot, column ${column + 1} ${zeroFrom(say`has only zeros`, row + 1, column, height)}, so nothing has to be cleared.`,
          ),
        ],
  scale: ({ scalings, reason, rows, bar }) => [
    ...scaleHeading(reason),
    formula(
      operations(scalings.map(({ row, factor }) => relation(named(row), 'becomes', times(factor, named(row))))),
      scaleReasons[reason](scalings, rows),
    ),
    ...divisionByRoot(scalings.map(({ factor }) => [ONE, inverseOf(factor)])),
    formula(
      rowsExpression(rows, bar, {
        rows: scalings.map(({ row }) => row),
        columns: [],
        cells: reason.startsWith('leading') ? scalings.map(({ row }) => [row, leadingColumn(rows[row])]) : [],
      }),
    ),
  ],
  eliminate: ({ source, column, pivot, clearings, rows, bar }) => [
    formula(
      operations(
        clearings.map(({ target, keep, factor }) =>
          relation(named(target), 'becomes', sum(times(keep, named(target)), times(negate(factor), named(source)))),
        ),
      ),
      clearingReason(clearings, pivot, column),
    ),
    ...divisionByRoot(
      clearings.flatMap(({ keep, factor }) => (equals(keep, ONE) ? [[multiply<Entry>(factor, pivot), pivot]] : [])),
    ),
    ...notInShort(...multiplesOf(source, clearings).map((line) => formula(line))),
    ...entriesInFull(clearings.map((clearing) => clearedEntries(rows, clearing))),
    formula(
      rowsExpression(rows, bar, {
        rows: clearings.map(({ target }) => target),
        columns: [],
        cells: [[source, column]],
      }),
    ),
  ],
  echelon: ({ rows, pivots, already }) =>
    already
      ? []
      : [
          paragraph(
            say`${claim(say`The matrix is in row echelon form now`, holds('rowEchelon', CURRENT))}.`,
            staircase(pivots.length, rows.length),
          ),
        ],
  upwards: ({ columns }) =>
    columns === 1
      ? []
      : [
          heading(say`Clear the entries above the pivots`),
          paragraph(say`We start with the last pivot and go upwards.`, LAST_FIRST),
        ],
  above: ({ row, column, isOnly }) => [
    heading(say`Column ${column + 1}: clear above the pivot in row ${row + 1}`, isOnly ? 1 : 2),
  ],
};

/** The first of these quotients whose divisor has a root, with the step that makes the divisor rational. */
function divisionByRoot(quotients: readonly (readonly [dividend: Entry, divisor: Entry])[]): readonly Block[] {
  for (const [dividend, divisor] of quotients) {
    const found = quotientLine(dividend, divisor);
    if (found !== null) return notInShort(formula(found.line, found.reason));
  }
  return [];
}

function inverseOf(factor: Entry): Entry {
  return divide<Entry>(ONE, factor);
}

function skipReason(column: number, row: number, height: number): Prose {
  const entries =
    row === height - 1
      ? say`The entry in ${place(row, column)}`
      : row === 0
        ? say`Every entry of column ${column + 1}`
        : say`Every entry of column ${column + 1} from row ${row + 1} downwards`;
  return say`${zeroFrom(say`${entries} is ${0}`, row, column, height)}, so the pivot of row ${row + 1} is further to the right.`;
}

function exhaustReason(row: number, height: number): Prose {
  const left = Array.from({ length: height - row }, (_, index) => row + index);
  const zeros = left.map((index) => holds('zero', measure('rowAt', CURRENT, index + 1)));
  const verb = left.length === 1 ? 'has' : 'have';
  return say`${claim(say`${linesProse('row', left, 'capital')} ${verb} only zeros`, ...zeros)}.`;
}

/** Why a matrix with so many rows, and pivots in at least one of them, has row echelon form. */
export function staircase(pivots: number, height: number): Prose {
  if (height === 1) return say`There is only one row, so there is nothing to clear.`;
  if (pivots === 1) return say`The only pivot is in the first row, and there are only zeros below that row.`;
  const stairs = say`Each pivot is further to the right than the one above it`;
  const zeroRows = height - pivots;
  if (zeroRows === 0) return say`${stairs}.`;
  return zeroRows === 1
    ? say`${stairs}, and the row of zeros is at the bottom.`
    : say`${stairs}, and the rows of zeros are at the bottom.`;
}

const LAST_FIRST = say`In this order a column that has been cleared stays cleared, because each row that is used later has a zero in it.`;

function alreadyReason(pivots: number, height: number): Prose {
  if (pivots === 0) return say`${claim(say`It holds nothing but zeros`, holds('zero', CURRENT))}.`;
  return staircase(pivots, height);
}

/** "The entry in row 1, column 1 is 0 and cannot be a pivot, but row 3 has 2 there": why these two rows change places. */
function swapReason({ first, second, column, reason, rows }: RowMoves<Entry>['swap']): Prose {
  const [pivot, other] = [rows[first][column], rows[second][column]];
  const found = claim(
    say`row ${second + 1} has ${number(pivot)} in column ${column + 1}`,
    entryIs(second, column, pivot),
  );
  const could = claim(
    say`The entry in ${place(first, column)} is ${number(other)} and could be the pivot too`,
    entryIs(first, column, other),
    isNotZero(first, column),
  );
  switch (reason) {
    case 'zero':
      return say`${claim(say`The entry in ${place(first, column)} is ${number(other)} and cannot be a pivot`, entryIs(first, column, other), entryIs(first, column, ZERO))}, but ${found}.`;
    case 'unit':
      if (equals(pivot, ONE)) {
        return say`${could}, but ${found}, so we can work with a ${1}.`;
      }
      return rows.slice(first).every((row) => isInteger(row[column]))
        ? say`${could}, but ${found}, so ${claim(say`whole multiples of its row are enough`, ...multiplesIn(rows, first, column, pivot))}.`
        : say`${could}, but ${found}, so we need not divide by the pivot.`;
    case 'zeros':
      return say`${claim(say`Both rows could hold the pivot`, isNotZero(first, column), isNotZero(second, column))}, but ${claim(say`row ${second + 1} has more zeros`, relation(zerosIn(second), 'greater', zerosIn(first)))}, so its multiples change fewer entries.`;
    case 'divides':
      return say`${could}, but ${found}, and ${claim(say`all entries to be cleared are multiples of it`, ...multiplesIn(rows, first, column, pivot))}.`;
    case 'smaller': {
      const isPositive = [pivot, other].every((value) => value.kind === 'rational' && value.numerator > 0n);
      const known = isLeast(rows, first, column, pivot) ? say`the smaller number` : say`a smaller number,`;
      const words = isPositive
        ? say`row ${second + 1} has ${known} ${number(pivot)} in column ${column + 1}`
        : say`row ${second + 1} has ${number(pivot)} in column ${column + 1}, which is smaller in absolute value`;
      return say`${could}, but ${claim(words, entryIs(second, column, pivot), relation(sizeAt(second, column), 'less', sizeAt(first, column)))}.`;
    }
    case 'order':
      return say`We take row ${second + 1}, because ${found}.`;
  }
}

function isNotZero(row: number, column: number): Expression {
  return relation(measure('entryAt', CURRENT, row + 1, column + 1), 'unequal', count(0));
}

/** The entry of the matrix shown last, without its sign. */
function sizeAt(row: number, column: number): Expression {
  const entry = measure('entryAt', CURRENT, row + 1, column + 1);
  return apply('max', entry, negative(entry));
}

function zerosIn(row: number): Expression {
  return measure('zeroCount', measure('rowAt', CURRENT, row + 1));
}

/** Whether no other row from this one on has an entry of a smaller size in the column, but for zeros. */
function isLeast(rows: Rows<Entry>, from: number, column: number, pivot: Entry): boolean {
  return rows
    .slice(from)
    .map((row) => row[column])
    .every((entry) => isZero(entry) || signOf(subtract(absolute(entry), absolute(pivot))) >= 0);
}

/** The facts that the entries of a column from a row on are whole multiples of the pivot. */
function multiplesIn(rows: Rows<Entry>, from: number, column: number, pivot: Entry): readonly Expression[] {
  return rows
    .slice(from)
    .map((_, index) =>
      holds('integer', quotient(measure('entryAt', CURRENT, from + index + 1, column + 1), number(pivot))),
    );
}

/** "In column 1 this gives 3 - 2 = 1": what the combination of two rows is for. */
function combinationReason({ target, source, factor, entry, row, column, rows }: RowMoves<Entry>['combine']): Prose {
  const made = rows[target][column];
  const taken = divide(subtract(entry, made), factor);
  const line = equal(sum(number(entry), signedProduct(negate(factor), taken)), number(made));
  const facts = [line, entryIs(target, column, entry), entryIs(source, column, taken)];
  const gives = claim(say`In column ${column + 1} this gives ${line}`, ...facts);
  if (equals(made, ONE)) return say`${gives}, so we can work with a ${1}.`;
  if (equals(absolute(made), ONE)) return say`${gives}, so whole multiples of the row are enough.`;
  const others = rows
    .map((_, index) => index)
    .filter((index) => index >= row && signOf(rows[index][column]) !== 0)
    .map((index) => holds('integer', quotient(measure('entryAt', CURRENT, index + 1, column + 1), number(made))));
  return say`${gives}, and ${claim(say`the other entries to be cleared are multiples of ${number(made)}`, ...others)}.`;
}

/** What the multiplied rows are a step of their own for; within the work on a column they are not. */
function scaleHeading(reason: ScaleReason): readonly Block[] {
  switch (reason) {
    case 'leading-ones-at-once':
      return [heading(say`Make the pivots leading ones`, 2)];
    case 'leading-ones-at-last':
    case 'leading-ones-of-echelon':
      return [heading(say`Make the pivots leading ones`)];
    case 'common-factors-first':
      return [heading(say`Divide out common factors`, 2)];
    case 'denominators':
      return [heading(say`Make the entries integers`, 2)];
    case 'leading-one':
    case 'common-factor':
      return [];
  }
}

const scaleReasons: {
  readonly [K in ScaleReason]: (scalings: readonly Scaling<Entry>[], rows: Rows<Entry>) => Prose;
} = {
  'leading-one': leadingOneReason,
  'leading-ones-at-once': leadingOneReason,
  'leading-ones-at-last': leadingOneReason,
  denominators: (scalings) =>
    scalings.length === 1
      ? say`Multiplying the row by the least common denominator of its entries makes them integers.`
      : say`Multiplying each of these rows by the least common denominator of its entries makes them integers.`,
  'leading-ones-of-echelon': leadingOneReason,
  'common-factors-first': commonFactorReason,
  'common-factor': commonFactorReason,
};

/** `rows` are those after the division. */
function commonFactorReason(scalings: readonly Scaling<Entry>[], rows: Rows<Entry>): Prose {
  if (scalings.length > 1) {
    return say`The entries of each of these rows have a common factor; dividing by it keeps the numbers small.`;
  }
  const filled = rows[scalings[0].row].filter((value) => !isZero(value));
  if (filled.length === 1 && equals(filled[0], negate(ONE)))
    return say`Only one entry of the row is not zero; dividing by its absolute value keeps the numbers small.`;
  if (!equals(filled[0], ONE))
    return say`The entries of the row have a common factor; dividing by it keeps the numbers small.`;
  return filled.length === 1
    ? say`Only one entry of the row is not zero; dividing by it makes it a ${1}.`
    : say`The first entry of the row that is not zero divides all others; dividing by it makes it a ${1}.`;
}

function leadingOneReason(scalings: readonly Scaling<Entry>[]): Prose {
  if (scalings.length > 1) return say`Dividing each of these rows by its pivot makes the pivots leading ones.`;
  return equals(scalings[0].factor, negate(ONE))
    ? say`Changing the signs of the row makes its pivot a leading one.`
    : say`Dividing the row by its pivot makes the pivot a leading one.`;
}

/** The working in the pivot's column, which shows why the multiple is the right one. */
function clearingReason(clearings: readonly Clearing<Entry>[], pivot: Entry, column: number): Prose {
  const [{ target, keep, factor, entry }] = clearings;
  const there = entryIs(target, column, entry);
  const line = equal(sum(multiplied(keep, entry), signedProduct(negate(factor), pivot)), count(0));
  const working =
    clearings.length === 1
      ? say`This clears the entry in ${place(target, column)}: ${line}`
      : say`Each row takes the multiple that clears its entry in column ${column + 1}; in row ${target + 1}, for instance, ${line}`;
  return say`${claim(working, line, there)}.`;
}

function multiplied(factor: Entry, value: Entry): Expression {
  return equals(factor, ONE) ? number(value) : product('dot', fractionInFull(factor), number(value));
}

/** A product behind a plus or a minus: the sign of the factor before it. */
function signedProduct(factor: Entry, value: Entry): Expression {
  const term = multiplied(absolute(factor), value);
  return signOf(factor) < 0 ? negative(term) : term;
}

/** The multiples of rows that are not written down anyway, each of them once; a row of one entry has its working already. */
function multiplesOf(source: number, clearings: readonly Clearing<Entry>[]): readonly Expression[] {
  if (clearings[0].multiple.length === 1) return [];
  return clearings.flatMap(({ target, keep, factor, kept, multiple, repeated }) => {
    return [
      ...(equals(keep, ONE) ? [] : [equal(times(keep, named(target)), list(numbers(kept)))]),
      ...(repeated ? [] : multipleLines(source, factor, multiple)),
    ];
  });
}

/** The multiple of a row that is written down before it is subtracted; not the row itself. */
function multipleLines(source: number, factor: Entry, multiple: readonly Entry[]): readonly Expression[] {
  const size = absolute(factor);
  if (equals(size, ONE) || multiple.length === 1) return [];
  return [equal(times(size, named(source)), list(numbers(signOf(factor) < 0 ? multiple.map(negate) : multiple)))];
}

/** One row operation, or several to be done one after the other. */
function operations(lines: readonly Expression[]): Expression {
  return lines.length === 1 ? lines[0] : list(lines, 'none');
}

function leadingColumn(row: readonly Entry[]): number {
  return row.findIndex((value) => signOf(value) !== 0);
}

function named(row: number): Expression {
  return indexed('R', row + 1);
}

/** The factor before a name, written as textbooks do: R, -R, 3 R, -3 R. */
function times(factor: Entry, name: Expression): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? name : product('adjacent', fractionInFull(size), name);
  return signOf(factor) < 0 ? negative(term) : term;
}

function entryIs(row: number, column: number, value: Entry): Expression {
  return equal(measure('entryAt', CURRENT, row + 1, column + 1), number(value));
}

/** Words that say that a column is 0 from a row downwards. */
function zeroFrom(words: Prose, row: number, column: number, height: number): Claim {
  const rows = Array.from({ length: height - row }, (_, index) => row + index);
  return claim(words, ...rows.map((index) => entryIs(index, column, ZERO)));
}
