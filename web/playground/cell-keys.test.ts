// Keys in the cells of a matrix: where the focus goes, and when the matrix grows or shrinks.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Move, pressKey } from './cell-keys.ts';
import type { Cells } from './field-draft.ts';

const full = [
  ['1', '2'],
  ['3', '4'],
];
const begin = { length: 2, start: 0, end: 0 };
const end = { length: 2, start: 2, end: 2 };
const selected = { length: 2, start: 0, end: 2 };
const empty = { length: 0, start: 0, end: 0 };

type Case = readonly [
  name: string,
  key: string,
  row: number,
  column: number,
  caret: typeof begin,
  move: Move | null,
  cells?: Cells,
];
/** Ctrl is held where the key is named so; Next is Enter on a screen. */
const pressed = (name: string) => ({
  key: name.replace('Ctrl ', '').replace('Next', 'Enter'),
  grows: name.startsWith('Ctrl '),
  isRead: name === 'Next',
});
const to = (row: number, column: number, cells: Cells | null = null): Move => ({ place: { row, column }, cells });

const cases: readonly Case[] = [
  ['Enter goes down', 'Enter', 0, 1, end, to(1, 1)],
  ['Enter goes on at the top of the next column', 'Enter', 1, 0, end, to(0, 1)],
  ['Enter in the last cell stays', 'Enter', 1, 1, end, null],
  ['Next goes to the right', 'Next', 0, 0, end, to(0, 1)],
  ['Next goes on at the beginning of the next row', 'Next', 0, 1, end, to(1, 0)],
  ['Next in the last cell stays', 'Next', 1, 1, end, null],
  ['up', 'ArrowUp', 1, 0, end, to(0, 0)],
  ['up in the first row stays', 'ArrowUp', 0, 0, end, null],
  ['down', 'ArrowDown', 0, 0, begin, to(1, 0)],
  ['down at the bottom stays', 'ArrowDown', 1, 1, begin, null],
  ['Ctrl and down', 'Ctrl ArrowDown', 0, 0, begin, to(1, 0)],
  ['Ctrl and down at the bottom add a row', 'Ctrl ArrowDown', 1, 1, begin, to(2, 1, [...full, ['', '']])],
  ['right at the edge stays', 'ArrowRight', 0, 1, end, null],
  ['right at the end of the text', 'ArrowRight', 0, 0, end, to(0, 1)],
  ['right inside the text moves the caret', 'ArrowRight', 0, 0, begin, null],
  ['right with all selected', 'ArrowRight', 0, 0, selected, to(0, 1)],
  [
    'Ctrl and right at the edge add a column, wherever the caret is',
    'Ctrl ArrowRight',
    0,
    1,
    begin,
    to(0, 2, [
      ['1', '2', ''],
      ['3', '4', ''],
    ]),
  ],
  ['left at the beginning', 'ArrowLeft', 0, 1, begin, to(0, 0)],
  ['left inside the text moves the caret', 'ArrowLeft', 0, 1, end, null],
  ['left in the first column stays', 'ArrowLeft', 0, 0, begin, null],
  ['Backspace in a text deletes', 'Backspace', 1, 1, end, null],
  ['Backspace removes an empty last row', 'Backspace', 2, 1, empty, to(1, 1, full), [...full, ['', '']]],
  [
    'Backspace removes an empty last column',
    'Backspace',
    0,
    2,
    empty,
    to(0, 1, full),
    [
      ['1', '2', ''],
      ['3', '4', ''],
    ],
  ],
  [
    'Backspace leaves a row with content',
    'Backspace',
    1,
    1,
    empty,
    null,
    [
      ['1', '2'],
      ['3', ''],
    ],
  ],
  [
    'Backspace leaves a row in the middle',
    'Backspace',
    0,
    0,
    empty,
    null,
    [
      ['', ''],
      ['3', '4'],
    ],
  ],
  ['Backspace leaves the last cell', 'Backspace', 0, 0, empty, null, [['']]],
  ['a letter is a letter', 'a', 0, 0, end, null],
];

describe('keys', () => {
  for (const [name, key, row, column, caret, move, cells = full] of cases) {
    test(name, () =>
      assert.deepEqual(pressKey({ ...pressed(key), caret, cells, place: { row, column }, isSingleLine: false }), move),
    );
  }
});

test('a line of its own gets no rows', () => {
  assert.equal(
    pressKey({
      ...pressed('Ctrl ArrowDown'),
      caret: end,
      cells: [['1']],
      place: { row: 0, column: 0 },
      isSingleLine: true,
    }),
    null,
  );
});

test('nothing grows beyond fifty', () => {
  const large = Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => '1'));
  const press = { caret: end, cells: large, place: { row: 49, column: 49 }, isSingleLine: false };
  assert.equal(pressKey({ ...press, ...pressed('Ctrl ArrowDown') }), null);
  assert.equal(pressKey({ ...press, ...pressed('Ctrl ArrowRight') }), null);
});
