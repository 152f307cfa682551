// Markdown tables: cells between bars, and a line of dashes under the heads.

import { linesOf, type Notation, rowsRead } from './notation.ts';

const rule = /^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/;

function cellsOf(line: string): readonly string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** Heads are entries where they are numbers, and titles of columns where they are not. */
function isTitles(cells: readonly string[]): boolean {
  return cells.every((cell) => !/\d/.test(cell));
}

export const markdown: Notation = {
  name: 'a table of Markdown',
  recognises: (text) => linesOf(text).some((line) => line.includes('|') && rule.test(line)),
  read: (text) => {
    const rows = linesOf(text)
      .filter((line) => !rule.test(line))
      .map(cellsOf);
    return rowsRead(rows.filter((cells, place) => place > 0 || !isTitles(cells)));
  },
};
