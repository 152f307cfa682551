// Sum and intersection: one row reduction of the vectors of both subspaces beside each other (the method of Zassenhaus without its
// second block: the dependencies between the two lists are the vectors that the subspaces share).

import type { Move } from '../../../algorithms/moves.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { leastCommonDenominator } from '../../../algorithms/row-reduction/solve.ts';
import { type Answer, countAnswer, part, structureAnswer, vectorsAnswer } from '../../../catalogue/answer.ts';
import { drained } from '../../../catalogue/operation.ts';
import { joinColumns, selectEntries } from '../../../exact/kernels/arrangement.ts';
import { pivotColumns } from '../../../exact/kernels/pivot-columns.ts';
import { type AnswerMatrix, type ExactMatrix, scalarAt } from '../../../exact/matrix.ts';
import { add, divide, type Entry, equals, isEntry, isZero, multiply, signOf } from '../../../exact/entry.ts';
import { ONE, rational, ZERO } from '../../../exact/rational.ts';
import { float, type Scalar } from '../../../exact/scalar.ts';
import { nearestDouble } from '../../../exact/rounding.ts';
import { requireInRange } from '../../../algorithms/bounds.ts';
import {
  type Goal,
  reduceFor,
  reductionCost,
  type ReductionMoves,
  reductionTime,
  type Telling,
} from '../../../algorithms/reduced-forms/reduce.ts';
import { type Difference, difference } from '../independence/solve.ts';
import { vectorsOf } from '../vector-list.ts';
import { type Dimensions, spacesShown } from './shown.ts';

/** Two lists of vectors as the columns of matrices with as many rows. */
export interface SpacesInput {
  readonly u: ExactMatrix;
  readonly w: ExactMatrix;
}

/** A vector that both subspaces hold, found at a column without a pivot. */
export interface Shared {
  /** The place of the vector of W in its list, counted from 0. */
  readonly place: number;
  /** The factors of the vectors of U, and of the vectors of W before it, by which it depends on them. */
  readonly ofU: readonly Scalar[];
  readonly ofW: readonly Scalar[];
  /**
   * What the factors are multiplied by, so that those of one side are integers: of U, whose first factor is positive then, or of W
   * where its denominators are smaller.
   */
  readonly scale: Entry;
  readonly vector: readonly Scalar[];
}

export interface SpacesMoves extends ReductionMoves {
  /** A basis of W, as places in its list; the others are left out. */
  second: { readonly kept: readonly number[]; readonly amount: number };
  /** All vectors of U are zero, or all of W. */
  trivial: { readonly subspace: 'U' | 'W'; readonly kept: readonly number[] };
  /** A basis of U, where W contains only the zero vector. */
  first: { readonly kept: readonly number[]; readonly amount: number };
  /** One vector of U and one of W, which are not multiples of each other. */
  apart: { readonly difference: Difference };
  /** One vector of U and one of W, which is a multiple of it. */
  parallel: { readonly shared: Shared };
  /** The vectors of U beside those of the basis of W. */
  beside: { readonly matrix: ExactMatrix; readonly bar: number; readonly kept: readonly number[] };
  /** Where the pivots stand. */
  sum: {
    readonly pivots: readonly number[];
    readonly bar: number;
    readonly kept: readonly number[];
    readonly ofU: readonly number[];
    readonly ofW: readonly number[];
  };
  intersection: {
    readonly shared: readonly Shared[];
    readonly rows: Rows<Entry> | null;
    readonly bar: number;
    readonly kept: readonly number[];
    readonly dimensions: Dimensions;
  };
  result: {
    readonly dimensions: Dimensions;
    /** The places of its vectors in the two lists, counted from 0. */
    readonly ofU: readonly number[];
    readonly ofW: readonly number[];
    readonly sumBasis: readonly (readonly Scalar[])[];
    readonly shared: readonly Shared[];
    readonly length: number;
  };
}

export type SpacesMove = Move<SpacesMoves>;

