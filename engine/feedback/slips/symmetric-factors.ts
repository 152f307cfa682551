// The slips of A = LLᵀ, A = LDLᵀ and A = LDU. One row each; adding one touches this list only.

import * as symmetric from '../quantities/symmetric-rules.ts';
import type { QuantityRule } from '../quantities/quantity-rule.ts';
import type { Slip } from './slip.ts';

export const SYMMETRIC_SLIPS: readonly Slip<QuantityRule>[] = [
  {
    id: 'Q120',
    name: 'root-of-pivot-forgotten',
    rule: { entry: symmetric.rootOfPivotForgotten },
    sentence: 'The root is missing: the diagonal entry is the square root of this.',
    question: 'What is still to be done with what is left of the diagonal entry of A?',
    misconception: null,
  },
  {
    id: 'Q121',
    name: 'earlier-products-forgotten',
    rule: { entry: symmetric.productsForgotten },
    sentence: 'The products of the entries before it in L are not taken away first.',
    question: 'What is taken from the entry of A before the root, or before it is divided?',
    misconception: null,
  },
  {
    id: 'Q122',
    name: 'earlier-products-added',
    rule: { entry: symmetric.productsOfRowsAdded },
    sentence: 'The products of the entries before it in L are added; they are to be subtracted.',
    question: 'Are the products of earlier entries added or subtracted?',
    misconception: null,
  },
  {
    id: 'Q123',
    name: 'not-divided-by-diagonal',
    rule: { entry: symmetric.notDividedByDiagonal },
    sentence: 'It is not yet divided by the diagonal entry of its column.',
    question: 'Which entry of L divides what is left?',
    misconception: null,
  },
  {
    id: 'Q124',
    name: 'divided-by-pivot',
    rule: { entry: symmetric.dividedByPivot },
    sentence: 'It is divided by the pivot, and not by its root, which stands in the diagonal of L.',
    question: 'Is the divisor the pivot, or its root?',
    misconception: null,
  },
  {
    id: 'Q125',
    name: 'factor-transposed',
    rule: { L: symmetric.factorTransposed('L'), lower: symmetric.factorTransposed('lower') },
    sentence: 'This is the transpose of L: it has its zeros below the diagonal.',
    question: 'On which side of the diagonal does L have its zeros?',
    misconception: null,
  },
  {
    id: 'Q126',
    name: 'diagonal-negative',
    rule: { L: symmetric.negativeDiagonal },
    sentence:
      'The product with the transpose is A, but a diagonal entry is negative: in the Cholesky factor all of them are positive.',
    question: 'Which sign do the diagonal entries of the Cholesky factor have?',
    misconception: null,
  },
  {
    id: 'Q127',
    name: 'roots-of-entries',
    rule: { L: symmetric.rootsOfEntries },
    sentence: 'The roots of the entries of A are taken one by one.',
    question: 'What does L times its transpose give in the main diagonal?',
    misconception: { operation: 'cholesky', id: 'cholesky-entries' },
  },
  {
    id: 'Q128',
    name: 'roots-of-pivots-missing',
    rule: { L: symmetric.withoutRootsOfPivots },
    sentence: 'This L has ones in its diagonal: the roots of the pivots are still to be multiplied in.',
    question: 'What does L times its transpose give, compared with A?',
    misconception: null,
  },
  {
    id: 'Q129',
    name: 'roots-of-pivots-left-in',
    rule: { lower: symmetric.withRootsOfPivots },
    sentence: 'This is the Cholesky factor: its columns are still to be divided by their diagonal entries.',
    question: 'What stands in the diagonal of L, when D holds the pivots?',
    misconception: null,
  },
  {
    id: 'Q130',
    name: 'diagonal-for-pivots',
    rule: { pivots: symmetric.diagonalForPivots },
    sentence: 'This is the diagonal of A; the pivots come out of the elimination.',
    question: 'What has the elimination made of the diagonal entries?',
    misconception: { operation: 'ldlt', id: 'ldlt-pivots-are-diagonal' },
  },
  {
    id: 'Q131',
    name: 'rows-exchanged',
    rule: { permutation: symmetric.exchangedRows },
    sentence: 'Rows are exchanged here, and the task asks for factors without exchanges.',
    question: 'Does a pivot become 0 without exchanges?',
    misconception: null,
  },
  {
    id: 'Q132',
    name: 'rows-not-divided-by-pivots',
    rule: { 'unit-upper': symmetric.notDividedByPivots },
    sentence: 'The rows are not yet divided by their pivots, which stand in D.',
    question: 'What stands in the diagonal of U, when D holds the pivots?',
    misconception: null,
  },
];
