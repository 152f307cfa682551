import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { binaryOrder, exponential, type Interval, logarithmOfPower, naturalLogarithm } from './logarithm.ts';
import { integer, multiply, ONE, rational } from './rational.ts';

const runs = { seed: 20260101, numRuns: 200 };
const positives = fc
  .tuple(fc.bigInt(1n, 10n ** 30n), fc.bigInt(1n, 10n ** 30n))
  .map(([numerator, denominator]) => rational(numerator, denominator));

/** Digits of a constant times 2^bits, rounded down: the constants are from Abramowitz and Stegun, table 1.1. */
function fixed(digits: string, bits: number): bigint {
  const [whole, places] = digits.split('.');
  return (BigInt(whole + places) << BigInt(bits)) / 10n ** BigInt(places.length);
}

function assertHolds({ lower, upper }: Interval, value: bigint, width: bigint): void {
  assert.ok(lower <= value + 1n && value <= upper, `${value} is not within ${lower} .. ${upper}`);
  assert.ok(upper - lower <= width, `the width is ${upper - lower}`);
}

void test('known logarithms', () => {
  assertHolds(naturalLogarithm(integer(2), 64), fixed('0.6931471805599453094172321', 64), 1000n);
  assertHolds(naturalLogarithm(integer(10), 64), fixed('2.3025850929940456840179915', 64), 1000n);
  assertHolds(naturalLogarithm(integer(3), 64), fixed('1.0986122886681096913952452', 64), 1000n);
  const half = naturalLogarithm(rational(1n, 2n), 64);
  const two = naturalLogarithm(integer(2), 64);
  assert.ok(half.lower <= -two.lower && half.upper >= -two.upper);
});

void test('e and its square root', () => {
  const one = 1n << 64n;
  const e = exponential({ lower: one, upper: one }, 64);
  assertHolds(e, fixed('2.7182818284590452353602874', e.scale), 1n << BigInt(e.scale - 56));
  const root = exponential({ lower: -one / 2n, upper: -one / 2n }, 64);
  assertHolds(root, fixed('0.6065306597126334236037995', root.scale), 1n << BigInt(root.scale - 56));
});

void test('the logarithm of a product is the sum of the logarithms', () => {
  fc.assert(
    fc.property(positives, positives, fc.integer({ min: 40, max: 400 }), (x, y, bits) => {
      const a = naturalLogarithm(x, bits);
      const b = naturalLogarithm(y, bits);
      const product = naturalLogarithm(multiply(x, y), bits);
      assert.ok(product.lower <= a.upper + b.upper && a.lower + b.lower <= product.upper);
    }),
    runs,
  );
});

void test('the exponential of the logarithm is the number', () => {
  fc.assert(
    fc.property(positives, fc.integer({ min: 40, max: 400 }), (x, bits) => {
      const { lower, upper, scale } = exponential(naturalLogarithm(x, bits), bits);
      const shifted = scale < 0 ? x.numerator : x.numerator << BigInt(scale);
      const unit = scale < 0 ? x.denominator << BigInt(-scale) : x.denominator;
      assert.ok(lower * unit <= shifted && shifted <= upper * unit);
      assert.ok((upper - lower) << BigInt(bits - 24) < lower);
    }),
    runs,
  );
});

void test('an integer exponent multiplies the logarithm', () => {
  const x = rational(7n, 5n);
  const once = logarithmOfPower(x, ONE, 100);
  const thousand = logarithmOfPower(x, integer(1000), 100);
  assert.ok(thousand.lower <= 1000n * once.upper && 1000n * once.lower <= thousand.upper);
  assert.ok(thousand.upper - thousand.lower < 2000n);
});

const orders: readonly (readonly [string, bigint, bigint, bigint, bigint, bigint])[] = [
  ['2^10', 2n, 1n, 10n, 1n, 10n],
  ['(1/2)^10', 1n, 2n, 10n, 1n, -10n],
  ['8^(-1/3)', 8n, 1n, -1n, 3n, -1n],
  ['(1 + 10^-400)^(10^400 693/1000)', 10n ** 400n + 1n, 10n ** 400n, 693n * 10n ** 397n, 1n, 1n],
];

for (const [name, p, q, r, s, expected] of orders) {
  void test(`the binary order of ${name}`, () => {
    const { lower, upper } = binaryOrder(rational(p, q), rational(r, s));
    assert.ok(lower <= expected && expected <= upper && upper - lower <= 2n, `${lower} .. ${upper}`);
  });
}