export const members = [
  part('dim_u', 'count', 'The dimension of the first subspace.'),
  part('dim_w', 'count', 'The dimension of the second subspace.'),
  part('dim_sum', 'count', 'The dimension of the sum.'),
  part('dim_intersection', 'count', 'The dimension of the intersection.'),
  part('sum_basis', 'vectors', 'A basis of the sum: vectors of the two lists.', { comparison: 'span' }),
  part('intersection_basis', 'vectors', 'A basis of the intersection.', { comparison: 'span' }),
];

export function cost({ u, w }: SpacesInput): number {
  return reductionCost(joinColumns(u, w), 'reduced') + reductionCost(w, 'echelon');
}

export function time({ u, w }: SpacesInput): number {
  return reductionTime(joinColumns(u, w), 'reduced') + reductionTime(w, 'echelon');
}

export function answerAlone(input: SpacesInput): Answer {
  return drained(solve(input, 'unplanned'));
}

/** @throws DomainError `overflow` or `too_large` where an entry is beyond doubles, or takes too long */
export function* solve({ u, w }: SpacesInput, telling: Telling = 'planned'): Generator<SpacesMove, Answer, void> {
  const kept = pivotColumns(w).pivots;
  yield { move: 'second', facts: { kept, amount: w.columns } };
  if (w.columns > MOST_SEEN && kept.length > 0)
    yield* reduceFor('echelon', w, telling, { bar: null, beyondBar: false, field: 'w' });
  const basisOfW = kept.length === 0 || kept.length === w.columns ? w : columnsAt(w, kept);
  const bar = u.columns;
  const matrix = joinColumns(u, basisOfW);
  const known = pivotColumns(matrix).pivots;
  const dimU = known.filter((column) => column < bar).length;
  const amount = dimU + kept.length - known.length;
  const goal: Goal = amount > 0 ? 'reduced' : 'echelon';
  const isTrivial = dimU === 0 || (kept.length === 0 && u.columns <= MOST_SEEN);
  if (isTrivial && dimU > 0) yield { move: 'first', facts: { kept: known, amount: u.columns } };
  const isApart = bar === 1 && w.columns === 1 && known.length === 2;
  const multiple = bar === 1 && w.columns === 1 ? multipleOf(u, w) : null;
  if (isTrivial) yield { move: 'trivial', facts: { subspace: dimU === 0 ? 'U' : 'W', kept } };
  else if (isApart) yield { move: 'apart', facts: { difference: difference([vectorsOf(u)[0], vectorsOf(w)[0]]) } };
  else if (multiple !== null) yield { move: 'parallel', facts: { shared: multiple } };
  else yield { move: 'beside', facts: { matrix, bar, kept } };
  const isSeen = isTrivial || isApart || multiple !== null;
  const { pivots, form, rows } = isSeen
    ? { pivots: known, form: null, rows: null }
    : yield* reduceFor(goal, matrix, telling, { bar, beyondBar: true, field: 'w' });
  const ofU = pivots.filter((column) => column < bar);
  const ofW = pivots.filter((column) => column >= bar).map((column) => kept[column - bar]);
  if (!isSeen) yield { move: 'sum', facts: { pivots, bar, kept, ofU, ofW } };
  const [fromU, fromW] = [vectorsOf(u), vectorsOf(w)];
  const sumBasis = [...ofU.map((place) => fromU[place]), ...ofW.map((place) => fromW[place])];
  const reduced = amount === 0 || form === null ? [] : sharedVectors(form, pivots, bar, kept, fromU, w.columns);
  const shared = multiple === null ? reduced : [multiple];
  for (const { vector } of shared) {
    for (const value of vector) requireInRange(value, () => 'an entry of the intersection', 'w');
  }
  const dimensions = { u: dimU, w: kept.length, sum: pivots.length, intersection: amount };
  if (!isSeen) yield { move: 'intersection', facts: { shared, rows, bar, kept, dimensions } };
  yield { move: 'result', facts: { dimensions, ofU, ofW, sumBasis, shared, length: u.rows } };
  const intersectionBasis = shared.map(({ vector }) => vector);
  return structureAnswer(
    [
      ['dim_u', countAnswer(dimensions.u)],
      ['dim_w', countAnswer(dimensions.w)],
      ['dim_sum', countAnswer(dimensions.sum)],
      ['dim_intersection', countAnswer(dimensions.intersection)],
      ['sum_basis', vectorsAnswer(sumBasis)],
      ['intersection_basis', vectorsAnswer(intersectionBasis)],
    ],
    () => spacesShown(dimensions, sumBasis, intersectionBasis),
  );
}

