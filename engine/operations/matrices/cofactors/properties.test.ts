// Properties of minors, cofactors and adjugates.

import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import * as fc from 'fast-check';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { multiplyEntries } from '../../../exact/kernels/entrywise.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { constantMatrix, identity, type Matrix, matricesEqual } from '../../../exact/matrix.ts';
import { RUNS, squareMatrices } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [minors, cofactors, adjugate] = operations;

function productOf(a: Matrix, b: Matrix): Matrix {
  const found = multiplyMatrices(a, b);
  if (found.kind === 'overflow' || found.kind === 'float64') assert.fail(found.kind);
  return found;
}

test('A adj(A) = adj(A) A = det(A) I', () => {
  fc.assert(
    fc.property(squareMatrices(4), (a) => {
      const found = matrixAnswered(ask(adjugate, { a }));
      const value = determinant(a);
      if (value.kind !== 'rational') return;
      const expected = multiplyEntries(identity(a.rows), constantMatrix(a.rows, a.columns, value));
      assert.ok(matricesEqual(productOf(a, found), expected));
      assert.ok(matricesEqual(productOf(found, a), expected));
    }),
    RUNS,
  );
});

test('the adjugate is the transposed matrix of cofactors', () => {
  fc.assert(
    fc.property(squareMatrices(4), (a) => {
      const found = matrixAnswered(ask(cofactors, { a }));
      assert.ok(matricesEqual(transpose(found), matrixAnswered(ask(adjugate, { a }))));
    }),
    RUNS,
  );
});

describe('problems', () => {
  it('a matrix that is not square', () => {
    for (const operation of operations)
      assert.throws(() => askBody(operation, { a: [[1, 2]] }).answer(), isProblem('not_square', ['a']));
  });

  it('a row without a column', () => {
    assert.throws(() => askBody(minors, { a: [[1]], row: 1 }).answer(), isProblem('index', ['col']));
  });

  it('a place that is not there', () => {
    assert.throws(() => askBody(minors, { a: [[1]], row: 1, col: 2 }).answer(), isProblem('index', ['col']));
  });
});

for (const operation of operations) {
  for (const { title, body, answer } of operation.examples) {
    test(`${operation.id}: ${title}`, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
  }
}
