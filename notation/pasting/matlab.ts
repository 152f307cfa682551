// MATLAB and Octave: one pair of square brackets, rows parted by semicolons or lines; or its rows without the brackets.

import { excerptOf, type Notation, type Reading, rowsRead, unreadable } from './notation.ts';

const assignment = /^[A-Za-z]\w*\s*=\s*/;

function bareOf(text: string): string {
  return text
    .replace(/\.\.\.[^\n]*(?:\n|$)/g, ' ')
    .replace(/[%#].*$/gm, '')
    .trim()
    .replace(assignment, '');
}

/** `1 2; 3 4`. With commas it could be something else. */
function isWithoutBrackets(text: string): boolean {
  return text.includes(';') && /\d +[-+.\d]/.test(text) && !/[[\](){},"\t]/.test(text);
}

function read(text: string): Reading {
  if (isWithoutBrackets(text)) return read(`[${text}]`);
  const bare = bareOf(text).replace(/[;,]\s*$/, '');
  const end = bare.indexOf(']');
  if (end < 0) return unreadable('The closing bracket ] is missing.');
  const after = bare.slice(end + 1).trim();
  if (after !== '') return unreadable(`After the closing bracket comes ${excerptOf(after)}.`);
  const rows = bare
    .slice(1, end)
    .split(/[;\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '');
  return rowsRead(rows.map(entriesOf));
}

/** Entries are parted by commas or by spaces; two commas have an empty entry between them, which is found later. */
function entriesOf(row: string): readonly string[] {
  return row
    .replace(/\s*([/])\s*/g, '$1')
    .replace(/\s*,\s*/g, ',')
    .replace(/,$/, '')
    .split(/\s+|,/);
}

export const matlab: Notation = {
  name: 'MATLAB',
  recognises: (text) => {
    const bare = bareOf(text);
    return (bare.startsWith('[') && bare.lastIndexOf('[') === 0) || isWithoutBrackets(text);
  },
  read,
};
