// Sums of roots: equal numbers are equal however they are written, and unequal ones are not.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { squareRoot } from './power.ts';
import { integer, rational } from './rational.ts';
import {
  addSums,
  divideSums,
  multiplySums,
  negateSum,
  powersEqual,
  rationalOf,
  rootOfSum,
  type RootSum,
  rootSum,
  sumEquals,
  sumText,
} from './root-sum.ts';

function root(value: number): RootSum {
  const found = rootOfSum(rootSum(integer(value)));
  assert.ok(found !== null);
  return found;
}

function whole(value: number): RootSum {
  return rootSum(integer(value));
}

describe('texts', () => {
  const cases: readonly (readonly [string, RootSum | null])[] = [
    ['2*sqrt(2)', root(8)],
    ['3*sqrt(2)', addSums(root(8), root(2))],
    ['0', addSums(root(8), negateSum(addSums(root(2), root(2)) ?? root(1)))],
    ['1 + sqrt(2)', addSums(whole(1), root(2))],
    ['sqrt(2)/2', divideSums(whole(1), root(2))],
    ['sqrt(6)', multiplySums(root(2), root(3))],
    ['2', multiplySums(root(2), root(2))],
    ['sqrt(5)/2', rootOfSum(rootSum(rational(5n, 4n)))],
    ['3/2', rootOfSum(rootSum(rational(9n, 4n)))],
    ['-sqrt(3)', negateSum(root(3))],
  ];
  for (const [text, sum] of cases) test(text, () => assert.equal(sum === null ? null : sumText(sum), text));
});

test('nothing is divided by 0, by a sum of roots, or is the root of a negative number or of a root', () => {
  assert.equal(divideSums(whole(1), whole(0)), null);
  assert.equal(divideSums(whole(1), addSums(whole(1), root(2)) ?? whole(1)), null);
  assert.equal(rootOfSum(whole(-1)), null);
  assert.equal(rootOfSum(root(2)), null);
});

test('a power is equal to the same number with other parts, and to no other', () => {
  const half = rational(1n, 2n);
  const power = (base: number, exponent = half, sign: 1 | -1 = 1) =>
    ({ kind: 'power', sign, base: integer(base), exponent }) as const;
  assert.ok(powersEqual(power(4, rational(1n, 3n)), power(2, rational(2n, 3n))));
  assert.ok(!powersEqual(power(4, rational(1n, 3n)), power(2, rational(1n, 3n))));
  assert.ok(!powersEqual(power(2), power(2, half, -1)));
  const vast = rational(10n ** 30n + 1n, 7n);
  assert.ok(powersEqual(power(3, vast), power(3, vast)));
});

test('c sqrt(r) equals the root of c² r, and not that of another number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 200 }), (c, r) => {
      const sum = multiplySums(whole(c), root(r));
      assert.ok(sum !== null);
      assert.ok(sumEquals(sum, squareRoot(integer(c * c * r))));
      assert.ok(!sumEquals(sum, squareRoot(integer(c * c * r + 1))));
      const value = rationalOf(sum);
      assert.equal(value === null, !Number.isInteger(Math.sqrt(r)));
    }),
    { seed: 20261122, numRuns: 300 },
  );
});
