import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markAt, NO_MARKS, placeSentence } from './marks.ts';

test('the entry is marked apart from its row', () => {
  const marks = { row: 2, column: 3 };
  assert.equal(markAt(marks, { row: 1, column: 2 }), 'entry');
  assert.equal(markAt(marks, { row: 1, column: 0 }), 'row');
  assert.equal(markAt(marks, { row: 0, column: 2 }), null);
  assert.equal(markAt(NO_MARKS, { row: 0, column: 0 }), null);
  assert.equal(markAt({ row: null, column: 1 }, { row: 0, column: 0 }), null);
});

test('places are told in words', () => {
  assert.equal(placeSentence({ row: 2, column: null }), 'Look at row 2.');
  assert.equal(placeSentence({ row: 2, column: 3 }), 'Look at row 2, column 3.');
  assert.equal(placeSentence(NO_MARKS), '');
});
