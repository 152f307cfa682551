// The test of repetition: what two concepts say in the same words is found, and nothing else.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { symbol } from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { type NamedContent, sharedSequences } from './repetition.ts';
import { sound } from './sound-content.ts';

const [A, B] = ['A', 'B'].map(symbol);

describe('what two concepts share', () => {
  test('eight words in a row', () => {
    const shared = sharedSequences([
      content('trace', say`Write every entry down once, and then check all of them again.`),
      content('rank', say`First, write every entry down once and then check the pivots.`),
    ]);
    assert.deepEqual(shared, ['rank, summary and trace, summary: "write every entry down once and then check"']);
  });
  test('names and formulas do not make a difference', () => {
    const shared = sharedSequences([
      content('trace', say`The trace of ${A} has to be found before anything else is done.`),
      content('rank', say`The rank of ${B} has to be found before anything else.`),
    ]);
    assert.equal(shared.length, 1);
  });
  test('seven words in a row', () => {
    const shared = sharedSequences([
      content('trace', say`Write every entry down once, and then compare.`),
      content('rank', say`Write every entry down once and then check.`),
    ]);
    assert.deepEqual(shared, []);
  });
});

const EMPTY_LISTS = {
  prerequisites: [],
  intuition: [],
  concepts: [],
  keyTerms: [],
  objectives: [],
  hints: [],
  formulae: [],
  applications: [],
  realWorldExamples: [],
  misconceptions: [],
  nextTopics: [],
};

function content(name: string, text: Prose): NamedContent {
  return { name, learn: { ...sound, ...EMPTY_LISTS, summary: text }, ownWords: [name] };
}
