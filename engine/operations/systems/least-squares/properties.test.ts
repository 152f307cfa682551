// What holds of least-squares solutions.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { Answer } from '../../../catalogue/answer.ts';
import { matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, isZero, multiply, ONE, type Rational, ZERO } from '../../../exact/rational.ts';
import { rationals, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

const small = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0n, 1n, -1n, 2n, -3n).map((numerator) => ({ ...ONE, numerator })) },
  { weight: 1, arbitrary: rationals() },
);

/** Rows of A, each with an entry of b at its end. */
const systems = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(small, { minLength: columns + 1, maxLength: columns + 1 }), { minLength: rows, maxLength: rows }),
  )
  .map((rows) => ({ a: matrixOf(rows.map((row) => row.slice(0, -1))), b: matrixOf(rows.map((row) => row.slice(-1))) }));

function partOf(answer: Answer, key: string): Answer {
  assert.ok(answer.kind === 'structure');
  return answer.members.find(([name]) => name === key)?.[1] ?? assert.fail(key);
}

function vector(answer: Answer): readonly Rational[] {
  assert.ok(answer.kind === 'vector');
  return answer.entries.filter((x) => x.kind === 'rational');
}

function dot(u: readonly Rational[], v: readonly Rational[]): Rational {
  return u.reduce((sum, x, place) => add(sum, multiply(x, v[place])), ZERO);
}

test('the residual is perpendicular to all columns, and x to the null space', () => {
  fc.assert(
    fc.property(systems, ({ a, b }) => {
      const answer = ask(operation, { a, b }).answer();
      const [x, residual] = ['x', 'residual'].map((key) => vector(partOf(answer, key)));
      const rows = rowsOf(a);
      for (let column = 0; column < a.columns; column++) {
        assert.ok(
          isZero(
            dot(
              rows.map((row) => row[column]),
              residual,
            ),
          ),
        );
      }
      const nullSpace = partOf(answer, 'null_space');
      assert.ok(nullSpace.kind === 'vectors');
      for (const entries of nullSpace.vectors) {
        const v = entries.filter((entry) => entry.kind === 'rational');
        assert.ok(rows.every((row) => isZero(dot(row, v))));
        assert.ok(isZero(dot(x, v)));
      }
    }),
    RUNS,
  );
});

test('both methods give the same answer', () => {
  fc.assert(
    fc.property(systems, ({ a, b }) => {
      const [one, other] = ['normal-equations', 'qr'].map((method) => ask(operation, { a, b, method }).answer());
      assert.deepEqual(exactForm(one), exactForm(other));
    }),
    RUNS,
  );
});

const WRONG: readonly (readonly [name: string, b: readonly (readonly number[])[]])[] = [
  ['too few right sides', [[1]]],
  [
    'several columns',
    [
      [1, 2],
      [3, 4],
    ],
  ],
];

for (const [name, b] of WRONG) {
  test(name, () => {
    assert.throws(
      () =>
        askBody(operation, {
          a: [
            [1, 2],
            [3, 4],
          ],
          b,
        }),
      isProblem('dimension_mismatch', ['b']),
    );
  });
}

test('more work than one question may take', () => {
  const a = Array.from({ length: 60 }, (_, row) => Array.from({ length: 60 }, (__, column) => (row * column) % 97));
  const b = a.map(([first]) => [first]);
  assert.throws(() => askBody(operation, { a, b }).answer(), isProblem('too_large', ['a']));
});

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
