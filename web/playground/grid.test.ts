// Grids: sizes, turning over, and empty lines.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { cleared, isDrawable, resized, sizeOf, transposed, withBlock, withCell, withoutEmptyLine } from './grid.ts';

const grids = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })).chain(([rows, columns]) =>
  fc.array(fc.array(fc.constantFrom('', '1', '2'), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
);
const settings = { seed: 20260101, numRuns: 200 };

test('turned over twice is as before', () => {
  fc.assert(
    fc.property(grids, (cells) => assert.deepEqual(transposed(transposed(cells)), cells)),
    settings,
  );
});

test('what fits stays when the size changes', () => {
  fc.assert(
    fc.property(grids, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), (cells, rows, columns) => {
      const next = resized(cells, rows, columns);
      assert.equal(sizeOf(next), `${rows} × ${columns}`);
      for (const [row, line] of next.entries()) {
        for (const [column, text] of line.entries()) assert.equal(text, cells[row]?.[column] ?? '');
      }
    }),
    settings,
  );
});

test('an added line can be taken away again, from any of its cells', () => {
  fc.assert(
    fc.property(grids, (cells) => {
      const [height, width] = [cells.length, cells[0]?.length ?? 0];
      assert.deepEqual(withoutEmptyLine(resized(cells, height + 1, width), { row: height, column: 0 }), cells);
      const wider = resized(cells, height, width + 1);
      assert.deepEqual(withoutEmptyLine(wider, { row: 0, column: width }), cells);
    }),
    settings,
  );
});

test('one cell changes, and no other row is made anew', () => {
  const cells = [
    ['1', '2'],
    ['3', '4'],
  ];
  const next = withCell(cells, { row: 1, column: 0 }, '9');
  assert.deepEqual(next, [
    ['1', '2'],
    ['9', '4'],
  ]);
  assert.equal(next[0], cells[0]);
});

test('cleared cells keep their places', () => assert.deepEqual(cleared([['1', '2']]), [['', '']]));

test('fifty lines are drawn, more are not', () => {
  assert.equal(isDrawable(resized([['']], 50, 50)), true);
  assert.equal(isDrawable(resized([['']], 51, 1)), false);
  assert.equal(isDrawable(resized([['']], 1, 51)), false);
});

const blocks: readonly [name: string, row: number, column: number, expected: readonly (readonly string[])[]][] = [
  [
    'inside',
    0,
    0,
    [
      ['a', 'b'],
      ['3', '4'],
    ],
  ],
  [
    'over the right edge',
    0,
    1,
    [
      ['1', 'a', 'b'],
      ['3', '4', ''],
    ],
  ],
  [
    'over the bottom',
    2,
    0,
    [
      ['1', '2'],
      ['3', '4'],
      ['a', 'b'],
    ],
  ],
];
for (const [name, row, column, expected] of blocks) {
  test(`a block ${name}`, () => {
    const cells = [
      ['1', '2'],
      ['3', '4'],
    ];
    assert.deepEqual(withBlock(cells, { row, column }, [['a', 'b']]), expected);
  });
}
