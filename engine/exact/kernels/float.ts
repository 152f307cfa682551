// Kernels on IEEE doubles, for what the exact budget does not admit. Their results are rounded, and say so.

import { type FloatMatrix, floatMatrix, type Matrix, powerOfTen } from '../matrix.ts';
import { nearestDouble } from '../rounding.ts';
import { type Float, float } from '../scalar.ts';

/** A double computation left the finite doubles: an entry, an intermediate or the answer is too large, or a pivot vanished. */
export interface Overflow {
  readonly kind: 'overflow';
}

export const OVERFLOW: Overflow = { kind: 'overflow' };

/** A finite double as an answer, never -0; else the overflow. */
export function finiteFloat(value: number): Float | Overflow {
  return Number.isFinite(value) ? float(value + 0) : OVERFLOW;
}

/** Doubles as a matrix, if all are finite. -0 becomes 0. */
export function finiteMatrix(rows: number, columns: number, values: Float64Array): FloatMatrix | Overflow {
  for (let k = 0; k < values.length; k++) {
    if (!Number.isFinite(values[k])) return OVERFLOW;
    values[k] += 0;
  }
  return floatMatrix(rows, columns, values);
}

/** The nearest double of each entry, row by row; infinite beyond the double range. */
export function nearestDoubles(matrix: Matrix): Float64Array {
  switch (matrix.kind) {
    case 'scaled':
      // Both operands are exact, so one division rounds once.
      return matrix.values.map((value) => value / powerOfTen(matrix.scale));
    case 'quotient':
      return Float64Array.from(matrix.numerators, (numerator) =>
        nearestDouble({ kind: 'rational', numerator, denominator: matrix.denominator }),
      );
    case 'rational':
      return Float64Array.from(matrix.entries, nearestDouble);
  }
}

/** x 2^exponent, in steps that do not leave the doubles before the last. */
function scaleByPower(x: number, exponent: number): number {
  if (exponent > 1000) return x * 2 ** 1000 * 2 ** Math.min(1000, exponent - 1000);
  if (exponent < -1000) return x * 2 ** -1000 * 2 ** Math.max(-1000, exponent + 1000);
  return x * 2 ** exponent;
}

/**
 * Gaussian elimination with partial pivoting, in place on [A | B]; afterwards the right part holds the solution of A X = B.
 * Gives the pivots with the sign of the exchanges, whose product is det A.
 * @param values row-major, size rows of `columns` entries, the first `size` columns being A
 */
export function eliminateFloat(values: Float64Array, size: number, columns: number): readonly number[] {
  const pivots: number[] = [];
  for (let step = 0; step < size; step++) {
    let pivotRow = step;
    for (let i = step + 1; i < size; i++) {
      if (Math.abs(values[i * columns + step]) > Math.abs(values[pivotRow * columns + step])) pivotRow = i;
    }
    if (pivotRow !== step) exchangeRows(values, columns, step, pivotRow);
    const pivot = values[step * columns + step];
    pivots.push(pivotRow === step ? pivot : -pivot);
    for (let i = step + 1; i < size; i++) subtractRow(values, columns, i, step, step, pivot);
  }
  return pivots;
}

/** Back substitution after `eliminateFloat`: X in the columns from `size` on. */
export function substituteBack(values: Float64Array, size: number, columns: number): void {
  for (let step = size - 1; step >= 0; step--) {
    const pivot = values[step * columns + step];
    for (let j = size; j < columns; j++) values[step * columns + j] /= pivot;
    for (let i = 0; i < step; i++) {
      const multiplier = values[i * columns + step];
      if (multiplier === 0) continue;
      for (let j = size; j < columns; j++) values[i * columns + j] -= multiplier * values[step * columns + j];
    }
  }
}

/** The product of doubles; mantissas and exponents are kept apart, so that only the product itself can overflow. */
export function productOfFloats(factors: readonly number[]): number {
  let mantissa = 1;
  let exponent = 0;
  for (const factor of factors) {
    if (factor === 0 || !Number.isFinite(factor)) return factor;
    const power = Math.floor(Math.log2(Math.abs(factor)));
    mantissa *= scaleByPower(factor, -power);
    exponent += power;
    const carry = Math.floor(Math.log2(Math.abs(mantissa)));
    mantissa *= 2 ** -carry;
    exponent += carry;
  }
  return scaleByPower(mantissa, Math.max(-1999, Math.min(1999, exponent)));
}

/**
 * Coefficients of the monic characteristic polynomial, highest power first: reduction to Hessenberg form with partial pivoting,
 * then the recurrence of its leading minors. In place.
 */
export function characteristicFloat(a: Float64Array, size: number): readonly number[] {
  for (let step = 1; step < size - 1; step++) {
    let pivotRow = step;
    for (let i = step + 1; i < size; i++) {
      if (Math.abs(a[i * size + step - 1]) > Math.abs(a[pivotRow * size + step - 1])) pivotRow = i;
    }
    const pivot = a[pivotRow * size + step - 1];
    if (pivot === 0) continue;
    if (pivotRow !== step) {
      exchangeRows(a, size, step, pivotRow);
      exchangeColumns(a, size, step, pivotRow);
    }
    for (let i = step + 1; i < size; i++) {
      const multiplier = a[i * size + step - 1] / pivot;
      if (multiplier === 0) continue;
      for (let j = step - 1; j < size; j++) a[i * size + j] -= multiplier * a[step * size + j];
      for (let j = 0; j < size; j++) a[j * size + step] += multiplier * a[j * size + i];
    }
  }
  // polynomials[k] is the characteristic polynomial of the leading k x k block, lowest power first.
  const polynomials: Float64Array[] = [Float64Array.of(1)];
  for (let k = 1; k <= size; k++) {
    const next = new Float64Array(k + 1);
    const previous = polynomials[k - 1];
    previous.forEach((coefficient, power) => {
      next[power + 1] += coefficient;
      next[power] -= a[(k - 1) * size + k - 1] * coefficient;
    });
    let product = 1;
    for (let i = k - 1; i >= 1; i--) {
      product *= a[i * size + i - 1];
      const factor = product * a[(i - 1) * size + k - 1];
      if (factor !== 0) polynomials[i - 1].forEach((coefficient, power) => (next[power] -= factor * coefficient));
    }
    polynomials.push(next);
  }
  return Array.from(polynomials[size].toReversed());
}

function subtractRow(
  values: Float64Array,
  columns: number,
  target: number,
  source: number,
  column: number,
  pivot: number,
): void {
  const multiplier = values[target * columns + column] / pivot;
  values[target * columns + column] = 0;
  if (multiplier === 0) return;
  const [t, s] = [target * columns, source * columns];
  for (let j = column + 1; j < columns; j++) values[t + j] -= multiplier * values[s + j];
}

function exchangeRows(values: Float64Array, columns: number, i: number, j: number): void {
  const row = values.slice(i * columns, (i + 1) * columns);
  values.copyWithin(i * columns, j * columns, (j + 1) * columns);
  values.set(row, j * columns);
}

function exchangeColumns(values: Float64Array, columns: number, i: number, j: number): void {
  for (let k = 0; k < values.length; k += columns) [values[k + i], values[k + j]] = [values[k + j], values[k + i]];
}
