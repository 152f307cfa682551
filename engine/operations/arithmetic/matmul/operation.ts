// The product of two matrices.

import { askedGrid } from '../../../catalogue/asked.ts';
import { PRODUCT_METHODS } from '../../../algorithms/products/choice.ts';
import type { ProductInput } from '../../../algorithms/products/moves.ts';
import {
  productDuration,
  productWork,
  requireInnerDimensions,
  solveProduct,
} from '../../../algorithms/products/solve.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import { matrixA, matrixB, methodField } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { intermediate } from './intermediate.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';

const methods = [
  ['row-by-column', 'every entry is the dot product of a row of A and a column of B'],
  ['columns', 'every column is a combination of the columns of A, weighted by a column of B'],
  ['outer', 'the sum of each column of A times the row of B with the same number'],
] as const;

const method = methodField(methods);

export const operations = [
  defineOperation({
    id: 'matmul',
    order: 6,
    title: 'Matrix multiplication',
    alsoCalled: [
      'multiply',
      'multiplication',
      'product',
      'matrix product',
      'times',
      '*',
      '×',
      '@',
      'ab',
      'a*b',
      'a@b',
      'mul',
      'dot product of matrices',
      'composition',
    ],
    summary: 'Multiplies two matrices row by column; the first needs as many columns as the second has rows.',
    body: [matrixA, matrixB, method],
    read,
    cost: ({ a, b }) => productWork(a, b),
    time: ({ a, b }) => productDuration(a, b),
    answerEntries: ({ a, b }) => a.rows * b.columns,
    solve: solveProduct,
    ...story,
    intermediate,
    problems: ['dimension_mismatch', 'overflow', 'too_large'],
    asked: () => askedGrid('Matrix'),
    answer: 'matrix',
    methods,
    related: ['multiply-ew', 'inverse-nxn', 'transpose', 'determinant-nxn'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];

/** @throws DomainError `dimension_mismatch` */
function read(given: FieldValues): ProductInput {
  const [a, b] = [given(matrixA), given(matrixB)];
  requireInnerDimensions(a, b);
  return { a, b, method: PRODUCT_METHODS.find((known) => known === given(method)) ?? 'auto' };
}
