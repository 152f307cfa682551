// Echelon forms: the row echelon form, and the reduced one.

import { predictedWork, requireAffordable, withinRange } from '../../../algorithms/bounds.ts';
import { entries } from '../../../exact/field.ts';
import { determinantByExpansion } from '../../../algorithms/expansion/solve.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { isReadable, workingCost, workingTime } from '../../../algorithms/readable.ts';
import { echelonPivots, isReduced } from '../../../algorithms/row-reduction/form.ts';
import type { RowMoves, Rows } from '../../../algorithms/row-reduction/moves.ts';
import {
  eliminateDownwards,
  eliminateUpwards,
  endWithLeadingOnes,
  leastCommonDenominator,
} from '../../../algorithms/row-reduction/solve.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { drained } from '../../../catalogue/operation.ts';
import { reducedEchelon, reducedEchelonCost, rowEchelon, rowEchelonCost } from '../../../exact/kernels/echelon.ts';
import { type AnswerMatrix, type ExactMatrix, matrixOf, rowsOf, scalarAt, zeroMatrix } from '../../../exact/matrix.ts';
import { divide, type Entry, equals, isInteger, isZero, multiply, subtract } from '../../../exact/entry.ts';
import { ONE, rational } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { type System, systemsOf } from '../../../algorithms/linear-systems/system.ts';
import type { ReductionOptions } from '../../../algorithms/row-reduction/options.ts';
import { type Choice, choiceOf, type EchelonInput, type Method, wayFor } from './way.ts';

/** Whether the working is planned, which takes longer than the answer alone. */
type Telling = 'planned' | 'unplanned';

/** What makes a matrix of the form asked for from the start. */
export type Ready = 'zero' | 'identity' | 'echelon';

/** Another computation that must agree with the form. */
export type Check =
  /** The columns of A whose multiples add up to a column without a pivot; places count from 0. */
  | {
      readonly kind: 'combination';
      readonly column: number;
      readonly target: readonly Entry[];
      readonly terms: readonly {
        readonly row: number;
        readonly column: number;
        readonly factor: Entry;
        readonly entries: readonly Entry[];
      }[];
    }
  /** The multiples of the rows of the form that add up to a row of A; places count from 0. */
  | {
      readonly kind: 'rows';
      readonly row: number;
      readonly target: readonly Entry[];
      readonly terms: readonly {
        readonly row: number;
        readonly factor: Entry;
        readonly entries: readonly Entry[];
      }[];
    }
  /** The determinant of a 2x2 or 3x3 matrix, which is 0 just when a pivot is missing. */
  | { readonly kind: 'determinant'; readonly rows: Rows<Entry>; readonly value: Entry }
  /** The solutions of a system are put into its equations: the rows of A, up to the bar and in the column of the right-hand sides. */
  | { readonly kind: 'system'; readonly rows: Rows<Entry>; readonly system: System };

export interface EchelonMoves extends RowMoves<Entry> {
  choose: { readonly choice: Choice; readonly reduced: boolean };
  /** Nothing has to be done. */
  ready: { readonly ready: Ready; readonly reduced: boolean; readonly pivots: number; readonly height: number };
  /** What is to be reached, before anything is done; `echelon`: the matrix has row echelon form already. */
  goal: {
    readonly reduced: boolean;
    readonly method: Method;
    readonly echelon: boolean;
    /** Whether pivots that are not ones are made leading ones at the end. */
    readonly onesAtLast: boolean;
  };
  /** Too large, or of too many digits, to be written out. */
  computed: {
    readonly rows: number;
    readonly columns: number;
    readonly reason: 'size' | 'digits';
    readonly exact: boolean;
    /** Whether the rows were multiplied by their denominators at the end. */
    readonly integers: boolean;
  };
  result: {
    readonly a: ExactMatrix;
    readonly matrix: AnswerMatrix;
    readonly pivots: readonly number[];
    readonly reduced: boolean;
    readonly leadingOnes: boolean;
    readonly bar: number | null;
  };
  /** What the form says of the systems whose right-hand sides stand behind the bar. */
  systems: { readonly systems: readonly System[]; readonly reduced: boolean };
  check: Check;
}

export type EchelonMove = Move<EchelonMoves>;

