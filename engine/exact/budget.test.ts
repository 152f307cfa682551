import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arithmeticWithin, EXACT_BUDGET, FLOAT_BUDGET, gcdCost, multiplicationCost } from './budget.ts';

describe('the budget', () => {
  const cases = [
    { name: 'exact up to the budget', exact: EXACT_BUDGET, float: 1, expected: 'exact' },
    { name: 'doubles beyond it', exact: EXACT_BUDGET + 1, float: FLOAT_BUDGET, expected: 'float64' },
    { name: 'nothing beyond both', exact: Number.POSITIVE_INFINITY, float: FLOAT_BUDGET + 1, expected: 'too-large' },
    { name: 'exact although doubles would be slow', exact: 1, float: Number.POSITIVE_INFINITY, expected: 'exact' },
  ] as const;
  for (const { name, exact, float, expected } of cases) {
    it(name, () => assert.equal(arithmeticWithin({ exact, float }), expected));
  }

  it('charges longer integers more, and is indifferent to their order', () => {
    for (const bits of [1, 64, 1000, 5000, 100000]) {
      assert.ok(multiplicationCost(2 * bits + 64, bits) > multiplicationCost(bits, bits));
      assert.equal(multiplicationCost(bits, 77), multiplicationCost(77, bits));
      assert.ok(gcdCost(2 * bits + 64) > gcdCost(bits));
    }
  });
});
