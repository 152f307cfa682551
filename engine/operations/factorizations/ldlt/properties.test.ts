// Properties of LDLᵀ factorizations.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { entry, integerMatrix, type Matrix, matricesEqual, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, equals, isZero, ONE } from '../../../exact/rational.ts';
import { RUNS, squareMatrices } from '../../../testing/arbitraries.ts';
import { ask, askBody, isProblem } from '../../../testing/asking.ts';
import { operations } from './operation.ts';
import { factorableOrder, reordered } from './reorder.ts';

const [operation] = operations;

/** A plus its transpose. */
function symmetrized(a: Matrix): Matrix {
  return matrixOf(rowsOf(a).map((row, i) => row.map((x, j) => add(x, entry(a, j, i)))));
}

function factorsOf(a: Matrix): readonly Matrix[] | null {
  const answer = ask(operation, { a }).answer();
  assert.ok(answer.kind === 'structure');
  const found = answer.members.flatMap(([, part]) => (part.kind === 'matrix' ? [part.matrix] : []));
  return found.length === 0
    ? null
    : found.map((matrix) => {
        assert.ok(matrix.kind !== 'float64' && matrix.kind !== 'real');
        return matrix;
      });
}

test('L D Lᵀ = A, with ones on the diagonal of L and zeros above it, and D diagonal', () => {
  fc.assert(
    fc.property(squareMatrices(4), (drawn) => {
      const a = symmetrized(drawn);
      const factors = factorsOf(a);
      if (factors === null) return;
      const [l, d] = factors;
      const rows = rowsOf(l);
      rows.forEach((row, i) => {
        row.forEach((x, j) => {
          if (j >= i) assert.ok(j === i ? equals(x, ONE) : isZero(x));
          if (j !== i) assert.ok(isZero(entry(d, i, j)));
        });
      });
      const left = multiplyMatrices(l, d);
      if (left.kind === 'overflow' || left.kind === 'float64') return;
      const product = multiplyMatrices(left, matrixOf(rows.map((_, i) => rows.map((row) => row[i]))));
      assert.ok(product.kind === 'overflow' || product.kind === 'float64' || matricesEqual(product, a));
    }),
    RUNS,
  );
});

test('a matrix that is not symmetric', () => {
  const a = [
    [1, 2],
    [3, 4],
  ];
  assert.throws(() => askBody(operation, { a }).answer(), isProblem('not_symmetric', ['a']));
});

/** All orders of so many places. */
function ordersOf(size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return ordersOf(size - 1).flatMap((order) =>
    Array.from({ length: size }, (_, place) => order.toSpliced(place, 0, size - 1)),
  );
}

test('an order of rows and columns is found just where one has factors', () => {
  fc.assert(
    fc.property(squareMatrices(4), (drawn) => {
      const a = symmetrized(drawn);
      const found = factorableOrder(a);
      if (found !== null) assert.ok(factorsOf(reordered(a, found)) !== null);
      else assert.ok(ordersOf(a.rows).every((order) => factorsOf(reordered(a, order)) === null));
    }),
    RUNS,
  );
});

test('orders of matrices with many zeros', () => {
  const zeroOrOne = fc.integer({ min: 0, max: 1 });
  fc.assert(
    fc.property(
      fc.array(fc.array(zeroOrOne, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 }),
      (drawn) => {
        const a = integerMatrix(drawn.map((row, i) => row.map((_, j) => drawn[Math.max(i, j)][Math.min(i, j)])));
        const orders = ordersOf(4).filter((order) => factorsOf(reordered(a, order)) !== null);
        assert.equal(factorableOrder(a) === null, orders.length === 0);
      },
    ),
    RUNS,
  );
});