/** The predicted work: eliminations by hand, one of them to choose a method, or that of the kernel. */
export function workOf({ a, reduced, method }: EchelonInput): number {
  if (isReadable(a)) return (method === 'auto' ? 2 : 1) * workingCost(a);
  return predictedWork(kernels[reduced ? 'reduced' : 'echelon'].cost(a));
}

/** The expected time of it. */
export function timeOf({ a, reduced }: EchelonInput): number {
  return isReadable(a) ? workingTime(a) : predictedWork(kernels[reduced ? 'reduced' : 'echelon'].cost(a));
}

const kernels = {
  reduced: { form: reducedEchelon, cost: reducedEchelonCost, what: 'the reduced row echelon form' },
  echelon: { form: rowEchelon, cost: rowEchelonCost, what: 'the row echelon form' },
} as const;

/**
 * The answer alone: the same matrix as that of `solveEchelon`, by pivots that are not planned. A matrix has one reduced form, which the
 * kernel finds; of its row echelon forms only the working knows which one it leads to.
 */
export function answerEchelon(input: EchelonInput): Answer {
  if (!input.reduced) return drained(solveEchelon(input, 'unplanned'));
  const { matrix } = drained(compute(input));
  requireMatrixInRange(matrix, () => ['a']);
  return matrixAnswer(matrix);
}

export function* solveEchelon(input: EchelonInput, telling: Telling = 'planned'): Generator<EchelonMove, Answer, void> {
  const { a, reduced } = input;
  const { matrix, pivots, check } = isReadable(a) ? yield* work(input, telling) : yield* compute(input);
  requireMatrixInRange(matrix, () => ['a']);
  const leadingOnes = pivots.every((column, row) => isOne(scalarAt(matrix, row * matrix.columns + column)));
  yield { move: 'result', facts: { a, matrix, pivots, reduced, leadingOnes, bar: input.bar } };
  const systems = systemsOf(matrix, pivots, input.bar);
  if (systems.length > 0) yield { move: 'systems', facts: { systems, reduced } };
  const shown = systemCheck(a, systems) ?? check;
  if (shown !== null) yield { move: 'check', facts: shown };
  return matrixAnswer(matrix);
}

function isOne(value: Scalar): boolean {
  return value.kind === 'float' ? value.value === 1 : value.kind === 'rational' && equals(value, ONE);
}

interface Form {
  readonly matrix: AnswerMatrix;
  readonly pivots: readonly number[];
  readonly check: Check | null;
}

function* work(input: EchelonInput, telling: Telling): Generator<EchelonMove, Form, void> {
  const { a, reduced } = input;
  const rows = rowsOf(a);
  const known = echelonPivots(rows);
  if (known !== null && isReady(rows, known, input)) {
    const facts = { ready: readiness(rows, known), reduced, pivots: known.length, height: rows.length };
    yield { move: 'ready', facts };
    return { matrix: a, pivots: known, check: null };
  }
  const settled = known !== null && (!reduced || isClearAbove(rows, known));
  const way = wayFor(rows, input, telling === 'planned' && !settled);
  if ((input.method === 'auto' || way.method !== input.method) && !settled)
    yield { move: 'choose', facts: { choice: choiceOf(rows, way), reduced } };
  const { method, onesAtLast } = way;
  const options: ReductionOptions = { ...way.options, bar: input.bar, pivotsBeyondBar: true };
  yield { move: 'goal', facts: { reduced, method, echelon: known !== null, onesAtLast } };
  const echelon = yield* eliminateDownwards(rows, options);
  const form = reduced
    ? yield* eliminateUpwards(echelon, options)
    : onesAtLast
      ? yield* endWithLeadingOnes(echelon, options.bar)
      : echelon.rows;
  const { pivots } = echelon;
  const check = reduced
    ? (combination(rows, form, pivots, input.bar) ?? determinantCheck(rows, input.bar))
    : (rowsCheck(rows, form, pivots) ?? determinantCheck(rows, input.bar));
  return { matrix: matrixOf(form), pivots, check };
}

/** Whether only the pivots themselves are left to be made ones. */
function isClearAbove(rows: Rows<Entry>, pivots: readonly number[]): boolean {
  return pivots.every((column, pivotRow) => rows.every((row, index) => index === pivotRow || isZero(row[column])));
}

/** Whether rows in row echelon form have the form asked for. */
function isReady(rows: Rows<Entry>, pivots: readonly number[], { reduced, method }: EchelonInput): boolean {
  if (reduced) return isReduced(rows, pivots);
  return method === 'fraction-free'
    ? rows.every((row) => row.every(isInteger))
    : pivots.every((column, row) => equals(rows[row][column], ONE));
}

