// SymPy: exact numbers, printed in the form that SymPy gives them.

import { type Answer, isExact } from '../catalogue/answer.ts';
import { fractionText, isInteger, type Rational } from '../exact/rational.ts';
import type { Scalar } from '../exact/scalar.ts';
import type { Working } from '../learning/implementation.ts';
import { listOutputs, printedBy, writtenRows } from './answer-rows.ts';
import { type Frame, framing } from './frames.ts';
import { inline, layOut, type Nested } from './list-layout.ts';
import { assignments, listParts, printedParts } from './part-outputs.ts';
import { PYTHON, pythonFrame } from './python.ts';
import { sympyText } from './sympy-numbers.ts';
import { type GivenHandlers, inputLines, type Outputs, type Writer } from './writer.ts';

const PACKAGES = ['sympy'];

/** What a program imports where its inputs or its working name it. */
const IMPORTED = ['Integer', 'Matrix', 'Rational'].map((name) => ({
  name,
  use: new RegExp(`(?<![\\w.])${name}\\b`),
}));

export const sympy: Writer = {
  language: 'python',
  label: 'Python (SymPy)',
  packages: PACKAGES,
  arithmetic: 'exact',
  program: (given, working, printing) => {
    const lines = inputLines(given, inputs);
    return { frame: (printing === 'parts' ? partsFrame : frame)(working, namesIn(lines).join(' ')), inputs: lines };
  },
  output: (answer) => {
    if (!isExact(answer)) return null;
    const text = printedBy(outputs, answer);
    return text === null || text.includes(UNKNOWN) ? null : text;
  },
  partsOutput: (answer, names) => {
    const text = printedParts(answer, names, parts, assignments);
    return text === null || text.includes(UNKNOWN) ? null : text;
  },
};

/** Stands for a number whose form is not known; nothing that SymPy prints has this sign. */
const UNKNOWN = '?';

const lists = listOutputs(
  (x: Scalar) => sympyText(x) ?? UNKNOWN,
  inline,
  (rows, columns) => `(${rows}, ${columns})`,
);

/** A matrix is printed as a Matrix, every other answer of several numbers as a list. */
const outputs: Outputs = { ...lists, matrix: (answer) => `Matrix(${lists.matrix(answer)})` };

const listedParts = listParts((x: Scalar) => sympyText(x) ?? UNKNOWN, inline, {
  truths: ['False', 'True'],
  nothing: 'None',
  record: (list) => `{${list.map(([name, text]) => `'${name}': ${text}`).join(', ')}}`,
  word: (text) => text,
});

const parts = (part: Answer): string | null =>
  part.kind === 'matrix' ? `Matrix(${listedParts(part)})` : listedParts(part);

/** The names that a text uses. To look for a name takes a tenth of the time of looking for it as a word. */
function namesIn(text: string): readonly string[] {
  return IMPORTED.filter(({ name, use }) => text.includes(name) && use.test(text)).map(({ name }) => name);
}

/** By the working and the names that the inputs use. */
const frame = framing((working, names: string) => printingFrame(working, names, 'print(answer)'));

const partsFrame = framing((working, names: string) =>
  printingFrame(working, names, 'for name, part in answer.items():\n    print(f"{name} = {part}")'),
);

function printingFrame(working: Working, names: string, printing: string): Frame {
  return pythonFrame({ packages: PACKAGES, imports: importsOf(working, names), printing }, working);
}

/** The import lines: those of other modules first, then one for all that comes from SymPy. */
function importsOf({ imports = [], lines = [], result }: Working, inputNames: string): readonly string[] {
  const own = imports.filter((line) => line.startsWith(FROM));
  const others = imports.filter((line) => !line.startsWith(FROM));
  const code = [inputNames, ...lines, result].join('\n');
  const names = new Set([...namesIn(code), ...own.flatMap((line) => line.slice(FROM.length).split(', '))]);
  const line = names.size === 0 ? [] : [FROM + [...names].toSorted(inImportOrder).join(', ')];
  return [...others, ...(others.length > 0 ? [''] : []), ...line];
}

const FROM = 'from sympy import ';

/** Capitals first, as sorters of imports have it. */
function inImportOrder(x: string, y: string): number {
  return x < y ? -1 : 1;
}

const inputs: GivenHandlers<readonly string[]> = {
  matrix: (matrix, name) => matrixLines(name, writtenRows(matrix, literal)),
  // Quotients and powers of Python's own integers would be floats.
  number: (x, name) => [`${name} = ${isInteger(x) ? `Integer(${x.numerator})` : literal(x)}`],
  numbers: (list, name) => layOut(`${name} = `, list.map(literal), '', PYTHON),
  whole: (x, name) => [`${name} = ${x}`],
  wholes: (list, name) => layOut(`${name} = `, list.map(String), '', PYTHON),
};

function literal(x: Rational): string {
  return isInteger(x) ? fractionText(x) : `Rational(${x.numerator}, ${x.denominator})`;
}

function matrixLines(name: string, rows: readonly Nested[]): readonly string[] {
  const line = `${name} = Matrix(${inline(rows)})`;
  return line.length <= PYTHON.width ? [line] : [`${name} = Matrix(`, ...layOut('', rows, '', PYTHON, 1), ')'];
}
