import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { EXACT_BUDGET } from '../budget.ts';
import { identity, integerMatrix, type Matrix, scaledMatrix, zeroMatrix } from '../matrix.ts';
import { isZero } from '../rational.ts';
import { selectEntries } from './arrangement.ts';
import { hadamardBits, overCommonDenominator, rowNormBits } from './clearing.ts';
import { adjugateByResidues, adjugateFractionFree, inverse, inverseCost } from './inverse.ts';
import { multiplyMatrices } from './product.ts';
import { primeAt } from './primes.ts';
import { rank } from './rank.ts';
import {
  assertMatrix,
  determinantByDefinition,
  largeIntegers,
  RUNS,
  squares,
  storagesOf,
} from '../../testing/sample-matrices.ts';

function exactInverse(a: Matrix): Matrix {
  const result = inverse(a);
  assert.ok(result.kind === 'inverse' && result.matrix.kind !== 'float64', result.kind);
  return result.matrix;
}

function integersOf(a: Matrix): [readonly bigint[], number] {
  const whole = overCommonDenominator(a);
  assert.ok(whole !== undefined);
  return [whole.integers, hadamardBits(rowNormBits(whole.integers, a.rows, a.rows), a.rows)];
}

describe('inverse', () => {
  it('of a 1x1 matrix', () =>
    assertMatrix(exactInverse(integerMatrix([[-4]])), scaledMatrix(1, 1, Float64Array.of(-25), 2)));

  it('is stored as scaled integers where they hold it', () => {
    assert.equal(
      exactInverse(
        integerMatrix([
          [2, 1],
          [1, 1],
        ]),
      ).kind,
      'scaled',
    );
    assert.equal(exactInverse(integerMatrix([[3]])).kind, 'quotient');
  });

  it('times the matrix is the identity, from either side and in every storage', () => {
    fc.assert(
      fc.property(squares, (a) => {
        for (const storage of storagesOf(a)) {
          if (isZero(determinantByDefinition(a))) {
            assert.deepEqual(inverse(storage), { kind: 'singular', rank: rank(a) });
            continue;
          }
          const found = exactInverse(storage);
          assertMatrix(multiplyMatrices(a, found), identity(a.rows));
          assertMatrix(multiplyMatrices(found, storage), identity(a.rows));
        }
      }),
      RUNS,
    );
  });

  it('is the same by elimination and by residues', () => {
    fc.assert(
      fc.property(squares, (a) => {
        const [integers, bits] = integersOf(a);
        const [direct, lifted] = [adjugateFractionFree(integers, a.rows), adjugateByResidues(integers, a.rows, bits)];
        assert.equal(direct === undefined, lifted === undefined);
        if (direct === undefined || lifted === undefined) return;
        direct.numerators.forEach((x, k) =>
          assert.equal(x * lifted.denominator, lifted.numerators[k] * direct.denominator),
        );
      }),
      RUNS,
    );
  });

  it('passes over primes that divide the determinant', () => {
    const [p, q, r] = [primeAt(0), primeAt(1), primeAt(2)];
    for (const diagonal of [
      [p, 1, 1],
      [p, q, 1],
      [p, q, r],
      [p, p, q],
    ]) {
      const a = integerMatrix([
        [diagonal[0], 1, 2],
        [0, diagonal[1], 3],
        [0, 0, diagonal[2]],
      ]);
      const [integers, bits] = integersOf(a);
      const found = adjugateByResidues(integers, 3, bits);
      assert.equal(found?.denominator, BigInt(diagonal[0]) * BigInt(diagonal[1]) * BigInt(diagonal[2]));
      assertMatrix(multiplyMatrices(a, exactInverse(a)), identity(3));
    }
  });

  it('exists or not by the last digit of a decimal', () => {
    const a = scaledMatrix(2, 2, Float64Array.of(1, 2, 3, 6), 1);
    assert.deepEqual(inverse(a), { kind: 'singular', rank: 1 });
    exactInverse(scaledMatrix(2, 2, Float64Array.of(1e15, 2e15, 3e15, 6e15 + 1), 16));
  });

  it('of singular matrices of every rank says the rank', () => {
    const size = 14;
    for (let expected = 0; expected < size; expected++) {
      const [left, right] = [largeIntegers(size, expected, 2, 5), largeIntegers(expected, size, 2, 6)];
      const a = expected === 0 ? zeroMatrix(size, size) : multiplyMatrices(left, right);
      assert.ok(a.kind === 'scaled');
      assert.deepEqual(inverse(a), { kind: 'singular', rank: expected });
      const [integers, bits] = integersOf(a);
      assert.equal(adjugateByResidues(integers, size, bits), undefined);
    }
  });

  it('of 60x60 integers of 3 digits times the matrix is the identity', () => {
    const a = largeIntegers(60, 60, 3, 9);
    assertMatrix(multiplyMatrices(exactInverse(a), a), identity(60));
  });
});

describe('inverse beyond the budget', () => {
  const large = largeIntegers(260, 260, 15, 11);

  it('is predicted to be so, and 200x200 of 3 digits is within', () => {
    assert.ok(inverseCost(large).exact > EXACT_BUDGET);
    assert.ok(inverseCost(largeIntegers(200, 200, 3, 1)).exact < EXACT_BUDGET);
  });

  it('is a matrix of doubles near the inverse', () => {
    const result = inverse(large);
    assert.ok(result.kind === 'inverse' && result.matrix.kind === 'float64');
    const { values } = result.matrix;
    for (let i = 0; i < 260; i += 37) {
      for (let j = 0; j < 260; j++) {
        let sum = 0;
        for (let t = 0; t < 260; t++) sum += values[i * 260 + t] * large.values[t * 260 + j];
        assert.ok(Math.abs(sum - (i === j ? 1 : 0)) < 1e-8);
      }
    }
  });

  it('still tells a singular matrix by its rank', () => {
    const positions = Array.from({ length: 260 }, (_, k) => k);
    const doubled = selectEntries(large, positions.with(259, 3).with(100, 7), positions);
    assert.deepEqual(inverse(doubled), { kind: 'singular', rank: 258 });
  });
});
