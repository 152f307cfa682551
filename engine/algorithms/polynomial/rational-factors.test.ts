// Factors over the rationals: they multiply to the polynomial, rational roots are found, and bounds are kept.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { fractionText, integer, negate, ONE, type Rational, rational } from '../../exact/rational.ts';
import { RUNS } from '../../testing/arbitraries.ts';
import { type Polynomial, polynomial, polynomials, valueAt } from '../../exact/polynomial.ts';
import { factorOverRationals, factorsOfProduct } from './rational-factors.ts';

const linear = (root: Rational): Polynomial => polynomial(negate(root), ONE);
const times = (factors: readonly Polynomial[]): Polynomial =>
  factors.reduce((known, factor) => polynomials.multiply(known, factor), polynomial(ONE));
const whole = (...coefficients: readonly number[]): Polynomial => polynomial(...coefficients.map(integer));

const small = fc.integer({ min: -6, max: 6 });

test('the factors multiply to the polynomial', () => {
  fc.assert(
    fc.property(fc.array(small, { minLength: 1, maxLength: 6 }), (lower) => {
      const p = whole(...lower, 1);
      const { roots, factors } = factorOverRationals(p);
      assert.deepEqual(times([...roots.map(linear), ...factors]), p);
    }),
    RUNS,
  );
});

test('rational roots are found, fractions too', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(small, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 5 }), (drawn) => {
      const roots = drawn.map(([numerator, denominator]) => rational(BigInt(numerator), BigInt(denominator)));
      const found = factorOverRationals(times(roots.map(linear)));
      assert.deepEqual(found.roots.map(fractionText).toSorted(), roots.map(fractionText).toSorted());
      assert.deepEqual([found.factors, found.isComplete], [[], true]);
    }),
    RUNS,
  );
});

test('values that are said to be no roots are none', () => {
  fc.assert(
    fc.property(fc.array(small, { minLength: 3, maxLength: 5 }), (lower) => {
      for (const step of factorOverRationals(whole(...lower, 1)).steps) {
        if (step.kind !== 'root' && step.kind !== 'no-root') continue;
        for (const { at, value } of step.failed) {
          assert.deepEqual(valueAt(step.of, at), value);
          assert.notEqual(value.numerator, 0n);
        }
      }
    }),
    RUNS,
  );
});

const CASES: readonly (readonly [name: string, p: Polynomial, degrees: readonly number[], isComplete: boolean])[] = [
  ['two quadratics', whole(2, 0, 3, 0, 1), [2, 2], true],
  ['a quadratic and a cubic', times([whole(1, 1, 1), whole(1, 1, 0, 1)]), [2, 3], true],
  ['three quadratics', times([whole(1, 0, 1), whole(2, 0, 1), whole(1, 1, 1)]), [2, 2, 2], true],
  ['an irreducible cubic', whole(-1, -1, 0, 1), [3], true],
  ['an irreducible quartic', whole(1, 0, 0, 0, 1), [4], true],
  ['two cubics are not looked for', times([whole(-1, -1, 0, 1), whole(1, 1, 0, 1)]), [6], false],
  ['a constant term with too many digits', times([whole(1000003, 1), whole(1000033, 1), whole(2, 0, 1)]), [4], false],
];

describe('factors without rational roots', () => {
  for (const [name, p, degrees, isComplete] of CASES) {
    test(name, () => {
      const found = factorOverRationals(p);
      assert.deepEqual(
        found.factors.map((factor) => factor.length - 1).toSorted((x, y) => x - y),
        degrees,
      );
      assert.equal(found.isComplete, isComplete);
      assert.deepEqual(found.roots, []);
    });
  }
});

test('the factors of a product are those of its parts', () => {
  const { roots, factors } = factorsOfProduct([linear(ONE), whole(-4, 0, 1), whole(1, 0, 1), whole(1, 0, 1)]);
  assert.deepEqual(roots.map(fractionText), ['-2', '1', '2']);
  assert.equal(factors.length, 2);
});
