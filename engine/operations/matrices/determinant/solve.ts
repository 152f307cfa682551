// Determinants: the choice of a method, and the answer.
// Above: operation.ts. Below: sarrus.ts, leibniz.ts, bareiss.ts, algorithms/, exact/kernels; story.ts tells these moves.

import {
  expandDeterminant,
  emptiestLine,
  type ExpansionMoves,
  type Line,
  twoByTwo,
} from '../../../algorithms/expansion/solve.ts';
import { rationals } from '../../../algorithms/expansion/ring.ts';
import { predictedWork, requireAffordable, requireInRange, withinRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { isReadable, workingCost } from '../../../algorithms/readable.ts';
import {
  eliminateDownwards,
  type RowMoves,
  type Rows,
  signedDiagonal,
} from '../../../algorithms/row-reduction/solve.ts';
import { type Answer, scalarAnswer } from '../../../catalogue/answer.ts';
import { determinant, determinantCost } from '../../../exact/kernels/determinant.ts';
import { type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { isZero, multiply, ONE, type Rational } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import type { SquareInput } from '../sibling.ts';
import { type BareissMoves, bareiss } from './bareiss.ts';
import { type LeibnizMoves, leibniz } from './leibniz.ts';
import { sarrus, type SarrusMoves } from './sarrus.ts';

export const methods = [
  ['formula', 'ad − bc, for 2x2 matrices'],
  ['sarrus', 'the rule of Sarrus, for 3x3 matrices'],
  ['cofactor', 'expansion along the row or column with most zeros, up to 5x5'],
  ['row-reduction', 'elimination to triangular form, with the row swaps counted'],
  ['bareiss', 'fraction-free elimination, in which every division comes out even'],
  ['leibniz', 'the sum over all permutations, up to 4x4'],
] as const;

export type Method = (typeof methods)[number][0];

/** The methods that apply to an n x n matrix. */
export function methodsFor(size: number): readonly Method[] {
  return methods.map(([name]) => name).filter((name) => size >= sizes[name].least && size <= sizes[name].most);
}

const sizes: { readonly [K in Method]: { readonly least: number; readonly most: number } } = {
  formula: { least: 2, most: 2 },
  sarrus: { least: 3, most: 3 },
  cofactor: { least: 1, most: 5 },
  'row-reduction': { least: 1, most: Infinity },
  bareiss: { least: 1, most: Infinity },
  leibniz: { least: 1, most: 4 },
};

/** Why a method was taken where none was asked for. */
export type Choice =
  | { readonly method: 'formula' | 'sarrus' }
  | { readonly method: 'cofactor'; readonly line: Line; readonly size: number }
  | { readonly method: 'row-reduction'; readonly size: number };

export interface DeterminantMoves extends RowMoves, ExpansionMoves<Rational>, SarrusMoves, LeibnizMoves, BareissMoves {
  choose: Choice;
  /** A 1x1 matrix: its determinant is its entry. */
  single: { readonly value: Rational };
  /** Zeros on one side of the diagonal: the determinant is the product of the diagonal. */
  triangular: {
    readonly shape: 'upper' | 'lower' | 'diagonal';
    readonly factors: readonly Rational[];
    readonly value: Rational;
  };
  /** ad - bc with its numbers. */
  formula: { readonly rows: Rows; readonly value: Rational };
  /** Elimination begins. */
  reduce: { readonly size: number };
  /** The triangular matrix is reached: the product of its diagonal, with the sign of the swaps. */
  diagonal: { readonly factors: readonly Rational[]; readonly swaps: number; readonly value: Rational };
  /** Too large to be written out. */
  computed: { readonly size: number; readonly value: Scalar };
  result: { readonly value: Scalar };
}

/** The predicted work: an elimination by hand, or that of the kernel. */
export function workOf({ a }: SquareInput): number {
  return isReadable(a) ? workingCost(a) : predictedWork(determinantCost(a));
}

export type DeterminantMove = Move<DeterminantMoves>;

type Working = Generator<DeterminantMove, Rational, void>;

export function* solveDeterminant({ a, method }: SquareInput): Generator<DeterminantMove, Answer, void> {
  const value = isReadable(a) ? yield* work(rowsOf(a), method) : yield* compute(a);
  requireInRange(value, () => 'the determinant');
  yield { move: 'result', facts: { value } };
  return scalarAnswer(value);
}

function* compute(a: Matrix): Generator<DeterminantMove, Scalar, void> {
  requireAffordable('the determinant', a, determinantCost);
  const value = withinRange('the determinant', determinant(a));
  yield { move: 'computed', facts: { size: a.rows, value } };
  return value;
}

function* work(rows: Rows, method: string): Working {
  if (rows.length === 1) return yield* single(rows);
  const named = methods.map(([name]) => name).find((name) => name === method);
  if (named !== undefined) return yield* workings[named](rows);
  const shape = triangularShape(rows);
  if (shape !== null) return yield* triangular(rows, shape);
  const choice = choose(rows);
  yield { move: 'choose', facts: choice };
  return yield* workings[choice.method](rows);
}

/** What a teacher would take: the shortest working by hand. */
function choose(rows: Rows): Choice {
  const size = rows.length;
  if (size === 2) return { method: 'formula' };
  const line = emptiestLine(rationals, rows);
  if (size <= LARGEST_EXPANSION && line.zeros >= size - MOST_TERMS[size]) return { method: 'cofactor', line, size };
  return size === 3 ? { method: 'sarrus' } : { method: 'row-reduction', size };
}

const LARGEST_EXPANSION = 5;

/** So many terms an expansion may have before another method is shorter: minors of 2x2, 3x3 and 4x4. */
const MOST_TERMS: readonly number[] = [0, 0, 0, 1, 2, 1];

const workings: { readonly [K in Method]: (rows: Rows) => Working } = {
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

function* reduce(rows: Rows): Working {
  yield { move: 'reduce', facts: { size: rows.length } };
  const echelon = yield* eliminateDownwards(rows, { style: 'plain', bar: null });
  const value = signedDiagonal(echelon);
  yield { move: 'diagonal', facts: { factors: diagonalOf(echelon.rows), swaps: echelon.swaps, value } };
  return value;
}

function* triangular(rows: Rows, shape: 'upper' | 'lower' | 'diagonal'): Working {
  const factors = diagonalOf(rows);
  const value = factors.reduce(multiply, ONE);
  yield { move: 'triangular', facts: { shape, factors, value } };
  return value;
}

function triangularShape(rows: Rows): 'upper' | 'lower' | 'diagonal' | null {
  const upper = rows.every((row, i) => row.slice(0, i).every(isZero));
  const lower = rows.every((row, i) => row.slice(i + 1).every(isZero));
  if (upper && lower) return 'diagonal';
  if (upper) return 'upper';
  return lower ? 'lower' : null;
}

function diagonalOf(rows: Rows): readonly Rational[] {
  return rows.map((row, index) => row[index]);
}
