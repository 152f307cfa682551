import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { integerMatrix, quotientMatrix, rationalMatrix, scaledMatrix } from '../matrix.ts';
import { rational } from '../rational.ts';
import {
  eliminateFloat,
  finiteFloat,
  finiteMatrix,
  nearestDoubles,
  OVERFLOW,
  productOfFloats,
  substituteBack,
} from './float.ts';

describe('doubles of exact matrices', () => {
  it('are the nearest, in every storage', () => {
    assert.deepEqual(nearestDoubles(scaledMatrix(1, 2, Float64Array.of(3, -7), 1)), Float64Array.of(0.3, -0.7));
    assert.deepEqual(nearestDoubles(quotientMatrix(1, 2, [6n, -1n], 18n)), Float64Array.of(1 / 3, -1 / 18));
    const long = rationalMatrix(1, 2, [rational(10n ** 400n), rational(10n ** 400n, 10n ** 399n * 7n)]);
    assert.deepEqual(nearestDoubles(long), Float64Array.of(Number.POSITIVE_INFINITY, 10 / 7));
  });
});

describe('finite results', () => {
  it('never hold -0, an infinity or NaN', () => {
    assert.deepEqual(finiteFloat(-0), { kind: 'float', value: 0 });
    const matrix = finiteMatrix(1, 2, Float64Array.of(-0, 2));
    assert.ok(matrix.kind === 'float64');
    assert.deepEqual(matrix.values, Float64Array.of(0, 2));
    for (const value of [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN]) {
      assert.equal(finiteFloat(value), OVERFLOW);
      assert.equal(finiteMatrix(1, 1, Float64Array.of(value)), OVERFLOW);
    }
  });
});

describe('products of doubles', () => {
  const cases: readonly { name: string; factors: readonly number[]; expected: number }[] = [
    { name: 'none', factors: [], expected: 1 },
    { name: 'signs', factors: [-2, 3, -0.5], expected: 3 },
    { name: 'a zero', factors: [1e300, 0, 1e300], expected: 0 },
    { name: 'intermediate overflow', factors: [2 ** 900, 2 ** 900, 2 ** -900, -(2 ** -899)], expected: -2 },
    { name: 'intermediate underflow', factors: [2 ** -900, 2 ** -900, 2 ** 900, 2 ** 890], expected: 2 ** -10 },
    { name: 'overflow', factors: [1e200, -1e200], expected: Number.NEGATIVE_INFINITY },
    { name: 'far overflow', factors: Array.from({ length: 100 }, () => 1e300), expected: Number.POSITIVE_INFINITY },
    { name: 'far underflow', factors: Array.from({ length: 100 }, () => 1e-300), expected: 0 },
  ];
  for (const { name, factors, expected } of cases) it(name, () => assert.equal(productOfFloats(factors), expected));
});

describe('elimination in doubles', () => {
  it('solves with exchanges and gives signed pivots', () => {
    const system = integerMatrix([
      [0, 2, 1, 4],
      [4, 0, 2, 8],
      [2, 1, 0, 7],
    ]).values;
    const pivots = eliminateFloat(system, 3, 4);
    assert.equal(productOfFloats(pivots), 12);
    substituteBack(system, 3, 4);
    const solution = [system[3], system[7], system[11]];
    [
      [0, 2, 1],
      [4, 0, 2],
      [2, 1, 0],
    ].forEach((row, i) => {
      const sum = row.reduce((total, x, j) => total + x * solution[j], 0);
      assert.ok(Math.abs(sum - [4, 8, 7][i]) < 1e-14);
    });
  });
});
