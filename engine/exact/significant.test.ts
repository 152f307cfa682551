// Rounding by the size of a number, held to what it promises by exact comparison.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { absolute, compare, equals, fractionText, integer, multiply, rational, subtract } from './rational.ts';
import { roundApart, roundSignificant } from './significant.ts';

const RUNS = { seed: 20260101, numRuns: 300 };

/** Numbers of all sizes, many of them next to 0, 1 and -1. */
const numbers = fc
  .tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -999, max: 999 }), fc.integer({ min: 0, max: 40 }))
  .map(([near, digits, places]) =>
    rational(BigInt(near) * 10n ** BigInt(places) + BigInt(digits), 10n ** BigInt(places)),
  );

const CONSTANTS = [-1, 0, 1].map(integer);

describe('rounding apart from 0, 1 and -1', () => {
  test('gives one of these for none but itself, and is off by half a unit of the asked place at most', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 15 }), (x, places) => {
        const rounded = roundApart(x, places);
        assert.ok(rounded !== null);
        const isConstant = CONSTANTS.some((constant) => equals(constant, rounded));
        assert.equal(
          isConstant,
          CONSTANTS.some((constant) => equals(constant, x)),
          fractionText(x),
        );
        const half = rational(1n, 2n * 10n ** BigInt(places));
        assert.ok(compare(absolute(subtract(rounded, x)), half) <= 0);
      }),
      RUNS,
    );
  });

  test('is given up where a number is too near', () => {
    assert.equal(roundApart(rational(1n, 10n ** 500n), 2), null);
  });
});

describe('significant digits', () => {
  test('are off by half a unit of the last of them at most', () => {
    fc.assert(
      fc.property(numbers, (x) => {
        const found = roundSignificant(x, 6);
        if (found === null) return assert.equal(x.numerator, 0n);
        const size = absolute(x);
        const error = absolute(subtract(found.rounded, x));
        // Half a unit of the sixth digit of x is between 10^-6 and 10^-5 of its size, over two.
        assert.ok(compare(multiply(error, integer(200_000)), size) <= 0, fractionText(x));
        assert.ok(
          compare(absolute(found.mantissa), integer(1)) >= 0 && compare(absolute(found.mantissa), integer(10)) < 0,
        );
      }),
      RUNS,
    );
  });

  const half = rational(1n, 2n);
  const roots: readonly (readonly [name: string, base: bigint, of: bigint, rounded: string])[] = [
    ['the root of 35/12', 35n, 12n, '170783/100000'],
    ['a large root', 2n * 10n ** 32n, 1n, '14142100000000000'],
    ['a small root', 2n, 10n ** 20n, '141421/1000000000000000'],
  ];
  for (const [name, base, of, rounded] of roots) {
    test(`of ${name}`, () => {
      const found = roundSignificant({ kind: 'power', sign: 1, base: rational(base, of), exponent: half }, 6);
      assert.equal(found === null ? null : fractionText(found.rounded), rounded);
    });
  }
});
