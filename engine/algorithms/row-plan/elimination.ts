// One step of a planned elimination, tried out: a pivot is brought to its place and clears its column.

import type { Combination, Form, PivotPlan, ReductionStyle } from '../row-reduction/options.ts';
import { isFinished } from '../row-reduction/solve.ts';
import { type Candidate, candidatesIn, combinationsIn, swapReason } from './candidates.ts';
import {
  combinationEffort,
  crosswiseEffort,
  divisionEffort,
  exchangeEffort,
  factorEffort,
  fractionEffort,
  lateEffort,
  multipleEffort,
  remainingEffort,
  rowEffort,
} from './effort.ts';
import { combined, commonDivisor, divided, dividedByEntry, type PlanRow } from './rows.ts';

/** What is to be reached. */
export interface Goal {
  readonly form: Form;
  /** The columns in which pivots are looked for. */
  readonly width: number;
  /** The rows that must hold the pivots, as numbered at the start; null where any row may. */
  readonly order: readonly number[] | null;
}

/** An elimination that has come to some column. */
export interface State {
  readonly style: ReductionStyle;
  readonly dividesRows: boolean;
  readonly rows: readonly PlanRow[];
  /** Where the rows stood at the start. */
  readonly origins: readonly number[];
  readonly column: number;
  /** The rows that were divided for the next pivot. */
  readonly divided: readonly number[];
  readonly pivotColumns: readonly number[];
  readonly pivots: readonly PivotPlan[];
  /** What it took so far. */
  readonly effort: number;
  /** What it will take as a whole, about. */
  readonly expected: number;
}

/** The beginning, with the common factors of the rows divided out where the plan divides rows. */
export function begin(rows: readonly PlanRow[], style: ReductionStyle, dividesRows: boolean, goal: Goal): State {
  const factored = goal.form === 'echelon' ? factorEffort : 0;
  const divisions = dividesRows ? rows.map(divided) : rows;
  const changed = divisions.filter((row, index) => row !== rows[index]);
  const effort = divisionEffort(changed) + factored * Math.min(changed.length, 1);
  return {
    style,
    dividesRows,
    rows: divisions,
    origins: rows.map((_, row) => row),
    column: 0,
    divided: [],
    pivotColumns: [],
    pivots: [],
    effort,
    expected: effort + remainingEffort(divisions, 0, 0, goal),
  };
}

/** The ways on through the next column that holds a pivot; null where there is none left. Ways that lead to large numbers are left out. */
export function successors(state: State, goal: Goal): readonly State[] | null {
  const from = state.pivots.length;
  let { column } = state;
  const holdsPivot = (): boolean => state.rows.some(({ numbers }, row) => row >= from && numbers[column] !== 0);
  while (column < goal.width && !holdsPivot()) column += 1;
  if (column === goal.width || from === state.rows.length) return null;
  const there = { ...state, column };
  return isDividing(state) ? [...ways(there, false, goal), ...ways(there, true, goal)] : ways(there, false, goal);
}

function isDividing({ style, dividesRows }: State): boolean {
  return dividesRows || style !== 'plain';
}

/** The ways on through this column; `divides`: with rows divided by their common factors first, where that is of use. */
function ways(state: State, divides: boolean, goal: Goal): readonly State[] {
  const { column, pivots } = state;
  const from = pivots.length;
  const rows = divides ? state.rows.map((row, place) => (place < from ? row : divided(row))) : state.rows;
  if (divides && rows.every((row, place) => row === state.rows[place])) return [];
  const found: (State | null)[] = [];
  // A row in its place is divided by its leading entry anyway.
  const isIdle = divides && state.style === 'leading-ones';
  if (isIdle && state.rows.some((row, place) => place >= from && isUnitAt(row, column))) return [];
  if (goal.order !== null) {
    if (isIdle) return [];
    const { row } = prescribed(state, goal.order);
    const ready = divides ? withDivisions(state, [row], rows[row].numbers[column], goal) : state;
    return ready === null ? [] : present([pivotOn(ready, prescribed(ready, goal.order), null, goal)]);
  }
  for (const candidate of candidatesIn(rows, from, column)) {
    const { row } = candidate;
    if (isIdle && row === from) continue;
    const ready = divides ? withDivisions(state, [row], rows[row].numbers[column], goal) : state;
    if (ready === null) continue;
    const reason = row === from ? null : swapReasonOf(ready.rows, from, row, column);
    if (row === from || reason !== null) found.push(pivotOn(ready, { row, reason }, null, goal));
  }
  for (const combination of combinationsIn(rows, from, column)) {
    const { target, source } = combination;
    const made = combined(rows[target], rows[source], 1, combination.factor, 1);
    if (made === null) continue;
    const ready = divides ? withDivisions(state, [target, source], made.numbers[column], goal) : state;
    if (ready !== null) found.push(withCombination(ready, combination, made, goal));
  }
  return present(found);
}

