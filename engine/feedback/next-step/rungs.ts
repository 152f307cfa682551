// Hints to a row operation, in five rungs: where to look, what to do there, the operation, its calculation, the matrix after it.

import type { RowOperation } from '@matrixsteps/notation/term.ts';
import { rowsExpression } from '../../algorithms/row-reduction/tell.ts';
import type { Rows, ScaleReason } from '../../algorithms/row-reduction/moves.ts';
import type { SwapReason } from '../../algorithms/row-reduction/options.ts';
import { place } from '../../algorithms/wording.ts';
import {
  count,
  equal,
  type Expression,
  indexed,
  list,
  negative,
  number,
  product,
  relation,
  sum,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { absolute, equals, isInteger, negate, ONE, type Rational, signOf, ZERO } from '../../exact/rational.ts';

/** Rows and columns count from 0, but in `operation` from 1. */
interface Step {
  readonly operation: RowOperation;
  readonly before: Rows;
  readonly after: Rows;
}

interface Swap extends Step {
  readonly kind: 'swap';
  readonly first: number;
  readonly second: number;
  readonly column: number;
  readonly reason: SwapReason;
}

/** target becomes keep times target minus factor times source. */
interface Combine extends Step {
  readonly kind: 'combine';
  readonly target: number;
  readonly source: number;
  readonly column: number;
  readonly purpose: 'clear' | 'better-pivot';
  readonly keep: Rational;
  readonly factor: Rational;
}

interface Scale extends Step {
  readonly kind: 'scale';
  readonly row: number;
  readonly factor: Rational;
  readonly reason: ScaleReason;
}

export type Action = Swap | Combine | Scale;

/** Five hints; `bar` counts the columns left of the bar. */
export function rungsOf(action: Action, bar: number | null): readonly Prose[] {
  const hints = beforeTheLast(action);
  const then = say`After this the matrix is ${rowsExpression(action.after, bar)}.`;
  return [...hints, then];
}

type Rungs = readonly [where: Prose, what: Prose, how: Prose, calculation: Prose];

function beforeTheLast(action: Action): Rungs {
  switch (action.kind) {
    case 'swap':
      return swapRungs(action);
    case 'combine':
      return action.purpose === 'clear' ? clearingRungs(action) : betterPivotRungs(action);
    case 'scale':
      return scaleRungs(action);
  }
}

function swapRungs({ before, first, second, column, reason }: Swap): Rungs {
  const entry = before[first][column];
  const other = before[second][column];
  const isZero = reason === 'zero';
  return [
    isZero
      ? say`${claim(say`The entry in ${place(first, column)} is ${number(entry)}`, entryIs(before, first, column), equal(number(entry), count(0)))}, so it cannot be the pivot.`
      : say`Look at column ${column + 1}: another row than row ${first + 1} has an entry there that is easier to work with.`,
    say`Exchange row ${first + 1} with a row below it.`,
    say`Exchange row ${first + 1} and row ${second + 1}: ${operationOf({ first, second })}.`,
    say`${claim(say`Row ${second + 1} has ${number(other)} in column ${column + 1}`, entryIs(before, second, column))}. This entry comes to row ${first + 1} and is the pivot.`,
  ];
}

function clearingRungs(action: Combine): Rungs {
  const { before, target, source, column, keep, factor } = action;
  const [entry, pivot] = [before[target][column], before[source][column]];
  const wanted = claim(
    say`The entry in ${place(target, column)} is ${number(entry)}`,
    entryIs(before, target, column),
    relation(number(entry), 'unequal', count(0)),
  );
  const zero = equal(difference([keep, entry], [factor, pivot]), number(ZERO));
  return [
    say`${wanted}, and it should be ${0}.`,
    say`Use row ${source + 1}: ${claim(say`its pivot is ${number(pivot)}`, entryIs(before, source, column))}. Which multiple of it makes the entry in ${place(target, column)} zero?`,
    say`In column ${column + 1} it should be ${claim(say`${zero}`, zero)}. So write ${becomes(action)}.`,
    calculation(action),
  ];
}

function betterPivotRungs(action: Combine): Rungs {
  const { before, target, source, column } = action;
  const [entry, other] = [before[target][column], before[source][column]];
  return [
    say`Look at column ${column + 1}: a better pivot can be made from two of its entries.`,
    say`${claim(say`Row ${target + 1} has ${number(entry)} there, and row ${source + 1} has ${number(other)}`, entryIs(before, target, column), entryIs(before, source, column))}. Subtract a multiple of row ${source + 1} from row ${target + 1}.`,
    say`Write ${becomes(action)}.`,
    calculation(action),
  ];
}

function scaleRungs(action: Scale): Rungs {
  const { before, row, factor, reason } = action;
  const entries = before[row];
  const calculated = say`Work out each entry of row ${row + 1}: ${list(entries.map((value) => times(factor, value)))}.`;
  switch (reason) {
    case 'denominators': {
      const fraction = entries.findIndex((value) => !isInteger(value));
      return [
        say`${claim(say`Row ${row + 1} has the entry ${number(entries[fraction])}`, entryIs(before, row, fraction))}. Whole numbers are easier to work with.`,
        say`Multiply row ${row + 1} by a number that makes all its entries whole.`,
        say`The least common denominator is enough: ${scaled(action)}.`,
        calculated,
      ];
    }
    case 'common-factors-first':
    case 'common-factor':
      return [
        say`Look at row ${row + 1}: its entries have a common factor.`,
        say`Divide row ${row + 1} by the common factor.`,
        say`Write ${scaled(action)}.`,
        calculated,
      ];
    case 'leading-one':
    case 'leading-ones-at-once':
    case 'leading-ones-at-last':
    case 'leading-ones-of-echelon': {
      const column = entries.findIndex((value) => signOf(value) !== 0);
      return [
        say`${claim(say`The pivot of row ${row + 1} is ${number(entries[column])}`, entryIs(before, row, column))}, and it should be ${1}.`,
        equals(factor, negate(ONE))
          ? say`Change the signs of row ${row + 1}.`
          : say`Divide row ${row + 1} by its pivot.`,
        say`Write ${scaled(action)}.`,
        calculated,
      ];
    }
  }
}

function calculation({ before, target, source, keep, factor }: Combine): Prose {
  const entries = before[target].map((value, column) => difference([keep, value], [factor, before[source][column]]));
  return say`Work out each entry of row ${target + 1}: ${list(entries)}.`;
}

function entryIs(rows: Rows, row: number, column: number): Expression {
  return equal(measure('entryAt', rowsExpression(rows), row + 1, column + 1), number(rows[row][column]));
}

function operationOf({ first, second }: Pick<Swap, 'first' | 'second'>): Expression {
  return relation(rowName(first), 'exchanges', rowName(second));
}

function becomes({ target, source, keep, factor }: Combine): Expression {
  return relation(rowName(target), 'becomes', sum(timesName(keep, target), timesName(negate(factor), source)));
}

function scaled({ row, factor }: Scale): Expression {
  return relation(rowName(row), 'becomes', timesName(factor, row));
}

function rowName(row: number): Expression {
  return indexed('R', row + 1);
}

function timesName(factor: Rational, row: number): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? rowName(row) : product('adjacent', number(size), rowName(row));
  return signOf(factor) < 0 ? negative(term) : term;
}

/** keep · value − factor · taken, the way it is written by hand. */
function difference(
  [keep, value]: readonly [Rational, Rational],
  [factor, taken]: readonly [Rational, Rational],
): Expression {
  const second = times(absolute(factor), taken);
  return sum(times(keep, value), signOf(factor) < 0 ? second : negative(second));
}

function times(factor: Rational, value: Rational): Expression {
  return equals(factor, ONE) ? number(value) : product('dot', number(factor), number(value));
}
