// Tab-separated: what Excel, LibreOffice and Google Sheets put on the clipboard.

import { withPoints } from './decimal-commas.ts';
import type { Notation } from './notation.ts';
import { readSeparated } from './separated.ts';

export const tabSeparated: Notation = {
  name: 'cells of a spreadsheet',
  recognises: (text) => text.includes('\t'),
  read: (text) => {
    const reading = readSeparated(text, '\t');
    return reading.kind === 'rows' ? withPoints(reading.rows) : reading;
  },
};
