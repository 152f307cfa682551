// Least squares: the x for which Ax is closest to b, by the normal equations or by perpendicular columns.

import { requireInRange } from '../../../algorithms/bounds.ts';
import { type System, systemOf } from '../../../algorithms/linear-systems/system.ts';
import type { Move } from '../../../algorithms/moves.ts';
import {
  combinationOf,
  nullSpaceOf,
  particularOf,
  productsOf,
  echelonBeside,
  reduceBeside,
} from '../../../algorithms/normal-equations/solve.ts';
import {
  isTold,
  orthogonalCost,
  orthogonalTime,
  requireOrthogonalizable,
} from '../../../algorithms/orthogonalization/bounds.ts';
import { type Direction, type OrthogonalMoves, orthogonalize } from '../../../algorithms/orthogonalization/solve.ts';
import {
  columnsOf,
  dotProduct,
  isZeroVector,
  primitiveFactor,
  minusMultiple,
  scaledVector,
  type Vector,
} from '../../../algorithms/orthogonalization/vectors.ts';
import { requireProducts, requireUnits } from '../../../algorithms/orthogonalization/units.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import type { RowMove, RowMoves, Rows } from '../../../algorithms/row-reduction/moves.ts';
import { columnShown, shownLines, sideBySide } from '../../../algorithms/shown-answers.ts';
import {
  type Answer,
  countAnswer,
  scalarAnswer,
  structureAnswer,
  truthAnswer,
  vectorAnswer,
  vectorsAnswer,
} from '../../../catalogue/answer.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import {
  apply,
  approximation,
  equal,
  type Expression,
  indexed,
  negative,
  number,
  product,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { divide, type Entry, fractionText, isRational, negate } from '../../../exact/entry.ts';
import { rootOfEntry } from '../../../exact/entry-root.ts';
import { type ExactMatrix, matrixOf } from '../../../exact/matrix.ts';
import { squareRoot } from '../../../exact/power.ts';
import { ONE, type Rational, ZERO } from '../../../exact/rational.ts';
import { decimalOf, nearestDouble } from '../../../exact/rounding.ts';
import { float, type Scalar } from '../../../exact/scalar.ts';
import { type Fit, fitOf } from './fit.ts';

export const methods = [
  ['normal-equations', 'the system of AᵀA and Aᵀb, solved by row operations'],
  ['qr', 'perpendicular columns by the Gram-Schmidt process, which make a triangular system'],
] as const;

export type Method = (typeof methods)[number][0];

export interface LeastSquaresInput {
  readonly a: ExactMatrix;
  /** A column with a number for each row of a. */
  readonly b: ExactMatrix;
  readonly method: Method;
}

/** The solution, the shortest where there are many, and what it leaves. */
export interface Solution {
  readonly x: Vector<Entry>;
  readonly nullSpace: readonly Vector<Entry>[];
  readonly fitted: Vector<Entry>;
  readonly residual: Vector<Entry>;
  /** The dot product of the residual with itself, and its root: the nearest double where no exact scalar holds it. */
  readonly square: Entry;
  readonly length: Scalar;
  readonly rank: number;
  readonly fit: Fit | null;
}

export interface LeastSquaresMoves extends RowMoves<Entry>, OrthogonalMoves<Entry> {
  /** What kind of curve is fitted; it is said before the work begins. */
  fit: Fit;
  /** A is a zero matrix. */
  zero: { readonly columns: number };
  /** The system that x solves: the normal equations, or the products of the perpendicular columns. */
  system: {
    readonly method: Method;
    readonly left: Rows<Entry>;
    readonly right: Rows<Entry>;
    /** With perpendicular columns: whether no length has a root, so that the lengths can be divided out. */
    readonly hasRoots: boolean;
  };
  /** A is invertible, so the system itself has a solution, and nothing is left of b. */
  direct: { readonly left: Rows<Entry>; readonly right: Rows<Entry> };
  /** The triangular system with a pivot in each column, for back substitution. */
  substitution: { readonly rows: Rows<Entry>; readonly hasRoots: boolean; readonly system: System };
  /** A solution with the free unknowns 0, and the vectors that may be added to it. */
  family: {
    readonly particular: Vector<Entry>;
    readonly nullSpace: readonly Vector<Entry>[];
    readonly pivots: readonly number[];
  };
  /** The numbers with which the vectors of the null space are added to the particular solution: the system for them, if there are several. */
  multiples: {
    readonly left: Rows<Entry>;
    readonly right: Rows<Entry>;
    readonly particular: Vector<Entry>;
    readonly nullSpace: readonly Vector<Entry>[];
  };
  shortest: { readonly factors: Vector<Entry>; readonly x: Vector<Entry> };
  /** Too large, or of too many digits, to be told line by line. */
  computed: Solution;
  solution: Solution;
}

export type LeastSquaresMove = Move<LeastSquaresMoves>;

export function cost({ a, b }: LeastSquaresInput): number {
  return orthogonalCost(beside(a, b));
}

export function time({ a, b }: LeastSquaresInput): number {
  return orthogonalTime(beside(a, b));
}

