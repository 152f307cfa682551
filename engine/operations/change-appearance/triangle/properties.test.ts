// Properties of triangles.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { addMatrices, subtractMatrices } from '../../../exact/kernels/entrywise.ts';
import { entry, matricesEqual, type Matrix, zeroMatrix } from '../../../exact/matrix.ts';
import { isZero } from '../../../exact/rational.ts';
import { matrices, RUNS } from '../../../testing/arbitraries.ts';
import { ask, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [tril, triu] = operations;
const diagonals = fc.integer({ min: -7, max: 7 });

function kept(operation: (typeof operations)[number], a: Matrix, k?: number): Matrix {
  return matrixAnswered(ask(operation, { a, k }));
}

test('both triangles minus the diagonal that they share are the matrix', () => {
  fc.assert(
    fc.property(matrices(), diagonals, (a, k) => {
      const diagonal = kept(tril, kept(triu, a, k), k);
      assert.ok(matricesEqual(subtractMatrices(addMatrices(kept(tril, a, k), kept(triu, a, k)), diagonal), a));
    }),
    RUNS,
  );
});

test('the lower triangle and the upper one above it share nothing and make the matrix', () => {
  fc.assert(
    fc.property(matrices(), diagonals, (a, k) => {
      assert.ok(matricesEqual(addMatrices(kept(tril, a, k), kept(triu, a, k + 1)), a));
    }),
    RUNS,
  );
});

test('the diagonal is the main one where none is named', () => {
  fc.assert(
    fc.property(matrices(), (a) => assert.ok(matricesEqual(kept(tril, a), kept(tril, a, 0)))),
    RUNS,
  );
});

test('above the diagonal the lower triangle is zero', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      const lower = kept(tril, a);
      for (let row = 0; row < a.rows; row++) {
        for (let column = row + 1; column < a.columns; column++) assert.ok(isZero(entry(lower, row, column)));
      }
    }),
    RUNS,
  );
});

test('a diagonal outside the matrix keeps everything or nothing', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      assert.ok(matricesEqual(kept(tril, a, 1_000_000_000), a));
      assert.ok(matricesEqual(kept(triu, a, 1_000_000_000), zeroMatrix(a.rows, a.columns)));
    }),
    RUNS,
  );
});
