// Eigenvalues, eigenvectors and singular vectors in doubles, by the routines of ml-matrix (the QL and QR algorithms of EISPACK). For what exact arithmetic does not reach; whoever answers with them says so.

import { EigenvalueDecomposition, LuDecomposition, Matrix as Doubles } from 'ml-matrix';
import type { Matrix } from '../matrix.ts';
import { nearestDoubles, OVERFLOW, type Overflow } from './float.ts';

/** A complex number in doubles. */
export interface ComplexDouble {
  readonly re: number;
  readonly im: number;
}

/** Eigenvalues ascending, each with its eigenvector; the eigenvectors have length 1 and right angles, but for rounding. */
export interface SymmetricDoubles {
  readonly kind: 'symmetric';
  readonly values: readonly number[];
  readonly vectors: readonly (readonly number[])[];
}

/** As many eigenvalues as rows: the real ones ascending, then the others by real and imaginary part. */
export interface EigenDoubles {
  readonly kind: 'eigen';
  readonly values: readonly ComplexDouble[];
  /** Of length 1, with a real positive entry where the size is largest. */
  readonly vectors: readonly (readonly ComplexDouble[])[];
}

/** Singular values that are not zero, descending, with the left and the right singular vector of each. */
export interface SingularDoubles {
  readonly kind: 'singular';
  readonly values: readonly number[];
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
}

/** Of a symmetric matrix. */
export function symmetricInDoubles(a: Matrix): SymmetricDoubles | Overflow {
  const scaled = scaledDoubles(a);
  if (scaled === null) return OVERFLOW;
  const found = new EigenvalueDecomposition(scaled.matrix, { assumeSymmetric: true });
  const vectors = columnsOf(found.eigenvectorMatrix);
  const pairs = found.realEigenvalues
    .map((value, place) => ({ value: value * scaled.unit, vector: withPositiveEntry(vectors[place]) }))
    .toSorted((x, y) => x.value - y.value);
  if (!pairs.every(({ value, vector }) => Number.isFinite(value) && vector.every(Number.isFinite))) return OVERFLOW;
  return { kind: 'symmetric', values: pairs.map(({ value }) => value), vectors: pairs.map(({ vector }) => vector) };
}

/** Of any square matrix. The routine has no bound on its steps, so what calls it must be stopped from outside if it is not done. */
export function eigenInDoubles(a: Matrix): EigenDoubles | Overflow {
  const scaled = scaledDoubles(a);
  if (scaled === null) return OVERFLOW;
  const found = new EigenvalueDecomposition(scaled.matrix);
  const [re, im] = [found.realEigenvalues, found.imaginaryEigenvalues];
  const columns = columnsOf(found.eigenvectorMatrix);
  const pairs = re
    .map((value, place) => ({
      value: { re: value * scaled.unit, im: im[place] * scaled.unit },
      vector: unitComplex(complexColumn(columns, im, place)),
    }))
    .toSorted((x, y) => inOrder(x.value, y.value));
  const isFinite = pairs.every(({ value, vector }) => [value, ...vector].every(isFiniteNumber));
  if (!isFinite) return OVERFLOW;
  return { kind: 'eigen', values: pairs.map(({ value }) => value), vectors: pairs.map(({ vector }) => vector) };
}

/**
 * Of any matrix, from the symmetric matrix [[0, A], [Aᵀ, 0]]: (u, v) is an eigenvector of it for the eigenvalue σ. The routine for singular
 * values themselves is not taken: for some matrices of low rank it does not end.
 * Source: G. H. Golub, C. F. Van Loan, Matrix Computations, 8.6.1.
 * @param amount so many triples are wanted, at most the rank
 */
export function singularInDoubles(a: Matrix, amount: number): SingularDoubles | Overflow {
  const scaled = scaledDoubles(a);
  if (scaled === null) return OVERFLOW;
  const order = a.rows + a.columns;
  const joined = Doubles.zeros(order, order);
  for (let i = 0; i < a.rows; i++) {
    for (let j = 0; j < a.columns; j++) {
      joined.set(i, a.rows + j, scaled.matrix.get(i, j));
      joined.set(a.rows + j, i, scaled.matrix.get(i, j));
    }
  }
  const found = new EigenvalueDecomposition(joined, { assumeSymmetric: true });
  const vectors = columnsOf(found.eigenvectorMatrix);
  const triples = found.realEigenvalues
    .map((value, place) => ({ value, vector: vectors[place] }))
    .toSorted((x, y) => y.value - x.value)
    .slice(0, amount)
    .map(({ value, vector }) => {
      const right = unitReal(vector.slice(a.rows));
      const sign = signOfLargest(right);
      const left = unitReal(vector.slice(0, a.rows));
      return { value: value * scaled.unit, left: times(sign, left), right: times(sign, right) };
    });
  const [left, right] = [triples.map((each) => each.left), triples.map((each) => each.right)];
  const values = triples.map(({ value }) => value);
  if (![values, ...left, ...right].every((numbers) => numbers.every(Number.isFinite))) return OVERFLOW;
  if (!values.every((value) => value > 0) || !arePerpendicular(left) || !arePerpendicular(right)) return OVERFLOW;
  return { kind: 'singular', values, left, right };
}

function unitReal(vector: readonly number[]): readonly number[] {
  const length = Math.hypot(...vector);
  return vector.map((entry) => entry / length);
}

/** Whether no two vectors of length 1 have a dot product to speak of, as those of very small singular values can have. */
function arePerpendicular(vectors: readonly (readonly number[])[]): boolean {
  return vectors.every((u, place) =>
    vectors.slice(0, place).every((v) => Math.abs(u.reduce((sum, entry, k) => sum + entry * v[k], 0)) < NO_ANGLE),
  );
}

