// Matrices as answers.

import { type AnswerMatrix, looseScalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { list, number, text } from '../openapi/schema.ts';
import type { AnswerForm } from './answer-form.ts';

export const matrix: AnswerForm<'matrix'> = {
  name: 'Matrix',
  numbers: list(list(number())),
  texts: list(list(text())),
  toolTexts: [list(list(text()))],
  description: 'A matrix, row by row.',
  clients: {
    typescript: { shape: 'MatrixShape', words: 'a matrix, row by row' },
    python: {
      isTable: true,
      isTuple: false,
      envelope: (rows) => `MatrixResult[${rows}]`,
      compact: (rows) => `${rows}, TextRows`,
      words: 'a matrix, in the kind of `a`: lists, an array, a frame',
    },
    r: { words: 'a matrix' },
  },
  properties: ({ matrix: { rows, columns } }) => ({
    kind: 'matrix',
    shape: [rows, columns],
    description: `A matrix with ${counted(rows, 'row')} and ${counted(columns, 'column')}.`,
  }),
  octave: (answer, { table }) => table(rowsOf(answer.matrix)),
  numpy: (answer, { table }) => table(rowsOf(answer.matrix)),
  laidOut: (answer) => ({ form: 'matrix', rows: rowsOf(answer.matrix) }),
};

function rowsOf(of: AnswerMatrix): readonly (readonly Scalar[])[] {
  const { rows, columns } = of;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => looseScalarAt(of, row * columns + column)),
  );
}

function counted(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
