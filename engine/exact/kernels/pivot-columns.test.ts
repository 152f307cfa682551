// The pivot columns: the same by integers, by residues, and in the reduced form.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { RUNS } from '../../testing/arbitraries.ts';
import { integerMatrix } from '../matrix.ts';
import { reducedEchelon } from './echelon.ts';
import { pivotColumns, pivotsByResidues } from './pivot-columns.ts';
import { primeAt } from './primes.ts';

const matrices = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 7 })).chain(([rows, columns]) =>
  fc.array(fc.array(fc.integer({ min: -2, max: 2 }), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
);

test('they are those of the reduced form', () => {
  fc.assert(
    fc.property(matrices, (rows) => {
      const form = reducedEchelon(integerMatrix(rows));
      assert.ok(form.kind === 'echelon');
      assert.deepEqual(pivotColumns(integerMatrix(rows)), { pivots: form.pivots, isProved: true });
      assert.deepEqual(pivotsByResidues(rows.flat().map(BigInt), rows.length, rows[0].length), form.pivots);
    }),
    RUNS,
  );
});

test('a pivot that the first primes do not see', () => {
  const hidden = BigInt(primeAt(0)) * BigInt(primeAt(1));
  assert.deepEqual(pivotsByResidues([hidden, 1n, 0n, 0n], 2, 2), [0]);
  assert.deepEqual(pivotsByResidues([1n, 1n, 1n, 1n + hidden], 2, 2), [0, 1]);
});

test('a wide matrix whose rank is full before its best pivots are known', () => {
  const hidden = BigInt(primeAt(0));
  assert.deepEqual(pivotsByResidues([hidden, 5n, 7n], 1, 3), [0]);
});

test('a matrix of zeros has none', () => {
  assert.deepEqual(pivotColumns(integerMatrix([[0, 0, 0]])), { pivots: [], isProved: true });
});

test('a large matrix of low rank', () => {
  const rows = Array.from({ length: 60 }, (_, i) =>
    Array.from({ length: 60 }, (__, j) => (j === 0 ? 0 : i * j + (i % 2))),
  );
  assert.deepEqual(pivotColumns(integerMatrix(rows)), { pivots: [1, 2], isProved: true });
});
