import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { integerMatrix, matrixOf, scaledMatrix } from '../matrix.ts';
import { gcd } from '../gcd.ts';
import { rational } from '../rational.ts';
import { commonMultiple, contentOf, hadamardBits, primitiveRows, rowNormBits } from './clearing.ts';
import { RUNS } from '../../testing/sample-matrices.ts';

describe('common multiples', () => {
  it('are the least, with their quotients', () => {
    const powers = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }));
    const denominators = fc.oneof(
      powers.map(([a, b]) => 2n ** BigInt(a) * 5n ** BigInt(b)),
      fc.bigInt(1n, 5000n),
    );
    fc.assert(
      fc.property(fc.array(denominators, { minLength: 1, maxLength: 8 }), (list) => {
        const expected = list.reduce((multiple, x) => (multiple / gcd(multiple, x)) * x, 1n);
        const found = commonMultiple(list);
        assert.equal(found?.multiple, expected);
        for (const x of list) assert.equal(found?.cofactors.get(x), expected / x);
      }),
      RUNS,
    );
  });

  it('of every power of five below 10^400 take no work', () => {
    const powers = Array.from({ length: 570 }, (_, k) => 5n ** BigInt(k));
    assert.equal(commonMultiple(powers, 1)?.multiple, 5n ** 569n);
  });

  it('are not built beyond the allowance', () => {
    const odd = Array.from({ length: 50 }, (_, k) => 10n ** 500n + BigInt(2 * k + 1));
    assert.equal(commonMultiple(odd, 1e6), undefined);
    assert.ok(commonMultiple(odd) !== undefined);
  });
});

describe('primitive rows', () => {
  it('times their factors are the matrix', () => {
    const a = matrixOf([
      [rational(6n, 5n), rational(-4n, 15n)],
      [rational(0n), rational(0n)],
    ]);
    const found = primitiveRows(a);
    assert.deepEqual(found?.integers, [9n, -2n, 0n, 0n]);
    assert.deepEqual(found?.factors, [rational(2n, 15n), rational(1n)]);
    assert.deepEqual(primitiveRows(scaledMatrix(1, 2, Float64Array.of(50, 75), 2))?.factors, [rational(1n, 4n)]);
    assert.deepEqual(primitiveRows(integerMatrix([[-4, -6]]))?.integers, [-2n, -3n]);
  });

  it('have the content of all their integers', () => {
    assert.equal(contentOf([0n, -12n, 18n]), 6n);
    assert.equal(contentOf([0n, 0n]), 1n);
  });
});

describe('bounds of minors', () => {
  it('hold the norm of each row, and never fall below one', () => {
    const bits = rowNormBits([3n, 4n, 0n, 0n, 0n, 0n, 2n ** 100n, 1n, 1n], 3, 3);
    assert.ok(bits[0] >= Math.log2(5) && bits[0] < Math.log2(5) + 0.5);
    assert.equal(bits[1], 0);
    assert.ok(bits[2] >= 100 && bits[2] < 102);
    assert.equal(hadamardBits(bits, 1), bits[2]);
    assert.equal(hadamardBits(bits, 3), bits[0] + bits[2]);
  });
});
