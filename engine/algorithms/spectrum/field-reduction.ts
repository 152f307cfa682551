// Row reduction over a field: to the reduced row echelon form, column by column, with plain pivots first.

import type { Field } from '../../exact/field.ts';

/** What is done for one column, and what comes of it. */
export interface FieldColumn<T> {
  readonly column: number;
  /** The row of the pivot, after the exchange. */
  readonly row: number;
  /** The row that it is exchanged with; null where it stands there. */
  readonly exchange: number | null;
  /** The pivot before it is made one. */
  readonly pivot: T;
  /** The factor that makes the pivot one; null where it is one. */
  readonly scale: T | null;
  /** The rows with this pivot in its place, before other rows are changed. */
  readonly scaled: readonly (readonly T[])[];
  /** What is subtracted from other rows: so many times the row of the pivot. */
  readonly subtract: readonly { readonly row: number; readonly factor: T }[];
  readonly rows: readonly (readonly T[])[];
}

export interface FieldReduction<T> {
  readonly columns: readonly FieldColumn<T>[];
  readonly pivots: readonly number[];
  /** The reduced row echelon form. */
  readonly rows: readonly (readonly T[])[];
}

/**
 * The reduced row echelon form, or a row echelon form with leading ones.
 * @param isPlain whether an element is a better pivot than one that is not: a fraction among numbers with roots
 * @param cleared which rows are cleared in the column of a pivot
 */
export function reduceOver<T>(
  field: Field<T>,
  matrix: readonly (readonly T[])[],
  isPlain: (x: T) => boolean,
  cleared: 'all' | 'below' = 'all',
): FieldReduction<T> {
  let rows = matrix;
  const columns: FieldColumn<T>[] = [];
  const pivots: number[] = [];
  for (let column = 0; column < matrix[0].length && pivots.length < rows.length; column++) {
    const row = pivots.length;
    const found = pivotRow(field, rows, column, row, isPlain);
    if (found === null) continue;
    const step = columnStep(field, rows, column, { row, found, cleared });
    columns.push(step);
    pivots.push(column);
    rows = step.rows;
  }
  return { columns, pivots, rows };
}

function pivotRow<T>(
  field: Field<T>,
  rows: readonly (readonly T[])[],
  column: number,
  from: number,
  isPlain: (x: T) => boolean,
): number | null {
  const open = rows.flatMap((row, place) => (place >= from && !field.isZero(row[column]) ? [place] : []));
  if (open.length === 0) return null;
  return open.find((place) => isPlain(rows[place][column])) ?? open[0];
}

function columnStep<T>(
  field: Field<T>,
  matrix: readonly (readonly T[])[],
  column: number,
  { row, found, cleared }: { readonly row: number; readonly found: number; readonly cleared: 'all' | 'below' },
): FieldColumn<T> {
  const rows = matrix.map((entries) => [...entries]);
  if (found !== row) [rows[row], rows[found]] = [rows[found], rows[row]];
  const pivot = rows[row][column];
  const isOne = field.isZero(field.add(pivot, field.negate(field.one)));
  const scale = isOne ? null : field.invert(pivot);
  if (scale !== null) rows[row] = rows[row].map((entry) => field.multiply(entry, scale));
  const scaled = rows.map((entries) => [...entries]);
  const subtract = rows.flatMap((entries, place) =>
    place === row || (cleared === 'below' && place < row) || field.isZero(entries[column])
      ? []
      : [{ row: place, factor: entries[column] }],
  );
  for (const { row: place, factor } of subtract) {
    rows[place] = rows[place].map((entry, k) => field.add(entry, field.negate(field.multiply(factor, rows[row][k]))));
  }
  return { column, row, exchange: found === row ? null : found, pivot, scale, scaled, subtract, rows };
}

/** A basis of the null space: for each column without a pivot the solution in which its unknown is one and the other free ones zero. */
export function nullSpaceOver<T>(
  field: Field<T>,
  { rows, pivots }: FieldReduction<T>,
): { readonly free: readonly number[]; readonly vectors: readonly (readonly T[])[] } {
  const width = rows[0].length;
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !pivots.includes(column));
  const vectors = free.map((column) =>
    Array.from({ length: width }, (_, place) => {
      const row = pivots.indexOf(place);
      if (row === -1) return place === column ? field.one : field.zero;
      return field.negate(rows[row][column]);
    }),
  );
  return { free, vectors };
}
