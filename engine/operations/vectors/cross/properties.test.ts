// What holds of cross products.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, isZero, multiply, negate, type Rational, ZERO } from '../../../exact/rational.ts';
import { matricesOfShape, rationals, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

const columns = matricesOfShape(3, 1);

function cross(u: Matrix, v: Matrix): readonly Rational[] {
  const answer = ask(operation, { u, v }).answer();
  assert.ok(answer.kind === 'vector');
  return answer.entries.map((entry) => (entry.kind === 'rational' ? entry : assert.fail('not exact')));
}

function dot(u: Matrix, w: readonly Rational[]): Rational {
  return rowsOf(u)
    .map(([entry], place) => multiply(entry, w[place]))
    .reduce(add, ZERO);
}

test('it is perpendicular to both', () => {
  fc.assert(
    fc.property(columns, columns, (u, v) => {
      const w = cross(u, v);
      assert.ok(isZero(dot(u, w)) && isZero(dot(v, w)));
    }),
    RUNS,
  );
});

test('exchanging the vectors turns it round', () => {
  fc.assert(
    fc.property(columns, columns, (u, v) => assert.deepEqual(cross(u, v), cross(v, u).map(negate))),
    RUNS,
  );
});

test('of parallel vectors it is zero', () => {
  fc.assert(
    fc.property(columns, rationals(), (u, factor) => {
      const multiple = matrixOf(rowsOf(u).map(([entry]) => [multiply(factor, entry)]));
      assert.ok(cross(u, multiple).every(isZero));
    }),
    RUNS,
  );
});

test('vectors that have not three entries', () => {
  const refused = isProblem('not_three_dimensional', ['v']);
  assert.throws(() => askBody(operation, { u: [1, 2, 3], v: [1, 2] }), refused);
});

test('an entry beyond the range of doubles', () => {
  const body = { u: ['1e200', 0, 0], v: [0, '1e200', 0] };
  assert.throws(() => askBody(operation, body).answer(), isProblem('overflow', ['u']));
});

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
