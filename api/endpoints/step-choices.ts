// What can be chosen for the steps: their length, and the conventions by which they are written.

import type { Convention } from '@matrixsteps/engine/catalogue/field.ts';

/** The lengths of the steps with what each shows. */
export const STEPS_LENGTHS = [
  ['short', 'the lines that a teacher in a hurry writes'],
  ['normal', 'each step with its reason, and a check'],
  ['full', 'every product and every difference too'],
] as const;

export const NOTATION_CONVENTIONS = [
  {
    name: 'determinant',
    label: 'Determinants',
    description: 'How determinants are written.',
    permitted: [
      ['bars', 'bars around the entries'],
      ['det', 'the word det before the matrix'],
    ],
    fallback: 'bars',
  },
  {
    name: 'row_operations',
    label: 'Row operations',
    description: 'How row operations are written.',
    permitted: [
      ['arrow', 'the row, an arrow, and what it becomes'],
      ['assignment', 'the same with the sign of an assignment'],
      ['beside', 'what the row becomes, beside its row of the matrix before'],
    ],
    fallback: 'arrow',
  },
  {
    name: 'row_letter',
    label: 'Letter of the rows',
    description: 'The letter that stands for rows.',
    permitted: [
      ['R', 'R for row'],
      ['L', 'L, as in French, Portuguese and Spanish'],
      ['r', 'a small r'],
    ],
    fallback: 'R',
  },
  {
    name: 'decimal_separator',
    label: 'Decimal separator',
    description: 'What stands between the whole part of a decimal and its places.',
    permitted: [
      ['.', 'a point'],
      [',', 'a comma; numbers in lists are then separated by semicolons'],
    ],
    fallback: '.',
  },
] as const satisfies readonly Convention[];
