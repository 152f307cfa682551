// What holds of sums and intersections.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { joinColumns } from '../../../exact/kernels/arrangement.ts';
import { rank } from '../../../exact/kernels/rank.ts';
import { type Matrix, matrixOf } from '../../../exact/matrix.ts';
import { matricesOfShape, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

const side = fc.integer({ min: 1, max: 4 });

const pairs = fc
  .tuple(side, side, side)
  .chain(([length, first, second]) => fc.tuple(matricesOfShape(length, first), matricesOfShape(length, second)));

function partsOf(u: Matrix, w: Matrix) {
  const answer = ask(operation, { u, w }).answer();
  assert.ok(answer.kind === 'structure');
  const parts = new Map(answer.members);
  const counted = (key: string): number => {
    const part = parts.get(key);
    return part?.kind === 'count' ? part.value : assert.fail(key);
  };
  const basis = (key: string): Matrix | null => {
    const part = parts.get(key);
    assert.ok(part?.kind === 'vectors');
    if (part.vectors.length === 0) return null;
    const exact = part.vectors.map((vector) =>
      vector.map((value) => (value.kind === 'rational' ? value : assert.fail('not exact'))),
    );
    return matrixOf(exact[0].map((_, row) => exact.map((vector) => vector[row])));
  };
  return { counted, sum: basis('sum_basis'), intersection: basis('intersection_basis') };
}

test('the dimensions add up', () => {
  fc.assert(
    fc.property(pairs, ([u, w]) => {
      const { counted } = partsOf(u, w);
      assert.equal(counted('dim_u'), rank(u));
      assert.equal(counted('dim_w'), rank(w));
      assert.equal(counted('dim_sum'), rank(joinColumns(u, w)));
      assert.equal(counted('dim_u') + counted('dim_w'), counted('dim_sum') + counted('dim_intersection'));
    }),
    RUNS,
  );
});

test('the bases are independent, of the sum, and of vectors in both', () => {
  fc.assert(
    fc.property(pairs, ([u, w]) => {
      const { counted, sum, intersection } = partsOf(u, w);
      if (sum !== null) {
        assert.equal(rank(sum), sum.columns);
        assert.equal(rank(joinColumns(sum, joinColumns(u, w))), counted('dim_sum'));
      }
      if (intersection === null) return assert.equal(counted('dim_intersection'), 0);
      assert.equal(rank(intersection), intersection.columns);
      assert.equal(intersection.columns, counted('dim_intersection'));
      assert.equal(rank(joinColumns(u, intersection)), rank(u));
      assert.equal(rank(joinColumns(w, intersection)), rank(w));
    }),
    RUNS,
  );
});

test('a subspace with itself', () => {
  fc.assert(
    fc.property(pairs, ([u]) => assert.equal(partsOf(u, u).counted('dim_intersection'), rank(u))),
    RUNS,
  );
});

test('vectors of unlike lengths', () => {
  assert.throws(() => askBody(operation, { u: [[1, 2]], w: [[1]] }).answer(), isProblem('dimension_mismatch', ['w']));
});

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
