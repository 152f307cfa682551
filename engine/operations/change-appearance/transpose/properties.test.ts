// Properties of the transpose.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { addMatrices } from '../../../exact/kernels/entrywise.ts';
import type { Overflow } from '../../../exact/kernels/float.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { type FloatMatrix, matricesEqual, type Matrix } from '../../../exact/matrix.ts';
import { matricesOfShape, matrices, matrixPairs, RUNS } from '../../../testing/arbitraries.ts';
import { ask, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

function transposed(a: Matrix): Matrix {
  return matrixAnswered(ask(operation, { a }));
}

test('twice gives the matrix back', () => {
  fc.assert(
    fc.property(matrices(), (a) => assert.ok(matricesEqual(transposed(transposed(a)), a))),
    RUNS,
  );
});

test('the transpose of a sum is the sum of the transposes', () => {
  fc.assert(
    fc.property(matrixPairs(), ([a, b]) => {
      assert.ok(matricesEqual(transposed(addMatrices(a, b)), addMatrices(transposed(a), transposed(b))));
    }),
    RUNS,
  );
});

test('the transpose of a product is the product of the transposes in reverse order', () => {
  fc.assert(
    fc.property(fc.tuple(matricesOfShape(2, 3), matricesOfShape(3, 4)), ([a, b]) => {
      const product = exactly(multiplyMatrices(a, b));
      assert.ok(matricesEqual(transposed(product), exactly(multiplyMatrices(transposed(b), transposed(a)))));
    }),
    RUNS,
  );
});

/** A product of small matrices: an exact one. */
function exactly(product: Matrix | FloatMatrix | Overflow): Matrix {
  assert.ok(product.kind !== 'float64' && product.kind !== 'overflow');
  return product;
}
