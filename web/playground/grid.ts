// Grids of cells: rows and columns added, removed, and turned over. Every function gives a new grid.

import type { Cells } from './field-draft.ts';

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The largest grid that is drawn cell by cell. */
export const mostLines = 50;

export function widthOf(cells: Cells): number {
  return cells[0]?.length ?? 0;
}

export function isDrawable(cells: Cells): boolean {
  return cells.length <= mostLines && widthOf(cells) <= mostLines;
}

export function withCell(cells: Cells, { row, column }: Place, text: string): Cells {
  return cells.map((line, place) => (place === row ? line.with(column, text) : line));
}

/** The grid with a block whose first cell is at a place; it grows where the block is larger than the room. */
export function withBlock(cells: Cells, { row, column }: Place, block: Cells): Cells {
  const height = Math.max(cells.length, row + block.length);
  const roomy = resized(cells, height, Math.max(widthOf(cells), column + widthOf(block)));
  return roomy.map((line, i) => line.map((text, j) => block[i - row]?.[j - column] ?? text));
}

/** The grid with so many rows and columns: new cells are empty, and those beyond are gone. */
export function resized(cells: Cells, rows: number, columns: number): Cells {
  return Array.from({ length: Math.max(1, rows) }, (_, row) => {
    const line = cells[row];
    if (line?.length === columns) return line;
    return Array.from({ length: Math.max(1, columns) }, (__, column) => line?.[column] ?? '');
  });
}

export function cleared(cells: Cells): Cells {
  return cells.map((row) => row.map(() => ''));
}

export function transposed(cells: Cells): Cells {
  return Array.from({ length: widthOf(cells) }, (_, column) => cells.map((row) => row[column] ?? ''));
}

function isRowEmpty(cells: Cells, row: number): boolean {
  return cells[row]?.every((text) => text.trim() === '') ?? false;
}

function isColumnEmpty(cells: Cells, column: number): boolean {
  return cells.every((row) => (row[column] ?? '').trim() === '');
}

/** The grid without the last row or column, where the place lies in it and nothing stands in it; null elsewhere. */
export function withoutEmptyLine(cells: Cells, { row, column }: Place): Cells | null {
  const [height, width] = [cells.length, widthOf(cells)];
  if (height > 1 && row === height - 1 && isRowEmpty(cells, row)) return resized(cells, height - 1, width);
  if (width > 1 && column === width - 1 && isColumnEmpty(cells, column)) return resized(cells, height, width - 1);
  return null;
}

/** "2 × 3", said as "2 by 3". */
export function sizeOf(cells: Cells): string {
  return `${cells.length} × ${widthOf(cells)}`;
}
