// The characteristic polynomial.

import { type Cost, EXACT_BUDGET, gcdCost } from '../budget.ts';
import type { Entry } from '../entry.ts';
import { bitLength } from '../integers.ts';
import { type ExactMatrix, hasRoots, type Matrix } from '../matrix.ts';
import { type Rational, rational } from '../rational.ts';
import { type Float, float } from '../scalar.ts';
import { overCommonDenominator, rowNormBits } from './clearing.ts';
import { characteristicOverField, fieldCost } from './field.ts';
import { characteristicFloat, nearestDoubles, OVERFLOW, type Overflow } from './float.ts';
import { liftingCost, liftResidues, primesFor } from './lifting.ts';
import { beyondBudget } from './modular-costs.ts';
import { primeAt } from './primes.ts';
import { inverseModulo, reduce, residuesModulo, residuesOf } from './residues.ts';
import { characteristicInWebAssembly } from './wasm/characteristic.ts';

export interface Polynomial<Coefficient = Rational> {
  readonly kind: 'polynomial';
  /** Highest power first. */
  readonly coefficients: readonly (Coefficient | Float)[];
}

/** det(xI - A) of a square matrix, monic: exact within the budget, else in doubles. */
export function characteristicPolynomial(a: Matrix): Polynomial | Overflow;
export function characteristicPolynomial(a: ExactMatrix): Polynomial<Entry> | Overflow;
export function characteristicPolynomial(a: ExactMatrix): Polynomial<Entry> | Overflow {
  if (hasRoots(a)) return { kind: 'polynomial', coefficients: characteristicOverField(a) };
  const plan = planCharacteristic(a);
  if (plan === undefined || plan.cost > EXACT_BUDGET) return characteristicInDoubles(a);
  const integers = characteristicByResidues(plan.integers, a.rows, plan.bits);
  let power = 1n;
  const coefficients = integers.map((coefficient, k) => {
    if (k > 0) power *= plan.denominator;
    return rational(coefficient, power);
  });
  return { kind: 'polynomial', coefficients };
}

/** Predicted work of `characteristicPolynomial`. */
export function characteristicCost(a: ExactMatrix): Cost {
  if (hasRoots(a)) return fieldCost([a], a.rows ** 4, a.rows);
  return { exact: planCharacteristic(a)?.cost ?? Number.POSITIVE_INFINITY, float: 4 * a.rows ** 3 };
}

/**
 * The coefficients for a square integer matrix, highest power first, from their residues.
 * @param bits an upper bound of log2 of their magnitudes
 */
function characteristicByResidues(integers: readonly bigint[], size: number, bits: number): bigint[] {
  const residues = residuesOf(integers);
  const primes = Array.from({ length: primesFor(bits) }, (_, index) => primeAt(index));
  return liftResidues(
    primes.map((prime) => characteristicModulo(residues(prime), size, prime)),
    primes,
  );
}

function characteristicModulo(integers: Float64Array, size: number, prime: number): Float64Array {
  const characteristic = size < SIZE_FOR_WEBASSEMBLY ? characteristicInLoops : characteristicInWebAssembly;
  return characteristic(integers, size, prime);
}

/** Smaller matrices are done with before they are copied. */
const SIZE_FOR_WEBASSEMBLY = 8;

/**
 * The coefficients modulo a prime, highest power first, for integers of at most 52 bits.
 * By similarity to Hessenberg form, then the recurrence of the leading blocks' polynomials.
 * H. Cohen, A Course in Computational Algebraic Number Theory, Algorithm 2.2.9.
 */
