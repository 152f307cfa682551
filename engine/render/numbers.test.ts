// How numbers are written under each style.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rational } from '../exact/rational.ts';
import { float, type Scalar } from '../exact/scalar.ts';
import { write } from './numbers.ts';
import { DECIMALS, FRACTIONS, type NumberStyle } from './style.ts';

const places = (decimals: number): NumberStyle => ({ decimals, notation: 'fraction' });
const inSteps = (decimals: number | null, approximations: number | null = decimals): NumberStyle => ({
  decimals,
  notation: 'fraction',
  working: { approximations },
});
const root = (base: bigint, degree = 2n, sign: 1 | -1 = 1): Scalar => ({
  kind: 'power',
  sign,
  base: rational(base),
  exponent: rational(1n, degree),
});

const plus = { negative: false, exact: true };
const minus = { negative: true, exact: true };

const CASES: Readonly<Record<string, readonly [Scalar, NumberStyle, object]>> = {
  'an integer': [rational(-7n), FRACTIONS, { form: 'integer', digits: '7', ...minus }],
  'an integer in decimals': [rational(7n), places(3), { form: 'integer', digits: '7', ...plus }],
  'forty digits are written in full': [
    rational(10n ** 39n + 1n),
    FRACTIONS,
    { form: 'integer', digits: `1${'0'.repeat(38)}1`, ...plus },
  ],
  'a long run of zeros': [
    rational(-12n * 10n ** 60n),
    FRACTIONS,
    { form: 'scientific', mantissa: '1.2', exponent: 61, ...minus },
  ],
  'a long decimal': [rational(3n, 10n ** 60n), DECIMALS, { form: 'scientific', mantissa: '3', exponent: -60, ...plus }],
  'many different digits are written in full': [
    rational(3n ** 100n),
    FRACTIONS,
    { form: 'integer', digits: (3n ** 100n).toString(), ...plus },
  ],
  'a fraction': [rational(-3n, 8n), FRACTIONS, { form: 'fraction', numerator: '3', denominator: '8', ...minus }],
  'a decimal that ends': [rational(-3n, 8n), DECIMALS, { form: 'decimal', digits: '0.375', ...minus }],
  'a decimal that does not end': [
    rational(2n, 3n),
    DECIMALS,
    { form: 'fraction', numerator: '2', denominator: '3', ...plus },
  ],
  'half away from zero': [
    rational(2675n, 1000n),
    places(2),
    { form: 'decimal', digits: '2.68', negative: false, exact: false },
  ],
  'half away from zero, below': [
    rational(-125n, 1000n),
    places(2),
    { form: 'decimal', digits: '0.13', negative: true, exact: false },
  ],
  'no zeros at the end': [rational(1n, 2n), places(4), { form: 'decimal', digits: '0.5', ...plus }],
  'rounded to an integer': [
    rational(1999n, 1000n),
    places(2),
    { form: 'integer', digits: '2', negative: false, exact: false },
  ],
  'rounded to zero': [rational(-1n, 1000n), places(2), { form: 'integer', digits: '0', negative: false, exact: false }],
  'a square root': [
    root(5n, 2n, -1),
    FRACTIONS,
    { form: 'root', degree: 2, radicand: { form: 'integer', digits: '5', ...plus }, ...minus },
  ],
  'a square root, rounded': [root(2n), places(3), { form: 'decimal', digits: '1.414', negative: false, exact: false }],
  'a double': [float(-2.5), DECIMALS, { form: 'decimal', digits: '2.5', negative: true, exact: false }],
  'a double in decimals': [float(2.675), places(2), { form: 'decimal', digits: '2.68', negative: false, exact: false }],
  'a large double in decimals': [
    float(1.25e300),
    places(2),
    { form: 'scientific', mantissa: '1.25', exponent: 300, negative: false, exact: false },
  ],
  'in steps a number that is not 0 does not become 0': [
    rational(1n, 1000n),
    inSteps(2),
    { form: 'decimal', digits: '0.001', ...plus },
  ],
  'in steps a negative number does not become 0': [
    rational(-123n, 100_000n),
    inSteps(2),
    { form: 'decimal', digits: '0.001', negative: true, exact: false },
  ],
  'in steps a number near 1 does not become 1': [
    rational(1004n, 1000n),
    inSteps(2),
    { form: 'decimal', digits: '1.004', ...plus },
  ],
  'in steps a number below 1 does not become 1': [
    rational(99951n, 100_000n),
    inSteps(0),
    { form: 'decimal', digits: '0.9995', negative: false, exact: false },
  ],
  'in steps a half does not become 1': [rational(1n, 2n), inSteps(0), { form: 'decimal', digits: '0.5', ...plus }],
  'in steps a root near -1 does not become -1': [
    { kind: 'power', sign: -1, base: rational(1002n, 1000n), exponent: rational(1n, 2n) },
    inSteps(2),
    { form: 'decimal', digits: '1.001', negative: true, exact: false },
  ],
  'in steps a very small number is a power of ten': [
    rational(7n, 10n ** 300n),
    inSteps(2),
    { form: 'scientific', mantissa: '1', exponent: -299, negative: false, exact: false },
  ],
  'in steps other numbers are rounded as anywhere': [
    rational(2n, 3n),
    inSteps(2),
    { form: 'decimal', digits: '0.67', negative: false, exact: false },
  ],
  'in steps a double has six significant digits': [
    float(1234.56789),
    inSteps(null),
    { form: 'decimal', digits: '1234.57', negative: false, exact: false },
  ],
  'in steps a double has the places of the answer': [
    float(1234.56789),
    inSteps(null, 1),
    { form: 'decimal', digits: '1234.6', negative: false, exact: false },
  ],
  'in steps a large double is a power of ten': [
    float(14142135623730950),
    inSteps(null),
    { form: 'scientific', mantissa: '1.41421', exponent: 16, negative: false, exact: false },
  ],
  'in steps a small double is a power of ten': [
    float(0.000000123456789),
    inSteps(null),
    { form: 'scientific', mantissa: '1.23457', exponent: -7, negative: false, exact: false },
  ],
  'negative zero': [float(-0), FRACTIONS, { form: 'integer', digits: '0', negative: false, exact: false }],
};

describe('numbers', () => {
  for (const [name, [value, style, expected]] of Object.entries(CASES)) {
    it(name, () => assert.deepEqual(write(value, style), expected));
  }
});
