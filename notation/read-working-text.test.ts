// Texts of workings whose values are numbers, and of those whose values are matrices.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { linePlaces } from './line-places.ts';
import { readWorkingText } from './read-working-text.ts';
import { workingKind } from './working-kind.ts';
import { writeContent, writeRowOperation } from './write-line.ts';

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
  ['values on one line', 'solve', 'x = 2, y = 3', 'x = 2\ny = 3'],
  ['values between semicolons', 'solve', 'x = 5; y = -1/2; z = 1', 'x = 5\ny = -1/2\nz = 1'],
  ['decimal commas in values', 'solve', 'x = 2,5, y = 0,5', 'x = 2.5\ny = 0.5'],
  ['eigenvalues in words', 'eigenvalues', 'λ = 2 or λ = 5', 'λ = 2, 5'],
  ['eigenvalues in a list', 'eigenvalues', 'λ = 2, 5', 'λ = 2, 5'],
  ['eigenvalues by number', 'eigenvalues', 'λ1 = -2, λ2 = -5', 'λ = -2, -5'],
  ['an equation and its roots', 'eigenvalues', 'λ^2 - 7λ + 10 = 0\nλ = 2\nλ = 5', 'λ^2 - 7*λ + 10', 'λ = 2\nλ = 5'],
  ['the eigenvalue zero', 'eigenvalues', 'λ^2 - λ = 0\nλ = 0, 1', 'λ^2 - λ', 'λ = 0, 1'],
  ['a label before an equals sign', 'mat-var', 'mean = (1 + 3)/2 = 2', '(1 + 3)/2', '2'],
  ['a label on a line of its own', 'inverse', 'cofactors:\n4 -3\n-1 2', '[[4, -3], [-1, 2]]'],
  ['a name without its matrix beside it', 'inverse', 'A^-1 =\n4 -3\n-1 2', '[[4, -3], [-1, 2]]'],
  ['a word that connects', 'mat-mean', 'so 4/2', '4/2'],
  ['a factor before rows in brackets', 'inverse', '1/10*[6 -7; -2 4]', '(1/10)*[[6, -7], [-2, 4]]'],
  ['a divisor behind rows in brackets', 'inverse', '[[6, -7], [-2, 4]]/10', '(1/10)*[[6, -7], [-2, 4]]'],
  ['bars around rows', 'determinant', '2*|1 2; 3 4| - |0 1; 5 6|', '2*det([[1, 2], [3, 4]]) - det([[0, 1], [5, 6]])'],
  [
    'rows in brackets that are multiplied',
    'matmul',
    '[1 2; 3 4]*[5 - 1, 6; 7, 8]',
    '[[1, 2], [3, 4]]*[[5 - 1, 6], [7, 8]]',
  ],
  ['a factor of a term is no factor of a matrix', 'determinant', '2*(1*4 - 3)', '2*(1*4 - 3)'],
  ['an unknown with several equals signs', 'solve', 'x = 10/5 = 2', 'x = 10/5', 'x = 2'],
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

const named: readonly (readonly [name: string, text: string, operations: string, matrix: string])[] = [
  ['a colon', 'R2 - 4R1: [1 3 2; 0 -5 -3]', 'R2 - 4R1', '[[1, 3, 2], [0, -5, -3]]'],
  ['an arrow', 'L2 <- L2 - 4L1 → [[1, 3], [0, -5]]', 'R2 -> R2 - 4R1', '[[1, 3], [0, -5]]'],
  ['a space', 'R1 <-> R2 [[1, 3], [0, -5]]', 'R1 <-> R2', '[[1, 3], [0, -5]]'],
  ['two operations', 'R1 <-> R2; R2 -> R2/5: [[1, 3], [0, 1]]', 'R1 <-> R2; R2 -> (1/5)R2', '[[1, 3], [0, 1]]'],
  ['a factor', 'R1 <-> R2: -[3 1; 1 2]', 'R1 <-> R2', '(-1)*[[3, 1], [1, 2]]'],
  ['a determinant', 'R3 - 2R1: -1*det([[1, 2], [0, 3]])', 'R3 - 2R1', '(-1)*det([[1, 2], [0, 3]])'],
  ['a bar', 'R2 - 4R1: [1 3 | 2; 0 -5 | -3]', 'R2 - 4R1', '[[1, 3, |, 2], [0, -5, |, -3]]'],
];

describe('equations of a system', () => {
  const size = { rows: 2, columns: 2, columnsOfB: 1, augmented: 0 };
  const equations: readonly (readonly [name: string, text: string, ...lines: readonly string[]])[] = [
    ['a single equation', '5x = 10', '5x = 10'],
    ['as many as in the task', '2x + 3y = 8\nx - y = -1', '[[2, 3, |, 8], [1, -1, |, -1]]'],
    ['one below a system', '2x + 3y = 8\nx - y = -1\n\n5x = 5', '[[2, 3, |, 8], [1, -1, |, -1]]', '5x = 5'],
    [
      'one between a matrix and a value',
      '2 3 | 8\n0 5 | 10\n5y = 10\ny = 2',
      '[[2, 3, |, 8], [0, 5, |, 10]]',
      '5y = 10',
      'y = 2',
    ],
    ['indexed unknowns', '2x1 - x2 = 0', '2x1 - x2 = 0'],
    ['one as it was written', '3(y-1)+2y = 12', '3(y-1)+2y = 12'],
  ];
  for (const [name, text, ...expected] of equations) {
    test(name, () => {
      const lines = readWorkingText(text, workingKind('solve', size));
      assert.ok(!('kind' in lines));
      assert.deepEqual(lines.map(writeContent), expected);
    });
  }
});

describe('parts of a line', () => {
  test('are counted where there are several', () => {
    const lines = readWorkingText('det A = 3*4 - 2 = 12 - 2 = 10\n10', workingKind('determinant'));
    assert.ok(!('kind' in lines));
    assert.deepEqual(
      lines.map(({ part }) => part),
      [1, 2, 3, undefined],
    );
    assert.deepEqual(
      linePlaces(lines).map(({ line }) => line),
      [1, 1, 1, 2],
    );
  });
});

describe('row operations in front of a matrix', () => {
  for (const [name, text, operations, matrix] of named) {
    test(name, () => {
      const lines = readWorkingText(`${text}\n${text}`, workingKind('rref'));
      assert.ok(!('kind' in lines));
      const found = lines.map((line) => [line.operations.map(writeRowOperation).join('; '), writeContent(line)]);
      assert.deepEqual(found, [
        [operations, matrix],
        [operations, matrix],
      ]);
    });
  }
});
