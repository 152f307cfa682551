// The rank of a matrix.

import { type Cost, EXACT_BUDGET } from '../budget.ts';
import { type ExactMatrix, hasRoots, type Matrix } from '../matrix.ts';
import { hadamardBits, type PrimitiveRows, primitiveRows, rowNormBits } from './clearing.ts';
import { fieldEliminationCost, pivotsOverField } from './field.ts';
import { eliminateFractionFree, fractionFreeCost } from './fraction-free.ts';
import { primesFor } from './lifting.ts';
import { beyondBudget, eliminationCost } from './modular-costs.ts';
import { modularPivots, modularPivotsCost } from './modular-rank.ts';
import { BITS_A_PRIME, primeAt } from './primes.ts';
import { pivotsModulo } from './modular.ts';
import { residuesOf } from './residues.ts';

/** The rank of any matrix. Proved within the budget; beyond it, the rank modulo several primes (see modular-rank.ts). */
export function rank(a: ExactMatrix): number {
  if (hasRoots(a)) return pivotsOverField(a).length;
  const plan = planRank(a);
  if (plan === undefined || Math.min(plan.fractionFree, plan.byResidues) > EXACT_BUDGET) {
    return modularPivots(a).pivots.length;
  }
  const { integers } = plan.primitive;
  if (plan.fractionFree <= plan.byResidues) {
    return eliminateFractionFree(integers, a.rows, a.columns, false).pivots.length;
  }
  return rankByResidues(integers, a.rows, a.columns);
}

/** Predicted work of `rank`. */
export function rankCost(a: ExactMatrix): Cost {
  if (hasRoots(a)) return fieldEliminationCost(a);
  const plan = planRank(a);
  return {
    exact: plan === undefined ? Number.POSITIVE_INFINITY : Math.min(plan.fractionFree, plan.byResidues),
    float: modularPivotsCost(a.rows, a.columns),
  };
}

/**
 * The largest rank modulo primes whose product exceeds every minor of one order more: if such a minor were not zero, it could
 * not be divisible by them all.
 */
export function rankByResidues(integers: readonly bigint[], rows: number, columns: number): number {
  const residues = residuesOf(integers);
  const rowBits = rowNormBits(integers, rows, columns);
  const full = Math.min(rows, columns);
  let largest = 0;
  for (let index = 0; largest < full; index++) {
    if (index * BITS_A_PRIME > hadamardBits(rowBits, largest + 1)) return largest;
    const prime = primeAt(index);
    const { pivots } = pivotsModulo(residues(prime), rows, columns, prime);
    largest = Math.max(largest, pivots.length);
  }
  return full;
}

interface Plan {
  readonly primitive: PrimitiveRows;
  readonly fractionFree: number;
  readonly byResidues: number;
}

function planRank(a: Matrix): Plan | undefined {
  if (beyondBudget(eliminationCost(a.rows, a.columns, false))) return undefined;
  const primitive = primitiveRows(a);
  if (primitive === undefined) return undefined;
  const rowBits = rowNormBits(primitive.integers, a.rows, a.columns);
  const limbs = rowBits.reduce((sum, length) => sum + length / 24, 0);
  const primes = primesFor(hadamardBits(rowBits, Math.min(a.rows, a.columns)));
  const prepared = PREPARED + PREPARED_ENTRY * a.rows * a.columns;
  return {
    primitive,
    fractionFree: prepared + fractionFreeCost(rowBits, a.columns, false),
    byResidues: prepared + primes * (eliminationCost(a.rows, a.columns, false) + 2 * a.columns * limbs),
  };
}

/** Taking the entries as integers, without the content of their rows, and looking at their lengths. */
const PREPARED = 3000;
const PREPARED_ENTRY = 60;
