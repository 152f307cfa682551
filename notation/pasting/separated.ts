// Cells parted by one sign, as spreadsheets copy them and files hold them; quotes go around cells that contain the sign.

import { type Reading, rowsRead, unreadable } from './notation.ts';

/** RFC 4180 with any separator. Lines without any content are left out. */
export function readSeparated(text: string, separator: string): Reading {
  const rows: string[][] = [];
  let row: string[] = [];
  let place = 0;
  while (place <= text.length) {
    const quoted = /^ *"/.exec(text.slice(place, place + 64));
    let cell: string;
    if (quoted !== null) {
      const end = closingQuote(text, place + quoted[0].length);
      if (end < 0)
        return unreadable(`Row ${rows.length + 1}, column ${row.length + 1}: a quotation mark is not closed.`);
      cell = text.slice(place + quoted[0].length, end).replaceAll('""', '"');
      place = end + 1;
      while (text[place] === ' ') place++;
      if (place < text.length && text[place] !== separator && text[place] !== '\n') {
        return unreadable(`Row ${rows.length + 1}, column ${row.length + 1}: something follows the quoted cell.`);
      }
    } else {
      const end = cellEnd(text, place, separator);
      cell = text.slice(place, end);
      place = end;
    }
    row.push(cell.trim());
    if (text[place] !== separator) {
      if (row.some((content) => content !== '')) rows.push(row);
      row = [];
    }
    place++;
  }
  return rowsRead(rows);
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function cellEnd(text: string, from: number, separator: string): number {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
  return end;
}
