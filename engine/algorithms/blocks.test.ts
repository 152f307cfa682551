// Blocks along the diagonal: the smallest ones, and on which side of them there are only zeros.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { integerMatrix, rowsOf } from '../exact/matrix.ts';
import { diagonalBlocks } from './blocks.ts';

const CASES: readonly (readonly [
  name: string,
  rows: readonly (readonly number[])[],
  largest: number,
  found: { readonly sizes: readonly number[]; readonly zeros: string } | null,
])[] = [
  [
    'zeros below',
    [
      [1, 2, 5],
      [3, 4, 6],
      [0, 0, 7],
    ],
    3,
    { sizes: [2, 1], zeros: 'below' },
  ],
  [
    'zeros above',
    [
      [1, 0, 0],
      [5, 3, 4],
      [6, 5, 7],
    ],
    3,
    { sizes: [1, 2], zeros: 'above' },
  ],
  [
    'zeros on both sides',
    [
      [1, 0, 0],
      [0, 3, 4],
      [0, 5, 7],
    ],
    3,
    { sizes: [1, 2], zeros: 'both' },
  ],
  [
    'a triangle has blocks of one',
    [
      [1, 2, 3],
      [0, 4, 5],
      [0, 0, 6],
    ],
    3,
    null,
  ],
  [
    'one block',
    [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 10],
    ],
    3,
    null,
  ],
  [
    'a block that is too large',
    [
      [1, 2, 3, 4],
      [4, 5, 6, 1],
      [7, 8, 10, 2],
      [0, 0, 0, 3],
    ],
    2,
    null,
  ],
];

describe('blocks along a diagonal', () => {
  for (const [name, rows, largest, expected] of CASES) {
    test(name, () => {
      const found = diagonalBlocks(rowsOf(integerMatrix(rows)), largest);
      const seen = found === null ? null : { sizes: found.blocks.map((block) => block.length), zeros: found.zeros };
      assert.deepEqual(seen, expected);
    });
  }
});
