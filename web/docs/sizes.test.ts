import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeInBytes } from './sizes.ts';

for (const [bytes, written] of [
  [16_777_216, '16 MiB'],
  [65_536, '64 KiB'],
  [1024, '1 KiB'],
  [1025, '1,025 bytes'],
  [1_048_577, '1,048,577 bytes'],
  [1, '1 byte'],
] as const) {
  test(written, () => assert.equal(sizeInBytes(bytes), written));
}
