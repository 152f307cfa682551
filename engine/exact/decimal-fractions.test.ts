import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { commonFives, decimalDivisor, decimalExponents, sumOverCommonDenominator } from './decimal-fractions.ts';
import { gcd } from './gcd.ts';
import { rational } from './rational.ts';

const RUNS = { seed: 20260101, numRuns: 300 };
const exponent = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2999 }));
const decimalPower = fc.tuple(exponent, exponent).map(([twos, fives]) => (5n ** BigInt(fives)) << BigInt(twos));
const integers = fc.oneof(
  fc.bigInt(),
  fc.tuple(fc.bigInt(), decimalPower).map(([x, power]) => (x === 0n ? 1n : x) * power),
);

test('the exponents of a denominator of decimals are found', () => {
  fc.assert(
    fc.property(exponent, exponent, (twos, fives) => {
      assert.deepEqual(decimalExponents((5n ** BigInt(fives)) << BigInt(twos)), { twos, fives });
    }),
    RUNS,
  );
});

for (const [name, denominator] of [
  ['3', 3n],
  ['7 times a power of ten', 7n * 10n ** 40n],
  ['a power of five and one more', 5n ** 60n + 2n],
  ['a power of five longer than the table', 5n ** 3001n],
] as const) {
  test(`other denominators have none: ${name}`, () => assert.equal(decimalExponents(denominator), undefined));
}

test('the divisor is that of Euclid', () => {
  fc.assert(
    fc.property(integers, decimalPower, (integer, denominator) => {
      fc.pre(integer !== 0n);
      const exponents = decimalExponents(denominator);
      assert.ok(exponents !== undefined);
      assert.equal(decimalDivisor(integer, exponents), gcd(integer, denominator));
    }),
    RUNS,
  );
});

for (const [fives, limit, expected] of [
  [0, 10, 0],
  [1, 10, 1],
  [7, 10, 7],
  [7, 5, 5],
  [7, 0, 0],
  [100, 100, 100],
  [100, 63, 63],
  [64, 2000, 64],
] as const) {
  test(`of ${fives} factors of five, up to ${limit} are counted: ${expected}`, () => {
    assert.equal(commonFives(-3n * 5n ** BigInt(fives), limit), expected);
  });
}

test('sums over the least common denominator', () => {
  fc.assert(
    fc.property(fc.bigInt(), decimalPower, fc.bigInt(), decimalPower, (n, d, m, e) => {
      const sum = sumOverCommonDenominator(n, d, m, e);
      assert.ok(sum !== undefined);
      assert.deepEqual(rational(sum.numerator, sum.denominator), rational(n * e + m * d, d * e));
    }),
    { ...RUNS, numRuns: 60 },
  );
  assert.equal(sumOverCommonDenominator(1n, 3n, 1n, 10n), undefined);
});
