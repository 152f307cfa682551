// Properties of Power formula.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { matricesEqual } from '../../../exact/matrix.ts';
import { matrices, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

test('twice gives the matrix back', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      const once = matrixAnswered(ask(operation, { a }));
      assert.ok(matricesEqual(matrixAnswered(ask(operation, { a: once })), a));
    }),
    RUNS,
  );
});

test('an entry beyond the range of doubles', () => {
  assert.throws(() => askBody(operation, { a: [['1e309']] }).answer(), isProblem('overflow', ['a', '0', '0']));
});

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
