// Properties of minimal polynomials.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { add, isZero, multiply, ONE, type Rational, ZERO } from '../../../exact/rational.ts';
import { RUNS, squareMatrices } from '../../../testing/arbitraries.ts';
import { askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { operations } from './operation.ts';
import { dividedBy, isSquareFree } from '../../../exact/polynomial.ts';
import { minimalPolynomialOf, solve } from './solve.ts';

const [operation] = operations;

type Rows = readonly (readonly Rational[])[];

/** The polynomial at the matrix, by Horner's scheme. */
function valueAt(coefficients: readonly Rational[], a: Matrix): Rows {
  const rows = rowsOf(a);
  return coefficients.reduceRight<Rows>(
    (known, coefficient) =>
      known
        .map((row) => rows[0].map((_, j) => row.map((x, k) => multiply(x, rows[k][j])).reduce(add)))
        .map((row, i) => row.map((x, j) => (i === j ? add(x, coefficient) : x))),
    rows.map((row) => row.map(() => ZERO)),
  );
}

test('it is monic, gives zero, and divides the characteristic polynomial, whose degree is the number of rows', () => {
  fc.assert(
    fc.property(squareMatrices(4), (a) => {
      const minimal = minimalPolynomialOf(a);
      assert.deepEqual(minimal.at(-1), ONE);
      assert.ok(valueAt(minimal, a).flat().every(isZero));
      const last = [...solve({ a })].at(-1);
      assert.ok(last?.move === 'result');
      assert.equal(last.facts.characteristic.length, a.rows + 1);
      assert.deepEqual(dividedBy(last.facts.characteristic, minimal), { quotient: last.facts.quotient, remainder: [] });
    }),
    RUNS,
  );
});

test('a matrix that is too large to be shown line by line', () => {
  const a = Array.from({ length: 12 }, (_, i) => Array.from({ length: 12 }, (__, j) => (i === j ? (i % 3) + 1 : 0)));
  assert.deepEqual(exactForm(askBody(operation, { a }).answer()), ['1', '-6', '11', '-6']);
});

test('repeated roots are found without the roots', () => {
  const simple = minimalPolynomialOf(
    integerMatrix([
      [0, 2],
      [1, 0],
    ]),
  );
  assert.equal(isSquareFree(simple), true);
  assert.equal(
    isSquareFree(
      minimalPolynomialOf(
        integerMatrix([
          [2, 1],
          [0, 2],
        ]),
      ),
    ),
    false,
  );
});

const refused: readonly (readonly [name: string, a: unknown, problem: Parameters<typeof isProblem>[0]])[] = [
  ['a matrix that is not square', [[1, 2]], 'not_square'],
  ['a coefficient beyond the range of doubles', [['1e309']], 'overflow'],
  [
    'a matrix that is too large',
    Array.from({ length: 120 }, (_, i) => Array.from({ length: 120 }, (__, j) => ((i * j) % 11) + 1)),
    'too_large',
  ],
];

for (const [name, a, problem] of refused) {
  test(name, () => assert.throws(() => askBody(operation, { a }).answer(), isProblem(problem, ['a'])));
}

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
