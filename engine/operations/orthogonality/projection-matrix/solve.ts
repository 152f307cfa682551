// The matrix of the projection on the column space, of dependent columns too.

import type { Move } from '../../../algorithms/moves.ts';
import { productsOf, reduceBeside } from '../../../algorithms/normal-equations/solve.ts';
import {
  isTold,
  orthogonalCost,
  orthogonalTime,
  requireOrthogonalizable,
} from '../../../algorithms/orthogonalization/bounds.ts';
import {
  columnsOf,
  dotProduct,
  primitiveFactor,
  scaledVector,
  type Vector,
} from '../../../algorithms/orthogonalization/vectors.ts';
import type { RowMoves, Rows } from '../../../algorithms/row-reduction/moves.ts';
import { eliminateDownwards, eliminateUpwards } from '../../../algorithms/row-reduction/solve.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { drained, type Intermediate } from '../../../catalogue/operation.ts';
import { type ExactMatrix, entriesOf, identity, matrixOf, rowsOf, zeroMatrix } from '../../../exact/matrix.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { divide, type Entry, isZero, multiply, negate, subtract } from '../../../exact/entry.ts';

export interface ProjectionInput {
  readonly a: ExactMatrix;
}

/** A column that is a combination of columns before it; places count from 0. No term: a zero column. */
export interface Dependent {
  readonly column: number;
  readonly vector: Vector<Entry>;
  readonly terms: readonly { readonly factor: Entry; readonly vector: Vector<Entry> }[];
}

export interface ProjectionMoves extends RowMoves<Entry> {
  /** A is a zero matrix. */
  zero: { readonly size: number };
  /** The columns span the whole space. */
  whole: {
    /** As many independent columns as there are rows; all of A where `isAll`. */
    readonly square: ExactMatrix;
    readonly determinant: Entry;
    readonly isAll: boolean;
  };
  /** These columns are left out; the others, which are independent, are `kept`. */
  leave: { readonly dependent: readonly Dependent[]; readonly kept: readonly number[] };
  /** One column is left. */
  /** One column is left: `vector` is the multiple of it, by `factor`, that has whole numbers without a common factor. */
  line: { readonly vector: Vector<Entry>; readonly factor: Entry; readonly square: Entry; readonly isAll: boolean };
  /** The columns that are left, their products with each other, and the columns as rows. */
  system: {
    readonly columns: readonly Vector<Entry>[];
    readonly left: Rows<Entry>;
    readonly right: Rows<Entry>;
    readonly isAll: boolean;
  };
  /** The left side has become the identity matrix. */
  multiply: { readonly columns: readonly Vector<Entry>[]; readonly solution: Rows<Entry>; readonly isAll: boolean };
  /** Two columns: AᵀA is inverted by its adjugate. `numerators` over the determinant is the projection matrix. */
  inverted: {
    readonly columns: readonly Vector<Entry>[];
    readonly left: ExactMatrix;
    readonly determinant: Entry;
    readonly adjugate: ExactMatrix;
    /** The adjugate times Aᵀ. */
    readonly half: ExactMatrix;
    readonly numerators: ExactMatrix;
    readonly isAll: boolean;
  };
  computed: { readonly rank: number };
  result: { readonly a: ExactMatrix; readonly matrix: ExactMatrix; readonly rank: number };
}

export type ProjectionMove = Move<ProjectionMoves>;

export function cost({ a }: ProjectionInput): number {
  return 2 * orthogonalCost(a) + a.rows * a.rows * a.columns;
}

export function time({ a }: ProjectionInput): number {
  return 2 * orthogonalTime(a);
}

export function answerEntries({ a }: ProjectionInput): number {
  return a.rows * a.rows;
}

/** @throws DomainError `too_large` for more work than one question may take; no entry is greater than 1 */
export function* solve({ a }: ProjectionInput): Generator<ProjectionMove, Answer, void> {
  requireOrthogonalizable('the projection matrix', a, 'a');
  const columns = columnsOf(a);
  const { rows, pivots } = reducedOf(a);
  const rank = pivots.length;
  const told = isTold(a) && a.rows * rank <= MOST_RIGHT;
  if (!told) yield { move: 'computed', facts: { rank } };
  const matrix = yield* projected(a, columns, rows, pivots, told);
  yield { move: 'result', facts: { a, matrix, rank } };
  return matrixAnswer(matrix);
}

