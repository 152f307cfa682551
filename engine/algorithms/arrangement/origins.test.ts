// Every arrangement: the entry at each place is the entry at its origin, and large ones are written by the same rule.

import { joinColumns, stackRows } from '../../exact/kernels/arrangement.ts';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { constantMatrix, entry, integerMatrix, type Matrix } from '../../exact/matrix.ts';
import { ZERO } from '../../exact/rational.ts';
import { matrices, matricesOfShape, RUNS } from '../../testing/arbitraries.ts';
import { beside, under } from '../../operations/change-appearance/concatenate/concatenation.ts';
import { deleteColumns, deleteRows } from '../../operations/change-appearance/delete/deletion.ts';
import { reversal } from '../../operations/change-appearance/flip/reversal.ts';
import { insertColumns, insertRows } from '../../operations/change-appearance/insert/insertion.ts';
import { rotation } from '../../operations/change-appearance/rotate/rotation.ts';
import { transposition } from '../../operations/change-appearance/transpose/transposition.ts';
import { triangle } from '../../operations/change-appearance/triangle/triangle.ts';
import { type Arrangement, type ArrangementMove, originsOf, solveArrangement } from './solve.ts';

interface Drawn {
  readonly a: Matrix;
  readonly under: Matrix;
  readonly beside: Matrix;
  readonly k: number;
}

const drawn: fc.Arbitrary<Drawn> = matrices().chain((a) =>
  fc.record({
    a: fc.constant(a),
    under: matricesOfShape(2, a.columns),
    beside: matricesOfShape(a.rows, 2),
    k: fc.integer({ min: -7, max: 7 }),
  }),
);

const arrangements: readonly (readonly [name: string, make: (drawn: Drawn) => Arrangement])[] = [
  ['row-insert', ({ a, under: b, k }) => insertRows(a, b, (Math.abs(k) % (a.rows + 1)) + 1, 1)],
  ['col-insert', ({ a, beside: b, k }) => insertColumns(a, b, (Math.abs(k) % (a.columns + 1)) + 1, 1)],
  ['row-concat', ({ a, under: b }) => under(a, b)],
  ['col-concat', ({ a, beside: b }) => beside(a, b)],
  ['row-delete', ({ a, under: b, k }) => deleteRows(stackRows(a, b), [-1, Math.abs(k) % a.rows], 0)],
  ['col-delete', ({ a, beside: b, k }) => deleteColumns(joinColumns(a, b), [-1, Math.abs(k) % a.columns], 0)],
  ['transpose', ({ a }) => transposition(a)],
  ['tril', ({ a, k }) => triangle(a, 'lower', k)],
  ['triu', ({ a, k }) => triangle(a, 'upper', k)],
  ['flipud', ({ a }) => reversal(a, 'row')],
  ['fliplr', ({ a }) => reversal(a, 'column')],
  ['rot90', ({ a, k }) => rotation(a, k)],
];

describe('the entry at each place is the entry at its origin', () => {
  for (const [name, make] of arrangements) {
    test(name, () => {
      fc.assert(
        fc.property(drawn, (inputs) => {
          const arrangement = make(inputs);
          const answer = arrangement.arranged();
          assert.deepEqual([answer.rows, answer.columns], [arrangement.rows, arrangement.columns]);
          originsOf(arrangement).forEach((origins, row) => {
            origins.forEach((origin, column) => {
              const source = origin?.matrix === 'B' ? arrangement.b : arrangement.a;
              assert.ok(source !== null);
              const expected = origin === null ? ZERO : entry(source, origin.row, origin.column);
              assert.deepEqual(entry(answer, row, column), expected);
            });
          });
        }),
        RUNS,
      );
    });
  }
});

describe('moves', () => {
  test('a small answer is followed entry by entry', () => {
    assert.deepEqual(movesOf(transposition(integerMatrix([[1, 2]]))), ['before', 'fetch', 'after']);
  });

  test('a large answer is not', () => {
    assert.deepEqual(movesOf(transposition(constantMatrix(11, 2, ZERO))), ['before', 'fetchAll', 'after']);
  });
});

function movesOf(arrangement: Arrangement): readonly ArrangementMove['move'][] {
  return [...solveArrangement(arrangement)].map(({ move }) => move);
}
