// Lists of numbers in questions about statistics.

import { count, type Expression, list } from '../document/expression.ts';
import { integerMatrix, type Matrix } from '../exact/matrix.ts';

/** The numbers of a list as a sentence shows them: 3, 1, 4. */
export function shownList(numbers: readonly number[]): Expression {
  return list(numbers.map(count), 'none');
}

/** The same between brackets, where a name stands for the list. */
export function bracketed(numbers: readonly number[]): Expression {
  return list(numbers.map(count));
}

/** A list as what a name stands for. */
export function named(numbers: readonly number[]): Matrix {
  return integerMatrix([numbers]);
}

export function ascending(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((x, y) => x - y);
}
