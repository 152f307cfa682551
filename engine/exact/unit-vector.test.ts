import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { quadraticField } from './algebraic.ts';
import type { Polynomial } from './polynomial.ts';
import { integer, ONE, ZERO } from './rational.ts';
import { exactText } from './scalar.ts';
import { dotOver, elementIn, perpendicularOver, unitDoubles, unitOver } from './unit-vector.ts';

/** p + q√2 */
function number(p: number, q: number): Polynomial {
  return q === 0 ? (p === 0 ? [] : [integer(p)]) : [integer(p), integer(q)];
}

const field = quadraticField(2n);

describe('vectors over Q(√2)', () => {
  test('an element from its number', () => {
    assert.deepEqual(elementIn(field, { kind: 'power', sign: -1, base: integer(8), exponent: half() }), number(0, -2));
    assert.deepEqual(elementIn(field, ONE), [ONE]);
    assert.deepEqual(elementIn(field, ZERO), []);
  });

  test('a vector of a rational length is divided exactly', () => {
    const unit = unitOver(field, [number(1, 0), number(0, -1), number(1, 0)]);
    assert.deepEqual(unit?.map(exactText), ['1/2', '-sqrt(1/2)', '1/2']);
  });

  test('one of an irrational length only in doubles', () => {
    const vector = [number(1, 1), number(1, 0)];
    assert.equal(unitOver(field, vector), null);
    const length = Math.hypot(1 + Math.SQRT2, 1);
    unitDoubles(field, vector).forEach((x, place) =>
      assert.ok(Math.abs(x - [1 + Math.SQRT2, 1][place] / length) < 1e-15),
    );
  });

  test('what is left of the second vector is perpendicular to the first', () => {
    const [one, other] = perpendicularOver(field, [
      [number(1, 1), number(1, 0), number(0, 0)],
      [number(0, 1), number(0, 0), number(1, 0)],
    ]);
    assert.deepEqual(dotOver(field, one, other), []);
  });
});

function half(): { kind: 'rational'; numerator: bigint; denominator: bigint } {
  return { kind: 'rational', numerator: 1n, denominator: 2n };
}
