// The elimination behind triangular factors: no row is multiplied, and every multiple that is subtracted is kept.

import type { Clearing, RowMoves, Rows } from '../../algorithms/row-reduction/moves.ts';
import type { Move } from '../../algorithms/moves.ts';
import { type ExactMatrix, identity, type Matrix, matrixOf, rowsOf } from '../../exact/matrix.ts';
import {
  absolute,
  add,
  compare,
  conjugate,
  divide,
  type Entry,
  equals,
  isReal,
  isZero,
  multiply,
  subtract,
} from '../../exact/entry.ts';
import { ONE, type Rational, ZERO } from '../../exact/rational.ts';

/** A multiplier: row `target` lost `factor` times row `source`. Rows count from 0. */
export interface Multiplier<N extends Entry = Rational> {
  readonly target: number;
  readonly source: number;
  readonly factor: N;
}

/** Why there are no factors without an exchange of rows. Positions count from 0. */
export interface Blocked<N extends Entry = Rational> {
  /** The place on the diagonal that holds 0. */
  readonly place: number;
  /** What stands below it in row `other`, or to its right in column `other`, and is not 0. */
  readonly line: 'below' | 'right';
  readonly other: number;
  readonly entry: N;
  /** The rank of the block of the first rows and columns up to this place, and that of these columns or rows whole. */
  readonly ranks: readonly [block: number, whole: number];
}

/** What happens beside the row moves. */
export interface FactorMoves<N extends Entry = Rational> {
  /** These multipliers cleared a column. `moved`: rows change places, so that they may stand elsewhere in the end. */
  kept: { readonly column: number; readonly multipliers: readonly Multiplier<N>[]; readonly moved: boolean };
  /** The diagonal holds 0, and nothing below it has to be cleared. */
  zeroPivot: { readonly place: number; readonly height: number };
  /** The diagonal holds 0, but rows above, which have zeros further left, clear what is below it. */
  detour: { readonly place: number; readonly multipliers: readonly Multiplier<N>[]; readonly rows: Rows<N> };
  blocked: Blocked<N>;
}

export type EliminationMove<N extends Entry = Rational> = Move<
  FactorMoves<N> & Pick<RowMoves<N>, 'pivot' | 'clear' | 'eliminate' | 'skip' | 'swap' | 'exhaust'>
>;

export interface Triangular<N extends Entry = Rational> {
  readonly lower: Rows<N>;
  readonly upper: Rows<N>;
}

/** A combination of rows of U that begins with zeros. */
interface Helper {
  readonly row: readonly Entry[];
  readonly coefficients: ReadonlyMap<number, Entry>;
}

/**
 * A = LU without exchanges of rows, L with ones on its diagonal; null just where there are no such L and U. That is so where, for
 * some k, the first k columns have a greater rank than their first k rows. Where the diagonal holds 0 and there is no need for a
 * multiplier, it is 0.
 * @param strict also stop where a row behind a zero on the diagonal is not 0: such a row is no multiple of a row that begins with 1
 */
