// Properties of rotation.

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

describe('longer turns are shortened in the story, and only they', () => {
  const a = integerMatrix([[1, 2]]);
  for (const [k, isShortened] of [
    [1, false],
    [-1, false],
    [2, false],
    [0, false],
    [3, true],
    [-5, true],
    [4, true],
  ] as const) {
    test(`${k} quarter turns`, () => {
      const headings = ask(operation, { a, k })
        .story()
        .flatMap((block) => (block.kind === 'heading' ? block.text : []));
      assert.equal(headings.includes('Leave out the full turns'), isShortened);
    });
  }
});
