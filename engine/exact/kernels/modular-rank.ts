// The pivots of a matrix modulo a few primes: what decides rank and singularity where the exact proof is beyond the budget.
//
// A minor that is not zero modulo a prime is not zero, so a rank found here is never too high, and a full rank is proved.
// It is too low only if a minor is a multiple of every prime tried.

import type { Matrix } from '../matrix.ts';
import { primeAt } from './primes.ts';
import { pivotsModulo, type ModularEchelon } from './modular.ts';
import { inverseModulo, reduce, residuesModulo, residuesOf, residuesOfDoubles } from './residues.ts';

/** How many primes are tried before a matrix is taken to have less than full rank; their product is above 2^99. */
const TRIALS = 4;

/** Multiplications of finding the pivots of a rows x columns matrix: what a refusal counts, so it stays what it is on a faster kernel. */
export function modularPivotsCost(rows: number, columns: number): number {
  const steps = Math.min(rows, columns);
  const entries = rows * columns - (steps * (rows + columns)) / 2 + (steps * steps) / 3;
  return TRIALS * (1.2 * steps * entries + 8 * rows * columns);
}

/** The best pivots, and the row order that led to them, modulo a few primes. */
export function modularPivots(matrix: Matrix): ModularEchelon {
  const { rows, columns } = matrix;
  const residues = residuesOfMatrix(matrix);
  let best: ModularEchelon = { pivots: [], order: Array.from({ length: rows }, (_, i) => i), minors: [] };
  let trials = 0;
  for (let index = 0; trials < TRIALS; index++) {
    const prime = primeAt(index);
    const image = residues(prime);
    if (image === undefined) continue;
    trials += 1;
    const echelon = pivotsModulo(image, rows, columns, prime);
    if (precedes(echelon.pivots, best.pivots)) best = echelon;
    // Nothing can precede the pivots 0, 1, 2, ... of full rank.
    if (best.pivots.length === Math.min(rows, columns) && best.pivots.every((column, i) => column === i)) break;
  }
  return best;
}

/**
 * Whether these pivots are nearer to the true ones than those: reduction modulo a prime can only lose pivots or move them to the
 * right, so the true pivots come first in this order.
 */
export function precedes(pivots: readonly number[], others: readonly number[]): boolean {
  for (let i = 0; i < pivots.length; i++) {
    if (i === others.length || pivots[i] < others[i]) return true;
    if (pivots[i] > others[i]) return false;
  }
  return false;
}

/** Residues of a multiple of the matrix, of the same rank; undefined for a prime that divides the denominator of an entry. */
function residuesOfMatrix(matrix: Matrix): (prime: number) => Float64Array | undefined {
  switch (matrix.kind) {
    case 'scaled':
      return residuesOfDoubles(matrix.values);
    case 'quotient':
      return residuesOf(matrix.numerators);
    case 'rational': {
      const numerators = residuesOf(matrix.entries.map((x) => x.numerator));
      const denominators = residuesOf(matrix.entries.map((x) => x.denominator));
      return (prime) =>
        divideResidues(residuesModulo(numerators(prime), prime), residuesModulo(denominators(prime), prime), prime);
    }
  }
}

function divideResidues(numerators: Float64Array, denominators: Float64Array, prime: number): Float64Array | undefined {
  if (denominators.includes(0)) return undefined;
  const reciprocal = 1 / prime;
  return numerators.map((x, k) =>
    denominators[k] === 1 ? x : reduce(x * inverseModulo(denominators[k], prime), prime, reciprocal),
  );
}
