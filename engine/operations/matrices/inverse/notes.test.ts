// The notes on inverses: each says what it should, and nothing is said where there is nothing to say.

import { describe, test } from 'node:test';
import { plain } from '../../../render/plain.ts';
import { FRACTIONS } from '../../../render/style.ts';
import { assertNotes } from '../../../testing/stories/notes-checking.ts';
import { operations } from './operation.ts';

const operation = operations[2];

const hilbert = (size: number): readonly (readonly string[])[] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => `1/${i + j + 1}`));

const CASES: readonly (readonly [
  title: string,
  body: { readonly [field: string]: unknown },
  notes: readonly RegExp[],
])[] = [
  ['one entry', { a: [[4]] }, []],
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
  ['an ill-conditioned matrix', { a: hilbert(5) }, [/The condition number of A, .* is 943656:/, /^A is symmetric/]],
  [
    'a condition number of many digits',
    {
      a: [
        [1, 2],
        [1, '2000001/1000000'],
      ],
    },
    [/is at least 12000007:/],
  ],
  ['a very large condition number', { a: hilbert(10) }, [/is at least 10000000000000:/, /^A is symmetric/]],
  [
    'diagonal, however different its entries',
    {
      a: [
        [1, 0],
        [0, 0.0001],
      ],
    },
    [],
  ],
  [
    'a diagonal matrix by a method',
    {
      a: [
        [3, 0],
        [0, 2],
      ],
      method: 'adjugate',
    },
    [/^A is diagonal, so/],
  ],
  [
    'a symmetric matrix',
    {
      a: [
        [2, 1],
        [1, 4],
      ],
    },
    [/^A is symmetric, and so is its inverse/],
  ],
  [
    'a skew-symmetric matrix',
    {
      a: [
        [0, 2],
        [-2, 0],
      ],
    },
    [/^A is skew-symmetric, and so/],
  ],
  [
    'a triangular matrix',
    {
      a: [
        [1, 2],
        [0, 3],
      ],
    },
    [/^A is upper triangular, and so/],
  ],
  [
    'determinant 1',
    {
      a: [
        [1, 2, 3],
        [0, 1, 4],
        [5, 6, 0],
      ],
    },
    [/here it is 1\.$/],
  ],
  [
    'determinant -1',
    {
      a: [
        [1, 2],
        [1, 1],
      ],
    },
    [/here it is −1\.$/],
  ],
  [
    'a rotation',
    {
      a: [
        [0, 1],
        [-1, 0],
      ],
    },
    [],
  ],
  [
    'a rotation by a method',
    {
      a: [
        [0, 1],
        [-1, 0],
      ],
      method: 'adjugate',
    },
    [/^A is orthogonal, so its transpose/],
  ],
  [
    'a reflection by a method',
    {
      a: [
        [0, 1],
        [1, 0],
      ],
      method: 'adjugate',
    },
    [/and A is its own inverse\.$/],
  ],
  [
    'the identity by a method',
    {
      a: [
        [1, 0],
        [0, 1],
      ],
      method: 'adjugate',
    },
    [],
  ],
];

describe('notes on inverses', () => {
  for (const [title, body, expected] of CASES) {
    test(title, () => assertNotes(operation, body, expected, (note) => plain.prose(note, FRACTIONS)));
  }
});
