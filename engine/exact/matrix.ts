// Matrices: one type for callers, several storages under it.
//
// An exact matrix is stored in the cheapest of three ways; nobody above this folder chooses or asks which:
//   scaled    integers below 2^53 in a Float64Array over one power of ten: entry = values[i] / 10^scale
//   quotient  BigInt numerators over one common denominator (inverses: adjugate over determinant)
//   rational  one reduced fraction an entry
// Answers alone may also be `real` (some entries are irrational powers) or `float64` (computed beyond the budget).

import { decimalExponents } from './decimal-fractions.ts';
import { type Entry, equals, isRational, isReal } from './entry.ts';
import { integer, type Rational, rational } from './rational.ts';
import { complexFloat, type Exact, type Scalar } from './scalar.ts';

interface Sized {
  readonly rows: number;
  readonly columns: number;
}

/** Row-major integers of magnitude at most 2^53 - 1, all over 10^scale; 0 <= scale <= 22; no entry is -0. */
export interface ScaledMatrix extends Sized {
  readonly kind: 'scaled';
  readonly values: Float64Array;
  readonly scale: number;
  /** No magnitude among the values is larger, where that is known without looking at them; else null. */
  readonly bound: number | null;
}

/** Row-major numerators over one positive common denominator; entries need not be in lowest terms. */
export interface QuotientMatrix extends Sized {
  readonly kind: 'quotient';
  readonly numerators: readonly bigint[];
  readonly denominator: bigint;
}

/** Row-major reduced fractions. */
export interface RationalMatrix extends Sized {
  readonly kind: 'rational';
  readonly entries: readonly Rational[];
}

/** Row-major entries, some of which are irrational or complex. */
export interface RealMatrix extends Sized {
  readonly kind: 'real';
  readonly entries: readonly Exact[];
}

/** The same with numbers of one quadratic field alone: what a question may hold beside fractions. */
export interface FieldMatrix extends RealMatrix {
  readonly entries: readonly Entry[];
}

/** Row-major finite doubles, and their imaginary parts where some entries are complex. */
export interface FloatMatrix extends Sized {
  readonly kind: 'float64';
  readonly values: Float64Array;
  readonly imaginary: Float64Array | null;
}

/** A matrix of fractions with at least one row and one column: most inputs, and most answers. */
export type Matrix = ScaledMatrix | QuotientMatrix | RationalMatrix;

/** The inputs of operations that calculate in a field: fractions, or numbers of one quadratic field. */
export type ExactMatrix = Matrix | FieldMatrix;

/** What an operation may answer with. */
export type AnswerMatrix = Matrix | RealMatrix | FloatMatrix;

/** The power of ten as an exact double; 0 <= exponent <= 22. */
export function powerOfTen(exponent: number): number {
  return POWERS_OF_TEN[exponent];
}

const POWERS_OF_TEN = Float64Array.from({ length: 23 }, (_, k) => Number(10n ** BigInt(k)));

export function scaledMatrix(
  rows: number,
  columns: number,
  values: Float64Array,
  scale: number,
  bound: number | null = null,
): ScaledMatrix {
  return { kind: 'scaled', rows, columns, values, scale, bound };
}

export function quotientMatrix(
  rows: number,
  columns: number,
  numerators: readonly bigint[],
  denominator: bigint,
): QuotientMatrix {
  return { kind: 'quotient', rows, columns, numerators, denominator };
}

export function rationalMatrix(rows: number, columns: number, entries: readonly Rational[]): RationalMatrix {
  return { kind: 'rational', rows, columns, entries };
}

export function floatMatrix(
  rows: number,
  columns: number,
  values: Float64Array,
  imaginary: Float64Array | null = null,
): FloatMatrix {
  return { kind: 'float64', rows, columns, values, imaginary };
}

/** Row-major entries in the storage that holds them: fractions where all of them are. */
export function exactMatrix(rows: number, columns: number, entries: readonly Entry[]): RationalMatrix | FieldMatrix {
  return entries.every(isRational) ? rationalMatrix(rows, columns, entries) : { kind: 'real', rows, columns, entries };
}

/** Whether some entries are not fractions. */
export function hasRoots(matrix: ExactMatrix): matrix is FieldMatrix {
  return matrix.kind === 'real';
}

/** Whether some entries have an imaginary part. */
export function isComplex(matrix: ExactMatrix): boolean {
  return hasRoots(matrix) && !matrix.entries.every(isReal);
}

