// The slips of norms other than the length. One row each; adding one touches this list only.

import * as norm from '../quantities/norm-rules.ts';
import type { QuantityRule } from '../quantities/quantity-rule.ts';
import type { Slip } from './slip.ts';

export const NORM_SLIPS: readonly Slip<QuantityRule>[] = [
  {
    id: 'Q140',
    name: 'length-for-norm',
    rule: { norm: norm.lengthForNorm },
    sentence: 'This is the root of the sum of the squares, which is another norm.',
    question: 'Which norm does the task ask for?',
    misconception: null,
  },
  {
    id: 'Q141',
    name: 'signs-kept-in-norm',
    rule: { norm: norm.signedSum },
    sentence: 'The entries are added with their signs; their sizes are to be added.',
    question: 'What becomes of the minus of an entry in a norm?',
    misconception: null,
  },
  {
    id: 'Q142',
    name: 'greatest-entry-for-size',
    rule: { norm: norm.greatestEntry },
    sentence: 'This is the greatest entry; a negative entry has a greater size.',
    question: 'Which entry has the greatest size, whatever its sign is?',
    misconception: null,
  },
  {
    id: 'Q143',
    name: 'sum-for-greatest',
    rule: { norm: norm.sumOfAllSizes },
    sentence: 'All sizes are added; this norm takes a greatest value.',
    question: 'Is the norm a sum of all sizes, or a greatest one?',
    misconception: null,
  },
  {
    id: 'Q144',
    name: 'greatest-size-for-sum',
    rule: { norm: norm.greatestSize },
    sentence: 'This is the greatest size of an entry; the norm is a sum of sizes.',
    question: 'Is the norm a greatest size, or a sum of sizes?',
    misconception: null,
  },
  {
    id: 'Q145',
    name: 'norm-of-other-direction',
    rule: { norm: norm.otherDirection },
    sentence: 'The sums are taken along the other direction: rows for columns, or columns for rows.',
    question: 'Are the sizes added along the rows, or along the columns?',
    misconception: null,
  },
];
