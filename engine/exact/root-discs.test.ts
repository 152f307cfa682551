import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rational } from './rational.ts';
import { discsAround } from './root-discs.ts';

describe('discs around doubles', () => {
  // (x − 1)(x² + 1)
  const p = [-1n, 1n, -1n, 1n].map((coefficient) => rational(coefficient));

  test('doubles next to the roots prove where each of them is', () => {
    const found = discsAround(p, [
      { re: 1 + 1e-12, im: 0 },
      { re: 0, im: 1 - 1e-12 },
      { re: 0, im: -1 + 1e-12 },
    ]);
    assert.deepEqual(
      found?.map(({ isReal }) => isReal),
      [true, false, false],
    );
    assert.ok(found?.every(({ disc }) => Number(disc.radius) * 2 ** -disc.scale < 1e-10));
  });

  test('doubles that are not near the roots prove nothing', () => {
    assert.equal(
      discsAround(p, [
        { re: 5, im: 0 },
        { re: 5.001, im: 0 },
        { re: 5.002, im: 0 },
      ]),
      null,
    );
  });

  test('of a repeated root nothing is proved', () => {
    const twice = [1n, -2n, 1n].map((coefficient) => rational(coefficient));
    assert.equal(
      discsAround(twice, [
        { re: 1 - 1e-9, im: 0 },
        { re: 1 + 1e-9, im: 0 },
      ]),
      null,
    );
  });
});
