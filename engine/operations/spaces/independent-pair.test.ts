import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { integerMatrix } from '../../exact/matrix.ts';
import { independentColumns, independentRows } from './independent-pair.ts';

describe('two rows that are no multiples of each other', () => {
  const cases: readonly (readonly [
    name: string,
    rows: readonly (readonly number[])[],
    places: readonly number[] | null,
  ])[] = [
    [
      'differ in the first two columns',
      [
        [1, 2, 3],
        [2, 5, 1],
      ],
      [0, 1],
    ],
    [
      'differ in the columns of the pivots',
      [
        [0, 1, 2, 3],
        [0, 2, 4, 1],
      ],
      [1, 3],
    ],
    [
      'are none where one is zero',
      [
        [0, 0, 0],
        [2, 5, 1],
      ],
      null,
    ],
    [
      'are none where one is a multiple',
      [
        [1, 2, 3],
        [2, 4, 6],
      ],
      null,
    ],
    [
      'are read as they stand in an echelon form',
      [
        [1, 2, 3],
        [0, 1, 1],
      ],
      null,
    ],
  ];
  for (const [name, rows, places] of cases)
    test(name, () => assert.deepEqual(independentRows(integerMatrix(rows))?.places ?? null, places));
});

test('two columns show it by two rows of the matrix', () => {
  const seen = independentColumns(
    integerMatrix([
      [1, 2],
      [2, 4],
      [3, 7],
    ]),
  );
  assert.deepEqual(seen?.places, [0, 2]);
});
