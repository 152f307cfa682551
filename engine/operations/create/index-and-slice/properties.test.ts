// Properties of indexing and slicing.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { Selection } from '../../../catalogue/field.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { entry, integerMatrix, matricesEqual, zeroMatrix } from '../../../exact/matrix.ts';
import { matrices, matricesOfShape, RUNS } from '../../../testing/arbitraries.ts';
import { ask, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

test('without a choice the part is the whole', () => {
  fc.assert(
    fc.property(matrices(), (a) => assert.ok(matricesEqual(matrixAnswered(ask(operation, { a })), a))),
    RUNS,
  );
});

test('the part holds the entries where chosen rows and columns cross', () => {
  const places = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(matricesOfShape(5, 5), places, places, (a, rows, columns) => {
      const values = {
        a,
        rows: { kind: 'positions', positions: rows },
        cols: { kind: 'positions', positions: columns.map((place) => place - 5) },
        index_base: 0,
      };
      const part = matrixAnswered(ask(operation, values));
      assert.deepEqual([part.rows, part.columns], [rows.length, columns.length]);
      rows.forEach((row, i) => {
        columns.forEach((column, j) => assert.deepEqual(entry(part, i, j), entry(a, row, column)));
      });
    }),
    RUNS,
  );
});

test('1:3 counted from 1 is 0:3 counted from 0: one question', () => {
  const a = integerMatrix([[1], [2], [3], [4]]);
  const textbook = ask(operation, { a, rows: { kind: 'slice', start: 1, stop: 3, step: null } });
  const python = ask(operation, { a, rows: { kind: 'slice', start: 0, stop: 3, step: null }, index_base: 0 });
  assert.deepEqual(textbook.identity, python.identity);
  assert.deepEqual(textbook.intermediate(), { rows: [1, 2, 3], columns: [1] });
  assert.deepEqual(python.intermediate(), { rows: [0, 1, 2], columns: [0] });
});

describe('notes', () => {
  const a = integerMatrix([
    [1, 2, 3],
    [2, 5, 6],
    [3, 6, 9],
  ]);
  const cases = [
    ['a symmetric part', { a, rows: listed(3, 1), cols: listed(3, 1) }, 1],
    ['the square of a minor', { a, rows: listed(1, 2), cols: listed(1, 3) }, 1],
    ['a square with columns exchanged', { a, rows: listed(1, 2), cols: listed(3, 1) }, 0],
    ['a repeated row', { a, rows: listed(1, 1) }, 1],
    ['the whole matrix', { a }, 0],
  ] as const;
  for (const [name, values, notes] of cases) {
    test(name, () => assert.equal(ask(operation, values).notes().length, notes));
  }
});

describe('problems', () => {
  const a = integerMatrix([[1, 2, 3]]);
  const many = { kind: 'positions', positions: Array.from({ length: 1001 }, () => 1) };
  const cases = [
    ['row 0', { a, rows: position(0) }, 'index', 'rows'],
    ['a column beyond the end', { a, cols: position(4) }, 'index', 'cols'],
    ['a member of a list', { a, cols: { kind: 'positions', positions: [1, 9] } }, 'index', 'cols.1'],
    ['an empty slice', { a, cols: { kind: 'slice', start: 3, stop: 2, step: null } }, 'index', 'cols'],
    ['a part blown up by repetition', { a: zeroMatrix(1, 1), rows: many, cols: many }, 'too_large', 'rows'],
  ] as const;
  for (const [name, values, code, at] of cases) {
    test(name, () => {
      assert.throws(
        () => ask(operation, values),
        (problem) => problem instanceof DomainError && problem.code === code && problem.at.join('.') === at,
      );
    });
  }
});

function position(value: number): Selection {
  return { kind: 'position', position: value };
}

function listed(...positions: readonly number[]): Selection {
  return { kind: 'positions', positions };
}
