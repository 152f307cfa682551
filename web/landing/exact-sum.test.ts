import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { addBothWays } from './exact-sum.ts';

for (const [left, right, exact, floating] of [
  ['0.1', '0.2', '0.3', '0.30000000000000004'],
  ['0.5', '0.25', '0.75', '0.75'],
  ['1/3', '1/6', '0.5', '0.5'],
  ['1/3', '1/3', '2/3', '0.6666666666666666'],
  ['-0.1', '0.3', '0.2', '0.19999999999999998'],
  ['-1', '0.95', '-0.05', '-0.050000000000000044'],
  ['9007199254740993', '2', '9007199254740995', '9007199254740994'],
] as const) {
  test(`${left} + ${right}`, () => assert.deepEqual(addBothWays(left, right), { kind: 'sum', exact, floating }));
}

for (const text of ['', 'x', '1/', '1/0']) {
  test(`"${text}" is no number`, () => assert.equal(addBothWays(text, '1').kind, 'unread'));
}

/** The number of so many units of the last of `count` places. */
function decimal(digits: number, count: number): string {
  const text = String(digits).padStart(count + 1, '0');
  return count === 0 ? text : `${text.slice(0, -count)}.${text.slice(-count)}`;
}

test('decimals are added as whole numbers of their last place', () => {
  const places = fc.integer({ min: 0, max: 6 });
  const whole = fc.integer({ min: 0, max: 999_999_999 });
  fc.assert(
    fc.property(whole, whole, places, (left, right, count) => {
      const sum = addBothWays(decimal(left, count), decimal(right, count));
      const expected = decimal(left + right, count);
      const trimmed = expected.includes('.') ? expected.replace(/\.?0+$/, '') : expected;
      assert.ok(sum.kind === 'sum');
      assert.equal(sum.exact, trimmed);
    }),
  );
});
