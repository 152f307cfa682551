// The slips of minors, cofactors and adjugates. One row each; adding one touches this list only.

import * as cofactor from '../quantities/cofactor-rules.ts';
import type { QuantityRule } from '../quantities/quantity-rule.ts';
import type { Slip } from './slip.ts';

export const COFACTOR_SLIPS: readonly Slip<QuantityRule>[] = [
  {
    id: 'Q100',
    name: 'chessboard-signs-missing',
    rule: {
      cofactor: cofactor.signMissing,
      cofactors: cofactor.signsMissing,
      adjugate: cofactor.minorsForAdjugate,
    },
    sentence: 'The sign of the chessboard is missing where row and column add up to an odd number.',
    question: 'Which sign does the chessboard have in this place?',
    misconception: { operation: 'cofactors', id: 'cofactor-sign-of-entry' },
  },
  {
    id: 'Q104',
    name: 'products-of-minor-added',
    rule: { minor: cofactor.productsAdded, minors: cofactor.allProductsAdded },
    sentence: 'The two products are added; a determinant subtracts the second one.',
    question: 'Which sign stands between the two products of a determinant?',
    misconception: null,
  },
  {
    id: 'Q101',
    name: 'sign-put-to-minor',
    rule: { minor: cofactor.signPut, minors: cofactor.signsPut },
    sentence: 'The sign of the chessboard is put in already: a minor has none, a cofactor has it.',
    question: 'Is a minor or a cofactor asked for?',
    misconception: null,
  },
  {
    id: 'Q102',
    name: 'chessboard-signs-turned',
    rule: { cofactor: cofactor.signTurned, cofactors: cofactor.signsTurned },
    sentence: 'The sign is the opposite one: the chessboard has a plus where row and column add up to an even number.',
    question: 'Which sign does the chessboard have in its upper left corner?',
    misconception: { operation: 'cofactors', id: 'cofactor-sign-of-entry' },
  },
  {
    id: 'Q103',
    name: 'minor-across-diagonal',
    rule: { minor: cofactor.acrossDiagonal, minors: cofactor.allAcrossDiagonal },
    sentence: 'Row and column are exchanged: the minor of the place across the main diagonal is taken.',
    question: 'Which row and which column are struck out?',
    misconception: null,
  },
  {
    id: 'Q105',
    name: 'products-of-minor-turned',
    rule: { minor: cofactor.productsTurned },
    sentence: 'The products are subtracted the other way round.',
    question: 'Which of the two products is subtracted?',
    misconception: null,
  },
  {
    id: 'Q106',
    name: 'adjugate-not-transposed',
    rule: { adjugate: cofactor.notTransposed },
    sentence: 'This is the matrix of the cofactors, which is still to be transposed.',
    question: 'What is done last with the matrix of the cofactors?',
    misconception: { operation: 'adjugate', id: 'adjugate-without-transposing' },
  },
  {
    id: 'Q107',
    name: 'inverse-for-adjugate',
    rule: { adjugate: cofactor.dividedByDeterminant },
    sentence: 'This is divided by the determinant: it is the inverse, and not the adjugate.',
    question: 'What is divided by the determinant: the inverse or the adjugate?',
    misconception: null,
  },
  {
    id: 'Q108',
    name: 'transpose-for-adjugate',
    rule: { adjugate: cofactor.transposeForAdjugate },
    sentence: 'This is the transpose of A, and not that of its cofactors.',
    question: 'Which matrix is transposed?',
    misconception: null,
  },
  {
    id: 'Q109',
    name: 'entry-times-its-cofactor',
    rule: { cofactor: cofactor.singleEntryTimesCofactor, cofactors: cofactor.entryTimesCofactor },
    sentence: 'The cofactor is multiplied by the entry of its place: that gives a term of the determinant.',
    question: 'Is the entry itself a part of its cofactor?',
    misconception: null,
  },
  {
    id: 'Q110',
    name: 'adjugate-only-exchanged',
    rule: { adjugate: cofactor.onlyExchanged },
    sentence: 'The entries of the main diagonal change places, but the two others keep their signs.',
    question: 'What happens to the two entries beside the main diagonal?',
    misconception: null,
  },
  {
    id: 'Q111',
    name: 'adjugate-only-signs',
    rule: { adjugate: cofactor.onlySigns },
    sentence: 'The signs beside the main diagonal change, but the entries of the main diagonal stay in their places.',
    question: 'What happens to the two entries of the main diagonal?',
    misconception: null,
  },
];
