// Kernels over a quadratic field, for the small matrices that people write with roots and complex numbers: always exact, entry by entry.

import { type Cost, gcdCost } from '../budget.ts';
import { add, divide, type Entry, equals, isRational, isZero, multiply, negate, subtract } from '../entry.ts';
import { bitLength } from '../integers.ts';
import { entriesOf, type ExactMatrix, exactMatrix, matrixOf, rowsOf } from '../matrix.ts';
import { integer, ONE, type Rational, ZERO } from '../rational.ts';

type Rows = readonly (readonly Entry[])[];

/** Entry by entry, for matrices of one shape. */
export function combineOverField(a: ExactMatrix, b: ExactMatrix, combine: (x: Entry, y: Entry) => Entry): ExactMatrix {
  const others = entriesOf(b);
  return exactMatrix(
    a.rows,
    a.columns,
    entriesOf(a).map((x, k) => combine(x, others[k])),
  );
}

/** a times b, for an m x k and a k x n matrix. */
export function multiplyOverField(a: ExactMatrix, b: ExactMatrix): ExactMatrix {
  const rows = rowsOf(b);
  return matrixOf(rowsOf(a).map((row) => rows[0].map((_, column) => productSum(row, rows, column))));
}

function productSum(row: readonly Entry[], others: Rows, column: number): Entry {
  return row.reduce<Entry>((sum, x, k) => add(sum, multiply(x, others[k][column])), ZERO);
}

/** A row echelon form by elimination downwards, with leading ones or without. */
interface Elimination {
  readonly rows: Rows;
  readonly pivots: readonly number[];
  /** The pivots as they were before they became ones, with the sign of the exchanges in the first. */
  readonly product: Entry;
}

/** The columns from `width` on hold no pivots. */
function eliminate(matrix: ExactMatrix, isReduced: boolean, width = matrix.columns): Elimination {
  const rows: (readonly Entry[])[] = [...rowsOf(matrix)];
  const pivots: number[] = [];
  let product: Entry = ONE;
  for (let column = 0; column < width && pivots.length < rows.length; column++) {
    const top = pivots.length;
    const found = rows.findIndex((row, place) => place >= top && !isZero(row[column]));
    if (found === -1) continue;
    if (found !== top) {
      [rows[top], rows[found]] = [rows[found], rows[top]];
      product = negate(product);
    }
    const pivot = rows[top][column];
    product = multiply(product, pivot);
    rows[top] = rows[top].map((entry) => divide(entry, pivot));
    for (let other = isReduced ? 0 : top + 1; other < rows.length; other++) {
      const factor = rows[other][column];
      if (other === top || isZero(factor)) continue;
      rows[other] = rows[other].map((entry, k) => subtract(entry, multiply(factor, rows[top][k])));
    }
    pivots.push(column);
  }
  return { rows, pivots, product };
}

/** A row echelon form with leading ones, or the reduced one, and its pivot columns. */
export function echelonOverField(
  a: ExactMatrix,
  isReduced: boolean,
): { readonly kind: 'echelon'; readonly matrix: ExactMatrix; readonly pivots: readonly number[] } {
  const { rows, pivots } = eliminate(a, isReduced);
  return { kind: 'echelon', matrix: matrixOf(rows), pivots };
}

export function pivotsOverField(a: ExactMatrix): readonly number[] {
  return eliminate(a, false).pivots;
}

/** The determinant of a square matrix. */
export function determinantOverField(a: ExactMatrix): Entry {
  const { pivots, product } = eliminate(a, false);
  return pivots.length < a.rows ? ZERO : product;
}

/** The inverse of a square matrix by elimination of [A | I]; null where it is singular. */
export function inverseOverField(a: ExactMatrix): ExactMatrix | null {
  const size = a.rows;
  const augmented = rowsOf(a).map((row, i) => [...row, ...row.map((_, j): Rational => (i === j ? ONE : ZERO))]);
  const { rows, pivots } = eliminate(matrixOf(augmented), true, size);
  return pivots.length < size ? null : matrixOf(rows.map((row) => row.slice(size)));
}

/** det(xI - A), highest power first, by the method of Faddeev and LeVerrier. */
export function characteristicOverField(a: ExactMatrix): readonly Entry[] {
  const size = a.rows;
  const coefficients: Entry[] = [ONE];
  let product: Rows = rowsOf(a).map((row) => row.map(() => ZERO));
  for (let k = 1; k <= size; k++) {
    const last = coefficients[k - 1];
    const sum = product.map((row, i) => row.map((entry, j) => (i === j ? add(entry, last) : entry)));
    product = rowsOf(multiplyOverField(a, matrixOf(sum)));
    const trace = product.reduce<Entry>((total, row, i) => add(total, row[i]), ZERO);
    coefficients.push(divide(negate(trace), integer(k)));
  }
  return coefficients;
}

/** The sum of numbers of one field. */
export function sumOverField(entries: readonly Entry[]): Entry {
  return entries.reduce<Entry>((sum, entry) => add(sum, entry), ZERO);
}

/** Predicted work of so many multiplications and additions whose numbers grow to products of so many entries. There are no doubles. */
export function fieldCost(matrices: readonly ExactMatrix[], operations: number, factors: number): Cost {
  const bits = Math.max(...matrices.map(entryBits));
  const exact = operations * OPERATIONS_EACH * gcdCost(2 * factors * bits);
  return { exact, float: exact };
}

/** The predicted work of an elimination. */
export function fieldEliminationCost(a: ExactMatrix): Cost {
  const order = Math.min(a.rows, a.columns);
  return fieldCost([a], a.rows * a.columns * order, order);
}

/** A product of two numbers of the field takes five of fractions, and a sum two more. */
const OPERATIONS_EACH = 8;

function entryBits(matrix: ExactMatrix): number {
  return Math.max(...entriesOf(matrix).map(bitsOf));
}

function bitsOf(x: Entry): number {
  const parts = isRational(x) ? [x] : [...x.element, ...x.field.polynomial];
  return Math.max(...parts.flatMap(({ numerator, denominator }) => [bitLength(numerator), bitLength(denominator)])) + 1;
}

/** Whether a matrix is its own transpose; here rather than over its storage, for entries with roots. */
export function isSymmetricOverField(a: ExactMatrix): boolean {
  const rows = rowsOf(a);
  return a.rows === a.columns && rows.every((row, i) => row.every((entry, j) => equals(entry, rows[j][i])));
}
