// Row echelon forms.

import { type Cost, EXACT_BUDGET, gcdCost } from '../budget.ts';
import {
  compact,
  type ExactMatrix,
  type FloatMatrix,
  hasRoots,
  type Matrix,
  quotientMatrix,
  rationalMatrix,
} from '../matrix.ts';
import { rational, ZERO } from '../rational.ts';
import { contentOf, hadamardBits, type PrimitiveRows, primitiveRows, rowNormBits } from './clearing.ts';
import { echelonOverField, fieldEliminationCost } from './field.ts';
import { eliminateFloat, finiteMatrix, nearestDoubles, type Overflow, substituteBack } from './float.ts';
import { eliminateFractionFree, fractionFreeCost } from './fraction-free.ts';
import { liftingCost, liftResidues, primesFor } from './lifting.ts';
import { beyondBudget, eliminationCost } from './modular-costs.ts';
import { modularPivots, modularPivotsCost, precedes } from './modular-rank.ts';
import { BITS_A_PRIME, primeAt } from './primes.ts';
import { eliminateModulo, type ModularEchelon } from './modular.ts';
import { reduce, residuesOf } from './residues.ts';

export interface Echelon<M = Matrix> {
  readonly kind: 'echelon';
  readonly matrix: M | FloatMatrix;
  /** The pivot columns, 0-based and increasing; as many as the rank. */
  readonly pivots: readonly number[];
}

/** An echelon form over the integers: row i starts with its pivot, in column pivots[i]. */
export interface IntegerForm {
  readonly integers: readonly bigint[];
  readonly pivots: readonly number[];
}

/**
 * The reduced row echelon form of any matrix: exact within the budget; else in doubles, with pivots found on residues
 * (see modular-rank.ts).
 */
export function reducedEchelon(a: Matrix): Echelon | Overflow;
export function reducedEchelon(a: ExactMatrix): Echelon<ExactMatrix> | Overflow;
export function reducedEchelon(a: ExactMatrix): Echelon<ExactMatrix> | Overflow {
  if (hasRoots(a)) return echelonOverField(a, true);
  const form = integerForm(a, true);
  if (form === undefined) return reducedEchelonInDoubles(a);
  const { integers, pivots } = form;
  const pivot = pivots.length === 0 ? 1n : integers[pivots[0]];
  const content = contentOf([pivot, ...integers]);
  const divisor = pivot < 0n ? -content : content;
  const numerators = divisor === 1n ? integers : integers.map((x) => x / divisor);
  return { kind: 'echelon', matrix: compact(quotientMatrix(a.rows, a.columns, numerators, pivot / divisor)), pivots };
}

/**
 * A row echelon form with leading ones, by elimination downwards (exchanging rows only where a pivot is zero): exact within the
 * budget. Beyond it the reduced form in doubles, which is a row echelon form too.
 */
export function rowEchelon(a: Matrix): Echelon | Overflow;
export function rowEchelon(a: ExactMatrix): Echelon<ExactMatrix> | Overflow;
export function rowEchelon(a: ExactMatrix): Echelon<ExactMatrix> | Overflow {
  if (hasRoots(a)) return echelonOverField(a, false);
  const form = integerForm(a, false);
  if (form === undefined) return reducedEchelonInDoubles(a);
  const { integers, pivots } = form;
  const entries = integers.map((x, k) => {
    const row = Math.floor(k / a.columns);
    return row < pivots.length && x !== 0n ? rational(x, integers[row * a.columns + pivots[row]]) : ZERO;
  });
  return { kind: 'echelon', matrix: compact(rationalMatrix(a.rows, a.columns, entries)), pivots };
}

/** Predicted work of `reducedEchelon`. */
export function reducedEchelonCost(a: ExactMatrix): Cost {
  return hasRoots(a) ? fieldEliminationCost(a) : costOf(a, true);
}

/** Predicted work of `rowEchelon`. */
export function rowEchelonCost(a: ExactMatrix): Cost {
  return hasRoots(a) ? fieldEliminationCost(a) : costOf(a, false);
}

