// The slips of A = QDQᵀ and A = USVᵀ. One row each; adding one touches this list only.

import * as spectrum from '../quantities/orthogonal-spectrum-rules.ts';
import type { QuantityRule } from '../quantities/quantity-rule.ts';
import type { Slip } from './slip.ts';

export const ORTHOGONAL_SPECTRUM_SLIPS: readonly Slip<QuantityRule>[] = [
  {
    id: 'Q150',
    name: 'columns-not-normalised',
    rule: {
      Q: spectrum.columnsNotNormalised('A'),
      V: spectrum.columnsNotNormalised('gram'),
      U: spectrum.columnsNotNormalised('outer'),
    },
    sentence: 'The columns are eigenvectors and perpendicular, but they are not divided by their lengths.',
    question: 'Which length does each column have?',
    misconception: { operation: 'orthogonal-diagonalization', id: 'lengths-forgotten' },
  },
  {
    id: 'Q151',
    name: 'columns-not-perpendicular',
    rule: { Q: spectrum.columnsNotPerpendicular },
    sentence: 'The columns are eigenvectors, but two of them are not perpendicular to each other.',
    question: 'What is the dot product of each two columns?',
    misconception: { operation: 'orthogonal-diagonalization', id: 'any-eigenvectors-will-do' },
  },
  {
    id: 'Q152',
    name: 'order-of-orthogonal-columns',
    rule: { Q: spectrum.orderOfColumns, D: spectrum.orderOfDiagonal },
    sentence: 'The columns of Q stand in another order than their eigenvalues in D.',
    question: 'To which eigenvalue does each column of Q belong?',
    misconception: null,
  },
  {
    id: 'Q153',
    name: 'singular-values-not-rooted',
    rule: {
      'singular-values': spectrum.singularValuesNotRooted,
      sigma: spectrum.singularValuesNotRooted,
      S: spectrum.singularValuesNotRooted,
    },
    sentence: 'This is an eigenvalue of the transpose of A times A; the singular value is its square root.',
    question: 'What is still to be done with the eigenvalues of the product?',
    misconception: { operation: 'svd', id: 'root-forgotten' },
  },
  {
    id: 'Q154',
    name: 'eigenvalues-for-singular-values',
    rule: {
      'singular-values': spectrum.eigenvaluesForSingularValues,
      S: spectrum.eigenvaluesForSingularValues,
    },
    sentence: 'These are the eigenvalues of A itself, and not its singular values.',
    question: 'Of which matrix are the eigenvalues taken before the root?',
    misconception: { operation: 'svd', id: 'eigenvalues-instead' },
  },
  {
    id: 'Q155',
    name: 'signs-of-singular-vectors',
    rule: { U: spectrum.signsOfPair('U'), V: spectrum.signsOfPair('V') },
    sentence: 'The signs do not fit: each column of U is A times the column of V, divided by the singular value.',
    question: 'Which sign does A times the column of V give?',
    misconception: { operation: 'svd', id: 'signs-of-both-sides' },
  },
];
