// Matrix products.

import {
  type Cost,
  EXACT_BUDGET,
  multiplicationCost,
  WRITTEN_DECIMAL,
  WRITTEN_ENTRY,
  WRITTEN_FRACTION,
} from '../budget.ts';
import {
  compact,
  type ExactMatrix,
  type FloatMatrix,
  hasRoots,
  largestMagnitude,
  type Matrix,
  quotientMatrix,
  scaledMatrix,
} from '../matrix.ts';
import { longestBits, overCommonDenominator } from './clearing.ts';
import { fieldCost, multiplyOverField } from './field.ts';
import { finiteMatrix, nearestDoubles, type Overflow } from './float.ts';
import { liftingCost, liftResidues, primesFor } from './lifting.ts';
import { primeAt } from './primes.ts';
import { beyondBudget, modularProductCost } from './modular-costs.ts';
import { multiplyModulo } from './modular.ts';
import { addMultiple } from './modular-loops.ts';
import { residuesOf } from './residues.ts';
import { type Manner, mannerOfIntegers, multiplyInWebAssembly, ROUNDED } from './wasm/product.ts';

/** a times b, for an m x k and a k x n matrix: exact within the budget, else in doubles. */
export function multiplyMatrices(a: Matrix, b: Matrix): Matrix | FloatMatrix | Overflow;
export function multiplyMatrices(a: ExactMatrix, b: ExactMatrix): ExactMatrix | FloatMatrix | Overflow;
export function multiplyMatrices(a: ExactMatrix, b: ExactMatrix): ExactMatrix | FloatMatrix | Overflow {
  if (hasRoots(a) || hasRoots(b)) return multiplyOverField(a, b);
  const [x, y] = [compact(a), compact(b)];
  const manner = mannerOfScaled(x, y);
  if (x.kind === 'scaled' && y.kind === 'scaled' && manner !== undefined) {
    if (doublesCost(x, y, manner) > EXACT_BUDGET) return multiplyInDoubles(x, y);
    const values = multiplyDoubles(x.values, y.values, x.rows, x.columns, y.columns, manner);
    return scaledMatrix(x.rows, y.columns, values, x.scale + y.scale);
  }
  const plan = planProduct(x, y);
  if (plan === undefined || Math.min(plan.direct, plan.byResidues) > EXACT_BUDGET) return multiplyInDoubles(x, y);
  const numerators =
    plan.direct <= plan.byResidues
      ? multiplyIntegers(plan.left, plan.right, x.rows, x.columns, y.columns)
      : multiplyByResidues(plan.left, plan.right, x.rows, x.columns, y.columns, plan.bits);
  return compact(quotientMatrix(x.rows, y.columns, numerators, plan.denominator));
}

/** Predicted work of `multiplyMatrices`. */
export function productCost(a: ExactMatrix, b: ExactMatrix): Cost {
  if (hasRoots(a) || hasRoots(b)) {
    return { ...fieldCost([a, b], a.rows * a.columns * b.columns, 2), written: WRITTEN_ENTRY * a.rows * b.columns };
  }
  const [x, y] = [compact(a), compact(b)];
  const float = doublesCost(x, y, ROUNDED);
  const written = WRITTEN_ENTRY * x.rows * y.columns;
  const manner = mannerOfScaled(x, y);
  if (manner !== undefined) return { exact: doublesCost(x, y, manner), float, written };
  const plan = planProduct(x, y);
  const exact = plan === undefined ? Number.POSITIVE_INFINITY : Math.min(plan.direct, plan.byResidues);
  return { exact, float, written };
}

/** Expected nanoseconds of `multiplyMatrices`, with writing the product. */
export function productTime(a: ExactMatrix, b: ExactMatrix): number {
  const { exact, float } = productCost(a, b);
  // A product of scaled matrices, which stays scaled, never costs more than one that is rounded.
  const isScaled = a.kind === 'scaled' && b.kind === 'scaled' && exact <= float;
  const computing = exact <= EXACT_BUDGET ? exact : float;
  return computing + (isScaled ? WRITTEN_DECIMAL : WRITTEN_FRACTION) * a.rows * b.columns;
}

/** The product of integer matrices by the definition. */
export function multiplyIntegers(
  a: readonly bigint[],
  b: readonly bigint[],
  rows: number,
  inner: number,
  columns: number,
): bigint[] {
  const product: bigint[] = [];
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      let sum = 0n;
      for (let t = 0; t < inner; t++) sum += a[i * inner + t] * b[t * columns + j];
      product.push(sum);
    }
  }
  return product;
}

/** The product of integer matrices from its residues. @param bits an upper bound of log2 of its entries' magnitudes */
export function multiplyByResidues(
  a: readonly bigint[],
  b: readonly bigint[],
  rows: number,
  inner: number,
  columns: number,
  bits: number,
): bigint[] {
  const [left, right] = [residuesOf(a), residuesOf(b)];
  const primes = Array.from({ length: primesFor(bits) }, (_, index) => primeAt(index));
  const images = primes.map((prime) => multiplyModulo(left(prime), right(prime), rows, inner, columns, prime));
  return liftResidues(images, primes);
}

