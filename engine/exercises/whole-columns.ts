// Columns of small whole numbers in exercises and questions.

import type { Expression } from '../document/expression.ts';
import { integerMatrix, type Matrix } from '../exact/matrix.ts';
import { shown } from '../learning/notation.ts';

/** A matrix with one column. */
export function column(entries: readonly number[]): Matrix {
  return integerMatrix(entries.map((entry) => [entry]));
}

export function shownColumn(entries: readonly number[]): Expression {
  return shown(...entries.map((entry) => [entry]));
}

/** The dot product; both lists are equally long. */
export function dotOf(u: readonly number[], v: readonly number[]): number {
  return u.reduce((total, x, place) => total + x * v[place], 0);
}
