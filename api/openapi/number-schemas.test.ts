import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { scan } from '../parse/scan.ts';
import { readMatrix } from '../validate/matrices.ts';
import { ROOT_TEXT } from './number-schemas.ts';

/** Whether the text is read as a number of a question. */
function isRead(text: string): boolean {
  const json = scan(Buffer.from(JSON.stringify([[text]])));
  assert.ok(json.kind !== 'malformed');
  return readMatrix(json, { texts: true, root: null }).ok;
}

test('texts that are published as roots and complex numbers are read', () => {
  const texts = fc.stringMatching(ROOT_TEXT).filter((text) => text.length <= 30);
  fc.assert(
    fc.property(texts, (text) => assert.ok(isRead(text), text)),
    { seed: 20260601, numRuns: 300 },
  );
});

test('the forms in which answers write such numbers are published', () => {
  for (const text of [
    'sqrt(2)',
    '-sqrt(2)',
    '1/2 + 1/2*sqrt(5)',
    '2*sqrt(3)',
    '1 - 2i',
    'i',
    '-i',
    '1/2*i',
    '3/2 - 1/2*i',
  ]) {
    assert.match(text, ROOT_TEXT);
    assert.ok(isRead(text), text);
  }
});

test('other texts are not published as such numbers', () => {
  for (const text of ['1', '-7/3', 'x', 'sqrt(-2)', 'sqrt(0)', 'sqrt(2', '(1+i', '1/0*i', ''])
    assert.doesNotMatch(text, ROOT_TEXT);
});
