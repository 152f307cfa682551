// The multiplicities of roots, and the factors that zeros show.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { polynomial, polynomials } from '../../exact/polynomial.ts';
import { fractionText, integer, ONE, type Rational, rational } from '../../exact/rational.ts';
import { RUNS, squareMatrices } from '../../testing/arbitraries.ts';
import { rowsOf } from '../../exact/matrix.ts';
import { determinantByExpansion } from '../expansion/solve.ts';
import { multiplicities } from './factors.ts';
import { keptFactors } from './kept-factors.ts';
import { linearFactor, shiftedRows } from './solve.ts';

test('each root once, with its multiplicity', () => {
  const half: Rational = rational(1n, 2n);
  const found = multiplicities([integer(-1), half, half, integer(3)]);
  assert.deepEqual(
    found.map(({ root, times }) => [fractionText(root), times]),
    [
      ['-1', 1],
      ['1/2', 2],
      ['3', 1],
    ],
  );
});

test('the factors that zeros show multiply to the determinant, in either form', () => {
  fc.assert(
    fc.property(squareMatrices(), fc.boolean(), (a, turned) => {
      if (a.rows > 4) return;
      const shifted = shiftedRows(rowsOf(a), turned);
      const product = keptFactors(shifted).reduce(polynomials.multiply, polynomial(ONE));
      assert.deepEqual(product, determinantByExpansion(polynomials, shifted));
    }),
    RUNS,
  );
});

test('a row with one entry, and then a column with one, give their factors', () => {
  const rows = [
    [2, 1, 0, 0],
    [1, 2, 0, 0],
    [3, 4, 5, 6],
    [0, 0, 0, 1],
  ].map((row) => row.map(integer));
  assert.deepEqual(keptFactors(shiftedRows(rows)), [
    linearFactor(integer(1)),
    linearFactor(integer(5)),
    polynomial(integer(3), integer(-4), ONE),
  ]);
});
