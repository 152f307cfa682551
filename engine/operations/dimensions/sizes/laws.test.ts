// What holds for the sizes of all matrices.
// Above: nothing. Below: operation.ts, testing/.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { rowsOf } from '../../../exact/matrix.ts';
import { matrices, RUNS } from '../../../testing/arbitraries.ts';
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
