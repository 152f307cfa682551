// Properties of the flips.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { matricesEqual, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { matrices, RUNS } from '../../../testing/arbitraries.ts';
import { ask, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [upDown, leftRight] = operations;

function flipped(operation: (typeof operations)[number], a: Matrix): Matrix {
  return matrixAnswered(ask(operation, { a }));
}

for (const operation of operations) {
  test(`${operation.id} twice gives the matrix back`, () => {
    fc.assert(
      fc.property(matrices(), (a) => assert.ok(matricesEqual(flipped(operation, flipped(operation, a)), a))),
      RUNS,
    );
  });
}

test('flipud reverses the rows, fliplr the entries of each row', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      assert.deepEqual(rowsOf(flipped(upDown, a)), rowsOf(a).toReversed());
      assert.deepEqual(
        rowsOf(flipped(leftRight, a)),
        rowsOf(a).map((row) => row.toReversed()),
      );
    }),
    RUNS,
  );
});

test('the order of the two flips does not matter', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      assert.ok(matricesEqual(flipped(upDown, flipped(leftRight, a)), flipped(leftRight, flipped(upDown, a))));
    }),
    RUNS,
  );
});
