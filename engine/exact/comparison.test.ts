import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { compareReals } from './comparison.ts';
import { compare, integer, integerPower, type Rational, rational } from './rational.ts';
import type { Real } from './scalar.ts';

const runs = { seed: 20260101, numRuns: 300 };

function power(base: Rational, p: bigint, q: bigint, sign: -1 | 1 = 1): Real {
  return { kind: 'power', sign, base, exponent: rational(p, q) };
}

const unit = 10n ** 400n;

const pairs: readonly (readonly [string, Real, Real, -1 | 0 | 1])[] = [
  ['1/3 and 1/2', rational(1n, 3n), rational(1n, 2n), -1],
  ['sqrt(2) and 7/5', power(integer(2), 1n, 2n), rational(7n, 5n), 1],
  ['sqrt(2) and 99/70', power(integer(2), 1n, 2n), rational(99n, 70n), -1],
  ['-sqrt(2) and -99/70', power(integer(2), 1n, 2n, -1), rational(-99n, 70n), 1],
  ['-sqrt(2) and 0', power(integer(2), 1n, 2n, -1), integer(0), -1],
  ['0 and sqrt(2)', integer(0), power(integer(2), 1n, 2n), -1],
  ['sqrt(8) and 2^(3/2)', power(integer(8), 1n, 2n), power(integer(2), 3n, 2n), 0],
  ['-sqrt(8) and -2^(3/2)', power(integer(8), 1n, 2n, -1), power(integer(2), 3n, 2n, -1), 0],
  ['sqrt(1/2) and 2^(-1/2)', power(rational(1n, 2n), 1n, 2n), power(integer(2), -1n, 2n), 0],
  ['sqrt(9) and 3', power(integer(9), 1n, 2n), integer(3), 0],
  ['2^(-10^400) and 3^(-10^400)', power(integer(2), -unit, 1n), power(integer(3), -unit, 1n), 1],
  ['2^(10^-400) and 1', power(integer(2), 1n, unit), integer(1), 1],
  ['(1/2)^(10^-400) and 1', power(rational(1n, 2n), 1n, unit), integer(1), -1],
];

for (const [name, x, y, expected] of pairs) {
  void test(`the order of ${name}`, () => {
    assert.equal(compareReals(x, y), expected);
    assert.equal(compareReals(y, x), expected === 0 ? 0 : -expected);
  });
}

const positives = fc
  .tuple(fc.bigInt(1n, 40n), fc.bigInt(1n, 40n))
  .map(([numerator, denominator]) => rational(numerator, denominator));
const exponents = fc.tuple(fc.bigInt(1n, 6n), fc.bigInt(1n, 6n));

void test('powers are ordered as their common integer powers', () => {
  fc.assert(
    fc.property(positives, exponents, positives, exponents, (x, [p, q], y, [r, s]) => {
      const expected = compare(integerPower(x, p * s), integerPower(y, r * q));
      assert.equal(compareReals(power(x, p, q), power(y, r, s)), expected);
    }),
    runs,
  );
});

void test('equal powers of one base are recognised', () => {
  fc.assert(
    fc.property(positives, fc.bigInt(1n, 9n), fc.bigInt(1n, 9n), (x, m, n) => {
      assert.equal(compareReals(power(integerPower(x, m), 1n, m * n), power(x, 1n, n)), 0);
    }),
    runs,
  );
});
