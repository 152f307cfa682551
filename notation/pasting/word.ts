// Word's linear form of equations: `[■(1&2@3&4)]`. Entries are parted by ampersands, rows by the sign @.

import { type Notation, rowsRead, unreadable } from './notation.ts';

/** The sign of a matrix, perhaps with a digit for how it is aligned, or its name. */
const opening = /(?:[■█]\d?|\\matrix\d?)\s*\(/;

export const word: Notation = {
  name: 'an equation of Word',
  recognises: (text) => opening.test(text),
  read: (text) => {
    const found = opening.exec(text);
    const from = found === null ? 0 : found.index + found[0].length;
    const end = closing(text, from);
    if (end === null) return unreadable('The closing bracket ) of the matrix is missing.');
    const rows = text.slice(from, end).split('@');
    return rowsRead(rows.map((row) => row.split('&').map((entry) => withoutBrackets(entry.trim()))));
  },
};

/** Where the bracket closes that was opened before; null where it does not. */
function closing(text: string, from: number): number | null {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

/** Word sets brackets around what it takes as one: `(1/2)`, and around both parts of a fraction: `(-1)/2`. */
function withoutBrackets(entry: string): string {
  const whole = /^\((?<inside>[^()]*)\)$/.exec(entry)?.groups?.['inside'];
  return (whole ?? entry)
    .replace(/^(?<sign>-?)\((?<above>-?\d+)\)\//, '$<sign>$<above>/')
    .replace(/\/\((?<below>\d+)\)$/, '/$<below>');
}
