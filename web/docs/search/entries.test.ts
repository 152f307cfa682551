import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type Entry, findEntries } from './entries.ts';

function entry(title: string, place: string, words = ''): Entry {
  return { title, place, href: `/docs/${title}`, words };
}

const entries = [
  entry('Errors', 'Documentation', 'A refusal says what is wrong'),
  entry('Trying again', 'Errors'),
  entry('Inverse of a 3x3 matrix', 'Operations', 'Finds the inverse by minors and cofactors'),
  entry('Limits', 'Documentation', 'What is counted'),
  entry('Element-wise division', 'Operations'),
];

describe('search', () => {
  for (const [query, titles] of [
    ['errors', ['Errors', 'Trying again']],
    ['ERR', ['Errors', 'Trying again']],
    ['inverse 3x3', ['Inverse of a 3x3 matrix']],
    ['cofactors', ['Inverse of a 3x3 matrix']],
    ['errors again', ['Trying again']],
    ['element wise', ['Element-wise division']],
    ['refusal', ['Errors']],
    ['', []],
    ['  -  ', []],
    ['nothing like this', []],
  ] as const) {
    test(`"${query}"`, () =>
      assert.deepEqual(
        findEntries(entries, query).map(({ title }) => title),
        titles,
      ));
  }

  test('every entry is found by its own title, as the first', () => {
    for (const wanted of entries) assert.equal(findEntries(entries, wanted.title)[0], wanted);
  });

  test('more words never find more', () => {
    const word = fc.constantFrom('inverse', 'matrix', 'errors', 'again', 'of', 'documentation', 'x');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), word, (words, further) => {
        const before = findEntries(entries, words.join(' '));
        const after = findEntries(entries, [...words, further].join(' '));
        assert.ok(after.every((found) => before.includes(found)));
      }),
    );
  });
});