/**
 * An echelon form from its images modulo primes, lifted entry by entry: entries are minors of the matrix (Cramer's rule).
 * The pivots are proved right by agreeing modulo primes whose product exceeds every minor that could contradict them; a prime that shows
 * better pivots makes the earlier ones worthless (von zur Gathen & Gerhard, Modern Computer Algebra, 5.5; W. Stein, Modular Forms, 7.2).
 */
export function echelonByResidues(
  integers: readonly bigint[],
  rows: number,
  columns: number,
  reduced: boolean,
): IntegerForm {
  const rowBits = rowNormBits(integers, rows, columns);
  let residues = residuesOf(integers);
  let reference: ModularEchelon | undefined;
  let primes: number[] = [];
  let images: Float64Array[] = [];
  let positions: number[] = [];
  let wanted = 1;
  for (let index = 0; primes.length < wanted; index++) {
    const prime = primeAt(index);
    const echelon = eliminateModulo(residues(prime), rows, columns, prime, reduced);
    if (reference === undefined || precedes(echelon.pivots, reference.pivots)) {
      reference = echelon;
      // From here on the rows stand in the order of this elimination, so that every image is of the same minors.
      const order: readonly number[] = echelon.order;
      const previous = residues;
      residues = (next) => permuteRows(previous(next), columns, order);
      [primes, images] = [[], []];
      positions = liftedPositions(echelon.pivots, columns, reduced);
      const bound = hadamardBits(rowBits, Math.min(rows, columns, echelon.pivots.length + 1));
      wanted = Math.max(primesFor(bound), Math.ceil(bound / BITS_A_PRIME) + 1);
    } else if (!samePivots(echelon, reference) || echelon.order.some((row, i) => row !== i)) {
      continue;
    }
    primes.push(prime);
    images.push(imageOf(echelon.values, positions, echelon.minors, columns, prime, reduced));
  }
  const pivots = reference?.pivots ?? [];
  return { integers: assemble(liftResidues(images, primes), positions, pivots, rows, columns, reduced), pivots };
}

/** The entries that are not known beforehand: right of the pivots, and each pivot itself as the row's denominator. */
function liftedPositions(pivots: readonly number[], columns: number, reduced: boolean): number[] {
  const positions: number[] = [];
  const isPivot = new Set(reduced ? pivots : []);
  pivots.forEach((pivot, row) => {
    if (!reduced || row === 0) positions.push(row * columns + pivot);
    for (let j = pivot + 1; j < columns; j++) if (!isPivot.has(j)) positions.push(row * columns + j);
  });
  return positions.length === 0 ? [0] : positions;
}

function imageOf(
  values: Float64Array,
  positions: readonly number[],
  minors: readonly number[],
  columns: number,
  prime: number,
  reduced: boolean,
): Float64Array {
  const reciprocal = 1 / prime;
  const last = minors.length - 1;
  return Float64Array.from(positions, (position) => {
    const row = Math.floor(position / columns);
    return last < 0 ? 0 : reduce(values[position] * minors[reduced ? last : row], prime, reciprocal);
  });
}

function assemble(
  lifted: readonly bigint[],
  positions: readonly number[],
  pivots: readonly number[],
  rows: number,
  columns: number,
  reduced: boolean,
): bigint[] {
  const integers: bigint[] = Array.from({ length: rows * columns }, () => 0n);
  positions.forEach((position, k) => {
    integers[position] = lifted[k];
  });
  if (reduced) for (let row = 1; row < pivots.length; row++) integers[row * columns + pivots[row]] = lifted[0];
  return integers;
}

function permuteRows(values: Float64Array, columns: number, order: readonly number[]): Float64Array {
  const permuted = new Float64Array(values.length);
  order.forEach((row, i) => permuted.set(values.subarray(row * columns, (row + 1) * columns), i * columns));
  return permuted;
}

