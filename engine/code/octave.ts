// MATLAB and GNU Octave: one program that runs in both.

import type { Rational } from '../exact/rational.ts';
import { ofDouble, printedBy, tableOutputs, type TextRows, writtenRows } from './answer-rows.ts';
import { doubleLiteral, fifteenDigits } from './doubles.ts';
import { framing } from './frames.ts';
import { fill, joinedRows } from './list-layout.ts';
import { assignments, printedParts, tableParts } from './part-outputs.ts';
import { statements } from './statements.ts';
import { type GivenHandlers, inputLines, type Printing, type Writer } from './writer.ts';

const WIDTH = 80;

const number = ofDouble(fifteenDigits);

/** `mat2str` with its 15 significant digits: rows are parted by semicolons, and one number stands alone. */
function matrixText(rows: TextRows): string {
  const text = joinedRows(rows, ' ', ';');
  return rows.length * rows[0].length === 1 ? text : `[${text}]`;
}

const outputs = tableOutputs(number, matrixText, (rows, columns) => `[${rows} ${columns}]`);

const parts = tableParts(number, matrixText, ['false', 'true']);

export const octave: Writer = {
  language: 'matlab',
  label: 'MATLAB / GNU Octave',
  packages: [],
  arithmetic: 'float64',
  program: (given, working, kind) => ({ frame: frame(working, kind), inputs: inputLines(given, inputs) }),
  output: (answer) => printedBy(outputs, answer),
  partsOutput: (answer, names) => printedParts(answer, names, parts, assignments),
};

const PARTS = ["for name = fieldnames(answer)'", "  disp([name{1} ' = ' mat2str(answer.(name{1}))])", 'end'].join('\n');

const frame = framing((working, kind: Printing) => {
  const whole = kind === 'structure' ? 'disp(answer)' : 'disp(mat2str(answer))';
  return statements(working, `answer = ${working.result};`, kind === 'parts' ? PARTS : whole);
});

const inputs: GivenHandlers<readonly string[]> = {
  matrix: (matrix, name) => matrixLines(name, writtenRows(matrix, literal)),
  number: (x, name) => [`${name} = ${literal(x)};`],
  numbers: (list, name) => matrixLines(name, [list.map(literal)]),
  whole: (x, name) => [`${name} = ${x};`],
  wholes: (list, name) => matrixLines(name, [list.map(String)]),
};

function literal(x: Rational): string {
  return doubleLiteral(x, '/');
}

/** The matrix on one line, or one of its rows a line, continued where it is too long. */
function matrixLines(name: string, rows: TextRows): readonly string[] {
  const line = `${name} = [${joinedRows(rows, ' ', '; ')}];`;
  if (line.length <= WIDTH) return [line];
  const lines = rows.flatMap((row) =>
    fill(row, '', WIDTH - 8).map((text, k, { length }) => `    ${text}${k < length - 1 ? ' ...' : ''}`),
  );
  return [`${name} = [`, ...lines, '];'];
}
