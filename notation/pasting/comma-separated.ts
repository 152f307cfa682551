// Comma-separated values; or semicolons between the cells and commas in the decimals, where people write them so.

import { pointsFor } from './decimal-commas.ts';
import { excerptOf, linesOf, type Notation, type Reading, rowsRead, unreadable } from './notation.ts';
import { readSeparated } from './separated.ts';

/** `1,5;2,5` on one line: two rows, or decimals? Only the brackets of MATLAB or a line for each row would tell. */
function isAmbiguous(text: string): boolean {
  const lines = linesOf(text);
  if (lines.length !== 1) return false;
  return (lines[0] ?? '').split(';').every((part) => part.split(',').length === 2);
}

/** `1,2,3;4,5,6`: more commas than a decimal has, so semicolons part rows. */
function hasRowsInLine(text: string): boolean {
  const lines = linesOf(text);
  return lines.length === 1 && (lines[0] ?? '').split(';').some((part) => part.split(',').length > 2);
}

function readSemicolons(text: string): Reading {
  if (isAmbiguous(text)) {
    return unreadable(
      `${excerptOf(text)} can be read in two ways: as rows, or as one row with decimal commas. Put each row on a line of its own, or write points for decimals.`,
    );
  }
  if (hasRowsInLine(text)) return readSeparated(text.replaceAll(';', '\n'), ',');
  const reading = readSeparated(text, ';');
  return reading.kind === 'rows' ? rowsRead(pointsFor(reading.rows)) : reading;
}

const decimalsInLine = /^[-+]?\d+(?:,\d+)?(?: +[-+]?\d+(?:,\d+)?)+$/;

/** `1,5 2` above `0,5 4`: spaces part the cells, as in a table of a text. One line alone could be rows as well. */
function isSpaced(text: string): boolean {
  const lines = linesOf(text);
  return lines.length > 1 && lines.every((line) => decimalsInLine.test(line));
}

export const commaSeparated: Notation = {
  name: 'comma-separated values',
  recognises: (text) => /[,;"]/.test(text) && !isSpaced(text),
  read: (text) => (text.includes(';') ? readSemicolons(text) : readSeparated(text, ',')),
};
