import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { readFraction } from './decimal.ts';
import { type Power, type PowerTrouble, raise, squareRoot } from './power.ts';
import { equals, integer, integerPower, isZero, multiply, ONE, type Rational, rational } from './rational.ts';
import { exactText } from './scalar.ts';

const runs = { seed: 20260101, numRuns: 300 };

function fraction(text: string): Rational {
  const value = readFraction(text);
  if (value === null || value === 'overflow') throw new RangeError(text);
  return value;
}

function shown(result: Rational | Power | PowerTrouble): string {
  switch (result.kind) {
    case 'rational':
    case 'power':
      return exactText(result);
    case 'domain':
      return `domain, ${result.oddRoot === null ? 'no odd root' : exactText(result.oddRoot)}`;
    default:
      return result.kind;
  }
}

const powers: readonly (readonly [string, string, string])[] = [
  ['0', '0', '1'],
  ['-5', '0', '1'],
  ['0', '3', '0'],
  ['0', '1/2', '0'],
  ['0', '-1', 'zero-division'],
  ['0', '-1/2', 'zero-division'],
  ['2', '10', '1024'],
  ['-3', '3', '-27'],
  ['-3', '-2', '1/9'],
  ['-2/3', '-3', '-27/8'],
  ['441', '1/2', '21'],
  ['8/27', '2/3', '4/9'],
  ['8/27', '-2/3', '9/4'],
  ['32', '0.4', '4'],
  ['4', '2.5', '32'],
  ['1', '1e400', '1'],
  ['1', '1e-400', '1'],
  ['-1', '1e400', '1'],
  ['-1', '7', '-1'],
  ['2', '1/2', 'sqrt(2)'],
  ['2/3', '1/2', 'sqrt(2/3)'],
  ['2', '-1/2', '(2)^(-1/2)'],
  ['2/3', '2/5', '(2/3)^(2/5)'],
  ['16', '3/8', '(16)^(3/8)'],
  ['-8', '1/3', 'domain, -2'],
  ['-8', '2/3', 'domain, 4'],
  ['-8', '-1/3', 'domain, -1/2'],
  ['-2', '1/3', 'domain, -(2)^(1/3)'],
  ['-1', '1/2', 'domain, no odd root'],
  ['-4', '0.25', 'domain, no odd root'],
  ['-2', '100001/3', 'domain, no odd root'],
  ['2', '1023', (2n ** 1023n).toString()],
  ['2', '1024', 'overflow'],
  ['-2', '1025', 'overflow'],
  ['2', '1e400', 'overflow'],
  ['1/2', '-1e400', 'overflow'],
  ['1e400', '1', 'overflow'],
  ['1e200', '5/2', 'overflow'],
  ['7', '1e400/3', 'overflow'],
  ['1e-200', '2', `1/1${'0'.repeat(400)}`],
  ['2', '-100000', '(2)^(-100000)'],
  ['-2', '-100001', '-(2)^(-100001)'],
  ['3', '1e-3', '(3)^(1/1000)'],
];

for (const [base, exponent, expected] of powers) {
  void test(`${base} to the power ${exponent} is ${expected.slice(0, 40)}`, () => {
    assert.equal(shown(raise(fraction(base), fraction(exponent))), expected);
  });
}

const small = fc
  .tuple(fc.bigInt(-60n, 60n), fc.bigInt(1n, 60n))
  .map(([numerator, denominator]) => rational(numerator, denominator));

void test('integer exponents multiply', () => {
  fc.assert(
    fc.property(small, fc.integer({ min: -20, max: 20 }), (base, exponent) => {
      fc.pre(!isZero(base));
      let product = ONE;
      for (let i = 0; i < Math.abs(exponent); i++) product = multiply(product, base);
      const expected = exponent < 0 ? rational(product.denominator, product.numerator) : product;
      assert.deepEqual(raise(base, integer(exponent)), expected);
    }),
    runs,
  );
});

void test('the p/q-th power of a q-th power is exact', () => {
  fc.assert(
    fc.property(small, fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 12 }), (x, p, q) => {
      fc.pre(x.numerator > 0n);
      const exponent = rational(BigInt(p), BigInt(q));
      assert.deepEqual(raise(integerPower(x, BigInt(q)), exponent), raise(x, integer(p)));
    }),
    runs,
  );
});

void test('a square root is rational for squares and a power otherwise', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 40n), fc.bigInt(1n, 10n ** 40n), (p, q) => {
      const x = rational(p, q);
      const square = multiply(x, x);
      assert.deepEqual(squareRoot(square), x);
      const root = squareRoot(x);
      if (root.kind === 'rational') assert.ok(equals(multiply(root, root), x));
      else assert.equal(exactText(root), `sqrt(${exactText(x)})`);
    }),
    runs,
  );
  assert.equal(exactText(squareRoot(integer(12))), 'sqrt(12)');
});
