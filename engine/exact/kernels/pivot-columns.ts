// The columns of a matrix that hold the pivots of its row echelon forms.

import { EXACT_BUDGET } from '../budget.ts';
import { type ExactMatrix, hasRoots } from '../matrix.ts';
import { hadamardBits, primitiveRows, rowNormBits } from './clearing.ts';
import { pivotsOverField } from './field.ts';
import { eliminateFractionFree } from './fraction-free.ts';
import { modularPivots, precedes } from './modular-rank.ts';
import { pivotsModulo } from './modular.ts';
import { BITS_A_PRIME, primeAt } from './primes.ts';
import { rankCost } from './rank.ts';
import { residuesOf } from './residues.ts';

/** Up to so many entries elimination with integers takes no longer than with residues. */
const FEW_ENTRIES = 100;

/** `isProved`: by arithmetic that leaves no doubt, and not by a few primes alone. */
export interface PivotColumns {
  readonly pivots: readonly number[];
  readonly isProved: boolean;
}

/**
 * The pivot columns of any matrix, 0-based and increasing. Proved within the budget of exact arithmetic, which `rankCost`
 * predicts; beyond it they are those modulo several primes (see modular-rank.ts).
 */
export function pivotColumns(a: ExactMatrix): PivotColumns {
  if (hasRoots(a)) return { pivots: pivotsOverField(a), isProved: true };
  const primitive = rankCost(a).exact > EXACT_BUDGET ? undefined : primitiveRows(a);
  if (primitive === undefined) return { pivots: modularPivots(a).pivots, isProved: false };
  const { integers } = primitive;
  const pivots =
    integers.length <= FEW_ENTRIES
      ? eliminateFractionFree(integers, a.rows, a.columns, false).pivots
      : pivotsByResidues(integers, a.rows, a.columns);
  return { pivots, isProved: true };
}

/**
 * The best pivots modulo primes whose product exceeds every minor of one order more than their number. Better pivots would rest
 * on a minor of at most that order that is not zero and yet divisible by all these primes.
 */
export function pivotsByResidues(integers: readonly bigint[], rows: number, columns: number): readonly number[] {
  const residues = residuesOf(integers);
  const rowBits = rowNormBits(integers, rows, columns);
  const full = Math.min(rows, columns);
  let best: readonly number[] = [];
  for (let index = 0; ; index++) {
    const order = Math.min(full, best.length + 1);
    if (index * BITS_A_PRIME > hadamardBits(rowBits, order) + 1) return best;
    const { pivots } = pivotsModulo(residues(primeAt(index)), rows, columns, primeAt(index));
    if (precedes(pivots, best)) best = pivots;
    // Nothing precedes the first columns.
    if (best.length === full && best[full - 1] === full - 1) return best;
  }
}
