// The features of operands are what their entries say, in whatever way a matrix is stored.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { entriesOf, integerMatrix, type Matrix, matrixOf, scaledMatrix } from '../../exact/matrix.ts';
import { equals, integer, isInteger, isZero, negate, ONE, rational, signOf } from '../../exact/rational.ts';
import { storagesOf } from '../../testing/sample-matrices.ts';
import * as features from './features.ts';

const samples: readonly (readonly [name: string, matrix: Matrix])[] = [
  ['zeros', integerMatrix([[0, 0, 0]])],
  ['ones', integerMatrix([[1, 1, 1]])],
  ['ones over a power of ten', scaledMatrix(1, 3, Float64Array.of(100, 100, 100), 2)],
  ['minus ones', integerMatrix([[-1, -1, -1]])],
  ['zeros and ones', integerMatrix([[0, 1, 1]])],
  ['zeros and tenths', scaledMatrix(1, 3, Float64Array.of(0, 1, 1), 1)],
  ['tenths', scaledMatrix(1, 3, Float64Array.of(1, -2, 3), 1)],
  ['the negatives of these', scaledMatrix(1, 3, Float64Array.of(-10, 20, -30), 2)],
  ['integers', integerMatrix([[1, -2, 3]])],
  ['positive integers', integerMatrix([[1, 2, 3]])],
  ['thirds', matrixOf([[rational(1n, 3n), rational(-2n, 3n), ONE]])],
];

for (const [name, matrix] of samples) {
  describe(name, () => {
    const entries = entriesOf(matrix);
    for (const stored of storagesOf(matrix)) {
      test(`as ${stored.kind}`, () => {
        assert.equal(features.isZeroMatrix(stored), entries.every(isZero));
        for (const value of [integer(0), integer(1), integer(-1)]) {
          assert.equal(
            features.isConstant(stored, value),
            entries.every((entry) => equals(entry, value)),
          );
        }
        assert.equal(
          features.isMask(stored),
          entries.every((entry) => isZero(entry) || equals(entry, ONE)),
        );
        assert.equal(features.zerosIn(stored), entries.filter(isZero).length);
        assert.equal(
          features.hasPositiveEntries(stored),
          entries.every((entry) => signOf(entry) > 0),
        );
        assert.equal(features.hasNoZeros(stored), !entries.some(isZero));
        assert.equal(features.hasWholeEntries(stored), entries.every(isInteger));
      });
    }
  });
}

test('pairs of matrices', () => {
  for (const [first, a] of samples) {
    for (const [second, b] of samples) {
      const [x, y] = [entriesOf(a), entriesOf(b)];
      for (const stored of storagesOf(b)) {
        const input = { a, b: stored, scalar: false, given: stored };
        const same = x.every((entry, position) => equals(entry, y[position]));
        const opposite = x.every((entry, position) => equals(entry, negate(y[position])));
        assert.equal(features.areEqual(input), same, `${first} and ${second}`);
        assert.equal(features.areOpposite(input), opposite, `${first} and ${second}`);
      }
    }
  }
});

test('fractions and decimal fractions', () => {
  const [half, third] = [rational(1n, 2n), rational(1n, 3n)];
  for (const [x, y, inDecimals, inFractions] of [
    [half, half, true, false],
    [half, third, true, true],
    [third, half, true, true],
    [half, half, false, true],
  ] as const) {
    assert.equal(features.worksInFractions(inDecimals)(x, y), inFractions);
  }
});
