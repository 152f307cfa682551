// Feedback on answers of several parts: other solutions, bases and factors are right, and a sentence names the part that is not.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerIn, practise } from '../testing/practice.ts';
import { isData } from '../testing/replies.ts';

const line = {
  operation: 'solve',
  a: [
    [1, 1, 1],
    [0, 1, 2],
  ],
  b: [[6], [8]],
};
const square = [
  [3, 1],
  [4, 2],
];
/** Multiples of one vector, which have dependencies in two directions. */
const parallel = [
  [1, 2],
  [2, 4],
  [3, 6],
];
const rootless = { operation: 'qr', a: square };
const twoVectors = {
  operation: 'gram-schmidt',
  vectors: [
    [3, 4],
    [1, 7],
  ],
};
const IN_ANOTHER_FORM = 'in another form than ours.';

describe('what somebody answers', () => {
  const cases: readonly (readonly [name: string, body: object, answer: object, verdict: string, sentence: string])[] = [
    [
      'another solution and another basis',
      line,
      { outcome: 'infinite', particular: [0, 4, 2], basis: [[-2, 4, -2]] },
      'equivalent',
      `Correct: particular and basis ${IN_ANOTHER_FORM} Not given: free, pivots, rank and rank_augmented.`,
    ],
    [
      'a point that is no solution',
      line,
      { outcome: 'infinite', particular: [0, 4, 3] },
      'incorrect',
      'Not correct: particular does not solve the system. Not given: basis, free, pivots, rank and rank_augmented.',
    ],
    [
      'the wrong outcome',
      { operation: 'solve', equations: ['x + y = 1', 'x + y = 2'] },
      { outcome: 'unique' },
      'incorrect',
      'Not correct: outcome is wrong. Not given: basis, free, pivots, rank and rank_augmented.',
    ],
    [
      'no solution, and none given',
      { operation: 'solve', equations: ['x + y = 1', 'x + y = 2'] },
      { outcome: 'none', particular: null },
      'correct',
      'Correct: what is given is exact. Not given: basis, free, pivots, rank and rank_augmented.',
    ],
    [
      'two right sides with other solutions',
      {
        ...line,
        b: [
          [6, 0],
          [8, 0],
        ],
      },
      {
        particular_matrix: [
          [0, 1],
          [4, -2],
          [2, 1],
        ],
      },
      'equivalent',
      `Correct: particular_matrix ${IN_ANOTHER_FORM} Not given: outcome, basis, free, pivots, rank and rank_augmented.`,
    ],
    [
      'factors with other signs',
      rootless,
      {
        Q: [
          ['-3/5', '4/5'],
          ['-4/5', '-3/5'],
        ],
        R: [
          [-5, '-11/5'],
          [0, '-2/5'],
        ],
      },
      'equivalent',
      `Correct: Q and R ${IN_ANOTHER_FORM}`,
    ],
    [
      'factors whose product is another matrix',
      rootless,
      {
        Q: [
          ['-3/5', '4/5'],
          ['-4/5', '-3/5'],
        ],
        R: [
          [-5, '-11/5'],
          [0, '2/5'],
        ],
      },
      'incorrect',
      'Not correct: the factors multiply to another matrix.',
    ],
    [
      'factors that are not orthogonal',
      rootless,
      {
        Q: [
          [1, 0],
          [0, 1],
        ],
        R: [
          [3, 1],
          [4, 2],
        ],
      },
      'incorrect',
      'Not correct: R is not in echelon form.',
    ],
    [
      'singular values in the full form',
      { operation: 'svd', a: [[3], [4]] },
      {
        U: [
          ['3/5', '-4/5'],
          ['4/5', '3/5'],
        ],
        S: [[5], [0]],
        V: [[1]],
      },
      'equivalent',
      `Correct: U and S ${IN_ANOTHER_FORM}`,
    ],
    [
      'a negative singular value',
      { operation: 'svd', a: [[3], [4]] },
      { U: [['-3/5'], ['-4/5']], S: [[-5]], V: [[1]] },
      'incorrect',
      'Not correct: singular values are not negative, and S has one that is.',
    ],
    [
      'that there is no factorization, where there is one',
      { operation: 'lu', a: square },
      { L: null, U: null },
      'incorrect',
      'Not correct: there is such a factorization.',
    ],
    [
      'that a matrix cannot be diagonalised, which is true',
      {
        operation: 'diagonalize',
        a: [
          [1, 1],
          [0, 1],
        ],
      },
      { P: null, D: null },
      'correct',
      'Correct: what is given is exact.',
    ],
    [
      'eigenvectors of a matrix that cannot be diagonalised',
      {
        operation: 'diagonalize',
        a: [
          [1, 1],
          [0, 1],
        ],
      },
      {
        P: [
          [1, 0],
          [0, 1],
        ],
        D: [
          [1, 0],
          [0, 1],
        ],
      },
      'incorrect',
      'Not correct: the product PDP⁻¹ is not A, or P has no inverse.',
    ],
    [
      'another exchange of rows',
      {
        operation: 'lu',
        kind: 'plu',
        a: [
          [0, 2],
          [4, 2],
        ],
      },
      {
        P: [
          [0, 1],
          [1, 0],
        ],
        L: [
          [1, 0],
          [0, 1],
        ],
        U: [
          [4, 2],
          [0, 2],
        ],
      },
      'correct',
      'Correct: what is given is exact.',
    ],
    [
      'rows exchanged where they need not be',
      {
        operation: 'lu',
        kind: 'plu',
        a: [
          [1, 2],
          [2, 6],
        ],
      },
      {
        P: [
          [0, 1],
          [1, 0],
        ],
        L: [
          [1, 0],
          ['1/2', 1],
        ],
        U: [
          [2, 6],
          [0, -1],
        ],
      },
      'equivalent',
      `Correct: P, L and U ${IN_ANOTHER_FORM}`,
    ],
    [
      'perpendicular vectors of another length, and unit vectors of the other direction',
      twoVectors,
      {
        orthogonal: [
          [6, 8],
          [-4, 3],
        ],
        orthonormal: [
          ['-3/5', '-4/5'],
          ['-4/5', '3/5'],
        ],
      },
      'equivalent',
      `Correct: orthogonal and orthonormal ${IN_ANOTHER_FORM} Not given: dependent and rank.`,
    ],
    [
      'a part that there is not',
      { operation: 'rank', a: square },
      { range: 2 },
      'unread',
      'Not read: "{\\"range\\":\\"2\\"}": "range" is no part of it; its parts are rank, nullity, pivots.',
    ],
    [
      'an entry that is no number',
      { operation: 'null-space', a: [[1, 2]] },
      { basis: [[-2, 'one']] },
      'unread',
      'Not read: "one" in row 1, column 2 in basis: "one" is not a number.',
    ],
    [
      'a word for yes',
      { operation: 'independence', vectors: square },
      { independent: 'yes', dependency: null },
      'correct',
      'Correct: what is given is exact. Not given: rank.',
    ],
    [
      'another dependency',
      { operation: 'independence', vectors: parallel },
      { dependency: [0, 3, -2] },
      'equivalent',
      'Correct: dependency in another form than ours. Not given: independent and rank.',
    ],
    [
      'no dependency',
      { operation: 'independence', vectors: parallel },
      { dependency: [0, 2, 3] },
      'incorrect',
      'Not correct: with the numbers of dependency the vectors do not add up to the zero vector. Not given: independent and rank.',
    ],
    [
      'a dependency of zeros alone',
      { operation: 'independence', vectors: parallel },
      { dependency: [0, 0, 0] },
      'incorrect',
      'Not correct: in dependency, all numbers are 0. Not given: independent and rank.',
    ],
    [
      'a basis that is not one',
      { operation: 'column-space', a: square },
      {
        basis: [
          [1, 2],
          [2, 4],
        ],
      },
      'incorrect',
      'Not correct: in basis, vector 2 is a multiple of vector 1. Not given: dimension and pivots.',
    ],
  ];
  for (const [name, body, answer, verdict, sentence] of cases) {
    test(name, () => {
      const feedback = answerIn(practise('/feedback/answer', { ...body, answer }));
      assert.ok(isData(feedback));
      assert.deepEqual([feedback['verdict'], feedback['sentence']], [verdict, sentence]);
    });
  }
});
