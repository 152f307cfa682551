// The slips of reading a basis of the null space off a matrix. One row each; adding one touches this list only.

import { isZeroRow } from '../rows/rows.ts';
import { areRowsOf, type BasisAttempt, isMappedToZero, nullityOf, rankOf, withTurnedPivots } from '../rows/basis.ts';
import type { Slip } from './slip.ts';

/** Whether the slip leads from the matrix to the vectors, which are no basis of its null space. */
export type NullSpaceSlip = Slip<(attempt: BasisAttempt) => boolean>;

export const NULL_SPACE_SLIPS: readonly NullSpaceSlip[] = [
  {
    id: 'N1',
    name: 'signs-of-free-columns',
    rule: ({ matrix, vectors }) => {
      const wrong = vectors.filter((vector) => !isMappedToZero(matrix, vector));
      return wrong.length > 0 && wrong.every((vector) => isMappedToZero(matrix, withTurnedPivots(matrix, vector)));
    },
    sentence:
      'Entries that come from a column without a pivot keep their sign; on the other side of the equation they change it.',
    question: 'Which sign has an entry that is brought to the other side of its equation?',
    misconception: { operation: 'null-space', id: 'null-space-wrong-sign' },
  },
  {
    id: 'N2',
    name: 'vectors-missing',
    rule: ({ matrix, vectors }) =>
      vectors.every((vector) => isMappedToZero(matrix, vector)) &&
      rankOf(vectors) === vectors.length &&
      vectors.length < nullityOf(matrix),
    sentence: 'Each vector belongs to the null space, but there are too few of them.',
    question: 'How many columns have no pivot?',
    misconception: null,
  },
  {
    id: 'N3',
    name: 'dependent-vectors',
    rule: ({ matrix, vectors }) =>
      vectors.every((vector) => isMappedToZero(matrix, vector) && !isZeroRow(vector)) &&
      rankOf(vectors) < vectors.length,
    sentence: 'One of the vectors is a sum of multiples of the others, so that they are no basis.',
    question: 'Can one of the vectors be made of the others?',
    misconception: null,
  },
  {
    id: 'N4',
    name: 'zero-vector-in-basis',
    rule: ({ matrix, vectors }) => vectors.some(isZeroRow) && nullityOf(matrix) > 0,
    sentence: 'The zero vector is in no basis.',
    question: 'Which vector is in no basis?',
    misconception: null,
  },
  {
    id: 'N5',
    name: 'rows-for-null-space',
    rule: ({ matrix, vectors }) => vectors.every((vector) => !isZeroRow(vector)) && areRowsOf(matrix, vectors),
    sentence: 'These vectors lie in the row space of the matrix, and not in its null space.',
    question: 'What comes out where the matrix is multiplied by a vector of its null space?',
    misconception: null,
  },
];
