// Properties of rank factorizations.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { Answer } from '../../../catalogue/answer.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { type Matrix, matricesEqual } from '../../../exact/matrix.ts';
import { matrices, RUNS } from '../../../testing/arbitraries.ts';
import { answered, ask } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

function partOf(answer: Answer, key: string): Answer {
  assert.ok(answer.kind === 'structure');
  const found = answer.members.find(([name]) => name === key);
  assert.ok(found !== undefined);
  return found[1];
}

function exactPart(answer: Answer, key: string): Matrix {
  const found = partOf(answer, key);
  assert.ok(found.kind === 'matrix');
  const { matrix } = found;
  assert.ok(matrix.kind !== 'float64' && matrix.kind !== 'real');
  return matrix;
}

test('C F = A, and both share the rank', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      if (answered(operation, { a }) === null) return;
      const answer = ask(operation, { a }).answer();
      const rank = partOf(answer, 'rank');
      assert.ok(rank.kind === 'count');
      if (rank.value === 0) return;
      const [c, f] = ['C', 'F'].map((key) => exactPart(answer, key));
      assert.deepEqual([c.rows, c.columns, f.rows, f.columns], [a.rows, rank.value, rank.value, a.columns]);
      const product = multiplyMatrices(c, f);
      assert.ok(product.kind === 'overflow' || product.kind === 'float64' || matricesEqual(product, a));
    }),
    RUNS,
  );
});
