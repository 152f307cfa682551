// The row that is told where no row operation gives the student's row.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { equals, integer } from '../../exact/rational.ts';
import { RENDERERS } from '../../render/renderers.ts';
import { FRACTIONS } from '../../render/style.ts';
import { state } from '../statements/statement.ts';
import { wordsOf } from '../statements/words.ts';
import { isWithin, rowSpaceOf, sameRow } from './rows.ts';
import { nearestRow, spannedRow } from './spanned-row.ts';

const entry = fc.integer({ min: -9, max: 9 }).map(integer);

test('it is a sum of multiples of the rows, and has the same entries in the columns of the pivots', () => {
  const sizes = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }));
  const samples = sizes.chain(([height, width]) => {
    const row = fc.array(entry, { minLength: width, maxLength: width });
    return fc.tuple(fc.array(row, { minLength: height, maxLength: height }), row);
  });
  fc.assert(
    fc.property(samples, ([rows, row]) => {
      const space = rowSpaceOf(rows);
      const spanned = spannedRow(row, space);
      assert.ok(isWithin(spanned, space));
      for (const pivot of space.pivots) assert.ok(equals(spanned[pivot], row[pivot]));
      assert.equal(isWithin(row, space), sameRow(spanned, row));
    }),
    { seed: 20261123 },
  );
});

const told: readonly (readonly [rows: number[][], row: number[], sentence: string])[] = [
  [
    [
      [1, 0, 0, 10],
      [0, 1, 0, 2],
      [0, 0, 1, 3],
    ],
    [1, 0, 3, 12],
    'Row 1 should be (1, 0, 3, 19), if its entries in columns 1, 2 and 3 are right.',
  ],
  [[[0, 2, 4]], [0, 1, 3], 'Row 1 should be (0, 1, 2), if its entry in column 2 is right.'],
  [[[0, 0]], [1, 0], 'Row 1 should be (0, 0).'],
];

for (const [rows, row, sentence] of told) {
  test(sentence, () => {
    const space = rowSpaceOf(rows.map((entries) => entries.map(integer)));
    const entries = spannedRow(row.map(integer), space);
    const columns = space.pivots.map((column) => column + 1);
    const prose = wordsOf(state('spanned-row', { row: 1, columns, entries }));
    assert.equal(RENDERERS[''].prose(prose, FRACTIONS), sentence);
  });
}

const nearest: readonly (readonly [
  name: string,
  before: readonly (readonly number[])[],
  row: readonly number[],
  told: readonly number[],
])[] = [
  [
    'a single entry that does not fit the others is changed',
    [
      [1, 6, -1, -5, -5],
      [-9, -7, 5, 1, -7],
    ],
    [101, -98, -41, 155, 275],
    [101, -99, -41, 155, 275],
  ],
  [
    'of several entries that may be wrong, the one whose change keeps the numbers whole',
    [
      [3, 5, 7],
      [2, 3, 11],
    ],
    [1, 2, -5],
    [1, 2, -4],
  ],
];

for (const [name, before, row, wanted] of nearest) {
  test(name, () => {
    const space = rowSpaceOf(before.map((entries) => entries.map(integer)));
    assert.deepEqual(nearestRow(row.map(integer), space).entries, wanted.map(integer));
  });
}
