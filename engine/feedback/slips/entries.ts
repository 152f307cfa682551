// The slips of quotients and powers entry by entry, and of turned and mirrored matrices. One row each; adding one touches this list only.

import * as entry from '../quantities/entry-rules.ts';
import type { QuantityRule } from '../quantities/quantity-rule.ts';
import type { Slip } from './slip.ts';

export const ENTRY_SLIPS: readonly Slip<QuantityRule>[] = [
  {
    id: 'Q190',
    name: 'quotient-turned',
    rule: { quotient: entry.quotientTurned, quotients: entry.quotientsTurned },
    sentence: 'The division is turned round: the entry of A is divided by that of B.',
    question: 'Which entry is divided by which?',
    misconception: { operation: 'divide-ew', id: 'divide-turns-dividend-over' },
  },
  {
    id: 'Q191',
    name: 'multiplied-for-divided',
    rule: { quotient: entry.multiplied, quotients: entry.allMultiplied },
    sentence: 'The entries are multiplied; they are to be divided.',
    question: 'What is done with two entries in the same place?',
    misconception: null,
  },
  {
    id: 'Q198',
    name: 'minus-of-even-power',
    rule: { power: entry.powerWithMinus, powers: entry.powersWithMinus },
    sentence: 'An even power of a negative entry has a minus here; the minus is multiplied as often as the entry.',
    question: 'Is the minus of the entry a part of what is raised to the power?',
    misconception: { operation: 'raise-ew', id: 'raise-minus-without-brackets' },
  },
  {
    id: 'Q192',
    name: 'multiplied-by-exponent',
    rule: { power: entry.multiplied, powers: entry.allMultiplied },
    sentence: 'The entry is multiplied by the exponent; it is to be raised to this power.',
    question: 'How often does the entry stand in the product that a power is?',
    misconception: { operation: 'raise-ew', id: 'raise-multiplies-by-exponent' },
  },
  {
    id: 'Q193',
    name: 'base-and-exponent-exchanged',
    rule: { power: entry.powerTurned, powers: entry.powersTurned },
    sentence: 'Base and exponent are exchanged: the entry of A is the base.',
    question: 'Which of the two entries is the base?',
    misconception: null,
  },
  {
    id: 'Q194',
    name: 'turned-the-other-way',
    rule: { turned: entry.turnedOtherWay },
    sentence: 'The matrix is turned the other way.',
    question: 'Does the last column become the first row, or does the first one?',
    misconception: null,
  },
  {
    id: 'Q195',
    name: 'transposed-instead',
    rule: { turned: entry.transposedInstead, mirrored: entry.transposedInstead },
    sentence: 'This is the transpose: rows have become columns, and nothing is turned or mirrored.',
    question: 'Which entry comes into the upper left corner?',
    misconception: null,
  },
  {
    id: 'Q196',
    name: 'mirrored-in-other-direction',
    rule: { mirrored: entry.otherMirror },
    sentence:
      'It is mirrored in the other direction: rows change places instead of columns, or columns instead of rows.',
    question: 'Do the rows change places, or the columns?',
    misconception: null,
  },
  {
    id: 'Q197',
    name: 'other-triangle',
    rule: { triangle: entry.otherTriangle },
    sentence: 'This is the triangle on the other side of the main diagonal.',
    question: 'On which side of the diagonal are the entries to become 0?',
    misconception: null,
  },
];
