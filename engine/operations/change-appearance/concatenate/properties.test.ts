// Properties of concatenation.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { integerMatrix, matricesEqual, rowsOf } from '../../../exact/matrix.ts';
import { matrices, matricesOfShape, RUNS } from '../../../testing/arbitraries.ts';
import { ask, matrixAnswered } from '../../../testing/asking.ts';
import { operations as slicing } from '../../create/index-and-slice/operation.ts';
import { operations } from './operation.ts';

const [rowConcat, colConcat] = operations;
const [slice] = slicing;

const from = (start: number) => ({ kind: 'slice', start, stop: null, step: null });
const upTo = (stop: number) => ({ kind: 'slice', start: null, stop, step: null });

test('slices of the stacked matrices give both back', () => {
  fc.assert(
    fc.property(
      matrices().chain((a) => fc.tuple(fc.constant(a), matricesOfShape(3, a.columns))),
      ([a, b]) => {
        const stacked = matrixAnswered(ask(rowConcat, { a, b }));
        assert.ok(matricesEqual(matrixAnswered(ask(slice, { a: stacked, rows: upTo(a.rows) })), a));
        assert.ok(matricesEqual(matrixAnswered(ask(slice, { a: stacked, rows: from(a.rows + 1) })), b));
      },
    ),
    RUNS,
  );
});

test('slices of the joined matrices give both back', () => {
  fc.assert(
    fc.property(
      matrices().chain((a) => fc.tuple(fc.constant(a), matricesOfShape(a.rows, 3))),
      ([a, b]) => {
        const joined = matrixAnswered(ask(colConcat, { a, b }));
        assert.deepEqual(
          rowsOf(joined),
          rowsOf(a).map((row, index) => [...row, ...rowsOf(b)[index]]),
        );
        assert.ok(matricesEqual(matrixAnswered(ask(slice, { a: joined, cols: upTo(a.columns) })), a));
        assert.ok(matricesEqual(matrixAnswered(ask(slice, { a: joined, cols: from(a.columns + 1) })), b));
      },
    ),
    RUNS,
  );
});

describe('notes', () => {
  const square = integerMatrix([
    [1, 2],
    [3, 4],
  ]);
  const column = integerMatrix([[5], [6]]);
  const identity = integerMatrix([
    [1, 0],
    [0, 1],
  ]);
  const cases = [
    ['an identity matrix beside a square', colConcat, { a: square, b: identity }, 1],
    ['an identity matrix beside a column', colConcat, { a: column, b: identity }, 0],
    ['an augmented matrix', colConcat, { a: square, b: column }, 1],
    ['two columns', colConcat, { a: column, b: column }, 0],
    ['a row that is there', rowConcat, { a: square, b: integerMatrix([[3, 4]]) }, 1],
    ['a row that is not there', rowConcat, { a: square, b: integerMatrix([[3, 5]]) }, 0],
  ] as const;
  for (const [name, operation, values, notes] of cases) {
    test(name, () => assert.equal(ask(operation, values).notes().length, notes));
  }
});

describe('problems', () => {
  const a = integerMatrix([[1, 2]]);
  const b = integerMatrix([[3], [4]]);
  for (const operation of operations) {
    test(`${operation.id} of a 1x2 and a 2x1 matrix`, () => {
      assert.throws(
        () => ask(operation, { a, b }),
        (problem) =>
          problem instanceof DomainError && problem.code === 'dimension_mismatch' && problem.at.join('.') === 'b',
      );
    });
  }
});
