// R as it prints a matrix: labels [1,] before the rows and [,1] above the columns; wide matrices in blocks of columns.

import { linesOf, type Notation, type Reading, rowsRead, unreadable } from './notation.ts';

const heading = /^(?:\[,\d+\]\s*)+$/;
const labelled = /^\[(\d+),\]\s*(.*)$/;

function read(text: string): Reading {
  const rows: string[][] = [];
  for (const line of linesOf(text)) {
    if (heading.test(line) || line.startsWith('>')) continue;
    const match = labelled.exec(line);
    if (match === null)
      return unreadable(`A line without a row label such as [1,] is among the rows: “${line.slice(0, 24)}”.`);
    const [, label = '', entries = ''] = match;
    const place = Number(label) - 1;
    if (place > rows.length) return unreadable(`Row ${rows.length + 1} is missing before row ${label}.`);
    // In a further block the labels begin again: its columns go on the right.
    rows[place] = [...(rows[place] ?? []), ...entries.split(/\s+/).filter((entry) => entry !== '')];
  }
  return rowsRead(rows);
}

export const rPrinted: Notation = {
  name: 'a matrix printed by R',
  recognises: (text) => linesOf(text).some((line) => labelled.test(line)),
  read,
};
