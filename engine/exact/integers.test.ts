import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { bitLength, ceilDivide, exactRoot, factorsOfTwo, floorDivide, integerRoot } from './integers.ts';

const runs = { seed: 20260101, numRuns: 300 };
const naturals = fc.oneof(fc.bigInt(0n, 1n << 64n), fc.bigInt(0n, 1n << 900n));

void test('the bit length is the length of the binary text', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 1n << 400n), (x) => {
      assert.equal(bitLength(x), x.toString(2).length);
      assert.equal(bitLength(-x), bitLength(x));
      assert.equal((x >> BigInt(factorsOfTwo(x))) & 1n, 1n);
      assert.equal(x % (1n << BigInt(factorsOfTwo(x))), 0n);
    }),
    runs,
  );
  assert.equal(bitLength(0n), 0);
});

void test('the bit length around powers of two', () => {
  for (const k of [...Array(1100).keys(), 5000].slice(1)) {
    assert.equal(bitLength((1n << BigInt(k)) - 1n), k);
    assert.equal(factorsOfTwo(-3n << BigInt(k)), k);
    assert.equal(bitLength(1n << BigInt(k)), k + 1);
  }
});

void test('an integer root is the largest integer whose power is not above', () => {
  fc.assert(
    fc.property(naturals, fc.integer({ min: 1, max: 40 }), (x, degree) => {
      const root = integerRoot(x, degree);
      assert.ok(root ** BigInt(degree) <= x);
      assert.ok((root + 1n) ** BigInt(degree) > x);
    }),
    runs,
  );
});

void test('perfect powers and their neighbours', () => {
  fc.assert(
    fc.property(fc.bigInt(2n, 1n << 120n), fc.integer({ min: 2, max: 17 }), (root, degree) => {
      const power = root ** BigInt(degree);
      assert.equal(exactRoot(power, degree), root);
      assert.equal(integerRoot(power - 1n, degree), root - 1n);
      assert.equal(exactRoot(power - 1n, degree), null);
      assert.equal(exactRoot(power + 1n, degree), null);
    }),
    runs,
  );
});

void test('divisions that round down and up', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: 1n, max: 50n }), (x, y) => {
      const below = floorDivide(x, y);
      assert.ok(below * y <= x && (below + 1n) * y > x);
      assert.equal(ceilDivide(x, y), x % y === 0n ? below : below + 1n);
    }),
    runs,
  );
});
