// Workings with the student's own letters, names and steps on the way: what is said of each line, and of the answer.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeWorking } from './judge-working.ts';
import { readWorking } from './read-working.ts';

type Case = readonly [task: object, text: string, said: readonly string[], answer: string];

const STEADY = {
  operation: 'steady-state',
  a: [
    ['0.9', '0.2'],
    ['0.1', '0.8'],
  ],
};
const FIT = {
  operation: 'least-squares',
  a: [
    [1, 0],
    [1, 1],
    [1, 2],
  ],
  b: [[1], [2], [2]],
};
const PROJECTION = { operation: 'projection', u: [3, 4], v: [2, 0] };
const DEFINITENESS = {
  operation: 'definiteness',
  a: [
    [1, 2],
    [2, 1],
  ],
};
const VARIANCE = { operation: 'col-var', a: [[1], [3], [5]] };
const COVARIANCE = {
  operation: 'covariance',
  a: [
    [1, 2],
    [3, 6],
  ],
};
const DOT = { operation: 'dot', u: [2, -1, 3], v: [4, 5, -2] };

const cases: readonly Case[] = [
  [STEADY, 'x = 2/3, y = 1/3', ['right', 'right'], 'right'],
  [STEADY, 'b = 1/3\na = 2/3', ['right', 'right'], 'right'],
  [STEADY, 'x2 = 1/3\nx1 = 2/3', ['right', 'right'], 'right'],
  [STEADY, 'x = 1/3, y = 2/3', ['slip', 'new-slip'], 'wrong'],
  [STEADY, 'y + x = 1\ny = 1/3\nx = 2/3', ['right', 'right', 'right'], 'right'],
  [STEADY, '0.9x+0.2y=x\nx = 2y\nx+y=1\nx = 2/3, y = 1/3', ['right', 'right', 'right', 'right', 'right'], 'right'],
  // x and y before they are divided by their sum.
  [STEADY, 'y = 1, x = 2\nx = 2/3, y = 1/3', ['cannot-tell', 'cannot-tell', 'right', 'right'], 'right'],
  [STEADY, 'y = 1, x = 2', ['cannot-tell', 'cannot-tell'], 'none'],
  [STEADY, 't = 1/3\nx = 2/3, y = 1/3', ['cannot-tell', 'cannot-tell', 'cannot-tell'], 'none'],
  [PROJECTION, 'u.v = 6\n|v| = 2\n6/2 * (2,0)\n= (6,0)', ['right', 'right', 'right', 'slip U17', 'follows'], 'follows'],
  [
    PROJECTION,
    '|v| = 2\nv0 = (1,0)\nu*v0 = 3\n3*(1,0) = (3,0)',
    ['right', 'right', 'cannot-tell', 'right', 'right', 'right'],
    'right',
  ],
  [PROJECTION, '|v| = 2\nu.v = 6\n6/4*(2,0) = (3,0)', ['right', 'right', 'right', 'right', 'right'], 'right'],
  [
    DEFINITENESS,
    '(1-λ)² - 4 = 0\nλ = 3, λ = -1\nverschiedene Vorzeichen, also indefinit',
    ['right', 'right', 'right', 'right'],
    'right',
  ],
  [DEFINITENESS, 'λ = 3\nλ = 1', ['right', 'slip'], 'none'],
  [DEFINITENESS, '1-λ = 2\nλ = -1, -1', ['cannot-tell', 'cannot-tell', 'slip'], 'none'],
  [VARIANCE, 'mean 3\n-2+0+2 = 0\nvar = 0', ['right', 'right', 'right', 'slip V7'], 'wrong'],
  [VARIANCE, 'mean 3\n-2+0+2 = 0\n0/3 = 0', ['right', 'right', 'right', 'slip V7', 'follows'], 'follows'],
  [VARIANCE, 'mean 3\n1-3 = -2\n3-3 = 0', ['right', 'right', 'right', 'right', 'right'], 'none'],
  [VARIANCE, 'mean 3\n-2+0+2 = 0', ['right', 'right', 'right'], 'none'],
  [
    COVARIANCE,
    'var x = 2, cov = 4, var y = 8\n2 4\n4 8',
    ['slip Q30 Q32', 'new-slip Q30 Q32', 'new-slip Q30 Q32', 'follows'],
    'follows',
  ],
  [{ ...COVARIANCE, divisor: 'n-1' }, 'cov = 4\n2 4\n4 8', ['right', 'right'], 'right'],
  [FIT, 'ATA = [3 3; 3 5]\nATb = [5; 7]', ['right', 'slip'], 'none'],
  [FIT, "A'A = [3 3; 3 5]\nA'b = [5; 7]", ['right', 'slip'], 'none'],
  [FIT, '3a + 3b = 5\n3a + 5b = 6\n2b = 1\nb = 1/2\na = 7/6', ['right', 'right', 'right', 'right', 'right'], 'right'],
  [FIT, '3a + 3b = 5\n3a + 5b = 6\nb = 1/3\na = 7/6', ['right', 'right', 'slip', 'back-on-track'], 'wrong'],
  [FIT, 'm = 1/2, c = 7/6', ['right', 'right'], 'right'],
  [FIT, 'm = 1/3, c = 7/6', ['cannot-tell', 'cannot-tell'], 'none'],
  [{ ...FIT, a: [[1], [1], [1]] }, 'x = 5/3', ['right'], 'right'],
  [{ ...FIT, a: [[1], [1], [1]] }, 'x = 5/2', ['slip'], 'wrong'],
  [DOT, '(8, -5, -6)', ['slip U16'], 'none'],
  [DOT, '(8, -5, -6)\n8-5-6 = -3', ['right', 'right', 'right'], 'right'],
  [
    { operation: 'norm', v: [2, -3, 6] },
    '|u| = √(2² - 3² + 6²)\n= √(4 - 9 + 36)\n= √31',
    ['slip Q4', 'follows', 'follows'],
    'follows',
  ],
  [
    { operation: 'angle', u: [1, 0], v: [1, 1] },
    'cos a = 1/(1*2) = 0.5\na = 60°',
    ['slip Q14', 'follows', 'follows'],
    'follows',
  ],
  [
    { operation: 'distance', point: [1, 2, 3], normal: [2, -1, 2], offset: 3 },
    'd = |2*1 - 2 + 2*3 - 3| / (4+1+4)\n= 3/9 = 1/3',
    ['slip Q24', 'follows', 'follows'],
    'follows',
  ],
  [
    {
      operation: 'gram-schmidt',
      a: [
        [1, 1],
        [1, 0],
      ],
    },
    'w1 = (1,1)\nw2 = (1,0) - 1*(1,1)\n= (0,-1)',
    ['right', 'slip Q53 Q58', 'follows'],
    'follows',
  ],
];

for (const [task, text, said, answer] of cases) {
  test(text.replaceAll('\n', ' / '), () => {
    const read = readWorking({ task, working: text });
    assert.ok(read.kind === 'working');
    const judgement = judgeWorking(read.working);
    assert.deepEqual(
      judgement.lines.map(({ verdict, explanations }) => [verdict, ...explanations.map(({ slip }) => slip)].join(' ')),
      said,
    );
    assert.equal(judgement.answer, answer);
  });
}