export function withoutExchanges(a: Matrix, strict: boolean): Generator<EliminationMove, Triangular | null, void>;
export function withoutExchanges(
  a: ExactMatrix,
  strict: boolean,
): Generator<EliminationMove<Entry>, Triangular<Entry> | null, void>;
export function* withoutExchanges(
  a: ExactMatrix,
  strict: boolean,
): Generator<EliminationMove<Entry>, Triangular<Entry> | null, void> {
  const rows = rowsOf(a).map((row): Entry[] => [...row]);
  const lower = rowsOf(identity(a.rows)).map((row): Entry[] => [...row]);
  let helpers: readonly Helper[] = [];
  for (let place = 0; place < Math.min(a.rows, a.columns); place++) {
    const pivot = rows[place][place];
    if (rows.slice(place).every((row) => row.every(isZero))) {
      yield { move: 'exhaust', facts: { row: place, height: a.rows } };
      break;
    }
    const below = rowsFrom(place + 1, a.rows).filter((row) => !isZero(rows[row][place]));
    if (!isZero(pivot)) {
      yield* clearBelow(rows, lower, { row: place, column: place, below, moved: false });
      const whole = { row: rows[place], coefficients: new Map<number, Entry>([[place, ONE]]) };
      helpers = helpers.map((helper) => cleared(helper, whole, place));
      continue;
    }
    const right = rows[place].findIndex((entry, column) => column > place && !isZero(entry));
    if (strict && below.length === 0 && right !== -1) {
      yield { move: 'blocked', facts: blockedAt(a, place, 'right', right, rows[place][right]) };
      return null;
    }
    const helper = helpers.find(({ row }) => !isZero(row[place]));
    if (below.length === 0) {
      yield { move: 'zeroPivot', facts: { place, height: a.rows } };
    } else if (helper === undefined || strict) {
      yield { move: 'blocked', facts: blockedAt(a, place, 'below', below[0], rows[below[0]][place]) };
      return null;
    } else {
      const multipliers = below.flatMap((target) => {
        const factor = divide(rows[target][place], helper.row[place]);
        return [...helper.coefficients].map(([source, each]) => ({ target, source, factor: multiply(factor, each) }));
      });
      for (const { target, source, factor } of multipliers) {
        rows[target] = taken(rows[target], factor, rows[source]);
        lower[target][source] = add(lower[target][source], factor);
      }
      yield { move: 'detour', facts: { place, multipliers, rows: rows.map((row) => [...row]) } };
    }
    if (helper !== undefined) {
      helpers = helpers.filter((other) => other !== helper).map((other) => cleared(other, helper, place));
    }
    if (rows[place].some((entry) => !isZero(entry))) {
      helpers = [...helpers, { row: rows[place], coefficients: new Map<number, Entry>([[place, ONE]]) }];
    }
  }
  return { lower, upper: rows };
}

export type PivotChoice = 'first-nonzero' | 'largest';

export interface WithExchanges extends Triangular<Entry> {
  /** Row i of PA is row `permutation[i]` of A. */
  readonly permutation: readonly number[];
  readonly exchanges: number;
}

/** PA = LU, with U in row echelon form; a column without a pivot is passed over, the row stays. Any matrix has such factors. */
export function* withExchanges(
  a: ExactMatrix,
  choice: PivotChoice,
): Generator<EliminationMove<Entry>, WithExchanges, void> {
  const rows = rowsOf(a).map((row): Entry[] => [...row]);
  const lower = rowsOf(identity(a.rows)).map((row): Entry[] => [...row]);
  const permutation = rowsFrom(0, a.rows);
  let exchanges = 0;
  let row = 0;
  for (let column = 0; column < a.columns && row < a.rows; column++) {
    if (rows.slice(row).every((line) => line.every(isZero))) {
      yield { move: 'exhaust', facts: { row, height: a.rows } };
      break;
    }
    const found = pivotRow(rows, row, column, choice);
    if (found === -1) {
      yield { move: 'skip', facts: { column, row, height: a.rows } };
      continue;
    }
    if (found !== row) {
      const reason = choice === 'first-nonzero' ? 'zero' : 'order';
      exchange(rows, row, found);
      exchange(permutation, row, found);
      exchangeMultipliers(lower, row, found);
      exchanges += 1;
      yield { move: 'swap', facts: { first: row, second: found, column, reason, rows: [...rows], bar: null } };
    }
    const below = rowsFrom(row + 1, a.rows).filter((each) => !isZero(rows[each][column]));
    yield* clearBelow(rows, lower, { row, column, below, moved: true });
    row += 1;
  }
  return { lower, upper: rows, permutation, exchanges };
}

interface Below {
  readonly row: number;
  readonly column: number;
  readonly below: readonly number[];
  readonly moved: boolean;
}

