// Tests of chains of generalised eigenvectors.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { rationals } from '../../exact/field.ts';
import { equals, integer, isZero, type Rational } from '../../exact/rational.ts';
import { RUNS } from '../../testing/arbitraries.ts';
import { reduceOver } from './field-reduction.ts';
import { imageOver, jordanChains } from './jordan-chains.ts';

const chainsOf = (rows: readonly (readonly Rational[])[]) =>
  jordanChains(
    rationals,
    rows,
    rows.length,
    () => true,
    (vector) => vector,
  );

const sized: readonly (readonly [name: string, rows: readonly (readonly number[])[], sizes: readonly number[]])[] = [
  [
    'the zero matrix has chains of one vector',
    [
      [0, 0],
      [0, 0],
    ],
    [1, 1],
  ],
  [
    'a matrix without the eigenvalue zero has none',
    [
      [1, 2],
      [3, 4],
    ],
    [],
  ],
  [
    'one chain of three',
    [
      [0, 1, 0],
      [0, 0, 1],
      [0, 0, 0],
    ],
    [3],
  ],
  [
    'a chain of two and one of one',
    [
      [0, 0, 1],
      [0, 0, 0],
      [0, 0, 0],
    ],
    [2, 1],
  ],
  [
    'two chains of two',
    [
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 1],
      [0, 0, 0, 0],
    ],
    [2, 2],
  ],
  [
    'chains beside another eigenvalue',
    [
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 5],
    ],
    [2],
  ],
];

for (const [name, rows, sizes] of sized) {
  test(name, () => {
    const { chains } = chainsOf(rows.map((row) => row.map((x) => integer(x))));
    assert.deepEqual(
      chains.map((chain) => chain.length),
      sizes,
    );
  });
}

/** Blocks of these sizes on a diagonal, with multiples of lines added so that the matrix stays similar. */
function nilpotent(sizes: readonly number[], moves: readonly (readonly [number, number, number])[]): Rational[][] {
  const ends = new Set(sizes.map((_, k) => sizes.slice(0, k + 1).reduce((sum, x) => sum + x)));
  const length = Math.max(...ends);
  const rows: number[][] = Array.from({ length }, (_, i) =>
    Array.from({ length }, (__, j) => (j === i + 1 && !ends.has(j) ? 1 : 0)),
  );
  for (const [p, q, factor] of moves) {
    const [target, source] = [p % length, q % length];
    if (target === source) continue;
    rows[target] = rows[target].map((x, j) => x + factor * rows[source][j]);
    for (const row of rows) row[source] -= factor * row[target];
  }
  return rows.map((row) => row.map((x) => integer(x)));
}

test('planted chains are found, each vector is the image of the next, and all are independent', () => {
  const size = fc.integer({ min: 1, max: 3 });
  const move = fc.tuple(fc.nat(8), fc.nat(8), fc.integer({ min: -2, max: 2 }));
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 3 }), fc.array(move, { maxLength: 5 }), (sizes, moves) => {
      const rows = nilpotent(sizes, moves);
      const { chains, dimensions } = chainsOf(rows);
      assert.deepEqual(
        chains.map((chain) => chain.length),
        sizes.toSorted((x, y) => y - x),
      );
      assert.equal(dimensions.at(-1), rows.length);
      for (const chain of chains) {
        assert.ok(imageOver(rationals, rows, chain[0]).every(isZero));
        for (const [place, vector] of chain.slice(1).entries()) {
          assert.ok(imageOver(rationals, rows, vector).every((x, k) => equals(x, chain[place][k])));
        }
      }
      assert.equal(reduceOver(rationals, chains.flat(), () => true).pivots.length, rows.length);
    }),
    RUNS,
  );
});
