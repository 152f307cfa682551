// Properties of the trace.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { addMatrices } from '../../../exact/kernels/entrywise.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { identity, integerMatrix, type Matrix, matrixOf, zeroMatrix } from '../../../exact/matrix.ts';
import { add, integer, type Rational, rational, ZERO } from '../../../exact/rational.ts';
import { plain } from '../../../render/plain.ts';
import { FRACTIONS } from '../../../render/style.ts';
import { matricesOfShape, RUNS } from '../../../testing/arbitraries.ts';
import { ask } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [trace] = operations;

function traceOf(a: Matrix): Rational {
  const answer = ask(trace, { a }).answer();
  assert.ok(answer.kind === 'scalar' && answer.value.kind === 'rational');
  return answer.value;
}

const pairs = fc
  .integer({ min: 1, max: 6 })
  .chain((size) => fc.tuple(matricesOfShape(size, size), matricesOfShape(size, size)));

test('the trace of a sum is the sum of the traces', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => assert.deepEqual(traceOf(addMatrices(a, b)), add(traceOf(a), traceOf(b)))),
    RUNS,
  );
});

test('the trace of a product does not depend on the order', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const [left, right] = [multiplyMatrices(a, b), multiplyMatrices(b, a)];
      assert.ok(left.kind !== 'float64' && left.kind !== 'overflow');
      assert.ok(right.kind !== 'float64' && right.kind !== 'overflow');
      assert.deepEqual(traceOf(left), traceOf(right));
    }),
    RUNS,
  );
});

test('the identity matrix has its size as trace, the zero matrix 0', () => {
  for (const size of [1, 2, 7, 30]) {
    assert.deepEqual(traceOf(identity(size)), integer(size));
    assert.deepEqual(traceOf(zeroMatrix(size, size)), ZERO);
    assert.ok(ask(trace, { a: identity(size) }).story().length > 0);
  }
});

test('a matrix that is not square has no trace', () => {
  assert.throws(() => ask(trace, { a: integerMatrix([[1, 2]]) }), { code: 'not_square' });
});

describe('notes', () => {
  const cases: readonly (readonly [name: string, rows: readonly (readonly number[])[], said: RegExp | null])[] = [
    [
      'opposite entries',
      [
        [0, 2],
        [-2, 0],
      ],
      /skew-symmetric.*the trace must be zero/,
    ],
    [
      'a projection',
      [
        [2, -2],
        [1, -1],
      ],
      /its trace is its rank, 1/,
    ],
    [
      'two eigenvalues',
      [
        [1, 2],
        [3, 4],
      ],
      /the determinant, −2, is their product/,
    ],
    [
      'two eigenvalues of which one is 0',
      [
        [1, 2],
        [2, 4],
      ],
      /one of the two eigenvalues is zero, and the trace is the other/,
    ],
    [
      'nothing of a triangle, whose story tells of them',
      [
        [1, 2],
        [0, 4],
      ],
      null,
    ],
    [
      'nothing of three rows',
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      null,
    ],
  ];
  for (const [name, rows, said] of cases) {
    test(name, () => {
      const notes = ask(trace, { a: integerMatrix(rows) }).notes();
      assert.equal(notes.length, said === null ? 0 : 1);
      if (said !== null) assert.match(plain.prose(notes[0], FRACTIONS), said);
    });
  }
});

test('a trace beyond the doubles is refused', () => {
  const large = rational(17n * 10n ** 307n);
  const a = matrixOf([
    [large, ZERO],
    [ZERO, large],
  ]);
  assert.throws(() => ask(trace, { a }).answer(), { code: 'overflow' });
});