function present(states: readonly (State | null)[]): readonly State[] {
  return states.filter((state) => state !== null);
}

/**
 * The state with these rows divided by their common factors, and each other row whose entry is no multiple of the pivot; the
 * others are cleared with whole multiples anyway. Null where no row changes.
 */
function withDivisions(state: State, needed: readonly number[], pivot: number, { form }: Goal): State | null {
  const { column, pivots } = state;
  const changed: number[] = [];
  const rows = state.rows.map((row, place) => {
    if (place < pivots.length || (!needed.includes(place) && row.numbers[column] % pivot === 0)) return row;
    const smaller = divided(row);
    if (smaller !== row) changed.push(place);
    return smaller;
  });
  if (changed.length === 0) return null;
  const factored = form === 'echelon' ? factorEffort : 0;
  const effort = state.effort + divisionEffort(changed.map((place) => rows[place])) + factored;
  return { ...state, rows, divided: changed, effort };
}

function withCombination(state: State, combination: Combination, made: PlanRow, goal: Goal): State | null {
  const { target, source, factor } = combination;
  const { column, pivots } = state;
  const fraction = fractionEffort(goal.form);
  const rows = state.rows.with(target, made);
  const effort =
    state.effort +
    (goal.form === 'echelon' ? 0 : combinationEffort) +
    rowEffort(made, fraction) +
    multipleEffort(state.rows[source], factor, 1, fraction);
  const reason = target === pivots.length ? null : swapReasonOf(rows, pivots.length, target, column);
  if (target !== pivots.length && reason === null) return null;
  return pivotOn({ ...state, rows, effort }, { row: target, reason }, combination, goal);
}

function prescribed({ rows, origins, pivots, column }: State, order: readonly number[]): Candidate {
  const from = pivots.length;
  const row = origins.indexOf(order[from]);
  return { row, reason: row === from ? null : (swapReasonOf(rows, from, row, column) ?? 'order') };
}

function swapReasonOf(rows: readonly PlanRow[], first: number, second: number, column: number): Candidate['reason'] {
  return rows[first].numbers[column] === 0 ? 'zero' : swapReason(rows, first, second, column);
}

function pivotOn(state: State, { row, reason }: Candidate, combination: Combination | null, goal: Goal): State | null {
  const { style, dividesRows, column, pivots } = state;
  const { form } = goal;
  const from = pivots.length;
  const rows = [...state.rows];
  const origins = [...state.origins];
  let { effort } = state;
  if (row !== from) {
    [rows[from], rows[row]] = [rows[row], rows[from]];
    [origins[from], origins[row]] = [origins[row], origins[from]];
    effort += exchangeEffort;
  }
  if (style === 'leading-ones' && !isOneAt(rows[from], column)) {
    rows[from] = dividedByEntry(rows[from], column);
    effort += rowEffort(rows[from], fractionEffort(form));
  }
  for (let target = from + 1; target < rows.length; target++) {
    const cleared = clear(rows, target, from, column, state, form);
    if (cleared === null) return null;
    effort += cleared.effort;
    rows[target] = cleared.row;
  }
  // Where the reduction goes on upwards, each row is used once more.
  const kept = form === 'reduced' && isDividing(state) ? divisionEffort([rows[from]].filter(isDivisible)) : 0;
  return {
    style,
    dividesRows,
    rows,
    divided: [],
    origins,
    column: column + 1,
    pivotColumns: [...state.pivotColumns, column],
    pivots: [...pivots, { divided: state.divided, combination, row, reason }],
    effort,
    expected: effort + kept + remainingEffort(rows, from + 1, column + 1, goal),
  };
}

