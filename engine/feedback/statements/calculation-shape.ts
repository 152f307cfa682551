// What kind of calculation a line makes, said without its numbers.

import { counted } from '../../algorithms/wording.ts';
import { type Prose, say } from '../../document/prose.ts';
import type { Term } from '@matrixsteps/notation/term.ts';
import type { Calculation } from './statement.ts';

/** Null where the kind says nothing that helps. */
export function shapeOf(calculation: Calculation): Prose | null {
  switch (calculation.kind) {
    case 'products':
      return calculation.pairs.length < 2
        ? say`It is one product: which two numbers are multiplied, and which sign does it get?`
        : say`It is a sum of ${counted(calculation.pairs.length, 'product')}: which two numbers go into each of them?`;
    case 'terms':
      return say`It is a sum of ${counted(calculation.terms.length, 'number')}: which ones, and with which signs?`;
    case 'difference':
      return say`It is a difference: which number is subtracted from which?`;
    case 'crossed-products':
      return say`It is a difference of two products: which one comes first, and which one is subtracted?`;
    case 'determinant':
      return say`It is a determinant: which matrix does it belong to, and which number stands in front?`;
    case 'sarrus':
      return say`It is a sum of six products: which three of them are subtracted?`;
    case 'share':
      return say`It is a division: which number is divided by which?`;
    case 'mean':
      return say`It is a mean: what is the sum of the numbers, and how many are they?`;
    case 'variance':
      return say`It is made of squares of deviations: from which number does each value deviate, and what is the sum divided by?`;
    case 'written':
      return shapeOfTerm(calculation.term);
    default:
      return null;
  }
}

function shapeOfTerm(term: Term): Prose | null {
  switch (term.kind) {
    case 'negative':
      return term.of.kind === 'number' ? null : say`It has a minus sign in front of it: what does it stand before?`;
    case 'sum':
      return say`It has ${counted(term.terms.length, 'term')}: work out each of them with its sign, and then add.`;
    case 'product':
      return say`It is a product of ${counted(term.factors.length, 'factor')}: multiply one after the other, with their signs.`;
    case 'quotient':
      return say`It is a division: work out what is divided, and what it is divided by, each with its sign.`;
    case 'determinant':
      return say`It is a determinant: which of its products are subtracted?`;
    default:
      return null;
  }
}
