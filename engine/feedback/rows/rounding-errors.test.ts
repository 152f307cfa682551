import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rational } from '../../exact/rational.ts';
import { roundingErrors } from './rounding-errors.ts';

const rows = [
  [rational(200n), rational(-4n)],
  [rational(3n), rational(1n)],
];
const tolerance = rational(1n, 200n);
const plain = rational(1n, 10n);

test('a factor that may be rounded lets its row grow by half a unit times the multiplied row', () => {
  const factor = rational(-8n, 100n);
  const errors = roundingErrors(rows, [{ kind: 'add', target: 1, source: 0, keep: rational(1n), factor }], tolerance);
  assert.deepEqual(errors, [
    [plain, plain],
    [rational(11n, 10n), rational(3n, 25n)],
  ]);
});

for (const factor of [rational(4n), rational(1n, 3n)]) {
  test(`${factor.numerator}/${factor.denominator} is meant as it is`, () => {
    const errors = roundingErrors(rows, [{ kind: 'scale', target: 0, factor }], tolerance);
    assert.deepEqual(errors, [
      [plain, plain],
      [plain, plain],
    ]);
  });
}
