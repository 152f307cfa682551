// The checker's own numbers: roots stay exact, and a double stands for what it is nearest to.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { integer, isZero, multiply as multiplyRationals, type Rational, rational, ZERO } from '../../exact/rational.ts';
import { RUNS, rationals } from '../arbitraries.ts';
import {
  add,
  arcCosine,
  compare,
  cosine,
  divide,
  type ExactNumber,
  multiply,
  negate,
  powerOf,
  root,
  same,
  sine,
  Unknown,
} from './exact-number.ts';
import { determinant, inverse, productOf, sameRows, identityOf } from './matrix-facts.ts';

const half = rational(1n, 2n);
const two = integer(2);

/** Both sides of each line are the same number. */
const EQUAL: readonly (readonly [name: string, x: ExactNumber, y: ExactNumber])[] = [
  ['the root of 9', root(1, integer(9), 2), integer(3)],
  ['the root of 9/4', powerOf(rational(9n, 4n), half), rational(3n, 2n)],
  ['the sixth root of 8', root(1, integer(8), 6), root(1, two, 2)],
  ['8 to the power of 2/3', powerOf(integer(8), rational(2n, 3n)), integer(4)],
  ['the root of 2 squared', multiply(root(1, two, 2), root(1, two, 2)), two],
  ['the root of 8 over that of 2', divide(root(1, integer(8), 2), root(1, two, 2)), two],
  ['like roots add up', add(root(1, integer(8), 2), root(1, two, 2)), multiply(integer(3), root(1, two, 2))],
  ['opposite roots cancel', add(root(1, two, 2), root(-1, two, 2)), ZERO],
  ['a reciprocal root', powerOf(two, rational(-1n, 2n)), divide(root(1, two, 2), two)],
  ['the cosine of twice an angle', cosine(multiply(two, arcCosine(rational(3n, 5n)))), rational(-7n, 25n)],
  ['the sine of three times an angle', sine(multiply(integer(3), arcCosine(rational(3n, 5n)))), rational(44n, 125n)],
  ['the nearest double', root(1, two, 2), { kind: 'double', value: Math.SQRT2 }],
  ['the nearest double of a fraction', rational(1n, 3n), { kind: 'double', value: 1 / 3 }],
];

describe('equal numbers', () => {
  for (const [name, x, y] of EQUAL) {
    test(name, () => {
      assert.ok(same(x, y));
      assert.ok(same(negate(x), negate(y)));
    });
  }
});

test('the neighbour of the nearest double is another number', () => {
  assert.equal(compare(root(1, two, 2), { kind: 'double', value: Math.SQRT2 + 2 ** -52 }), -1);
  assert.equal(compare(root(1, two, 2), { kind: 'double', value: Math.SQRT2 - 2 ** -52 }), 1);
});

test('the root of a sum is a sum where it can be one', () => {
  const sum = add(root(1, integer(5), 2), integer(3));
  const drawn = powerOf(multiply(sum, half), half);
  assert.ok(same(drawn, multiply(add(root(1, integer(5), 2), integer(1)), half)));
  const other = powerOf(sum, half);
  assert.equal(other.kind, 'double');
  assert.ok(same(multiply(other, other), { kind: 'double', value: 3 + Math.sqrt(5) }));
  assert.ok(!same(add(other, other), { kind: 'double', value: 4.6 }));
});

test('unlike roots have no known sum', () => {
  assert.throws(() => add(root(1, two, 2), root(1, integer(3), 2)), Unknown);
});

const squares: fc.Arbitrary<readonly (readonly Rational[])[]> = fc
  .integer({ min: 1, max: 4 })
  .chain((size) =>
    fc.array(fc.array(rationals(), { minLength: size, maxLength: size }), { minLength: size, maxLength: size }),
  );

test('the determinant by elimination is that of the expansion along the first column', () => {
  fc.assert(
    fc.property(squares, (rows) => {
      assert.ok(same(determinant(rows), expanded(rows)));
    }),
    RUNS,
  );
});

test('a matrix times its inverse is the identity', () => {
  fc.assert(
    fc.property(squares, (rows) => {
      fc.pre(!isZero(expanded(rows)));
      assert.ok(sameRows(productOf(rows, inverse(rows)), identityOf(rows.length)));
    }),
    RUNS,
  );
});

function expanded(rows: readonly (readonly Rational[])[]): Rational {
  if (rows.length === 0) return integer(1);
  return rows
    .map((row, index) => {
      const minor = rows.filter((other) => other !== row).map((other) => other.slice(1));
      const term = multiplyRationals(row[0], expanded(minor));
      return index % 2 === 0 ? term : negated(term);
    })
    .reduce((sum, term) => plus(sum, term), ZERO);
}

function plus(x: Rational, y: Rational): Rational {
  return rational(x.numerator * y.denominator + y.numerator * x.denominator, x.denominator * y.denominator);
}

function negated(x: Rational): Rational {
  return rational(-x.numerator, x.denominator);
}
