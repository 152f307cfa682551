// The notes on determinants: each says what it should, and nothing is said where there is nothing to say.

import { describe, test } from 'node:test';
import { plain } from '../../../render/plain.ts';
import { FRACTIONS } from '../../../render/style.ts';
import { assertNotes } from '../../../testing/stories/notes-checking.ts';
import { operations } from './operation.ts';

const operation = operations[2];

const CASES: readonly (readonly [
  title: string,
  body: { readonly [field: string]: unknown },
  notes: readonly RegExp[],
])[] = [
  ['one entry', { a: [[0]] }, []],
  [
    'an ordinary matrix',
    {
      a: [
        [4, 7],
        [2, 6],
      ],
    },
    [],
  ],
  [
    'a singular matrix',
    {
      a: [
        [1, 2],
        [2, 4],
      ],
    },
    [/^As A is singular, a system/],
  ],
  [
    'an odd skew-symmetric matrix',
    {
      a: [
        [0, 1, 2],
        [-1, 0, 3],
        [-2, -3, 0],
      ],
    },
    [/^A is skew-symmetric, and the number of its rows is odd/, /^As A is singular/],
  ],
  [
    'an even skew-symmetric matrix',
    {
      a: [
        [0, 1],
        [-1, 0],
      ],
    },
    [/^A is orthogonal/],
  ],
  [
    'a rotation',
    {
      a: [
        ['3/5', '4/5'],
        ['-4/5', '3/5'],
      ],
    },
    [/^A is orthogonal/],
  ],
  [
    'a triangular matrix',
    {
      a: [
        [3, 2],
        [0, 5],
      ],
    },
    [],
  ],
  [
    'a triangular matrix by a method',
    {
      a: [
        [3, 2],
        [0, 5],
      ],
      method: 'formula',
    },
    [/^A is upper triangular, so/],
  ],
  [
    'integers that lead to fractions',
    {
      a: [
        [3, 2],
        [2, 5],
      ],
      method: 'row-reduction',
    },
    [/^All entries of A are integers/],
  ],
  [
    'integers that lead to integers',
    {
      a: [
        [1, 2],
        [2, 5],
      ],
      method: 'row-reduction',
    },
    [],
  ],
];

describe('notes on determinants', () => {
  for (const [title, body, expected] of CASES) {
    test(title, () => assertNotes(operation, body, expected, (note) => plain.prose(note, FRACTIONS)));
  }
});