function readiness(rows: Rows<Entry>, pivots: readonly number[]): Ready {
  if (pivots.length === 0) return 'zero';
  const square = rows.length === rows[0].length && pivots.length === rows.length;
  return square && isReduced(rows, pivots) ? 'identity' : 'echelon';
}

/** The first column without a pivot that is not 0, behind the bar where there is one, as the reduced form says it is made of the columns with one. */
function combination(
  rows: Rows<Entry>,
  form: Rows<Entry>,
  pivots: readonly number[],
  bar: number | null,
): Check | null {
  const isCheckable = (column: number): boolean => !pivots.includes(column) && form.some((row) => !isZero(row[column]));
  // The right-hand sides say whether a solution is right.
  const free = form[0].findIndex((_, column) => column >= (bar ?? 0) && isCheckable(column));
  if (free === -1) return null;
  const columnOf = (column: number): readonly Entry[] => rows.map((row) => row[column]);
  const terms = pivots.flatMap((column, row) => {
    const factor = form[row][free];
    return isZero(factor) ? [] : [{ row, column, factor, entries: columnOf(column) }];
  });
  return { kind: 'combination', column: free, target: columnOf(free), terms };
}

type RowsCheck = Extract<Check, { kind: 'rows' }>;

/** The row that takes most rows of the form, the last of these; none where no row takes two of them. */
function rowsCheck(rows: Rows<Entry>, form: Rows<Entry>, pivots: readonly number[]): Check | null {
  const checks = rows.map((_, row) => rowFromForm(rows, row, form, pivots));
  const most = Math.max(...checks.map(({ terms }) => terms.length));
  return most < 2 ? null : (checks.findLast(({ terms }) => terms.length === most) ?? null);
}

/** A row from the rows of the form: the pivots give the factors one by one. */
function rowFromForm(rows: Rows<Entry>, row: number, form: Rows<Entry>, pivots: readonly number[]): RowsCheck {
  let rest = rows[row];
  const terms = pivots.flatMap((column, index) => {
    const factor = divide(rest[column], form[index][column]);
    if (isZero(factor)) return [];
    rest = rest.map((value, place) => subtract(value, multiply(factor, form[index][place])));
    return [{ row: index, factor, entries: form[index] }];
  });
  return { kind: 'rows', row, target: rows[row], terms };
}

/** The first system whose solutions can be put in; none where that says no more than 0 = 0, or where nothing was worked out. */
function systemCheck(a: ExactMatrix, systems: readonly System[]): Check | null {
  if (a.rows > MOST_EQUATIONS) return null;
  const system = systems.find(
    ({ solution }) => solution.kind !== 'none' && solution.values.some(({ constant }) => !isZero(constant)),
  );
  return system === undefined ? null : { kind: 'system', rows: rowsOf(a), system };
}

/** More equations are not put in one by one. */
const MOST_EQUATIONS = 5;

function determinantCheck(rows: Rows<Entry>, bar: number | null): Check | null {
  const size = rows.length;
  if (bar !== null) return null;
  if (rows[0].length !== size || (size !== 2 && size !== 3)) return null;
  return { kind: 'determinant', rows, value: determinantByExpansion(entries, rows) };
}

function* compute({ a, reduced, method }: EchelonInput): Generator<EchelonMove, Form, void> {
  const kernel = kernels[reduced ? 'reduced' : 'echelon'];
  requireAffordable(kernel.what, a, kernel.cost);
  const { matrix, pivots } = withinRange(kernel.what, kernel.form(a));
  const exact = matrix.kind !== 'float64';
  const integers = exact && !reduced && method === 'fraction-free';
  const reason = isReadable(zeroMatrix(a.rows, a.columns)) ? 'digits' : 'size';
  yield { move: 'computed', facts: { rows: a.rows, columns: a.columns, reason, exact, integers } };
  return { matrix: integers ? withoutFractions(matrix) : matrix, pivots, check: null };
}

/** Each row times its least common denominator: the row echelon form in integers. */
export function withoutFractions(matrix: ExactMatrix): ExactMatrix {
  return matrixOf(
    rowsOf(matrix).map((row) => {
      const factor = rational(leastCommonDenominator(row));
      return row.map((value) => multiply(factor, value));
    }),
  );
}
