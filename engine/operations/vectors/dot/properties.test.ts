// What holds of dot products.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { integer, multiply, type Rational } from '../../../exact/rational.ts';
import { matrixOf } from '../../../exact/matrix.ts';
import { rationals, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

const pairs = fc.array(fc.tuple(rationals(), rationals()), { minLength: 1, maxLength: 15 });

function dot(u: readonly Rational[], v: readonly Rational[]): unknown {
  const [left, right] = [u, v].map((vector) => matrixOf(vector.map((entry) => [entry])));
  return exactForm(ask(operation, { u: left, v: right }).answer());
}

test('the factors may change places', () => {
  fc.assert(
    fc.property(pairs, (entries) => {
      const [u, v] = [entries.map(([x]) => x), entries.map(([, y]) => y)];
      assert.deepEqual(dot(u, v), dot(v, u));
    }),
    RUNS,
  );
});

test('a unit vector picks its entry', () => {
  fc.assert(
    fc.property(pairs, fc.nat(), (entries, at) => {
      const [u, place] = [entries.map(([x]) => x), at % entries.length];
      const unit = u.map((_, index) => integer(index === place ? 1 : 0));
      assert.deepEqual(dot(u, unit), dot([u[place]], [integer(1)]));
    }),
    RUNS,
  );
});

test('a factor may be taken out', () => {
  fc.assert(
    fc.property(pairs, rationals(), (entries, factor) => {
      const [u, v] = [entries.map(([x]) => x), entries.map(([, y]) => y)];
      const scaled = u.map((x) => multiply(factor, x));
      assert.deepEqual(
        dot(scaled, v),
        dot(
          u,
          v.map((y) => multiply(factor, y)),
        ),
      );
    }),
    RUNS,
  );
});

test('vectors of unlike lengths', () => {
  assert.throws(() => askBody(operation, { u: [1, 2], v: [1, 2, 3] }), isProblem('dimension_mismatch', ['v']));
});

test('a product beyond the range of doubles', () => {
  const body = { u: ['1e200'], v: ['1e200'] };
  assert.throws(() => askBody(operation, body).answer(), isProblem('overflow', ['u']));
});

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
