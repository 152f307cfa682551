// Spoken matrices: by their size and their rows with what is marked in them, or by their name.

import type { Expression, ExpressionOf, Marks } from '../document/expression.ts';
import { type CellRow, type Cells, cellsOf } from './elision.ts';
import { isVectorName } from './brevity.ts';
import { PAUSE, tidySpeech } from './spoken.ts';
import { type Flow, nameOf, numbered, paragraphs, type SingleLine, singleLine } from './spoken-lines.ts';
import { entriesMarked, isAllMarked, marksAlong, spokenMarks } from './spoken-marks.ts';
import type { View } from './view.ts';

/** How the cells are said, and where the matrix stands. */
export interface Setting {
  readonly view: View;
  readonly flow: Flow;
  readonly show: (cell: Expression) => string;
}

/** The matrix, or its determinant, from "the 2 by 2 matrix" to the words that end it. */
export function spokenMatrix(
  node: ExpressionOf<'matrix'> | ExpressionOf<'grid'>,
  isDeterminant: boolean,
  { view, flow, show }: Setting,
): string {
  const cells = cellsOf(node, view.extent);
  const size = `${cells.rowCount} by ${cells.columnCount}`;
  const name = isDeterminant || node.marks !== null ? null : nameOf(cells, view);
  if (name !== null) return `the ${size} ${name} matrix`;
  const ending = `; end ${isDeterminant ? 'determinant' : 'matrix'}${PAUSE}`;
  const opening = `${isDeterminant ? 'the determinant of the' : 'the'} ${size}`;
  if (isOfVectors(cells)) return `the matrix with the columns ${spokenRow(cells.rows[0], cells, show)}${ending}`;
  const line = cells.bar === null ? singleLine(cells) : null;
  if (line !== null) {
    const spoken = line.cells.map(({ cell }) => show(cell));
    return `${opening} ${line.name}${lineMarks(node.marks, cells, line)}${line.joint}${entries(spoken)}${ending}`;
  }
  const named = isDeterminant || node.marks !== null ? null : augmentedName(cells, show);
  if (named !== null) return named;
  const marks = spokenMarks(node.marks, cells);
  const rows = numbered(cells.rows, (row) => spokenRow(row, cells, show), marks.row);
  const noun = `${cells.bar === null ? 'matrix' : 'augmented matrix'}${marks.columns}`;
  return `${opening} ${noun}${paragraphs(rows, 'with', flow)}${ending}`;
}

/** A row of names of vectors is no matrix with one row: they are its columns, and their length is not told here. */
function isOfVectors({ rows, rowCount, columnCount, bar }: Cells): boolean {
  if (rowCount !== 1 || columnCount < 2 || bar !== null) return false;
  return rows[0].cells.every((cell) => cell.kind === 'elided' || (cell.kind === 'subscript' && isVectorName(cell)));
}

/** Which entries of a matrix of one line are marked; nothing where all are, which sets none apart. */
function lineMarks(marks: Marks | null, cells: Cells, line: SingleLine): string {
  if (isAllMarked(marks, cells)) return '';
  const marked = marksAlong(marks, cells)?.cells ?? [];
  const isColumn = cells.rowCount > 1;
  const places = line.cells.flatMap(({ row, column }) =>
    column !== null && marked.some(([i, j]) => i === row && j === column) ? [(isColumn ? row : column) + 1] : [],
  );
  return places.length === 0 ? '' : `, ${entriesMarked(places)}`;
}

/**
 * The rows that row operations have changed, with their new entries: what stays is not said again. Null where the marks say of no
 * row or of every row that it has changed, or where one of them is not shown.
 */
export function spokenChange(
  node: ExpressionOf<'matrix'> | ExpressionOf<'grid'>,
  { view, show }: Setting,
): string | null {
  const changed = node.marks?.rows ?? [];
  const cells = cellsOf(node, view.extent);
  const rows = cells.rows.filter(({ index }) => index !== null && changed.includes(index));
  if (rows.length === 0 || rows.length < new Set(changed).size || rows.length === cells.rowCount) return null;
  return numbered(rows, (row) => spokenRow(row, cells, show))
    .map((row) => row.replace('Row', 'New row'))
    .join('. ');
}

/** A matrix of blocks by its true size: "the 3 by 6 augmented matrix of the blocks A, bar, I; end matrix". */
export function spokenBlocks(
  node: ExpressionOf<'grid'>,
  size: readonly [rows: number, columns: number],
  { view, show }: Setting,
): string {
  const cells = cellsOf(node, view.extent);
  const named = augmentedName(cells, show);
  if (named !== null) return named;
  const [rows, columns] = size;
  const isOfColumns = cells.rowCount === 1 && cells.columnCount === columns;
  const isOfRows = cells.columnCount === 1 && cells.rowCount === rows;
  const parts = isOfColumns ? 'with the columns' : isOfRows ? 'with the rows' : 'of the blocks';
  const noun = cells.bar === null ? 'matrix' : 'augmented matrix';
  const spoken = cells.rows.map((row) => spokenRow(row, cells, show)).join('; ');
  return `the ${rows} by ${columns} ${noun} ${parts} ${spoken}; end matrix${PAUSE}`;
}

/** "the augmented matrix A bar b" where its blocks are names; null for others. */
function augmentedName(cells: Cells, show: Setting['show']): string | null {
  if (cells.bar === null || cells.rows.length !== 1) return null;
  const [row] = cells.rows;
  if (!row.cells.every(({ kind }) => kind === 'symbol')) return null;
  return `${AUGMENTED}${row.cells.map((cell, position) => (position === cells.bar ? `bar ${show(cell)}` : show(cell))).join(' ')}`;
}

/** What begins the name of an augmented matrix. */
export const AUGMENTED = 'the augmented matrix ';

function spokenRow(row: CellRow, { bar }: Cells, show: Setting['show']): string {
  const spoken = row.cells.map(show);
  const isElided = row.cells.some(({ kind }) => kind === 'elided');
  return bar === null && !isElided
    ? entries(spoken)
    : spoken.map((cell, position) => (position === bar && position > 0 ? `bar, ${cell}` : cell)).join(', ');
}

/** Where an entry holds a pause of its own, each says which it is: a listener could not tell where the next begins. */
function entries(spoken: readonly string[]): string {
  const isClear = spoken.length < 2 || spoken.every((entry) => !tidySpeech(entry).includes(','));
  return isClear ? spoken.join(', ') : spoken.map((entry, place) => `entry ${place + 1}: ${entry}`).join('; ');
}
