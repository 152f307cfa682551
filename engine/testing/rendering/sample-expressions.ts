// Expressions that the tests of the renderers write again and again.

import {
  type Comparison,
  count,
  type Expression,
  matrixExpression,
  negative,
  number,
  power,
  product,
  subscript,
  sum,
  symbol,
  table,
} from '../../document/expression.ts';
import { integerMatrix } from '../../exact/matrix.ts';
import { rational } from '../../exact/rational.ts';

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

/** The same in speech. */
export const SMALL_SPEECH = 'the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end matrix';

/** Large enough to be elided. */
export const multiplicationTable = matrixExpression(
  integerMatrix(Array.from({ length: 20 }, (_, i) => Array.from({ length: 20 }, (_unused, j) => (i + 1) * (j + 1)))),
);

const xi = subscript(symbol('x'), symbol('i'));

/** Two numbers with their deviations from a mean and the squares of these; the index is not added up. */
export const deviations = table(
  [symbol('i'), xi, sum(xi, negative(symbol('μ'))), power(sum(xi, negative(symbol('μ'))), count(2))],
  [
    [count(1), count(2), count(-10), count(100)],
    [count(2), count(12), fraction(-1, 2), fraction(1, 4)],
  ],
  [null, count(14), fraction(-21, 2), fraction(401, 4)],
);

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
