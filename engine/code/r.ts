// R: matrices are filled row by row, as they are read.

import type { Matrix } from '../exact/matrix.ts';
import type { Rational } from '../exact/rational.ts';
import type { Scalar } from '../exact/scalar.ts';
import { ofDouble, printedBy, printedRows, writtenRows } from './answer-rows.ts';
import { doubleLiteral, rText } from './doubles.ts';
import { framing } from './frames.ts';
import { fill, joinedRows } from './list-layout.ts';
import { printedParts, tableParts } from './part-outputs.ts';
import { statements } from './statements.ts';
import { type GivenHandlers, inputLines, type Outputs, type Printing, type Writer } from './writer.ts';

const WIDTH = 80;

/** Tables are written with 15 significant digits; a vector would be a column there, so it is turned into a row. */
const PRINTING: { readonly [K in Printing]: string } = {
  matrix: 'write.table(answer, row.names = FALSE, col.names = FALSE)',
  vector: 'write.table(t(answer), row.names = FALSE, col.names = FALSE)',
  polynomial: 'write.table(t(answer), row.names = FALSE, col.names = FALSE)',
  scalar: 'print(answer, digits = 15)',
  count: 'print(answer)',
  shape: 'print(answer)',
  structure: 'print(answer, digits = 15)',
  parts: [
    'for (name in names(answer)) {',
    '  cat(name, "=\\n")',
    '  write.table(answer[[name]], row.names = FALSE, col.names = FALSE)',
    '}',
  ].join('\n'),
};

const number = ofDouble(rText);

function row(entries: readonly Scalar[]): string {
  return entries.map(number).join(' ');
}

/** Vectors are printed in columns of one width. */
function shapeText(sides: readonly string[]): string {
  const width = Math.max(...sides.map((side) => side.length));
  return `[1] ${sides.map((side) => side.padStart(width)).join(' ')}`;
}

const outputs: Outputs = {
  matrix: ({ matrix }) => joinedRows(printedRows(matrix, number), ' ', '\n'),
  vector: ({ entries }) => row(entries),
  scalar: ({ value }) => `[1] ${number(value)}`,
  count: ({ value }) => `[1] ${value}`,
  shape: ({ rows, columns }) => shapeText([String(rows), String(columns)]),
  polynomial: ({ coefficients }) => row(coefficients),
  structure: () => null,
};

const parts = tableParts(number, (rows) => joinedRows(rows, ' ', '\n'), ['FALSE', 'TRUE'], 'column');

export const r: Writer = {
  language: 'r',
  label: 'R',
  packages: [],
  arithmetic: 'float64',
  program: (given, working, kind) => ({ frame: frame(working, kind), inputs: inputLines(given, inputs) }),
  output: (answer) => printedBy(outputs, answer),
  partsOutput: (answer, names) =>
    printedParts(answer, names, parts, (list) => list.map(([name, text]) => `${name} =\n${text}`).join('\n')),
};

const frame = framing((working, kind: Printing) => statements(working, `answer <- ${working.result}`, PRINTING[kind]));

const inputs: GivenHandlers<readonly string[]> = {
  matrix: (matrix, name) => matrixLines(name, matrix),
  number: (x, name) => [`${name} <- ${literal(x)}`],
  numbers: (list, name) => vectorLines(name, list.map(literal)),
  whole: (x, name) => [`${name} <- ${x}`],
  wholes: (list, name) => vectorLines(name, list.map(String)),
};

function literal(x: Rational): string {
  return doubleLiteral(x, ' / ');
}

function vectorLines(name: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [`${name} <- numeric(0)`];
  const line = `${name} <- c(${items.join(', ')})`;
  return line.length <= WIDTH ? [line] : [`${name} <- c(`, ...indented(filled(items, 2), 2), ')'];
}

/** The matrix on one line, or one of its rows a line. */
function matrixLines(name: string, matrix: Matrix): readonly string[] {
  const rows = writtenRows(matrix, literal);
  const shape = `nrow = ${matrix.rows}, byrow = TRUE`;
  const line = `${name} <- matrix(c(${joinedRows(rows, ', ', ', ')}), ${shape})`;
  if (line.length <= WIDTH) return [line];
  const lines = rows.flatMap((items, position) =>
    filled(items, 4).map((text, part, { length }) =>
      part === length - 1 && position < rows.length - 1 ? `${text},` : text,
    ),
  );
  return [`${name} <- matrix(`, '  c(', ...indented(lines, 4), '  ),', `  ${shape}`, ')'];
}

/** The items with commas between them; there is none behind the last. */
function filled(items: readonly string[], margin: number): readonly string[] {
  const lines = fill(items, ',', WIDTH - margin);
  return lines.map((line, k) => (k === lines.length - 1 ? line.slice(0, -1) : line));
}

function indented(lines: readonly string[], margin: number): readonly string[] {
  return lines.map((line) => ' '.repeat(margin) + line);
}
