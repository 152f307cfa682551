// R as it is written: matrix(c(...), nrow = 2), which fills column by column unless byrow says otherwise; rbind and cbind.

import { excerptOf, type Notation, type Reading, rowsRead, type Rows, unreadable } from './notation.ts';

const assignment = /^[A-Za-z.][\w.]*\s*(?:<-|=)\s*/;
const whole = /^(matrix|rbind|cbind|c)\s*\(([^]*)\)\s*;?$/;

function bareOf(text: string): string {
  return text
    .replace(/#.*$/gm, '')
    .replace(/^>\s*|^\+\s{1,2}(?=\S)/gm, '')
    .trim()
    .replace(assignment, '');
}

/** The arguments of a call: parted by the commas outside inner brackets. */
function argumentsOf(inside: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of inside) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim());
}

/** The numbers of `c(1, 2)`, `1:4`, or of one number; null where it is something else. */
function vectorOf(text: string): readonly string[] | null {
  const list = /^c\s*\(([^()]*)\)$/.exec(text);
  if (list !== null) return argumentsOf(list[1] ?? '').flatMap((part) => vectorOf(part) ?? [part]);
  const range = /^(-?\d{1,6})\s*:\s*(-?\d{1,6})$/.exec(text);
  if (range === null) return /^[^(),:]+$/.test(text) ? [text.replace(/^([+-]?\d+)L$/, '$1')] : null;
  const [from, to] = [Number(range[1]), Number(range[2])];
  if (Math.abs(to - from) > 1e5) return null;
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, place) => String(from + step * place));
}

const parameters = ['data', 'nrow', 'ncol', 'byrow', 'dimnames'];

/** The arguments by name; those without one take the names that are left, in order. */
function named(parts: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const rest: string[] = [];
  for (const part of parts) {
    const match = /^(data|nrow|ncol|byrow|dimnames)\s*=\s*([^]*)$/.exec(part);
    if (match === null) rest.push(part);
    else found.set(match[1] ?? '', (match[2] ?? '').trim());
  }
  const free = parameters.filter((name) => !found.has(name));
  for (const [place, part] of rest.entries()) found.set(free[place] ?? `argument ${place + 1}`, part);
  return found;
}

function sizeOf(text: string | undefined): number | null | 'unreadable' {
  if (text === undefined) return null;
  const match = /^([1-9]\d{0,5})L?$/.exec(text);
  return match === null ? 'unreadable' : Number(match[1]);
}

function readMatrixCall(inside: string): Reading {
  const given = named(argumentsOf(inside));
  const data = vectorOf(given.get('data') ?? '');
  if (data === null)
    return unreadable(`The numbers of the matrix cannot be read: ${excerptOf(given.get('data') ?? '')}.`);
  const [rows, columns] = [sizeOf(given.get('nrow')), sizeOf(given.get('ncol'))];
  if (rows === 'unreadable' || columns === 'unreadable') return unreadable('nrow and ncol must be whole numbers.');
  const byRow = given.get('byrow') ?? 'FALSE';
  if (!/^(?:TRUE|FALSE|T|F)$/.test(byRow)) return unreadable(`byrow must be TRUE or FALSE, not ${excerptOf(byRow)}.`);
  const height = rows ?? (columns === null ? data.length : Math.ceil(data.length / columns));
  const width = columns ?? Math.ceil(data.length / height);
  const count = height * width;
  if (count > 1e6 || count < data.length || count % data.length !== 0) {
    return unreadable(`${data.length} numbers do not fill a matrix of ${height} rows and ${width} columns.`);
  }
  return rowsRead(filled(data, height, width, byRow.startsWith('T')));
}

/** R fills column by column; numbers are used again from the first on where there are too few. */
function filled(data: readonly string[], height: number, width: number, isByRow: boolean): Rows {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => {
      const place = isByRow ? row * width + column : column * height + row;
      return data[place % data.length] ?? '';
    }),
  );
}

function readBinding(inside: string, isByRow: boolean): Reading {
  const vectors: (readonly string[])[] = [];
  for (const part of argumentsOf(inside)) {
    const vector = vectorOf(part.replace(/^[A-Za-z.][\w.]*\s*=\s*/, ''));
    if (vector === null) return unreadable(`${excerptOf(part)} is not a vector of numbers.`);
    vectors.push(vector);
  }
  if (isByRow) return rowsRead(vectors);
  const height = vectors[0]?.length ?? 0;
  const odd = vectors.findIndex(({ length }) => length !== height);
  if (odd >= 0) return unreadable(`Column ${odd + 1} has ${vectors[odd]?.length} entries, column 1 has ${height}.`);
  return rowsRead(Array.from({ length: height }, (_, row) => vectors.map((vector) => vector[row] ?? '')));
}

function read(text: string): Reading {
  const match = whole.exec(bareOf(text));
  if (match === null) return unreadable('The call does not end with its closing bracket.');
  const [, name = '', inside = ''] = match;
  if (name === 'matrix') return readMatrixCall(inside);
  return name === 'c' ? readBinding(`c(${inside})`, true) : readBinding(inside, name === 'rbind');
}

export const rCall: Notation = {
  name: 'R',
  recognises: (text) => /^(?:matrix|rbind|cbind|c)\s*\(/.test(bareOf(text)),
  read,
};
