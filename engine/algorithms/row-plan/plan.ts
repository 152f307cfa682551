// The planner of row reductions: pivots, exchanges, combinations and divisions chosen by looking over the whole elimination.

import type { Form, ReductionStyle, RowPlan } from '../row-reduction/options.ts';
import type { Entry } from '../../exact/entry.ts';
import type { Rows } from '../row-reduction/moves.ts';
import { begin, type Goal, type State, successors, wholeEffort } from './elimination.ts';
import { integerRows } from './rows.ts';

/** What is planned: the styles to choose from, and what has to be reached. */
export interface PlanOptions {
  readonly styles: readonly ReductionStyle[];
  readonly form: Form;
  /** The number of columns before an augmentation bar. */
  readonly bar: number | null;
  /** The rows that must hold the pivots, as numbered at the start; without it any row may. */
  readonly order?: readonly number[];
  /** Whether common factors are divided out of all rows at the start, even where that takes longer. */
  readonly dividesFirst?: boolean;
}

/** From here on a working is read for its result. */
const LARGEST_PLANNED = 8;

/** Whether eliminations of so many rows, with pivots in so many columns, are planned. */
export function isPlannedSize(rows: number, columns: number): boolean {
  return rows <= LARGEST_PLANNED && columns <= LARGEST_PLANNED;
}

/** Up to this size whole eliminations are compared; beyond it each pivot is chosen by what its column leaves. */
const SEARCHED = { rows: 5, columns: 6 };

/** So many states are looked at in a search. */
const MOST_STATES = 60;

/**
 * A plan for the elimination of a matrix of any shape; null where none is made: beyond 8 rows or columns, or where the numbers
 * are long. The same matrix has the same plan always.
 *
 * A bounded best-first search (Hart, Nilsson & Raphael 1968, with an estimate that may be too high): the best way found so far
 * is kept, ways that took more are left, and after so many states the search ends.
 */
export function planReduction(
  start: Rows<Entry>,
  { styles, form, bar, order, dividesFirst }: PlanOptions,
): RowPlan | null {
  const width = bar ?? start[0].length;
  if (!isPlannedSize(start.length, width)) return null;
  const rows = integerRows(start);
  if (rows === null) return null;
  const goal: Goal = { form, width, order: order ?? null };
  const plain = styles.map((style) => begin(rows, style, false, goal));
  // Pivots that are made ones divide their rows anyway: others are divided only where a pivot needs it.
  const smaller = styles
    .filter((style) => style !== 'leading-ones')
    .map((style) => begin(rows, style, true, goal))
    .filter((state) => state.style !== 'fraction-free' || state.rows.some((row, index) => row !== rows[index]));
  const beginnings = dividesFirst === true && smaller.length > 0 ? smaller : [...plain, ...smaller];
  const isSearched = start.length <= SEARCHED.rows && width <= SEARCHED.columns;
  const best = search(beginnings, goal, isSearched ? MOST_STATES : 0);
  if (best === null) return null;
  const { style, dividesRows, pivots } = best;
  return { style, form, dividesRows, pivots };
}

/** The best of the ways that take what seems best at each column, and of those that a search of so many states finds. */
function search(beginnings: readonly State[], goal: Goal, states: number): State | null {
  let best: State | null = null;
  let least = Number.POSITIVE_INFINITY;
  const consider = (state: State): void => {
    const effort = wholeEffort(state, goal);
    if (effort === null || effort >= least) return;
    [best, least] = [state, effort];
  };
  for (const beginning of beginnings) {
    const end = straightOn(beginning, goal);
    if (end !== null) consider(end);
  }
  const open = [...beginnings];
  for (let looked = 0; looked < states && open.length > 0; looked++) {
    const state = takeBest(open);
    if (state.effort >= least) continue;
    const next = successors(state, goal);
    if (next === null) consider(state);
    else open.push(...next.filter(({ effort }) => effort < least));
  }
  return best;
}

/** The end of the way that takes at each column what is expected to be the least work. */
function straightOn(beginning: State, goal: Goal): State | null {
  let state = beginning;
  for (;;) {
    const next = successors(state, goal);
    if (next === null) return state;
    if (next.length === 0) return null;
    state = next.reduce((known, other) => (other.expected < known.expected ? other : known));
  }
}

/** Removes the state with the least expected effort, the first of equals. */
function takeBest(open: State[]): State {
  let index = 0;
  for (let other = 1; other < open.length; other++) if (open[other].expected < open[index].expected) index = other;
  const [state] = open.splice(index, 1);
  return state;
}
