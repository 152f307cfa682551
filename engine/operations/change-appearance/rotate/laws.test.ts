// The laws of rotation.
// Above: nothing. Below: operation.ts, testing/.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { integerMatrix, matricesEqual, type Matrix } from '../../../exact/matrix.ts';
import { matrices, RUNS } from '../../../testing/arbitraries.ts';
import { ask, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;
const turns = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

function turned(a: Matrix, k?: number): Matrix {
  return matrixAnswered(ask(operation, { a, k }));
}

test('four quarter turns give the matrix back', () => {
  fc.assert(
    fc.property(matrices(), (a) => assert.ok(matricesEqual(turned(turned(turned(turned(a)))), a))),
    RUNS,
  );
});

test('k turns and then one are k + 1 turns', () => {
  fc.assert(
    fc.property(matrices(), turns, (a, k) => assert.ok(matricesEqual(turned(turned(a, k)), turned(a, k + 1)))),
    RUNS,
  );
});

test('a turn there and back gives the matrix back', () => {
  fc.assert(
    fc.property(matrices(), turns, (a, k) => assert.ok(matricesEqual(turned(turned(a, k), -k), a))),
    RUNS,
  );
});

test('turns that differ by full turns are one question', () => {
  const a = integerMatrix([[1, 2]]);
  assert.deepEqual(ask(operation, { a, k: -1 }).identity, ask(operation, { a, k: 7 }).identity);
});

describe('the note on longer turns', () => {
  const a = integerMatrix([[1, 2]]);
  for (const [k, notes] of [
    [1, 0],
    [-1, 0],
    [2, 0],
    [0, 0],
    [3, 1],
    [-5, 1],
    [4, 1],
  ]) {
    test(`${k} quarter turns: ${notes}`, () => assert.equal(ask(operation, { a, k }).notes().length, notes));
  }
});