/** How the product of scaled matrices is formed if it is one, for no sum of products of integers can leave the safe integers. */
function mannerOfScaled(a: Matrix, b: Matrix): Manner | undefined {
  if (a.kind !== 'scaled' || b.kind !== 'scaled' || a.scale + b.scale > 22) return undefined;
  const [left, right] = [largestMagnitude(a), largestMagnitude(b)];
  return a.columns * (left * right) <= Number.MAX_SAFE_INTEGER ? mannerOfIntegers(left, right) : undefined;
}

/** The product of matrices of doubles; the manner is for large ones. */
export function multiplyDoubles(
  a: Float64Array,
  b: Float64Array,
  rows: number,
  inner: number,
  columns: number,
  manner: Manner,
): Float64Array {
  // An infinity, which a double computation may meet, makes NaN of the zeros that the loops pass over.
  const plain = inLoops(rows, inner, columns) || (manner.tiles === 'rounded' && !(areFinite(a) && areFinite(b)));
  return plain
    ? multiplyInLoops(a, b, rows, inner, columns)
    : multiplyInWebAssembly(a, b, rows, inner, columns, manner);
}

function areFinite(values: Float64Array): boolean {
  // By index: a callback for each entry costs eight times as much.
  for (let k = 0; k < values.length; k++) if (!Number.isFinite(values[k])) return false;
  return true;
}

function inLoops(rows: number, inner: number, columns: number): boolean {
  return rows * inner * columns < COPIED_PRODUCTS || Math.min(rows, columns) < COPIED_LINES;
}

/** From so many products on, and so many rows and columns, matrices are worth copying for the WebAssembly kernel. */
const COPIED_PRODUCTS = 4096;
const COPIED_LINES = 4;

/** By rows of b, so that the inner loop runs along both matrices; few rows of b at a time, so that they stay in the cache. */
export function multiplyInLoops(
  a: Float64Array,
  b: Float64Array,
  rows: number,
  inner: number,
  columns: number,
): Float64Array {
  const product = new Float64Array(rows * columns);
  const height = Math.max(1, Math.floor(CACHED_ENTRIES / columns));
  for (let start = 0; start < inner; start += height) {
    const end = Math.min(inner, start + height);
    for (let i = 0; i < rows; i++) {
      for (let t = start; t < end; t++) addMultiple(product, i * columns, b, t * columns, columns, a[i * inner + t]);
    }
  }
  return product;
}

/** A quarter of a megabyte of doubles. */
const CACHED_ENTRIES = 2 ** 15;

function multiplyInDoubles(a: Matrix, b: Matrix): FloatMatrix | Overflow {
  const values = multiplyDoubles(nearestDoubles(a), nearestDoubles(b), a.rows, a.columns, b.columns, ROUNDED);
  return finiteMatrix(a.rows, b.columns, values);
}

interface Plan {
  readonly left: readonly bigint[];
  readonly right: readonly bigint[];
  readonly denominator: bigint;
  readonly bits: number;
  readonly direct: number;
  readonly byResidues: number;
}

function planProduct(a: Matrix, b: Matrix): Plan | undefined {
  const products = a.rows * a.columns * b.columns;
  if (beyondBudget(modularProductCost(a.rows, a.columns, b.columns))) return undefined;
  const [x, y] = [overCommonDenominator(a), overCommonDenominator(b)];
  if (x === undefined || y === undefined) return undefined;
  const [left, right] = [longestBits(x.integers), longestBits(y.integers)];
  const bits = left + right + Math.log2(a.columns) + 1e-6;
  const primes = primesFor(bits);
  const limbs = (a.rows * a.columns * left + b.rows * b.columns * right) / 24;
  const each = modularProductCost(a.rows, a.columns, b.columns) + 2 * limbs;
  const prepared = PREPARED + PREPARED_ENTRY * (a.rows * a.columns + b.rows * b.columns + a.rows * b.columns);
  return {
    left: x.integers,
    right: y.integers,
    denominator: x.denominator * y.denominator,
    bits,
    direct: prepared + products * 2 * multiplicationCost(left, right),
    byResidues: prepared + primes * each + liftingCost(a.rows * b.columns, primes),
  };
}

function doublesCost(a: Matrix, b: Matrix, { tiles }: Manner): number {
  const products = a.rows * a.columns * b.columns;
  const entries = a.rows * a.columns + b.rows * b.columns + a.rows * b.columns;
  return 1000 + (inLoops(a.rows, a.columns, b.columns) ? LOOP : MULTIPLICATION[tiles]) * products + 5 * entries;
}

/** A multiplication and addition in a plain loop, and in tiles. */
const LOOP = 1.2;
const MULTIPLICATION: Readonly<Record<Manner['tiles'], number>> = { rounded: 0.08, exact: 0.07, short: 0.03 };

/** Taking an entry of a factor as an integer, or one of the product into its storage. */
const PREPARED = 2000;
const PREPARED_ENTRY = 120;
