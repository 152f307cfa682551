// The vocabulary: each rule broken and kept.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SourceFile } from './source-files.ts';
import { longFiles, vocabularyFindings } from './vocabulary.ts';

const HEADER = '// A file.\n';

/** Backslashes are written by their number, so that this file holds no command itself. */
const BACKSLASH = String.fromCharCode(92);
const ESCAPED = BACKSLASH + BACKSLASH;

const cases: readonly (readonly [name: string, path: string, line: string, found: number])[] = [
  ['a name of the outside in an operation', 'engine/operations/create/topic.ts', 'const { status } = given;', 1],
  ['a choice of the outside in an algorithm', 'engine/algorithms/moves.ts', "if (format === 'latex') return;", 1],
  ['in a test of an operation', 'engine/operations/create/properties.test.ts', "test('decimals', () => {});", 1],
  ['twice', 'engine/algorithms/moves.ts', 'const [html, latex] = all;', 2],
  ['inside a template', 'engine/algorithms/moves.ts', 'say`the ${of(`a ${level} b`)} is known`;', 1],
  ['behind a template', 'engine/algorithms/moves.ts', 'say`the ${{ a: `b` }} level`; level();', 1],
  ['a part of another word', 'engine/algorithms/moves.ts', 'const [leveller, decimal, statuses] = all;', 0],
  [
    'plain English in a sentence',
    'engine/operations/create/learn.ts',
    "say`the level of ${A}`; said('a response variable');",
    0,
  ],
  ['plain English in a comment', 'engine/algorithms/moves.ts', '// at this level', 0],
  ['the word where it belongs', 'api/endpoints.ts', '// the response', 0],
  ['a command outside its renderer', 'engine/render/html.ts', `const fraction = '${ESCAPED}frac{1}{2}';`, 1],
  ['a command in a template', 'server/startup-message.ts', `const text = \`\${x} ${ESCAPED}cdot 2\`;`, 1],
  ['a raw command', 'api/steps.ts', `const text = String.raw\`a ${BACKSLASH}cdot b\`;`, 1],
  ['a command in its renderer', 'engine/render/latex.ts', `const fraction = '${ESCAPED}frac{1}{2}';`, 0],
  ['a command in a document', 'engine/render/latex-document.ts', `const fraction = '${ESCAPED}frac{1}{2}';`, 0],
  ['a command in a test', 'engine/render/latex.test.ts', `const fraction = '${ESCAPED}frac{1}{2}';`, 0],
  ['a line break is no command', 'api/json.ts', `const end = '${BACKSLASH}n';`, 0],
  ['a unicode escape is no command', 'api/json.ts', `const dot = '${ESCAPED}ud83d${ESCAPED}u00e9';`, 0],
  ['a character class is no command', 'api/json.ts', `const digits = '${ESCAPED}d+${ESCAPED}(';`, 0],
  [
    'rounding in an operation',
    'engine/algorithms/spread.ts',
    "import { roundHalfAway } from '../exact/rounding.ts';",
    1,
  ],
  ['rounding on several lines', 'api/notes.ts', "import {\n  a,\n  roundHalfAway,\n} from 'x';", 1],
  ['rounding in a writer', 'api/serialize/answer-json.ts', "import { roundHalfAway } from 'x';", 0],
  ['rounding in a renderer', 'engine/render/numbers.ts', "import { a, roundHalfAway } from 'x';", 0],
  ['a file whose name says nothing', 'engine/exact/helpers.ts', '', 1],
  ['such a file among the tools', 'tools/types.ts', '', 1],
];

describe('words and signs', () => {
  for (const [name, path, line, found] of cases) {
    test(name, () => assert.equal(vocabularyFindings({ path, text: `${HEADER}${line}\n` }).length, found));
  }

  test('a finding names its line', () => {
    const [finding] = vocabularyFindings({ path: 'engine/algorithms/a.ts', text: `${HEADER}\nconst status = 1;\n` });
    assert.deepEqual(finding, {
      path: 'engine/algorithms/a.ts',
      line: 3,
      sentence: 'an operation cannot know who asked: no name or choice is called "status" here',
    });
  });
});

describe('headers', () => {
  const texts: readonly (readonly [name: string, path: string, text: string, found: number])[] = [
    ['none', 'api/a.ts', 'export const a = 1;\n', 1],
    ['lines', 'api/a.ts', '// What it is.\n', 0],
    ['a block', 'server/a.ts', '/**\n * What it is.\n */\n', 0],
    ['behind a first line for the shell', 'server/a.ts', '#!/usr/bin/env node\n// What it is.\n', 0],
    ['a test needs none', 'api/a.test.ts', 'export {};\n', 0],
    ['a tool needs none', 'tools/a.ts', 'export {};\n', 0],
  ];
  for (const [name, path, text, found] of texts) {
    test(name, () => assert.equal(vocabularyFindings({ path, text }).length, found));
  }
});

test('files of more than 300 lines are warned of', () => {
  assert.deepEqual(longFiles([fileOf('api/a.ts', 300), fileOf('api/b.ts', 301)]), [
    'warning: api/b.ts has 301 lines; is it one thing?',
  ]);
});

function fileOf(path: string, lines: number): SourceFile {
  return { path, text: '\n'.repeat(lines) };
}
