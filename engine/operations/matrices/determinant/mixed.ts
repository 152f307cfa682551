// The mixed method: row operations clear a column, the determinant is expanded along it, and so on with what is left.

import { withoutRowAndColumn } from '../../../algorithms/expansion/minor.ts';
import type { Move } from '../../../algorithms/moves.ts';
import type { Clearing, RowMoves, Rows, Scaling } from '../../../algorithms/row-reduction/moves.ts';
import { leastCommonDenominator } from '../../../algorithms/row-reduction/solve.ts';
import { gcd } from '../../../exact/gcd.ts';
import {
  absolute,
  compare,
  divide,
  type Entry,
  equals,
  isInteger,
  isZero,
  multiply,
  negate,
  subtract,
} from '../../../exact/entry.ts';
import { integer, ONE, rational, ZERO } from '../../../exact/rational.ts';
import { type ClearingStep, planClearing } from './clearing-plan.ts';

export interface MixedMoves extends Pick<RowMoves<Entry>, 'combine' | 'pivot' | 'scale' | 'eliminate'> {
  /** The method begins. */
  mixed: { readonly size: number };
  /** The determinant is this number times the determinant of the matrix shown last. */
  factor: { readonly factor: Entry; readonly by: 'divided' | 'multiplied' };
  /** Common factors of columns come before the determinant; `before` and `after` stand before those of `given` and `rows`. */
  columnFactors: {
    readonly columns: readonly { readonly column: number; readonly factor: Entry }[];
    readonly given: Rows<Entry>;
    readonly rows: Rows<Entry>;
    readonly before: Entry;
    readonly after: Entry;
  };
  /** One entry of a line is not 0: the expansion along it has one term. `before` and `after` stand before the determinants. */
  oneTerm: {
    readonly along: 'row' | 'column';
    readonly row: number;
    readonly column: number;
    readonly entry: Entry;
    readonly before: Entry;
    readonly after: Entry;
    readonly minor: Rows<Entry>;
  };
  /** The work goes on with the minor, which gets the letter after A that stands at this place, counted from 1. */
  goOn: { readonly rows: Rows<Entry>; readonly depth: number; readonly factor: Entry };
  /** ad - bc of the last two rows, times the factor before it. */
  lastTwo: { readonly rows: Rows<Entry>; readonly factor: Entry; readonly value: Entry; readonly depth: number };
  /** What is left is triangular: the product of its diagonal, times the factor before it. */
  triangularRest: {
    readonly shape: 'diagonal' | 'upper' | 'lower';
    readonly factors: readonly Entry[];
    readonly factor: Entry;
    readonly value: Entry;
  };
  /** Rows that are close to one another are subtracted, one after the other, so that the entries get shorter. */
  differences: {
    readonly combinations: readonly { readonly target: number; readonly source: number }[];
    readonly rows: Rows<Entry>;
  };
  /** A row or a column of what is left holds only zeros. */
  vanishes: { readonly along: 'row' | 'column'; readonly index: number };
}

type MixedMove = Move<MixedMoves>;

/** The determinant of three rows or more. The same matrix has the same working always. */
export function* clearAndExpand(start: Rows<Entry>): Generator<MixedMove, Entry, void> {
  yield { move: 'mixed', facts: { size: start.length } };
  return yield* clearFrom(start, ONE);
}

/** The number times the determinant of three rows or more; so many matrices have letters after A already. */
export function* clearFrom(start: Rows<Entry>, before: Entry, letters = 0): Generator<MixedMove, Entry, void> {
  const plan = planClearing(start);
  let rows = start;
  let factor = before;
  let named = letters;
  for (let depth = 0; ; depth++) {
    if (depth > 0 && rows.length > 2) yield { move: 'goOn', facts: { rows, depth: ++named, factor } };
    const zeros = rows.length === 2 ? null : lineOfZeros(rows);
    if (zeros !== null) {
      yield { move: 'vanishes', facts: zeros };
      return ZERO;
    }
    const shape = triangularShape(rows);
    if (depth > 0 && rows.length > 2 && shape !== null) {
      const factors = rows.map((row, index) => row[index]);
      const value = factors.reduce(multiply, factor);
      yield { move: 'triangularRest', facts: { shape, factors, factor, value } };
      return value;
    }
    if (rows.length === 2) {
      const [[a, b], [c, d]] = rows;
      const value = multiply(factor, subtract(multiply(a, d), multiply(b, c)));
      yield { move: 'lastTwo', facts: { rows, factor, value, depth } };
      return value;
    }
    const taken: TakenOut = yield* takeOut(rows, factor, named);
    ({ rows, factor, named } = taken);
    const step = plan?.[depth] ?? stepIn(rows);
    if (step.differences !== undefined) {
      rows = step.differences.reduce(
        (known, { target, source }) =>
          known.with(
            target,
            known[target].map((value, column) => subtract(value, known[source][column])),
          ),
        rows,
      );
      yield { move: 'differences', facts: { combinations: step.differences, rows } };
      const shortened: TakenOut = yield* takeOut(rows, factor, named);
      ({ rows, factor, named } = shortened);
    }
    rows = yield* clear(rows, step);
    const { along, row, column } = step;
    const entry = rows[row][column];
    const minor = withoutRowAndColumn(rows, row, column);
    const after: Entry = multiply(factor, (row + column) % 2 === 0 ? entry : negate(entry));
    yield { move: 'oneTerm', facts: { along, row, column, entry, before: factor, after, minor } };
    [rows, factor] = [minor, after];
  }
}

