// Powers of entries: which are defined, what they cost, and what they are.

import { isIntegerAt, placeAt, signAt } from '../../../algorithms/entries.ts';
import type { EntrywiseInput } from '../../../algorithms/entrywise/solve.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { EXACT_BUDGET, multiplicationCost } from '../../../exact/budget.ts';
import { bitLength } from '../../../exact/integers.ts';
import { divideEntries, multiplyEntries } from '../../../exact/kernels/entrywise.ts';
import {
  type AnswerMatrix,
  compact,
  constantMatrix,
  entryAt,
  floatMatrix,
  type Matrix,
  rationalMatrix,
} from '../../../exact/matrix.ts';
import { raise } from '../../../exact/power.ts';
import { absolute, divide, isInteger, isZero, ONE, type Rational, signOf } from '../../../exact/rational.ts';
import { nearestDouble } from '../../../exact/rounding.ts';
import { exactText, type Real } from '../../../exact/scalar.ts';

/**
 * Every power is defined over the reals: no 0 to a negative power, no negative base with a fractional exponent.
 *
 * A division by zero is blamed on the exponent, which is what has to change; where b is one number for all places,
 * only the 0 in a tells them apart. A fractional exponent asks for a base of at least 0, so the base is blamed.
 * @throws DomainError `zero_division`, `domain`
 */
export function requirePowers({ a, b, scalar }: EntrywiseInput): void {
  for (let position = 0; position < a.rows * a.columns; position++) {
    const sign = signAt(a, position);
    if (sign > 0) continue;
    const { row, column } = placeAt(a, position);
    const indices = [String(row), String(column)];
    const place = { row: row + 1, column: column + 1 };
    if (sign === 0 && signAt(b, position) < 0) {
      const negativePower = exactText(entryAt(b, position));
      throw DomainError.of('zero_division', [scalar ? 'a' : 'b', ...indices], { place, negativePower });
    }
    if (sign < 0 && !isIntegerAt(b, position)) {
      const base = entryAt(a, position);
      const exponent = entryAt(b, position);
      const oddRoot = oddRootText(base, exponent);
      throw DomainError.of('domain', ['a', ...indices], {
        base: exactText(base),
        exponent: exactText(exponent),
        ...place,
        oddRoot,
      });
    }
  }
}

function oddRootText(base: Rational, exponent: Rational): string | null {
  const power = raise(base, exponent);
  return power.kind === 'domain' && power.oddRoot !== null ? exactText(power.oddRoot) : null;
}

/**
 * Each entry of a to the power of the entry of b at the same place: exact within the budget, doubles beyond it.
 * All powers are defined.
 * @throws DomainError `overflow` where a power is beyond the range of doubles
 */
export function raiseEntries(a: Matrix, b: Matrix): AnswerMatrix {
  if (isRaisedAsWhole(a, b)) return raiseAll(a, Number(entryAt(b, 0).numerator));
  if (lengthCost(a, b) > POWERS_BUDGET) return raiseDoubles(a, b);
  const entries = Array.from({ length: a.rows * a.columns }, (_, position) => raiseEntry(a, b, position));
  return entries.every((value) => value.kind === 'rational')
    ? compact(rationalMatrix(a.rows, a.columns, entries))
    : { kind: 'real', rows: a.rows, columns: a.columns, entries };
}

function raiseEntry(a: Matrix, b: Matrix, position: number): Real {
  const power = raiseReduced(entryAt(a, position), entryAt(b, position));
  if (power.kind === 'rational' || power.kind === 'power') return power;
  throw beyondDoubles(a, b, position);
}

/** A negative power by way of the reciprocal: parts without a common factor keep none, so that nothing is reduced. */
function raiseReduced(base: Rational, exponent: Rational): ReturnType<typeof raise> {
  if (signOf(exponent) >= 0 || !isInteger(exponent) || isZero(base)) return raise(base, exponent);
  const power = raise(divide(ONE, base), absolute(exponent));
  return power.kind === 'power' ? raise(base, exponent) : power;
}

function beyondDoubles(a: Matrix, b: Matrix, position: number): DomainError {
  const { row, column } = placeAt(a, position);
  const [base, exponent] = [exactText(entryAt(a, position)), exactText(entryAt(b, position))];
  const what = `${base} to the power ${exponent} in row ${row + 1}, column ${column + 1}`;
  return DomainError.of('overflow', ['a', String(row), String(column)], { what });
}

/** Matrices with more entries are raised to a common exponent by entry-by-entry products of whole matrices. */
const WORTH_A_KERNEL = 400;
const LARGEST_SHARED_EXPONENT = 64;

