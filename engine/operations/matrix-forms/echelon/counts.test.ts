// The operation counts of echelon forms are those of the moves.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type ExactMatrix, matrixOf } from '../../../exact/matrix.ts';
import { type Entry, isZero } from '../../../exact/entry.ts';
import { rational } from '../../../exact/rational.ts';
import { countsFor } from './counts.ts';
import { solveEchelon } from './solve.ts';
import { type Method, methods } from './way.ts';

const names = methods.map(([name]) => name);

describe('the counts of a method are those of its working on a matrix without zeros', () => {
  for (const [rows, columns] of [
    [3, 3],
    [2, 5],
    [4, 2],
    [5, 6],
  ]) {
    const a = matrixOf(
      Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => entryOf(row, column))),
    );
    for (const reduced of [false, true]) {
      for (const method of names) {
        test(`${method}, ${rows} by ${columns}${reduced ? ', reduced' : ''}`, () => {
          const found = countsFor(a, reduced).find(({ name }) => name === method);
          assert.deepEqual({ name: method, ...workOn(a, reduced, method) }, found);
        });
      }
    }
  }
});

/** Numbers for which no minor is 0 and no pivot comes out as 1. */
function entryOf(row: number, column: number): Entry {
  return rational(BigInt((row + 2) ** (column + 2) + 5 * column + 3));
}

/** Multiplications and additions of the moves: products with entries that are not 0, sums of two such entries. */
function workOn(a: ExactMatrix, reduced: boolean, method: Method) {
  let [multiplications, additions] = [0, 0];
  const indexBase = 1;
  for (const { move, facts } of solveEchelon(
    { a, reduced, method, indexBase, bar: null, withoutOnes: false },
    'unplanned',
  )) {
    if (move === 'scale' && facts.reason !== 'common-factor') {
      for (const { row } of facts.scalings) multiplications += nonzero(facts.rows[row]) - 1;
    }
    if (move !== 'eliminate') continue;
    for (const { kept, multiple } of facts.clearings) {
      multiplications += nonzero(multiple) - 1 + (method === 'gauss' ? 0 : nonzero(kept) - 1);
      additions += kept.filter((value, column) => !isZero(value) && !isZero(multiple[column])).length - 1;
    }
  }
  return { multiplications, additions };
}

function nonzero(row: readonly Entry[]): number {
  return row.filter((value) => !isZero(value)).length;
}
