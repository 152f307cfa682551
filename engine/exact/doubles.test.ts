// Arrays of doubles: zeros at every size, and no two arrays share memory that both write.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubles } from './doubles.ts';

/** More than the small arrays that share one piece of memory, and sizes at which an allocator might leave memory as it was. */
const SIZES = [...Array.from({ length: 500 }, (_, k) => k % 70), 1024, 2 ** 14 - 1, 2 ** 14, 512 * 512];

test('arrays are zeros, and share none of them', () => {
  const arrays = SIZES.map((size) => doubles(size));
  for (const [k, array] of arrays.entries()) {
    assert.equal(array.length, SIZES[k]);
    assert.ok(array.every((value) => value === 0));
  }
  for (const [k, array] of arrays.entries()) array.fill(k);
  for (const [k, array] of arrays.entries()) assert.ok(array.every((value) => value === k));
});

test('large arrays are zeros where others have been before', () => {
  for (let round = 0; round < 20; round++) {
    const array = doubles(2 ** 16);
    assert.ok(array.every((value) => value === 0));
    array.fill(7);
  }
});