/** The matrix of the given rows; for small matrices, tests and examples. */
export function matrixOf(rows: readonly (readonly Rational[])[]): RationalMatrix;
export function matrixOf(rows: readonly (readonly Entry[])[]): RationalMatrix | FieldMatrix;
export function matrixOf(rows: readonly (readonly Entry[])[]): RationalMatrix | FieldMatrix {
  return exactMatrix(rows.length, rows[0].length, rows.flat());
}

/** The matrix of the given rows of safe integers. */
export function integerMatrix(rows: readonly (readonly number[])[]): ScaledMatrix {
  return scaledMatrix(rows.length, rows[0].length, Float64Array.from(rows.flat()), 0);
}

/** The entry at a 0-based row and column, in lowest terms. */
export function entry(matrix: Matrix, row: number, column: number): Rational;
export function entry(matrix: ExactMatrix, row: number, column: number): Entry;
export function entry(matrix: ExactMatrix, row: number, column: number): Entry {
  return entryAt(matrix, row * matrix.columns + column);
}

/** The entry at a row-major position, in lowest terms. */
export function entryAt(matrix: Matrix, position: number): Rational;
export function entryAt(matrix: ExactMatrix, position: number): Entry;
export function entryAt(matrix: ExactMatrix, position: number): Entry {
  switch (matrix.kind) {
    case 'scaled': {
      const value = matrix.values[position];
      return matrix.scale === 0 ? integer(value) : rational(BigInt(value), 10n ** BigInt(matrix.scale));
    }
    case 'quotient':
      return rational(matrix.numerators[position], matrix.denominator);
    case 'rational':
    case 'real':
      return matrix.entries[position];
  }
}

/** The entry of an answer at a row-major position. */
export function scalarAt(matrix: AnswerMatrix, position: number): Scalar {
  switch (matrix.kind) {
    case 'real':
      return matrix.entries[position];
    case 'float64':
      return complexFloat(matrix.values[position], matrix.imaginary === null ? 0 : matrix.imaginary[position]);
    default:
      return entryAt(matrix, position);
  }
}

/**
 * The entry of an answer as a fraction that need not be in lowest terms, save that an integer is one.
 * For printing: reducing the entries of a large inverse costs more than computing them.
 */
export function looseScalarAt(matrix: AnswerMatrix, position: number): Scalar {
  if (matrix.kind !== 'quotient') return scalarAt(matrix, position);
  const numerator = matrix.numerators[position];
  const { denominator } = matrix;
  return numerator % denominator === 0n
    ? rational(numerator / denominator)
    : { kind: 'rational', numerator, denominator };
}

/** All entries, row by row. */
export function entriesOf(matrix: Matrix): readonly Rational[];
export function entriesOf(matrix: ExactMatrix): readonly Entry[];
export function entriesOf(matrix: ExactMatrix): readonly Entry[] {
  if (matrix.kind === 'rational' || matrix.kind === 'real') return matrix.entries;
  const entries: Rational[] = [];
  for (let position = 0; position < matrix.rows * matrix.columns; position++) entries.push(entryAt(matrix, position));
  return entries;
}

/** The rows of an exact matrix as arrays of numbers. */
export function rowsOf(matrix: Matrix): readonly (readonly Rational[])[];
export function rowsOf(matrix: ExactMatrix): readonly (readonly Entry[])[];
export function rowsOf(matrix: ExactMatrix): readonly (readonly Entry[])[] {
  const entries = entriesOf(matrix);
  return Array.from({ length: matrix.rows }, (_, row) =>
    entries.slice(row * matrix.columns, (row + 1) * matrix.columns),
  );
}

/** The n x n identity matrix. */
export function identity(size: number): ScaledMatrix {
  const values = new Float64Array(size * size);
  for (let i = 0; i < size; i++) values[i * size + i] = 1;
  return scaledMatrix(size, size, values, 0);
}

export function isSquare(matrix: Sized): boolean {
  return matrix.rows === matrix.columns;
}

export function sameShape(a: Sized, b: Sized): boolean {
  return a.rows === b.rows && a.columns === b.columns;
}

