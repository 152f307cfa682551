// Linear independence: by sight where two vectors are parallel or one is zero, else by a row reduction of the matrix of the vectors.

import type { Move } from '../../../algorithms/moves.ts';
import { isReadable } from '../../../algorithms/readable.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import {
  type Answer,
  countAnswer,
  NOTHING_ANSWER,
  part,
  structureAnswer,
  truthAnswer,
  vectorAnswer,
} from '../../../catalogue/answer.ts';
import { drained } from '../../../catalogue/operation.ts';
import { pivotColumns } from '../../../exact/kernels/pivot-columns.ts';
import { type AnswerMatrix, type ExactMatrix, scalarAt } from '../../../exact/matrix.ts';
import { divide, type Entry, equals, isEntry, isZero, multiply, negate } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import { float, type Scalar } from '../../../exact/scalar.ts';
import {
  reduceFor,
  reductionCost,
  type ReductionMoves,
  reductionTime,
  type Telling,
} from '../../../algorithms/reduced-forms/reduce.ts';
import { vectorsOf } from '../vector-list.ts';
import { dependencyShown } from './shown.ts';

/** The vectors as the columns of a matrix. */
export interface IndependenceInput {
  readonly vectors: ExactMatrix;
}

type Vector = readonly Entry[];

/** Where the multiple of the first of two vectors, by the factor that the entries at one place need, is not the second. */
export interface Difference {
  readonly place: number;
  readonly factor: Entry;
  readonly other: number;
  readonly entries: Vector;
}

export interface IndependenceMoves extends ReductionMoves {
  /** The only vector. */
  single: { readonly isZero: boolean };
  /** One of the vectors, counted from 0, is zero. */
  zero: { readonly place: number };
  /** The second of two vectors, counted from 0, is a multiple of the first. */
  multiple: { readonly first: number; readonly second: number; readonly factor: Entry };
  /**
   * The second of two vectors is no multiple of the first: at one place, counted from 0, it would have to be the multiple with this
   * factor, and at another place it is not.
   */
  different: Difference;
  /** The vectors that are left without zero vectors and multiples of others, counted from 0, at most two of them. */
  remaining: { readonly places: readonly number[] };
  /** There are more vectors than each has entries. */
  crowded: { readonly amount: number; readonly length: number };
  /** The matrix of the vectors is going to be reduced. */
  columns: { readonly isSeen: boolean };
  /** The reduced form, where it was worked out line by line, gives the first column without a pivot. */
  free: { readonly form: Rows<Entry> | null; readonly pivots: readonly number[]; readonly column: number };
  result: {
    readonly amount: number;
    readonly rank: number;
    readonly dependency: readonly Scalar[] | null;
    /** Whether the matrix of the vectors was reduced. */
    readonly isReduced: boolean;
    /** Whether the dependency is worked out afterwards. */
    readonly isChecked: boolean;
  };
  /** The dependency, worked out. */
  check: { readonly dependency: Vector };
}

export type IndependenceMove = Move<IndependenceMoves>;

export const members = [
  part('independent', 'truth', 'Whether the vectors are linearly independent.'),
  part('rank', 'count', 'The dimension of the space that the vectors span.'),
  part(
    'dependency',
    'vector',
    'A factor for each vector, not all of them 0, with which the vectors add up to the zero vector; null where there are none.',
    { optional: true, comparison: 'equal-up-to-factor' },
  ),
];

export function cost({ vectors }: IndependenceInput): number {
  return reductionCost(vectors, 'reduced');
}

export function time({ vectors }: IndependenceInput): number {
  return reductionTime(vectors, 'reduced');
}

export function answerAlone(input: IndependenceInput): Answer {
  return drained(solve(input, 'unplanned'));
}

/** @throws DomainError `overflow` or `too_large` where the dependency is beyond doubles, or takes too long */
export function* solve(
  { vectors }: IndependenceInput,
  telling: Telling = 'planned',
): Generator<IndependenceMove, Answer, void> {
  const amount = vectors.columns;
  const seen = isReadable(vectors) ? yield* lookAt(vectorsOf(vectors)) : null;
  if (seen === null && amount > vectors.rows) {
    yield { move: 'crowded', facts: { amount, length: vectors.rows } };
  }
  const places = seen === null ? [] : directionsIn(vectorsOf(vectors));
  const isSettled = seen !== null && (amount <= 2 || places.length <= 2);
  if (isSettled && amount > 2) yield { move: 'remaining', facts: { places } };
  if (!isSettled) yield { move: 'columns', facts: { isSeen: seen !== null } };
  const found = isSettled ? settled(vectors) : yield* reduced(vectors, seen !== null, telling);
  const { rank } = found;
  const dependency = seen?.dependency ?? found.dependency;
  const checked =
    seen === null && dependency !== null && isReadable(vectors) && dependency.every(isEntry) ? dependency : null;
  yield { move: 'result', facts: { amount, rank, dependency, isReduced: !isSettled, isChecked: checked !== null } };
  if (checked !== null) yield { move: 'check', facts: { dependency: checked } };
  return structureAnswer(
    [
      ['independent', truthAnswer(dependency === null)],
      ['rank', countAnswer(rank)],
      ['dependency', dependency === null ? NOTHING_ANSWER : vectorAnswer(dependency, 'rows')],
    ],
    () => dependencyShown(dependency, rank),
  );
}