function isDivisible(row: PlanRow): boolean {
  return divided(row) !== row;
}

function isUnitAt({ numbers, denominator }: PlanRow, column: number): boolean {
  return Math.abs(numbers[column]) === denominator;
}

function isOneAt({ numbers, denominator }: PlanRow, column: number): boolean {
  return numbers[column] === denominator;
}

/** The target row without its entry in the column, and what that takes; null where a number becomes too large. */
function clear(
  rows: readonly PlanRow[],
  target: number,
  source: number,
  column: number,
  { style }: State,
  form: Form,
): { readonly row: PlanRow; readonly effort: number } | null {
  const [row, pivotRow] = [rows[target], rows[source]];
  if (row.numbers[column] === 0) return { row, effort: 0 };
  const numerator = row.numbers[column] * pivotRow.denominator;
  const denominator = pivotRow.numbers[column] * row.denominator;
  const common = commonDivisor(numerator, denominator) * Math.sign(denominator);
  const [factor, divisor] = [numerator / common, denominator / common];
  const isCrosswise = style === 'fraction-free';
  const cleared = isCrosswise
    ? combined(row, pivotRow, divisor, factor, 1)
    : combined(row, pivotRow, 1, factor, divisor);
  if (cleared === null) return null;
  const fraction = fractionEffort(form);
  const factored = form === 'echelon' ? factorEffort : 0;
  const kept =
    isCrosswise && divisor !== 1 ? multipleEffort(row, divisor, 1, fraction) + factored + crosswiseEffort : 0;
  const effort =
    rowEffort(cleared, fraction) + kept + multipleEffort(pivotRow, factor, isCrosswise ? 1 : divisor, fraction);
  return { row: cleared, effort };
}

/** Whether some row above is multiplied by less once the common factor of the pivot's row is divided out. */
function isDividedUpwards(rows: readonly PlanRow[], source: number, column: number, { style }: State): boolean {
  if (style !== 'fraction-free' || rows[source].denominator !== 1) return false;
  const [pivot, smaller] = [rows[source].numbers[column], divided(rows[source]).numbers[column]];
  return rows.slice(0, source).some(({ numbers, denominator }) => {
    const entry = numbers[column];
    if (entry === 0 || denominator !== 1) return false;
    return Math.abs(smaller / commonDivisor(smaller, entry)) !== Math.abs(pivot / commonDivisor(pivot, entry));
  });
}

/** What the whole elimination takes, from a state that has cleared everything below the pivots; null where numbers become too large. */
export function wholeEffort(state: State, { form }: Goal): number | null {
  const { rows, pivotColumns, effort } = state;
  if (form === 'echelon') return effort;
  const known = [...rows];
  let whole = effort;
  if (form === 'reduced') {
    for (let source = pivotColumns.length - 1; source > 0; source--) {
      if (isDividedUpwards(known, source, pivotColumns[source], state)) {
        known[source] = divided(known[source]);
        whole += divisionEffort([known[source]]) + lateEffort;
      }
      for (let target = source - 1; target >= 0; target--) {
        const cleared = clear(known, target, source, pivotColumns[source], state, form);
        if (cleared === null) return null;
        whole += cleared.effort;
        known[target] = isDividing(state) && !isFinished(target, source) ? divided(cleared.row) : cleared.row;
        if (known[target] !== cleared.row) whole += divisionEffort([known[target]]);
      }
    }
  }
  for (const [row, column] of pivotColumns.entries()) if (!isOneAt(known[row], column)) whole += exchangeEffort;
  return whole;
}
