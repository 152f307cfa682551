// Whole rows and columns: inserted, copied, moved, deleted.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { linesAlong, type Line, type LineAction, withLine } from './lines.ts';

const cells = [
  ['1', '2', '3'],
  ['4', '5', '6'],
];

function after(line: Line, action: LineAction): string | null {
  const change = withLine(cells, line, action);
  if (change === null) return null;
  const { line: chosen } = change;
  const place = chosen === null ? '' : ` | ${chosen.along} ${chosen.index}`;
  return change.cells.map((row) => row.map((text) => (text === '' ? '_' : text)).join(' ')).join('; ') + place;
}

const cases: readonly [Line['along'], number, LineAction, string | null][] = [
  ['row', 1, 'insert-before', '1 2 3; _ _ _; 4 5 6 | row 1'],
  ['row', 1, 'insert-after', '1 2 3; 4 5 6; _ _ _ | row 2'],
  ['column', 0, 'insert-before', '_ 1 2 3; _ 4 5 6 | column 0'],
  ['column', 0, 'insert-after', '1 _ 2 3; 4 _ 5 6 | column 1'],
  ['row', 0, 'duplicate', '1 2 3; 1 2 3; 4 5 6 | row 1'],
  ['column', 2, 'duplicate', '1 2 3 3; 4 5 6 6 | column 3'],
  ['row', 1, 'move-back', '4 5 6; 1 2 3 | row 0'],
  ['column', 0, 'move-on', '2 1 3; 5 4 6 | column 1'],
  ['row', 0, 'move-back', null],
  ['row', 1, 'move-on', null],
  ['column', 2, 'move-on', null],
  ['row', 0, 'delete', '4 5 6'],
  ['column', 1, 'delete', '1 3; 4 6'],
];

describe('lines', () => {
  for (const [along, index, action, expected] of cases) {
    test(`${action} ${along} ${index}`, () => assert.equal(after({ along, index }, action), expected));
  }

  test('the only line is not deleted', () =>
    assert.equal(withLine([['1', '2']], { along: 'row', index: 0 }, 'delete'), null));

  test('no line more than a grid can have', () => {
    const full = Array.from({ length: 50 }, () => ['0']);
    for (const action of ['insert-before', 'insert-after', 'duplicate'] as const) {
      assert.equal(withLine(full, { along: 'row', index: 3 }, action), null);
    }
  });

  test('a line that is inserted and deleted again leaves the grid as it was', () => {
    const line = fc.record({ along: fc.constantFrom('row', 'column'), index: fc.nat({ max: 1 }) });
    fc.assert(
      fc.property(line, fc.constantFrom('insert-before', 'insert-after', 'duplicate'), (chosen, action) => {
        const more = withLine(cells, chosen, action);
        assert.ok(more !== null && more.line !== null);
        assert.equal(linesAlong(more.cells, chosen.along), linesAlong(cells, chosen.along) + 1);
        assert.deepEqual(withLine(more.cells, more.line, 'delete')?.cells, cells);
      }),
    );
  });
});
