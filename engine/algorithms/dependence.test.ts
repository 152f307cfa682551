// Dependent rows: simple combinations are found, and what is found is a combination that gives zeros.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rational } from '../exact/rational.ts';
import { simpleDependence } from './dependence.ts';

const CASES: readonly (readonly [
  name: string,
  rows: readonly (readonly number[])[],
  found: readonly number[] | null,
])[] = [
  [
    'the rows of a table of numbers',
    [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ],
    [1, -2, 1],
  ],
  [
    'equal rows',
    [
      [1, 2, 3],
      [4, 5, 6],
      [1, 2, 3],
    ],
    [1, 0, -1],
  ],
  [
    'a row that is half of a sum',
    [
      [2, 0, 1],
      [0, 2, 4],
      [1, 1, 2.5],
    ],
    [1, 1, -2],
  ],
  [
    'independent rows',
    [
      [1, 2, 3],
      [0, 1, 4],
      [5, 6, 0],
    ],
    null,
  ],
  [
    'numbers that nobody sees',
    [
      [1, 0, 0],
      [0, 1, 0],
      [7, 11, 0],
    ],
    null,
  ],
  [
    'the smallest of several',
    [
      [1, 1, 1],
      [3, 3, 3],
      [1, 1, 1],
    ],
    [1, 0, -1],
  ],
];

describe('a combination of rows that gives zeros', () => {
  for (const [name, rows, found] of CASES) {
    test(name, () => {
      const exact = rows.map((row) => row.map((value) => rational(BigInt(2 * value), 2n)));
      assert.deepEqual(simpleDependence(exact), found);
    });
  }
});