function isRaisedAsWhole(a: Matrix, b: Matrix): boolean {
  if (a.kind !== 'scaled' || b.kind !== 'scaled' || a.values.length <= WORTH_A_KERNEL) return false;
  if (!isIntegerAt(b, 0) || magnitudeAt(b, 0) > LARGEST_SHARED_EXPONENT) return false;
  return b.values.every((value) => value === b.values[0]);
}

/** All entries to the same integer power, by repeated squaring (Knuth, TAOCP 4.6.3). */
function raiseAll(a: Matrix, exponent: number): Matrix {
  const ones = constantMatrix(a.rows, a.columns, ONE);
  let result: Matrix = ones;
  let square = a;
  for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiplyEntries(result, square);
    if (rest > 1) square = multiplyEntries(square, square);
  }
  return exponent < 0 ? divideEntries(ones, result) : result;
}

function raiseDoubles(a: Matrix, b: Matrix): AnswerMatrix {
  const values = Float64Array.from({ length: a.rows * a.columns }, (_, position) => {
    const base = entryAt(a, position);
    const exponent = entryAt(b, position);
    const size = Math.abs(nearestDouble(base)) ** nearestDouble(exponent);
    // A double need not keep whether a large exponent is odd.
    const power = signOf(base) < 0 && exponent.numerator % 2n !== 0n ? -size : size;
    if (!Number.isFinite(power)) throw beyondDoubles(a, b, position);
    return power + 0;
  });
  return floatMatrix(a.rows, a.columns, values);
}

/** Results are written out as fractions up to so many bits, and kept as powers beyond; see exact/power.ts. */
const LONGEST_RESULT = 16384;

/**
 * Powers are worked out one by one, so a large matrix of them takes long without ever being hard: millions of square roots
 * are still exact.
 */
const POWERS_BUDGET = 16 * EXACT_BUDGET;

/**
 * Work of finding a power irrational and of rounding it later. Logarithms are found to a precision that grows with the
 * lengths of base and exponent, and close calls need more of it.
 */
function keptPowerCost(bits: number): number {
  return KEPT_POWER_COST * (1 + bits / 64) ** 1.5;
}

const KEPT_POWER_COST = 8000;

/** Work of any power, however short: two fractions made, their lengths looked at, a third one made. */
const ENTRY_COST = 2_000;

/** Work of an entry where whole matrices are multiplied: one product for each bit of the exponent, at most two. */
const SHARED_ENTRY_COST = 200;

/** The predicted work of all powers, from the lengths of the entries alone. */
export function predictedCost(a: Matrix, b: Matrix): number {
  const entries = a.rows * a.columns;
  return isRaisedAsWhole(a, b) ? SHARED_ENTRY_COST * entries : ENTRY_COST * entries + lengthCost(a, b);
}

/** The expected time of all powers, with writing them: shorter than the work at most, where most of them are integers. */
export function predictedTime(a: Matrix, b: Matrix): number {
  const entries = a.rows * a.columns;
  return isRaisedAsWhole(a, b) ? SHARED_ENTRY_TIME * entries : ENTRY_TIME * entries + lengthCost(a, b);
}

const SHARED_ENTRY_TIME = 140;
const ENTRY_TIME = 500;

/** The part of the work that grows with the lengths of the results: it alone has to stay within the exact budget. */
function lengthCost(a: Matrix, b: Matrix): number {
  let cost = 0;
  for (let position = 0; position < a.rows * a.columns; position++) {
    const bits = lengthAt(a, position) * magnitudeAt(b, position);
    const kept = bits > LONGEST_RESULT || !isIntegerAt(b, position);
    cost += kept ? keptPowerCost(lengthAt(a, position) + lengthAt(b, position)) : 2 * multiplicationCost(bits, bits);
  }
  return cost;
}

/** At least the number of bits of the longer part of an entry. */
function lengthAt(matrix: Matrix, position: number): number {
  switch (matrix.kind) {
    case 'scaled':
      return Math.max(Math.log2(Math.abs(matrix.values[position]) + 1), BITS_A_DIGIT * matrix.scale) + 1;
    case 'quotient':
      return Math.max(bitLength(matrix.numerators[position]), bitLength(matrix.denominator));
    case 'rational':
      return Math.max(bitLength(matrix.entries[position].numerator), bitLength(matrix.entries[position].denominator));
  }
}

const BITS_A_DIGIT = Math.log2(10);

function magnitudeAt(matrix: Matrix, position: number): number {
  switch (matrix.kind) {
    case 'scaled':
      return Math.abs(matrix.values[position]) / 10 ** matrix.scale;
    case 'quotient':
    case 'rational':
      return Math.abs(nearestDouble(entryAt(matrix, position)));
  }
}
