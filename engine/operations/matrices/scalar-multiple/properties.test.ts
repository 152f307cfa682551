// Properties of scalar multiples.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { addMatrices } from '../../../exact/kernels/entrywise.ts';
import { matricesEqual, zeroMatrix } from '../../../exact/matrix.ts';
import { add, integer, multiply, ONE } from '../../../exact/rational.ts';
import { matrices, rationals, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

test('(c + d)A = cA + dA, (cd)A = c(dA), 1A = A and 0A = 0', () => {
  fc.assert(
    fc.property(matrices(), rationals(), rationals(), (a, c, d) => {
      const times = (scalar: typeof c, matrix = a) => matrixAnswered(ask(operation, { a: matrix, scalar }));
      assert.ok(matricesEqual(times(add(c, d)), addMatrices(times(c), times(d))));
      assert.ok(matricesEqual(times(multiply(c, d)), times(c, times(d))));
      assert.ok(matricesEqual(times(ONE), a));
      assert.ok(matricesEqual(times(integer(0)), zeroMatrix(a.rows, a.columns)));
    }),
    RUNS,
  );
});

test('an entry beyond the range of doubles', () => {
  assert.throws(
    () => askBody(operation, { a: [[1, '1e200']], scalar: '1e200' }).answer(),
    isProblem('overflow', ['a', '0', '1']),
  );
});

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
