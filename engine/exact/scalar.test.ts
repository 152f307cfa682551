import assert from 'node:assert/strict';
import { test } from 'node:test';
import { integer, rational } from './rational.ts';
import { exactText, float, type Scalar } from './scalar.ts';

const half = rational(1n, 2n);

const texts: readonly (readonly [Scalar, string])[] = [
  [integer(-3), '-3'],
  [rational(4n, -6n), '-2/3'],
  [{ kind: 'power', sign: 1, base: integer(2), exponent: half }, 'sqrt(2)'],
  [{ kind: 'power', sign: -1, base: rational(5n, 4n), exponent: half }, '-sqrt(5/4)'],
  [{ kind: 'power', sign: 1, base: integer(2), exponent: rational(-1n, 2n) }, '(2)^(-1/2)'],
  [{ kind: 'power', sign: -1, base: rational(2n, 3n), exponent: rational(3n, 5n) }, '-(2/3)^(3/5)'],
  [{ kind: 'power', sign: 1, base: integer(2), exponent: integer(-9000) }, '(2)^(-9000)'],
  [float(0.1), '0.1'],
  [float(-0), '0'],
  [float(1e21), '1e+21'],
];

for (const [scalar, expected] of texts) {
  void test(`the exact text ${expected}`, () => {
    assert.equal(exactText(scalar), expected);
  });
}
