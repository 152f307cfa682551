// Row reduction as the way to a subspace: to the form in which its basis is seen, by a planned working or by the kernels.

import { predictedWork, requireAffordable, withinRange } from '../bounds.ts';
import { requireMatrixInRange } from '../range.ts';
import { isReadable, workingCost, workingTime } from '../readable.ts';
import { planReduction } from '../row-plan/plan.ts';
import { echelonPivots, isReduced } from '../row-reduction/form.ts';
import type { RowMove, RowMoves, Rows } from '../row-reduction/moves.ts';
import type { ReductionOptions } from '../row-reduction/options.ts';
import { eliminateDownwards, eliminateUpwards } from '../row-reduction/solve.ts';
import type { Move, MoveOf } from '../moves.ts';
import { drained } from '../../catalogue/operation.ts';
import { reducedEchelon, reducedEchelonCost } from '../../exact/kernels/echelon.ts';
import { pivotColumns } from '../../exact/kernels/pivot-columns.ts';
import { rankCost } from '../../exact/kernels/rank.ts';
import { type ExactMatrix, type FloatMatrix, type Matrix, matrixOf, rowsOf, zeroMatrix } from '../../exact/matrix.ts';
import { type Entry, equals, isRational } from '../../exact/entry.ts';
import { ONE, type Rational, ZERO } from '../../exact/rational.ts';

/** The form that is wanted: a row echelon form shows the pivots; the reduced one shows the solutions and the row space. */
export type Goal = 'echelon' | 'reduced';

/** Whether the working is planned and told; the answer alone comes from the kernels. */
export type Telling = 'planned' | 'unplanned';

export interface ReductionMoves extends RowMoves<Entry> {
  /** The matrix has the form from the start. */
  ready: { readonly goal: Goal; readonly rows: Rows<Entry>; readonly pivots: readonly number[] };
  /** What is done next; `isCrosswise`: some row is multiplied before a multiple of another is subtracted from it. */
  begin: { readonly goal: Goal; readonly isCrosswise: boolean };
  /** Every column has a pivot, which tells the reduced form without clearing above the pivots. */
  full: { readonly height: number; readonly pivots: readonly number[] };
  /** Too large, or of too many digits, to be written out. */
  computed: {
    readonly goal: Goal;
    readonly rows: number;
    readonly columns: number;
    readonly reason: 'size' | 'digits';
    readonly isExact: boolean;
  };
}

/** What a reduction leads to. */
export interface Reduction<N extends Entry = Rational> {
  /** Pivot columns, counted from 0, as many as the rank. */
  readonly pivots: readonly number[];
  /** The form reached; null where the pivots alone were computed. */
  readonly form: ExactMatrix | FloatMatrix | null;
  /** The rows of the form, where they were worked out line by line. */
  readonly rows: Rows<N> | null;
  /** Whether the matrix had the form from the start. */
  readonly isReady: boolean;
}

const KERNELS = {
  echelon: { what: 'the rank', cost: rankCost },
  reduced: { what: 'the reduced row echelon form', cost: reducedEchelonCost },
} as const;

/** The predicted work of a reduction. */
export function reductionCost(a: ExactMatrix, goal: Goal): number {
  return isReadable(a) ? 2 * workingCost(a) : predictedWork(KERNELS[goal].cost(a));
}

/** The expected nanoseconds. */
export function reductionTime(a: ExactMatrix, goal: Goal): number {
  return isReadable(a) ? workingTime(a) : predictedWork(KERNELS[goal].cost(a));
}

/** Where the matrix comes from. */
interface Origin {
  /** The columns left of the bar. Null for a matrix without a bar. */
  readonly bar: number | null;
  /** Whether pivots are looked for right of the bar too. */
  readonly beyondBar: boolean;
  /** The field that is blamed. */
  readonly field: string;
  /** Whether the reduced form may be read off where every column has a pivot; rows of the working are not wanted then. */
  readonly endsAtFullRank?: boolean;
}

/** @throws DomainError `too_large` or `overflow` where the form is out of reach, or out of the range of doubles */
export function reduceFor(
  goal: Goal,
  a: Matrix,
  telling: Telling,
  origin?: Origin,
): Generator<Move<ReductionMoves>, Reduction, void>;
export function reduceFor(
  goal: Goal,
  a: ExactMatrix,
  telling: Telling,
  origin?: Origin,
): Generator<Move<ReductionMoves>, Reduction<Entry>, void>;
export function* reduceFor(
  goal: Goal,
  a: ExactMatrix,
  telling: Telling,
  { bar, beyondBar, field, endsAtFullRank = false }: Origin = { bar: null, beyondBar: false, field: 'a' },
): Generator<Move<ReductionMoves>, Reduction<Entry>, void> {
  // Without a plan the kernels are quicker; but they know no bar that pivots stop at.
  const isWorked = isReadable(a) && (telling === 'planned' || (bar !== null && !beyondBar));
  const reduction = isWorked
    ? yield* worked(goal, a, telling, { bar, beyondBar, endsAtFullRank })
    : yield* computed(goal, a, field);
  if (goal === 'reduced' && reduction.form !== null) requireMatrixInRange(reduction.form, () => [field]);
  return reduction;
}

