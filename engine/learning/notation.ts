// Notation: what the formulas and workings of learning content are written with again and again.

import {
  count,
  determinantOf,
  type Expression,
  matrixExpression,
  negative,
  number,
  power,
  product,
  subscript,
  symbol,
  word,
} from '../document/expression.ts';
import { integerMatrix, matrixOf } from '../exact/matrix.ts';
import { rational } from '../exact/rational.ts';

/** A matrix of whole numbers, written out row by row. */
export function shown(...rows: readonly (readonly number[])[]): Expression {
  return matrixExpression(integerMatrix(rows));
}

/** The determinant of such a matrix, between bars. */
export function bars(...rows: readonly (readonly number[])[]): Expression {
  return determinantOf(shown(...rows));
}

/** 2/3 as one number, which is reduced: 4/6 is 2/3, and 4/2 is 2. */
export function fraction(above: number, below: number): Expression {
  return number(rational(BigInt(above), BigInt(below)));
}

/** A matrix of fractions, each given by its numerator and its denominator. */
export function fractions(...rows: readonly (readonly (readonly [above: number, below: number])[])[]): Expression {
  return matrixExpression(
    matrixOf(rows.map((row) => row.map(([above, below]) => rational(BigInt(above), BigInt(below))))),
  );
}

/** Factors beside each other: AB. */
export function times(...factors: readonly Expression[]): Expression {
  return product('adjacent', ...factors);
}

/** Factors with a dot between them: 2 · 3. */
export function dotted(...factors: readonly Expression[]): Expression {
  return product('dot', ...factors);
}

/** Entry by entry: A ∘ B. */
export function hadamard(...factors: readonly Expression[]): Expression {
  return product('hadamard', ...factors);
}

export function transposed(of: Expression): Expression {
  return power(of, word('T'));
}

export function inverse(of: Expression): Expression {
  return power(of, negative(count(1)));
}

/** a_ij, or the entry in another row and column. */
export function entryOf(name: string, row = symbol('i'), column = symbol('j')): Expression {
  return subscript(symbol(name), row, column);
}
