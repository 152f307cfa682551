// The places of a deletion in the counting of each language.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { askBody } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [rowDelete, colDelete] = operations;

const square = (size: number): readonly (readonly number[])[] =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => row - column));

describe('deletions', () => {
  const cases = [
    ['one row', rowDelete, 2, 'np.delete(a, 1, axis=0)', 'a[-2, , drop = FALSE]', 'FILTER(a, SEQUENCE(ROWS(a)) <> 2)'],
    ['rows', rowDelete, [4, 2], 'np.delete(a, [1, 3], axis=0)', 'a[-c(2, 4), , drop = FALSE]', 'CHOOSEROWS(a, 1, 3)'],
    ['one column', colDelete, 1, 'np.delete(a, 0, axis=1)', 'a[, -1, drop = FALSE]', 'CHOOSECOLS(a, 2, 3, 4)'],
  ] as const;
  for (const [name, operation, index, numpy, r, spreadsheet] of cases) {
    test(name, () => {
      const working = askBody(operation, { a: square(4), index }).programs()?.working;
      assert.deepEqual(
        [working?.numpy.result, working?.r.result, working?.spreadsheet.result],
        [numpy, r, spreadsheet],
      );
    });
  }
});

test('where many stay, a formula names those that go', () => {
  const [rows, columns] = [rowDelete, colDelete].map(
    (operation) => askBody(operation, { a: square(23), index: [1, 9] }).programs()?.working.spreadsheet.result,
  );
  assert.equal(rows, 'FILTER(a, (SEQUENCE(ROWS(a)) <> 1) * (SEQUENCE(ROWS(a)) <> 9))');
  assert.equal(columns, 'TRANSPOSE(FILTER(TRANSPOSE(a), (SEQUENCE(COLUMNS(a)) <> 1) * (SEQUENCE(COLUMNS(a)) <> 9)))');
});
