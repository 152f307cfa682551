// Quick singularity: it says what the rank says, wherever it says anything.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { rank } from '../exact/kernels/rank.ts';
import { integerMatrix, matrixOf, scaledMatrix } from '../exact/matrix.ts';
import { rational } from '../exact/rational.ts';
import { isSingularOfThree } from './singularity.ts';

const RUNS = { seed: 20260101, numRuns: 300 };

/** Nine integers of one size; small ones are often singular. */
function entries(largest: number) {
  return fc.array(fc.integer({ min: -largest, max: largest }), { minLength: 9, maxLength: 9 });
}

describe('the determinant of three rows is 0 where the rank is less than 3', () => {
  for (const [name, largest, scale] of [
    ['zeros and ones', 1, 0],
    ['tenths', 9, 1],
    ['the longest integers', 100_000, 0],
  ] as const) {
    test(name, () => {
      fc.assert(
        fc.property(entries(largest), (values) => {
          const matrix = scaledMatrix(3, 3, Float64Array.from(values), scale);
          assert.equal(isSingularOfThree(matrix), rank(matrix) < 3);
        }),
        RUNS,
      );
    });
  }

  test('a determinant of 1 between products of 10^15', () => {
    const n = 99_999;
    const matrix = integerMatrix([
      [n + 1, n, 0],
      [n, n - 1, 0],
      [0, 0, 1],
    ]);
    assert.equal(isSingularOfThree(matrix), false);
  });
});

describe('nothing is said of other matrices', () => {
  for (const [name, matrix] of [
    [
      'two rows',
      integerMatrix([
        [1, 2],
        [2, 4],
      ]),
    ],
    [
      'three rows of four',
      integerMatrix([
        [1, 2, 3, 4],
        [1, 2, 3, 4],
        [1, 2, 3, 4],
      ]),
    ],
    [
      'longer integers',
      integerMatrix([
        [100_001, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ]),
    ],
    [
      'fractions',
      matrixOf([
        [rational(1n, 3n), rational(0n), rational(0n)],
        [rational(0n), rational(1n), rational(0n)],
        [rational(0n), rational(0n), rational(1n)],
      ]),
    ],
  ] as const) {
    test(name, () => assert.equal(isSingularOfThree(matrix), null));
  }
});
