import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { gcd } from './gcd.ts';

const CASES: readonly (readonly [x: bigint, y: bigint, divisor: bigint])[] = [
  [0n, 0n, 0n],
  [0n, 5n, 5n],
  [-5n, 0n, 5n],
  [12n, -18n, 6n],
  [2n ** 53n, 2n ** 53n - 1n, 1n],
  [2n ** 200n, 2n ** 100n, 2n ** 100n],
  [2n ** 200n, 2n ** 200n, 2n ** 200n],
  [3n ** 200n * 7n, 3n ** 150n * 5n ** 90n, 3n ** 150n],
  [10n ** 300n + 1n, 7n, 1n],
  [2n ** 5000n, 3n * 2n ** 100n, 2n ** 100n],
  [3n ** 2000n * 7n, 3n ** 1500n * 5n ** 900n, 3n ** 1500n],
  [10n ** 1000n, 10n ** 1000n - 1n, 1n],
  [7n ** 900n * (10n ** 700n + 3n), 7n ** 901n, 7n ** 901n],
];

for (const [x, y, divisor] of CASES) {
  const name = `${String(x).slice(0, 20)} and ${String(y).slice(0, 20)}`;
  test(`the greatest common divisor of ${name}`, () => {
    assert.equal(gcd(x, y), divisor);
    assert.equal(gcd(y, x), divisor);
  });
}

function euclid(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** Fibonacci numbers next to each other take Euclid's algorithm the most steps. */
test('consecutive Fibonacci numbers have no common divisor', () => {
  let [x, y] = [0n, 1n];
  for (let i = 0; i < 2000; i++) {
    [x, y] = [y, x + y];
    assert.equal(gcd(x, y), 1n);
  }
});

test('agrees with the algorithm of Euclid', () => {
  const integers = fc.bigInt({ min: -(2n ** 700n), max: 2n ** 700n });
  fc.assert(
    fc.property(integers, integers, fc.bigInt({ min: 0n, max: 2n ** 300n }), (x, y, factor) => {
      assert.equal(gcd(x * factor, y * factor), euclid(x * factor, y * factor));
      assert.equal(gcd(x, factor), euclid(x, factor));
    }),
    { seed: 20260101, numRuns: 2000 },
  );
});
