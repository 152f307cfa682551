// What holds for the simplest form of square roots.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { divide, fractionText, integer, multiply, rational } from '../exact/rational.ts';
import { plain } from '../render/plain.ts';
import { FRACTIONS } from '../render/style.ts';
import { simplestRoot, simplestRootOf, squaresShown } from './simplest-root.ts';

const RUNS = { seed: 20260101, numRuns: 300 };

/** Numbers with square factors, small and large. */
const parts = fc.oneof(
  fc.integer({ min: 1, max: 1e6 }),
  fc.integer({ min: 1, max: 30_000 }).map((side) => side ** 2),
  fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 1000 })).map(([side, rest]) => side ** 2 * rest),
);

function hasSquareFactor(n: number): boolean {
  for (let side = 2; side ** 2 <= n; side++) if (n % side ** 2 === 0) return true;
  return false;
}

describe('the simplest form of a root', () => {
  test('is the same root, with no square factor left under it and a reduced fraction before it', () => {
    fc.assert(
      fc.property(parts, parts, (p, q) => {
        const x = rational(BigInt(p), BigInt(q));
        const form = simplestRoot(x);
        assert.ok(form !== null);
        const [factor, divisor] = [integer(form.factor), integer(form.divisor)];
        const square = divide(multiply(multiply(factor, factor), integer(form.radicand)), multiply(divisor, divisor));
        assert.equal(fractionText(square), fractionText(x));
        assert.equal(divide(factor, divisor).denominator, BigInt(form.divisor));
      }),
      RUNS,
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 1, max: 200 }), (p, q) => {
        const form = simplestRoot(rational(BigInt(p), BigInt(q)));
        assert.ok(form !== null && !hasSquareFactor(form.radicand));
      }),
      RUNS,
    );
  });

  const written: readonly (readonly [root: string, p: bigint, q: bigint, simplest: string, squares: string | null])[] =
    [
      ['√(2/3)', 2n, 3n, '√6/3', '√(6/3²)'],
      ['√(32/9)', 32n, 9n, '4√2/3', '√((4² · 2)/3²)'],
      ['√8', 8n, 1n, '2√2', '√(2² · 2)'],
      ['√6', 6n, 1n, '√6', null],
      ['√(1/2)', 1n, 2n, '√2/2', '√(2/2²)'],
    ];
  for (const [name, p, q, simplest, squares] of written) {
    test(`${name} is ${simplest}`, () => {
      const x = rational(p, q);
      const form = simplestRoot(x);
      const shown = form === null ? null : squaresShown(form);
      assert.equal(plain.expression(simplestRootOf(x), FRACTIONS), simplest);
      assert.equal(shown === null ? null : plain.expression(shown, FRACTIONS), squares);
    });
  }

  test('is left alone where the numbers are too large to be taken apart', () => {
    const x = rational(10n ** 12n + 39n, 3n);
    assert.equal(simplestRoot(x), null);
    assert.equal(plain.expression(simplestRootOf(x), FRACTIONS), '√(1000000000039/3)');
  });
});