/** The matrix whose entries are all `value`: what a broadcast scalar stands for. */
export function constantMatrix(rows: number, columns: number, value: Rational): Matrix;
export function constantMatrix(rows: number, columns: number, value: Entry): ExactMatrix;
export function constantMatrix(rows: number, columns: number, value: Entry): ExactMatrix {
  const size = rows * columns;
  if (!isRational(value)) {
    const entries = Array.from({ length: size }, () => value);
    return { kind: 'real', rows, columns, entries };
  }
  const scale = SCALES.find((candidate) => 10n ** BigInt(candidate) % value.denominator === 0n);
  if (scale !== undefined) {
    const scaled = Number((value.numerator * 10n ** BigInt(scale)) / value.denominator);
    if (Number.isSafeInteger(scaled)) return scaledMatrix(rows, columns, new Float64Array(size).fill(scaled), scale);
  }
  return rationalMatrix(
    rows,
    columns,
    Array.from({ length: size }, () => value),
  );
}

const SCALES: readonly number[] = Array.from({ length: 23 }, (_, scale) => scale);

/** Whether all entries are equal, whatever the storages. */
export function matricesEqual(a: ExactMatrix, b: ExactMatrix): boolean {
  if (!sameShape(a, b)) return false;
  for (let position = 0; position < a.rows * a.columns; position++) {
    if (!equals(entryAt(a, position), entryAt(b, position))) return false;
  }
  return true;
}

/** The matrix of zeros. */
export function zeroMatrix(rows: number, columns: number): ScaledMatrix {
  return scaledMatrix(rows, columns, new Float64Array(rows * columns), 0);
}

/** A number that no magnitude among the integers of a scaled matrix exceeds: the largest of them, or what is known without looking. */
export function magnitudeBound(matrix: ScaledMatrix): number {
  return matrix.bound ?? largestMagnitude(matrix);
}

/** The largest magnitude among the integers of a scaled matrix. */
export function largestMagnitude(matrix: ScaledMatrix): number {
  if (matrix.values.length < LONG) return magnitudeOf(matrix.values);
  const known = magnitudes.get(matrix) ?? magnitudeOf(matrix.values);
  magnitudes.set(matrix, known);
  return known;
}

/** Of longer matrices the magnitude is kept: the prediction of a product asks for it, and then the product. */
const LONG = 4096;
const magnitudes = new WeakMap<ScaledMatrix, number>();

function magnitudeOf(values: Float64Array): number {
  const whole = values.length & ~3;
  // Of every fourth entry each: a comparison does not wait for the one before it, which takes longer than itself.
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let k = 0; k < whole; k += 4) {
    first = Math.max(first, Math.abs(values[k]));
    second = Math.max(second, Math.abs(values[k + 1]));
    third = Math.max(third, Math.abs(values[k + 2]));
    fourth = Math.max(fourth, Math.abs(values[k + 3]));
  }
  // By index: an iterator over a typed array costs several times the comparison.
  for (let k = whole; k < values.length; k++) first = Math.max(first, Math.abs(values[k]));
  return Math.max(first, second, third, fourth);
}

/** The same matrix in scaled storage where that holds it, else as it is. */
export function compact(matrix: Matrix): Matrix;
export function compact(matrix: ExactMatrix): ExactMatrix;
export function compact(matrix: ExactMatrix): ExactMatrix {
  if (matrix.kind === 'scaled' || matrix.kind === 'real') return matrix;
  const numerators = matrix.kind === 'quotient' ? matrix.numerators : matrix.entries.map((x) => x.numerator);
  const denominators = matrix.kind === 'quotient' ? [matrix.denominator] : matrix.entries.map((x) => x.denominator);
  const scale = commonScale(denominators);
  if (scale === undefined) return matrix;
  const power = 10n ** BigInt(scale);
  const values = new Float64Array(numerators.length);
  let [denominator, factor] = [1n, power];
  for (let k = 0; k < values.length; k++) {
    const next = denominators.length === 1 ? denominators[0] : denominators[k];
    if (next !== denominator) [denominator, factor] = [next, power / next];
    values[k] = Number(factor === 1n ? numerators[k] : numerators[k] * factor);
    if (!Number.isSafeInteger(values[k])) return matrix;
  }
  return scaledMatrix(matrix.rows, matrix.columns, values, scale);
}

/** The least scale whose power of ten all denominators divide; undefined where there is none up to 22. */
function commonScale(denominators: readonly bigint[]): number | undefined {
  let scale = 0;
  let previous = 1n;
  for (const denominator of denominators) {
    if (denominator === previous) continue;
    previous = denominator;
    const exponents = decimalExponents(denominator);
    if (exponents === undefined) return undefined;
    scale = Math.max(scale, exponents.twos, exponents.fives);
    if (scale >= SCALES.length) return undefined;
  }
  return scale;
}
