// What holds for all sums of matrices.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { add as addRationals } from '../../../exact/rational.ts';
import {
  constantMatrix,
  entriesOf,
  integerMatrix,
  matricesEqual,
  type Matrix,
  zeroMatrix,
} from '../../../exact/matrix.ts';
import { matrices, matrixPairs, matrixTriples, rationals, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, isProblem, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

function add(a: Matrix, b: Matrix): Matrix {
  return matrixAnswered(ask(operation, { a, b }));
}

describe('properties of addition', () => {
  test('each entry is the sum of the entries at its place', () => {
    fc.assert(
      fc.property(matrixPairs(), ([a, b]) => {
        const others = entriesOf(b);
        assert.deepEqual(
          entriesOf(add(a, b)),
          entriesOf(a).map((x, position) => addRationals(x, others[position])),
        );
      }),
      RUNS,
    );
  });

  test('A + B = B + A', () => {
    fc.assert(
      fc.property(matrixPairs(), ([a, b]) => matricesEqual(add(a, b), add(b, a))),
      RUNS,
    );
  });

  test('(A + B) + C = A + (B + C)', () => {
    fc.assert(
      fc.property(matrixTriples(), ([a, b, c]) => matricesEqual(add(add(a, b), c), add(a, add(b, c)))),
      RUNS,
    );
  });

  test('A + 0 = A', () => {
    fc.assert(
      fc.property(matrices(), (a) => matricesEqual(add(a, zeroMatrix(a.rows, a.columns)), a)),
      RUNS,
    );
  });

  test('a number stands for the matrix that holds it everywhere', () => {
    fc.assert(
      fc.property(matrices(), rationals(), (a, b) =>
        matricesEqual(matrixAnswered(ask(operation, { a, b })), add(a, constantMatrix(a.rows, a.columns, b))),
      ),
      RUNS,
    );
  });

  test('sums beyond the safe integers stay exact', () => {
    const a = integerMatrix([[Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]]);
    assert.deepEqual(
      entriesOf(add(a, a)).map((x) => x.numerator),
      [18014398509481982n, -18014398509481982n],
    );
  });
});

describe('problems of addition', () => {
  test('matrices of different shapes', () => {
    assert.throws(() => askBody(operation, { a: [[1, 2]], b: [[1], [2]] }), isProblem('dimension_mismatch', ['b']));
  });

  test('a sum beyond the range of doubles', () => {
    const question = askBody(operation, { a: [[0], ['1e308']], b: [[0], ['1e308']] });
    assert.throws(() => question.answer(), isProblem('overflow', ['a', '1', '0']));
  });
});