/** More numbers right of the bar are not told. */
const MOST_RIGHT = 24;

function reducedOf(a: ExactMatrix): { readonly rows: Rows<Entry>; readonly pivots: readonly number[] } {
  const options = { style: 'leading-ones', bar: null } as const;
  const echelon = drained(eliminateDownwards(rowsOf(a), options));
  return { rows: drained(eliminateUpwards(echelon, options)), pivots: echelon.pivots };
}

function* projected(
  a: ExactMatrix,
  columns: readonly Vector<Entry>[],
  form: Rows<Entry>,
  pivots: readonly number[],
  told: boolean,
): Generator<ProjectionMove, ExactMatrix, void> {
  const size = a.rows;
  if (pivots.length === 0) {
    if (told) yield { move: 'zero', facts: { size } };
    return zeroMatrix(size, size);
  }
  if (pivots.length === size) {
    if (told) {
      const square = matrixOf(rowsOf(a).map((row) => pivots.map((column) => row[column])));
      const isAll = columns.length === size;
      const value = determinant(square);
      if (value.kind !== 'float' && value.kind !== 'overflow') {
        yield { move: 'whole', facts: { square, determinant: value, isAll } };
      }
    }
    return identity(size);
  }
  const isAll = pivots.length === columns.length;
  if (!isAll && told) {
    yield { move: 'leave', facts: { dependent: dependentOf(columns, form, pivots), kept: pivots } };
  }
  const kept = pivots.map((column) => columns[column]);
  if (kept.length === 1) {
    const factor = primitiveFactor(kept[0]);
    const vector = scaledVector<Entry>(factor, kept[0]);
    const square = dotProduct<Entry>(vector, vector);
    if (told) yield { move: 'line', facts: { vector, factor, square, isAll } };
    return matrixOf(vector.map((x) => vector.map((y) => divide<Entry>(multiply<Entry>(x, y), square))));
  }
  if (kept.length === 2 && told) {
    const left = matrixOf(productsOf(kept, kept));
    const [p, q, r, s] = entriesOf(left);
    const crossed = subtract<Entry>(multiply<Entry>(p, s), multiply<Entry>(q, r));
    const adjugate = matrixOf([
      [s, negate<Entry>(q)],
      [negate<Entry>(r), p],
    ]);
    const half = matrixOf(productsOf(rowsOf(adjugate), columnsOf(matrixOf(kept))));
    const numerators = matrixOf(productsOf(columnsOf(matrixOf(kept)), columnsOf(half)));
    yield { move: 'inverted', facts: { columns: kept, left, determinant: crossed, adjugate, half, numerators, isAll } };
    return matrixOf(rowsOf(numerators).map((row) => row.map((x) => divide<Entry>(x, crossed))));
  }
  const system = { left: productsOf(kept, kept), right: kept };
  if (told) yield { move: 'system', facts: { columns: kept, ...system, isAll } };
  const working = reduceBeside(system.left, system.right);
  const reduced = told ? yield* working : drained(working);
  const solution = reduced.rows.map((row) => row.slice(reduced.bar));
  if (told) yield { move: 'multiply', facts: { columns: kept, solution, isAll } };
  const parts = columnsOf(matrixOf(solution));
  return matrixOf(
    kept[0].map((_, row) =>
      parts.map((part) =>
        dotProduct<Entry>(
          kept.map((column) => column[row]),
          part,
        ),
      ),
    ),
  );
}

function dependentOf(
  columns: readonly Vector<Entry>[],
  form: Rows<Entry>,
  pivots: readonly number[],
): readonly Dependent[] {
  return [...columns.keys()]
    .filter((column) => !pivots.includes(column))
    .map((column) => ({
      column,
      vector: columns[column],
      terms: pivots.flatMap((pivot, row) =>
        isZero(form[row][column]) ? [] : [{ factor: form[row][column], vector: columns[pivot] }],
      ),
    }));
}

/** The dimension of the space that is projected on. */
export function intermediate(_: ProjectionInput, moves: readonly ProjectionMove[]): Intermediate {
  return Object.fromEntries(moves.flatMap((move) => (move.move === 'result' ? [['rank', move.facts.rank]] : [])));
}
