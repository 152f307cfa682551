// Expressions that the tests of the renderers write again and again.
// Above: the tests of render/. Below: document/expression.ts, exact/.

import { type Comparison, type Expression, matrixExpression, number, product } from '../document/expression.ts';
import { integerMatrix } from '../exact/matrix.ts';
import { rational } from '../exact/rational.ts';

/** p / q. */
export function fraction(p: number, q: number): Expression {
  return number(rational(BigInt(p), BigInt(q)));
}

/** The factors side by side: 2x. */
export function times(...factors: readonly Expression[]): Expression {
  return product('adjacent', ...factors);
}

/** The matrix of these integers. */
export function matrixOfIntegers(...rows: readonly (readonly number[])[]): Expression {
  return matrixExpression(integerMatrix(rows));
}

/** A matrix that is read at a glance. */
export const small = matrixOfIntegers([1, 2], [3, 4]);

const every: { readonly [K in Comparison]: true } = {
  equal: true,
  approximately: true,
  becomes: true,
  less: true,
  'at-most': true,
  greater: true,
  'at-least': true,
  unequal: true,
  exchanges: true,
};

function isComparison(name: string): name is Comparison {
  return name in every;
}

export const COMPARISONS: readonly Comparison[] = Object.keys(every).filter(isComparison);
