// Properties of powers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { identity, matricesEqual } from '../../../exact/matrix.ts';
import { RUNS, squareMatrices } from '../../../testing/arbitraries.ts';
import { answered, ask, askBody, exactForm, isProblem, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;
const small = fc.integer({ min: 0, max: 9 });

test('A^j A^k = A^(j + k)', () => {
  fc.assert(
    fc.property(squareMatrices(3), small, small, (a, j, k) => {
      const powers = [j, k, j + k].map((exponent) => answered(operation, { a, k: exponent }));
      if (powers.some((found) => found === null)) return;
      const [left, right, whole] = [j, k, j + k].map((exponent) => matrixAnswered(ask(operation, { a, k: exponent })));
      const product = multiplyMatrices(left, right);
      assert.ok(product.kind === 'overflow' || product.kind === 'float64' || matricesEqual(product, whole));
    }),
    RUNS,
  );
});

test('A^k A^(-k) = I, where there is an inverse', () => {
  fc.assert(
    fc.property(squareMatrices(3), fc.integer({ min: 1, max: 4 }), (a, k) => {
      if (answered(operation, { a, k: -k }) === null || answered(operation, { a, k }) === null) return;
      const product = multiplyMatrices(
        matrixAnswered(ask(operation, { a, k })),
        matrixAnswered(ask(operation, { a, k: -k })),
      );
      assert.ok(product.kind === 'overflow' || product.kind === 'float64' || matricesEqual(product, identity(a.rows)));
    }),
    RUNS,
  );
});

test('the inverse of a singular matrix', () => {
  assert.throws(
    () =>
      askBody(operation, {
        a: [
          [1, 2],
          [2, 4],
        ],
        k: -1,
      }).answer(),
    isProblem('singular', ['a']),
  );
});

test('a matrix that is not square', () => {
  assert.throws(() => askBody(operation, { a: [[1, 2]], k: 2 }).answer(), isProblem('not_square', ['a']));
});

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}

test('large exponents: a quarter turn comes back, and what leaves the range of the answers is refused', () => {
  const turn = [
    [0, -1],
    [1, 0],
  ];
  const turned = matrixAnswered(askBody(operation, { a: turn, k: 2023 }));
  assert.ok(matricesEqual(turned, matrixAnswered(askBody(operation, { a: turn, k: -1 }))));
  const stretched = [
    [0, -2],
    [1, 0],
  ];
  assert.throws(() => askBody(operation, { a: stretched, k: 1_000_000 }).answer(), isProblem('overflow', ['a']));
  const shrunk = [
    [0, '-1/2'],
    [1, 0],
  ];
  assert.throws(() => askBody(operation, { a: shrunk, k: 1_000_000 }).answer(), isProblem('too_large', ['k']));
});
