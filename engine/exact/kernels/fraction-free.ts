// Fraction-free elimination of integer matrices: for small matrices, where residues cost more than they save.

import { wordProducts } from '../budget.ts';

export interface IntegerEchelon {
  /** Row-major; row i starts at its pivot. Reduced: every pivot is the same number, and zeros stand above it. */
  readonly integers: readonly bigint[];
  /** The pivot columns, 0-based and increasing. */
  readonly pivots: readonly number[];
  /** The last pivot: the minor of the pivot rows and columns, in the order they ended in; 1 for the zero matrix. */
  readonly minor: bigint;
  /** 1 or -1: the sign of the row exchanges. */
  readonly sign: bigint;
}

/**
 * Row echelon form over the integers. Every entry that arises is a minor of the matrix, so each division is exact.
 * E. H. Bareiss, "Sylvester's identity and multistep integer-preserving Gaussian elimination", Math. Comp. 22 (1968); the
 * reduced form is its Gauss-Jordan variant (Geddes, Czapor & Labahn, Algorithms for Computer Algebra, 9.3).
 */
export function eliminateFractionFree(
  matrix: readonly bigint[],
  rows: number,
  columns: number,
  reduced: boolean,
): IntegerEchelon {
  const a = [...matrix];
  const pivots: number[] = [];
  let previous = 1n;
  let sign = 1n;
  for (let column = 0; column < columns && pivots.length < rows; column++) {
    const step = pivots.length;
    let pivotRow = step;
    while (pivotRow < rows && a[pivotRow * columns + column] === 0n) pivotRow++;
    if (pivotRow === rows) continue;
    if (pivotRow !== step) {
      exchange(a, columns, step, pivotRow);
      sign = -sign;
    }
    const pivot = a[step * columns + column];
    for (let i = reduced ? 0 : step + 1; i < rows; i++) {
      if (i === step) continue;
      const multiplier = a[i * columns + column];
      // Left of the pivot column only the rows above hold anything, and they are but rescaled to the new pivot.
      for (let j = i < step ? pivots[i] : column; j < columns; j++) {
        const product = pivot * a[i * columns + j] - multiplier * a[step * columns + j];
        a[i * columns + j] = product / previous;
      }
    }
    previous = pivot;
    pivots.push(column);
  }
  return { integers: a, pivots, minor: previous, sign };
}

/** Predicted work of the elimination, from the bounds of log2 of the row norms. */
export function fractionFreeCost(rowBits: readonly number[], columns: number, reduced: boolean): number {
  const rows = rowBits.length;
  const steps = Math.min(rows, columns);
  if (steps > LONGEST_ELIMINATION) return Number.POSITIVE_INFINITY;
  let cost = 200 + 50 * rows * columns;
  // Of the longest rows: Hadamard's bound of the minors of each step.
  const ascending = Float64Array.from(rowBits).toSorted();
  let bits = 0;
  for (let step = 0; step < steps; step++) {
    bits += ascending[rows - 1 - step];
    const entries = (reduced ? rows : rows - step) * (reduced ? columns : columns - step);
    // Two products, a difference and a division an entry.
    cost += entries * 4 * (SHORT_LIVED + wordProducts(bits, bits));
  }
  return cost;
}

const LONGEST_ELIMINATION = 100;

/** Allocating an integer that lives for one step: less than one that is kept. */
const SHORT_LIVED = 22;

function exchange(a: bigint[], columns: number, i: number, j: number): void {
  for (let k = 0; k < columns; k++) [a[i * columns + k], a[j * columns + k]] = [a[j * columns + k], a[i * columns + k]];
}
