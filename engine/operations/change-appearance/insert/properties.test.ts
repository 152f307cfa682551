// Properties of insertion.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { integerMatrix, matricesEqual, rowsOf } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { matrices, matricesOfShape, RUNS } from '../../../testing/arbitraries.ts';
import { ask, matrixAnswered } from '../../../testing/asking.ts';
import { operations as deletions } from '../delete/operation.ts';
import { operations } from './operation.ts';

const [rowInsert, colInsert] = operations;
const [rowDelete, colDelete] = deletions;

test('the inserted rows stand at their position, and deleting them gives the matrix back', () => {
  fc.assert(
    fc.property(
      matrices().chain((a) =>
        fc.tuple(fc.constant(a), matricesOfShape(2, a.columns), fc.integer({ min: 1, max: a.rows + 1 })),
      ),
      ([a, b, index]) => {
        const inserted = matrixAnswered(ask(rowInsert, { a, b, index }));
        assert.deepEqual(rowsOf(inserted), rowsOf(a).toSpliced(index - 1, 0, ...rowsOf(b)));
        const again = matrixAnswered(ask(rowDelete, { a: inserted, index: [index, index + 1] }));
        assert.ok(matricesEqual(again, a));
      },
    ),
    RUNS,
  );
});

test('the inserted columns stand at their position, and deleting them gives the matrix back', () => {
  fc.assert(
    fc.property(
      matrices().chain((a) =>
        fc.tuple(fc.constant(a), matricesOfShape(a.rows, 2), fc.integer({ min: 1, max: a.columns + 1 })),
      ),
      ([a, b, index]) => {
        const inserted = matrixAnswered(ask(colInsert, { a, b, index }));
        const added = rowsOf(b);
        assert.deepEqual(
          rowsOf(inserted),
          rowsOf(a).map((row, place) => row.toSpliced(index - 1, 0, ...added[place])),
        );
        const again = matrixAnswered(ask(colDelete, { a: inserted, index: [index, index + 1] }));
        assert.ok(matricesEqual(again, a));
      },
    ),
    RUNS,
  );
});

test('positions from 1 and from 0 name one question', () => {
  const a = integerMatrix([[1], [2], [3]]);
  const b = integerMatrix([[9]]);
  const identity = ask(rowInsert, { a, b, index: 3 }).identity;
  assert.deepEqual(ask(rowInsert, { a, b, index: 2, index_base: 0 }).identity, identity);
  assert.deepEqual(ask(rowInsert, { a, b, index: -1, index_base: 0 }).identity, identity);
});

test('positions from 0 are mentioned in the steps, in short ones too', () => {
  const a = integerMatrix([[1]]);
  const inShort = (body: { readonly index: number; readonly index_base?: number }): number =>
    ask(rowInsert, { a, b: a, ...body })
      .story()
      .filter(({ from }) => from === 'short').length;
  assert.equal(inShort({ index: 0, index_base: 0 }), inShort({ index: 1 }) + 1);
});

test('a flat list is one row for row-insert and one column for col-insert', () => {
  const a = integerMatrix([
    [1, 2],
    [3, 4],
  ]);
  const b = [integer(8), integer(9)];
  const rows = matrixAnswered(ask(rowInsert, { a, b }));
  const columns = matrixAnswered(ask(colInsert, { a, b }));
  assert.ok(
    matricesEqual(
      rows,
      integerMatrix([
        [1, 2],
        [3, 4],
        [8, 9],
      ]),
    ),
  );
  assert.ok(
    matricesEqual(
      columns,
      integerMatrix([
        [1, 2, 8],
        [3, 4, 9],
      ]),
    ),
  );
});

describe('notes', () => {
  const a = integerMatrix([[2], [3], [5]]);
  const ones = [integer(1), integer(1), integer(1)];
  const zeros = [integer(0), integer(0), integer(0)];
  const square = integerMatrix([
    [1, 2],
    [3, 4],
  ]);
  const cases = [
    ['ones before the data', colInsert, { a, b: ones, index: 1 }, 1],
    ['ones behind the data', colInsert, { a, b: ones, index: 2 }, 0],
    ['zeros', colInsert, { a, b: zeros, index: 1 }, 1],
    ['a square gets a row', rowInsert, { a: square, b: [integer(5), integer(6)] }, 1],
    ['a square is made', rowInsert, { a: integerMatrix([[1, 2]]), b: [integer(5), integer(6)] }, 1],
  ] as const;
  for (const [name, operation, values, notes] of cases) {
    test(name, () => assert.equal(ask(operation, values).notes().length, notes));
  }
});

describe('problems', () => {
  const a = integerMatrix([[1, 2, 3]]);
  const column = integerMatrix([[1], [2]]);
  const cases = [
    ['a column as a row', rowInsert, { a, b: column }, 'dimension_mismatch', 'b'],
    ['a short list as a row', rowInsert, { a, b: [integer(1)] }, 'dimension_mismatch', 'b'],
    ['a long column', colInsert, { a, b: column }, 'dimension_mismatch', 'b'],
    ['a long list as a column', colInsert, { a, b: [integer(1), integer(2)] }, 'dimension_mismatch', 'b'],
    ['a row beyond the end', rowInsert, { a, b: a, index: 3 }, 'index', 'index'],
    ['row 0', rowInsert, { a, b: a, index: 0 }, 'index', 'index'],
    ['a column beyond the end', colInsert, { a, b: [integer(1)], index: 5 }, 'index', 'index'],
  ] as const;
  for (const [name, operation, values, code, at] of cases) {
    test(name, () => {
      assert.throws(
        () => ask(operation, values),
        (problem) => problem instanceof DomainError && problem.code === code && problem.at.join('.') === at,
      );
    });
  }
});