export function characteristicInLoops(integers: Float64Array, size: number, prime: number): Float64Array {
  const a = residuesModulo(integers, prime);
  const reciprocal = 1 / prime;
  reduceToHessenberg(a, size, prime);
  // Row k holds the polynomial of the leading k x k block, lowest power first.
  const width = size + 1;
  const polynomials = new Float64Array(width * width);
  polynomials[0] = 1;
  for (let k = 1; k <= size; k++) {
    const [row, previous] = [k * width, (k - 1) * width];
    const diagonal = a[(k - 1) * size + k - 1];
    for (let power = 0; power <= k; power++) {
      const shifted = power === 0 ? 0 : polynomials[previous + power - 1];
      polynomials[row + power] = reduce(shifted - diagonal * polynomials[previous + power], prime, reciprocal);
    }
    let product = 1;
    for (let i = k - 1; i >= 1; i--) {
      product = reduce(product * a[i * size + i - 1], prime, reciprocal);
      if (product === 0) break;
      const factor = reduce(product * a[(i - 1) * size + k - 1], prime, reciprocal);
      const other = (i - 1) * width;
      for (let power = 0; power < i; power++) {
        const value = polynomials[row + power] - factor * polynomials[other + power];
        polynomials[row + power] = reduce(value, prime, reciprocal);
      }
    }
  }
  return polynomials.slice(size * width).toReversed();
}

/** A similar matrix with zeros below the first subdiagonal, in place, on balanced residues. */
function reduceToHessenberg(a: Float64Array, size: number, prime: number): void {
  const reciprocal = 1 / prime;
  for (let step = 1; step < size - 1; step++) {
    let pivotRow = step;
    while (pivotRow < size && a[pivotRow * size + step - 1] === 0) pivotRow++;
    if (pivotRow === size) continue;
    if (pivotRow !== step) exchange(a, size, step, pivotRow);
    const inverse = inverseModulo(a[step * size + step - 1], prime);
    for (let i = step + 1; i < size; i++) {
      const multiplier = reduce(a[i * size + step - 1] * inverse, prime, reciprocal);
      if (multiplier === 0) continue;
      const [target, source] = [i * size, step * size];
      for (let j = step - 1; j < size; j++) {
        const x = a[target + j] - multiplier * a[source + j];
        a[target + j] = x - Math.floor(x * reciprocal + 0.5) * prime;
      }
      for (let j = 0; j < size * size; j += size) {
        const x = a[j + step] + multiplier * a[j + i];
        a[j + step] = x - Math.floor(x * reciprocal + 0.5) * prime;
      }
    }
  }
}

/** Exchanges rows i and j and columns i and j. */
function exchange(a: Float64Array, size: number, i: number, j: number): void {
  for (let k = 0; k < size; k++) [a[i * size + k], a[j * size + k]] = [a[j * size + k], a[i * size + k]];
  for (let k = 0; k < size; k++) [a[k * size + i], a[k * size + j]] = [a[k * size + j], a[k * size + i]];
}

interface Plan {
  readonly integers: readonly bigint[];
  readonly denominator: bigint;
  readonly bits: number;
  readonly cost: number;
}

/** Every coefficient is a sum of principal minors, and by Hadamard's inequality at most the product of 1 + |row i|. */
function planCharacteristic(a: Matrix): Plan | undefined {
  const size = a.rows;
  const onePrime = 1000 + 0.6 * size ** 3 + 15 * size ** 2;
  if (beyondBudget(onePrime)) return undefined;
  const whole = overCommonDenominator(a);
  if (whole === undefined) return undefined;
  const rowBits = rowNormBits(whole.integers, size, size);
  const bits = rowBits.reduce((sum, length) => sum + length + Math.log2(1 + 2 ** -length), 0);
  const primes = primesFor(bits);
  const limbs = rowBits.reduce((sum, length) => sum + length / 24, 0);
  const each = onePrime + 2 * size * limbs;
  // Euclid's algorithm is quadratic: the sum over the powers 1 to n of the denominator is a third of n times the last.
  const fractions = (size * gcdCost(size * bitLength(whole.denominator))) / 3;
  return {
    ...whole,
    bits,
    cost: PREPARED + PREPARED_ENTRY * size ** 2 + fractions + primes * each + liftingCost(size + 1, primes),
  };
}

/** Taking the entries as integers, and looking at their lengths. */
const PREPARED = 3000;
const PREPARED_ENTRY = 100;

function characteristicInDoubles(a: Matrix): Polynomial | Overflow {
  const coefficients = characteristicFloat(nearestDoubles(a), a.rows);
  if (!coefficients.every(Number.isFinite)) return OVERFLOW;
  return { kind: 'polynomial', coefficients: coefficients.map((x) => float(x + 0)) };
}
