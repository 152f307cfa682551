// Sums, differences, multiples, transposes and traces: wrong ways to them.

import { signOf } from '../../exact/rational.ts';
import type { Cases, Prediction } from './cases.ts';
import {
  build,
  differenceOfRows,
  isSquareRows,
  mapped,
  type Rows,
  sameSize,
  transposedRows,
  widthOf,
} from './matrices.ts';
import { constantOf, minus, negated, plus, type Polynomial, same, times, total, UNIT } from './polynomial.ts';
import { matrixValue, scalar } from './value.ts';

function predicted(rows: Rows): readonly Prediction[] {
  return [{ value: matrixValue(rows) }];
}

/** Minus and minus taken together as one minus: in one cell. */
export function doubleNegative({ a, b, negative, row, column }: Cases['pair-cell']): readonly Prediction[] {
  const second = constantOf(b[row][column]);
  if (!negative || second === null || signOf(second) >= 0) return [];
  return [{ value: scalar(plus(a[row][column], b[row][column])) }];
}

/** One of the two entries taken with the other sign, where a minus sign stands for it in the sum or before the entry. */
export function pairSign({ a, b, negative, row, column }: Cases['pair-cell']): readonly Prediction[] {
  const [x, y] = [a[row][column], b[row][column]];
  const second = constantOf(y);
  if (second === null || (negative && signOf(second) < 0)) return [];
  const added = negative ? negated(y) : y;
  return [
    [x, negated(added)],
    [negated(x), added],
  ].map((parts) => ({ value: scalar(total(parts)), parts }));
}

/** The same in every cell that subtracts a negative number. */
export function allDoubleNegatives({ a, b, negative }: Cases['sum']): readonly Prediction[] {
  if (!negative || !sameSize(a, b)) return [];
  return predicted(differenceOfRows(a, mapped(b, withoutSign)));
}

function withoutSign(entry: Polynomial): Polynomial {
  const number = constantOf(entry);
  return number !== null && signOf(number) < 0 ? negated(entry) : entry;
}

export function subtractionReversed({ a, b, negative }: Cases['sum']): readonly Prediction[] {
  return negative && sameSize(a, b) ? predicted(differenceOfRows(b, a)) : [];
}

/** Another cell of one of the two matrices taken. */
export function neighbourCell({ a, b, negative, row, column }: Cases['pair-cell']): readonly Prediction[] {
  const combined = (x: Polynomial, y: Polynomial): Polynomial => (negative ? minus(x, y) : plus(x, y));
  const predictions: Prediction[] = [];
  for (let i = 0; i < a.length; i += 1) {
    for (let j = 0; j < widthOf(a); j += 1) {
      if (i === row && j === column) continue;
      const wide = Math.abs(i - row) > 1 || Math.abs(j - column) > 1;
      predictions.push({ value: scalar(combined(a[row][column], b[i][j])), wide });
      predictions.push({ value: scalar(combined(a[i][j], b[row][column])), wide });
    }
  }
  return predictions;
}

/** Some rows, or some columns, multiplied and the others left. */
export function scalarOnSomeRows({ a, factor, found }: Cases['scaling']): readonly Prediction[] {
  if (!sameSize(a, found)) return [];
  const mixed = a.map((row, i) => (isRow(found[i], row) ? row : row.map((entry) => times(factor, entry))));
  const turned = transposedRows(a);
  const columns = transposedRows(found);
  const byColumn = turned.map((column, j) =>
    isRow(columns[j], column) ? column : column.map((entry) => times(factor, entry)),
  );
  return [matrixValue(mixed), matrixValue(transposedRows(byColumn))].map((value) => ({ value }));
}

function isRow(found: readonly Polynomial[], row: readonly Polynomial[]): boolean {
  return found.every((entry, j) => same(entry, row[j]));
}

/** The number added to every entry, for a multiple of the identity. */
export function scalarAddedEverywhere({ a, added }: Cases['multiple-of-identity']): readonly Prediction[] {
  return predicted(mapped(a, (entry) => plus(entry, added)));
}

export function rotated({ a }: Cases['transposing']): readonly Prediction[] {
  const [rows, columns] = [a.length, widthOf(a)];
  const right = build(columns, rows, (i, j) => a[rows - 1 - j][i]);
  const left = build(columns, rows, (i, j) => a[j][columns - 1 - i]);
  return [...predicted(right), ...predicted(left)];
}

export function otherDiagonal({ a }: Cases['transposing']): readonly Prediction[] {
  const [rows, columns] = [a.length, widthOf(a)];
  return predicted(build(columns, rows, (i, j) => a[rows - 1 - j][columns - 1 - i]));
}

export function traceOfOtherDiagonal({ a }: Cases['trace']): readonly Prediction[] {
  if (!isSquareRows(a)) return [];
  const parts = a.map((row, i) => row[row.length - 1 - i]);
  return [{ value: scalar(total(parts)), parts }];
}

/** The diagonal multiplied, or all entries added. */
export function traceAsProductOrAll({ a }: Cases['trace']): readonly Prediction[] {
  if (!isSquareRows(a)) return [];
  const product = a.map((row, i) => row[i]).reduce(times, UNIT);
  const parts = a.flat();
  return [
    { value: scalar(product), parts: [product] },
    { value: scalar(total(parts)), parts },
  ];
}
