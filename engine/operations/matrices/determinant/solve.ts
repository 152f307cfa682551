// Determinants: the choice of a method, and the answer.

import { type ExpansionMoves, expandDeterminant, twoByTwo } from '../../../algorithms/expansion/solve.ts';
import { rationals } from '../../../algorithms/expansion/ring.ts';
import { predictedWork, requireAffordable, requireInRange, withinRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { isReadable, workingCost, workingTime } from '../../../algorithms/readable.ts';
import { planReduction } from '../../../algorithms/row-plan/plan.ts';
import type { RowMoves, Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { ReductionOptions } from '../../../algorithms/row-reduction/options.ts';
import { type Echelon, eliminateDownwards, signedDiagonal } from '../../../algorithms/row-reduction/solve.ts';
import { type Answer, scalarAnswer } from '../../../catalogue/answer.ts';
import { drained } from '../../../catalogue/operation.ts';
import { determinant, determinantCost } from '../../../exact/kernels/determinant.ts';
import { rank } from '../../../exact/kernels/rank.ts';
import { type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { divide, equals, isZero, multiply, negate, ONE, type Rational } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import type { SquareInput } from '../square-operation.ts';
import { type BareissMoves, bareiss } from './bareiss.ts';
import { type Choice, chooseMethod } from './choice.ts';
import { type LeibnizMoves, leibniz } from './leibniz.ts';
import { type Method, methodNamed } from './method.ts';
import { sarrus, type SarrusMoves } from './sarrus.ts';
import { type Shortcut, type ShortcutMoves, shortcutFor } from './shortcuts.ts';

export interface DeterminantMoves
  extends RowMoves,
    ExpansionMoves<Rational>,
    SarrusMoves,
    LeibnizMoves,
    BareissMoves,
    ShortcutMoves {
  choose: Choice;
  /** A 1x1 matrix: its determinant is its entry. */
  single: { readonly value: Rational };
  /** ad - bc with its numbers. */
  formula: { readonly rows: Rows; readonly value: Rational };
  /** Elimination begins. */
  reduce: { readonly size: number };
  /** The determinant is this number times the determinant of the matrix shown last, whose rows have been multiplied or divided. */
  factor: { readonly factor: Rational; readonly by: 'divided' | 'multiplied' };
  /** The triangular matrix is reached: the product of its diagonal, with the sign of the swaps and a factor before it. */
  diagonal: {
    readonly factors: readonly Rational[];
    readonly factor: Rational;
    readonly swaps: number;
    readonly rank: number;
    readonly value: Rational;
  };
  /** Too large to be written out; `method` was asked for. */
  computed: { readonly size: number; readonly value: Scalar; readonly method: Method | null };
  /** `rank`: of a singular matrix of two or three rows; null for all others. */
  result: { readonly size: number; readonly value: Scalar; readonly rank: number | null };
}

/** The predicted work: an elimination by hand, or that of the kernel. */
export function workOf({ a }: SquareInput): number {
  return isReadable(a) ? workingCost(a) : predictedWork(determinantCost(a));
}

/** The expected time of it. Larger matrices than can be read are looked at for a shortcut first. */
export function timeOf({ a }: SquareInput): number {
  if (isReadable(a)) return workingTime(a);
  return predictedWork(determinantCost(a)) + (a.rows <= LARGEST_SEEN ? SEEN_ENTRY * a.rows ** 2 : 0);
}

const SEEN_ENTRY = 1200;

export type DeterminantMove = Move<DeterminantMoves>;

type Working = Generator<DeterminantMove, Rational, void>;

/** Whether row reductions are planned, which takes longer than the answer alone. */
type Telling = 'planned' | 'unplanned';

/** The answer alone: where rows are reduced, by pivots that are not planned. */
export function answerDeterminant(input: SquareInput): Answer {
  return drained(solveDeterminant(input, 'unplanned'));
}

export function* solveDeterminant(
  { a, method }: SquareInput,
  telling: Telling = 'planned',
): Generator<DeterminantMove, Answer, void> {
  const value = isReadable(a) ? yield* work(rowsOf(a), method, telling) : yield* compute(a, methodNamed(method));
  requireInRange(value, () => 'the determinant');
  const isFlat = (a.rows === 2 || a.rows === 3) && value.kind === 'rational' && isZero(value);
  yield { move: 'result', facts: { size: a.rows, value, rank: isFlat ? rank(a) : null } };
  return scalarAnswer(value);
}

function* compute(a: Matrix, method: Method | null): Generator<DeterminantMove, Scalar, void> {
  const shortcut = method === null ? shortcutInLarge(a) : null;
  if (shortcut !== null) {
    yield shortcut.move;
    return shortcut.value;
  }
  requireAffordable('the determinant', a, determinantCost);
  const value = withinRange('the determinant', determinant(a));
  yield { move: 'computed', facts: { size: a.rows, value, method } };
  return value;
}

/** So many rows are still looked at for a shortcut where a working would be too long. */
const LARGEST_SEEN = 40;

/** Longer numbers are left to the kernel. */
const LONGEST_SEEN = 10n ** 20n;

function shortcutInLarge(a: Matrix): Shortcut | null {
  if (a.rows > LARGEST_SEEN) return null;
  const rows = rowsOf(a);
  const isShort = rows.every((row) =>
    row.every((x) => x.numerator < LONGEST_SEEN && -x.numerator < LONGEST_SEEN && x.denominator < LONGEST_SEEN),
  );
  return isShort ? shortcutFor(rows) : null;
}

function* work(rows: Rows, method: string, telling: Telling): Working {
  if (rows.length === 1) return yield* single(rows);
  const named = methodNamed(method);
  if (named !== null) return yield* workings[named](rows, telling);
  const shortcut = shortcutFor(rows);
  if (shortcut !== null) {
    yield shortcut.move;
    return shortcut.value;
  }
  const choice = chooseMethod(rows);
  yield { move: 'choose', facts: choice };
  return yield* workings[choice.method](rows, telling);
}

const workings: { readonly [K in Method]: (rows: Rows, telling: Telling) => Working } = {
  formula,
  sarrus,
  cofactor: (rows) => expandDeterminant(rationals, rows),
  'row-reduction': reduce,
  bareiss,
  leibniz,
};

function* single([[value]]: Rows): Working {
  yield { move: 'single', facts: { value } };
  return value;
}

function* formula(rows: Rows): Working {
  const value = twoByTwo(rationals, rows);
  yield { move: 'formula', facts: { rows, value } };
  return value;
}

function* reduce(rows: Rows, telling: Telling): Working {
  yield { move: 'reduce', facts: { size: rows.length } };
  const options = telling === 'planned' ? plannedOptions(rows) : PLAIN;
  const { echelon, factor } = yield* keepingFactor(rows, options);
  const value = multiply(factor, signedDiagonal(echelon));
  const factors = echelon.rows.map((row, index) => row[index]);
  const facts = { factors, factor, swaps: echelon.swaps, rank: echelon.pivots.length, value };
  yield { move: 'diagonal', facts };
  return value;
}

const PLAIN: ReductionOptions = { style: 'plain', bar: null };

/** A plan for the elimination of a determinant; by the entries at hand where there is none. */
export function plannedOptions(rows: Rows): ReductionOptions {
  const plan = planReduction(rows, { styles: ['plain', 'fraction-free'], form: 'echelon', bar: null });
  return plan === null ? PLAIN : { style: plan.style, bar: null, plan };
}

/** An elimination with the factor by which the multiplied and divided rows have changed the determinant, without the signs of swaps. */
function* keepingFactor(
  rows: Rows,
  options: ReductionOptions,
): Generator<DeterminantMove, { readonly echelon: Echelon; readonly factor: Rational }, void> {
  const moves = eliminateDownwards(rows, options);
  let factor = ONE;
  let sign = ONE;
  for (;;) {
    const { done, value } = moves.next();
    if (done === true) return { echelon: value, factor };
    yield value;
    if (value.move === 'swap') sign = negate(sign);
    const rowFactors =
      value.move === 'scale'
        ? value.facts.scalings.map((scaling) => scaling.factor)
        : value.move === 'eliminate'
          ? value.facts.clearings.map(({ keep }) => keep)
          : [];
    const change = rowFactors.reduce(multiply, ONE);
    if (equals(change, ONE)) continue;
    factor = divide(factor, change);
    const by = value.move === 'scale' && value.facts.reason !== 'denominators' ? 'divided' : 'multiplied';
    yield { move: 'factor', facts: { factor: multiply(sign, factor), by } };
  }
}