const NO_ANGLE = 1e-10;

/**
 * The eigenvector for a simple eigenvalue that is known to the last digit, by inverse iteration; its length and first sign are those
 * of `EigenDoubles`. Source: G. H. Golub, C. F. Van Loan, Matrix Computations, 7.6.1.
 */
export function eigenvectorInDoubles(a: Matrix, { re, im }: ComplexDouble): readonly ComplexDouble[] | Overflow {
  const scaled = scaledDoubles(a);
  if (scaled === null) return OVERFLOW;
  const size = a.rows;
  const [x, y] = [re / scaled.unit, im / scaled.unit];
  const isReal = im === 0;
  // (A − λI)(u + iv) in its real and imaginary part.
  const order = isReal ? size : 2 * size;
  const shifted = new Doubles(order, order);
  const apart = Number.EPSILON * size;
  for (let i = 0; i < order; i++) {
    for (let j = 0; j < order; j++) {
      const isOnBlock = i < size === j < size;
      const isOnDiagonal = i % size === j % size;
      const entry = isOnBlock ? scaled.matrix.get(i % size, j % size) - (isOnDiagonal ? x + apart : 0) : 0;
      const imaginary = isOnDiagonal && !isOnBlock ? (i < size ? y : -y) : 0;
      shifted.set(i, j, entry + imaginary);
    }
  }
  const factors = new LuDecomposition(shifted);
  if (factors.isSingular()) return OVERFLOW;
  // Entries of different sizes: no eigenvector of the transpose is perpendicular to all such vectors but by chance.
  let vector = Doubles.columnVector(Array.from({ length: order }, (_, place) => 1 + (place % 7) / 8));
  for (let step = 0; step < INVERSE_STEPS; step++) {
    const next = factors.solve(vector);
    vector = next.div(next.norm('frobenius'));
  }
  const entries = vector.to1DArray();
  const found = entries.slice(0, size).map((entry, place) => ({ re: entry, im: isReal ? 0 : entries[size + place] }));
  return found.every(isFiniteNumber) ? unitComplex(found) : OVERFLOW;
}

/** Two are enough where the eigenvalue is known to the last digit. */
const INVERSE_STEPS = 3;

/** The entries over a power of two next to the largest of them, so that no step leaves the range of doubles; null of infinite ones. */
function scaledDoubles(a: Matrix): { readonly matrix: Doubles; readonly unit: number } | null {
  const values = nearestDoubles(a);
  const largest = values.reduce((known, value) => Math.max(known, Math.abs(value)), 0);
  if (!Number.isFinite(largest)) return null;
  const unit = largest === 0 ? 1 : 2 ** Math.max(-1000, Math.floor(Math.log2(largest)));
  return {
    matrix: Doubles.from1DArray(
      a.rows,
      a.columns,
      values.map((value) => value / unit),
    ),
    unit,
  };
}

function columnsOf(matrix: Doubles): readonly (readonly number[])[] {
  return Array.from({ length: matrix.columns }, (_, column) => matrix.getColumn(column));
}

/** Of a conjugate pair the columns hold the real and the imaginary part of the eigenvector for the root above the real axis. */
function complexColumn(
  columns: readonly (readonly number[])[],
  im: readonly number[],
  place: number,
): readonly ComplexDouble[] {
  if (im[place] === 0) return columns[place].map((entry) => ({ re: entry, im: 0 }));
  const first = im[place] > 0 ? place : place - 1;
  const sign = im[place] > 0 ? 1 : -1;
  return columns[first].map((entry, row) => ({ re: entry, im: sign * columns[first + 1][row] }));
}

function withPositiveEntry(vector: readonly number[]): readonly number[] {
  return times(signOfLargest(vector), vector);
}

/** That of the entry of the largest size. */
function signOfLargest(vector: readonly number[]): 1 | -1 {
  const largest = vector.reduce((known, entry) => (Math.abs(entry) > Math.abs(known) * NEARLY ? entry : known), 0);
  return largest < 0 ? -1 : 1;
}

/** Of entries of one size the first counts, whichever rounding makes larger. */
const NEARLY = 1 + 1e-9;

/** -0 becomes 0. */
function times(sign: 1 | -1, vector: readonly number[]): readonly number[] {
  return vector.map((entry) => sign * entry + 0);
}

function unitComplex(vector: readonly ComplexDouble[]): readonly ComplexDouble[] {
  const length = Math.hypot(...vector.flatMap(({ re, im }) => [re, im]));
  const largest = vector.reduce((known, entry) => (sizeOf(entry) > sizeOf(known) * NEARLY ? entry : known));
  // Over the unit number in the direction of the largest entry.
  const [re, im] = [largest.re / sizeOf(largest) / length, largest.im / sizeOf(largest) / length];
  return vector.map((entry) => ({
    re: entry.re * re + entry.im * im + 0,
    im: entry === largest ? 0 : entry.im * re - entry.re * im + 0,
  }));
}

function sizeOf({ re, im }: ComplexDouble): number {
  return Math.hypot(re, im);
}

function isFiniteNumber(x: number | ComplexDouble): boolean {
  return typeof x === 'number' ? Number.isFinite(x) : Number.isFinite(x.re) && Number.isFinite(x.im);
}

function inOrder(x: ComplexDouble, y: ComplexDouble): number {
  if ((x.im === 0) !== (y.im === 0)) return x.im === 0 ? -1 : 1;
  return x.re - y.re || x.im - y.im;
}

/** Predicted nanoseconds of one of the decompositions, measured. */
export function spectralTime(rows: number, columns: number): number {
  return 300_000 + 3000 * rows * columns + 25 * rows * columns * Math.min(rows, columns);
}
