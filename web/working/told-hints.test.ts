import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldHints } from './told-hints.ts';

test('a rung that only repeats says so', () => {
  const rungs = ['which row', 'which entry', 'the calculation'];
  assert.deepEqual(toldHints({ rungs, hints: ['Line 1.', 'Row 2?', 'Row 2?'], known: 'Line 1.' }), [
    'Of “which row” nothing can be told here.',
    'Row 2?',
    'Of “the calculation” nothing can be told here.',
  ]);
  assert.deepEqual(toldHints({ rungs, hints: ['Line 1.'] }), ['Line 1.']);
});
