// Spoken lines: the names of matrices that have one, and the rows of a matrix or a table by their numbers.

import type { Expression } from '../document/expression.ts';
import type { CellRow, Cells } from './elision.ts';
import { hasNoDigits, writeNumber, type Written } from './numbers.ts';
import type { View } from './view.ts';

/** A matrix of one entry, one row or one column without dots in it: its cells need no line numbers. */
export interface SingleLine {
  readonly name: string;
  /** What stands between the name and the cells. */
  readonly joint: ' ' | ': ';
  readonly cells: readonly { readonly row: number; readonly column: number | null; readonly cell: Expression }[];
}

/** The matrix as one line, or null where it has more. */
export function singleLine({ rowCount, columnCount, rows, columns }: Cells): SingleLine | null {
  if (rowCount === 1) {
    const cells = rows[0].cells.map((cell, position) => ({ row: 0, column: columns[position], cell }));
    return columnCount === 1
      ? { name: 'matrix with entry', joint: ' ', cells }
      : { name: 'row matrix', joint: ': ', cells };
  }
  const numbers = rows.map(({ index }) => index).filter((index) => index !== null);
  if (columnCount !== 1 || numbers.length < rows.length) return null;
  const cells = numbers.map((row, position) => ({ row, column: 0, cell: rows[position].cells[0] }));
  return { name: 'column matrix', joint: ': ', cells };
}

/** The rows by their numbers, and how many a line of dots stands for. */
export function numbered(
  rows: readonly CellRow[],
  spoken: (row: CellRow) => string,
  markOf: (row: number) => string = () => '',
): readonly string[] {
  return rows.map((row, position) => {
    if (row.index !== null) return `Row ${row.index + 1}${markOf(row.index)}: ${spoken(row)}`;
    const before = rows[position - 1]?.index;
    const after = rows[position + 1]?.index;
    return typeof before === 'number' && typeof after === 'number'
      ? `Rows ${before + 2} to ${after} are left out`
      : 'More rows';
  });
}

/** Identity and zero matrices are known by name, unless something in them is pointed at; the shown cells tell, as long as none is left out. */
export function nameOf(cells: Cells, view: View): 'identity' | 'zero' | null {
  if (cells.bar !== null || cells.rowCount * cells.columnCount < 2) return null;
  const digits = cells.rows.map((row) =>
    row.cells.map((cell) =>
      cell.kind === 'number' && !hasNoDigits(cell.value) ? exactDigits(writeNumber(cell, view.numbers)) : null,
    ),
  );
  if (digits.every((row) => row.every((digit) => digit === '0'))) return 'zero';
  const isIdentity = digits.every((row, i) => row.every((digit, j) => digit === (i === j ? '1' : '0')));
  return isIdentity && cells.rowCount === cells.columnCount ? 'identity' : null;
}

function exactDigits(written: Written): string | null {
  return written.form === 'integer' && written.exact && !written.negative ? written.digits : null;
}

/** Whether the rows of a matrix are sentences of their own, or parts of the sentence around it. */
export type Flow = 'formula' | 'sentence';

/** Lines that each begin with a capital, behind an opening. */
export function paragraphs(lines: readonly string[], joint: string, flow: Flow): string {
  if (flow === 'formula') return `. ${lines.join('. ')}`;
  return ` ${joint} ${lines.map((line) => line[0].toLowerCase() + line.slice(1)).join('; ')}`;
}
