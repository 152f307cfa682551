// Reading exact numbers as the service writes them.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readExactNumber } from './exact-number.ts';

const cases: readonly (readonly [text: string, parts: readonly [string, string, string, string | null] | null])[] = [
  ['3', ['', '', '3', null]],
  ['-7/10', ['-', '', '7', '10']],
  ['0.25', ['', '', '0.25', null]],
  ['sqrt(5/4)', ['', 'root', '5', '4']],
  ['-sqrt(2)', ['-', 'root', '2', null]],
  ['2^(1/3)', null],
  ['', null],
  ['--1', null],
];

describe('readExactNumber', () => {
  for (const [text, parts] of cases) {
    test(text === '' ? 'nothing' : text, () => {
      const found = readExactNumber(text);
      assert.deepEqual(
        found && [found.isNegative ? '-' : '', found.isRoot ? 'root' : '', found.numerator, found.denominator],
        parts,
      );
    });
  }
});
