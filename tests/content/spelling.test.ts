// The spelling of all prose that readers get. A genuine word that the dictionary lacks goes to words.txt, in its place.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { isBritish, misspelledIn, PROJECT_WORDS, suggestionsFor } from './speller.ts';
import { type Text, textsOfCatalogue, textsOfDocuments, textsOfPages, textsOfStories } from './texts.ts';

const TEXTS: { readonly [name: string]: readonly Text[] } = {
  'what the catalogue says, its learning content and the hints of its exercises': textsOfCatalogue(await discover()),
  'the sentences of the stories': textsOfStories(),
  'the documents of the project': textsOfDocuments(),
  'the pages in the browser': textsOfPages(),
};

describe('words are spelt as in British English', () => {
  for (const [name, texts] of Object.entries(TEXTS)) {
    test(name, () => {
      assert.ok(texts.length > 100, 'there is little to read');
      const places = new Map<string, string[]>();
      for (const { place, words } of texts) {
        for (const word of misspelledIn(words)) places.set(word, [...(places.get(word) ?? []), place]);
      }
      const complaints = [...places].map(
        ([word, found]) =>
          `  ${word} (${[...new Set(found)].slice(0, 3).join('; ')}): perhaps ${suggestionsFor(word).join(', ')}`,
      );
      assert.ok(
        complaints.length === 0,
        `not in the dictionary, nor in tests/content/words.txt:\n${complaints.join('\n')}`,
      );
    });
  }
});

describe('the words of the project', () => {
  test('are in the order of the alphabet, each once', () => {
    const sorted = PROJECT_WORDS.toSorted(inAlphabet);
    assert.deepEqual(PROJECT_WORDS, [...new Set(sorted)]);
  });
  test('are not in the dictionary already', () => {
    assert.deepEqual(PROJECT_WORDS.filter(isBritish), []);
  });
});

/** Capitals do not count. */
function inAlphabet(x: string, y: string): number {
  const [left, right] = [x.toLowerCase(), y.toLowerCase()];
  return left < right ? -1 : Number(left > right);
}

/** What the speller makes of a text. */
const READ: { readonly [text: string]: readonly string[] } = {
  'The colour of the matrix': [],
  'The color of the matirx': ['color', 'matirx'],
  'a learner’s pivot, two learners’ pivots': [],
  'the ¤th row of a ¤-dimensional space': [],
  'the 3rd of 2x2 matrices': [],
};

describe('the speller', () => {
  for (const [text, misspelled] of Object.entries(READ)) {
    test(text, () => assert.deepEqual(misspelledIn(text), misspelled));
  }
});
