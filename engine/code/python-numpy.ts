// NumPy: arrays of doubles.

import type { Rational } from '../exact/rational.ts';
import { listOutputs, ofDouble, printedBy, writtenRows } from './answer-rows.ts';
import { doubleLiteral, pythonText } from './doubles.ts';
import { framing } from './frames.ts';
import { inline, layOut, type Nested } from './list-layout.ts';
import { assignments, listParts, printedParts } from './part-outputs.ts';
import { PYTHON, pythonFrame } from './python.ts';
import { type GivenHandlers, inputLines, type Printing, type Writer } from './writer.ts';

const PACKAGES = ['numpy'];

/** The line that prints the answer: the shape is a tuple, other answers of several numbers are arrays. */
const PRINTING: { readonly [K in Printing]: string } = {
  matrix: 'print(answer.tolist())',
  vector: 'print(answer.tolist())',
  polynomial: 'print(answer.tolist())',
  scalar: 'print(answer)',
  count: 'print(answer)',
  shape: 'print(answer)',
  structure: 'for name, part in answer.items():\n    print(f"{name} = {part}")',
  parts: 'for name, part in answer.items():\n    print(f"{name} = {np.asarray(part).tolist()}")',
};

const outputs = listOutputs(ofDouble(pythonText), inline, (rows, columns) => `(${rows}, ${columns})`, '.0');

const parts = listParts(
  ofDouble(pythonText),
  inline,
  {
    truths: ['False', 'True'],
    nothing: 'None',
    record: (list) => `{${list.map(([name, text]) => `'${name}': ${text}`).join(', ')}}`,
    word: (text) => text,
  },
  '.0',
);

export const numpy: Writer = {
  language: 'python',
  label: 'Python (NumPy)',
  packages: PACKAGES,
  arithmetic: 'float64',
  program: (given, working, kind) => ({ frame: frame(working, kind), inputs: inputLines(given, inputs) }),
  output: (answer) => printedBy(outputs, answer),
  partsOutput: (answer, names) => printedParts(answer, names, parts, assignments),
};

const frame = framing((working, kind: Printing) => {
  const extra = working.imports ?? [];
  const [own, standard] = [extra.filter(isOfNumpy), extra.filter((line) => !isOfNumpy(line))];
  const imports = [...standard, ...(standard.length > 0 ? [''] : []), 'import numpy as np', ...own];
  return pythonFrame({ packages: PACKAGES, imports, printing: PRINTING[kind] }, working);
});

function isOfNumpy(line: string): boolean {
  return /^(?:from|import) numpy\b/.test(line);
}

const inputs: GivenHandlers<readonly string[]> = {
  matrix: (matrix, name) => array(name, writtenRows(matrix, literal), 'float'),
  number: (x, name) => [`${name} = ${literal(x)}`],
  numbers: (list, name) => array(name, list.map(literal), 'float'),
  whole: (x, name) => [`${name} = ${x}`],
  wholes: (list, name) => array(name, list.map(String), list.length === 0 ? 'int' : null),
};

function literal(x: Rational): string {
  return doubleLiteral(x, ' / ');
}

/** Inputs are doubles even where all of them are whole; positions are integers, which NumPy sees where there are any. */
function array(name: string, list: readonly Nested[], type: 'float' | 'int' | null): readonly string[] {
  const dtype = type === null ? [] : [`dtype=${type}`];
  const line = `${name} = np.array(${[inline(list), ...dtype].join(', ')})`;
  if (line.length <= PYTHON.width) return [line];
  const rest = dtype.map((argument) => `${PYTHON.indent}${argument},`);
  return [`${name} = np.array(`, ...layOut('', list, ',', PYTHON, 1), ...rest, ')'];
}
