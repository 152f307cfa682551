// Matrix-like: which expressions stand for matrices, as far as their look tells.

import type { Expression } from '../document/expression.ts';

/**
 * Matrices, capital letters, and what is made of them by products, powers and sums. Matrices have inverses and transposes where
 * numbers have reciprocals and powers, and the order of their product matters.
 */
export function isMatrixLike(node: Expression): boolean {
  switch (node.kind) {
    case 'matrix':
    case 'grid':
      return true;
    case 'symbol':
      return /^\p{Lu}$/u.test(node.name);
    case 'product':
      return node.factors.length > 0 && node.factors.every(isMatrixLike);
    case 'sum':
      return node.terms.length > 0 && node.terms.every(isMatrixLike);
    case 'negative':
      return isMatrixLike(node.of);
    case 'power':
      return isMatrixLike(node.base);
    default:
      return false;
  }
}
