import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { EXACT_BUDGET } from '../budget.ts';
import { identity, integerMatrix, type Matrix, zeroMatrix } from '../matrix.ts';
import { fractionText, negate, type Rational } from '../rational.ts';
import { characteristicCost, characteristicPolynomial } from './characteristic.ts';
import { determinant } from './determinant.ts';
import { characteristicFloat } from './float.ts';
import { primeAt } from './primes.ts';
import {
  assertMatrix,
  determinantByDefinition,
  largeIntegers,
  polynomialAt,
  RUNS,
  squares,
  storagesOf,
} from '../../testing/sample-matrices.ts';
import { trace } from './statistics.ts';

function coefficientsOf(a: Matrix): readonly Rational[] {
  const result = characteristicPolynomial(a);
  assert.ok(result.kind === 'polynomial', result.kind);
  return result.coefficients.map((x) => {
    assert.ok(x.kind === 'rational');
    return x;
  });
}

describe('characteristic polynomial', () => {
  const p = primeAt(0);
  const cases: readonly { name: string; a: Matrix; expected: readonly string[] }[] = [
    { name: '1x1', a: integerMatrix([[5]]), expected: ['1', '-5'] },
    { name: 'zero matrix', a: zeroMatrix(3, 3), expected: ['1', '0', '0', '0'] },
    { name: 'identity', a: identity(4), expected: ['1', '-4', '6', '-4', '1'] },
    {
      name: 'diagonal',
      a: integerMatrix([
        [1, 0, 0],
        [0, 2, 0],
        [0, 0, 3],
      ]),
      expected: ['1', '-6', '11', '-6'],
    },
    {
      name: 'companion',
      a: integerMatrix([
        [0, 0, 0, -7],
        [1, 0, 0, 5],
        [0, 1, 0, -3],
        [0, 0, 1, 2],
      ]),
      expected: ['1', '-2', '3', '-5', '7'],
    },
    {
      name: 'nilpotent',
      a: integerMatrix([
        [0, 1, 2],
        [0, 0, 3],
        [0, 0, 0],
      ]),
      expected: ['1', '0', '0', '0'],
    },
    {
      name: 'multiples of the first prime',
      a: integerMatrix([
        [0, 1, 0],
        [p, 0, 1],
        [p, p, 0],
      ]),
      expected: ['1', '0', `${-2 * p}`, `${-p}`],
    },
  ];
  for (const { name, a, expected } of cases) {
    it(name, () => {
      assert.deepEqual(coefficientsOf(a).map(fractionText), expected);
      assert.ok(a.kind === 'scaled');
      assert.deepEqual(
        characteristicFloat(a.values.slice(), a.rows).map((x) => `${x + 0}`),
        expected,
      );
    });
  }

  it('is monic, annihilates the matrix, and ends in trace and determinant', () => {
    fc.assert(
      fc.property(squares, (a) => {
        for (const storage of storagesOf(a)) {
          const coefficients = coefficientsOf(storage);
          assert.equal(coefficients.length, a.rows + 1);
          assert.equal(fractionText(coefficients[0]), '1');
          assertMatrix(polynomialAt(coefficients, storage), zeroMatrix(a.rows, a.rows));
          assert.deepEqual(negate(coefficients[1]), trace(storage));
          const expected = determinantByDefinition(a);
          assert.deepEqual(coefficients[a.rows], a.rows % 2 === 0 ? expected : negate(expected));
        }
      }),
      RUNS,
    );
  });

  it('of 30x30 entries of 15 digits annihilates the matrix', () => {
    const a = largeIntegers(30, 30, 15, 4);
    const coefficients = coefficientsOf(a);
    assert.deepEqual(coefficients[30], determinant(a));
    assertMatrix(polynomialAt(coefficients, a), zeroMatrix(30, 30));
  });

  it('beyond the budget is in doubles, or overflows', () => {
    assert.equal(characteristicPolynomial(largeIntegers(220, 220, 15, 8)).kind, 'overflow');
    const size = 260;
    const upper = zeroMatrix(size, size);
    for (let i = 0; i < size; i++) for (let j = i + 1; j < size; j++) upper.values[i * size + j] = 1e9 + i * j;
    assert.ok(characteristicCost(upper).exact > EXACT_BUDGET);
    const result = characteristicPolynomial(upper);
    assert.ok(result.kind === 'polynomial');
    result.coefficients.forEach((x, k) => assert.deepEqual(x, { kind: 'float', value: k === 0 ? 1 : 0 }));
  });
});
