// Structure: what the zeros and the equal lines of a matrix spare whoever multiplies by it.

import { add, type Entry, equals, isZero } from '../../exact/entry.ts';
import { ONE, type Rational, ZERO } from '../../exact/rational.ts';

export type Line<N extends Entry = Rational> = readonly N[];
export type Rows<N extends Entry = Rational> = readonly Line<N>[];

/** The columns of a matrix that is given by its rows. */
export function columnsOf<N extends Entry>(rows: Rows<N>): Rows<N> {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

/** The sum of a line. */
export function total<N extends Entry>(line: Line<N>): N | Rational {
  return line.reduce<N | Rational>((sum, entry) => add(sum, entry), ZERO);
}

export function isZeroLine(line: Line<Entry>): boolean {
  return line.every(isZero);
}

export function isZeroMatrix(rows: Rows<Entry>): boolean {
  return rows.every(isZeroLine);
}

export function zeroCount(rows: Rows<Entry>): number {
  return rows.flat().filter(isZero).length;
}

export function sameLine(x: Line<Entry>, y: Line<Entry>): boolean {
  return x.length === y.length && x.every((entry, index) => equals(entry, y[index]));
}

export function sameRows(x: Rows<Entry>, y: Rows<Entry>): boolean {
  return x.length === y.length && x.every((row, index) => sameLine(row, y[index]));
}

export function isSquareMatrix(rows: Rows<Entry>): boolean {
  return rows.length === rows[0].length;
}

/** Whether every entry below the main diagonal of a square matrix is 0. */
export function isUpperTriangular(rows: Rows<Entry>): boolean {
  return isSquareMatrix(rows) && rows.every((row, i) => isZeroLine(row.slice(0, i)));
}

/** Whether every entry above the main diagonal of a square matrix is 0. */
export function isLowerTriangular(rows: Rows<Entry>): boolean {
  return isSquareMatrix(rows) && rows.every((row, i) => isZeroLine(row.slice(i + 1)));
}

export function isDiagonal(rows: Rows<Entry>): boolean {
  return isUpperTriangular(rows) && isLowerTriangular(rows);
}

/** The factor of a multiple of the identity matrix; null for all others. */
export function multipleOfIdentity(rows: Rows<Entry>): Entry | null {
  return isDiagonal(rows) && rows.every((row, i) => equals(row[i], rows[0][0])) ? rows[0][0] : null;
}

export function isIdentity(rows: Rows<Entry>): boolean {
  const factor = multipleOfIdentity(rows);
  return factor !== null && equals(factor, ONE);
}

/** A line that need not be worked with: it holds only zeros, or is the same as an earlier one that does not. */
export interface Spared {
  readonly index: number;
  /** The earlier line; null where this one is zero. */
  readonly like: number | null;
}

/** The lines of zeros, and those that repeat an earlier line. */
export function sparedLines(lines: Rows<Entry>): readonly Spared[] {
  return lines.flatMap((line, index): readonly Spared[] => {
    if (isZeroLine(line)) return [{ index, like: null }];
    const first = lines.findIndex((other) => sameLine(other, line));
    return first === index ? [] : [{ index, like: first }];
  });
}
