// What holds of linear independence.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { rank } from '../../../exact/kernels/rank.ts';
import { entry, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, isZero, multiply, ZERO } from '../../../exact/rational.ts';
import { matrices, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

function partsOf(vectors: Matrix) {
  const answer = ask(operation, { vectors }).answer();
  assert.ok(answer.kind === 'structure');
  const parts = new Map(answer.members);
  const [independent, found, dependency] = ['independent', 'rank', 'dependency'].map((key) => parts.get(key));
  assert.ok(independent?.kind === 'truth' && found?.kind === 'count' && dependency !== undefined);
  return { independent: independent.value, rank: found.value, dependency };
}

test('a dependency vanishes, is not all zeros, and is there just where the vectors are dependent', () => {
  fc.assert(
    fc.property(matrices(), (vectors) => {
      const { independent, dependency } = partsOf(vectors);
      assert.equal(independent, dependency.kind === 'nothing');
      if (dependency.kind !== 'vector') return;
      const factors = dependency.entries.map((value) => (value.kind === 'rational' ? value : assert.fail('not exact')));
      assert.ok(!factors.every(isZero));
      for (let row = 0; row < vectors.rows; row++) {
        const sum = factors.reduce((total, factor, k) => add(total, multiply(factor, entry(vectors, row, k))), ZERO);
        assert.ok(isZero(sum));
      }
    }),
    RUNS,
  );
});

test('the rank is that of the matrix, and the number of vectors just where they are independent', () => {
  fc.assert(
    fc.property(matrices(), (vectors) => {
      const parts = partsOf(vectors);
      assert.equal(parts.rank, rank(vectors));
      assert.equal(parts.independent, parts.rank === vectors.columns);
    }),
    RUNS,
  );
});

test('one more copy of a vector makes vectors dependent', () => {
  fc.assert(
    fc.property(matrices(), (vectors) => {
      const twice = matrixOf(rowsOf(vectors).map((row) => [...row, row[0]]));
      assert.equal(partsOf(twice).independent, false);
    }),
    RUNS,
  );
});

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
