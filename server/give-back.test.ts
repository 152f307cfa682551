import assert from 'node:assert/strict';
import { test } from 'node:test';
import { giveBack } from './give-back.ts';

test('bytes with memory of their own are gone', () => {
  const bytes = Buffer.allocUnsafeSlow(100_000);
  giveBack(bytes);
  assert.equal(bytes.length, 0);
  assert.equal(bytes.buffer.byteLength, 0);
});

test('bytes that are a part of a block stay, and so does the block', () => {
  const block = new Uint8Array([1, 2, 3, 4]);
  giveBack(block.subarray(1));
  assert.deepEqual(block, new Uint8Array([1, 2, 3, 4]));
  const pooled = Buffer.from('a short text');
  giveBack(pooled);
  assert.equal(pooled.toString(), 'a short text');
});

test('memory that threads share stays', () => {
  const bytes = new Uint8Array(new SharedArrayBuffer(4));
  giveBack(bytes);
  assert.equal(bytes.length, 4);
});

test('bytes may be given back twice', () => {
  const bytes = new Uint8Array(8);
  giveBack(bytes);
  giveBack(bytes);
  assert.equal(bytes.length, 0);
});