/** What one sees before any row operation; null where nothing settles the question. */
function* lookAt(
  vectors: readonly Vector[],
): Generator<IndependenceMove, { readonly dependency: Vector | null } | null, void> {
  const dependencyOf = (factors: ReadonlyMap<number, Entry>): { readonly dependency: Vector } => ({
    dependency: vectors.map((_, place) => factors.get(place) ?? ZERO),
  });
  const zero = vectors.findIndex((vector) => vector.every(isZero));
  if (vectors.length === 1) {
    yield { move: 'single', facts: { isZero: zero === 0 } };
    return zero === 0 ? dependencyOf(new Map([[0, ONE]])) : { dependency: null };
  }
  if (zero !== -1) {
    yield { move: 'zero', facts: { place: zero } };
    return dependencyOf(new Map([[zero, ONE]]));
  }
  for (const [second, vector] of vectors.entries()) {
    for (const [first, other] of vectors.slice(0, second).entries()) {
      const factor = multipleOf(vector, other);
      if (factor === null) continue;
      yield { move: 'multiple', facts: { first, second, factor } };
      return dependencyOf(
        new Map([
          [first, negate(factor)],
          [second, ONE],
        ]),
      );
    }
  }
  if (vectors.length > 2) return null;
  yield { move: 'different', facts: difference(vectors) };
  return { dependency: null };
}

/** The places of the vectors that are neither zero nor a multiple of one before them. */
function directionsIn(vectors: readonly Vector[]): readonly number[] {
  const places: number[] = [];
  for (const [place, vector] of vectors.entries()) {
    const isKnown = vector.every(isZero) || places.some((other) => multipleOf(vector, vectors[other]) !== null);
    if (!isKnown) places.push(place);
  }
  return places;
}

/** The factor with which the other vector gives this one; null where there is none. Neither is zero. */
function multipleOf(vector: Vector, other: Vector): Entry | null {
  const place = other.findIndex((x) => !isZero(x));
  const factor = divide(vector[place], other[place]);
  return vector.every((x, index) => equals(x, multiply(factor, other[index]))) ? factor : null;
}

/** @param vectors two vectors other than zero, of which the second is no multiple of the first */
export function difference([first, second]: readonly Vector[]): Difference {
  const place = first.findIndex((x) => !isZero(x));
  const factor = divide(second[place], first[place]);
  const entries = first.map((x) => multiply(factor, x));
  return { place, factor, other: second.findIndex((x, index) => !equals(x, entries[index])), entries };
}

interface Found {
  readonly rank: number;
  readonly dependency: readonly Scalar[] | null;
}

/** The rank of one or two vectors, of which it is known whether they are independent. */
function settled(vectors: ExactMatrix): Found {
  return { rank: pivotColumns(vectors).pivots.length, dependency: null };
}

/** The echelon form shows the rank; a dependency that nobody has seen is read off the reduced form. */
function* reduced(vectors: ExactMatrix, isSeen: boolean, telling: Telling): Generator<IndependenceMove, Found, void> {
  const known = pivotColumns(vectors).pivots;
  const isFull = known.length === vectors.columns;
  const goal = isFull || isSeen ? 'echelon' : 'reduced';
  const { pivots, form, rows } = yield* reduceFor(goal, vectors, telling, {
    bar: null,
    beyondBar: false,
    field: 'vectors',
  });
  const rank = pivots.length;
  if (goal === 'echelon' || form === null) return { rank, dependency: null };
  const column = firstWithoutPivot(pivots);
  yield { move: 'free', facts: { form: rows, pivots, column } };
  return { rank, dependency: dependencyAt(form, pivots, column) };
}

/** The first column that is not in its place among the pivots. */
function firstWithoutPivot(pivots: readonly number[]): number {
  const place = pivots.findIndex((column, row) => column !== row);
  return place === -1 ? pivots.length : place;
}

/** All columns before this one hold pivots, in its own rows; the entries of the column are the factors that give it. */
function dependencyAt(form: AnswerMatrix, pivots: readonly number[], column: number): readonly Scalar[] {
  return Array.from({ length: form.columns }, (_, place) => {
    if (place === column) return ONE;
    return place < column && pivots[place] === place ? opposite(scalarAt(form, place * form.columns + column)) : ZERO;
  });
}

function opposite(value: Scalar): Scalar {
  if (value.kind === 'float') return float(0 - value.value);
  return isEntry(value) ? negate(value) : value;
}
