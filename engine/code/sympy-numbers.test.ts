import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rational } from '../exact/rational.ts';
import { sympyText } from './sympy-numbers.ts';

const CASES = [
  ['6 to the power 1/2', 6n, rational(1n, 2n), 'sqrt(6)'],
  ['12 to the power 1/2', 12n, rational(1n, 2n), '2*sqrt(3)'],
  ['6 to the power 1/10^300', 6n, rational(1n, 10n ** 300n), `6**(1/1${'0'.repeat(300)})`],
] as const;

for (const [name, base, exponent, text] of CASES) {
  test(name, () => assert.equal(sympyText({ kind: 'power', sign: 1, base: rational(base), exponent }), text));
}

test('a radical whose base would have more digits than memory is no text', () => {
  const exponent = rational(7n * 10n ** 299n + 1n, 10n ** 300n);
  assert.equal(sympyText({ kind: 'power', sign: 1, base: rational(2n * 3n ** 3n), exponent }), null);
});
