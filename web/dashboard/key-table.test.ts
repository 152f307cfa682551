import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOfKeys } from './key-table.ts';

test('each key has a row, with 0 where a month does not tell it', () => {
  const months = [
    { month: '2026-11', used: 5, keys: [{ id: 'a', name: 'course', answered: 5 }] },
    {
      month: '2026-10',
      used: 3,
      keys: [
        { id: 'sign-up', name: 'Key of the sign-up, and our pages', answered: 1 },
        { id: 'a', name: 'course', answered: 2 },
      ],
    },
  ];
  assert.deepEqual(tableOfKeys(months), {
    columns: [
      { month: '2026-11', name: 'November 2026' },
      { month: '2026-10', name: 'October 2026' },
    ],
    rows: [
      { id: 'a', name: 'course', counts: [5, 2] },
      { id: 'sign-up', name: 'Key of the sign-up, and our pages', counts: [0, 1] },
    ],
  });
});

test('the table has the latest six months', () => {
  const months = ['09', '08', '07', '06', '05', '04', '03'].map((month) => {
    return { month: `2026-${month}`, used: 1, keys: [{ id: `key of ${month}`, name: 'old', answered: 1 }] };
  });
  const { columns, rows } = tableOfKeys(months);
  assert.deepEqual([columns.length, rows.length, rows[5].counts], [6, 6, [0, 0, 0, 0, 0, 1]]);
});
