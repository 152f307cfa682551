// Row operations on fractions, and echelon forms.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { fraction, fractionText } from './fraction.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import { applyRowOperation, type FractionRows, formOf } from './row-forms.ts';
import type { RowOperation } from './term.ts';

function rowsOf(rows: readonly (readonly number[])[]): FractionRows {
  return rows.map((row) => row.map((entry) => fraction(BigInt(entry), 1n)));
}

function textOf(rows: FractionRows): string {
  return rows.map((row) => row.map(fractionText).join(' ')).join('; ');
}

function operationOf(text: string): RowOperation {
  const read = readRowOperations(text);
  assert.ok(!isUnread(read));
  return read[0];
}

const start = rowsOf([
  [1, 3, 2],
  [4, 7, 5],
]);

describe('an operation', () => {
  const cases: { readonly [operation: string]: string } = {
    'R2 -> R2 - 4R1': '1 3 2; 0 -5 -3',
    'II - 4 I': '1 3 2; 0 -5 -3',
    'R1 <-> R2': '4 7 5; 1 3 2',
    'R2/5': '1 3 2; 4/5 7/5 1',
    'R2 -> 2R2 - 8R1': '1 3 2; 0 -10 -6',
  };
  for (const [text, after] of Object.entries(cases)) {
    test(text, () => {
      const applied = applyRowOperation(start, operationOf(text));
      assert.equal(applied.kind === 'rows' ? textOf(applied.rows) : applied.sentence, after);
    });
  }
});

describe('what is no row operation', () => {
  const cases: { readonly [operation: string]: RegExp } = {
    '0R1': /any number but 0/,
    'R3 -> R3 - R1': /no row 3/,
    'R1 -> R1 - R1': /any number but 0/,
    'R2 -> 0R2 + R1': /loses the row/,
    'C1 <-> C2': /columns/,
  };
  for (const [text, sentence] of Object.entries(cases)) {
    test(text, () => {
      const applied = applyRowOperation(start, operationOf(text));
      assert.ok(applied.kind === 'refused');
      assert.match(applied.sentence, sentence);
    });
  }
});

describe('the form', () => {
  const cases: readonly (readonly [rows: readonly (readonly number[])[], columns: number, form: string])[] = [
    [
      [
        [1, 3, 2],
        [4, 7, 5],
      ],
      3,
      'none',
    ],
    [
      [
        [1, 3, 2],
        [0, -5, -3],
      ],
      3,
      'echelon',
    ],
    [
      [
        [1, 0, 2],
        [0, 1, -3],
      ],
      3,
      'reduced',
    ],
    [
      [
        [0, 0],
        [0, 1],
      ],
      2,
      'none',
    ],
    [
      [
        [0, 1],
        [0, 0],
      ],
      2,
      'reduced',
    ],
    [
      [
        [1, 2, 3],
        [0, 0, 4],
      ],
      2,
      'reduced',
    ],
    [
      [
        [1, 2, 3],
        [0, 0, 4],
      ],
      3,
      'echelon',
    ],
    [
      [
        [0, 0],
        [0, 0],
      ],
      2,
      'reduced',
    ],
  ];
  for (const [rows, columns, form] of cases) {
    test(`${JSON.stringify(rows)} left of column ${columns + 1}`, () =>
      assert.equal(formOf(rowsOf(rows), columns), form));
  }
});

test('a swap twice, and a sum taken back, give the matrix again', () => {
  const entries = fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 }), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 9 }), (matrix, factor) => {
      let rows = rowsOf(matrix);
      for (const text of ['R1 <-> R2', 'R1 <-> R2', `R2 -> R2 - ${factor}R1`, `R2 -> R2 + ${factor}R1`]) {
        const applied = applyRowOperation(rows, operationOf(text));
        assert.ok(applied.kind === 'rows');
        rows = applied.rows;
      }
      assert.equal(textOf(rows), textOf(rowsOf(matrix)));
    }),
    { seed: 20261123 },
  );
});
