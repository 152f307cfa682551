// Properties of Jordan forms.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { type Matrix, type AnswerMatrix, rowsOf, scalarAt } from '../../../exact/matrix.ts';
import { rationals } from '../../../exact/field.ts';
import { equals, type Rational } from '../../../exact/rational.ts';
import { reduceOver } from '../../../algorithms/spectrum/field-reduction.ts';
import { imageOver } from '../../../algorithms/spectrum/jordan-chains.ts';
import { RUNS, squareMatrices } from '../../../testing/arbitraries.ts';
import { askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { operations } from './operation.ts';
import { solve } from './solve.ts';

const [operation] = operations;

function fractionsOf(matrix: AnswerMatrix): readonly (readonly Rational[])[] | null {
  const rows = Array.from({ length: matrix.rows }, (_, i) =>
    Array.from({ length: matrix.columns }, (__, j) => scalarAt(matrix, i * matrix.columns + j)),
  ).map((row) => row.flatMap((x) => (x.kind === 'rational' ? [x] : [])));
  return rows.every(({ length }) => length === matrix.columns) ? rows : null;
}

function column(rows: readonly (readonly Rational[])[], place: number): readonly Rational[] {
  return rows.map((row) => row[place]);
}

function holdsFor(a: Matrix): void {
  const last = [...solve({ a })].at(-1);
  assert.ok(last?.move === 'jordan');
  const { p, j, values } = last.facts;
  assert.equal(values.flatMap(({ chains }) => chains.flat()).length, a.rows);
  const left = fractionsOf(p);
  const form = fractionsOf(j);
  if (left === null || form === null) return;
  assert.equal(reduceOver(rationals, left, () => true).pivots.length, a.rows);
  for (const place of left.keys()) {
    const image: readonly Rational[] = imageOver(rationals, rowsOf(a), column(left, place));
    const combined: readonly Rational[] = imageOver(rationals, left, column(form, place));
    assert.ok(image.every((x, k) => equals(x, combined[k])));
  }
}

test('P is invertible, and AP = PJ', () => {
  fc.assert(fc.property(squareMatrices(4), holdsFor), RUNS);
});

test('a quadratic factor that comes twice has chains over its field', () => {
  const a = [
    [0, 1, 1, 0],
    [-1, 0, 0, 1],
    [0, 0, 0, 1],
    [0, 0, -1, 0],
  ];
  assert.deepEqual(exactForm(askBody(operation, { a }).answer()), {
    blocks: [
      { value: '-i', size: '2' },
      { value: 'i', size: '2' },
    ],
    J: [
      ['-i', '1', '0', '0'],
      ['0', '-i', '0', '0'],
      ['0', '0', 'i', '1'],
      ['0', '0', '0', 'i'],
    ],
    P: [
      ['i', '0', '-i', '0'],
      ['1', '0', '1', '0'],
      ['0', 'i', '0', '-i'],
      ['0', '1', '0', '1'],
    ],
  });
});

const refused: readonly (readonly [name: string, a: unknown, problem: Parameters<typeof isProblem>[0]])[] = [
  ['a matrix that is not square', [[1, 2]], 'not_square'],
  [
    'a matrix that is too large',
    Array.from({ length: 17 }, (_, i) => Array.from({ length: 17 }, (__, j) => i + j)),
    'too_large',
  ],
];

for (const [name, a, problem] of refused) {
  test(name, () => assert.throws(() => askBody(operation, { a }).answer(), isProblem(problem, ['a'])));
}

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
