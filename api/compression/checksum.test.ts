// Checksums of joined texts against those that zlib works out from the whole.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { joinedChecksum, shiftOf } from './checksum.ts';

function joined(first: Uint8Array, second: Uint8Array): number {
  return joinedChecksum(crc32(first), crc32(second), shiftOf(second.length));
}

test('the checksum of two texts is that of the whole', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), fc.uint8Array({ maxLength: 600 }), (first, second) => {
      assert.equal(joined(first, second), crc32(Buffer.concat([first, second])));
    }),
    { seed: 20260101, numRuns: 500 },
  );
});

for (const length of [0, 1, 2, 3, 255, 256, 4095, 65_536, 1_000_003]) {
  test(`a second text of ${length} bytes`, () => {
    const first = Buffer.from('before');
    const second = Buffer.alloc(length, 0xa7);
    assert.equal(joined(first, second), crc32(Buffer.concat([first, second])));
  });
}
