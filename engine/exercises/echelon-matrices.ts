// Matrices for exercises in row reduction, made from the echelon form that they are to be brought to: its rank is planned.

import { equals, multiply, negate, ONE, type Rational } from '../exact/rational.ts';
import { drawInteger, drawList, drawNonzero, productOfRows, type Rows, reordered } from '../learning/drawing.ts';
import type { Random } from '../learning/random.ts';

/** What a matrix is to become, and how its rows hide that. */
export interface Plan {
  readonly rows: number;
  readonly columns: number;
  /** The columns that hold pivots, from 0. */
  readonly pivotColumns: readonly number[];
  /** The pivots that an elimination meets, one for each of these columns. */
  readonly pivots: readonly number[];
  /** Whether each pivot divides its row, so that the reduced form is of whole numbers. */
  readonly isWhole: boolean;
  /** Whether a 0 stands where the first pivot should be. */
  readonly hasZeroFirst: boolean;
}

/** The largest multiple of a row that an elimination takes away, and the largest free entry of the form. */
const LARGEST_MULTIPLE = 3;
const LARGEST_FREE = 4;

/** A product L E: E has row echelon form with the planned pivots, and L the multiples that an elimination takes away. */
export function drawFromPlan(random: Random, plan: Plan): Rows {
  const form = plan.isWhole ? wholeForm(random, plan) : echelonRows(random, plan, plan.pivots);
  const lower = drawMultiples(random, plan);
  if (!plan.hasZeroFirst) return productOfRows(lower, form);
  const zero = random.integer(1, plan.rows - 1);
  const withZero = lower.map((row, i) => (i === zero ? row.with(0, 0) : row));
  const order = Array.from({ length: plan.rows }, (_, i) => (i === 0 ? zero : i === zero ? 0 : i));
  return reordered(productOfRows(withZero, form), order);
}

/** Whether a row is a multiple of another one, which is seen before anything is reduced. */
export function hasParallelRows(rows: readonly (readonly Rational[])[]): boolean {
  return rows.some((row, i) => rows.slice(0, i).some((other) => areParallel(row, other)));
}

/** Whether a row is another one, or that with all its signs changed. */
export function hasRepeatedRows(rows: readonly (readonly Rational[])[]): boolean {
  return rows.some((row, i) =>
    rows.slice(0, i).some((other) => isMultiple(ONE, row, other) || isMultiple(negate(ONE), row, other)),
  );
}

function isMultiple(factor: Rational, row: readonly Rational[], other: readonly Rational[]): boolean {
  return row.every((entry, place) => equals(entry, multiply(factor, other[place])));
}

function areParallel(row: readonly Rational[], other: readonly Rational[]): boolean {
  return row.every((x, i) => row.every((y, j) => equals(multiply(x, other[j]), multiply(y, other[i]))));
}

/** D U R: R is reduced, U adds multiples of lower rows to higher ones, D holds the pivots. */
function wholeForm(random: Random, plan: Plan): Rows {
  const reduced = echelonRows(
    random,
    plan,
    plan.pivots.map(() => 1),
  ).map((row, i) => row.map((entry, j) => (j !== plan.pivotColumns[i] && plan.pivotColumns.includes(j) ? 0 : entry)));
  const upper = plan.pivots.map((pivot, i) =>
    plan.pivots.map((_, j) => (i === j ? pivot : j > i ? pivot * random.integer(-2, 2) : 0)),
  );
  return productOfRows(upper, reduced);
}

/** Rows that begin with the pivots, each further right than the one above it. */
function echelonRows(random: Random, { columns, pivotColumns }: Plan, pivots: readonly number[]): Rows {
  return pivotColumns.map((place, i) =>
    drawList(random, columns, { from: -LARGEST_FREE, to: LARGEST_FREE }).map((entry, j) =>
      j < place ? 0 : j === place ? pivots[i] : entry,
    ),
  );
}

/** 1 on the diagonal, multiples below it; a row beyond the rank is nothing but multiples. */
function drawMultiples(random: Random, { rows, pivots }: Plan): Rows {
  return Array.from({ length: rows }, (_, i) =>
    pivots.map((__, j) => {
      if (i === j) return 1;
      if (j > i) return 0;
      return j === 0
        ? drawNonzero(random, LARGEST_MULTIPLE)
        : drawInteger(random, { from: -LARGEST_MULTIPLE, to: LARGEST_MULTIPLE });
    }),
  );
}
