// The inputs of norms: a vector or a matrix, and which norm.

import { choiceField, optionalMatrixField, optionalVectorField } from '../../../catalogue/field.ts';

export const optionalVector = optionalVectorField({
  name: 'v',
  label: 'Vector v',
  description: 'The vector, as a list of numbers; null where the norm of a matrix is wanted.',
});

export const matrixToMeasure = optionalMatrixField({
  name: 'a',
  label: 'Matrix A',
  description: 'The matrix, as a list of rows; null where the norm of a vector is wanted.',
});

const KINDS = ['2', '1', 'inf', 'frobenius'] as const;

export type NormKind = (typeof KINDS)[number];

/** The norms that a matrix has here. */
export const MATRIX_KINDS: readonly NormKind[] = ['1', 'inf', 'frobenius'];

export const kind = choiceField(
  {
    name: 'kind',
    label: 'Kind of norm',
    description: 'Which norm: 2 is the length of a vector; a matrix has the norms 1, inf and frobenius here.',
  },
  [
    ['2', 'The length: the root of the sum of the squares. Of vectors only.'],
    ['1', 'The sum of the sizes of the entries; of a matrix, the greatest such sum of a column.'],
    ['inf', 'The greatest size of an entry; of a matrix, the greatest sum of the sizes in a row.'],
    ['frobenius', 'The root of the sum of the squares of all entries.'],
  ],
  '2',
);

export function normKind(name: string): NormKind {
  return KINDS.find((known) => known === name) ?? '2';
}
