import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldProblem } from '../service/http.ts';
import { cellError } from './cell-errors.ts';
import type { Cells } from './field-draft.ts';

const numbers: Cells = [
  ['1', '2'],
  ['3', '4'],
];

function problem(msg: string, ...loc: readonly string[]): FieldProblem {
  return { loc, msg };
}

const cases: readonly [
  name: string,
  cells: Cells,
  problems: readonly FieldProblem[],
  isSingleLine: boolean,
  sentence: RegExp,
][] = [
  ['nothing', numbers, [], false, /^$/],
  ['a clause about a cell', numbers, [problem('is too large', '1', '0')], false, /^Row 2, column 1 is too large\.$/],
  ['a clause about a place of a line', [['1', '2']], [problem('is too large', '1')], true, /^Place 2 is too large\.$/],
  ['a sentence about the whole', numbers, [problem('the matrix is singular')], false, /^The matrix is singular\.$/],
  [
    'more than one',
    numbers,
    [problem('is too large', '0', '0'), problem('is too large', '0', '1')],
    false,
    /^Row 1, column 1 is too large\. And 1 more\.$/,
  ],
  [
    'the same twice',
    numbers,
    [problem('the matrix is singular'), problem('the matrix is singular')],
    false,
    /^The matrix is singular\.$/,
  ],
  ['an entry that cannot be read', [['1', 'one']], [], false, /^Row 1, column 2\b.*\.$/],
];
for (const [name, cells, problems, isSingleLine, sentence] of cases) {
  test(`what is wrong with cells: ${name}`, () => assert.match(cellError(cells, problems, isSingleLine), sentence));
}
