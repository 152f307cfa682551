// What a key does in a cell of a matrix.

import type { Cells } from './field-draft.ts';
import { mostLines, type Place, resized, widthOf, withoutEmptyLine } from './grid.ts';

/** The text of the cell that has the focus, and what of it is selected. */
interface Caret {
  readonly length: number;
  readonly start: number;
  readonly end: number;
}

interface Press {
  readonly key: string;
  readonly caret: Caret;
  readonly cells: Cells;
  readonly place: Place;
  /** A single line has no rows to add. */
  readonly isSingleLine: boolean;
  /** Whether Ctrl is held: then the grid grows at its edge. Who only looks about does not change it. */
  readonly grows: boolean;
  /** Whether Enter goes on in the order of reading, as the keyboard on a screen says with its Next; else down, as in a spreadsheet. */
  readonly isRead: boolean;
}

/** Where the focus goes, and the grid where it changes. */
export interface Move {
  readonly place: Place;
  readonly cells: Cells | null;
}

const keys: { readonly [key: string]: (press: Press) => Move | null } = {
  Enter: ({ cells, place: { row, column }, isRead }) => {
    if (isRead) {
      if (column + 1 < widthOf(cells)) return to(row, column + 1);
      return row + 1 < cells.length ? to(row + 1, 0) : null;
    }
    if (row + 1 < cells.length) return to(row + 1, column);
    return column + 1 < widthOf(cells) ? to(0, column + 1) : null;
  },
  ArrowDown: ({ cells, place: { row, column }, isSingleLine, grows }) => {
    if (row + 1 < cells.length) return to(row + 1, column);
    if (!grows || isSingleLine || cells.length >= mostLines) return null;
    return { place: { row: row + 1, column }, cells: resized(cells, cells.length + 1, widthOf(cells)) };
  },
  ArrowUp: ({ place: { row, column } }) => (row > 0 ? to(row - 1, column) : null),
  ArrowRight: ({ cells, caret, place: { row, column }, grows }) => {
    if (!grows && !isWholeSelected(caret) && (caret.start !== caret.end || caret.end < caret.length)) return null;
    if (column + 1 < widthOf(cells)) return to(row, column + 1);
    if (!grows || widthOf(cells) >= mostLines) return null;
    return { place: { row, column: column + 1 }, cells: resized(cells, cells.length, widthOf(cells) + 1) };
  },
  ArrowLeft: ({ caret, place: { row, column } }) => {
    if (!isWholeSelected(caret) && caret.end > 0) return null;
    return column > 0 ? to(row, column - 1) : null;
  },
  Backspace: ({ cells, caret, place }) => {
    const fewer = caret.length === 0 ? withoutEmptyLine(cells, place) : null;
    if (fewer === null) return null;
    const row = Math.min(place.row, fewer.length - 1);
    return { cells: fewer, place: { row, column: Math.min(place.column, widthOf(fewer) - 1) } };
  },
};

/** The effect of a key; null where the browser's own behaviour applies. */
export function pressKey(press: Press): Move | null {
  return keys[press.key]?.(press) ?? null;
}

function to(row: number, column: number): Move {
  return { place: { row, column }, cells: null };
}

function isWholeSelected({ length, start, end }: Caret): boolean {
  return start === 0 && end === length;
}
