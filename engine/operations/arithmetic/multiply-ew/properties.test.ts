// What holds for all entry-by-entry products.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { constantMatrix, entriesOf, matricesEqual, type Matrix } from '../../../exact/matrix.ts';
import { multiply, ONE } from '../../../exact/rational.ts';
import { matrices, matrixPairs, matrixTriples, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, isProblem, matrixAnswered } from '../../../testing/asking.ts';
import { operations as addition } from '../add/operation.ts';
import { operations } from './operation.ts';

const [operation] = operations;

function times(a: Matrix, b: Matrix): Matrix {
  return matrixAnswered(ask(operation, { a, b }));
}

function add(a: Matrix, b: Matrix): Matrix {
  return matrixAnswered(ask(addition[0], { a, b }));
}

describe('properties of the entry-by-entry product', () => {
  test('each entry is the product of the entries at its place', () => {
    fc.assert(
      fc.property(matrixPairs(), ([a, b]) => {
        const others = entriesOf(b);
        assert.deepEqual(
          entriesOf(times(a, b)),
          entriesOf(a).map((x, position) => multiply(x, others[position])),
        );
      }),
      RUNS,
    );
  });

  test('it is commutative', () => {
    fc.assert(
      fc.property(matrixPairs(), ([a, b]) => matricesEqual(times(a, b), times(b, a))),
      RUNS,
    );
  });

  test('it is associative', () => {
    fc.assert(
      fc.property(matrixTriples(), ([a, b, c]) => matricesEqual(times(times(a, b), c), times(a, times(b, c)))),
      RUNS,
    );
  });

  test('it distributes over addition', () => {
    fc.assert(
      fc.property(matrixTriples(), ([a, b, c]) => matricesEqual(times(a, add(b, c)), add(times(a, b), times(a, c)))),
      RUNS,
    );
  });

  test('ones change nothing', () => {
    fc.assert(
      fc.property(matrices(), (a) => matricesEqual(times(a, constantMatrix(a.rows, a.columns, ONE)), a)),
      RUNS,
    );
  });
});

describe('problems of the entry-by-entry product', () => {
  test('matrices of different shapes', () => {
    assert.throws(() => askBody(operation, { a: [[1, 2]], b: [[1], [2]] }), isProblem('dimension_mismatch', ['b']));
  });

  test('a product beyond the range of doubles', () => {
    const question = askBody(operation, { a: [['1e200']], b: [['1e200']] });
    assert.throws(() => question.answer(), isProblem('overflow', ['a', '0', '0']));
  });

  test('a product below the smallest double is no problem', () => {
    assert.doesNotThrow(() => askBody(operation, { a: [['1e-200']], b: [['1e-200']] }).answer());
  });
});
