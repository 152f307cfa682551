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
  'the value of one unknown is no answer to a system of two': {
    task: {
      operation: 'solve',
      a: [
        [2, 1],
        [1, 1],
      ],
      b: [[4], [3]],
    },
    text: 'x = 1',
    said: ['right'],
    answer: 'none',
  },
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
  'unknowns by a free unknown that is not named': {
    task: {
      operation: 'solve',
      a: [
        [1, 0, 2, 3],
        [0, 1, -1, 1],
      ],
      bar: 3,
    },
    text: 'x = 3 - 2z, y = 1 + z, z free',
    said: ['right'],
    answer: 'right',
  },
  'unknowns by a free unknown on lines of their own, one with a wrong sign': {
    task: {
      operation: 'solve',
      a: [
        [1, 0, 2, 3],
        [0, 1, -1, 1],
      ],
      bar: 3,
    },
    text: 'x = 3 + 2z\ny = 1 + z',
    said: ['slip S5 S1'],
    answer: 'wrong',
  },
  'indexed unknowns by a free one': {
    task: {
      operation: 'solve',
      a: [
        [1, 2, 0, 3],
        [0, 0, 1, 1],
      ],
      bar: 3,
    },
    text: 'x3 = 1\nx1 = 3 - 2x2',
    said: ['right'],
    answer: 'right',
  },
  'what is done next behind a bar': {
    task: {
      operation: 'solve',
      a: [
        [2, 1],
        [1, -3],
      ],
      b: [[5], [-8]],
    },
    text: '2x + y = 5 | *3\n6x + 3y = 15\n7x = 7\nx = 1\n2*1 + y = 5\ny = 3',
    said: ['right', 'right', 'right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'a minor with a lost sign, and the expansion with it': {
    task: {
      operation: 'determinant',
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 11],
      ],
    },
    text: 'M11 = 5*11-6*8 = 7\nM12 = 4*11 - 6*7 = -2\nM13 = 4*8-5*7 = -3\ndet = 1*7 - 2*(-2) + 3*(-3) = 2',
    said: ['right', 'right', 'right', 'slip E3', 'right', 'right', 'follows', 'follows'],
    answer: 'follows',
  },
  'a minor of wrong numbers, and the expansion with it': {
    task: {
      operation: 'determinant',
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 11],
      ],
    },
    text: 'M11 = 5*11-6*8 = 7\nM12 = 4*11 - 5*7 = 9\nM13 = 4*8-5*7 = -3\ndet = 1*7 - 2*9 + 3*(-3)\n-20',
    said: ['right', 'right', 'slip D8', 'follows', 'right', 'right', 'follows', 'follows'],
    answer: 'follows',
  },
  'one of the six products worked out wrong is no slip of an expansion': {
    task: {
      operation: 'determinant',
      a: [
        [2, 1, 3],
        [0, 4, 1],
        [5, 2, 6],
      ],
    },
    text: '2*4*6 + 1*1*5 + 3*0*2 - 5*4*3 - 2*1*2 - 6*0*1\n46 + 5 + 0 - 60 - 4 - 0\n-13',
    said: ['right', 'slip P12', 'follows'],
    answer: 'follows',
  },
  'a number too many in a mean': {
    task: { operation: 'mat-mean', a: [[4, 8, 6, 5, 3]] },
    text: '(4+8+6+5+3+2)/5\n28/5\n5,6',
    said: ['slip V5', 'follows', 'follows'],
    answer: 'follows',
  },
  'a number left out of a mean': {
    task: { operation: 'mat-mean', a: [[4, 8, 6, 5, 3]] },
    text: '(4+8+6+3)/5\n21/5',
    said: ['slip V6', 'follows'],
    answer: 'follows',
  },
  'some of the numbers of a mean, and then the rest': {
    task: { operation: 'mat-mean', a: [[4, 8, 6, 5, 3]] },
    text: '4+8+6+5 = 23\n23+3 = 26\n26/5',
    said: ['cannot-tell', 'cannot-tell', 'right', 'right', 'right'],
    answer: 'right',
  },
  'a wrong square in the list of squares': {
    task: { operation: 'mat-var', a: [[1, 3, 5, 7]], divisor: 'n-1' },
    text: 'mean = 16/4 = 4\ndeviations: -3 -1 1 3\nsquares: 9 1 1 6\nsum = 17\n17/3 = 5.67',
    said: ['right', 'right', 'right', 'slip', 'follows', 'follows', 'follows'],
    answer: 'follows',
  },
  'a division that loses a sign in one entry': {
    task: {
      operation: 'rref',
      a: [
        [1, 2, 3],
        [2, 2, 8],
      ],
    },
    text: '[1 2 3; 0 -2 2]\nR2/2\n[1 2 3; 0 1 1]\n[1 0 1; 0 1 1]',
    said: ['right', 'slip E3', 'follows'],
    answer: 'follows',
  },
  'a row of zeros counted for the rank': {
    task: {
      operation: 'rank',
      a: [
        [1, 2, 1],
        [2, 4, 2],
        [0, 1, 3],
      ],
    },
    text: 'R2 - 2R1\n1 2 1\n0 0 0\n0 1 3\nrank = 3',
    said: ['right', 'slip K2'],
    answer: 'wrong',
  },
  'one root of a factor with the wrong sign': {
    task: {
      operation: 'eigenvalues',
      a: [
        [2, 1, 0],
        [1, 2, 0],
        [0, 0, 5],
      ],
    },
    text: '(5-λ)((2-λ)^2-1)\n(5-λ)(λ^2-4λ+3)\nλ = 5, 1, -3',
    said: ['right', 'right', 'slip C6'],
    answer: 'wrong',
  },
  'a minus sign of the second matrix overlooked in a sum': {
    task: {
      operation: 'add',
      a: [
        [12, -7],
        [5, 8],
      ],
      b: [
        [-4, 9],
        [6, -8],
      ],
    },
    text: '[8 2; 11 16]',
    said: ['slip P9'],
    answer: 'wrong',
  },
  'two entries exchanged are no digits misread': {
    task: {
      operation: 'transpose',
      a: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
    text: '[1 4; 2 6; 3 5]',
    said: ['slip'],
    answer: 'wrong',
  },
  'equations by their numbers in front of their sum': {
    task: {
      operation: 'solve',
      a: [
        [3, 2, 12],
        [1, -2, -4],
      ],
      bar: 2,
    },
    text: '(1)+(2): 4x = 16\nx = 4\n12 + 2y = 12\ny = 0',
    said: ['slip', 'follows', 'follows', 'follows'],
    answer: 'follows',
  },
  'values by a parameter that stands for an unknown, with a chain': {
    task: {
      operation: 'solve',
      a: [
        [1, 1, 1, 3],
        [0, 1, 2, 1],
      ],
      bar: 3,
    },
    text: 'z=t\ny = 1-2t\nx = 3 - y - z = 3 - (1-2t) - t = 2 + t',
    said: ['right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'values with other unknowns in them': {
    task: {
      operation: 'solve',
      a: [
        [1, 1, 1, 3],
        [0, 1, 2, 1],
      ],
      bar: 3,
    },
    text: 'z=t\ny = 1-2t\nx = 3 - y - z\nx = 2 + t',
    said: ['right', 'right', 'right'],
    answer: 'right',
  },
  'what follows from wrong values by a parameter': {
    task: {
      operation: 'solve',
      a: [
        [1, 1, 1, 3],
        [0, 1, 2, 1],
      ],
      bar: 3,
    },
    text: 'z=t\ny = 1+2t\nx = 3 - (1+2t) - t\nx = 2-3t',
    said: ['slip S1', 'follows'],
    answer: 'follows',
  },
  'a number lost while numbers are sorted': {
    task: { operation: 'mat-median', a: [[8, 3, 5, 1, 9]] },
    text: 'sorted: 1 3 5 8\nmedian = 4',
    said: ['slip', 'follows'],
    answer: 'follows',
  },
  'a rank in words': {
    task: {
      operation: 'rank',
      a: [
        [1, 2],
        [3, 6],
      ],
    },
    text: 'R2-3R1\n[1 2; 0 0]\nrank 1',
    said: ['right', 'right'],
    answer: 'right',
  },
  'a vector at the end is the answer': {
    task: {
      operation: 'eigenvectors',
      a: [
        [4, -2],
        [1, 1],
      ],
      eigenvalue: 2,
    },
    text: '[2 -2; 1 -1]\nv = (5,5)',
    said: ['right', 'right'],
    answer: 'right',
  },
  'an unsorted number that is called the median': {
    task: { operation: 'row-median', a: [[7, 1, 9, 3, 5]] },
    text: '7 1 9 3 5\nmedian = 9',
    said: ['right', 'slip V2'],
    answer: 'wrong',
  },
  'one of the sorted numbers that is not in the middle': {
    task: { operation: 'row-median', a: [[7, 1, 9, 3, 5]] },
    text: '1 3 5 7 9\n7',
    said: ['right', 'slip'],
    answer: 'wrong',
  },
  'one of the two numbers in the middle': {
    task: {
      operation: 'mat-median',
      a: [
        [3, 8, 1],
        [9, 4, 6],
      ],
    },
    text: '1, 3, 4, 6, 8, 9\nmedian = 4',
    said: ['right', 'slip'],
    answer: 'wrong',
  },
  'another entry that is called the largest': {
    task: { operation: 'row-max', a: [[7, 1, 9, 3]] },
    text: '7 1 9 3\nmax = 3',
    said: ['right', 'slip'],
    answer: 'wrong',
  },
  'a sum of squares that is called the variance': {
    task: { operation: 'row-var', a: [[2, 4, 6, 8]] },
    text: 'mean = 5\n9+1+1+9 = 20\nvar = 20',
    said: ['right', 'right', 'right', 'slip'],
    answer: 'wrong',
  },
  'a variance that is called so and worked out in one line': {
    task: { operation: 'row-var', a: [[2, 4, 6, 8]] },
    text: 'mean = 5\nvar = (9+1+1+9)/4 = 20/4 = 5',
    said: ['right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'an earlier power that is called the one asked for': {
    task: {
      operation: 'power',
      a: [
        [3, 1],
        [4, 2],
      ],
      exponent: 3,
    },
    text: 'A^3 = [13 5; 20 8]',
    said: ['slip'],
    answer: 'wrong',
  },
  'an adjugate that is called the inverse': {
    task: {
      operation: 'inverse',
      a: [
        [3, 5],
        [1, 4],
      ],
    },
    text: 'inverse = [4 -5; -1 3]',
    said: ['slip I1'],
    answer: 'wrong',
  },
  'an adjugate without a name is no answer': {
    task: {
      operation: 'inverse',
      a: [
        [3, 5],
        [1, 4],
      ],
    },
    text: '[4 -5; -1 3]',
    said: ['right'],
    answer: 'unfinished',
  },
  'the value of an unknown behind a comma': {
    task: {
      operation: 'solve',
      a: [
        [3, 2, 12],
        [3, -1, 3],
      ],
      bar: 2,
    },
    text: '3x+2y=12\n3x-y=3\nsubtract: 3y = 9\ny = 3\n3x + 6 = 12, x = 2',
    said: ['right', 'right', 'right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'a wrong value behind a comma is the line that is wrong': {
    task: {
      operation: 'solve',
      a: [
        [1, 1, 1, 6],
        [0, 2, 5, -4],
        [2, 5, -1, 27],
      ],
      bar: 3,
    },
    text: '1 1 1 | 6\n0 1 -1 | 5\n0 0 7 | -14\nz = -2\ny - (-2) = 5, y = 7\nx=1',
    said: ['right-unnamed-steps', 'right', 'right', 'slip', 'follows'],
    answer: 'follows',
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
