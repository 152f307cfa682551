// The hints of exercises in row reduction: how to begin, the first row operation, where the pivots will be, the last row.

import { linesProse } from '../../../algorithms/wording.ts';
import {
  count,
  type Expression,
  equal,
  list,
  negative,
  number,
  numbers,
  product,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { rowsOf } from '../../../exact/matrix.ts';
import { absolute, type Entry, equals, isZero, negate, signOf, subtract } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import type { Clearing, Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { SwapReason } from '../../../algorithms/row-reduction/options.ts';
import type { Worked } from './worked.ts';

/** How many solutions a system has. */
export type Solutions = 'one' | 'none' | 'infinitely many';

/** What the matrix was chosen for. */
interface Chosen {
  readonly rows: number;
  readonly columns: number;
  /** The columns that hold pivots, from 0. */
  readonly pivotColumns: readonly number[];
  readonly solutions: Solutions | null;
}

const [A, E] = [symbol('A'), symbol('E')];

export function hintsFor(worked: Worked, chosen: Chosen): readonly Prose[] {
  const step = firstStepOf(worked);
  const first = step === null ? [] : [beginning(worked, step), firstOperation(step)];
  return [...first, outcome(chosen), lastRow(worked, chosen.pivotColumns.length)];
}

/** What is done up to the first entry that is cleared; rows count from 0 as they stand in the matrix that is given. */
interface FirstStep {
  readonly column: number;
  /** The row of the pivot, and why it is not the first. */
  readonly source: number;
  readonly reason: SwapReason | null;
  /** The pivot as it is given. */
  readonly pivot: Entry;
  /** The pivot's row when it is used: made to begin with 1, or as it is given. */
  readonly used: readonly Entry[];
  readonly isScaled: boolean;
  readonly target: number;
  readonly clearing: Clearing<Entry>;
  /** Whether every entry below the pivot is a multiple of it. */
  readonly isDivisor: boolean;
}

/** Null where no entry below the first pivot has to be cleared, or where more is done before than a hint says. */
export function firstStepOf({ a, moves }: Worked): FirstStep | null {
  const given = rowsOf(a);
  let rows: Rows<Entry> = given;
  let [second, reason]: [number, SwapReason | null] = [0, null];
  for (const { move, facts } of moves) {
    if (move === 'combine' || (move === 'scale' && facts.reason !== 'leading-one')) return null;
    if (move === 'swap') [second, reason] = [facts.second, facts.reason];
    if (move === 'eliminate') {
      const { source, column, clearings } = facts;
      const [clearing] = clearings;
      if (source !== 0 || clearing.target === 0) return null;
      const pivot = given[second][column];
      const used = rows[0];
      const target = clearing.target === second ? 0 : clearing.target;
      const isScaled = !equals(pivot, used[column]);
      // Exchanges for other reasons than the entries in this column need more words than a hint has.
      if (!isZero(given[0][column]) && (reason === 'zeros' || reason === 'order')) return null;
      const isDivisor = clearings.every(({ keep }) => equals(keep, ONE));
      return { column, source: second, reason, pivot, used, isScaled, target, clearing, isDivisor };
    }
    if (move === 'swap' || move === 'scale') rows = facts.rows;
  }
  return null;
}

function entryIs(row: number, column: number, value: Entry): Expression {
  return equal(measure('entryAt', A, row + 1, column + 1), number(value));
}

function beginning({ a }: Worked, step: FirstStep): Prose {
  const { column, source, reason, pivot, isScaled, isDivisor } = step;
  const top = rowsOf(a)[0][column];
  const there = claim(
    say`row ${source + 1} has ${number(pivot)} in column ${column + 1}`,
    entryIs(source, column, pivot),
  );
  if (reason !== null) {
    const above = claim(say`The entry in row ${1}, column ${column + 1} is ${number(top)}`, entryIs(0, column, top));
    return isZero(top)
      ? say`${above} and cannot be a pivot, but ${there}. Exchange these two rows first.`
      : say`${above}, and ${there}, which is easier to work with. Exchange these two rows first.`;
  }
  const found = claim(say`The first pivot is ${number(pivot)} in row ${1}`, entryIs(source, column, pivot));
  if (isScaled)
    return say`${found}. Make it a leading one before the entries below it are cleared, and go on with the next column in the same way.`;
  if (equals(pivot, ONE))
    return say`${found}, so its row can be subtracted in whole multiples at once. Clear everything below it before you look at the next column.`;
  if (isDivisor)
    return say`${found}. The entries below it are multiples of it, so that whole multiples of its row clear them.`;
  return say`${found}. No fraction is needed: multiply two rows so that their entries in the column of the pivot agree, and subtract.`;
}

/** What clears the first entry, and what is left of its row. */
function firstOperation(step: FirstStep): Prose {
  return step.reason === null
    ? say`To begin with, ${operationWords(step)}`
    : say`With the rows counted as they are given, ${operationWords(step)}`;
}

function operationWords({ source, pivot, isScaled, used, target, clearing }: FirstStep): Prose {
  const { keep, factor, kept, multiple } = clearing;
  const given = measure('rowAt', A, source + 1);
  const row = isScaled ? madeLeading(given, pivot) : given;
  const goal = measure('rowAt', A, target + 1);
  const left = list(numbers(kept.map((value, place) => subtract(value, multiple[place]))));
  const times = timesOf(absolute(factor), row);
  const fact = equal(sum(timesOf(keep, goal), signOf(factor) < 0 ? times : negative(times)), left);
  if (isScaled) {
    const entries = list(numbers(used));
    const scaling = equals(pivot, negate(ONE))
      ? say`row ${source + 1} with all its signs changed is ${entries}`
      : say`row ${source + 1} divided by ${number(pivot)} is ${entries}`;
    return say`${claim(scaling, equal(row, entries))}; ${claim(clearingWords(say`this row`, clearing, target, left), fact)}.`;
  }
  return say`${claim(clearingWords(say`row ${source + 1}`, clearing, target, left), fact)}.`;
}

function clearingWords(row: Prose, { keep, factor }: Clearing<Entry>, target: number, left: Expression): Prose {
  const size = absolute(factor);
  const multiple = equals(size, ONE) ? row : say`${number(size)} times ${row}`;
  const isTaken = signOf(factor) > 0;
  if (!equals(keep, ONE)) {
    return say`${number(keep)} times row ${target + 1} ${isTaken ? 'minus' : 'plus'} ${multiple} is ${left}`;
  }
  return isTaken
    ? say`taking ${multiple} away from row ${target + 1} leaves ${left}`
    : say`adding ${multiple} to row ${target + 1} gives ${left}`;
}

function madeLeading(row: Expression, pivot: Entry): Expression {
  return equals(pivot, negate(ONE)) ? negative(row) : quotient(row, number(pivot));
}

function timesOf(factor: Entry, row: Expression): Expression {
  return equals(factor, ONE) ? row : product('adjacent', number(factor), row);
}

/** Where the pivots will be, and what this means for the rows or for a system. */
function outcome({ rows, columns, pivotColumns, solutions }: Chosen): Prose {
  const rank = equal(measure('rank', A), count(pivotColumns.length));
  const places = equal(measure('pivotColumns', A), list(pivotColumns.map((column) => count(column + 1))));
  const found = claim(
    say`The pivots will stand in ${linesProse('column', pivotColumns)}, so the rank is ${pivotColumns.length}`,
    places,
    rank,
  );
  if (solutions !== null) return say`${found}. ${solutionWords(solutions, columns)}`;
  return pivotColumns.length < rows
    ? say`${found}, and ${claim(say`row ${rows} must become a row of zeros`, holds('zero', measure('rowAt', E, rows)))}.`
    : say`${found}: no row of zeros is left at the end.`;
}

function solutionWords(solutions: Solutions, columns: number): Prose {
  const left = measure('rank', measure('withoutColumns', A, list([count(columns)])));
  const rank = measure('rank', A);
  switch (solutions) {
    case 'none':
      return say`Read as a system with its right-hand sides in the last column, the matrix has ${claim(say`a pivot among the right-hand sides`, relation(rank, 'greater', left))}: no choice of the unknowns solves it.`;
    case 'one':
      return say`Read as a system with its right-hand sides in the last column, the matrix has ${claim(say`a pivot for each unknown`, equal(rank, left), equal(left, count(columns - 1)))}: there is just one solution.`;
    case 'infinitely many':
      return say`Read as a system with its right-hand sides in the last column, the matrix has ${claim(say`fewer pivots than unknowns and none among the right-hand sides`, equal(rank, left), relation(left, 'less', count(columns - 1)))}: some unknown can be chosen freely.`;
  }
}

/** What is left to do when the last pivot is found. */
function lastRow({ reduced }: Worked, rank: number): Prose {
  return reduced
    ? say`When the last pivot is a leading one, take multiples of its row away from the rows above, so that it is alone in its column. Then do the same with the pivots before it, from right to left.`
    : say`You have finished when each row begins with more zeros than the row above it, and rows of nothing but zeros stand at the end. The other rows are as many as the rank: ${claim(say`${rank}`, equal(measure('rank', A), count(rank)))}.`;
}
