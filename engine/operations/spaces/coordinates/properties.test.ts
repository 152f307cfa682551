// What holds of coordinates.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { rank } from '../../../exact/kernels/rank.ts';
import { entriesOf, type Matrix, matricesEqual, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, multiply, ZERO } from '../../../exact/rational.ts';
import { matrices, matricesOfShape, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

function combined(basis: Matrix, factors: Matrix): Matrix {
  const numbers = entriesOf(factors);
  return matrixOf(
    rowsOf(basis).map((row) => [
      row.map((x, k) => multiply(x, numbers[k])).reduce((sum, term) => add(sum, term), ZERO),
    ]),
  );
}

test('the coordinates of a combination are its factors', () => {
  const drawn = matrices().chain((basis) => fc.tuple(fc.constant(basis), matricesOfShape(basis.columns, 1)));
  fc.assert(
    fc.property(drawn, ([basis, factors]) => {
      fc.pre(rank(basis) === basis.columns);
      const answer = ask(operation, { basis, v: combined(basis, factors) }).answer();
      assert.ok(answer.kind === 'vector');
      const found = answer.entries.map((value) => (value.kind === 'rational' ? value : assert.fail('not exact')));
      assert.ok(matricesEqual(matrixOf(found.map((value) => [value])), factors));
    }),
    RUNS,
  );
});

const refusals = [
  [
    'dependent vectors',
    {
      basis: [
        [1, 2],
        [2, 4],
      ],
      v: [1, 1],
    },
    'not_a_basis',
    ['basis'],
  ],
  ['the zero vector as a basis', { basis: [[0, 0]], v: [0, 0] }, 'not_a_basis', ['basis']],
  ['a vector beside the line', { basis: [[1, 2]], v: [1, 1] }, 'not_in_span', ['v']],
  ['a vector of another length', { basis: [[1, 2]], v: [1, 1, 1] }, 'dimension_mismatch', ['v']],
  ['a coordinate beyond doubles', { basis: [['1e-300']], v: ['1e300'] }, 'overflow', ['v']],
] as const;

for (const [name, body, code, at] of refusals) {
  test(name, () => assert.throws(() => askBody(operation, body).answer(), isProblem(code, [...at])));
}

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
