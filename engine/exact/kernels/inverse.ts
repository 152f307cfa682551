// Inverses: the adjugate over the determinant.

import { type Cost, EXACT_BUDGET } from '../budget.ts';
import { compact, type ExactMatrix, type FloatMatrix, hasRoots, type Matrix, quotientMatrix } from '../matrix.ts';
import { gcd } from '../gcd.ts';
import { type Rational } from '../rational.ts';
import { contentOf, hadamardBits, type PrimitiveRows, primitiveRows, rowNormBits } from './clearing.ts';
import { fieldEliminationCost, inverseOverField } from './field.ts';
import { eliminateFloat, finiteMatrix, nearestDoubles, type Overflow, substituteBack } from './float.ts';
import { eliminateFractionFree, fractionFreeCost } from './fraction-free.ts';
import { adjugateCost, beyondBudget } from './modular-costs.ts';
import { liftingCost, liftResidues, primesFor } from './lifting.ts';
import { modularPivots, modularPivotsCost } from './modular-rank.ts';
import { BITS_A_PRIME, primeAt } from './primes.ts';
import { rank } from './rank.ts';
import { adjugateModulo } from './modular.ts';
import { residuesOf } from './residues.ts';

export type Inverse<M = Matrix> =
  | { readonly kind: 'inverse'; readonly matrix: M | FloatMatrix }
  | { readonly kind: 'singular'; readonly rank: number }
  | Overflow;

/** An integer matrix over an integer that is not zero, of either sign. */
interface Quotient {
  readonly numerators: readonly bigint[];
  readonly denominator: bigint;
}

/**
 * The inverse of a square matrix: exact within the budget, else in doubles (which overflow where a pivot vanishes). Whether there is
 * one is decided exactly, or beyond the budget on residues.
 */
export function inverse(a: Matrix): Inverse;
export function inverse(a: ExactMatrix): Inverse<ExactMatrix>;
export function inverse(a: ExactMatrix): Inverse<ExactMatrix> {
  if (hasRoots(a)) {
    const found = inverseOverField(a);
    return found === null ? { kind: 'singular', rank: rank(a) } : { kind: 'inverse', matrix: found };
  }
  const plan = planInverse(a);
  if (plan === undefined || Math.min(plan.fractionFree, plan.byResidues) > EXACT_BUDGET) return inverseInDoubles(a);
  const { primitive, bits } = plan;
  const quotient =
    plan.fractionFree <= plan.byResidues
      ? adjugateFractionFree(primitive.integers, a.rows)
      : adjugateByResidues(primitive.integers, a.rows, bits);
  if (quotient === undefined) return { kind: 'singular', rank: rank(a) };
  return { kind: 'inverse', matrix: divideColumns(quotient, primitive.factors) };
}

/** Predicted work of `inverse`. */
export function inverseCost(a: ExactMatrix): Cost {
  if (hasRoots(a)) return fieldEliminationCost(a);
  const plan = planInverse(a);
  return {
    exact: plan === undefined ? Number.POSITIVE_INFINITY : Math.min(plan.fractionFree, plan.byResidues),
    float: modularPivotsCost(a.rows, a.rows) + 1.5 * a.rows ** 3,
  };
}

/** A multiple of the adjugate and of the determinant by Gauss-Jordan on [A | I]; undefined for a singular matrix. */
export function adjugateFractionFree(integers: readonly bigint[], size: number): Quotient | undefined {
  const augmented: bigint[] = [];
  for (let i = 0; i < size; i++) {
    augmented.push(...integers.slice(i * size, (i + 1) * size));
    for (let j = 0; j < size; j++) augmented.push(i === j ? 1n : 0n);
  }
  const { integers: reduced, pivots, minor } = eliminateFractionFree(augmented, size, 2 * size, true);
  if (pivots[size - 1] !== size - 1) return undefined;
  return { numerators: reduced.filter((_, k) => k % (2 * size) >= size), denominator: minor };
}