function beside(a: ExactMatrix, b: ExactMatrix): ExactMatrix {
  const columns = [...columnsOf(a), ...columnsOf(b)];
  return matrixOf(columns[0].map((_, row) => columns.map((column) => column[row])));
}

/** Whether the working is told. */
export function isShown({ a, b }: LeastSquaresInput): boolean {
  return isTold(beside(a, b));
}

/** The solution, vectors of the null space, and two vectors as long as b. */
export function answerEntries({ a }: LeastSquaresInput): number {
  return a.columns * (a.columns + 1) + 2 * a.rows;
}

/** @throws DomainError `too_large` for more work than one question may take, `overflow` where a number is no finite double */
export function* solve(input: LeastSquaresInput): Generator<LeastSquaresMove, Answer, void> {
  const { a, b } = input;
  requireOrthogonalizable('the least-squares solution', beside(a, b), 'a');
  const [columns, [right]] = [columnsOf(a), columnsOf(b)];
  const fit = fitOf(columns, right);
  if (fit !== null) yield { move: 'fit', facts: fit };
  const { x, nullSpace } = yield* solved(input.method, columns, right, isShown(input));
  const fitted = combinationOf(columns, x);
  const residual = minusMultiple(right, ONE, fitted);
  const square = dotProduct(residual, residual);
  const length = rootOfEntry(square) ?? float(Math.sqrt(nearestDouble(square)));
  for (const vector of [x, fitted, residual, ...nullSpace]) requireMatrixInRange(matrixOf([vector]), () => ['a']);
  for (const value of [square, length]) requireInRange(value, () => 'the length of the residual', 'b');
  const rank = columns.length - nullSpace.length;
  const facts = { x, nullSpace, fitted, residual, square, length, rank, fit };
  yield isShown(input) ? { move: 'solution', facts } : { move: 'computed', facts };
  return structureAnswer(
    [
      ['unique', truthAnswer(nullSpace.length === 0)],
      ['x', vectorAnswer(x, 'rows')],
      ['null_space', vectorsAnswer(nullSpace)],
      ['fitted', vectorAnswer(fitted, 'rows')],
      ['residual', vectorAnswer(residual, 'rows')],
      ['residual_norm_squared', scalarAnswer(square)],
      ['residual_norm', scalarAnswer(length)],
      ['rank', countAnswer(rank)],
    ],
    () => solutionShown(facts),
  );
}

type Solved = Pick<Solution, 'x' | 'nullSpace'>;

/** `isWritten`: whether the working is going to be shown. */
function* solved(
  method: Method,
  columns: readonly Vector<Entry>[],
  right: Vector<Entry>,
  isWritten: boolean,
): Generator<LeastSquaresMove, Solved, void> {
  if (columns.every(isZeroVector)) {
    yield { move: 'zero', facts: { columns: columns.length } };
    const nullSpace = nullSpaceOf({ rows: [], pivots: [], bar: columns.length });
    return { x: columns.map(() => ZERO), nullSpace };
  }
  const exact = method === 'normal-equations' ? yield* solvedDirectly(columns, right, isWritten) : null;
  if (exact !== null) return exact;
  const directions = method === 'qr' ? yield* orthogonalize<Entry>(columns) : [];
  requireTriangular(columns, right, directions);
  const hasRoots = directions.some(({ square }) => wholeLength(square) === null);
  const rows = method === 'qr' ? directions.map((direction) => factorFor(direction, hasRoots)) : columns;
  const isTriangular = method === 'qr' && rows.length === columns.length;
  const system = { left: productsOf(rows, columns), right: productsOf(rows, [right]) };
  yield { move: 'system', facts: { method, ...system, hasRoots } };
  if (isTriangular) {
    const augmented = system.left.map((row, place) => [...row, ...system.right[place]]);
    // The lengths are divided out with their roots. Rows with roots of their own are left as they are.
    const equations =
      hasRoots && augmented.every((row) => row.every(isRational))
        ? augmented.map((row) => scaledVector<Entry>(primitiveFactor(row), row))
        : augmented;
    const triangular = systemOf(equations, [...columns.keys()], columns.length, 0, 1);
    yield { move: 'substitution', facts: { rows: equations, hasRoots, system: triangular } };
  }
  const moves: LeastSquaresMove[] = [];
  const reduced = gathered(reduceBeside(system.left, system.right), moves);
  const nullSpace = nullSpaceOf(reduced);
  const particular = particularOf(reduced);
  if (nullSpace.length === 0) {
    if (!isTriangular && isWritten) yield* substituted(system.left, system.right);
    return { x: particular, nullSpace };
  }
  yield* moves;
  yield { move: 'family', facts: { particular, nullSpace, pivots: reduced.pivots } };
  return { x: yield* shortest(particular, nullSpace), nullSpace };
}

