// Workings that were written to be judged anew, as students type them: each case is named after what went wrong in judging it.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judgeWorking } from './judge-working.ts';
import { readWorking } from './read-working.ts';

interface Case {
  readonly task: object;
  readonly text: string;
  readonly said: readonly string[];
  readonly answer: string;
}

const cases: { readonly [name: string]: Case } = {
  'eigenvalues below the formula for them are another line': {
    task: {
      operation: 'eigenvalues',
      a: [
        [4, -2],
        [1, 1],
      ],
    },
    text: '(4-x)(1-x)+2=0\nx^2-5x+6=0\nx = (5 ± sqrt(25-24))/2\nx1=3, x2 = 2',
    said: ['right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'a polynomial without spaces is no row of a matrix': {
    task: {
      operation: 'eigenvalues',
      a: [
        [1, 2],
        [3, 2],
      ],
    },
    text: '(1-λ)(2-λ)-6\nλ^2-3λ-4\n(λ-4)(λ+1)\nλ = 4, λ = -1',
    said: ['right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'a product of two matrices in brackets on a line of its own': {
    task: {
      operation: 'expression',
      of: '(A*B)^T',
      a: [
        [1, 2],
        [0, 3],
      ],
      b: [
        [2, 1],
        [4, 0],
      ],
    },
    text: '(AB)^T = B^T A^T\n[2 4; 1 0]*[1 0; 2 3]\n[10 12; 1 0]',
    said: ['right', 'right', 'right'],
    answer: 'right',
  },
  'calculations that wide gaps part are the entries of a row': {
    task: {
      operation: 'matmul',
      a: [
        [2, -1],
        [3, 4],
      ],
      b: [
        [1, 5],
        [-2, 0],
      ],
    },
    text: '2*1+(-1)(-2)  2*5+(-1)*0\n3*1+4*(-2)  3*5+4*0\n\n4 10\n-5 15',
    said: ['right', 'right'],
    answer: 'right',
  },
  'means of rows below their calculations are no column': {
    task: {
      operation: 'row-mean',
      a: [
        [1, 1, 1, 2],
        [2, 4, 6, 8],
      ],
    },
    text: '(1+1+1+2)/4\n1.25\n(2+4+6+8)/4\n5',
    said: ['right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'a decimal comma in a result that is one number': {
    task: { operation: 'mat-mean', a: [[4, 8, 6, 5, 3]] },
    text: '(4+8+6+5+3)/5\n26/5\n5,2',
    said: ['right', 'right', 'right'],
    answer: 'right',
  },
  'a claim with its reason': {
    task: {
      operation: 'solve',
      a: [
        [1, 2, 3],
        [2, 4, 7],
      ],
      bar: 2,
    },
    text: 'R2 - 2R1\n1 2 | 3\n0 0 | 1\nthe system has no solution because 0 = 1',
    said: ['right', 'right'],
    answer: 'right',
  },
};

describe('workings as students type them', () => {
  for (const [name, { task, text, said, answer }] of Object.entries(cases)) {
    test(name, () => {
      const read = readWorking({ task, working: text });
      assert.equal(read.kind, 'working');
      const judgement = judgeWorking(read.working);
      const found = judgement.lines.map(({ verdict, explanations }) =>
        [verdict, ...(verdict.includes('slip') ? explanations.map(({ slip }) => slip) : [])].join(' '),
      );
      assert.deepEqual(found, said);
      assert.equal(judgement.answer, answer);
    });
  }
});
