import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXACT_BUDGET, WRITTEN_ENTRY } from '../exact/budget.ts';
import { productCost } from '../exact/kernels/product.ts';
import { integerMatrix } from '../exact/matrix.ts';
import { predictedWork } from './bounds.ts';

test('work is that of the arithmetic which will be used, and of writing', () => {
  assert.equal(predictedWork({ exact: 5, float: 3 }), 5);
  assert.equal(predictedWork({ exact: 2 * EXACT_BUDGET, float: 3 }), 3);
  assert.equal(predictedWork({ exact: 5, float: 3, written: 7 }), 12);
});

test('a product far larger than its factors costs at least its writing', () => {
  const column = integerMatrix(Array.from({ length: 300 }, () => [1]));
  const row = integerMatrix([Array.from({ length: 300 }, () => 1)]);
  assert.ok(predictedWork(productCost(column, row)) > 300 * 300 * WRITTEN_ENTRY);
  assert.ok(predictedWork(productCost(row, column)) < 10_000);
});
