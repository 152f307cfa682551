// Predicted work of elimination and products modulo one prime.

import { EXACT_BUDGET } from '../budget.ts';
import { ELIMINATED_ENTRIES, MULTIPLIED_PRODUCTS } from './modular.ts';

/**
 * Whether a question is beyond the budget by its shape alone, so that its entries, which may be millions, need not be looked at: large
 * matrices for which so few primes suffice are hardly ever asked about.
 */
export function beyondBudget(onePrime: number): boolean {
  return FEWEST_PRIMES * onePrime > EXACT_BUDGET;
}

const FEWEST_PRIMES = 7;

/** Finding the pivots of a rows x columns matrix, or its reduced form. */
export function eliminationCost(rows: number, columns: number, reduced: boolean): number {
  if (rows * columns < ELIMINATED_ENTRIES) return LOOPS + LOOP_ENTRY * rows * columns;
  const steps = Math.min(rows, columns);
  const entries = reduced ? rows * columns : rows * columns - (steps * (rows + columns)) / 2 + (steps * steps) / 3;
  const rowOperations = steps * rows - (reduced ? 0 : (steps * steps) / 2);
  return CALL + ROW_OPERATION * rowOperations + MULTIPLICATION * steps * entries + ENTRY * rows * columns;
}

/** The adjugate of a square matrix. */
export function adjugateCost(size: number): number {
  return eliminationCost(size, size, true) + ENTRY * size * size;
}

/** The product of an m x k and a k x n matrix. */
export function modularProductCost(rows: number, inner: number, columns: number): number {
  const products = rows * inner * columns;
  const entries = rows * inner + inner * columns + rows * columns;
  if (products < MULTIPLIED_PRODUCTS) return LOOPS + 2 * products + LOOP_ENTRY * entries;
  return CALL + MULTIPLICATION * products + ENTRY * entries;
}

/** The plain loops, and their work on an entry of a small matrix. */
const LOOPS = 600;
const LOOP_ENTRY = 45;

/** A call of a kernel with its copies; the row operations of a panel of columns, one by one; products in tiles; an entry's copies and reductions. */
const CALL = 3000;
const ROW_OPERATION = 13;
const MULTIPLICATION = 0.14;
const ENTRY = 4;
