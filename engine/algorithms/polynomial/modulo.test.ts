import assert from 'node:assert/strict';
import { test } from 'node:test';
import { polynomial } from '../../exact/polynomial.ts';
import { integer } from '../../exact/rational.ts';
import { degreesModulo } from '../../testing/evaluation/modulo.ts';
import { irreducibilityModulo, primeWithoutRoots } from './modulo.ts';

/** Coefficients with the leading one first. */
function given(...coefficients: readonly number[]): ReturnType<typeof polynomial> {
  return polynomial(...coefficients.toReversed().map(integer));
}

test('a polynomial that has no root modulo a prime has no integer root', () => {
  assert.equal(primeWithoutRoots(given(1, 0, 0, 1, 1)), 2);
  assert.equal(primeWithoutRoots(given(1, -6, 11, -6)), null);
});

test('a prime that keeps a quartic whole shows that it is irreducible', () => {
  assert.deepEqual(irreducibilityModulo(given(1, 0, 0, 1, 1), false), [{ prime: 2, degrees: [4] }]);
});

test('no primes show it of a product', () => {
  assert.equal(irreducibilityModulo(given(1, 0, 3, 0, 2), true), null);
});

test('λ⁴ + 1 is irreducible, but has factors modulo every prime', () => {
  assert.equal(irreducibilityModulo(given(1, 0, 0, 0, 1), true), null);
});

test('the degrees are those that another way of factoring finds', () => {
  let found = 0;
  for (let seed = 1; seed < 200; seed++) {
    const coefficients = [
      1,
      (seed * 7) % 11,
      -((seed * 5) % 13),
      (seed * 3) % 7,
      seed,
      ...(seed % 2 === 0 ? [] : [seed % 5]),
    ];
    for (const { prime, degrees } of irreducibilityModulo(given(...coefficients), false) ?? []) {
      assert.deepEqual(degreesModulo(coefficients.map(BigInt), prime), degrees);
      found += 1;
    }
  }
  assert.ok(found > 50);
});
