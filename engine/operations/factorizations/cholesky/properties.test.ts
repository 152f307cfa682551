// What holds of the Cholesky factorization.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { RUNS } from '../../../testing/arbitraries.ts';
import { squared } from './drawn.ts';
import { operations } from './operation.ts';

const [operation] = operations;

const lowers = fc.integer({ min: 1, max: 5 }).chain((size) =>
  fc
    .array(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    })
    .map((rows) => rows.map((row, i) => row.map((entry, j) => (j > i ? 0 : j < i ? entry - 5 : entry)))),
);

test('the factor of LLᵀ is L, where its diagonal is positive', () => {
  fc.assert(
    fc.property(lowers, (rows) => {
      const answer = exactForm(askBody(operation, { a: squared(rows) }).answer());
      assert.deepEqual(answer, { L: rows.map((row) => row.map(String)) });
    }),
    RUNS,
  );
});

const refused: readonly (readonly [name: string, a: unknown, problem: Parameters<typeof isProblem>[0]])[] = [
  ['a matrix that is not square', [[1, 2]], 'not_square'],
  [
    'a matrix that is not symmetric',
    [
      [2, 1],
      [0, 2],
    ],
    'not_symmetric',
  ],
  [
    'a negative pivot',
    [
      [1, 2],
      [2, 1],
    ],
    'not_positive_definite',
  ],
  [
    'a pivot of zero in the end',
    [
      [1, 2],
      [2, 4],
    ],
    'not_positive_definite',
  ],
  ['a zero matrix', [[0]], 'not_positive_definite'],
  [
    'an entry beyond the range of doubles',
    [
      ['1e-300', '1e250'],
      ['1e250', '1e900'],
    ],
    'overflow',
  ],
  [
    'a matrix that is too large',
    Array.from({ length: 200 }, (_, i) =>
      Array.from({ length: 200 }, (__, j) => (i === j ? 5000 : ((i * j) % 11) + 1)),
    ),
    'too_large',
  ],
];

for (const [name, a, problem] of refused) {
  test(name, () => assert.throws(() => askBody(operation, { a }).answer(), isProblem(problem, ['a'])));
}

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
