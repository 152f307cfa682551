import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { irreducibleFactors } from './irreducible-factors.ts';
import { type Polynomial, polynomial, polynomials, samePolynomial, squareFreeParts } from './polynomial.ts';
import { integer, ONE, rational } from './rational.ts';

function whole(...coefficients: readonly number[]): Polynomial {
  return polynomial(...coefficients.map(integer));
}

function product(factors: readonly Polynomial[]): Polynomial {
  return factors.reduce<Polynomial>((known, factor) => polynomials.multiply(known, factor), [ONE]);
}

/** Coefficients lowest power first; each line names a product and its irreducible factors. */
const CASES: readonly (readonly [name: string, factors: readonly Polynomial[]])[] = [
  ['a linear polynomial', [whole(3, 1)]],
  ['x² − 2 has no rational root', [whole(-2, 0, 1)]],
  ['three whole roots', [whole(-1, 1), whole(-2, 1), whole(3, 1)]],
  ['a root that is a fraction', [polynomial(rational(-2n, 3n), ONE), whole(1, 0, 1)]],
  ['two quadratics with the same middle', [whole(2, 2, 1), whole(5, 2, 1)]],
  ['x⁴ + 4 (Sophie Germain)', [whole(2, 2, 1), whole(2, -2, 1)]],
  ['x⁴ + 1 is irreducible, though it splits modulo every prime', [whole(1, 0, 0, 0, 1)]],
  ['x⁴ − 10x² + 1, the sum of two square roots', [whole(1, 0, -10, 0, 1)]],
  ['two cubics', [whole(-2, 0, 0, 1), whole(1, 1, 0, 1)]],
  ['three cubics and a root', [whole(-5, 1), whole(-2, 0, 0, 1), whole(1, 1, 0, 1), whole(-3, 0, 1, 1)]],
  ['a root at zero', [whole(0, 1), whole(-2, -4, -2, 1)]],
  ['large coefficients', [whole(123_456_789, 1), whole(987_654_321, 12_345, 1)]],
];

describe('irreducible factors', () => {
  for (const [name, factors] of CASES) {
    test(name, () => {
      const found = irreducibleFactors(product(factors));
      assert.ok(found.every(({ isIrreducible }) => isIrreducible));
      assert.equal(found.length, factors.length);
      for (const factor of factors) assert.ok(found.some((other) => samePolynomial(other.factor, factor)));
    });
  }

  test('multiply to the polynomial, with roots and quadratics that were put in', () => {
    const small = fc.integer({ min: -6, max: 6 });
    const roots = fc.uniqueArray(small, { maxLength: 4 });
    const quadratics = fc.uniqueArray(fc.tuple(small, small), { maxLength: 2, selector: String });
    fc.assert(
      fc.property(roots, quadratics, (ends, pairs) => {
        const p = product([...ends.map((end) => whole(-end, 1)), ...pairs.map(([c, b]) => whole(c, b, 1))]);
        for (const { factor } of squareFreeParts(p)) {
          const found = irreducibleFactors(factor);
          assert.ok(samePolynomial(product(found.map((one) => one.factor)), factor));
          assert.ok(found.every(({ isIrreducible, factor: { length } }) => isIrreducible && length <= 3));
        }
      }),
      { numRuns: 200, seed: 29 },
    );
  });

  test('square-free parts multiply to the polynomial with their powers', () => {
    const p = product([whole(-1, 1), whole(-1, 1), whole(-1, 1), whole(2, 0, 1), whole(2, 0, 1), whole(4, 1)]);
    const parts = squareFreeParts(p);
    assert.deepEqual(
      parts.map(({ times }) => times),
      [1, 2, 3],
    );
    assert.ok(samePolynomial(product(parts.flatMap(({ factor, times }) => Array(times).fill(factor))), p));
  });
});
