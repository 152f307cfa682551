// TypeScript: arrays of rows, and no packages.

import type { Rational } from '../exact/rational.ts';
import { listOutputs, ofDouble, printedBy, writtenRows } from './answer-rows.ts';
import { doubleLiteral } from './doubles.ts';
import { framing } from './frames.ts';
import { layOut, type ListStyle, type Nested } from './list-layout.ts';
import { listParts, printedParts } from './part-outputs.ts';
import { statements } from './statements.ts';
import { type GivenHandlers, inputLines, type Writer } from './writer.ts';

const STYLE: ListStyle = { indent: '  ', width: 80 };

const outputs = listOutputs(ofDouble(String), jsonText, (rows, columns) => `[${rows},${columns}]`);

/** `JSON.stringify` of nested lists of numbers. */
function jsonText(list: Nested): string {
  return typeof list === 'string' ? list : `[${list.map(jsonText).join(',')}]`;
}

/** `JSON.stringify` of an object. */
function jsonRecord(members: readonly (readonly [name: string, text: string])[]): string {
  return `{${members.map(([name, text]) => `"${name}":${text}`).join(',')}}`;
}

const parts = listParts(ofDouble(String), jsonText, {
  truths: ['false', 'true'],
  nothing: 'null',
  record: jsonRecord,
  word: (text) => JSON.stringify(text),
});

export const typescript: Writer = {
  language: 'typescript',
  label: 'TypeScript',
  packages: [],
  arithmetic: 'float64',
  program: (given, working) => ({ frame: frame(working, ''), inputs: inputLines(given, inputs) }),
  output: (answer) => printedBy(outputs, answer),
  partsOutput: (answer, names) => printedParts(answer, names, parts, jsonRecord),
};

const frame = framing<''>((working) =>
  statements(working, `const answer = ${working.result};`, 'console.log(JSON.stringify(answer));'),
);

const inputs: GivenHandlers<readonly string[]> = {
  matrix: (matrix, name) => layOut(`const ${name}: number[][] = `, writtenRows(matrix, literal), ';', STYLE),
  number: (x, name) => [`const ${name}: number = ${literal(x)};`],
  numbers: (list, name) => layOut(`const ${name}: number[] = `, list.map(literal), ';', STYLE),
  whole: (x, name) => [`const ${name}: number = ${x};`],
  wholes: (list, name) => layOut(`const ${name}: number[] = `, list.map(String), ';', STYLE),
};

function literal(x: Rational): string {
  return doubleLiteral(x, ' / ');
}
