// Properties of LDLᵀ factorizations.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { entry, type Matrix, matricesEqual, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, equals, isZero, ONE } from '../../../exact/rational.ts';
import { RUNS, squareMatrices } from '../../../testing/arbitraries.ts';
import { ask, askBody, isProblem } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

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