function triangularShape(rows: Rows<Entry>): MixedMoves['triangularRest']['shape'] | null {
  const isUpper = rows.every((row, i) => row.slice(0, i).every(isZero));
  const isLower = rows.every((row, i) => row.slice(i + 1).every(isZero));
  if (isUpper && isLower) return 'diagonal';
  return isUpper ? 'upper' : isLower ? 'lower' : null;
}

function lineOfZeros(rows: Rows<Entry>): MixedMoves['vanishes'] | null {
  const row = rows.findIndex((entries) => entries.every(isZero));
  if (row !== -1) return { along: 'row', index: row };
  const column = rows.findIndex((_, index) => rows.every((entries) => isZero(entries[index])));
  return column === -1 ? null : { along: 'column', index: column };
}

/** The rows that are left, and the number before their determinant. */
interface Scaled {
  readonly rows: Rows<Entry>;
  readonly factor: Entry;
}

/** `named`: how many matrices have letters after A. */
interface TakenOut extends Scaled {
  readonly named: number;
}

/** Denominators of rows and common factors of rows, then of columns, come before the determinant. */
function* takeOut(start: Rows<Entry>, before: Entry, named: number): Generator<MixedMove, TakenOut, void> {
  const multiplied = yield* scale(start, 'denominators', before, (row) => rational(leastCommonDenominator(row)));
  const divided = yield* scale(multiplied.rows, 'common-factor', multiplied.factor, (row) =>
    rational(1n, contentOf(row)),
  );
  return yield* takeOutOfColumns(divided, named);
}

function* takeOutOfColumns(
  { rows: given, factor: before }: Scaled,
  named: number,
): Generator<MixedMove, TakenOut, void> {
  const columns = given
    .map((_, column) => ({ column, factor: rational(contentOf(given.map((row) => row[column]))) }))
    .filter(({ factor }) => !equals(factor, ONE));
  if (columns.length === 0) return { rows: given, factor: before, named };
  const rows = given.map((row) =>
    columns.reduce<readonly Entry[]>(
      (known, { column, factor }) => known.with(column, divide(known[column], factor)),
      row,
    ),
  );
  const after = columns.reduce<Entry>((known, { factor }) => multiply(known, factor), before);
  yield { move: 'columnFactors', facts: { columns, given, rows, before, after } };
  yield { move: 'goOn', facts: { rows, depth: named + 1, factor: after } };
  return { rows, factor: after, named: named + 1 };
}

function contentOf(row: readonly Entry[]): bigint {
  return row.every(isInteger) ? row.reduce((known, { numerator }) => gcd(known, numerator), 0n) || 1n : 1n;
}

function* scale(
  rows: Rows<Entry>,
  reason: 'denominators' | 'common-factor',
  before: Entry,
  factorOf: (row: readonly Entry[]) => Entry,
): Generator<MixedMove, Scaled, void> {
  const scalings = rows
    .map((row, index): Scaling<Entry> => ({ row: index, factor: factorOf(row) }))
    .filter(({ factor }) => !equals(factor, ONE));
  if (scalings.length === 0) return { rows, factor: before };
  const scaled = scalings.reduce<Rows<Entry>>(
    (known, { row, factor }) =>
      known.with(
        row,
        known[row].map((value) => multiply(factor, value)),
      ),
    rows,
  );
  yield { move: 'scale', facts: { scalings, reason, rows: scaled, bar: null } };
  const factor = scalings.reduce((known, scaling) => divide(known, scaling.factor), before);
  yield { move: 'factor', facts: { factor, by: reason === 'denominators' ? 'multiplied' : 'divided' } };
  return { rows: scaled, factor };
}

/** A step where none is planned: the column is the first, and the pivot its smallest entry, which may bring fractions. */
function stepIn(rows: Rows<Entry>): ClearingStep {
  const size = (row: number): Entry => absolute(rows[row][0]);
  const row = [...rows.keys()]
    .filter((index) => !isZero(rows[index][0]))
    .reduce((least, index) => (isLess(size(index), size(least)) ? index : least));
  return { along: 'column', row, column: 0, combination: null };
}

function isLess(x: Entry, y: Entry): boolean {
  return compare(x, y) < 0;
}

function* clear(
  start: Rows<Entry>,
  { along, row, column, combination }: ClearingStep,
): Generator<MixedMove, Rows<Entry>, void> {
  let rows = start;
  if (combination !== null) {
    const { target, source } = combination;
    const factor = integer(combination.factor);
    const entry = rows[target][column];
    const multiple = rows[source].map((value) => multiply(factor, value));
    rows = rows.with(
      target,
      rows[target].map((value, index) => subtract(value, multiple[index])),
    );
    yield { move: 'combine', facts: { target, source, factor, row: 0, column, entry, multiple, rows, bar: null } };
  }
  if (along === 'row') return rows;
  const pivot = rows[row][column];
  const targets = [...rows.keys()].filter((target) => target !== row && !isZero(rows[target][column]));
  if (targets.length === 0) return rows;
  yield { move: 'pivot', facts: { row, column, value: pivot, below: targets.length } };
  const taken: Entry[] = [];
  const clearings = targets.map((target): Clearing<Entry> => {
    const entry = rows[target][column];
    const factor = divide(entry, pivot);
    const multiple = rows[row].map((value) => multiply(factor, value));
    const repeated = taken.some((other) => equals(other, absolute(factor)));
    taken.push(absolute(factor));
    return { target, keep: ONE, factor, entry, kept: rows[target], multiple, repeated };
  });
  const cleared = clearings.reduce<Rows<Entry>>(
    (known, { target, kept, multiple }) =>
      known.with(
        target,
        kept.map((value, index) => subtract(value, multiple[index])),
      ),
    rows,
  );
  yield { move: 'eliminate', facts: { source: row, column, pivot, clearings, rows: cleared, bar: null } };
  return cleared;
}
