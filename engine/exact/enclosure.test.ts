import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { byLogarithm, byRoot, enclose } from './enclosure.ts';
import type { Enclosure } from './logarithm.ts';
import type { Power } from './power.ts';
import { compare, integer, integerPower, multiply, type Rational, rational } from './rational.ts';

const runs = { seed: 20260101, numRuns: 200 };

function power(base: Rational, exponent: Rational): Power {
  return { kind: 'power', sign: 1, base, exponent };
}

function end(numerator: bigint, scale: number): Rational {
  return scale < 0 ? rational(numerator << BigInt(-scale)) : rational(numerator, 1n << BigInt(scale));
}

function ends({ lower, upper, scale }: Enclosure): readonly [Rational, Rational] {
  return [end(lower, scale), end(upper, scale)];
}

const bases = fc
  .tuple(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 12n))
  .map(([numerator, denominator]) => rational(numerator, denominator));

void test('both ways enclose the root: its q-th power is the p-th power of the base', () => {
  fc.assert(
    fc.property(
      bases,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 8, max: 200 }),
      (base, p, q, bits) => {
        const exponent = rational(BigInt(p), BigInt(q));
        const target = integerPower(base, exponent.numerator);
        const root = byRoot(power(base, exponent), bits);
        assert.ok(root !== null);
        for (const enclosure of [root, byLogarithm(power(base, exponent), bits)]) {
          const [lower, upper] = ends(enclosure);
          assert.ok(compare(integerPower(lower, exponent.denominator), target) <= 0);
          assert.ok(compare(integerPower(upper, exponent.denominator), target) >= 0);
          assert.ok((enclosure.upper - enclosure.lower) << BigInt(bits) <= enclosure.lower, 'the ends are near');
        }
      },
    ),
    runs,
  );
});

void test('a negative exponent encloses the reciprocal', () => {
  fc.assert(
    fc.property(bases, fc.bigInt(1n, 40n), fc.bigInt(1n, 40n), (base, p, q) => {
      const [lower, upper] = ends(enclose(power(base, rational(p, q)), 60));
      const [below, above] = ends(enclose(power(base, rational(-p, q)), 60));
      assert.ok(compare(multiply(lower, below), integer(1)) <= 0);
      assert.ok(compare(multiply(upper, above), integer(1)) >= 0);
    }),
    runs,
  );
});

void test('an exact root has equal ends', () => {
  const { lower, upper, scale } = enclose(power(rational(9n, 4n), rational(1n, 2n)), 40);
  assert.equal(lower, upper);
  assert.deepEqual(end(lower, scale), rational(3n, 2n));
});

void test('a power beyond all doubles', () => {
  const enclosure = enclose(power(integer(2), rational(-(10n ** 400n))), 64);
  assert.deepEqual(ends(enclosure), [integer(0), rational(1n, 2n ** 5000n)]);
  assert.throws(() => enclose(power(integer(2), rational(10n ** 400n)), 64), RangeError);
});

void test('(1 + 10^-400)^(10^400) is near e', () => {
  const unit = 10n ** 400n;
  const { lower, scale } = enclose(power(rational(unit + 1n, unit), rational(unit)), 100);
  assert.equal((lower * 10n ** 24n) >> BigInt(scale), 2718281828459045235360287n);
});
