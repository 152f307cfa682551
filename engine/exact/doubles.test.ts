import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubles } from './doubles.ts';

test('arrays are zeros, and share none of them', () => {
  const arrays = Array.from({ length: 500 }, (_, k) => doubles(k % 70));
  for (const [k, array] of arrays.entries()) {
    assert.equal(array.length, k % 70);
    assert.ok(array.every((value) => value === 0));
  }
  for (const [k, array] of arrays.entries()) array.fill(k);
  for (const [k, array] of arrays.entries()) assert.ok(array.every((value) => value === k));
});
