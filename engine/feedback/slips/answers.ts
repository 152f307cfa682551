// The slips of the last line: what is called the answer too early. Where they happen is found by the judges of the lines.

import type { Slip } from './slip.ts';

export const ANSWER_SLIPS: readonly Slip<null>[] = [
  {
    id: 'E38',
    name: 'stopped-at-ref',
    rule: null,
    sentence: 'This is not yet the reduced row echelon form.',
    question: 'Is each pivot 1, and is it the only entry of its column that is not 0?',
    misconception: null,
  },
  {
    id: 'I14',
    name: 'read-too-early',
    rule: null,
    sentence: 'The right block is read off before the left block is the identity matrix.',
    question: 'What has to stand left of the bar before the inverse can be read off?',
    misconception: null,
  },
  {
    id: 'I16',
    name: 'inverse-of-singular',
    rule: null,
    sentence: 'The matrix has no inverse: its determinant is 0.',
    question: 'Which number tells whether the matrix has an inverse?',
    misconception: null,
  },
  {
    id: 'K1',
    name: 'rank-before-echelon',
    rule: null,
    sentence: 'The rows that are not zero are counted before the matrix has row echelon form.',
    question: 'Has the matrix row echelon form?',
    misconception: null,
  },
  {
    id: 'K2',
    name: 'rows-of-zeros-counted',
    rule: null,
    sentence: 'All rows are counted, and a row of zeros is among them.',
    question: 'Which rows count for the rank?',
    misconception: null,
  },
];