/** Of two vectors one sees whether they are independent. */
const MOST_SEEN = 2;

function columnsAt(matrix: ExactMatrix, places: readonly number[]): ExactMatrix {
  return selectEntries(
    matrix,
    Array.from({ length: matrix.rows }, (_, row) => row),
    places,
  );
}

/** The vector of W as a multiple of the vector of U; null where it is none, or one of them is zero. */
function multipleOf(u: ExactMatrix, w: ExactMatrix): Shared | null {
  const [[ofU], [ofW]] = [vectorsOf(u), vectorsOf(w)];
  const at = ofU.findIndex((value) => !isZero(value));
  if (at === -1 || isZero(ofW[at])) return null;
  const factor = divide(ofW[at], ofU[at]);
  if (!ofU.every((value, row) => equals(multiply(factor, value), ofW[row]))) return null;
  const scale = scaleOf([factor], [ZERO]);
  return { place: 0, ofU: [factor], ofW: [ZERO], scale, vector: combined([factor], scale, [ofU]) };
}

/** One for each column right of the bar without a pivot. */
function sharedVectors(
  form: AnswerMatrix,
  pivots: readonly number[],
  bar: number,
  kept: readonly number[],
  u: readonly (readonly Entry[])[],
  amountOfW: number,
): readonly Shared[] {
  const isPivot = new Set(pivots);
  const free = kept.map((_, place) => bar + place).filter((column) => !isPivot.has(column));
  return free.map((column) => {
    const factors = pivots.map((pivot, row): readonly [number, Scalar] => [
      pivot,
      scalarAt(form, row * form.columns + column),
    ]);
    const at = (place: number): Scalar => factors.find(([pivot]) => pivot === place)?.[1] ?? ZERO;
    const ofU = u.map((_, place) => at(place));
    const ofW = Array.from({ length: amountOfW }, (_, place) => {
      const among = kept.indexOf(place);
      return among === -1 ? ZERO : at(bar + among);
    });
    const scale = scaleOf(ofU, ofW);
    return { place: kept[column - bar], ofU, ofW, scale, vector: combined(ofU, scale, u) };
  });
}

/** The lesser of the least common denominators of both sides, with a sign that makes the first factor of U positive where it is that of U; 1 for doubles. */
function scaleOf(ofU: readonly Scalar[], ofW: readonly Scalar[]): Entry {
  const exact = ofU.filter((factor) => factor.kind === 'rational');
  const others = ofW.filter((factor) => factor.kind === 'rational');
  const first = exact.find((factor) => !isZero(factor));
  if (exact.length < ofU.length || others.length < ofW.length || first === undefined) return ONE;
  const [denominator, smaller] = [leastCommonDenominator(exact), leastCommonDenominator(others)];
  if (smaller < denominator) return rational(smaller);
  return rational(signOf(first) < 0 ? -denominator : denominator);
}

/** The sum of the multiples of the vectors; in doubles where a factor is one. */
function combined(factors: readonly Scalar[], scale: Entry, vectors: readonly (readonly Entry[])[]): readonly Scalar[] {
  const exact = factors.filter(isEntry).map((factor) => multiply(scale, factor));
  return vectors[0].map((_, row) =>
    exact.length === factors.length
      ? exact.reduce<Entry>((total, factor, place) => add(total, multiply(factor, vectors[place][row])), ZERO)
      : float(
          factors.reduce(
            (total, factor, place) => total + nearestDouble(factor) * nearestDouble(vectors[place][row]),
            0,
          ),
        ),
  );
}
