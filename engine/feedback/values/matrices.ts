// Matrices whose entries are polynomials in one unknown, as far as the judgement of values needs them.

import { divide, isZero, type Rational } from '../../exact/rational.ts';
import {
  constant,
  constantOf,
  isNothing,
  minus,
  negated,
  NOTHING,
  type Polynomial,
  plus,
  quotient,
  same,
  times,
  total,
  UNIT,
} from './polynomial.ts';

export type Rows = readonly (readonly Polynomial[])[];

export function rowsOfFractions(matrix: readonly (readonly { numerator: bigint; denominator: bigint }[])[]): Rows {
  return matrix.map((row) =>
    row.map(({ numerator, denominator }) => constant({ kind: 'rational', numerator, denominator })),
  );
}

export function build(rows: number, columns: number, entry: (row: number, column: number) => Polynomial): Rows {
  return Array.from({ length: rows }, (_r, row) => Array.from({ length: columns }, (_c, column) => entry(row, column)));
}

export function identityRows(size: number): Rows {
  return build(size, size, (row, column) => (row === column ? UNIT : NOTHING));
}

export function widthOf(a: Rows): number {
  return a.length === 0 ? 0 : a[0].length;
}

export function isSquareRows(a: Rows): boolean {
  return a.length > 0 && a.length === widthOf(a);
}

export function sameSize(a: Rows, b: Rows): boolean {
  return a.length === b.length && widthOf(a) === widthOf(b);
}

export function sameRows(a: Rows, b: Rows): boolean {
  return sameSize(a, b) && a.every((row, i) => row.every((entry, j) => same(entry, b[i][j])));
}

export function transposedRows(a: Rows): Rows {
  return build(widthOf(a), a.length, (row, column) => a[column][row]);
}

export function entrywise(a: Rows, b: Rows, operation: (x: Polynomial, y: Polynomial) => Polynomial): Rows {
  return build(a.length, widthOf(a), (row, column) => operation(a[row][column], b[row][column]));
}

export function mapped(a: Rows, change: (entry: Polynomial, row: number, column: number) => Polynomial): Rows {
  return a.map((row, i) => row.map((entry, j) => change(entry, i, j)));
}

export function scaledRows(a: Rows, factor: Polynomial): Rows {
  return mapped(a, (entry) => times(factor, entry));
}

export function sumOfRows(a: Rows, b: Rows): Rows {
  return entrywise(a, b, plus);
}

export function differenceOfRows(a: Rows, b: Rows): Rows {
  return entrywise(a, b, minus);
}

/** A·B, or null where the inner sizes differ. */
export function productOfRows(a: Rows, b: Rows): Rows | null {
  if (widthOf(a) !== b.length) return null;
  return build(a.length, widthOf(b), (row, column) => total(a[row].map((x, k) => times(x, b[k][column]))));
}

export function withoutRowAndColumn(a: Rows, row: number, column: number): Rows {
  return a.filter((_row, i) => i !== row).map((cells) => cells.filter((_cell, j) => j !== column));
}

/** The determinant of a square matrix; elimination without fractions, whose divisions leave no remainder. */
export function determinantOfRows(a: Rows): Polynomial {
  const size = a.length;
  if (size === 0) return UNIT;
  if (size === 1) return a[0][0];
  if (size === 2) return minus(times(a[0][0], a[1][1]), times(a[0][1], a[1][0]));
  const work = a.map((row) => [...row]);
  let divisor: Polynomial = UNIT;
  let changed = false;
  for (let k = 0; k < size - 1; k += 1) {
    const pivot = work.findIndex((row, index) => index >= k && !isNothing(row[k]));
    if (pivot === -1) return NOTHING;
    if (pivot !== k) {
      [work[pivot], work[k]] = [work[k], work[pivot]];
      changed = !changed;
    }
    for (let i = k + 1; i < size; i += 1) {
      for (let j = k + 1; j < size; j += 1) {
        const next = minus(times(work[i][j], work[k][k]), times(work[i][k], work[k][j]));
        work[i][j] = quotient(next, divisor) ?? NOTHING;
      }
    }
    divisor = work[k][k];
  }
  const last = work[size - 1][size - 1];
  return changed ? negated(last) : last;
}

export function minorsOf(a: Rows): Rows {
  return mapped(a, (_entry, row, column) => determinantOfRows(withoutRowAndColumn(a, row, column)));
}

/** Changes the signs like a chess board. */
export function chessboard(a: Rows): Rows {
  return mapped(a, (entry, row, column) => ((row + column) % 2 === 0 ? entry : negated(entry)));
}

export function adjugateOf(a: Rows): Rows {
  return transposedRows(chessboard(minorsOf(a)));
}

/** The numbers of a matrix without the unknown, or null. */
export function numbersOf(a: Rows): readonly (readonly Rational[])[] | null {
  const rows: Rational[][] = [];
  for (const row of a) {
    const numbers: Rational[] = [];
    for (const entry of row) {
      const number = constantOf(entry);
      if (number === null) return null;
      numbers.push(number);
    }
    rows.push(numbers);
  }
  return rows;
}

/** The reduced echelon form without its zero rows, and the columns of its pivots; null for a matrix with the unknown. */
export function reducedRows(a: Rows): { readonly rows: Rows; readonly pivots: readonly number[] } | null {
  if (numbersOf(a) === null) return null;
  const work = a.map((row) => [...row]);
  const pivots: number[] = [];
  for (let column = 0; column < widthOf(a) && pivots.length < work.length; column += 1) {
    const top = pivots.length;
    const found = work.findIndex((row, index) => index >= top && !isNothing(row[column]));
    if (found === -1) continue;
    [work[found], work[top]] = [work[top], work[found]];
    const pivot = work[top][column];
    work[top] = work[top].map((entry) => quotient(entry, pivot) ?? NOTHING);
    for (let row = 0; row < work.length; row += 1) {
      const factor = work[row][column];
      if (row === top || isNothing(factor)) continue;
      work[row] = work[row].map((entry, j) => minus(entry, times(factor, work[top][j])));
    }
    pivots.push(column);
  }
  return { rows: work.slice(0, pivots.length), pivots };
}

/** The inverse of a square matrix of numbers; null where there is none. */
export function inverseOfRows(a: Rows): Rows | null {
  if (!isSquareRows(a)) return null;
  const reduced = reducedRows(a.map((row, i) => [...row, ...identityRows(a.length)[i]]));
  if (reduced === null || reduced.pivots.some((column, index) => column !== index)) return null;
  return reduced.rows.length < a.length ? null : reduced.rows.map((row) => row.slice(a.length));
}

/** The quotient of two numbers, or null for a divisor of 0. */
export function ratioOf(p: Polynomial, q: Polynomial): Rational | null {
  const [x, y] = [constantOf(p), constantOf(q)];
  return x === null || y === null || isZero(y) ? null : divide(x, y);
}
