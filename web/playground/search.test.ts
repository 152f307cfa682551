// Finding operations by what people call them.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operation } from './sample-fields.ts';
import { findOperations } from './search.ts';

const groups = [
  {
    id: 'arithmetic',
    title: 'Matrix arithmetic',
    operations: [
      operation('add', 'Matrix addition', {
        also_called: ['plus', '+'],
        summary: 'Adds two matrices of the same shape entry by entry.',
      }),
      operation('subtract', 'Matrix subtraction'),
      operation('multiply-ew', 'Element-wise multiplication', { also_called: ['entrywise product'] }),
      operation('raise-ew', 'Element-wise power', { also_called: ['.^'] }),
      operation('matmul', 'Matrix multiplication', { also_called: ['multiply', 'times', 'product', '*'] }),
    ],
  },
  {
    id: 'statistics',
    title: 'Matrix statistics',
    operations: [
      operation('row-mean', 'Mean of each row', { also_called: ['average'] }),
      operation('mat-mean', 'Mean of the whole matrix', { also_called: ['average'] }),
      operation('mat-std', 'Standard deviation of the whole matrix', { also_called: ['stdev'] }),
      operation('mat-sum', 'Sum of the whole matrix'),
    ],
  },
  {
    id: 'matrices',
    title: 'Square matrices',
    operations: [
      operation('determinant-2x2', 'Determinant of a 2x2 matrix'),
      operation('determinant-nxn', 'Determinant of a square matrix', {
        methods: [['leibniz', 'the sum over all permutations']],
      }),
      operation('inverse-3x3', 'Inverse of a 3x3 matrix', {
        also_called: ['a^-1'],
        summary: 'Finds the inverse of a 3x3 matrix.',
      }),
    ],
  },
  {
    id: 'forms',
    title: 'Matrix forms',
    operations: [
      operation('ref', 'Row echelon form', { also_called: ['gauss'] }),
      operation('rref', 'Reduced row echelon form', {
        also_called: ['row reduce', 'system of linear equations', 'solve'],
      }),
    ],
  },
  {
    id: 'shapes',
    title: 'Changing the shape',
    operations: [operation('transpose', 'Transpose', { also_called: ['a^t'] })],
  },
];

const searches: readonly (readonly [query: string, first: string])[] = [
  ['det', 'determinant-2x2'],
  ['determinant square', 'determinant-nxn'],
  ['inv', 'inverse-3x3'],
  ['A^-1', 'inverse-3x3'],
  ['A⁻¹', 'inverse-3x3'],
  ['A^T', 'transpose'],
  ['row reduce', 'rref'],
  ['solve a system of linear equations', 'rref'],
  ['rref', 'rref'],
  ['reduced', 'rref'],
  ['gauss', 'ref'],
  ['average', 'row-mean'],
  ['avera', 'row-mean'],
  ['average of the whole', 'mat-mean'],
  ['power', 'raise-ew'],
  ['.^', 'raise-ew'],
  ['*', 'matmul'],
  ['times', 'matmul'],
  ['multiply', 'matmul'],
  ['multiply matrices', 'matmul'],
  ['product', 'matmul'],
  ['entrywise product', 'multiply-ew'],
  ['det 3x3', 'determinant-2x2'],
  ['matrix multiplication', 'matmul'],
  ['matmul', 'matmul'],
  ['plus', 'add'],
  ['add', 'add'],
  ['stdev', 'mat-std'],
  ['leibniz', 'determinant-nxn'],
  ['Entry by entry', 'add'],
  ['statistics', 'row-mean'],
];

describe('the first that is found', () => {
  for (const [query, first] of searches) {
    test(query, () => assert.equal(findOperations(groups, query)[0]?.operations[0]?.id, first));
  }
});

test('everything is there where nothing is asked', () => assert.equal(findOperations(groups, '  '), groups));

test('nothing is found where nothing fits', () => assert.deepEqual(findOperations(groups, 'quaternion'), []));

test('no operation is found twice, and none that does not fit', () => {
  const found = findOperations(groups, 'mean').flatMap(({ operations }) => operations.map(({ id }) => id));
  assert.deepEqual(found, ['row-mean', 'mat-mean']);
});