/** The solution of the system itself where A is invertible; null for all other matrices. */
function* solvedDirectly(
  columns: readonly Vector<Entry>[],
  right: Vector<Entry>,
  isWritten: boolean,
): Generator<LeastSquaresMove, Solved | null, void> {
  if (columns.length !== right.length) return null;
  const system = { left: right.map((_, row) => columns.map((column) => column[row])), right: right.map((x) => [x]) };
  const reduced = gathered(reduceBeside(system.left, system.right), []);
  if (nullSpaceOf(reduced).length > 0) return null;
  yield { move: 'direct', facts: system };
  if (isWritten) yield* substituted(system.left, system.right);
  return { x: particularOf(reduced), nullSpace: [] };
}

/** An echelon form of the system, and back substitution. */
function* substituted(left: Rows<Entry>, right: Rows<Entry>): Generator<LeastSquaresMove, void, void> {
  const { rows, pivots, bar } = yield* told(echelonBeside(left, right), left.length > 1);
  yield { move: 'substitution', facts: { rows, hasRoots: false, system: systemOf(rows, pivots, bar, 0, 1) } };
}

/** @throws DomainError `too_large` where an entry of Q, R or Qᵀb lies outside of the field and is no square root of a fraction */
function requireTriangular(
  columns: readonly Vector<Entry>[],
  right: Vector<Entry>,
  directions: readonly Direction<Entry>[],
): void {
  requireUnits(directions, WITH_LENGTHS, 'a');
  requireProducts(directions, [...columns, right], WITH_LENGTHS, 'a');
}

const WITH_LENGTHS = 'the method qr';

/** A column of Q; where lengths have roots, the vector before it is divided by its length. */
function factorFor({ vector, square }: Direction<Entry>, hasRoots: boolean): Vector<Entry> {
  const length = wholeLength(square);
  return hasRoots || length === null ? vector : scaledVector(divide<Entry>(ONE, length), vector);
}

/** The root of a fraction that is a square; else null. */
function wholeLength(square: Entry): Rational | null {
  const length = isRational(square) ? squareRoot(square) : null;
  return length?.kind === 'rational' ? length : null;
}

/** The member of the family that is perpendicular to the null space. */
function* shortest(
  particular: Vector<Entry>,
  nullSpace: readonly Vector<Entry>[],
): Generator<LeastSquaresMove, Vector<Entry>, void> {
  const left = productsOf(nullSpace, nullSpace);
  const right = productsOf(nullSpace, [particular]).map((row) => row.map((x) => negate<Entry>(x)));
  yield { move: 'multiples', facts: { left, right, particular, nullSpace } };
  const factors = particularOf(yield* told(reduceBeside(left, right), nullSpace.length > 1));
  const added = combinationOf(nullSpace, factors);
  const x = minusMultiple(particular, negate(ONE), added);
  yield { move: 'shortest', facts: { factors, x } };
  return x;
}

/** The result of a working, whose moves are appended to the list. */
function gathered<Result>(working: Generator<RowMove<Entry>, Result, void>, moves: LeastSquaresMove[]): Result {
  for (;;) {
    const next = working.next();
    if (next.done === true) return next.value;
    moves.push(next.value);
  }
}

/** The working with its moves, or without them: one equation or a triangular system needs no row operations. */
function* told<Result>(
  working: Generator<RowMove<Entry>, Result, void>,
  hasMoves: boolean,
): Generator<RowMove<Entry>, Result, void> {
  for (;;) {
    const next = working.next();
    if (next.done === true) return next.value;
    if (hasMoves) yield next.value;
  }
}

/** The systems that were solved, and the name of the curve. */
export function intermediate(_: LeastSquaresInput, moves: readonly LeastSquaresMove[]): Intermediate {
  const systems = moves.flatMap((move) => (move.move === 'system' ? [move.facts] : []));
  const written = moves.flatMap((move) => (move.move === 'system' || move.move === 'direct' ? [move.facts] : []));
  const fits = moves.flatMap((move) => (move.move === 'fit' ? [move.facts] : []));
  return {
    ...Object.fromEntries(fits.map(({ degree }) => ['fit', degree === 1 ? 'line' : 'parabola'])),
    ...Object.fromEntries(systems.map(({ method }) => ['method', method])),
    ...Object.fromEntries(written.map(({ left }) => ['coefficients', left.map((row) => row.map(fractionText))])),
    ...Object.fromEntries(written.map(({ right }) => ['right_side', right.map(([value]) => fractionText(value))])),
  };
}

/** The solution, what it gives, and what is left of b, by the names that the steps use. */
function solutionShown({ x, nullSpace, fitted, residual, length }: Solution): Expression {
  const [A, X, b, p, r] = ['A', 'x', 'b', 'p', 'r'].map(symbol);
  const free = nullSpace.map((vector, k) => product('adjacent', indexed('t', k + 1), columnShown(vector)));
  return shownLines(
    equal(X, free.length === 0 ? columnShown(x) : sum(columnShown(x), ...free)),
    sideBySide(
      equal(p, product('adjacent', A, X), columnShown(fitted)),
      equal(r, sum(b, negative(p)), columnShown(residual)),
      length.kind === 'float'
        ? relation(apply('norm', r), 'approximately', approximation(decimalOf(length.value)))
        : equal(apply('norm', r), number(length)),
    ),
  );
}
