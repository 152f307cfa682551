// Angles against the arc tangent of JavaScript, and against digits worked out by others.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { RUNS } from '../testing/arbitraries.ts';
import { type Angle, nearestDegrees, nearestRadians, wholeDegrees } from './angle.ts';
import { rational } from './rational.ts';

const known: readonly (readonly [name: string, angle: Angle, radians: number, degrees: number])[] = [
  ['a right angle', { sign: 0, squaredCosine: rational(0n) }, Math.PI / 2, 90],
  ['no angle', { sign: 1, squaredCosine: rational(1n) }, 0, 0],
  ['a straight angle', { sign: -1, squaredCosine: rational(1n) }, Math.PI, 180],
  ['60 degrees', { sign: 1, squaredCosine: rational(1n, 4n) }, 1.0471975511965979, 60],
  ['120 degrees', { sign: -1, squaredCosine: rational(1n, 4n) }, 2.0943951023931957, 120],
  ['135 degrees', { sign: -1, squaredCosine: rational(1n, 2n) }, 2.356194490192345, 135],
  ['the diagonal of a cube', { sign: 1, squaredCosine: rational(1n, 3n) }, 0.9553166181245093, 54.735610317245346],
  [
    'a tiny angle',
    {
      sign: 1,
      squaredCosine: rational(10000000000000000400000000000000004n, 10000000000000000400000000000000005n),
    },
    9.999999999999999e-18,
    5.729577951308232e-16,
  ],
  ['below the smallest double', { sign: 1, squaredCosine: rational(10n ** 700n, 10n ** 700n + 1n) }, 0, 0],
];

for (const [name, angle, radians, degrees] of known) {
  test(name, () => {
    assert.equal(nearestRadians(angle), radians);
    assert.equal(nearestDegrees(angle), degrees);
  });
}

test('as near to the arc tangent as doubles are', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 999n), fc.constantFrom(-1 as const, 1 as const), (numerator, sign) => {
      const angle = { sign, squaredCosine: rational(numerator, 1000n) };
      const cosine = sign * Math.sqrt(Number(numerator));
      const reference = Math.atan2(Math.sqrt(1000 - Number(numerator)), cosine);
      assert.ok(Math.abs(nearestRadians(angle) - reference) <= 1e-14 * reference + 1e-15);
      assert.ok(Math.abs(nearestDegrees(angle) - (reference * 180) / Math.PI) <= 1e-12);
    }),
    RUNS,
  );
});

test('an angle and its supplement make a straight angle', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 20n), (numerator) => {
      const squaredCosine = rational(numerator, 10n ** 20n + 1n);
      const sum = nearestDegrees({ sign: 1, squaredCosine }) + nearestDegrees({ sign: -1, squaredCosine });
      assert.ok(Math.abs(sum - 180) < 1e-13);
    }),
    RUNS,
  );
});

test('only the special angles are whole', () => {
  assert.equal(wholeDegrees({ sign: -1, squaredCosine: rational(3n, 4n) }), 150);
  assert.equal(wholeDegrees({ sign: 1, squaredCosine: rational(2n, 3n) }), null);
});
