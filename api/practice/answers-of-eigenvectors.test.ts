// Feedback on eigenvectors as columns: other multiples, signs, orders and bases are right, and a sentence says what is not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerIn, practise } from '../testing/practice.ts';
import { isData } from '../testing/replies.ts';

type Rows = readonly (readonly (number | string)[])[];

const golden = [
  [1, 1],
  [1, 0],
];
const turn = [
  [0, -1],
  [1, 0],
];
const ring = [
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
];
const stretched = [
  [3, 0],
  [4, 5],
];
const [LOWER, UPPER] = ['1/2 - sqrt(5)/2', '1/2 + sqrt(5)/2'];

function diagonal(...values: readonly (number | string)[]): Rows {
  return values.map((value, i) => values.map((_, j) => (i === j ? value : 0)));
}

const cases: readonly (readonly [
  name: string,
  operation: string,
  a: Rows,
  answer: { readonly [part: string]: Rows },
  verdict: string,
  sentence: RegExp,
])[] = [
  [
    'multiples of the columns over a quadratic field, in another order',
    'diagonalize',
    golden,
    {
      P: [
        [UPPER, '(1 - sqrt(5))/2'],
        [1, 1],
      ],
      D: diagonal(UPPER, LOWER),
    },
    'equivalent',
    /^Correct: P and D in another form than ours\./,
  ],
  [
    'a column times a number of the field',
    'diagonalize',
    golden,
    {
      P: [
        [2, -2],
        ['sqrt(5) - 1', 'sqrt(5) + 1'],
      ],
      D: diagonal(UPPER, LOWER),
    },
    'equivalent',
    /^Correct: P and D/,
  ],
  [
    'complex columns times i',
    'diagonalize',
    turn,
    {
      P: [
        [1, 1],
        ['i', '-i'],
      ],
      D: diagonal('-i', 'i'),
    },
    'equivalent',
    /^Correct: P in another form/,
  ],
  [
    'columns in the order of the other eigenvalues',
    'diagonalize',
    golden,
    {
      P: [
        [UPPER, LOWER],
        [1, 1],
      ],
      D: diagonal(LOWER, UPPER),
    },
    'incorrect',
    /^Not correct: column 1 of P is no eigenvector for its place\./,
  ],
  [
    'a column that stands there twice',
    'diagonalize',
    [
      [2, 0],
      [0, 2],
    ],
    {
      P: [
        [1, 2],
        [1, 2],
      ],
      D: diagonal(2, 2),
    },
    'incorrect',
    /^Not correct: the columns of P are not independent\./,
  ],
  [
    'an eigenvalue too often',
    'diagonalize',
    golden,
    { D: diagonal(UPPER, UPPER) },
    'incorrect',
    /^Not correct: the diagonal of D does not hold the eigenvalues\./,
  ],
  [
    'the eigenvectors alone, in another order',
    'diagonalize',
    [
      [4, 1],
      [2, 3],
    ],
    {
      P: [
        [2, '-1/2'],
        [2, 1],
      ],
    },
    'equivalent',
    /^Correct: P in another form/,
  ],
  [
    'an orthogonal matrix with another sign and another order',
    'orthogonal-diagonalization',
    [
      [2, 1],
      [1, 2],
    ],
    {
      Q: [
        ['sqrt(2)/2', '1/sqrt(2)'],
        ['sqrt(2)/2', '-1/sqrt(2)'],
      ],
      D: diagonal(3, 1),
    },
    'equivalent',
    /^Correct: Q and D/,
  ],
  [
    'another orthonormal basis of a plane of eigenvectors',
    'orthogonal-diagonalization',
    ring,
    {
      Q: [
        ['1/sqrt(3)', 0, '2/sqrt(6)'],
        ['1/sqrt(3)', '1/sqrt(2)', '-1/sqrt(6)'],
        ['1/sqrt(3)', '-1/sqrt(2)', '-1/sqrt(6)'],
      ],
      D: diagonal(2, -1, -1),
    },
    'equivalent',
    /^Correct: Q and D/,
  ],
  [
    'eigenvectors that have not the length 1',
    'orthogonal-diagonalization',
    [
      [2, 1],
      [1, 2],
    ],
    {
      Q: [
        [1, 1],
        [1, -1],
      ],
      D: diagonal(3, 1),
    },
    'incorrect',
    /^Not correct: Q is not a matrix with perpendicular columns of length 1\./,
  ],
  [
    'decimals with another sign where lengths are nested roots',
    'orthogonal-diagonalization',
    golden,
    {
      Q: [
        ['0.8507', '0.5257'],
        ['0.5257', '-0.8507'],
      ],
      D: diagonal(UPPER, LOWER),
    },
    'equivalent',
    /^Correct: Q and D/,
  ],
  [
    'decimals with a wrong sign in one entry',
    'orthogonal-diagonalization',
    golden,
    {
      Q: [
        ['0.8507', '0.5257'],
        ['0.5257', '0.8507'],
      ],
      D: diagonal(UPPER, LOWER),
    },
    'incorrect',
    /^Not correct: /,
  ],
  [
    'singular vectors with both signs turned',
    'svd',
    stretched,
    {
      U: [
        ['-1/sqrt(10)', '-3/sqrt(10)'],
        ['-3/sqrt(10)', '1/sqrt(10)'],
      ],
      S: diagonal('3 sqrt(5)', 'sqrt(5)'),
      V: [
        ['-1/sqrt(2)', '-1/sqrt(2)'],
        ['-1/sqrt(2)', '1/sqrt(2)'],
      ],
    },
    'equivalent',
    /^Correct: U and V/,
  ],
  [
    'singular vectors of which one alone is turned',
    'svd',
    stretched,
    {
      U: [
        ['-1/sqrt(10)', '-3/sqrt(10)'],
        ['-3/sqrt(10)', '1/sqrt(10)'],
      ],
      S: diagonal('3 sqrt(5)', 'sqrt(5)'),
      V: [
        ['1/sqrt(2)', '-1/sqrt(2)'],
        ['1/sqrt(2)', '1/sqrt(2)'],
      ],
    },
    'incorrect',
    /^Not correct: the factors multiply to another matrix\./,
  ],
  [
    'rounded singular vectors with both signs turned',
    'svd',
    [
      [1, 1],
      [0, 1],
    ],
    {
      U: [
        ['-0.851', '-0.526'],
        ['-0.526', '0.851'],
      ],
      S: diagonal('1.618', '0.618'),
      V: [
        ['-0.526', '-0.851'],
        ['-0.851', '0.526'],
      ],
    },
    'equivalent',
    /^Correct: U and V/,
  ],
];

for (const [name, operation, a, answer, verdict, sentence] of cases) {
  test(name, () => {
    const feedback = answerIn(practise('/feedback/answer', { operation, a, answer }));
    assert.ok(isData(feedback));
    assert.equal(feedback['verdict'], verdict);
    assert.match(String(feedback['sentence']), sentence);
  });
}
