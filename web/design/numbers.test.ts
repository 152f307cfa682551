import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf, writeNumber } from './numbers.ts';

test('counts', () => {
  assert.equal(writeNumber(1000000), '1,000,000');
  assert.equal(countOf(0, 'answer'), '0 answers');
  assert.equal(countOf(1, 'answer'), '1 answer');
  assert.equal(countOf(1000, 'answer'), '1,000 answers');
});
