import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { readFraction, readNumber } from './decimal.ts';
import { raise, squareRoot } from './power.ts';
import { equals, integer, type Rational, rational } from './rational.ts';
import { nearestDouble, roundHalfAway } from './rounding.ts';
import { printed, printsExactly } from './printing.ts';
import { float, type Scalar } from './scalar.ts';

const runs = { seed: 20260101, numRuns: 1000 };

function exact(text: string): Rational {
  const value = readFraction(text);
  if (value === null || value === 'overflow') throw new RangeError(text);
  return value;
}

const nines = '9'.repeat(40);

const answers: readonly (readonly [string, Scalar, string | null, boolean])[] = [
  ['0', integer(0), '0', true],
  ['-3', integer(-3), '-3', true],
  ['1/10', exact('1/10'), '0.1', true],
  ['1/3', exact('1/3'), '0.3333333333333333', false],
  ['2^53 + 1', exact('9007199254740993'), '9007199254740993', true],
  ['40 digits', exact(nines), nines, true],
  ['minus 40 digits', exact(`-${nines}`), `-${nines}`, true],
  ['41 digits', exact(`${nines}9`), '1e+41', false],
  ['10^40', exact('1e40'), '1e+40', true],
  ['10^50', exact('1e50'), '1e+50', true],
  ['10^22 + 1/2', exact('10000000000000000000000.5'), '1e+22', false],
  ['1e-7', exact('1e-7'), '1e-7', true],
  ['2^-30', rational(1n, 2n ** 30n), '9.313225746154785e-10', false],
  ['17 digits', exact('0.30000000000000004'), '0.30000000000000004', true],
  ['18 digits', exact('0.300000000000000041'), '0.30000000000000004', false],
  ['5e-324', exact('5e-324'), '5e-324', true],
  ['10^-400', exact('1e-400'), '0', false],
  ['-10^-400', exact('-1e-400'), '0', false],
  ['10^309', exact('1e309'), null, false],
  ['-10^400', exact('-1e400'), null, false],
  ['sqrt(2)', squareRoot(integer(2)), '1.4142135623730951', false],
  ['a double', float(0.1), '0.1', true],
  ['minus zero', float(-0), '0', true],
  ['no finite double', float(Infinity), null, true],
];

for (const [name, scalar, expected, exactly] of answers) {
  void test(`${name} is printed as ${expected}`, () => {
    assert.equal(printed(scalar), expected);
    assert.equal(printsExactly(scalar), exactly);
  });
}

const roundings: readonly (readonly [string, Scalar, number, string | null])[] = [
  ['2.675', exact('2.675'), 2, '2.68'],
  ['-0.125', exact('-0.125'), 2, '-0.13'],
  ['-0.004', exact('-0.004'), 2, '0'],
  ['sqrt(2)', squareRoot(integer(2)), 3, '1.414'],
  ['2/3', exact('2/3'), 15, '0.666666666666667'],
  ['the double 2.675', float(2.675), 2, '2.68'],
  ['the double -0.001', float(-0.001), 2, '0'],
  ['10^400 + 1/3', exact('1e400'), 2, null],
];

for (const [name, scalar, decimals, expected] of roundings) {
  void test(`${name} to ${decimals} places is printed as ${expected}`, () => {
    assert.equal(printed(roundHalfAway(scalar, decimals)), expected);
  });
}

void test('what is printed is valid JSON, reads back as the nearest double, and is exact where it says so', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 45n), 10n ** 45n), fc.bigInt(1n, 10n ** 45n), fc.boolean(), (p, q, decimal) => {
      const x = rational(p, decimal ? 10n ** BigInt(q.toString().length) : q);
      const text = printed(x);
      assert.ok(text !== null);
      assert.equal(JSON.parse(text), nearestDouble(x));
      const read = readNumber(text);
      assert.ok(read !== null && read !== 'overflow');
      assert.equal(printsExactly(x), equals(read, x));
    }),
    runs,
  );
});

void test('a result just beyond the largest double is an overflow only here', () => {
  const result = raise(integer(2), rational(2n ** 60n * 1024n - 1n, 2n ** 60n));
  assert.ok(result.kind === 'power');
  assert.equal(printed(result), null);
});
