import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { isSurelySquareFree, possibleFactorDegrees } from './polynomial-modulo.ts';

/** Lowest power first, of degree 1 to 5, with a leading coefficient that is not 0. */
const factor = fc
  .tuple(fc.array(fc.bigInt({ min: -50n, max: 50n }), { minLength: 1, maxLength: 5 }), fc.bigInt({ min: 1n, max: 40n }))
  .map(([lower, leading]) => [...lower, leading]);

function product(p: readonly bigint[], q: readonly bigint[]): readonly bigint[] {
  const result = Array.from({ length: p.length + q.length - 1 }, () => 0n);
  for (const [i, x] of p.entries()) for (const [j, y] of q.entries()) result[i + j] += x * y;
  return result;
}

/** Lowest power first; the degrees that no prime excludes. */
const DEGREES: readonly (readonly [name: string, p: readonly bigint[], degrees: readonly number[]])[] = [
  ['a linear polynomial', [3n, 1n], []],
  ['x² − 2', [-2n, 0n, 1n], []],
  ['x² − 4', [-4n, 0n, 1n], [1]],
  ['x⁴ + 1, which has quadratic factors modulo every prime', [1n, 0n, 0n, 0n, 1n], [2]],
  ['x⁵ − x − 1', [-1n, -1n, 0n, 0n, 0n, 1n], []],
  ['31x² + x: a prime that takes the degree is passed over', [0n, 1n, 31n], [1]],
  ['a square, which is one modulo every prime', [1n, 2n, 1n], [1]],
  ['two irreducible cubics', [-2n, -2n, 0n, -1n, 1n, 0n, 1n], [3]],
];

describe('degrees of rational factors that primes leave open', () => {
  for (const [name, p, degrees] of DEGREES) test(name, () => assert.deepEqual(possibleFactorDegrees(p), degrees));

  test('contain the degrees of every factor that was put in', () => {
    fc.assert(
      fc.property(factor, factor, (p, q) => {
        const degrees = possibleFactorDegrees(product(p, q));
        assert.ok(degrees.includes(p.length - 1) && degrees.includes(q.length - 1));
      }),
      { numRuns: 300, seed: 31 },
    );
  });
});

describe('no repeated root', () => {
  test('is not said of a product with a square', () => {
    fc.assert(
      fc.property(factor, factor, (p, q) => !isSurelySquareFree(product(p, product(q, q)))),
      { numRuns: 300, seed: 31 },
    );
  });

  test('is said of x³⁰ − 2', () => {
    assert.ok(isSurelySquareFree([-2n, ...Array.from({ length: 29 }, () => 0n), 1n]));
  });

  test('is not said where all primes that are tried divide the discriminant', () => {
    // The roots are 0 and a multiple of them.
    assert.ok(!isSurelySquareFree([0n, -31n * 37n * 41n * 43n, 1n]));
  });
});
