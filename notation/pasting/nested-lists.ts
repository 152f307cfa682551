// Lists in lists, as Python, JSON, printed arrays and Mathematica write a matrix.

import { excerptOf, type Reading, rowsRead, shortened, unreadable } from './notation.ts';

export interface Brackets {
  readonly open: string;
  readonly close: string;
}

interface Scan {
  readonly rows: string[][];
  row: string[] | null;
  depth: number;
  /** What stood last: two commas in a row are a mistake, one at the end of a list is not. */
  last: 'open' | 'close' | 'comma' | 'entry';
}

const token = /"[^"]*"|'[^']*'|[[\](){},]|[^\s"'[\](){},]+/g;

/** A list of lists, or one list, which is a matrix of one row. Entries are parted by commas or spaces. */
export function readNestedLists(text: string, { open, close }: Brackets): Reading {
  const scan: Scan = { rows: [], row: null, depth: 0, last: 'open' };
  let isOver = false;
  for (const [piece] of text.matchAll(token)) {
    if (isOver) return unreadable(`After the end of the matrix comes ${excerptOf(piece)}.`);
    const fault = take(scan, piece, open, close);
    if (fault !== null) return fault;
    isOver = scan.depth === 0;
  }
  if (!isOver) return unreadable(`A bracket is missing: ${excerptOf(open)} is opened and not closed.`);
  return rowsRead(scan.rows);
}

function take(scan: Scan, piece: string, open: string, close: string): Reading | null {
  if (open.includes(piece)) return takeOpening(scan);
  if (close.includes(piece)) return takeClosing(scan);
  if (piece === ',') {
    if (scan.last === 'open' || scan.last === 'comma')
      return unreadable(`${placeOf(scan)}: an entry is missing before a comma.`);
    scan.last = 'comma';
    return null;
  }
  if (/^\.{3}$|^…$/.test(piece)) return shortened;
  if (scan.depth === 0) return unreadable(`Before the first bracket stands ${excerptOf(piece)}.`);
  if (scan.depth === 1 && scan.rows.length > 0 && scan.row === null) {
    return unreadable(`${excerptOf(piece)} stands outside the rows, after row ${scan.rows.length}.`);
  }
  scan.row ??= startRow(scan);
  scan.row.push(piece.replace(/^["']|["']$/g, ''));
  scan.last = 'entry';
  return null;
}

function startRow({ rows }: Scan): string[] {
  const row: string[] = [];
  rows.push(row);
  return row;
}

function takeOpening(scan: Scan): Reading | null {
  scan.depth++;
  scan.last = 'open';
  if (scan.depth > 2) return unreadable('The brackets are nested more than twice. A matrix is a list of rows.');
  if (scan.depth === 2) {
    if (scan.row !== null) return unreadable(`${placeOf(scan)}: a list stands among numbers.`);
    scan.row = startRow(scan);
  }
  return null;
}

function takeClosing(scan: Scan): Reading | null {
  if (scan.depth === 0) return unreadable('A bracket is closed that was not opened.');
  if (scan.depth === 2) scan.row = null;
  scan.depth--;
  scan.last = 'close';
  return null;
}

function placeOf({ rows }: Scan): string {
  return `Row ${Math.max(1, rows.length)}`;
}
