import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  count,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  sum,
} from '@matrixsteps/engine/document/expression.ts';
import { rational } from '@matrixsteps/engine/exact/rational.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import { formulaText } from './formula-text.ts';

const HALF = number(rational(1n, 2n));

const CASES: readonly (readonly [text: string, formula: Expression])[] = [
  ['1 + 5', sum(count(1), count(5))],
  ['-2 - 6', sum(count(-2), count(-6))],
  ['-2 - (-6)', sum(count(-2), negative(count(-6)))],
  ['2 * (-3)', product('dot', count(2), count(-3))],
  ['2 * 3', product('hadamard', count(2), count(3))],
  ['1 * 4 - (-2) * 1/2', sum(product('dot', count(1), count(4)), negative(product('dot', count(-2), HALF)))],
  ['(1 - 2)/2', quotient(sum(count(1), count(-2)), count(2))],
  ['(1/2)/(-7)', quotient(HALF, count(-7))],
  ['4^8', power(count(4), count(8))],
  ['(-2)^(-6)', power(count(-2), count(-6))],
  ['(1/2)^(1/2)', power(HALF, HALF)],
  ['sqrt(1/2)', root(HALF)],
  ['(5)^(1/3)', root(count(5), 3)],
];

for (const [text, formula] of CASES) {
  test(`a formula in ASCII: ${text}`, () => {
    assert.equal(formulaText(formula, FRACTIONS), text);
  });
}

test('inputs written in decimals stay decimals, and long runs of zeros a power of ten', () => {
  const style = { ...FRACTIONS, notation: 'decimal' } as const;
  assert.equal(formulaText(sum(HALF, negative(HALF)), style), '0.5 - 0.5');
  assert.equal(formulaText(sum(number(rational(1n, 10n ** 50n)), count(1)), style), '1 * 10^(-50) + 1');
});
