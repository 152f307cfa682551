// What holds of changes of basis.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { Overflow } from '../../../exact/kernels/float.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { rank } from '../../../exact/kernels/rank.ts';
import { type FloatMatrix, type Matrix, matricesEqual } from '../../../exact/matrix.ts';
import { matricesOfShape, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

const pairs = fc
  .integer({ min: 1, max: 3 })
  .chain((size) => fc.tuple(matricesOfShape(size, size), matricesOfShape(size, size)));

function areBases(...matrices: readonly Matrix[]): boolean {
  return matrices.every((matrix) => rank(matrix) === matrix.columns);
}

test('the second basis times the matrix is the first one', () => {
  fc.assert(
    fc.property(pairs, ([from, to]) => {
      fc.pre(areBases(from, to));
      const matrix = matrixAnswered(ask(operation, { from, to }));
      assert.ok(matricesEqual(exactly(multiplyMatrices(to, matrix)), from));
    }),
    RUNS,
  );
});

test('there and back is the identity', () => {
  fc.assert(
    fc.property(pairs, ([from, to]) => {
      fc.pre(areBases(from, to));
      const there = matrixAnswered(ask(operation, { from, to }));
      const back = matrixAnswered(ask(operation, { from: to, to: from }));
      const identity = matrixAnswered(ask(operation, { from, to: from }));
      assert.ok(matricesEqual(exactly(multiplyMatrices(back, there)), identity));
    }),
    RUNS,
  );
});

function exactly(matrix: Matrix | FloatMatrix | Overflow): Matrix {
  return 'rows' in matrix && matrix.kind !== 'float64' ? matrix : assert.fail('not exact');
}

const refusals = [
  [
    'dependent vectors to begin with',
    {
      from: [
        [1, 2],
        [2, 4],
      ],
      to: [
        [1, 0],
        [0, 1],
      ],
    },
    'not_a_basis',
    ['from'],
  ],
  [
    'dependent vectors at the end',
    {
      from: [
        [1, 0],
        [0, 1],
      ],
      to: [
        [1, 2],
        [2, 4],
      ],
    },
    'not_a_basis',
    ['to'],
  ],
  [
    'two planes',
    {
      from: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      to: [
        [1, 0, 0],
        [0, 0, 1],
      ],
    },
    'different_span',
    ['to'],
  ],
  [
    'a line and a plane',
    {
      from: [[1, 0]],
      to: [
        [1, 0],
        [0, 1],
      ],
    },
    'different_span',
    ['to'],
  ],
  ['vectors of unlike lengths', { from: [[1, 2]], to: [[1, 2, 3]] }, 'dimension_mismatch', ['to']],
] as const;

for (const [name, body, code, at] of refusals) {
  test(name, () => assert.throws(() => askBody(operation, body).answer(), isProblem(code, [...at])));
}

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
