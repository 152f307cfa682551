// What holds for all differences of matrices.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { matricesEqual, type Matrix, zeroMatrix } from '../../../exact/matrix.ts';
import { matrices, matrixPairs, matrixTriples, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, isProblem, matrixAnswered } from '../../../testing/asking.ts';
import { operations as addition } from '../add/operation.ts';
import { operations } from './operation.ts';

const [operation] = operations;

function subtract(a: Matrix, b: Matrix): Matrix {
  return matrixAnswered(ask(operation, { a, b }));
}

function add(a: Matrix, b: Matrix): Matrix {
  return matrixAnswered(ask(addition[0], { a, b }));
}

describe('properties of subtraction', () => {
  test('(A - B) + B = A', () => {
    fc.assert(
      fc.property(matrixPairs(), ([a, b]) => matricesEqual(add(subtract(a, b), b), a)),
      RUNS,
    );
  });

  test('A - A = 0', () => {
    fc.assert(
      fc.property(matrices(), (a) => matricesEqual(subtract(a, a), zeroMatrix(a.rows, a.columns))),
      RUNS,
    );
  });

  test('A - B = 0 - (B - A)', () => {
    fc.assert(
      fc.property(matrixPairs(), ([a, b]) =>
        matricesEqual(subtract(a, b), subtract(zeroMatrix(a.rows, a.columns), subtract(b, a))),
      ),
      RUNS,
    );
  });

  test('(A - B) - C = A - (B + C)', () => {
    fc.assert(
      fc.property(matrixTriples(), ([a, b, c]) => matricesEqual(subtract(subtract(a, b), c), subtract(a, add(b, c)))),
      RUNS,
    );
  });
});

describe('problems of subtraction', () => {
  test('matrices of different shapes', () => {
    assert.throws(() => askBody(operation, { a: [[1, 2]], b: [[1]] }), isProblem('dimension_mismatch', ['b']));
  });

  test('a difference beyond the range of doubles', () => {
    const question = askBody(operation, { a: [['1e308', '1e308']], b: [['1e308', '-1e308']] });
    assert.throws(() => question.answer(), isProblem('overflow', ['a', '0', '1']));
  });
});
