// A table as pandas, data frames of R and databases print it: a line of names above the rows, and perhaps a label before each of them.

import { readEntry } from './entry.ts';
import { linesOf, type Notation, rowsRead } from './notation.ts';

/** The line below the names, such as `---+---`. */
const rule = /^[-+|=\s]*-[-+|=\s]*$/;

function partsOf(text: string): readonly (readonly string[])[] {
  return linesOf(text)
    .filter((line) => !rule.test(line))
    .map((line) => line.split(line.includes('|') ? /\s*\|\s*/ : /\s+/).filter((part) => part !== ''));
}

/** A name of a column or a row; `i` and `pi` are numbers. */
const isName = (text: string): boolean => /^[A-Za-z_][\w.]*$/.test(text) && readEntry(text).kind !== 'number';

/** Names and labels are words, or count from 0 or 1. */
function areNames(texts: readonly string[]): boolean {
  return texts.every(isName) || [0, 1].some((first) => texts.every((text, at) => text === String(first + at)));
}

/** How many labels stand before each row; null where it is no such table. */
function labelsIn([names, ...rows]: readonly (readonly string[])[]): 0 | 1 | null {
  if (names === undefined || rows.length === 0 || !areNames(names)) return null;
  const hasWords = names.some(isName);
  if (hasWords && rows.every((row) => row.length === names.length)) return 0;
  const isLabelled =
    rows.every((row) => row.length === names.length + 1) && areNames(rows.map(([label = '']) => label));
  return isLabelled && (hasWords || rows.length > 1) ? 1 : null;
}

export const printedTable: Notation = {
  name: 'a printed table',
  recognises: (text) => labelsIn(partsOf(text)) !== null,
  read: (text) => {
    const parts = partsOf(text);
    return rowsRead(parts.slice(1).map((row) => row.slice(labelsIn(parts) ?? 0)));
  },
};
