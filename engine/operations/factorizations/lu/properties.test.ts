// What holds of triangular factors.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { type ExactMatrix, integerMatrix, matricesEqual, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { isZero } from '../../../exact/rational.ts';
import { matrices, RUNS } from '../../../testing/arbitraries.ts';
import { askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { last, rankOf, withExchanges, withoutExchanges } from '../elimination.ts';
import { operations } from './operation.ts';

const [operation] = operations;

function productOf(x: ExactMatrix, y: ExactMatrix): ExactMatrix {
  const found = multiplyMatrices(x, y);
  assert.ok(found.kind !== 'float64' && found.kind !== 'overflow');
  return found;
}

test('PA = LU, whatever the matrix and the choice of pivots', () => {
  fc.assert(
    fc.property(matrices(), fc.constantFrom('first-nonzero' as const, 'largest' as const), (a, choice) => {
      const { lower, upper, permutation } = last(withExchanges(a, choice));
      const exchanged = matrixOf(permutation.map((row) => rowsOf(a)[row]));
      assert.ok(matricesEqual(productOf(matrixOf(lower), matrixOf(upper)), exchanged));
    }),
    RUNS,
  );
});

/** Many zeros, so that pivots are missing. */
const sparse = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.constantFrom(0, 0, 0, 1, 1, 2), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  .map(integerMatrix);

test('A = LU where the first columns have the rank of their first rows, and nowhere else', () => {
  fc.assert(
    fc.property(sparse, (a) => {
      const found = last(withoutExchanges(a, false));
      const sizes = Array.from({ length: Math.min(a.rows, a.columns) }, (_, k) => k + 1);
      const exists = sizes.every((k) => {
        const columns = rowsOf(a).map((row) => row.slice(0, k));
        return rankOf(columns) === rankOf(columns.slice(0, k));
      });
      assert.equal(found !== null, exists);
      if (found === null) return;
      assert.ok(matricesEqual(productOf(matrixOf(found.lower), matrixOf(found.upper)), a));
      assert.ok(found.upper.every((row, i) => row.slice(0, i).every(isZero)));
      assert.ok(found.lower.every((row, i) => row.slice(i + 1).every(isZero)));
    }),
    RUNS,
  );
});

test('a method without a choice', () => {
  assert.throws(() => askBody(operation, { a: [[1]], method: 'largest' }), isProblem('method', ['method']));
});

test('an LDU factorization of a matrix that is not square', () => {
  assert.throws(() => askBody(operation, { a: [[1, 2]], kind: 'ldu' }), isProblem('not_square', ['a']));
});

test('an entry beyond the range of doubles', () => {
  const body = {
    a: [
      ['1e-200', 1],
      ['1e200', 1],
    ],
  };
  assert.throws(() => askBody(operation, body).answer(), isProblem('overflow', ['a']));
});

test('a matrix that is too large', () => {
  const a = Array.from({ length: 200 }, (_, i) => Array.from({ length: 200 }, (__, j) => ((i * 7 + j * j) % 11) + 1));
  assert.throws(() => askBody(operation, { a }).answer(), isProblem('too_large', ['a']));
});

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
