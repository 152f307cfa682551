// Dependent rows: a combination of rows with small integers that is a row of zeros, as R₁ − 2R₂ + R₃ = 0.

import { type Entry, isRational } from '../exact/entry.ts';
import { gcd } from '../exact/gcd.ts';
import { divide, isZero, multiply, negate, ONE, type Rational, signOf, subtract, ZERO } from '../exact/rational.ts';
import { leastCommonDenominator } from './row-reduction/solve.ts';

type Rows = readonly (readonly Rational[])[];

function areRational(rows: readonly (readonly Entry[])[]): rows is Rows {
  return rows.every((row) => row.every(isRational));
}

/** Nobody sees a combination with larger numbers, or of more rows. */
const LARGEST_COEFFICIENT = 3n;
const MOST_ROWS_COMBINED = 4;

/**
 * Integers without a common factor, the first that is not 0 positive, with which the rows add up to zeros; null where the rows are
 * independent, or no such combination is simple enough to be seen. Of several the one with the smallest numbers.
 */
export function simpleDependence(rows: readonly (readonly Entry[])[]): readonly number[] | null {
  if (!areRational(rows)) return null;
  const found = leftNullSpace(rows).map(primitive).filter(isSimple);
  if (found.length === 0) return null;
  const best = found.reduce((least, other) => (sizeOf(other) < sizeOf(least) ? other : least));
  return best.map(Number);
}

/** A basis of the combinations of the rows that give zeros, by exact elimination of the transposed matrix. */
function leftNullSpace(rows: Rows): readonly (readonly Rational[])[] {
  const columns = rows.length;
  const work: (readonly Rational[])[] = rows[0].map((_, column) => rows.map((row) => row[column]));
  const pivots: number[] = [];
  for (let column = 0; column < columns; column++) {
    const top = pivots.length;
    const found = work.findIndex((row, index) => index >= top && !isZero(row[column]));
    if (found === -1) continue;
    [work[top], work[found]] = [work[found], work[top]];
    const pivot = work[top][column];
    work[top] = work[top].map((entry) => divide(entry, pivot));
    for (let other = 0; other < work.length; other++) {
      const factor = work[other][column];
      if (other === top || isZero(factor)) continue;
      work[other] = work[other].map((entry, index) => subtract(entry, multiply(factor, work[top][index])));
    }
    pivots.push(column);
  }
  const free = Array.from({ length: columns }, (_, column) => column).filter((column) => !pivots.includes(column));
  return free.map((column) =>
    Array.from({ length: columns }, (_, place) => {
      if (place === column) return ONE;
      const row = pivots.indexOf(place);
      return row === -1 ? ZERO : negate(work[row][column]);
    }),
  );
}

function primitive(vector: readonly Rational[]): readonly bigint[] {
  const scale = leastCommonDenominator(vector);
  const whole = vector.map(({ numerator, denominator }) => (numerator * scale) / denominator);
  const content = whole.reduce((known, value) => gcd(known, value), 0n) || 1n;
  const first = vector.find((value) => !isZero(value)) ?? ONE;
  const divisor = signOf(first) < 0 ? -content : content;
  return whole.map((value) => value / divisor);
}

function isSimple(vector: readonly bigint[]): boolean {
  return (
    vector.every((value) => value <= LARGEST_COEFFICIENT && -value <= LARGEST_COEFFICIENT) &&
    vector.filter((value) => value !== 0n).length <= MOST_ROWS_COMBINED
  );
}

function sizeOf(vector: readonly bigint[]): bigint {
  return vector.reduce((total, value) => total + (value < 0n ? -value : value), 0n);
}
