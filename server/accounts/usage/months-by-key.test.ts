import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthsByKey } from './months-by-key.ts';

const named = [
  { id: 'b', name: 'course' },
  { id: 'a', name: 'exam' },
];

test('the numbers of the keys add up to those of the month; revoked keys are one', () => {
  const byKey = [
    { keyId: 'a', used: 2 },
    { keyId: 'gone', used: 1 },
    { keyId: 'b', used: 4 },
    { keyId: 'gone too', used: 2 },
  ];
  assert.deepEqual(monthsByKey([{ month: '2026-11', used: 12, byKey }], named, '2026-11'), [
    {
      month: '2026-11',
      used: 12,
      keys: [
        { id: 'sign-up', name: 'Key of the sign-up, and our pages', answered: 3 },
        { id: 'b', name: 'course', answered: 4 },
        { id: 'a', name: 'exam', answered: 2 },
        { id: 'revoked', name: 'Revoked keys', answered: 3 },
      ],
    },
  ]);
});

test('a key without answers in a month is not told, and this month always is', () => {
  const months = [{ month: '2026-10', used: 1, byKey: [{ keyId: 'a', used: 1 }] }];
  assert.deepEqual(monthsByKey(months, named, '2026-11'), [
    { month: '2026-11', used: 0, keys: [] },
    { month: '2026-10', used: 1, keys: [{ id: 'a', name: 'exam', answered: 1 }] },
  ]);
});
