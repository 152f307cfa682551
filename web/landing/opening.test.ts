// The beginning of a worked solution.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Step } from '../service/answers.ts';
import { openingOf } from './opening.ts';

function step(id: string, kind: string, background = false): Step {
  return { id, kind, background, from: 'normal', html: '', speech: '', explain: null, explain_speech: null };
}

const story = [
  step('theory', 'prose', true),
  step('look', 'heading'),
  step('matrix', 'formula'),
  step('eliminate', 'heading'),
  step('column', 'heading'),
  step('operation', 'formula'),
  step('answer', 'prose'),
];

const cases: readonly (readonly [name: string, lines: number, last: string])[] = [
  ['the first line, with the theory before it', 1, 'matrix'],
  ['a line brings the headings above it', 2, 'operation'],
  ['as many as there are', 3, 'answer'],
  ['more than there are', 9, 'answer'],
];

describe('openingOf', () => {
  for (const [name, lines, last] of cases) {
    test(name, () => {
      const opening = openingOf(story, lines);
      assert.equal(opening.at(-1)?.id, last);
      assert.deepEqual(opening, story.slice(0, opening.length));
    });
  }
});
