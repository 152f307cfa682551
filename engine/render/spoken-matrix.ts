// Spoken matrices: by their size and their rows with what is marked in them, or by their name.

import type { Expression, ExpressionOf } from '../document/expression.ts';
import { type CellRow, type Cells, cellsOf } from './elision.ts';
import { PAUSE } from './spoken.ts';
import { type Flow, nameOf, numbered, paragraphs, singleLine } from './spoken-lines.ts';
import { isAllMarked, marksAlong, type SpokenMarks, spokenMarks } from './spoken-marks.ts';
import type { View } from './view.ts';

/** How the cells are said, and where the matrix stands. */
interface Setting {
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
  const line = cells.bar === null ? singleLine(cells) : null;
  if (line !== null) {
    const marks = spokenMarks(marksAlong(node.marks, cells), cells);
    const all = isAllMarked(node.marks, cells) ? ', all marked' : '';
    const spoken = line.cells.map(({ row, column, cell }) => marks.cell(row, column) + show(cell));
    return `${opening} ${line.name}${all}${line.joint}${spoken.join(', ')}${ending}`;
  }
  const marks = spokenMarks(node.marks, cells);
  const rows = numbered(cells.rows, (row) => spokenRow(row, cells, marks, show), marks.row);
  const noun = `${cells.bar === null ? 'matrix' : 'augmented matrix'}${marks.columns}`;
  return `${opening} ${noun}${paragraphs(rows, 'with', flow)}${ending}`;
}

function spokenRow(row: CellRow, { bar, columns }: Cells, marks: SpokenMarks, show: Setting['show']): string {
  return row.cells
    .map((cell, position) => {
      const spoken = marks.cell(row.index, columns[position]) + show(cell);
      return position === bar && position > 0 ? `bar, ${spoken}` : spoken;
    })
    .join(', ');
}
