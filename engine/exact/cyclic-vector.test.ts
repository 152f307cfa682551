// Tests of the proof that a matrix has a cyclic vector.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { minimalPolynomialOf } from '../operations/spectrum/minimal-polynomial/solve.ts';
import { RUNS, squareMatrices } from '../testing/arbitraries.ts';
import { hasCyclicVector } from './cyclic-vector.ts';
import { rowsOf } from './matrix.ts';
import { integer, rational } from './rational.ts';

const HUGE = rational(10n ** 399n);
const TINY = rational(1n, 10n ** 399n);

const cases: readonly (readonly [
  name: string,
  rows: readonly (readonly (number | ReturnType<typeof rational>)[])[],
  isCyclic: boolean,
])[] = [
  ['one entry', [[5]], true],
  [
    'a block of Jordan',
    [
      [2, 1],
      [0, 2],
    ],
    true,
  ],
  [
    'a multiple of the identity',
    [
      [2, 0],
      [0, 2],
    ],
    false,
  ],
  [
    'zero',
    [
      [0, 0],
      [0, 0],
    ],
    false,
  ],
  [
    'different eigenvalues',
    [
      [1, 0, 0],
      [0, 2, 0],
      [0, 0, 3],
    ],
    true,
  ],
  [
    'an eigenvalue with two eigenvectors',
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 3],
    ],
    false,
  ],
  [
    'long numbers',
    [
      [HUGE, 1],
      [TINY, 0],
    ],
    true,
  ],
];

describe('cyclic vectors', () => {
  for (const [name, rows, isCyclic] of cases) {
    test(name, () => {
      const exact = rows.map((row) => row.map((x) => (typeof x === 'number' ? integer(x) : x)));
      assert.equal(hasCyclicVector(exact), isCyclic);
    });
  }

  test('where there is one, the minimal polynomial has as many roots as the matrix has rows', () => {
    fc.assert(
      fc.property(squareMatrices(5), (a) => {
        const degree = minimalPolynomialOf(a).length - 1;
        assert.equal(hasCyclicVector(rowsOf(a)), degree === a.rows);
      }),
      RUNS,
    );
  });
});
