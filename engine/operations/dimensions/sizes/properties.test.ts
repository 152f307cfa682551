// What holds for the sizes of all matrices.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { integerMatrix, rowsOf } from '../../../exact/matrix.ts';
import { matrices, RUNS } from '../../../testing/arbitraries.ts';
import { plain } from '../../../render/plain.ts';
import { FRACTIONS } from '../../../render/style.ts';
import { ask } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [nrows, ncols, shape] = operations;

test('rows and columns are those of the matrix, and the shape is both', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      const rows = rowsOf(a);
      assert.deepEqual(ask(nrows, { a }).answer(), { kind: 'count', value: rows.length });
      assert.deepEqual(ask(ncols, { a }).answer(), { kind: 'count', value: rows[0].length });
      assert.deepEqual(ask(shape, { a }).answer(), { kind: 'shape', rows: rows.length, columns: rows[0].length });
    }),
    RUNS,
  );
});

test('a note says what the shape allows', () => {
  assert.match(said(nrows, [[1], [2]]).join('\n'), /The product BA exists exactly when B has 2 columns,/);
  assert.match(said(ncols, [[1], [2]]).join('\n'), /The product AB exists exactly when B has 1 row,/);
  assert.match(said(shape, [[1], [2]]).join('\n'), /not square/);
  assert.match(said(shape, [[1]]).join('\n'), /A is square/);
});

function said(operation: (typeof operations)[number], rows: readonly (readonly number[])[]): readonly string[] {
  return ask(operation, { a: integerMatrix(rows) })
    .notes()
    .map((note) => plain.prose(note, FRACTIONS));
}
