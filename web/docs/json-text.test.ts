// JSON for readers says the same as JSON, in short lines.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { jsonText } from './json-text.ts';

const cases: readonly (readonly [name: string, value: unknown, lines: readonly string[]])[] = [
  ['what fits stands on one line', { a: [[1, 2]], b: null }, ['{"a": [[1, 2]], "b": null}']],
  ['empty lists and objects', [[], {}], ['[[], {}]']],
  ['quotes inside a text', 'say "x"', [String.raw`"say \"x\""`]],
];

describe('jsonText', () => {
  for (const [name, value, lines] of cases) {
    test(name, () => assert.deepEqual(jsonText(value).split('\n'), lines));
  }
  test('a row that fits no line is divided', () => {
    const row = Array.from({ length: 30 }, () => 1000);
    assert.equal(jsonText([row]).split('\n').length, 34);
  });
  test('a matrix that fits no line has one row a line', () => {
    const rows = [1, 2, 3].map((entry) => Array.from({ length: 10 }, () => entry * 1000));
    assert.deepEqual(jsonText({ a: rows }).split('\n').slice(1, 4), [
      '  "a": [',
      '    [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000],',
      '    [2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000],',
    ]);
  });
  test('the width can be chosen', () => {
    assert.deepEqual(jsonText({ a: [[1, 2]], index: 2 }, 20).split('\n'), [
      '{',
      '  "a": [[1, 2]],',
      '  "index": 2',
      '}',
    ]);
  });
  test('it reads back as the value', () => {
    const property = fc.property(fc.json(), (json) => {
      const value: unknown = JSON.parse(json);
      assert.deepEqual(JSON.parse(jsonText(value)), value);
    });
    fc.assert(property, { seed: 20260101, numRuns: 200 });
  });
});
