// One operation whatever the size: what is offered, and when a question goes on to the general one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generalOf, isOtherSize, offeredGroups } from './catalogue.ts';
import { operation } from '../playground/sample-fields.ts';

const operations = [
  operation('determinant-2x2', 'Determinant of a 2x2 matrix'),
  operation('determinant-nxn', 'Determinant of a square matrix'),
  operation('trace-3x3', 'Trace of a 3x3 matrix'),
  operation('rank', 'Rank'),
];

test('one determinant is offered, and what has no general form stays', () => {
  const [group] = offeredGroups([{ id: 'all', title: 'All', operations }]);
  assert.deepEqual(
    group?.operations.map(({ id, title }) => [id, title]),
    [
      ['determinant-nxn', 'Determinant'],
      ['trace-3x3', 'Trace of a 3x3 matrix'],
      ['rank', 'Rank'],
    ],
  );
});

const generals: readonly [id: string, general: string | null][] = [
  ['determinant-2x2', 'determinant-nxn'],
  ['determinant-nxn', null],
  ['trace-3x3', null],
  ['rank', null],
];
for (const [id, general] of generals) {
  test(`the general form of ${id}`, () => assert.equal(generalOf({ id }, operations)?.id ?? null, general));
}

const sizes: readonly [id: string, rows: number, columns: number, expected: boolean][] = [
  ['determinant-2x2', 2, 2, false],
  ['determinant-2x2', 3, 3, true],
  ['determinant-2x2', 2, 3, true],
  ['determinant-nxn', 4, 4, false],
  ['rank', 4, 2, false],
];
for (const [id, rows, columns, expected] of sizes) {
  test(`${rows} by ${columns} for ${id}`, () => assert.equal(isOtherSize({ id }, rows, columns), expected));
}
