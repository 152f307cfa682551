// What holds for all entry-by-entry quotients.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { constantMatrix, matricesEqual, type Matrix } from '../../../exact/matrix.ts';
import { ONE } from '../../../exact/rational.ts';
import { matricesOfShape, nonZeroMatricesOfShape, nonZeroRationals, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, isProblem, matrixAnswered } from '../../../testing/asking.ts';
import { operations as multiplication } from '../multiply-ew/operation.ts';
import { operations } from './operation.ts';

const [operation] = operations;

function divide(a: Matrix, b: Matrix): Matrix {
  return matrixAnswered(ask(operation, { a, b }));
}

function times(a: Matrix, b: Matrix): Matrix {
  return matrixAnswered(ask(multiplication[0], { a, b }));
}

const side = fc.integer({ min: 1, max: 6 });
const dividendAndDivisor = fc
  .tuple(side, side)
  .chain(([rows, columns]) => fc.tuple(matricesOfShape(rows, columns), nonZeroMatricesOfShape(rows, columns)));

describe('properties of the entry-by-entry quotient', () => {
  test('multiplying by the divisor gives the dividend back', () => {
    fc.assert(
      fc.property(dividendAndDivisor, ([a, b]) => matricesEqual(times(divide(a, b), b), a)),
      RUNS,
    );
  });

  test('dividing a product by one factor gives the other', () => {
    fc.assert(
      fc.property(dividendAndDivisor, ([a, b]) => matricesEqual(divide(times(a, b), b), a)),
      RUNS,
    );
  });

  test('dividing is multiplying by the reciprocals', () => {
    fc.assert(
      fc.property(dividendAndDivisor, ([a, b]) =>
        matricesEqual(divide(a, b), times(a, divide(constantMatrix(b.rows, b.columns, ONE), b))),
      ),
      RUNS,
    );
  });

  test('a number divides every entry', () => {
    fc.assert(
      fc.property(matricesOfShape(3, 2), nonZeroRationals(), (a, b) =>
        matricesEqual(matrixAnswered(ask(operation, { a, b })), divide(a, constantMatrix(3, 2, b))),
      ),
      RUNS,
    );
  });
});

describe('problems of the entry-by-entry quotient', () => {
  const a = [
    [1, 2],
    [3, 4],
  ];

  test('matrices of different shapes', () => {
    assert.throws(() => askBody(operation, { a, b: [[1, 2]] }), isProblem('dimension_mismatch', ['b']));
  });

  test('the first zero among the divisors is named', () => {
    const question = askBody(operation, {
      a,
      b: [
        [1, 5],
        [0, 0],
      ],
    });
    assert.throws(() => question.answer(), isProblem('zero_division', ['b', '1', '0']));
    assert.throws(() => question.answer(), /row 2, column 1/);
  });

  test('zero over zero is no less a problem', () => {
    assert.throws(
      () => askBody(operation, { a: [[0]], b: [[0]] }).answer(),
      isProblem('zero_division', ['b', '0', '0']),
    );
  });

  test('one zero for all places', () => {
    assert.throws(() => askBody(operation, { a, b: 0 }).answer(), isProblem('zero_division', ['b']));
  });

  test('a quotient beyond the range of doubles', () => {
    const question = askBody(operation, { a: [['1e300']], b: [['1e-300']] });
    assert.throws(() => question.answer(), isProblem('overflow', ['a', '0', '0']));
  });
});