function* worked(
  goal: Goal,
  a: ExactMatrix,
  telling: Telling,
  { bar, beyondBar, endsAtFullRank }: Omit<Origin, 'field'>,
): Generator<Move<ReductionMoves>, Reduction<Entry>, void> {
  const rows = rowsOf(a);
  const known = echelonPivots(rows, bar === null || beyondBar ? a.columns : bar);
  if (known !== null && (goal === 'echelon' || isReduced(rows, known))) {
    yield { move: 'ready', facts: { goal, rows, pivots: known } };
    return { pivots: known, form: a, rows, isReady: true };
  }
  const isFull =
    endsAtFullRank && goal === 'reduced' && telling === 'planned' && pivotColumns(a).pivots.length === a.columns;
  const form = isFull ? 'echelon' : goal;
  const plan = telling === 'planned' ? planReduction(rows, { styles: ['fraction-free'], form, bar }) : null;
  const options: ReductionOptions = { style: styleFor(rows), bar, pivotsBeyondBar: beyondBar, plan };
  const moves: RowMove<Entry>[] = [];
  const echelon = collected(eliminateDownwards(rows, options), moves);
  if (isFull) {
    yield { move: 'begin', facts: { goal: form, isCrosswise: moves.some(isCrosswise) } };
    yield* moves;
    yield { move: 'full', facts: { height: a.rows, pivots: echelon.pivots } };
    const rowsOfForm = unitRows(a.rows, a.columns);
    return { pivots: echelon.pivots, form: matrixOf(rowsOfForm), rows: rowsOfForm, isReady: false };
  }
  const reached = goal === 'echelon' ? echelon.rows : collected(eliminateUpwards(echelon, options), moves);
  yield { move: 'begin', facts: { goal, isCrosswise: moves.some(isCrosswise) } };
  yield* moves;
  return { pivots: echelon.pivots, form: matrixOf(reached), rows: reached, isReady: false };
}

/** The identity matrix above rows of zeros. */
function unitRows(rows: number, columns: number): Rows {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => (row === column ? ONE : ZERO)),
  );
}

/** Without fractions where there are no roots, which no multiple of a row takes away. */
function styleFor(rows: Rows<Entry>): ReductionOptions['style'] {
  return rows.every((row) => row.every(isRational)) ? 'fraction-free' : 'plain';
}

/** The result of a working, whose moves are appended to the list. */
function collected<Result>(working: Generator<RowMove<Entry>, Result, void>, moves: RowMove<Entry>[]): Result {
  for (;;) {
    const next = working.next();
    if (next.done === true) return next.value;
    moves.push(next.value);
  }
}

function isCrosswise({ move, facts }: RowMove<Entry>): boolean {
  return move === 'eliminate' && facts.clearings.some(({ keep }) => !equals(keep, ONE));
}

function* computed(
  goal: Goal,
  a: ExactMatrix,
  field: string,
): Generator<MoveOf<ReductionMoves, 'computed'>, Reduction<Entry>, void> {
  const { what, cost } = KERNELS[goal];
  requireAffordable(what, a, cost, field);
  const reason = isReadable(zeroMatrix(a.rows, a.columns)) ? 'digits' : 'size';
  const facts = { goal, rows: a.rows, columns: a.columns, reason } as const;
  if (goal === 'echelon') {
    const { pivots, isProved } = pivotColumns(a);
    yield { move: 'computed', facts: { ...facts, isExact: isProved } };
    return { pivots, form: null, rows: null, isReady: false };
  }
  const { matrix, pivots } = withinRange(what, reducedEchelon(a), field);
  yield { move: 'computed', facts: { ...facts, isExact: matrix.kind !== 'float64' } };
  return { pivots, form: matrix, rows: null, isReady: false };
}

/** The reduced form of rows that are short enough for a working, without telling it. */
export function reducedRows<N extends Entry>(
  rows: Rows<N>,
): { readonly rows: Rows<N | Rational>; readonly pivots: readonly number[] } {
  const options: ReductionOptions = { style: 'fraction-free', bar: null };
  const echelon = drained(eliminateDownwards(rows, options));
  return { rows: drained<Rows<N | Rational>>(eliminateUpwards(echelon, options)), pivots: echelon.pivots };
}
