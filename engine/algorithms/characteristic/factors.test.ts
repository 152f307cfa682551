// Evident factors: the roots with the rest make the polynomial again, and those that are evident are found.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type Polynomial, polynomial, polynomials } from '../../exact/polynomial.ts';
import { fractionText, integer, ONE, type Rational, rational } from '../../exact/rational.ts';
import { RUNS, rationals } from '../../testing/arbitraries.ts';
import { evidentFactors, multiplicities } from './factors.ts';
import { linearFactor } from './solve.ts';

function productOf(factors: readonly Polynomial[]): Polynomial {
  return factors.reduce((known, factor) => polynomials.multiply(known, factor), polynomial(ONE));
}

test('the factors multiply to the polynomial', () => {
  fc.assert(
    fc.property(fc.array(rationals(), { maxLength: 5 }), (lower) => {
      const p = polynomial(...lower, ONE);
      const { roots, rest } = evidentFactors(p);
      assert.deepEqual(productOf([...roots.map(linearFactor), rest]), p);
    }),
    RUNS,
  );
});

test('two rational roots, and any zeros beside them, are found', () => {
  fc.assert(
    fc.property(rationals(), rationals(), fc.nat({ max: 3 }), (x, y, zeros) => {
      const roots = [x, y, ...Array.from({ length: zeros }, () => integer(0))];
      const found = evidentFactors(productOf(roots.map(linearFactor)));
      assert.deepEqual(found.rest, [ONE]);
      assert.equal(found.roots.length, roots.length);
      for (const root of roots) assert.ok(found.roots.some((other) => fractionText(other) === fractionText(root)));
    }),
    RUNS,
  );
});

describe('what is left whole', () => {
  const cases: readonly (readonly [name: string, p: readonly number[], roots: readonly string[], rest: number])[] = [
    ['no rational root', [-2, 0, 1], [], 2],
    ['no real root', [1, 0, 1], [], 2],
    ['a cubic without the root 0', [-6, 11, -6, 1], [], 3],
    ['a power of λ before a quadratic without rational roots', [0, 0, -18, -15, 1], ['0', '0'], 2],
    ['a number', [1], [], 0],
  ];
  for (const [name, p, roots, degree] of cases) {
    test(name, () => {
      const found = evidentFactors(polynomial(...p.map(integer)));
      assert.deepEqual(found.roots.map(fractionText), roots);
      assert.equal(found.rest.length - 1, degree);
    });
  }
});

test('each root once, with its multiplicity', () => {
  const half: Rational = rational(1n, 2n);
  const found = multiplicities([integer(-1), half, half, integer(3)]);
  assert.deepEqual(
    found.map(({ root, times }) => [fractionText(root), times]),
    [
      ['-1', 1],
      ['1/2', 2],
      ['3', 1],
    ],
  );
});
