// Names that the tellings of determinants share: the determinant itself, its entries, claims about where entries are 0.

import {
  determinantOf,
  type Expression,
  equal,
  indexed,
  negative,
  number,
  product,
  symbol,
} from '../../../document/expression.ts';
import { CURRENT, measure } from '../../../document/facts.ts';
import { absolute, type Entry, equals, signOf } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';

/** The matrix. */
export const MATRIX = symbol('A');

/** Its determinant. */
export const DETERMINANT = determinantOf(MATRIX);

/** An entry of the matrix; row and column count from 0. */
export function entryName(row: number, column: number): Expression {
  return indexed('a', row + 1, column + 1);
}

/** The fact that an entry of the matrix shown last has this value; row and column count from 0. */
export function currentEntry(row: number, column: number, value: Entry): Expression {
  return equal(measure('entryAt', CURRENT, row + 1, column + 1), number(value));
}

/** The facts that the matrix shown last has zeros in a column from a row downwards. */
export function zerosFrom(row: number, column: number, height: number): readonly Expression[] {
  return Array.from({ length: height - row }, (_, index) => currentEntry(row + index, column, ZERO));
}

/** A multiple of a row, written as textbooks do: R, -R, 3 R, -3 R. */
export function multipleOf(factor: Entry, name: Expression): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? name : product('adjacent', number(size), name);
  return signOf(factor) < 0 ? negative(term) : term;
}
