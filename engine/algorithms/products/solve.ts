// The product of two matrices, worked so that it can be read, or computed as a whole where it is too large for that.

import { type Answer, matrixAnswer } from '../../catalogue/answer.ts';
import { shapeOf } from '../../catalogue/inputs.ts';
import { DomainError } from '../../catalogue/domain-error.ts';
import { FLOAT_BUDGET } from '../../exact/budget.ts';
import { multiplyMatrices, productCost, productTime } from '../../exact/kernels/product.ts';
import { type ExactMatrix, matrixOf, rowsOf } from '../../exact/matrix.ts';
import { predictedWork, withinRange } from '../bounds.ts';
import { requireMatrixInRange } from '../range.ts';
import { chooseWay, type Way } from './choice.ts';
import type { ProductInput, ProductMove } from './moves.ts';
import { columnsOf, sameRows, total } from './structure.ts';
import { workedProduct } from './working.ts';

/** @throws DomainError `dimension_mismatch` where a has not as many columns as b has rows. */
export function requireInnerDimensions(a: ExactMatrix, b: ExactMatrix): void {
  if (a.columns === b.rows) return;
  throw DomainError.of('dimension_mismatch', ['b'], { requirement: 'inner_dimensions', a: shapeOf(a), b: shapeOf(b) });
}

/** Larger matrices, more products of entries, and entries that take more work are not worked out line by line. */
const LARGEST_SIDE_READ = 20;
const MOST_PRODUCTS_READ = 1000;
const MOST_WORK_READ = 2e7;

/** A tall matrix times a wide one is far larger than both: more entries than this are not computed. */
const MOST_ENTRIES = 4e6;

/** The predicted work of the product: exact within the budget, in doubles beyond it. */
export function productWork(a: ExactMatrix, b: ExactMatrix): number {
  return predictedWork(productCost(a, b));
}

/** The expected time of it: of a working line by line, or of the kernel. */
export function productDuration(a: ExactMatrix, b: ExactMatrix): number {
  if (unreadable(a, b) !== null) return productTime(a, b);
  const isWhole = a.kind === 'scaled' && b.kind === 'scaled' && a.scale + b.scale === 0;
  const product = isWhole ? WHOLE_PRODUCT : FRACTION_PRODUCT;
  return product * a.rows * a.columns * b.columns + WORKED_ENTRY * a.rows * b.columns;
}

/** Products of integers and of fractions with their sums, and what is found out beside them, in nanoseconds. */
const WHOLE_PRODUCT = 170;
const FRACTION_PRODUCT = 600;
const WORKED_ENTRY = 800;

/** @throws DomainError `too_large` where the product would have too many entries, or take too long even in doubles. */
function requireAffordableProduct(a: ExactMatrix, b: ExactMatrix): void {
  const entries = a.rows * b.columns;
  if (entries > MOST_ENTRIES) {
    throw DomainError.of('too_large', ['b'], {
      what: `the product would be ${a.rows}x${b.columns} and hold ${entries} entries`,
      limit: `at most ${MOST_ENTRIES} are allowed`,
    });
  }
  if (entries * a.columns > FLOAT_BUDGET) {
    throw DomainError.of('too_large', ['b'], {
      what: `the product takes ${entries * a.columns} multiplications`,
      limit: `at most ${FLOAT_BUDGET} are allowed`,
    });
  }
}

/** What keeps the working from being read; null where nothing does. */
export function unreadable(a: ExactMatrix, b: ExactMatrix): 'size' | 'digits' | null {
  if (Math.max(a.rows, a.columns, b.columns) > LARGEST_SIDE_READ) return 'size';
  if (a.rows * a.columns * b.columns > MOST_PRODUCTS_READ) return 'size';
  return productCost(a, b).exact > MOST_WORK_READ ? 'digits' : null;
}

/** @throws DomainError `overflow` where an entry of the product is no finite double, `too_large` */
export function* solveProduct(input: ProductInput): Generator<ProductMove, Answer, void> {
  const { a, b, method } = input;
  const shapes = { a: shapeOf(a), b: shapeOf(b) };
  const because = unreadable(a, b);
  if (because !== null) {
    yield { move: 'sizes', facts: { ...shapes, way: null, same: false } };
    requireAffordableProduct(a, b);
    const result = withinRange('an entry of the product', multiplyMatrices(a, b));
    requireMatrixInRange(result, () => ['a']);
    yield { move: 'unshown', facts: { result, products: a.rows * a.columns * b.columns, because } };
    return matrixAnswer(result);
  }
  const [left, right] = [rowsOf(a), rowsOf(b)];
  const way = chooseWay(left, right, method);
  yield { move: 'sizes', facts: { ...shapes, way, same: sameRows(left, right) } };
  yield { move: 'choose', facts: { way } };
  const { product, terms } = yield* workedProduct(left, right, way);
  const result = matrixOf(product);
  requireMatrixInRange(result, () => ['a']);
  yield { move: 'result', facts: { way, product, terms } };
  if (isWorthChecking(way, result)) {
    const [columnSums, rowSums] = [columnsOf(left).map(total), right.map(total)];
    const entries = product.flat();
    yield { move: 'check', facts: { columnSums, rowSums, entries, total: total(entries) } };
  }
  return matrixAnswer(result);
}

/** Where the sum of all entries would only repeat the working, it is no check. */
function isWorthChecking({ kind }: Way, { rows, columns }: ExactMatrix): boolean {
  return rows * columns > 1 && (kind === 'method' || kind === 'diagonal' || kind === 'one-term');
}
