import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workingKind } from './working-kind.ts';
import { writeLine } from './write-line.ts';
import { readWorkingParts } from './read-parts.ts';

function shown(text: string): readonly string[] {
  return readWorkingParts(text, workingKind('')).map((part) =>
    part.kind === 'line' ? writeLine(part.line).replaceAll('\n', ' / ') : `${part.at}: ${part.written}`,
  );
}

const CASES: Readonly<Record<string, readonly [text: string, parts: readonly string[]]>> = {
  'an empty text': [' \n', []],
  'two lines': [
    'R2 -> R2 - 4R1\n1 3 2\n0 5 -3\n\nR2/5\n1 3 2\n0 1 -3/5\n',
    ['R2 -> R2 - 4R1 / [[1, 3, 2], [0, 5, -3]]', 'R2 -> (1/5)R2 / [[1, 3, 2], [0, 1, -3/5]]'],
  ],
  'words between lines': [
    'R2 -> R2 - 4R1\n1 3 2\n0 -5 -3\n\nhello world\n\n1 0 1/5\n0 1 3/5',
    ['R2 -> R2 - 4R1 / [[1, 3, 2], [0, -5, -3]]', '[[1, 0, 1/5], [0, 1, 3/5]]'],
  ],
  'something unread between lines': [
    'R2 -> R2 - 4R1\n1 3 2\n0 -5 -3\n\n2 ? 3 = 4 (\n\n1 0 1/5\n0 1 3/5',
    ['R2 -> R2 - 4R1 / [[1, 3, 2], [0, -5, -3]]', '5: 2 ? 3 = 4 (', '[[1, 0, 1/5], [0, 1, 3/5]]'],
  ],
  'a row that is too short, and a line after it': [
    '1 3 2\n0 5\n\n1 0 1/5\n0 1 3/5',
    ['1: 1 3 2', '[[1, 0, 1/5], [0, 1, 3/5]]'],
  ],
  'words at the end': ['1 2\n3 4\n\nwhat now', ['[[1, 2], [3, 4]]']],
  'words alone': ['what now', ['1: what now']],
  'LaTeX that ends too early': ['\\begin{pmatrix}1&3\\\\4&7', ['1: \\begin{pmatrix}1&3\\\\4&7']],
};

for (const [name, [text, parts]] of Object.entries(CASES)) {
  test(name, () => assert.deepEqual(shown(text), parts));
}

test('reasons are sentences, and a text that is no working ends', () => {
  const parts = readWorkingParts('what is this\n'.repeat(200), workingKind(''));
  assert.ok(parts.length <= 21);
  for (const part of parts) assert.match(part.kind === 'unread' ? part.sentence : '', /\.$/);
});