function* clearBelow(
  rows: Entry[][],
  lower: Entry[][],
  { row, column, below, moved }: Below,
): Generator<EliminationMove<Entry>, void, void> {
  const pivot = rows[row][column];
  yield { move: 'pivot', facts: { row, column, value: pivot, below: below.length } };
  if (below.length === 0) {
    yield { move: 'clear', facts: { row, column, height: rows.length } };
    return;
  }
  const sizes: Entry[] = [];
  const clearings = below.map((target): Clearing<Entry> => {
    const entry = rows[target][column];
    const factor = divide(entry, pivot);
    const size = absolute(factor);
    const repeated = sizes.some((other) => equals(other, size));
    sizes.push(size);
    const multiple = rows[row].map((value) => multiply(factor, value));
    return { target, keep: ONE, factor, entry, kept: rows[target], multiple, repeated };
  });
  for (const { target, factor } of clearings) {
    rows[target] = taken(rows[target], factor, rows[row]);
    lower[target][row] = factor;
  }
  yield { move: 'eliminate', facts: { source: row, column, pivot, clearings, rows: [...rows], bar: null } };
  const multipliers = clearings.map(({ target, factor }) => ({ target, source: row, factor }));
  yield { move: 'kept', facts: { column, multipliers, moved } };
}

function pivotRow(rows: Rows<Entry>, from: number, column: number, choice: PivotChoice): number {
  const candidates = rowsFrom(from, rows.length).filter((row) => !isZero(rows[row][column]));
  if (candidates.length === 0) return -1;
  if (choice === 'first-nonzero') return candidates[0];
  return candidates.reduce((best, row) =>
    compare(squareOfSize(rows[row][column]), squareOfSize(rows[best][column])) > 0 ? row : best,
  );
}

/** The square of the absolute value, which is real for complex numbers too. */
function squareOfSize(x: Entry): Entry {
  return multiply(x, isReal(x) ? x : conjugate(x));
}

function blockedAt(a: ExactMatrix, place: number, line: Blocked['line'], other: number, entry: Entry): Blocked<Entry> {
  const all = rowsOf(a);
  const first = all.slice(0, place + 1);
  const whole = line === 'below' ? all.map((row) => row.slice(0, place + 1)) : first;
  return { place, line, other, entry, ranks: [rankOf(first.map((row) => row.slice(0, place + 1))), rankOf(whole)] };
}

export function rankOf(rows: Rows<Entry>): number {
  const { upper } = last(withExchanges(matrixOf(rows), 'first-nonzero'));
  return upper.filter((row) => row.some((entry) => !isZero(entry))).length;
}

/** What a generator returns; its moves are forgotten. */
export function last<Result>(moves: Generator<unknown, Result, void>): Result {
  let step = moves.next();
  while (step.done !== true) step = moves.next();
  return step.value;
}

function cleared(helper: Helper, by: Helper, place: number): Helper {
  if (isZero(helper.row[place])) return helper;
  const factor = divide(helper.row[place], by.row[place]);
  const coefficients = new Map(helper.coefficients);
  for (const [row, each] of by.coefficients) {
    coefficients.set(row, subtract(coefficients.get(row) ?? ZERO, multiply(factor, each)));
  }
  return {
    row: taken(helper.row, factor, by.row),
    coefficients: new Map([...coefficients].filter(([, each]) => !isZero(each))),
  };
}

function taken(row: readonly Entry[], factor: Entry, other: readonly Entry[]): Entry[] {
  return row.map((value, column) => subtract(value, multiply(factor, other[column])));
}

function exchange(items: unknown[], first: number, second: number): void {
  [items[first], items[second]] = [items[second], items[first]];
}

/** The multipliers of two rows change places; the ones on the diagonal stay. */
function exchangeMultipliers(lower: Entry[][], first: number, second: number): void {
  for (let column = 0; column < first; column++) {
    [lower[first][column], lower[second][column]] = [lower[second][column], lower[first][column]];
  }
}

function rowsFrom(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
