import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { decimalPlaces, readFraction, readNumber, terminatingDecimal } from './decimal.ts';
import { gcd } from './gcd.ts';
import { fractionText, rational } from './rational.ts';

const runs = { seed: 20260101, numRuns: 400 };

/** The fraction's text, 'overflow', or null. */
function shown(value: ReturnType<typeof readNumber>): string | null {
  return value === null || value === 'overflow' ? value : fractionText(value);
}

const ten = (exponent: number): string => `1${'0'.repeat(exponent)}`;

const numbers: readonly (readonly [string, string | null])[] = [
  ['0', '0'],
  ['-0', '0'],
  ['-0.0e5', '0'],
  ['3', '3'],
  ['-1.50e-3', '-3/2000'],
  ['0.1', '1/10'],
  ['1E2', '100'],
  ['1.25e+1', '25/2'],
  ['9007199254740993', '9007199254740993'],
  ['0.30000000000000004', '7500000000000001/25000000000000000'],
  ['1e400', ten(400)],
  ['-1e400', `-${ten(400)}`],
  ['1e-400', `1/${ten(400)}`],
  ['1.0e400', ten(400)],
  ['0.01e402', ten(400)],
  ['1.1e400', 'overflow'],
  ['-1e401', 'overflow'],
  ['9.9e-401', 'overflow'],
  ['1e999999999', 'overflow'],
  ['1e-99999999999999999999999', 'overflow'],
  ['0e999999999', '0'],
  ['0.000e-999999999999999999999', '0'],
  ['1e00000000000000000000000000000000000000003', '1000'],
  ['', null],
  ['-', null],
  ['+1', null],
  ['.5', null],
  ['5.', null],
  ['01', null],
  ['-01', null],
  ['1e', null],
  ['1e+', null],
  ['1.e3', null],
  ['0x10', null],
  ['1_000', null],
  [' 1', null],
  ['1 ', null],
  ['NaN', null],
  ['Infinity', null],
  ['1.2.3', null],
  ['--1', null],
  ['1/2', null],
  ['٣', null],
];

for (const [text, expected] of numbers) {
  void test(`the number "${text}" reads as ${(expected ?? 'no number').slice(0, 50)}`, () => {
    assert.equal(shown(readNumber(text)), expected);
  });
}

const fractions: readonly (readonly [string, string | null])[] = [
  ['-7/3', '-7/3'],
  ['0.1', '1/10'],
  ['1e-3', '1/1000'],
  ['1.5/2', '3/4'],
  ['2/4', '1/2'],
  ['-12/-6', '2'],
  ['+3', '3'],
  ['+3/+4', '3/4'],
  ['.5', '1/2'],
  ['-.5/5', '-1/10'],
  ['0/7', '0'],
  ['1/0', null],
  ['1/-0', null],
  ['1/2/3', null],
  ['1/2.0', null],
  ['1/1e2', null],
  ['1/.5', null],
  ['1/02', null],
  ['/2', null],
  ['1/', null],
  ['.', null],
  ['', null],
  ['+', null],
  ['+-1', null],
  [' 1/2', null],
  ['1 /2', null],
  ['1/2 ', null],
  ['x', null],
  ['1e400/1', ten(400)],
  ['1e401/10', 'overflow'],
  [`1e-400/${ten(1)}`, 'overflow'],
  [`1e-200/${ten(200)}`, `1/${ten(400)}`],
  [`1/${ten(401)}`, 'overflow'],
];

for (const [text, expected] of fractions) {
  void test(`the string "${text.slice(0, 30)}" reads as ${(expected ?? 'no number').slice(0, 50)}`, () => {
    assert.equal(shown(readFraction(text)), expected);
  });
}

void test('a literal may have 1,000 digits, and no more', () => {
  assert.equal(shown(readNumber(`0.${'7'.repeat(1000)}`)), `${'7'.repeat(1000)}/${ten(1000)}`);
  assert.equal(readNumber(`0.${'7'.repeat(1001)}`), 'overflow');
  assert.equal(readNumber(`7.${'7'.repeat(1000)}`), 'overflow');
  assert.equal(readFraction(`1/${'7'.repeat(1001)}`), 'overflow');
});

void test('length costs no more than reading: a million zeros around a number', () => {
  const zeros = '0'.repeat(1_000_000);
  assert.equal(readNumber(`0.${zeros}1`), 'overflow');
  assert.equal(readNumber(`1${zeros}`), 'overflow');
  assert.equal(shown(readNumber(`0.${zeros}`)), '0');
  assert.equal(shown(readNumber(`0.${zeros}25e1000001`)), '5/2');
});

const decimals = fc.record({
  negative: fc.boolean(),
  digits: fc.bigInt(1n, 10n ** 60n),
  places: fc.integer({ min: 0, max: 70 }),
});

void test('a decimal reads as digits over a power of ten, in lowest terms, and is written back', () => {
  fc.assert(
    fc.property(decimals, ({ negative, digits, places }) => {
      const sign = negative ? '-' : '';
      const read = readNumber(`${sign}${digits}e-${places}`);
      const expected = rational(negative ? -digits : digits, 10n ** BigInt(places));
      assert.deepEqual(read, expected);
      assert.equal(gcd(expected.numerator, expected.denominator), 1n);
      const text = terminatingDecimal(expected);
      assert.ok(text !== null);
      assert.doesNotMatch(text, /e|\.\d*0$|\.$/);
      assert.deepEqual(readNumber(text), expected);
      assert.equal(decimalPlaces(expected), text.includes('.') ? text.length - text.indexOf('.') - 1 : 0);
    }),
    runs,
  );
});

void test('the decimal of a fraction ends where the denominator has no other factor than 2 and 5', () => {
  fc.assert(
    fc.property(fc.bigInt(-500n, 500n), fc.bigInt(1n, 500n), (numerator, denominator) => {
      const x = rational(numerator, denominator);
      const ends = 10n ** 20n % x.denominator === 0n;
      assert.equal(terminatingDecimal(x) !== null, ends);
      assert.equal(decimalPlaces(x) !== null, ends);
    }),
    runs,
  );
});

const plain: readonly (readonly [bigint, bigint, string | null])[] = [
  [-1n, 8n, '-0.125'],
  [3n, 1n, '3'],
  [0n, 1n, '0'],
  [1n, 3n, null],
  [1n, 10n ** 30n, `0.${'0'.repeat(29)}1`],
  [10n ** 30n, 1n, ten(30)],
  [-123n, 4n, '-30.75'],
  [1n, 6n, null],
];

for (const [numerator, denominator, expected] of plain) {
  void test(`${numerator}/${denominator} as a plain decimal is ${expected}`, () => {
    assert.equal(terminatingDecimal(rational(numerator, denominator)), expected);
  });
}
