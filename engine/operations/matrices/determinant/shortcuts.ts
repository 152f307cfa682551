// Shortcuts: determinants that can be seen without a method.

import type { LineName } from '../../../algorithms/expansion/line-words.ts';
import type { Move } from '../../../algorithms/moves.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { divide, type Entry, equals, isInteger, isZero, multiply } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';

export type TriangularShape = 'identity' | 'diagonal' | 'upper' | 'lower';

/** Two rows or two columns, counted from 0: the second is factor times the first. */
export interface Proportion {
  readonly along: 'row' | 'column';
  readonly first: number;
  readonly second: number;
  readonly factor: Entry;
}

export interface ShortcutMoves {
  /** Every entry is 0. */
  nothing: { readonly size: number };
  /** Every entry of a row or column is 0. */
  zeroLine: LineName;
  /** Zeros on one side of the diagonal: the determinant is the product of the diagonal. */
  triangular: {
    readonly shape: TriangularShape;
    readonly factors: readonly Entry[];
    readonly value: Entry;
  };
  /** `rows`: the matrix with a row or column of zeros in the place of the second one. */
  proportional: Proportion & { readonly rows: Rows<Entry> };
}

/** What can be seen, and the determinant that it gives. */
export interface Shortcut {
  readonly move: Move<ShortcutMoves>;
  readonly value: Entry;
}

/** The shortcut that the matrix offers; null where there is none. */
export function shortcutFor(rows: Rows<Entry>): Shortcut | null {
  const columns = rows.map((_, column) => rows.map((row) => row[column]));
  const zeroRow = rows.findIndex((row) => row.every(isZero));
  const zeroColumn = columns.findIndex((column) => column.every(isZero));
  if (rows.every((row) => row.every(isZero))) {
    return { move: { move: 'nothing', facts: { size: rows.length } }, value: ZERO };
  }
  if (zeroRow !== -1) return { move: { move: 'zeroLine', facts: { along: 'row', index: zeroRow } }, value: ZERO };
  if (zeroColumn !== -1) {
    return { move: { move: 'zeroLine', facts: { along: 'column', index: zeroColumn } }, value: ZERO };
  }
  const shape = triangularShape(rows);
  if (shape !== null) {
    const factors = rows.map((row, index) => row[index]);
    const value = factors.reduce(multiply, ONE);
    return { move: { move: 'triangular', facts: { shape, factors, value } }, value };
  }
  const proportion = proportionIn(rows, 'row') ?? proportionIn(columns, 'column');
  if (proportion === null) return null;
  return {
    move: { move: 'proportional', facts: { ...proportion, rows: withZeros(rows, proportion) } },
    value: ZERO,
  };
}

function triangularShape(rows: Rows<Entry>): TriangularShape | null {
  const upper = rows.every((row, i) => row.slice(0, i).every(isZero));
  const lower = rows.every((row, i) => row.slice(i + 1).every(isZero));
  if (upper && lower) return rows.every((row, i) => equals(row[i], ONE)) ? 'identity' : 'diagonal';
  if (upper) return 'upper';
  return lower ? 'lower' : null;
}

export function isIdentity(rows: Rows<Entry>): boolean {
  return rows.every((row, i) => row.every((value, j) => equals(value, i === j ? ONE : ZERO)));
}

/** The first two lines that are multiples of one another, the multiple with a whole number where there is one. */
function proportionIn(lines: Rows<Entry>, along: 'row' | 'column'): Proportion | null {
  for (const [second, line] of lines.entries()) {
    for (let first = 0; first < second; first++) {
      const factor = ratioOf(lines[first], line);
      if (factor === null) continue;
      const reciprocal = divide(ONE, factor);
      return isInteger(factor) || !isInteger(reciprocal)
        ? { along, first, second, factor }
        : { along, first: second, second: first, factor: reciprocal };
    }
  }
  return null;
}

/** The factor that makes the first line the second; neither is a line of zeros. */
function ratioOf(first: readonly Entry[], second: readonly Entry[]): Entry | null {
  const place = first.findIndex((value) => !isZero(value));
  const [x, y] = [first[place], second[place]];
  if (isZero(y)) return null;
  // Most lines are no multiples, and whole numbers are multiplied sooner than divided.
  const isMultiple = first.every(
    (value, index) => index === place || equals(multiply(y, value), multiply(x, second[index])),
  );
  return isMultiple ? divide(y, x) : null;
}

function withZeros(rows: Rows<Entry>, { along, second }: Proportion): Rows<Entry> {
  return rows.map((row, i) => (along === 'column' ? row.with(second, ZERO) : i === second ? row.map(() => ZERO) : row));
}
