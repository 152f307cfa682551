// Properties of deletion.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { integerMatrix, rowsOf } from '../../../exact/matrix.ts';
import { matricesOfShape, RUNS } from '../../../testing/arbitraries.ts';
import { ask, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [rowDelete, colDelete] = operations;
const positions = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 });

test('what is not deleted stays in its order', () => {
  fc.assert(
    fc.property(matricesOfShape(6, 6), positions, (a, index) => {
      const stays = (_: unknown, place: number): boolean => !index.includes(place + 1);
      assert.deepEqual(rowsOf(matrixAnswered(ask(rowDelete, { a, index }))), rowsOf(a).filter(stays));
      assert.deepEqual(
        rowsOf(matrixAnswered(ask(colDelete, { a, index }))),
        rowsOf(a).map((row) => row.filter(stays)),
      );
    }),
    RUNS,
  );
});

test('order and repetition of the positions do not matter', () => {
  fc.assert(
    fc.property(matricesOfShape(6, 2), positions, (a, index) => {
      const again = [...index, ...index].toReversed();
      assert.deepEqual(ask(rowDelete, { a, index: again }).identity, ask(rowDelete, { a, index }).identity);
    }),
    RUNS,
  );
});

test('a row named twice is mentioned in a note', () => {
  const a = integerMatrix([[1], [2]]);
  assert.equal(ask(rowDelete, { a, index: [1, 1] }).notes().length, 1);
  assert.equal(ask(rowDelete, { a, index: [1] }).notes().length, 0);
});

describe('notes', () => {
  const square = integerMatrix([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]);
  const tall = integerMatrix([
    [1, 2],
    [0, 0],
    [3, 4],
  ]);
  const cases = [
    ['one column of a square goes', colDelete, { a: square, index: [1] }, 1],
    ['two columns of a square go', colDelete, { a: square, index: [1, 2] }, 0],
    ['a row of zeros goes, and a square is left', rowDelete, { a: tall, index: [2] }, 2],
    ['a row of zeros and another one go', rowDelete, { a: tall, index: [1, 2] }, 0],
    ['a single number is left', rowDelete, { a: integerMatrix([[1], [2]]), index: [1] }, 0],
  ] as const;
  for (const [name, operation, values, notes] of cases) {
    test(name, () => assert.equal(ask(operation, values).notes().length, notes));
  }
});

describe('problems', () => {
  const a = integerMatrix([[1, 2]]);
  const cases = [
    ['the only row', rowDelete, { a, index: [1] }, 'index'],
    ['both columns', colDelete, { a, index: [1, 2] }, 'index'],
    ['no column', colDelete, { a, index: [] }, 'index'],
    ['a column beyond the end', colDelete, { a, index: [3] }, 'index'],
    ['the second of a list', colDelete, { a, index: [1, 3] }, 'index.1'],
    ['column 0', colDelete, { a, index: [0] }, 'index'],
    ['a column beyond the start in Python', colDelete, { a, index: [-3], index_base: 0 }, 'index'],
  ] as const;
  for (const [name, operation, values, at] of cases) {
    test(name, () => {
      assert.throws(
        () => ask(operation, values),
        (problem) => problem instanceof DomainError && problem.code === 'index' && problem.at.join('.') === at,
      );
    });
  }
});
