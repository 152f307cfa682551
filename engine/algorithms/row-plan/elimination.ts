// One step of a planned elimination, tried out: a pivot is brought to its place and clears its column.

import type { Combination, Form, PivotPlan, ReductionStyle } from '../row-reduction/options.ts';
import { isFinished } from '../row-reduction/solve.ts';
import { type Candidate, candidatesIn, combinationsIn, swapReason } from './candidates.ts';
import {
  divisionEffort,
  exchangeEffort,
  factorEffort,
  fractionEffort,
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
  const found: (State | null)[] = [];
  if (goal.order !== null) return present([pivotOn(there, prescribed(there, goal.order), null, goal)]);
  for (const candidate of candidatesIn(state.rows, from, column)) found.push(pivotOn(there, candidate, null, goal));
  const fraction = fractionEffort(goal.form);
  for (const combination of combinationsIn(state.rows, from, column)) {
    const { target, source, factor } = combination;
    const row = combined(state.rows[target], state.rows[source], 1, factor, 1);
    if (row === null) continue;
    const rows = state.rows.with(target, row);
    const effort = state.effort + rowEffort(row, fraction) + multipleEffort(state.rows[source], factor, 1, fraction);
    const reason = target === from ? null : swapReasonOf(rows, from, target, column);
    if (target !== from && reason === null) continue;
    found.push(pivotOn({ ...there, rows, effort }, { row: target, reason }, combination, goal));
  }
  return present(found);
}

function present(states: readonly (State | null)[]): readonly State[] {
  return states.filter((state) => state !== null);
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
  return {
    style,
    dividesRows,
    rows,
    origins,
    column: column + 1,
    pivotColumns: [...state.pivotColumns, column],
    pivots: [...pivots, { combination, row, reason }],
    effort,
    expected: effort + remainingEffort(rows, from + 1, column + 1, goal),
  };
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
  { style, dividesRows }: State,
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
  const kept = isCrosswise ? multipleEffort(row, divisor, 1, fraction) + (divisor === 1 ? 0 : factored) : 0;
  const effort =
    rowEffort(cleared, fraction) + kept + multipleEffort(pivotRow, factor, isCrosswise ? 1 : divisor, fraction);
  if ((!isCrosswise && !dividesRows) || isFinished(form, target, source, rows.length)) return { row: cleared, effort };
  const smaller = divided(cleared);
  return { row: smaller, effort: smaller === cleared ? effort : effort + divisionEffort([smaller]) + factored };
}

/** What the whole elimination takes, from a state that has cleared everything below the pivots; null where numbers become too large. */
export function wholeEffort(state: State, { form }: Goal): number | null {
  const { rows, pivotColumns, effort } = state;
  if (form === 'echelon') return effort;
  const known = [...rows];
  let whole = effort;
  if (form === 'reduced') {
    for (let source = pivotColumns.length - 1; source > 0; source--) {
      for (let target = source - 1; target >= 0; target--) {
        const cleared = clear(known, target, source, pivotColumns[source], state, form);
        if (cleared === null) return null;
        known[target] = cleared.row;
        whole += cleared.effort;
      }
    }
  }
  for (const [row, column] of pivotColumns.entries()) if (!isOneAt(known[row], column)) whole += exchangeEffort;
  return whole;
}
