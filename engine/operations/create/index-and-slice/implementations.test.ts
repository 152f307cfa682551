// The places of a selection in the counting of each language.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { askBody } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

const rowsOf = (rows: number): readonly (readonly number[])[] =>
  Array.from({ length: rows }, (_, row) => [row, row + 1]);

describe('selections', () => {
  const cases = [
    ['one row', { rows: 2 }, 'a[1:2, :]', 'a[2, , drop = FALSE]', 'a(2, :)', 'CHOOSEROWS(a, 2)'],
    ['the last rows', { rows: '4:5' }, 'a[3:5, :]', 'a[4:5, , drop = FALSE]', 'a(4:5, :)', 'TAKE(a, -2)'],
    [
      'backwards',
      { rows: '::-1' },
      'a[4::-1, :]',
      'a[5:1, , drop = FALSE]',
      'a(5:-1:1, :)',
      'CHOOSEROWS(a, 5, 4, 3, 2, 1)',
    ],
    [
      'backwards in steps, counted from zero',
      { rows: '-1:0:-2', index_base: 0 },
      'a[4:1:-2, :]',
      'a[seq(5, 3, by = -2), , drop = FALSE]',
      'a(5:-2:3, :)',
      'CHOOSEROWS(a, 5, 3)',
    ],
    [
      'two lists',
      { rows: [3, 1], cols: [2, 2] },
      'a[np.ix_([2, 0], [1, 1])]',
      'a[c(3, 1), c(2, 2), drop = FALSE]',
      'a([3 1], [2 2])',
      'CHOOSECOLS(CHOOSEROWS(a, 3, 1), 2, 2)',
    ],
    ['everything', {}, 'a[:, :]', 'a', 'a(:, :)', 'a'],
  ] as const;
  for (const [name, choice, numpy, r, octave, spreadsheet] of cases) {
    test(name, () => {
      const working = askBody(operation, { a: rowsOf(5), ...choice }).programs()?.working;
      assert.deepEqual(
        [working?.numpy.result, working?.r.result, working?.octave.result, working?.spreadsheet.result],
        [numpy, r, octave, spreadsheet],
      );
    });
  }
});

test('a formula names no more than forty rows: others are found by their steps or in a list', () => {
  assert.equal(formula('2:90:2'), 'MAKEARRAY(45, 2, LAMBDA(i, j, INDEX(a, 2 + 2 * (i - 1), j)))');
  const list = Array.from({ length: 41 }, (_, k) => 90 - k);
  assert.equal(formula(list), `MAKEARRAY(41, 2, LAMBDA(i, j, INDEX(a, INDEX({${list.join(',')}}, i), j)))`);
});

/** The formula that chooses rows of a matrix of ninety. */
function formula(rows: unknown): string | undefined {
  return askBody(operation, { a: rowsOf(90), rows }).programs()?.working.spreadsheet.result;
}
