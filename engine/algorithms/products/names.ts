// The names that stories about products use, and the shapes in which they show lines of a matrix.

import type { Entry } from '../../exact/entry.ts';
import { type Expression, indexed, matrixExpression, number, product, symbol } from '../../document/expression.ts';
import { matrixOf } from '../../exact/matrix.ts';
import type { Factor } from './choice.ts';
import type { Line, Rows } from './structure.ts';

export const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')];

/** The factors in their order. */
export const AB = product('adjacent', A, B);

export const FACTORS: { readonly [K in Factor]: Expression } = { A, B };

/** What a column of the product C, counted from 0, is called: c_j, or its entry where C is one row, or C itself. */
export function columnName(column: number, rows: number, columns: number): Expression {
  if (rows === 1) return indexed('c', 1, column + 1);
  return columns === 1 ? C : indexed('c', column + 1);
}

/** The product of column and row k, counted from 0. */
export function termName(term: number): Expression {
  return indexed('T', term + 1);
}

/** A column as it is worked with: a single entry is a number. */
export function columnOf(values: Line<Entry>): Expression {
  return values.length === 1 ? number(values[0]) : columnVector(values);
}

/** The same of a row. */
export function rowOf(values: Line<Entry>): Expression {
  return values.length === 1 ? number(values[0]) : rowVector(values);
}

export function columnVector(values: Line<Entry>): Expression {
  return matrixExpression(matrixOf(values.map((value) => [value])));
}

export function rowVector(values: Line<Entry>): Expression {
  return matrixExpression(matrixOf([values]));
}

export function matrixOfRows(rows: Rows<Entry>): Expression {
  return matrixExpression(matrixOf(rows));
}
