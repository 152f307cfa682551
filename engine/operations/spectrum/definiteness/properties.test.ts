// Properties of definiteness.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { entry, integerMatrix, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, negate } from '../../../exact/rational.ts';
import { RUNS, squareMatrices } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { completedSquares } from './squares.ts';
import { operations } from './operation.ts';

const [operation] = operations;

/** A plus its transpose. */
function symmetrized(a: Matrix): Matrix {
  return matrixOf(rowsOf(a).map((row, i) => row.map((x, j) => add(x, entry(a, j, i)))));
}

/** The inertia in the order positive, negative, zero. */
function inertia(a: Matrix): readonly number[] {
  const answer = ask(operation, { a }).answer();
  assert.ok(answer.kind === 'structure');
  const [, [, counts]] = answer.members;
  assert.ok(counts.kind === 'structure');
  return counts.members.map(([, part]) => (part.kind === 'count' ? part.value : assert.fail('no count')));
}

function product(first: Matrix, ...others: readonly Matrix[]): Matrix {
  return others.reduce<Matrix>((known, other) => {
    const result = multiplyMatrices(known, other);
    return result.kind === 'float64' || result.kind === 'overflow' ? assert.fail('no exact product') : result;
  }, first);
}

test('each direction has the value of its square, and the kernel is taken to zero', () => {
  fc.assert(
    fc.property(squareMatrices(4), (drawn) => {
      const a = symmetrized(drawn);
      const { steps, kernel } = completedSquares(a);
      const squares = steps.flatMap((step) => step.squares);
      assert.equal(squares.length + kernel.length, a.rows);
      for (const { direction, value } of squares) {
        const x = matrixOf(direction.map((each) => [each]));
        assert.deepEqual(entry(product(transpose(x), a, x), 0, 0), value);
      }
      for (const vector of kernel) {
        const image = product(a, matrixOf(vector.map((each) => [each])));
        assert.ok(rowsOf(image).every(([value]) => value.numerator === 0n));
      }
    }),
    RUNS,
  );
});

test('the inertia of −A has the signs exchanged', () => {
  fc.assert(
    fc.property(squareMatrices(4), (drawn) => {
      const a = symmetrized(drawn);
      const [positive, negative, zero] = inertia(a);
      assert.deepEqual(inertia(matrixOf(rowsOf(a).map((row) => row.map(negate)))), [negative, positive, zero]);
    }),
    RUNS,
  );
});

test('the inertia of MᵀAM is that of A, where M is invertible', () => {
  fc.assert(
    fc.property(squareMatrices(3), squareMatrices(3), (drawn, m) => {
      if (drawn.rows !== m.rows) return;
      const a = symmetrized(drawn);
      const isInvertible = inertia(product(transpose(m), m))[2] === 0;
      if (isInvertible) assert.deepEqual(inertia(product(transpose(m), a, m)), inertia(a));
    }),
    RUNS,
  );
});

test('MᵀM is positive semidefinite, or definite, or zero', () => {
  fc.assert(
    fc.property(squareMatrices(4), (m) => {
      assert.equal(inertia(product(transpose(m), m))[1], 0);
    }),
    RUNS,
  );
});

test('a matrix that is too large to be shown line by line', () => {
  const ones = Array.from({ length: 12 }, () => Array.from({ length: 12 }, () => 1));
  assert.deepEqual(inertia(integerMatrix(ones)), [1, 0, 11]);
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
    'a minor beyond the range of doubles',
    [
      ['1e200', 0],
      [0, '1e200'],
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
