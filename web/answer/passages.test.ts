import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { Step } from '../service/answers.ts';
import { passagesOf, utterancesOf } from './passages.ts';

function step(id: string, speech: string, reason: string | null = null): Step {
  return {
    id,
    kind: 'prose',
    from: 'normal',
    background: false,
    html: '',
    speech,
    explain: null,
    explain_speech: reason,
  };
}

test('a passage is the step and its reason, each a sentence; what is silent is left out', () => {
  const steps = [step('s1', 'row 1 becomes row 2', 'Rows may change places.'), step('s2', ''), step('s3', 'Done.')];
  assert.deepEqual(passagesOf(steps), [
    { id: 's1', text: 'row 1 becomes row 2. Rows may change places.' },
    { id: 's3', text: 'Done.' },
  ]);
});

test('short texts stay whole', () => assert.deepEqual(utterancesOf('Row 1: 0.5, 2.'), ['Row 1: 0.5, 2.']));

test('long texts are divided between sentences, and never inside a decimal', () => {
  const row = 'Row 1: 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, negative 0.125, negative 0.25.';
  assert.deepEqual(utterancesOf([row, row, row].join(' ')), [`${row} ${row}`, row]);
});

test('a sentence that is too long by itself is divided between its clauses or items', () => {
  const items = Array.from({ length: 80 }, (_, index) => `item ${index}`).join(', ');
  const pieces = utterancesOf(`The list ${items}.`);
  assert.ok(pieces.length > 1);
  for (const piece of pieces.slice(0, -1)) assert.match(piece, /,$/);
});

test('no word is lost, and no piece is longer than its longest word or the limit', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}[,.;:]?$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 200 }), (words) => {
      const text = words.join(' ');
      const pieces = utterancesOf(text);
      assert.equal(pieces.join(' '), text);
      assert.ok(pieces.every((piece) => piece.length <= 180));
    }),
    { seed: 20260101, numRuns: 200 },
  );
});
