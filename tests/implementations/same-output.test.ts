// When two outputs are the same.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sameOutput } from './same-output.ts';

describe('the same output', () => {
  const cases: readonly (readonly [actual: string, expected: string, isExact: boolean, same: boolean])[] = [
    ['[[6.0, 8.0]]\n', '[[6.0, 8.0]]', false, true],
    ['[[6.0, 8.000000000000002]]', '[[6.0, 8.0]]', false, true],
    ['[[6.0, 8.0]]', '[[6.0, 8.0001]]', false, false],
    ['[6 8]', '[6;8]', false, false],
    ['6 8', '6 8 10', false, false],
    ['-0.0', '0.0', false, true],
    ['1e+05', '100000', false, true],
    ['6.66e-16', '0', false, true],
    ['1e-20', '2e-20', false, false],
    ['nan', '0', false, false],
    ['1+2i', '1', false, false],
    ['sqrt(2)', 'sqrt(2)\n', true, true],
    ['sqrt(8)', '2*sqrt(2)', true, false],
    ['1.0', '1', true, false],
  ];
  for (const [actual, expected, isExact, same] of cases) {
    test(`${actual.trim()} ${same ? 'is' : 'is not'} ${expected.trim()}`, () => {
      assert.equal(sameOutput(actual, expected, isExact), same);
    });
  }
});