function samePivots(a: ModularEchelon, b: ModularEchelon): boolean {
  return a.pivots.length === b.pivots.length && a.pivots.every((column, i) => column === b.pivots[i]);
}

interface Plan {
  readonly primitive: PrimitiveRows;
  readonly fractionFree: number;
  readonly byResidues: number;
}

function planEchelon(a: Matrix, reduced: boolean): Plan | undefined {
  const { rows, columns } = a;
  if (beyondBudget(eliminationCost(rows, columns, reduced))) return undefined;
  const primitive = primitiveRows(a);
  if (primitive === undefined) return undefined;
  const rowBits = rowNormBits(primitive.integers, rows, columns);
  const steps = Math.min(rows, columns);
  const bits = hadamardBits(rowBits, steps);
  const primes = primesFor(bits);
  const limbs = rowBits.reduce((sum, length) => sum + length / 24, 0);
  const each = eliminationCost(rows, columns, reduced) + 2 * columns * limbs + 10 * rows * columns;
  const entries = steps * (reduced ? Math.max(columns - steps, Math.min(steps, columns / 2)) : columns - steps / 2);
  // Leading ones take one reduction to lowest terms an entry, of minors that grow from row to row to twice their mean length; Lehmer's
  // steps (gcd.ts) take about a quarter of Euclid's at these lengths.
  const fractions = PREPARED_ENTRY * rows * columns + (reduced ? 0 : (entries * gcdCost(bits)) / 8);
  return {
    primitive,
    fractionFree: fractions + fractionFreeCost(rowBits, columns, reduced),
    byResidues: fractions + primes * each + liftingCost(entries, primes),
  };
}

/** Taking an entry as an integer, looking at its length, and putting it back. */
const PREPARED_ENTRY = 400;

function costOf(a: Matrix, reduced: boolean): Cost {
  const plan = planEchelon(a, reduced);
  const steps = Math.min(a.rows, a.columns);
  return {
    exact: plan === undefined ? Number.POSITIVE_INFINITY : Math.min(plan.fractionFree, plan.byResidues),
    float: modularPivotsCost(a.rows, a.columns) + steps ** 2 * a.columns,
  };
}

/** The echelon form over the integers, or undefined beyond the budget. */
function integerForm(a: Matrix, reduced: boolean): IntegerForm | undefined {
  const plan = planEchelon(a, reduced);
  if (plan === undefined || Math.min(plan.fractionFree, plan.byResidues) > EXACT_BUDGET) return undefined;
  const { integers } = plan.primitive;
  return plan.fractionFree <= plan.byResidues
    ? eliminateFractionFree(integers, a.rows, a.columns, reduced)
    : echelonByResidues(integers, a.rows, a.columns, reduced);
}

/** With B the pivot columns and C the others, both in the pivot rows, the reduced form is B^-1 C in the columns of C. */
function reducedEchelonInDoubles(a: Matrix): Echelon | Overflow {
  const { pivots, order } = modularPivots(a);
  const size = pivots.length;
  const isPivot = new Set(pivots);
  const others = Array.from({ length: a.columns }, (_, j) => j).filter((j) => !isPivot.has(j));
  const arranged = [...pivots, ...others];
  const doubles = nearestDoubles(a);
  const system = new Float64Array(size * a.columns);
  for (let i = 0; i < size; i++) {
    arranged.forEach((column, j) => (system[i * a.columns + j] = doubles[order[i] * a.columns + column]));
  }
  eliminateFloat(system, size, a.columns);
  substituteBack(system, size, a.columns);
  const values = new Float64Array(a.rows * a.columns);
  for (let i = 0; i < size; i++) {
    values[i * a.columns + pivots[i]] = 1;
    others.forEach((column, j) => {
      // Left of its pivot a row holds exact zeros.
      if (column > pivots[i]) values[i * a.columns + column] = system[i * a.columns + size + j];
    });
  }
  const matrix = finiteMatrix(a.rows, a.columns, values);
  return matrix.kind === 'overflow' ? matrix : { kind: 'echelon', matrix, pivots };
}
