// The operation counts of inverses: those of the moves, and where the adjugate loses.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { isZero, type Rational, rational } from '../../../exact/rational.ts';
import type { RowMove } from '../../../algorithms/row-reduction/moves.ts';
import { eliminateDownwards, eliminateUpwards } from '../../../algorithms/row-reduction/solve.ts';
import { augmented, optionsFor } from './augmented.ts';
import { countsFor } from './counts.ts';

/** Gauss-Jordan elimination that takes the pivots as they come. */
function* unplanned(a: Matrix): Generator<RowMove, void, void> {
  const options = optionsFor(a.rows);
  yield* eliminateUpwards(yield* eliminateDownwards(augmented(rowsOf(a)), options), options);
}

describe('the counts of Gauss-Jordan elimination are those of its working on a matrix without zeros', () => {
  for (const size of [2, 3, 4, 5]) {
    test(`${size} rows`, () => {
      const primes = [3n, 7n, 13n, 19n, 29n];
      const a = matrixOf(
        Array.from({ length: size }, (_, row) =>
          Array.from({ length: size }, (__, column) => rational(primes[row] ** BigInt(column + 1))),
        ),
      );
      let [multiplications, additions] = [0, 0];
      for (const { move, facts } of unplanned(a)) {
        if (move === 'scale') for (const { row } of facts.scalings) multiplications += nonzero(facts.rows[row]) - 1;
        if (move !== 'eliminate') continue;
        for (const { kept, multiple } of facts.clearings) {
          multiplications += nonzero(multiple) - 1;
          additions += kept.filter((value, column) => !isZero(value) && !isZero(multiple[column])).length - 1;
        }
      }
      const found = countsFor(size).find(({ name }) => name === 'gauss-jordan');
      assert.deepEqual([multiplications, additions], [found?.multiplications, found?.additions]);
    });
  }
});

test('the adjugate takes few multiplications in small matrices, and many in larger ones', () => {
  const counted = [2, 3, 4].map((size) => countsFor(size).map(({ multiplications }) => multiplications));
  assert.deepEqual(counted, [
    [6, 8],
    [30, 27],
    [164, 64],
  ]);
});

function nonzero(row: readonly Rational[]): number {
  return row.filter((value) => !isZero(value)).length;
}
