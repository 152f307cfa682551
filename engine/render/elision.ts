// Elision: which rows and columns of a large matrix are shown, as in a textbook: the first three, dots, the last.

import { type Expression, type ExpressionOf, elided, entryNumber, words } from '../document/expression.ts';
import type { Extent } from './view.ts';

const MOST_ROWS = 8;
/** A vector is shown up to more entries: they are what was asked for. */
const MOST_ROWS_OF_COLUMN = 12;
const MOST_COLUMNS = 10;
const MOST_COLUMNS_BESIDE_BAR = 5;
const LEADING = 3;

/** Sums and products of more members are elided. */
export const LONGEST_CHAIN = 12;
/** Lists of more items are elided. */
export const LONGEST_LIST = 20;

/** Tables of more rows are elided. */
const LONGEST_TABLE = 12;

/** A line of cells: the 0-based row it shows, or null for a line of dots. */
export interface CellRow {
  readonly index: number | null;
  readonly cells: readonly Expression[];
}

/** The part of a matrix that is shown. */
export interface Cells {
  /** The true size. */
  readonly rowCount: number;
  readonly columnCount: number;
  readonly rows: readonly CellRow[];
  /** The 0-based columns shown; null stands for dots. */
  readonly columns: readonly (number | null)[];
  /** How many of the shown columns stand before the augmentation bar. */
  readonly bar: number | null;
}

/** The cells shown of a matrix or a grid: every row and column up to 8 by 10 (12 rows of one column, 5 columns on each side of a bar), or of any size when whole. */
export function cellsOf(node: ExpressionOf<'matrix'> | ExpressionOf<'grid'>, extent: Extent): Cells {
  const [rowCount, columnCount] =
    node.kind === 'matrix' ? [node.matrix.rows, node.matrix.columns] : [node.rows.length, node.rows[0]?.length ?? 0];
  const bar = node.kind === 'grid' && isInside(node.bar, columnCount) ? node.bar : null;
  const cellAt = (row: number, column: number): Expression =>
    node.kind === 'matrix' ? entryNumber(node.matrix, row * columnCount + column) : node.rows[row][column];

  const { columns, barAt } = shownColumns(columnCount, bar, extent);
  if (node.kind === 'grid' && isWhole(rowCount, mostRows(columnCount), extent) && !columns.includes(null)) {
    return { rowCount, columnCount, rows: node.rows.map((cells, index) => ({ index, cells })), columns, bar: barAt };
  }
  const rows = shown(rowCount, mostRows(columnCount), extent).map((row) => ({
    index: row,
    cells: columns.map((column) => {
      if (row === null) return elided(column === null ? 'diagonal' : 'column');
      return column === null ? elided('row') : cellAt(row, column);
    }),
  }));
  return { rowCount, columnCount, rows, columns, bar: barAt };
}

/** The part of a table that is shown: the rows, and the line of sums that closes it. */
export interface TableCells {
  readonly rows: readonly CellRow[];
  /** Null where a column is not added up. The line is called by its name where its first place is free. */
  readonly totals: readonly (Expression | null)[] | null;
}

/** The rows of a table, up to 12 or of any number when whole, and its line of sums. */
export function tableCellsOf({ header, rows, totals }: ExpressionOf<'table'>, extent: Extent): TableCells {
  return {
    rows: shown(rows.length, LONGEST_TABLE, extent).map((index) => ({
      index,
      cells: index === null ? header.map(() => elided('column')) : rows[index],
    })),
    totals: totals?.map((total, column) => (total === null && column === 0 ? words('Sum') : total)) ?? null,
  };
}

/** The members of a long list with dots in place of those between the third and the last. */
export function shortened(
  items: readonly Expression[],
  most: number,
  extent: Extent,
  dots: Expression,
): readonly Expression[] {
  if (isWhole(items.length, most, extent)) return items;
  return shown(items.length, most, extent).map((index) => (index === null ? dots : items[index]));
}

/** Whether every row and column of a matrix without a bar is shown. */
export function isShownWhole(rows: number, columns: number, extent: Extent): boolean {
  return isWhole(rows, mostRows(columns), extent) && isWhole(columns, MOST_COLUMNS, extent);
}

function mostRows(columns: number): number {
  return columns === 1 ? MOST_ROWS_OF_COLUMN : MOST_ROWS;
}

/** A bar has columns on both of its sides. */
function isInside(bar: number | null, count: number): boolean {
  return bar !== null && bar > 0 && bar < count;
}

function shownColumns(count: number, bar: number | null, extent: Extent) {
  if (bar === null || count <= MOST_COLUMNS) {
    return { columns: shown(count, MOST_COLUMNS, extent), barAt: bar };
  }
  const left = shown(bar, MOST_COLUMNS_BESIDE_BAR, extent);
  const right = shown(count - bar, MOST_COLUMNS_BESIDE_BAR, extent);
  return { columns: [...left, ...right.map((index) => (index === null ? null : bar + index))], barAt: left.length };
}

function isWhole(length: number, most: number, extent: Extent): boolean {
  return extent === 'whole' || length <= most;
}

function shown(length: number, most: number, extent: Extent): readonly (number | null)[] {
  return isWhole(length, most, extent) ? upTo(length) : [...upTo(LEADING), null, length - 1];
}

/** The indices of so many members. */
function upTo(length: number): readonly number[] {
  return length < SHORT_RANGES.length ? SHORT_RANGES[length] : range(length);
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}

const SHORT_RANGES: readonly (readonly number[])[] = Array.from({ length: 17 }, (_, length) => range(length));
