import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSlices, sliceBytes } from './slices.ts';

for (const length of [0, 1, sliceBytes - 1, sliceBytes, sliceBytes + 1, 3 * sliceBytes + 5]) {
  test(`${length} bytes come whole and in order`, async () => {
    const body = Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) % 251);
    const slices: Uint8Array[] = [];
    for await (const slice of inSlices(body)) slices.push(slice);
    assert.ok(slices.every((slice) => slice.length <= sliceBytes));
    assert.equal(Buffer.compare(Buffer.concat(slices), body), 0);
  });
}
