import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cost } from '../budget.ts';
import type { Matrix, ScaledMatrix } from '../matrix.ts';
import { characteristicCost } from './characteristic.ts';
import { determinantCost } from './determinant.ts';
import { reducedEchelonCost, rowEchelonCost } from './echelon.ts';
import { inverseCost } from './inverse.ts';
import { rankCost } from './rank.ts';

/** A matrix far beyond the exact budget, whose entries must not be looked at. */
const vast: ScaledMatrix = {
  kind: 'scaled',
  rows: 2500,
  columns: 2500,
  scale: 0,
  bound: null,
  get values(): Float64Array {
    throw new Error('an entry was looked at');
  },
};

const predictions: readonly (readonly [name: string, costOf: (a: Matrix) => Cost])[] = [
  ['determinant', determinantCost],
  ['inverse', inverseCost],
  ['row echelon form', rowEchelonCost],
  ['reduced row echelon form', reducedEchelonCost],
  ['rank', rankCost],
  ['characteristic polynomial', characteristicCost],
];

for (const [name, costOf] of predictions) {
  test(`${name}: the shape alone shows that it is beyond the exact budget`, () => {
    const { exact, float } = costOf(vast);
    assert.equal(exact, Number.POSITIVE_INFINITY);
    assert.ok(Number.isFinite(float) && float > 2500 ** 3);
  });
}
