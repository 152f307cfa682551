// The notes on characteristic polynomials: each says what it should, and nothing is said where there is nothing to say.

import { describe, test } from 'node:test';
import { plain } from '../../../render/plain.ts';
import { FRACTIONS } from '../../../render/style.ts';
import { assertNotes } from '../../../testing/stories/notes-checking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

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
    [/^A satisfies its own characteristic equation: A² − 10A \+ 10I is the zero matrix\./],
  ],
  [
    'a symmetric matrix',
    {
      a: [
        [2, 1],
        [1, 2],
      ],
    },
    [
      /^A is symmetric, so all of its eigenvalues are real/,
      /^A satisfies its own characteristic equation: A² − 4A \+ 3I is the zero matrix\./,
    ],
  ],
  [
    'a skew-symmetric matrix',
    {
      a: [
        [0, 2],
        [-2, 0],
      ],
    },
    [/^A is skew-symmetric, so each/, /^A satisfies its own characteristic equation: A² \+ 4I is the zero matrix\./],
  ],
  [
    'a rotation',
    {
      a: [
        ['3/5', '4/5'],
        ['-4/5', '3/5'],
      ],
    },
    [
      /^A is orthogonal, so all/,
      /^A satisfies its own characteristic equation: A² − \(6\/5\)A \+ I is the zero matrix\./,
    ],
  ],
  [
    'a triangular matrix',
    {
      a: [
        [1, 2],
        [0, 3],
      ],
    },
    [/^A satisfies its own characteristic equation: A² − 4A \+ 3I is the zero matrix\./],
  ],
  [
    'a triangular matrix by a method',
    {
      a: [
        [1, 2],
        [0, 3],
      ],
      method: 'expansion',
    },
    [/^A is upper triangular, so/, /^A satisfies its own characteristic equation: A² − 4A \+ 3I is the zero matrix\./],
  ],
  [
    'a nilpotent matrix',
    {
      a: [
        [2, -4],
        [1, -2],
      ],
    },
    [/nilpotent, because A² is the zero matrix\.$/],
  ],
  [
    'the zero matrix',
    {
      a: [
        [0, 0],
        [0, 0],
      ],
    },
    [],
  ],
  [
    'integers without an evident root',
    {
      a: [
        [7, -2, 3],
        [-5, -6, -2],
        [2, -2, -2],
      ],
    },
    [/^A satisfies its own characteristic equation: A³ \+ A² − 64A − 150I is the zero matrix\./],
  ],
  [
    'integers with a root of zero',
    {
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    },
    [/^A satisfies its own characteristic equation: A³ − 15A² − 18A is the zero matrix\./],
  ],
];

describe('notes on characteristic polynomials', () => {
  for (const [title, body, expected] of CASES) {
    test(title, () => assertNotes(operation, body, expected, (note) => plain.prose(note, FRACTIONS)));
  }
});
