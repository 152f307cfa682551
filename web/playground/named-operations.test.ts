// Which operations a sentence names, and what it says to people.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { otherOperations, withTitles } from './named-operations.ts';

const small = { id: 'inverse-2x2', title: 'Inverse of a 2x2 matrix' };
const large = { id: 'inverse-nxn', title: 'Inverse of a square matrix' };
const operations = [small, large, { id: 'power', title: 'Matrix power' }];

function problem(msg: string) {
  return { loc: ['body', 'a'], msg };
}

const cases: Readonly<Record<string, readonly [msg: string, shown: string, others: readonly unknown[]]>> = {
  'another operation': [
    'inverse-2x2 takes a 2x2 matrix, a is 3x3; inverse-nxn takes other sizes',
    '“Inverse of a 2x2 matrix” takes a 2x2 matrix, a is 3x3; “Inverse of a square matrix” takes other sizes',
    [large],
  ],
  'a word that is an id as well': ['the power must be an integer', 'the power must be an integer', []],
  'a word with a hyphen': ['the matrix is not non-singular', 'the matrix is not non-singular', []],
  'a longer word': ['inverse-nxn-like is unknown', 'inverse-nxn-like is unknown', []],
};

describe('operations in sentences', () => {
  for (const [name, [msg, shown, others]] of Object.entries(cases)) {
    test(name, () => {
      const named = withTitles(problem(msg), operations);
      assert.deepEqual(named, problem(shown));
      assert.deepEqual(otherOperations([named], small, operations), others);
    });
  }
});
