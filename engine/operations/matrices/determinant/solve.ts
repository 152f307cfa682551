// Determinants: the choice of a method, and the answer.

import { type ExpansionMoves, expandDeterminant, twoByTwo } from '../../../algorithms/expansion/solve.ts';
import { entries } from '../../../exact/field.ts';
import { predictedWork, requireAffordable, requireInRange, withinRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { isReadable, workingCost, workingTime } from '../../../algorithms/readable.ts';
import type { RowMoves, Rows } from '../../../algorithms/row-reduction/moves.ts';
import { type Answer, scalarAnswer } from '../../../catalogue/answer.ts';
import { drained } from '../../../catalogue/operation.ts';
import { determinant, determinantCost } from '../../../exact/kernels/determinant.ts';
import { rank } from '../../../exact/kernels/rank.ts';
import { type ExactMatrix, isComplex, rowsOf } from '../../../exact/matrix.ts';
import { type Entry, isRational, isZero } from '../../../exact/entry.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import type { SquareInput } from '../square-operation.ts';
import { type BareissMoves, bareiss } from './bareiss.ts';
import { type Choice, chooseMethod } from './choice.ts';
import { eliminating, type EliminatingMoves } from './eliminating.ts';
import { equalSumsIn, type EqualSumsMoves, takeOutSum } from './equal-sums.ts';
import { type LeibnizMoves, leibniz } from './leibniz.ts';
import { type Method, methodNamed } from './method.ts';
import { clearAndExpand, type MixedMoves } from './mixed.ts';
import { sarrus, type SarrusMoves } from './sarrus.ts';
import { type Shortcut, type ShortcutMoves, shortcutFor } from './shortcuts.ts';
import { structureFor, type StructureMoves } from './structures.ts';

export interface DeterminantMoves
  extends EliminatingMoves,
    ExpansionMoves<Entry>,
    Omit<MixedMoves, keyof RowMoves<Entry>>,
    StructureMoves,
    EqualSumsMoves,
    SarrusMoves,
    LeibnizMoves,
    BareissMoves,
    ShortcutMoves {
  choose: Choice;
  /** A 1x1 matrix: its determinant is its entry. */
  single: { readonly value: Entry };
  /** ad - bc with its numbers. */
  formula: { readonly rows: Rows<Entry>; readonly value: Entry };
  /** Too large to be written out; `method` was asked for. */
  computed: { readonly size: number; readonly value: Scalar; readonly method: Method | null };
  result: {
    readonly size: number;
    readonly value: Scalar;
    /** Of a singular matrix of two or three rows; null for all others. */
    readonly rank: number | null;
    /** Whether all entries are real, so that areas and volumes can be spoken of. */
    readonly isReal: boolean;
  };
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

type Working = Generator<DeterminantMove, Entry, void>;

/** The answer alone: a working would take longer than the kernel. */
export function answerDeterminant({ a, method }: SquareInput): Answer {
  const value = isReadable(a) ? determinantByKernel(a) : drained(compute(a, methodNamed(method)));
  requireInRange(value, () => 'the determinant');
  return scalarAnswer(value);
}

export function* solveDeterminant({ a, method }: SquareInput): Generator<DeterminantMove, Answer, void> {
  const value = isReadable(a) ? yield* work(rowsOf(a), method) : yield* compute(a, methodNamed(method));
  requireInRange(value, () => 'the determinant');
  const isFlat = (a.rows === 2 || a.rows === 3) && value.kind === 'rational' && isZero(value);
  yield { move: 'result', facts: { size: a.rows, value, rank: isFlat ? rank(a) : null, isReal: !isComplex(a) } };
  return scalarAnswer(value);
}

function* compute(a: ExactMatrix, method: Method | null): Generator<DeterminantMove, Scalar, void> {
  const shortcut = method === null ? shortcutInLarge(a) : null;
  if (shortcut !== null) {
    yield shortcut.move;
    return shortcut.value;
  }
  const value = determinantByKernel(a);
  yield { move: 'computed', facts: { size: a.rows, value, method } };
  return value;
}

function determinantByKernel(a: ExactMatrix): Scalar {
  requireAffordable('the determinant', a, determinantCost);
  return withinRange('the determinant', determinant(a));
}

/** So many rows are still looked at for a shortcut where a working would be too long. */
const LARGEST_SEEN = 40;

/** Longer numbers are left to the kernel. */
const LONGEST_SEEN = 10n ** 20n;

function shortcutInLarge(a: ExactMatrix): Shortcut | null {
  if (a.rows > LARGEST_SEEN) return null;
  const rows = rowsOf(a);
  const isShort = rows.every((row) =>
    row.every(
      (x) => isRational(x) && x.numerator < LONGEST_SEEN && -x.numerator < LONGEST_SEEN && x.denominator < LONGEST_SEEN,
    ),
  );
  return isShort ? shortcutFor(rows) : null;
}

function* work(rows: Rows<Entry>, method: string): Working {
  if (rows.length === 1) return yield* single(rows);
  const named = methodNamed(method);
  if (named !== null) return yield* workings[named](rows);
  const seen = shortcutFor(rows) ?? structureFor(rows);
  if (seen !== null) {
    yield seen.move;
    return seen.value;
  }
  const sums = equalSumsIn(rows);
  if (sums !== null) return yield* takeOutSum(rows, sums);
  const choice = chooseMethod(rows);
  yield { move: 'choose', facts: choice };
  return yield* workings[choice.method](rows);
}

const workings: { readonly [K in Method]: (rows: Rows<Entry>) => Working } = {
  formula,
  sarrus,
  cofactor: (rows) => expandDeterminant(entries, rows),
  'row-operations-then-cofactor': clearAndExpand,
  'row-reduction': eliminating,
  bareiss,
  leibniz,
};

function* single([[value]]: Rows<Entry>): Working {
  yield { move: 'single', facts: { value } };
  return value;
}

function* formula(rows: Rows<Entry>): Working {
  const value = twoByTwo(entries, rows);
  yield { move: 'formula', facts: { rows, value } };
  return value;
}
