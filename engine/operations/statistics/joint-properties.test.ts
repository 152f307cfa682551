// What holds of covariances and correlations of any columns.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { Answer } from '../../catalogue/answer.ts';
import { linesOf, variance } from '../../exact/kernels/statistics.ts';
import { entry, type Matrix, matrixOf, rowsOf, scalarAt } from '../../exact/matrix.ts';
import {
  absolute,
  add,
  compare,
  equals,
  integer,
  isZero,
  multiply,
  ONE,
  type Rational,
  signOf,
  subtract,
  ZERO,
} from '../../exact/rational.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { rationals, RUNS } from '../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem } from '../../testing/asking.ts';
import { operations as correlations } from './correlation/operation.ts';
import { operations as covariances } from './covariance/operation.ts';

const [covariance] = covariances;
const [correlation] = correlations;

/** Two to six observations of one to four variables. */
const tables = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(rationals(), { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  )
  .map((drawn) => matrixOf(drawn));

/** Those without a column of equal numbers. */
const varying = tables.filter((a) => linesOf(a, 'column').every((line) => !isZero(exactly(variance(a, line)))));

const divisors = fc.constantFrom(0, 1);

function exactly(value: Scalar | { readonly kind: 'overflow' }): Rational {
  return value.kind === 'rational' ? value : assert.fail('not a fraction');
}

function matrixIn(answer: Answer): Matrix {
  if (answer.kind !== 'matrix') return assert.fail(answer.kind);
  const { matrix } = answer;
  return matrix.kind === 'real' || matrix.kind === 'float64' ? assert.fail(matrix.kind) : matrix;
}

function covarianceOf(a: Matrix, ddof: number): Matrix {
  return matrixIn(ask(covariance, { a, ddof }).answer());
}

/** Each entry with its sign, squared: r|r|, which keeps everything rational. */
function signedSquares(a: Matrix): readonly (readonly Rational[])[] {
  const answer = ask(correlation, { a }).answer();
  if (answer.kind !== 'matrix') return assert.fail(answer.kind);
  const { matrix } = answer;
  return Array.from({ length: matrix.rows }, (_, i) =>
    Array.from({ length: matrix.columns }, (__, j) => signedSquare(scalarAt(matrix, i * matrix.columns + j))),
  );
}

function signedSquare(value: Scalar): Rational {
  if (value.kind === 'rational') return multiply(value, absolute(value));
  if (value.kind !== 'power') return assert.fail(value.kind);
  return multiply(integer(value.sign), value.base);
}

function mapped(a: Matrix, change: (value: Rational, column: number) => Rational): Matrix {
  return matrixOf(rowsOf(a).map((row) => row.map(change)));
}

test('a covariance matrix is symmetric, with the variances on its diagonal', () => {
  fc.assert(
    fc.property(tables, divisors, (a, ddof) => {
      const found = covarianceOf(a, ddof);
      for (let i = 0; i < found.rows; i++) {
        for (let j = 0; j < i; j++) assert.ok(equals(entry(found, i, j), entry(found, j, i)));
      }
      assert.deepEqual(
        linesOf(a, 'column').map((line) => exactly(variance(a, line, ddof))),
        Array.from({ length: a.columns }, (_, i) => entry(found, i, i)),
      );
    }),
    RUNS,
  );
});

test('shifts of the columns change no covariance, and factors multiply them', () => {
  fc.assert(
    fc.property(tables, divisors, rationals(), rationals(), (a, ddof, shift, factor) => {
      const found = covarianceOf(a, ddof);
      const changed = covarianceOf(
        mapped(a, (value, column) => (column === 0 ? add(multiply(factor, value), shift) : add(value, shift))),
        ddof,
      );
      for (let i = 0; i < found.rows; i++) {
        for (let j = 0; j < found.columns; j++) {
          const factors = multiply(i === 0 ? factor : ONE, j === 0 ? factor : ONE);
          assert.ok(equals(entry(changed, i, j), multiply(factors, entry(found, i, j))));
        }
      }
    }),
    RUNS,
  );
});

test('a covariance matrix is positive semidefinite', () => {
  fc.assert(
    fc.property(tables, divisors, (a, ddof) => {
      const found = covarianceOf(a, ddof);
      for (let i = 0; i < found.rows; i++) {
        for (let j = 0; j < i; j++) {
          const squares = multiply(entry(found, i, i), entry(found, j, j));
          const minor = subtract(squares, multiply(entry(found, i, j), entry(found, i, j)));
          assert.ok(signOf(minor) >= 0);
        }
        assert.ok(signOf(entry(found, i, i)) >= 0);
      }
      assert.ok(signOf(rowsOf(found).flat().reduce(add, ZERO)) >= 0, 'the variance of the row sums');
    }),
    RUNS,
  );
});

test('a correlation matrix is symmetric with ones on its diagonal, and no entry is beyond one', () => {
  fc.assert(
    fc.property(varying, (a) => {
      const found = signedSquares(a);
      for (const [i, row] of found.entries()) {
        assert.ok(equals(row[i], ONE));
        for (const [j, value] of row.entries()) {
          assert.ok(equals(value, found[j][i]));
          assert.ok(compare(absolute(value), ONE) <= 0);
        }
      }
    }),
    RUNS,
  );
});

test('a correlation is the covariance over the standard deviations, whatever the divisor', () => {
  fc.assert(
    fc.property(varying, divisors, (a, ddof) => {
      const shared = covarianceOf(a, ddof);
      for (const [i, row] of signedSquares(a).entries()) {
        for (const [j, value] of row.entries()) {
          const both = entry(shared, i, j);
          const squares = multiply(entry(shared, i, i), entry(shared, j, j));
          assert.ok(equals(multiply(value, squares), multiply(both, absolute(both))));
        }
      }
    }),
    RUNS,
  );
});

test('correlations stay as they are after shifts and positive factors, and change their signs after negative ones', () => {
  const factors = rationals().filter((value) => !isZero(value));
  fc.assert(
    fc.property(varying, rationals(), factors, (a, shift, factor) => {
      const found = signedSquares(a);
      const changed = signedSquares(
        mapped(a, (value, column) => (column === 0 ? add(multiply(factor, value), shift) : value)),
      );
      const sign = integer(signOf(factor));
      for (const [i, row] of found.entries()) {
        for (const [j, value] of row.entries()) {
          const expected = (i === 0) === (j === 0) ? value : multiply(sign, value);
          assert.ok(equals(changed[i][j], expected));
        }
      }
    }),
    RUNS,
  );
});

test('two equal columns have the correlation 1, two opposite ones -1', () => {
  const a = [
    [1, 1, -1],
    [4, 4, -4],
    [2, 2, -2],
  ];
  assert.deepEqual(exactForm(askBody(correlation, { a }).answer()), [
    ['1', '1', '-1'],
    ['1', '1', '-1'],
    ['-1', '-1', '1'],
  ]);
});

test('one observation: no covariance as a sample, all zero as a population, no correlation', () => {
  const a = [[1, 2]];
  assert.throws(() => askBody(covariance, { a, ddof: 1 }), isProblem('not_enough_data', ['ddof']));
  assert.throws(() => askBody(correlation, { a }), isProblem('not_enough_data', ['a']));
  assert.deepEqual(exactForm(askBody(covariance, { a }).answer()), [
    ['0', '0'],
    ['0', '0'],
  ]);
});

test('a column of equal numbers has no correlation', () => {
  const a = [
    [1, 5],
    [2, 5],
  ];
  assert.throws(() => askBody(correlation, { a }).answer(), isProblem('zero_variance', ['a']));
});

test('a covariance beyond the range of doubles', () => {
  const a = [['1e200'], ['-1e200']];
  assert.throws(() => askBody(covariance, { a }).answer(), isProblem('overflow', ['a']));
});

test('more columns than one question may take', () => {
  const a = [Array.from({ length: 2000 }, (_, j) => j)];
  assert.throws(() => askBody(covariance, { a }).answer(), isProblem('too_large', ['a']));
  const pair = [0, 1].map((row) => Array.from({ length: 500 }, (_, j) => row * (j + 1)));
  assert.throws(() => askBody(correlation, { a: pair }).answer(), isProblem('too_large', ['a']));
});

for (const operation of [covariance, correlation]) {
  for (const { title, body, answer } of operation.examples) {
    test(`${operation.id}: ${title}`, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
  }
}
