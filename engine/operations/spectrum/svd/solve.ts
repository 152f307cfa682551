// The singular value decomposition A = USVᵀ: roots of the eigenvalues of AᵀA or AAᵀ, their unit eigenvectors, and the images of these.

import type { Move } from '../../../algorithms/moves.ts';
import { isZeroVector, overRoot, type Vector } from '../../../algorithms/orthogonalization/vectors.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import type { Telling } from '../../../algorithms/reduced-forms/reduce.ts';
import { comparisonOf, factorsShown, shownLines, sideBySide } from '../../../algorithms/shown-answers.ts';
import { eigenspacesOf } from '../../../algorithms/spectrum/eigenspaces.ts';
import type { Eigenvalue, SpectralFactor, Spectrum } from '../../../algorithms/spectrum/eigenvalues.ts';
import { MOST_ROWS_IN_DOUBLES } from '../../../algorithms/spectrum/rounded-spectrum.ts';
import { squareRootsOf } from '../../../algorithms/spectrum/positive-roots.ts';
import {
  type Column,
  exactMatrix,
  fieldOf,
  matrixOfUnits,
  type UnitColumn,
  unitColumns,
  type UnitVector,
} from '../../../algorithms/spectrum/unit-eigenvectors.ts';
import {
  type Answer,
  type AnswerMember,
  countAnswer,
  matrixAnswer,
  NOTHING_ANSWER,
  part,
  structureAnswer,
  vectorAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  indexed,
  number,
  power,
  product,
  relation,
  symbol,
  word,
} from '../../../document/expression.ts';
import { type NumberField } from '../../../exact/algebraic.ts';
import { extension } from '../../../exact/field.ts';
import { type AnswerMatrix, entriesOf, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { inOrder } from '../../../exact/order.ts';
import { type Polynomial, polynomial } from '../../../exact/polynomial.ts';
import { squareRoot } from '../../../exact/power.ts';
import { add, compare, isZero, multiply, ONE, type Rational, ZERO } from '../../../exact/rational.ts';
import { rank, rankCost } from '../../../exact/kernels/rank.ts';
import { singularInDoubles, spectralTime } from '../../../exact/kernels/spectral-float.ts';
import { type Exact, float, type Scalar } from '../../../exact/scalar.ts';
import { doublesOf, elementIn, unitDoubles, unitOver } from '../../../exact/unit-vector.ts';
import * as eigen from '../eigen/solve.ts';
import { gramCost, gramOf, gramTime, type Side, sideOf } from './gram.ts';

export interface SvdInput {
  readonly a: Matrix;
}

/** A singular value that is not zero, with its vectors. */
export interface Triple {
  readonly value: Exact;
  /** An eigenvector of the product, and the same over its length. */
  readonly column: UnitColumn;
  /** A, or Aᵀ, times the unit eigenvector; null where its entries have no short form. */
  readonly image: readonly Exact[] | null;
  /** The image over its length, which is the singular value. */
  readonly other: readonly Exact[] | null;
}

export interface SvdFactors {
  readonly side: Side;
  /** As many as the smaller size, descending. */
  readonly values: readonly Exact[];
  /** Their squares. */
  readonly eigenvalues: readonly Exact[];
  /** The triples of each eigenvalue of the product, descending. */
  readonly spaces: readonly (readonly Triple[])[];
  /** In doubles where a column has no short form. */
  readonly u: AnswerMatrix;
  readonly s: AnswerMatrix;
  readonly v: AnswerMatrix;
}

/** The factors in doubles, beside singular values that are exact where their eigenvalues are. */
export interface RoundedSvd {
  readonly values: readonly Scalar[];
  readonly rank: number;
  readonly isExact: boolean;
  readonly u: AnswerMatrix;
  readonly s: AnswerMatrix;
  readonly v: AnswerMatrix;
}

/** A matrix with one row or one column: its only singular value is its length. */
export interface Line {
  readonly sort: 'row' | 'column' | 'number';
  readonly vector: Vector;
  readonly square: Rational;
  readonly u: AnswerMatrix;
  readonly s: AnswerMatrix;
  readonly v: AnswerMatrix;
}

export interface SvdMoves extends eigen.EigenMoves {
  /** All entries are zero. */
  zero: { readonly values: number };
  line: Line;
  /** The product of A and its transpose. */
  gram: { readonly side: Side; readonly gram: Matrix; readonly a: Matrix };
  /** The product is diagonal; its entries there. */
  axes: { readonly side: Side; readonly entries: readonly Rational[] };
  values: { readonly values: readonly Exact[]; readonly eigenvalues: readonly Exact[]; readonly spectrum: Spectrum };
  factors: SvdFactors;
  roundedFactors: RoundedSvd;
}

export type SvdMove = Move<SvdMoves>;

export const members: readonly AnswerMember[] = [
  part('singular_values', 'vector', 'The singular values, descending: as many as the smaller of the two sizes.'),
  part('rank', 'count', 'The rank of the matrix: how many singular values are not zero.'),
  part('U', 'matrix', 'Left singular vectors as columns, as many as the rank; null of a zero matrix.', {
    optional: true,
    form: 'orthonormal-columns',
  }),
  part('S', 'matrix', 'The singular values that are not zero on the diagonal; null of a zero matrix.', {
    optional: true,
    form: 'diagonal',
  }),
  part('V', 'matrix', 'Right singular vectors as columns, as many as the rank; null of a zero matrix.', {
    optional: true,
    form: 'transposed-orthonormal-columns',
  }),
];

export function cost({ a }: SvdInput): number {
  const multiplying = gramCost(a);
  const gram = isSolved(a) ? gramOf(a) : null;
  return multiplying + (gram === null ? 0 : eigen.cost({ a: gram }));
}

/** Most of it are the roots of roots, and the doubles next to entries that have no short form. */
export function time({ a }: SvdInput): number {
  const gram = isSolved(a) ? gramOf(a) : null;
  const rounded =
    Math.min(a.rows, a.columns) > 6 ? spectralTime(a.rows + a.columns, a.rows + a.columns) + rankCost(a).float : 0;
  return (
    rounded + gramTime(a) + (gram === null ? 0 : 2 * eigen.time({ a: gram }) + 100_000 * Math.min(gram.rows, 6) ** 4)
  );
}

/** The three factors. */
export function answerEntries({ a }: SvdInput): number {
  const values = Math.min(a.rows, a.columns);
  return values * (a.rows + a.columns + values);
}

/** @throws DomainError `too_large`, `overflow` */
export function* solve({ a }: SvdInput, telling: Telling = 'planned'): Generator<SvdMove, Answer, void> {
  const size = Math.min(a.rows, a.columns);
  if (entriesOf(a).every(isZero)) {
    yield { move: 'zero', facts: { values: size } };
    return answerOf(
      Array.from({ length: size }, () => ZERO),
      null,
    );
  }
  if (size === 1) {
    const line = lineOf(a);
    yield { move: 'line', facts: line };
    return answerOf([squareRoot(line.square)], line);
  }
  const gram = isSolved(a) ? gramOf(a) : null;
  if (gram === null || !eigen.isSolvedExactly({ a: gram })) return yield* inDoubles(a, null);
  yield { move: 'gram', facts: { side: sideOf(a), gram, a } };
  const spaces = isDiagonal(gram) ? yield* diagonalSpaces(a, gram) : yield* eigenSpaces(gram, telling);
  if (spaces === null) return yield* inDoubles(a, null);
  const known = spaces.flatMap(({ columns, ...space }) => (columns === null ? [] : [{ ...space, columns }]));
  if (known.length < spaces.length) {
    return yield* inDoubles(
      a,
      spaces.flatMap(({ value, times }) => repeated(value, times)),
    );
  }
  const factors = factorsOf(a, known);
  yield { move: 'factors', facts: factors };
  return answerOf(factors.values, factors);
}

export function answerAlone(input: SvdInput): Answer {
  return drained(solve(input, 'unplanned'));
}

/**
 * The factors in doubles.
 * @param exact the singular values where they are known exactly, descending
 * @throws DomainError `too_large`, `overflow`
 */
function* inDoubles(a: Matrix, exact: readonly Exact[] | null): Generator<SvdMove, Answer, void> {
  const size = Math.min(a.rows, a.columns);
  if (Math.max(a.rows, a.columns) > MOST_ROWS_IN_DOUBLES) throw tooLarge(a);
  const amount = rank(a);
  const found = singularInDoubles(a, amount);
  if (found.kind === 'overflow') throw tooSmall();
  const values = exact ?? [...found.values.map((value) => float(value)), ...repeated(ZERO, size - amount)];
  const kept = values.slice(0, amount);
  const columns = (vectors: readonly (readonly number[])[]): AnswerMatrix =>
    eigen.matrixOfColumns(vectors.slice(0, amount).map((vector) => vector.map((entry) => float(entry))));
  const diagonal = kept.map((value, i) => kept.map((_, j) => (i === j ? value : ZERO)));
  const facts: RoundedSvd = {
    values,
    rank: amount,
    isExact: exact !== null,
    u: columns(found.left),
    s: exact === null ? eigen.matrixOfColumns(diagonal) : exactMatrix(exactDiagonal(exact.slice(0, amount))),
    v: columns(found.right),
  };
  yield { move: 'roundedFactors', facts };
  return answerOf(values, facts);
}

function tooSmall(): DomainError {
  return DomainError.of('too_large', ['a'], {
    what: 'the singular values of this matrix differ so much in size that doubles do not tell the smallest from zero',
    limit: 'fewer rows and columns, or entries that are closer to each other in size, are needed',
  });
}

function exactDiagonal(values: readonly Exact[]): readonly (readonly Exact[])[] {
  return values.map((value, i) => values.map((_, j) => (i === j ? value : ZERO)));
}

function answerOf(
  values: readonly Scalar[],
  factors: { readonly u: AnswerMatrix; readonly s: AnswerMatrix; readonly v: AnswerMatrix } | null,
): Answer {
  return structureAnswer(
    [
      ['singular_values', vectorAnswer(values, 'columns')],
      ['rank', countAnswer(factors === null ? 0 : factors.s.rows)],
      ['U', factorAnswer(factors?.u)],
      ['S', factorAnswer(factors?.s)],
      ['V', factorAnswer(factors?.v)],
    ],
    () => singularShown(values, factors),
  );
}

/** @throws DomainError `overflow` where an entry is no finite double */
function factorAnswer(factor: AnswerMatrix | undefined): Answer {
  if (factor === undefined) return NOTHING_ANSWER;
  requireMatrixInRange(factor, () => ['a']);
  return matrixAnswer(factor);
}

function isSolved({ rows, columns }: Matrix): boolean {
  return Math.min(rows, columns) <= eigen.MOST_ROWS;
}

function tooLarge({ rows, columns }: Matrix): DomainError {
  return DomainError.of('too_large', ['a'], {
    what: `a matrix with ${rows} rows and ${columns} columns has singular values that are not found here`,
    limit: `at most ${MOST_ROWS_IN_DOUBLES} rows and columns are allowed`,
  });
}

function lineOf(a: Matrix): Line {
  const vector = entriesOf(a);
  const square = vector.map((x) => multiply(x, x)).reduce(add);
  const sort = vector.length === 1 ? 'number' : a.columns === 1 ? 'column' : 'row';
  const unit = vector.map((x) => overRoot(x, square));
  const column = exactMatrix(unit.map((x) => [x]));
  const one = matrixOf([[ONE]]);
  const s = exactMatrix([[squareRoot(square)]]);
  return { sort, vector, square, s, ...(sort === 'row' ? { u: one, v: column } : { u: column, v: one }) };
}

function isDiagonal(gram: Matrix): boolean {
  return rowsOf(gram).every((row, i) => row.every((x, j) => i === j || isZero(x)));
}

/** An eigenspace of the product with the root of its eigenvalue. */
interface Space {
  readonly value: Exact;
  readonly eigenvalue: Exact;
  /** The field of the eigenvalue; null of a fraction. */
  readonly field: NumberField | null;
  /** Null where the eigenvectors are not worked out exactly. */
  readonly columns: readonly Column[] | null;
  /** How often the singular value occurs. */
  readonly times: number;
}

interface KnownSpace extends Space {
  readonly columns: readonly Column[];
}

/** The standard unit vectors are eigenvectors. */
function* diagonalSpaces(a: Matrix, gram: Matrix): Generator<SvdMove, readonly Space[], void> {
  const entries = rowsOf(gram).map((row, place) => row[place]);
  yield { move: 'axes', facts: { side: sideOf(a), entries } };
  const places = [...entries.keys()].toSorted((i, j) => compare(entries[j], entries[i]) || i - j);
  return places.map((place) => {
    const unit = entries.map((_, row) => (row === place ? ONE : ZERO));
    const told = { value: entries[place], given: unit, vector: unit, square: ONE, unit, step: null };
    const columns = isZero(entries[place]) ? [] : [{ told, doubles: doublesOf(unit) }];
    return { value: squareRoot(entries[place]), eigenvalue: entries[place], field: null, columns, times: 1 };
  });
}

/** Square roots of the roots of polynomials of a higher degree take too long to be told apart. */
const LARGEST_DEGREE = 24;

/** The eigenspaces for the eigenvalues that are not zero are worked out; the largest comes first. Null where a factor has too many roots. */
function* eigenSpaces(gram: Matrix, telling: Telling): Generator<SvdMove, readonly Space[] | null, void> {
  const spectrum = yield* eigen.spectrumMoves({ a: gram });
  if (spectrum.factors.some(({ factor }) => factor.length - 1 > LARGEST_DEGREE)) return null;
  const roots = new Map(
    spectrum.factors.flatMap((factor) => {
      const found = squareRootsOf(factor);
      return factor.roots.map((root, place): readonly [Exact, Exact] => [root, found[place]]);
    }),
  );
  const rootOf = ({ value }: Eigenvalue): Exact => roots.get(value) ?? ZERO;
  const all = spectrum.eigenvalues.toReversed();
  yield {
    move: 'values',
    facts: {
      values: all.flatMap((each) => repeated(rootOf(each), each.times)),
      eigenvalues: all.flatMap(({ value, times }) => repeated(value, times)),
      spectrum,
    },
  };
  const wanted = withoutZero(spectrum);
  const found = yield* eigen.stepsOf(eigenspacesOf(gram, wanted, telling), eigen.spaceStep);
  const spaces = found.map((space, place): Space => {
    const field = fieldOf(wanted, place);
    const known = wanted.eigenvalues[place];
    const columns = unitColumns(space, field);
    return { value: rootOf(known), eigenvalue: known.value, field, columns, times: known.times };
  });
  const zeros = all.filter(({ value }) => isNought(value)).map(({ times }) => times);
  return [
    ...spaces,
    ...zeros.map((times): Space => ({ value: ZERO, eigenvalue: ZERO, field: null, columns: [], times })),
  ];
}

function repeated<T>(value: T, times: number): readonly T[] {
  return Array.from({ length: times }, () => value);
}

function isNought(value: Exact): boolean {
  return value.kind === 'rational' && isZero(value);
}

/** The spectrum without the eigenvalue zero, largest eigenvalues first: its eigenvectors belong to no column of U and V. */
function withoutZero({ factors, eigenvalues }: Spectrum): Spectrum {
  const kept = factors
    .filter(({ roots }) => !roots.some(isNought))
    .toSorted((x, y) => x.factor.length - y.factor.length || inOrder(largestOf(y), largestOf(x)));
  return {
    factors: kept,
    eigenvalues: eigenvalues
      .filter(({ value }) => !isNought(value))
      .map((each) => ({ ...each, factor: kept.indexOf(factors[each.factor]) }))
      .toReversed(),
  };
}

function largestOf({ roots }: SpectralFactor): Exact {
  return roots[roots.length - 1];
}

function factorsOf(a: Matrix, spaces: readonly KnownSpace[]): SvdFactors {
  const side = sideOf(a);
  const rows = side === 'right' ? rowsOf(a) : transposed(rowsOf(a));
  const found = spaces.map(({ value, field, columns }) =>
    columns.map((column) => tripleOf(rows, value, field, column)),
  );
  const all = found.flat();
  const own = matrixOfUnits(
    rows[0].length,
    all.map(({ own: unit }) => unit),
  );
  const others = matrixOfUnits(
    rows.length,
    all.map(({ others: unit }) => unit),
  );
  return {
    side,
    values: spaces.flatMap(({ value, times }) => repeated(value, times)),
    eigenvalues: spaces.flatMap(({ eigenvalue, times }) => repeated(eigenvalue, times)),
    spaces: found.filter((space) => space.length > 0).map((space) => space.map(({ triple }) => triple)),
    s: exactMatrix(all.map(({ triple }, i) => all.map((_, j) => (i === j ? triple.value : ZERO)))),
    ...(side === 'right' ? { u: others, v: own } : { u: own, v: others }),
  };
}

function transposed(rows: readonly Vector[]): readonly Vector[] {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

interface FoundTriple {
  readonly triple: Triple;
  readonly own: UnitVector;
  readonly others: UnitVector;
}

/** The image of the eigenvector over its length: no root of a root is needed for its direction. */
function tripleOf(
  rows: readonly Vector[],
  value: Exact,
  field: NumberField | null,
  { told, doubles }: Column,
): FoundTriple {
  const own = { unit: told.unit, doubles };
  if (field !== null) {
    const image = imageOver(rows, field, told.vector);
    const others = { unit: unitOver(field, image), doubles: unitDoubles(field, image) };
    return { triple: { value, column: told, image: null, other: others.unit }, own, others };
  }
  const vector = told.vector.filter((x) => x.kind === 'rational');
  const square = told.square.kind === 'rational' ? told.square : ONE;
  const image = rows.map((row) => row.map((x, place) => multiply(x, vector[place])).reduce(add));
  if (isZeroVector(image)) throw new Error('the image of a singular vector is zero');
  const length = image.map((x) => multiply(x, x)).reduce(add);
  const unit = image.map((x) => overRoot(x, length));
  const reached = image.map((x) => overRoot(x, square));
  return {
    triple: { value, column: told, image: reached, other: unit },
    own,
    others: { unit, doubles: doublesOf(unit) },
  };
}

function imageOver(rows: readonly Vector[], field: NumberField, vector: readonly Exact[]): readonly Polynomial[] {
  const numbers = extension(field.polynomial);
  const elements = vector.map((x) => elementIn(field, x));
  return rows.map((row) =>
    row.reduce<Polynomial>(
      (sum, x, place) => numbers.add(sum, numbers.multiply(polynomial(x), elements[place])),
      numbers.zero,
    ),
  );
}

/** The singular values, A = USVᵀ, and the factors. */
function singularShown(
  values: readonly Scalar[],
  factors: { readonly u: AnswerMatrix; readonly s: AnswerMatrix; readonly v: AnswerMatrix } | null,
): Expression {
  const [A, S, U, V] = ['A', 'S', 'U', 'V'].map(symbol);
  const sigmas = values.map((value, place) => relation(indexed('σ', place + 1), comparisonOf([value]), number(value)));
  if (factors === null) return shownLines(sideBySide(...sigmas), equal(apply('rank', A), count(0)));
  const whole = equal(A, product('adjacent', U, S, power(V, word('T'))));
  return shownLines(
    sideBySide(...sigmas),
    ...factorsShown(whole, ['U', factors.u], ['S', factors.s], ['V', factors.v]),
  );
}
