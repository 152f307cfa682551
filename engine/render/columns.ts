// Columns: which columns of a table hold numbers to be aligned on their units, decided once for all formats with columns.

import type { Expression, ExpressionOf } from '../document/expression.ts';
import { tableCellsOf } from './elision.ts';
import { foldWritten, hasNoDigits, writeNumber, type Written } from './numbers.ts';
import type { View } from './view.ts';

/** What the cells of a column have in common. */
export interface Column {
  /** Numbers, dots and gaps only. */
  readonly isNumeric: boolean;
  /** Numbers of unequal width: those that a reader compares only where their units stand one under the other. */
  readonly isUneven: boolean;
  /** The most decimal places of any cell. */
  readonly places: number;
}

/** The columns of rows of cells; null is a gap. */
export function columnsOf(rows: readonly (readonly (Expression | null)[])[], view: View): readonly Column[] {
  return (rows[0] ?? []).map((_, column) =>
    columnOf(
      rows.map((row) => row[column]),
      view,
    ),
  );
}

/** The columns of a table: of its rows and sums, whatever stands above them. */
export function tableColumnsOf(node: ExpressionOf<'table'>, view: View): readonly Column[] {
  const gaps = node.header.map(() => null);
  const rows = tableCellsOf(node, view.extent).rows.map((row) => row.cells);
  return columnsOf([gaps, ...rows, node.totals ?? gaps], view);
}

/** Whether a column of rows of cells holds numbers, dots and gaps only: all that a format needs that leaves the widths to its reader. */
export function isNumericColumn(
  rows: readonly (readonly (Expression | null)[])[],
  column: number,
  view: View,
): boolean {
  let hasNumber = false;
  for (const row of rows) {
    const cell = row[column];
    if (cell === null || cell.kind === 'elided') continue;
    if (cell.kind !== 'number' || hasNoDigits(cell.value) || !isAlignable(writeNumber(cell, view.numbers)))
      return false;
    hasNumber = true;
  }
  return hasNumber;
}

function columnOf(cells: readonly (Expression | null)[], view: View): Column {
  const solid = cells.filter((cell) => cell !== null).filter(({ kind }) => kind !== 'elided');
  const written = solid.flatMap((cell) =>
    cell.kind === 'number' && !hasNoDigits(cell.value) ? [writeNumber(cell, view.numbers)] : [],
  );
  const isNumeric = solid.length > 0 && written.length === solid.length && written.every(isAlignable);
  const outlines = new Set(written.map(outlineOf));
  return {
    isNumeric,
    isUneven: isNumeric && outlines.size > 1,
    places: written.map(placesOf).reduce((most, places) => Math.max(most, places), 0),
  };
}

/** Powers of ten, roots and powers have no units to align on. */
function isAlignable({ form }: Written): boolean {
  return form === 'integer' || form === 'decimal' || form === 'fraction';
}

/** Equal for numbers that take equal room on each side of their points. */
function outlineOf(written: Written): string {
  const digits = foldWritten<Written['form'], string>(written, {
    integer: (form) => form.digits,
    decimal: (form) => form.digits,
    scientific: ({ mantissa }) => mantissa,
    fraction: ({ numerator, denominator }) => (numerator.length < denominator.length ? denominator : numerator),
    root: () => '',
    power: () => '',
  });
  return `${written.form} ${written.negative ? '-' : ''}${digits.replaceAll(/\d/g, '0')}`;
}

/** The decimal places of a written number. */
export function placesOf(written: Written): number {
  return written.form === 'decimal' ? written.digits.length - written.digits.indexOf('.') - 1 : 0;
}