/**
 * The adjugate and the determinant from their residues; undefined for a singular matrix. Primes that divide the determinant say
 * nothing about the adjugate and are passed over; once their product exceeds it, it is zero.
 * @param bits an upper bound of log2 of the determinant and of every cofactor
 */
export function adjugateByResidues(integers: readonly bigint[], size: number, bits: number): Quotient | undefined {
  const residues = residuesOf(integers);
  const wanted = primesFor(bits);
  const primes: number[] = [];
  const images: Float64Array[] = [];
  for (let index = 0; primes.length < wanted; index++) {
    const passed = index - primes.length;
    if (passed * BITS_A_PRIME > bits) return undefined;
    // Two primes in vain: the determinant is all but certainly zero, and the rank proves it with half the work.
    if (passed === 2 && primes.length === 0 && rankBelow(integers, size)) return undefined;
    const prime = primeAt(index);
    const image = adjugateModulo(residues(prime), size, prime);
    if (image === undefined) continue;
    primes.push(prime);
    images.push(image);
  }
  const lifted = liftResidues(images, primes);
  return { numerators: lifted.slice(0, size * size), denominator: lifted[size * size] };
}

function rankBelow(integers: readonly bigint[], size: number): boolean {
  return rank(quotientMatrix(size, size, integers, 1n)) < size;
}

/** Column j over factors[j], in the cheapest storage. */
function divideColumns({ numerators, denominator }: Quotient, factors: readonly Rational[]): Matrix {
  const size = factors.length;
  const multiple = factors.reduce((m, x) => (m / gcd(m, x.numerator)) * x.numerator, 1n);
  const weights = factors.map((x) => (multiple / x.numerator) * x.denominator);
  const weighted = weights.every((weight) => weight === 1n)
    ? numerators
    : numerators.map((x, k) => x * weights[k % size]);
  const whole = denominator * multiple;
  const divisor = contentOf([whole, ...weighted]);
  const signed = whole < 0n ? -divisor : divisor;
  const lowest = signed === 1n ? weighted : weighted.map((x) => x / signed);
  return compact(quotientMatrix(size, size, lowest, whole / signed));
}

interface Plan {
  readonly primitive: PrimitiveRows;
  readonly bits: number;
  readonly fractionFree: number;
  readonly byResidues: number;
}

function planInverse(a: Matrix): Plan | undefined {
  const size = a.rows;
  const onePrime = adjugateCost(size);
  if (beyondBudget(onePrime)) return undefined;
  const primitive = primitiveRows(a);
  if (primitive === undefined) return undefined;
  const rowBits = rowNormBits(primitive.integers, size, size);
  const bits = hadamardBits(rowBits, size);
  const primes = primesFor(bits);
  const limbs = rowBits.reduce((sum, length) => sum + length / 24, 0);
  const each = onePrime + 2 * size * limbs;
  const prepared = PREPARED + PREPARED_ENTRY * size ** 2;
  return {
    primitive,
    bits,
    fractionFree: prepared + fractionFreeCost(rowBits, 2 * size, true),
    byResidues: prepared + primes * each + liftingCost(size ** 2 + 1, primes),
  };
}

/** Taking the entries as integers, and dividing those of the adjugate by the contents of the rows. */
const PREPARED = 3000;
const PREPARED_ENTRY = 400;

function inverseInDoubles(a: Matrix): Inverse {
  const size = a.rows;
  const found = modularPivots(a).pivots.length;
  if (found < size) return { kind: 'singular', rank: found };
  const doubles = nearestDoubles(a);
  const augmented = new Float64Array(2 * size * size);
  for (let i = 0; i < size; i++) {
    augmented.set(doubles.subarray(i * size, (i + 1) * size), 2 * i * size);
    augmented[2 * i * size + size + i] = 1;
  }
  eliminateFloat(augmented, size, 2 * size);
  substituteBack(augmented, size, 2 * size);
  const values = augmented.filter((_, k) => k % (2 * size) >= size);
  const matrix = finiteMatrix(size, size, values);
  return matrix.kind === 'overflow' ? matrix : { kind: 'inverse', matrix };
}
