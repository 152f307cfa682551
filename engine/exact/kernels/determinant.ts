// Determinants.

import { type Cost, EXACT_BUDGET, gcdCost } from '../budget.ts';
import type { Entry } from '../entry.ts';
import { bitLength } from '../integers.ts';
import { type ExactMatrix, hasRoots, type Matrix } from '../matrix.ts';
import { type Rational, rational, ZERO } from '../rational.ts';
import type { Float } from '../scalar.ts';
import { determinantOverField, fieldEliminationCost } from './field.ts';
import { eliminateFloat, finiteFloat, nearestDoubles, type Overflow, productOfFloats } from './float.ts';
import { eliminateFractionFree, fractionFreeCost } from './fraction-free.ts';
import { hadamardBits, type PrimitiveRows, primitiveRows, rowNormBits } from './clearing.ts';
import { liftingCost, liftResidues, primesFor } from './lifting.ts';
import { beyondBudget, eliminationCost } from './modular-costs.ts';
import { modularPivots, modularPivotsCost } from './modular-rank.ts';
import { primeAt } from './primes.ts';
import { pivotsModulo } from './modular.ts';
import { signOfPermutation } from './permutation.ts';
import { residuesOf } from './residues.ts';

/**
 * The determinant of a square matrix: exact within the budget, else the determinant of an LU decomposition in doubles. That it is
 * zero is decided on residues, never on a pivot in doubles.
 */
export function determinant(a: Matrix): Rational | Float | Overflow;
export function determinant(a: ExactMatrix): Entry | Float | Overflow;
export function determinant(a: ExactMatrix): Entry | Float | Overflow {
  if (hasRoots(a)) return determinantOverField(a);
  const plan = planDeterminant(a);
  if (plan === undefined || Math.min(plan.fractionFree, plan.byResidues) > EXACT_BUDGET) return determinantInDoubles(a);
  const { primitive, bits } = plan;
  const integer =
    plan.fractionFree <= plan.byResidues
      ? determinantFractionFree(primitive.integers, a.rows)
      : determinantByResidues(primitive.integers, a.rows, bits);
  if (integer === 0n) return ZERO;
  // One reduction to lowest terms, after all products.
  const numerator = primitive.factors.reduce((product, x) => product * x.numerator, integer);
  return rational(
    numerator,
    primitive.factors.reduce((product, x) => product * x.denominator, 1n),
  );
}

/** Predicted work of `determinant`. */
export function determinantCost(a: ExactMatrix): Cost {
  if (hasRoots(a)) return fieldEliminationCost(a);
  const plan = planDeterminant(a);
  return {
    exact: plan === undefined ? Number.POSITIVE_INFINITY : Math.min(plan.fractionFree, plan.byResidues),
    float: modularPivotsCost(a.rows, a.rows) + a.rows ** 3 / 3,
  };
}

/** The determinant of a square integer matrix by Bareiss elimination. */
export function determinantFractionFree(integers: readonly bigint[], size: number): bigint {
  const { pivots, minor, sign } = eliminateFractionFree(integers, size, size, false);
  return pivots.length < size ? 0n : sign * minor;
}

/**
 * The determinant of a square integer matrix from its residues (Geddes, Czapor & Labahn, Algorithms for Computer Algebra, 9.2; von zur
 * Gathen & Gerhard, Modern Computer Algebra, 5.5).
 * @param bits an upper bound of log2 |determinant|
 */
export function determinantByResidues(integers: readonly bigint[], size: number, bits: number): bigint {
  const residues = residuesOf(integers);
  const primes = Array.from({ length: primesFor(bits) }, (_, index) => primeAt(index));
  const images = primes.map((prime) => {
    const { minors, order } = pivotsModulo(residues(prime), size, size, prime);
    return Float64Array.of(minors.length < size ? 0 : signOfPermutation(order) * minors[size - 1]);
  });
  return liftResidues(images, primes)[0];
}

interface Plan {
  readonly primitive: PrimitiveRows;
  readonly bits: number;
  readonly fractionFree: number;
  readonly byResidues: number;
}

function planDeterminant(a: Matrix): Plan | undefined {
  if (beyondBudget(eliminationCost(a.rows, a.rows, false))) return undefined;
  const primitive = primitiveRows(a);
  if (primitive === undefined) return undefined;
  const rowBits = rowNormBits(primitive.integers, a.rows, a.rows);
  const bits = hadamardBits(rowBits, a.rows);
  const primes = primesFor(bits);
  const limbs = rowBits.reduce((sum, length) => sum + length / 24, 0);
  const reduction =
    PREPARED +
    PREPARED_ENTRY * a.rows * a.rows +
    gcdCost(primitive.factors.reduce((sum, x) => sum + bitLength(x.denominator), 0));
  const each = eliminationCost(a.rows, a.rows, false) + 2 * a.rows * limbs;
  return {
    primitive,
    bits,
    fractionFree: reduction + fractionFreeCost(rowBits, a.rows, false),
    byResidues: reduction + primes * each + liftingCost(1, primes),
  };
}

/** Taking the entries as integers, without the content of their rows, and looking at their lengths. */
const PREPARED = 3000;
const PREPARED_ENTRY = 60;

function determinantInDoubles(a: Matrix): Rational | Float | Overflow {
  if (modularPivots(a).pivots.length < a.rows) return ZERO;
  return finiteFloat(productOfFloats(eliminateFloat(nearestDoubles(a), a.rows, a.rows)));
}
