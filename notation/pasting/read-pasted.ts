// Pasted text as the entries of a matrix, whichever notation it is in; or a sentence about what is wrong, and where.

import { plainSigns, readEntry, tidyEntry } from './entry.ts';
import { arrayConstant } from './array-constant.ts';
import { commaSeparated } from './comma-separated.ts';
import { body } from './body.ts';
import { julia } from './julia.ts';
import { latex } from './latex.ts';
import { markdown } from './markdown.ts';
import { mathematica } from './mathematica.ts';
import { mathml } from './mathml.ts';
import { matlab } from './matlab.ts';
import { excerptOf, type Notation, type Rows } from './notation.ts';
import { plain } from './plain.ts';
import { printedTable } from './printed-table.ts';
import { python } from './python.ts';
import { rCall } from './r-call.ts';
import { rPrinted } from './r-printed.ts';
import { tabSeparated } from './tab-separated.ts';
import { word } from './word.ts';

export type Pasted =
  | { readonly kind: 'matrix'; readonly rows: Rows /** The name of the notation. */; readonly notation: string }
  | { readonly kind: 'unreadable'; readonly sentence: string };

/** Those with the most telling marks come first; plain text takes what is left. */
const notations: readonly Notation[] = [
  mathml,
  body,
  word,
  latex,
  rPrinted,
  rCall,
  python,
  julia,
  arrayConstant,
  mathematica,
  matlab,
  tabSeparated,
  commaSeparated,
  printedTable,
  plain,
];

/**
 * The matrix in a text. Rows are of equal length, and every entry can be read by the service; a number that ends in its point
 * (`2.`) loses it.
 */
export function readPasted(text: string): Pasted {
  const clean = cleaned(text);
  if (clean.trim() === '') return { kind: 'unreadable', sentence: 'There is nothing in the pasted text.' };
  // The bars of a table part its cells; elsewhere they stand before the last columns.
  const isTable = markdown.recognises(clean);
  const parted = isTable ? clean : clean.split('\n').map(withoutInnerBars).join('\n');
  const notation = isTable ? markdown : (notations.find(({ recognises }) => recognises(parted)) ?? plain);
  const reading = notation.read(parted);
  if (reading.kind === 'unreadable') return reading;
  const rows = reading.rows.map((row) => row.map(withoutBarePoint));
  const sentence = errorOf(rows, hasBlankCells.has(notation));
  return sentence === null ? { kind: 'matrix', rows, notation: notation.name } : { kind: 'unreadable', sentence };
}

/** Line ends, spaces and signs as every notation expects them. */
function cleaned(text: string): string {
  return plainSigns(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '');
}

/** In these a cell may be left blank, as spreadsheets leave out zeros. */
const hasBlankCells: ReadonlySet<Notation> = new Set([tabSeparated, markdown]);

const innerBar = /(?<=\d)[ \t]*[|¦│┃∣][ \t]*(?=[-+.\d])/g;

/** The bar of an augmented matrix parts entries like whatever else parts them in its line. */
function withoutInnerBars(line: string): string {
  const isCommaSeparated = line.includes(',') && !/\d +[-+.\d]/.test(line);
  return line.replace(innerBar, (bar) => {
    if (bar.includes('\t')) return '\t';
    return isCommaSeparated ? ',' : ' ';
  });
}

/** `2.` and `1./3.`, as NumPy and MATLAB print or write whole numbers. */
function withoutBarePoint(entry: string): string {
  return tidyEntry(entry).replace(/(\d)\.(?=$|\/|[eE])/g, '$1');
}

function errorOf(rows: Rows, mayBeBlank: boolean): string | null {
  const width = rows[0]?.length ?? 0;
  if (width === 0) return 'There are no numbers in the pasted text.';
  const ragged = rows.findIndex(({ length }) => length !== width);
  if (ragged >= 0) return `Row ${ragged + 1} has ${counted(rows[ragged]?.length ?? 0)}, row 1 has ${counted(width)}.`;
  for (const [row, entries] of rows.entries()) {
    for (const [column, text] of entries.entries()) {
      const entry = readEntry(text);
      if (entry.kind === 'empty' && !mayBeBlank) return `Row ${row + 1}, column ${column + 1} is empty.`;
      if (entry.kind === 'unreadable')
        return `Row ${row + 1}, column ${column + 1}: ${excerptOf(text)} ${entry.reason}.`;
    }
  }
  return null;
}

function counted(entries: number): string {
  return entries === 1 ? '1 entry' : `${entries} entries`;
}
