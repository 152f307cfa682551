import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rational } from '../exact/rational.ts';
import type { Scalar } from '../exact/scalar.ts';
import { wantsDecimals } from './long-fractions.ts';

describe('decimals are wanted', () => {
  const cases: readonly (readonly [name: string, values: readonly Scalar[], inDecimals: boolean, isWanted: boolean])[] =
    [
      ['for a third in a question of decimals', [rational(1n, 3n)], true, true],
      ['not for a half, which ends', [rational(1n, 2n)], true, false],
      ['not for a third among fractions', [rational(1n, 3n)], false, false],
      ['for a long denominator among fractions', [rational(1n), rational(27648n, 17569n)], false, true],
      ['not for whole numbers', [rational(12345n)], true, false],
      [
        'not beside a root',
        [rational(1n, 3n), { kind: 'power', sign: 1, base: rational(2n), exponent: rational(1n, 2n) }],
        true,
        false,
      ],
    ];
  for (const [name, values, inDecimals, isWanted] of cases)
    test(name, () => assert.equal(wantsDecimals(values, inDecimals), isWanted));
});
