// Answers of several parts that are typed as one text: read whole by the names of the parts, and never right by one part alone.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerIn, practise } from '../testing/practice.ts';
import { isData } from '../testing/replies.ts';

function verdictOn(body: object): unknown {
  const answer = answerIn(practise('/feedback/answer', body));
  assert.ok(isData(answer));
  return answer['verdict'];
}

const two = {
  a: [
    [-3, 2, -1],
    [-6, 8, 1],
    [-9, 18, 7],
  ],
};
const tasks: { readonly [operation: string]: object } = {
  diagonalize: {
    a: [
      [4, -1],
      [3, 0],
    ],
  },
  definiteness: {
    a: [
      [1, 2],
      [2, 1],
    ],
  },
  'power-formula': {
    a: [
      [-3, 2],
      [-4, 3],
    ],
  },
  rank: {
    a: [
      [1, 0, 1],
      [1, 0, 1],
    ],
  },
  lu: two,
  ldlt: {
    a: [
      [3, 9],
      [9, 22],
    ],
  },
  svd: {
    a: [
      [1, 2],
      [2, 4],
    ],
  },
  jordan: {
    a: [
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, -3],
    ],
  },
};

const typed: readonly (readonly [operation: string, answer: unknown, verdict: string])[] = [
  ['diagonalize', 'P = 1 1; 3 1, D = 1 0; 0 3', 'correct'],
  ['diagonalize', 'D = 3 0; 0 1, P = 1 1; 1 3', 'equivalent'],
  ['diagonalize', 'D = 3 0; 0 1, P = 1 1; 1 2', 'incorrect'],
  ['diagonalize', 'P = 1 1; 3 1', 'unread'],
  ['diagonalize', '3 0; 0 1', 'unread'],
  [
    'diagonalize',
    [
      [1, 0],
      [0, 3],
    ],
    'unread',
  ],
  ['diagonalize', 'not diagonalizable', 'incorrect'],
  ['diagonalize', { P: null, D: null }, 'incorrect'],
  ['definiteness', 'indefinite', 'correct'],
  ['definiteness', 'it is positive definite', 'incorrect'],
  ['definiteness', '3, -1', 'unread'],
  ['power-formula', '0', 'unread'],
  ['power-formula', 0, 'unread'],
  ['rank', '1', 'unread'],
  ['rank', 'rank 1, nullity 2', 'correct'],
  ['rank', 'rank is 2 and nullity = 1', 'incorrect'],
  ['lu', '1 0 0; 2 1 0; 3 3 1', 'unread'],
  ['lu', 'L = 1 0 0; 2 1 0; 3 3 1, U = -3 2 -1; 0 4 3; 0 0 1', 'correct'],
  ['lu', 'L = 1 0 0; 2 1 0; 3 3 1, U = -3 2 -1; 0 4 3; 0 0 2', 'incorrect'],
  ['ldlt', 'L = 1 0; 3 1, D = 3 0; 0 -5', 'correct'],
  ['svd', '5, 0', 'unread'],
  ['jordan', '0 1 0; 0 0 0; 0 0 -3', 'correct'],
  ['jordan', 'J = [[-3,0,0],[0,0,1],[0,0,0]]', 'correct'],
  ['jordan', '0 0 0; 0 0 0; 0 0 -3', 'incorrect'],
];

describe('answers of several parts in one text', () => {
  for (const [operation, answer, verdict] of typed)
    test(`${operation}: ${JSON.stringify(answer)} is ${verdict}`, () => {
      assert.equal(verdictOn({ operation, ...tasks[operation], answer }), verdict);
    });
});
