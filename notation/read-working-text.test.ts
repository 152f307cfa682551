// Texts of workings whose values are numbers, and of those whose values are matrices.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readWorkingText, workingKind } from './read-working-text.ts';
import { writeContent } from './write-line.ts';

function read(text: string, operation: string): readonly string[] | string {
  const lines = readWorkingText(text, workingKind(operation));
  return 'kind' in lines ? lines.sentence : lines.map(writeContent);
}

const cases: readonly (readonly [name: string, operation: string, text: string, ...lines: readonly string[]])[] = [
  ['a number below a sum', 'determinant', '1*4 - 2*3\n10', '1*4 - 2*3', '10'],
  ['numbers below each other', 'trace', '1 + 4\n5\n5', '1 + 4', '5', '5'],
  ['a sum below a number', 'mat-mean', '10\n1 + 2', '10', '1 + 2'],
  ['a fraction', 'mat-var', '(1 + 2)/2\n3/2', '(1 + 2)/2', '3/2'],
  ['matrices stay matrices', 'determinant', 'R2 - 3R1\n1 2\n0 -2', '[[1, 2], [0, -2]]'],
  ['a matrix above a number', 'determinant', '1 2\n0 -2\n-2', '[[1, 2], [0, -2]]', '-2'],
  ['a column where values are matrices', 'row-mean', '10\n12', '[[10], [12]]'],
];

describe('lines of a text', () => {
  for (const [name, operation, text, ...lines] of cases) {
    test(name, () => assert.deepEqual(read(text, operation), lines));
  }
  test('where values are matrices a number below an expression is not clear', () => {
    assert.match(String(read('1*4 - 2*3\n10', 'matmul')), /It is not clear/);
  });
});
