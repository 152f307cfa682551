import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { entry, identity, integerMatrix, type Matrix, scaledMatrix } from '../matrix.ts';
import { rational, ZERO } from '../rational.ts';
import {
  arrangementCost,
  joinColumns,
  mapPositions,
  rotate,
  selectEntries,
  stackRows,
  transpose,
} from './arrangement.ts';
import { multiplyMatrices } from './product.ts';
import { assertMatrix, build, matrices, rectangles, RUNS, storagesOf } from '../../testing/sample-matrices.ts';

/** Each storage of a keeps its kind under the arrangement, and holds what is expected. */
function assertKept(a: Matrix, arrange: (matrix: Matrix) => Matrix, expected: Matrix): void {
  for (const storage of storagesOf(a)) {
    const result = arrange(storage);
    assert.equal(result.kind, storage.kind);
    assertMatrix(result, expected);
  }
}

describe('arrangements', () => {
  it('put every entry in its place and keep the storage', () => {
    fc.assert(
      fc.property(rectangles, fc.integer({ min: -6, max: 6 }), (a, k) => {
        const { rows, columns } = a;
        assertKept(
          a,
          transpose,
          build(columns, rows, (i, j) => entry(a, j, i)),
        );
        assertKept(
          a,
          (x) => rotate(x, 1),
          build(columns, rows, (i, j) => entry(a, j, columns - 1 - i)),
        );
        assertKept(
          a,
          (x) => rotate(x, -1),
          build(columns, rows, (i, j) => entry(a, rows - 1 - j, i)),
        );
        assertKept(
          a,
          (x) => rotate(x, 2),
          build(rows, columns, (i, j) => entry(a, rows - 1 - i, columns - 1 - j)),
        );
        assertKept(a, (x) => rotate(rotate(x, k), -k), a);
        assertKept(a, (x) => rotate(x, k + 4), rotate(a, k));
        assertKept(
          a,
          (x) => mapPositions(x, (i, j) => j - i <= k),
          build(rows, columns, (i, j) => (j - i <= k ? entry(a, i, j) : ZERO)),
        );
        assertKept(
          a,
          (x) => mapPositions(x, () => false),
          build(rows, columns, () => ZERO),
        );
      }),
      RUNS,
    );
  });

  it('select rows and columns like products with selection matrices', () => {
    const positions = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(matrices(4, 4), positions, positions, (a, rows, columns) => {
        const left = build(rows.length, 4, (i, j) => entry(identity(4), rows[i], j));
        const right = build(4, columns.length, (i, j) => entry(identity(4), i, columns[j]));
        const half = multiplyMatrices(left, a);
        assert.ok(half.kind !== 'float64' && half.kind !== 'overflow');
        assertMatrix(multiplyMatrices(half, right), selectEntries(a, rows, columns));
        assertKept(a, (x) => selectEntries(x, rows, columns), selectEntries(a, rows, columns));
      }),
      RUNS,
    );
  });

  it('join and stack, whatever the storages', () => {
    fc.assert(
      fc.property(matrices(3, 2), matrices(3, 4), (a, b) => {
        const expected = build(3, 6, (i, j) => (j < 2 ? entry(a, i, j) : entry(b, i, j - 2)));
        for (const x of storagesOf(a)) {
          for (const y of storagesOf(b)) {
            assertMatrix(joinColumns(x, y), expected);
            assertMatrix(stackRows(transpose(x), transpose(y)), transpose(expected));
          }
        }
      }),
      RUNS,
    );
  });

  it('join scaled matrices over the larger power of ten, unless that is too much', () => {
    const a = integerMatrix([[1, -2]]);
    assert.deepEqual(
      stackRows(a, scaledMatrix(1, 2, Float64Array.of(5, 0), 2)),
      scaledMatrix(2, 2, Float64Array.of(100, -200, 5, 0), 2),
    );
    const large = integerMatrix([[Number.MAX_SAFE_INTEGER]]);
    const joined = joinColumns(large, scaledMatrix(1, 1, Float64Array.of(1), 1));
    assert.equal(joined.kind, 'rational');
    assert.deepEqual([entry(joined, 0, 0), entry(joined, 0, 1)], [rational(2n ** 53n - 1n), rational(1n, 10n)]);
  });

  it('cost in proportion to the entries', () =>
    assert.equal(arrangementCost(200).exact, 2 * arrangementCost(100).exact));
});
