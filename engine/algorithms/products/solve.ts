// The product of two matrices, worked in three ways: by entries, by columns, and as a sum of products of rank one.
// Above: operations/arithmetic/matmul. Below: exact/, catalogue/; tell.ts tells these moves.

import { type Answer, matrixAnswer } from '../../catalogue/answer.ts';
import { shapeOf } from '../../catalogue/inputs.ts';
import { Problem, type Shape } from '../../catalogue/problem.ts';
import { multiplyMatrices, productCost } from '../../exact/kernels/product.ts';
import { FLOAT_BUDGET } from '../../exact/budget.ts';
import { type AnswerMatrix, type Matrix, matrixOf, rowsOf } from '../../exact/matrix.ts';
import { add, multiply, type Rational, ZERO } from '../../exact/rational.ts';
import type { Move } from '../moves.ts';
import { predictedWork, withinRange } from '../bounds.ts';
import { requireMatrixInRange } from '../range.ts';

export const PRODUCT_METHODS = ['row-by-column', 'columns', 'outer'] as const;
export type ProductMethod = (typeof PRODUCT_METHODS)[number];

/** An m x k and a k x n matrix, and the way to work; `chosen` is false where nobody asked for one. */
export interface ProductInput {
  readonly a: Matrix;
  readonly b: Matrix;
  readonly method: ProductMethod;
  readonly chosen: boolean;
}

type Rows = readonly (readonly Rational[])[];

/** What happens on the way to a product. Rows, columns and terms are counted from 0. */
export interface ProductMoves {
  sizes: { readonly a: Shape; readonly b: Shape };
  method: { readonly method: ProductMethod; readonly chosen: boolean };
  /** One entry of the product: row of a times column of b. */
  dot: {
    readonly row: number;
    readonly column: number;
    readonly left: readonly Rational[];
    readonly right: readonly Rational[];
    readonly value: Rational;
  };
  /** One column of the product: the columns of a, weighted by a column of b. */
  combine: {
    readonly column: number;
    readonly weights: readonly Rational[];
    readonly columns: Rows;
    readonly value: readonly Rational[];
  };
  /** One term of the product: a column of a times a row of b. */
  outer: {
    readonly term: number;
    readonly column: readonly Rational[];
    readonly row: readonly Rational[];
    readonly value: Rows;
  };
  /** The terms added up. */
  addTerms: { readonly terms: readonly Rows[]; readonly value: Rows };
  /** Too large to be read: computed as a whole. */
  computed: { readonly result: AnswerMatrix; readonly products: number };
  result: { readonly result: AnswerMatrix };
  /** The sum of all entries, found a second way: column sums of a times row sums of b. */
  check: {
    readonly columnSums: readonly Rational[];
    readonly rowSums: readonly Rational[];
    readonly total: Rational;
  };
}

export type ProductMove = Move<ProductMoves>;

/** @throws Problem `dimension_mismatch` where a has not as many columns as b has rows. */
export function requireInnerDimensions(a: Matrix, b: Matrix): void {
  if (a.columns === b.rows) return;
  throw Problem.of('dimension_mismatch', ['b'], { requirement: 'inner_dimensions', a: shapeOf(a), b: shapeOf(b) });
}

/** Larger matrices, and entries that take more work, are not worked out line by line. */
const LARGEST_SIDE_READ = 10;
const MOST_WORK_READ = 2e7;

/** A tall matrix times a wide one is far larger than both: more entries than this are not computed. */
const MOST_ENTRIES = 4e6;

/** The predicted work of the product: exact within the budget, in doubles beyond it. */
export function productWork(a: Matrix, b: Matrix): number {
  return predictedWork(productCost(a, b));
}

/** @throws Problem `too_large` where the product would have too many entries, or take too long even in doubles. */
function requireAffordableProduct(a: Matrix, b: Matrix): void {
  const entries = a.rows * b.columns;
  if (entries > MOST_ENTRIES) {
    throw Problem.of('too_large', ['b'], {
      what: `the product would be ${a.rows}x${b.columns} and hold ${entries} entries`,
      limit: `at most ${MOST_ENTRIES} are allowed`,
    });
  }
  if (entries * a.columns > FLOAT_BUDGET) {
    throw Problem.of('too_large', ['b'], {
      what: `the product takes ${entries * a.columns} multiplications`,
      limit: `at most ${FLOAT_BUDGET} are allowed`,
    });
  }
}

function isRead(a: Matrix, b: Matrix): boolean {
  return Math.max(a.rows, a.columns, b.columns) <= LARGEST_SIDE_READ && productCost(a, b).exact <= MOST_WORK_READ;
}

/** @throws Problem `overflow` where an entry of the product is no finite double, `too_large` */
export function* solveProduct(input: ProductInput): Generator<ProductMove, Answer, void> {
  const { a, b, method, chosen } = input;
  yield { move: 'sizes', facts: { a: shapeOf(a), b: shapeOf(b) } };
  if (!isRead(a, b)) {
    requireAffordableProduct(a, b);
    const result = withinRange('an entry of the product', multiplyMatrices(a, b));
    requireMatrixInRange(result, () => ['a']);
    yield { move: 'computed', facts: { result, products: a.rows * a.columns * b.columns } };
    return matrixAnswer(result);
  }
  yield { move: 'method', facts: { method, chosen } };
  const left = rowsOf(a);
  const right = rowsOf(b);
  const rows = yield* ways[method](left, right);
  const result = matrixOf(rows);
  requireMatrixInRange(result, () => ['a']);
  yield { move: 'result', facts: { result } };
  const columnSums = columnsOf(left).map(total);
  const rowSums = right.map(total);
  yield { move: 'check', facts: { columnSums, rowSums, total: total(rows.map(total)) } };
  return matrixAnswer(result);
}

const ways: { readonly [K in ProductMethod]: (a: Rows, b: Rows) => Generator<ProductMove, Rows, void> } = {
  'row-by-column': byEntries,
  columns: byColumns,
  outer: byTerms,
};

function* byEntries(a: Rows, b: Rows): Generator<ProductMove, Rows, void> {
  const columns = columnsOf(b);
  const product: Rational[][] = [];
  for (const [row, left] of a.entries()) {
    product.push([]);
    for (const [column, right] of columns.entries()) {
      const value = total(left.map((x, index) => multiply(x, right[index])));
      yield { move: 'dot', facts: { row, column, left, right, value } };
      product[row].push(value);
    }
  }
  return product;
}

function* byColumns(a: Rows, b: Rows): Generator<ProductMove, Rows, void> {
  const columns = columnsOf(a);
  const product: (readonly Rational[])[] = [];
  for (const [column, weights] of columnsOf(b).entries()) {
    const value = a.map((row) => total(row.map((x, index) => multiply(x, weights[index]))));
    yield { move: 'combine', facts: { column, weights, columns, value } };
    product.push(value);
  }
  return columnsOf(product);
}

function* byTerms(a: Rows, b: Rows): Generator<ProductMove, Rows, void> {
  const terms: Rows[] = [];
  for (const [term, column] of columnsOf(a).entries()) {
    const row = b[term];
    const value = column.map((x) => row.map((y) => multiply(x, y)));
    yield { move: 'outer', facts: { term, column, row, value } };
    terms.push(value);
  }
  const product = terms.reduce((sum, term) => sum.map((row, i) => row.map((x, j) => add(x, term[i][j]))));
  yield { move: 'addTerms', facts: { terms, value: product } };
  return product;
}

/** The columns of a matrix that is given by its rows. */
export function columnsOf(rows: Rows): Rows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

function total(values: readonly Rational[]): Rational {
  return values.reduce(add, ZERO);
}
