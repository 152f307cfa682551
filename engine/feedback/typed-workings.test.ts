// Workings as students type them: labels, several equals signs, single numbers and equations on lines of their own.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { linePlaces } from '@matrixsteps/notation/line-places.ts';
import { hintsTo } from './hints.ts';
import { judgeWorking } from './judge-working.ts';
import { readWorking } from './read-working.ts';
import { FRACTIONS } from '../render/style.ts';
import { RENDERERS } from '../render/renderers.ts';
import { wordsOf } from './statements/words.ts';
import type { Working, WorkingJudgement } from './working.ts';

interface Case {
  readonly task: object;
  readonly text: string;
  readonly said: readonly string[];
  readonly answer: string;
}

const cases: { readonly [name: string]: Case } = {
  'a square of a bracket taken term by term, with the sign of the second term': {
    task: {
      operation: 'charpoly',
      a: [
        [3, 1],
        [1, 3],
      ],
    },
    text: '(3-λ)^2 - 1\n9 - λ^2 - 1\n8 - λ^2',
    said: ['right', 'slip P17', 'follows'],
    answer: 'follows',
  },
  'a product of two brackets of which only the first and the last terms meet': {
    task: {
      operation: 'charpoly',
      a: [
        [2, 1],
        [4, 3],
      ],
    },
    text: '(2-λ)(3-λ) - 4\n6 + λ^2 - 4\nλ^2 + 2',
    said: ['right', 'slip P17', 'follows'],
    answer: 'follows',
  },
  'a factor that reaches only the first term of its bracket': {
    task: {
      operation: 'determinant',
      a: [
        [2, 1, 0],
        [1, 3, 1],
        [0, 2, 4],
      ],
    },
    text: '2(12-2) - 1(4-0)\n24 - 2 - 4\n18',
    said: ['right', 'slip P18', 'follows'],
    answer: 'follows',
  },
  'an inverse that ends with the identity matrix left of the bar': {
    task: {
      operation: 'inverse',
      a: [
        [1, 2],
        [3, 5],
      ],
    },
    text: '[1 2 | 1 0; 3 5 | 0 1]\nR2-3R1\n[1 2 | 1 0; 0 -1 | -3 1]\nR1+2R2\n[1 0 | -5 2; 0 -1 | -3 1]\n-R2\n[1 0 | -5 2; 0 1 | 3 -1]',
    said: ['right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'a mean that is divided by a wrong count, as a calculation alone and its value below': {
    task: { operation: 'mat-mean', a: [[3, 7, 8, 2]] },
    text: '(3+7+8+2)/3\n6.67',
    said: ['slip V4', 'follows'],
    answer: 'follows',
  },
  'a number of a mean that is misread': {
    task: { operation: 'mat-mean', a: [[3, 7, 8, 2]] },
    text: '(3+7+8+3)/4\n21/4',
    said: ['slip', 'follows'],
    answer: 'follows',
  },
  'a median of two numbers that are not the middle ones': {
    task: { operation: 'mat-median', a: [[7, 1, 5, 3, 9, 4]] },
    text: '(7+9)/2\n8',
    said: ['slip', 'follows'],
    answer: 'follows',
  },
  'a variance of which a square is left out': {
    task: { operation: 'mat-var', a: [[2, 4, 6, 8]], divisor: 'n' },
    text: '(9+1+9)/4\n19/4\n4.75',
    said: ['slip V6', 'follows', 'follows'],
    answer: 'follows',
  },
  'sums of rows one after the other, the first with a number too many': {
    task: {
      operation: 'row-sum',
      a: [
        [1, 2],
        [3, 4],
      ],
    },
    text: '1+2+5 = 8\n3+4 = 7',
    said: ['slip', 'follows', 'right', 'right'],
    answer: 'follows',
  },
  'means of columns one after the other, each divided by a wrong count': {
    task: {
      operation: 'col-mean',
      a: [
        [1, 2],
        [3, 4],
        [5, 9],
      ],
    },
    text: '(1+3+5)/2 = 4.5\n(2+4+9)/2 = 7.5',
    said: ['slip V4', 'follows', 'new-slip V4', 'follows'],
    answer: 'follows',
  },
  'means of rows one after the other, all right': {
    task: {
      operation: 'row-mean',
      a: [
        [3, 7, 8, 2],
        [1, 1, 1, 2],
      ],
    },
    text: '(3+7+8+2)/4 = 20/4 = 5\n(1+1+1+2)/4 = 1.25',
    said: ['right', 'right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'what follows from a wrong mean within the same line': {
    task: { operation: 'mat-mean', a: [[3, 7, 8, 2]] },
    text: 'mean = (3+7+8+2)/3 = 20/3 = 6.67',
    said: ['slip V4', 'follows', 'follows'],
    answer: 'follows',
  },
  'a wrong mean as a decimal below': {
    task: { operation: 'mat-mean', a: [[3, 7, 8, 2]] },
    text: 'mean = 20/3\n= 6.67',
    said: ['slip V4', 'follows'],
    answer: 'follows',
  },
  'transposes beside a transposed product, and the factors in the wrong order': {
    task: {
      operation: 'expression',
      of: '(A*B)^T',
      a: [
        [1, 2],
        [0, 3],
      ],
      b: [
        [4, 1],
        [2, 5],
      ],
    },
    text: 'A^T = [1 0; 2 3]\nB^T = [4 2; 1 5]\n(AB)^T = A^T B^T = [4 2; 11 19]',
    said: ['right', 'right', 'slip T3 P4', 'follows'],
    answer: 'follows',
  },
  'determinants of the factors beside that of a product': {
    task: {
      operation: 'determinant',
      of: 'A*B',
      a: [
        [1, 2],
        [0, 3],
      ],
      b: [
        [4, 1],
        [2, 5],
      ],
    },
    text: 'det A = 1*3 - 2*0 = 3\ndet B = 4*5 - 1*2 = 18\ndet(AB) = 3*18 = 54',
    said: ['right', 'right', 'right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'a right sum that is divided by a wrong count': {
    task: { operation: 'mat-mean', a: [[3, 7, 8, 2]] },
    text: '3+7+8+2 = 20\n20/5 = 4',
    said: ['right', 'right', 'slip V4', 'follows'],
    answer: 'follows',
  },
  'a median of sorted values is no slip in sorting': {
    task: { operation: 'mat-median', a: [[7, 1, 5, 3, 9, 4]] },
    text: '1 3 4 5 7 9\n4',
    said: ['right', 'slip'],
    answer: 'wrong',
  },
  'deviations and squares on lines of their own': {
    task: { operation: 'row-var', a: [[2, 5, 8]], divisor: 'n' },
    text: 'mean = (2+5+8)/3 = 5\n2 - 5 = -3\n5 - 5 = 0\n8 - 5 = 3\n(-3)^2 = 9\n0^2 = 0\n3^2 = 9\n9 + 0 + 9 = 18\n18/3 = 6',
    said: [
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
    ],
    answer: 'right',
  },
  'a square with the wrong sign, and what follows': {
    task: { operation: 'row-var', a: [[2, 5, 8]], divisor: 'n' },
    text: 'mean = (2+5+8)/3 = 5\n2 - 5 = -3\n5 - 5 = 0\n8 - 5 = 3\n(-3)^2 = -9\n0^2 = 0\n3^2 = 9\n-9 + 0 + 9 = 0\n0/3 = 0',
    said: [
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'slip E3',
      'right',
      'follows',
      'right',
      'follows',
      'right',
      'follows',
      'follows',
      'follows',
    ],
    answer: 'follows',
  },
  'a sum of squares divided by the other number': {
    task: { operation: 'row-var', a: [[2, 5, 8]], divisor: 'n-1' },
    text: '2 - 5 = -3\n5 - 5 = 0\n8 - 5 = 3\n9+0+9 = 18\n18/3 = 6',
    said: ['right', 'right', 'right', 'right', 'right', 'right', 'right', 'right', 'slip V1', 'follows'],
    answer: 'follows',
  },
  'a wrong division whose value is the mean by chance': {
    task: { operation: 'col-var', a: [[2], [4], [6]], divisor: 'n' },
    text: '12/3 = 4\n4 + 0 + 4 = 8\n8/2 = 4',
    said: ['right', 'right', 'right', 'right', 'slip V1', 'follows'],
    answer: 'follows',
  },
  'squares of deviations on lines of their own': {
    task: {
      operation: 'mat-var',
      a: [
        [1, 3],
        [5, 7],
      ],
      divisor: 'n',
    },
    text: 'mean = 4\n(1-4)^2 = 9\n(3-4)^2 = 1\n(5-4)^2=1\n(7-4)^2 = 9\n9+1+1+9 = 20\n20/4 = 5',
    said: [
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
    ],
    answer: 'right',
  },
  'lists of deviations and squares': {
    task: { operation: 'mat-var', a: [[1, 2, 6]], divisor: 'n-1' },
    text: 'mean = 9/3 = 3\ndeviations: -2, -1, 3\nsquares: 4, 1, 9\nsum = 14\ns^2 = 14/3 = 4.67',
    said: ['right', 'right', 'right', 'right', 'right', 'slip V1', 'follows'],
    answer: 'follows',
  },
  "a mean from the student's own sum": {
    task: {
      operation: 'mat-mean',
      a: [
        [3, 7],
        [8, 2],
      ],
    },
    text: '3+7+8+2 = 19\n19/4 = 4.75',
    said: ['right', 'slip P11', 'follows', 'follows'],
    answer: 'follows',
  },
  'the mean of each row on its own line': {
    task: {
      operation: 'row-mean',
      a: [
        [1, 2, 3],
        [4, 6, 8],
      ],
    },
    text: '(1+2+3)/3 = 6/3 = 2\n(4+6+8)/3 = 18/3 = 6',
    said: ['right', 'right', 'right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'the middle of numbers that are not sorted': {
    task: { operation: 'mat-median', a: [[7, 1, 5, 3]] },
    text: '(1+5)/2 = 3',
    said: ['slip V2', 'follows'],
    answer: 'follows',
  },
  'a wrong factor in one product of Sarrus': {
    task: {
      operation: 'determinant',
      a: [
        [1, 2, 3],
        [4, 1, 6],
        [7, 5, 1],
      ],
    },
    text: '1*1*1 + 2*6*7 + 3*4*5 - 3*1*7 - 1*1*5 - 2*4*1',
    said: ['slip D25'],
    answer: 'wrong',
  },
  'Sarrus with all plus': {
    task: {
      operation: 'determinant',
      a: [
        [1, 2, 3],
        [4, 1, 6],
        [7, 5, 1],
      ],
    },
    text: '1*1*1 + 2*6*7 + 3*4*5 + 3*1*7 + 1*6*5 + 2*4*1\n1+84+60+21+30+8\n204',
    said: ['slip D12', 'follows', 'follows'],
    answer: 'follows',
  },
  'bars around rows, and no signs of the chess board': {
    task: {
      operation: 'determinant',
      a: [
        [2, 1, 3],
        [0, 4, 1],
        [5, 2, 1],
      ],
    },
    text: 'det A = 2*|4 1; 2 1| + 1*|0 1; 5 1| + 3*|0 4; 5 2|\n= 2*(4-2) + 1*(0-5) + 3*(0-20)\n= 4 - 5 - 60\n= -61',
    said: ['slip D6 D7', 'follows', 'follows', 'follows'],
    answer: 'follows',
  },
  'an exchange before a matrix with a minus': {
    task: {
      operation: 'determinant',
      a: [
        [1, 2, 3],
        [3, 1, 4],
        [2, 5, 1],
      ],
    },
    text: 'R1 <-> R2: -[3 1 4; 1 2 3; 2 5 1]\n',
    said: ['right'],
    answer: 'none',
  },
  'a factor before a nested matrix': {
    task: {
      operation: 'inverse',
      a: [
        [4, 7],
        [2, 6],
      ],
    },
    text: '4*6 - 7*2 = 10\n1/10*[[6, -7], [-2, 4]]',
    said: ['right', 'right', 'right'],
    answer: 'right',
  },
  'a bare determinant before an inverse': {
    task: {
      operation: 'inverse',
      a: [
        [4, 7],
        [2, 6],
      ],
    },
    text: '10\n[0.6 -0.7; -0.2 0.4]',
    said: ['right', 'right'],
    answer: 'right',
  },
  'a wrong bare determinant before an inverse': {
    task: {
      operation: 'inverse',
      a: [
        [4, 7],
        [2, 6],
      ],
    },
    text: '38\n1/38*[6 -7; -2 4]',
    said: ['slip D1', 'follows'],
    answer: 'follows',
  },
  'a wrong determinant with its name': {
    task: {
      operation: 'inverse',
      a: [
        [4, 7],
        [2, 6],
      ],
    },
    text: 'det = 24+14 = 38\n1/38*[6 -7; -2 4]',
    said: ['slip D1', 'follows', 'follows'],
    answer: 'follows',
  },
  'a wrong entry where the factor is multiplied in': {
    task: {
      operation: 'inverse',
      a: [
        [3, 5],
        [1, 4],
      ],
    },
    text: 'det = 12 - 5 = 7\nA^{-1} = (1/7)*[[4, -5], [-1, 3]] = [[4/7, -5/7], [1/7, 3/7]]',
    said: ['right', 'right', 'right', 'slip E3'],
    answer: 'wrong',
  },
  'an inverse with a name above it': {
    task: {
      operation: 'inverse',
      a: [
        [1, 2],
        [3, 7],
      ],
    },
    text: '1 2 | 1 0\n3 7 | 0 1\nR2 - 3R1\n1 2 | 1 0\n0 1 | -3 1\nR1 - 2R2\n1 0 | 7 -2\n0 1 | -3 1\nA^-1 =\n7 -2\n-3 1',
    said: ['right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'an inverse with headings': {
    task: {
      operation: 'inverse',
      a: [
        [1, 2, 3],
        [0, 1, 4],
        [5, 6, 0],
      ],
    },
    text: 'det = 1*(0-24) - 2*(0-20) + 3*(0-5) = -24+40-15 = 1\nminors:\n-24 -20 -5\n-18 -15 -4\n5 4 1\ncofactors:\n-24 20 -5\n18 -15 4\n5 -4 1\nadj A = \n-24 18 5\n20 -15 -4\n-5 4 1\nA^-1 = 1/1*[-24 18 5; 20 -15 -4; -5 4 1]',
    said: ['right', 'right', 'right', 'right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'an inverse whose entries are only exchanged': {
    task: {
      operation: 'inverse',
      a: [
        [4, 2],
        [1, 3],
      ],
    },
    text: '1/10*[3 2; 1 4]',
    said: ['slip I3 I10'],
    answer: 'wrong',
  },
  'a single equation between a system and its solution': {
    task: {
      operation: 'solve',
      a: [
        [2, 3],
        [1, -1],
      ],
      b: [8, -1],
    },
    text: '2x+3y=8\nx-y=-1\n\n5x = 5\nx = 1\ny = 2',
    said: ['right', 'right', 'right'],
    answer: 'right',
  },
  'a wrong single equation': {
    task: {
      operation: 'solve',
      a: [
        [2, 3],
        [1, -1],
      ],
      b: [8, -1],
    },
    text: '5x = 10',
    said: ['slip'],
    answer: 'none',
  },
  'what follows from a wrong single equation': {
    task: {
      operation: 'solve',
      a: [
        [2, 3],
        [1, -1],
      ],
      b: [8, -1],
    },
    text: '5x = 10\nx = 2\ny = 3',
    said: ['slip', 'follows'],
    answer: 'follows',
  },
  'values behind several equals signs, and an unknown by another one': {
    task: {
      operation: 'solve',
      a: [
        [2, 3],
        [1, -1],
      ],
      b: [8, -1],
    },
    text: '3x - 3y = -3\n5x = 5\nx = 5/5 = 1\ny = x + 1 = 2',
    said: ['right', 'right', 'right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'a wrong sum of multiples of an unknown': {
    task: {
      operation: 'solve',
      a: [
        [1, 2],
        [3, -1],
      ],
      b: [5, 1],
    },
    text: 'x = 5 - 2y\n3(5-2y) - y = 1\n15 - 6y - y = 1\n-5y = -14\ny = 14/5\nx = 5 - 28/5 = -3/5',
    said: ['right', 'right', 'right', 'slip', 'follows', 'follows', 'follows'],
    answer: 'follows',
  },
  'a wrong sign in a back substitution': {
    task: {
      operation: 'solve',
      a: [
        [1, 1, 1],
        [2, -1, 1],
        [1, 2, -1],
      ],
      b: [6, 3, 2],
    },
    text: '[1 1 1 | 6; 0 -3 -1 | -9; 0 1 -2 | -4]\n[1 1 1 | 6; 0 1 -2 | -4; 0 0 -7 | -21]\nz = 3\ny = -4 - 6 = -10\nx = 6 + 10 - 3 = 13',
    said: ['right-unnamed-steps', 'right-unnamed-steps', 'right', 'slip', 'follows', 'follows', 'follows'],
    answer: 'follows',
  },
  'entries of a product by their names': {
    task: {
      operation: 'matmul',
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [
        [5, 6],
        [7, 8],
      ],
    },
    text: 'c11 = 1*5 + 2*7 = 19\nc12 = 1*6+2*8 = 24\nc21 = 15+28 = 43\nc22 = 18+32=50\nAB = [19 24; 43 50]',
    said: ['right', 'right', 'right', 'slip P12', 'right', 'right', 'right', 'right', 'follows'],
    answer: 'follows',
  },
  'a product written out on one line': {
    task: {
      operation: 'matmul',
      a: [
        [2, -1],
        [0, 3],
      ],
      b: [
        [1, 4],
        [5, -2],
      ],
    },
    text: 'AB = [2*1 + -1*5, 2*4 + (-1)*(-2); 0*1+3*5, 0*4 + 3*(-2)]\n= [-3 6; 15 -6]',
    said: ['right', 'slip P9 P12'],
    answer: 'wrong',
  },
  'a product that is a number': {
    task: { operation: 'matmul', a: [[1, 2, 3]], b: [[4], [5], [6]] },
    text: '1*4 + 2*5 + 3*6 = 4 + 10 + 18 = 32',
    said: ['right', 'right', 'right'],
    answer: 'right',
  },
  'a last product without a name is the answer': {
    task: {
      operation: 'matmul',
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [
        [5, 6],
        [7, 8],
      ],
    },
    text: '[1*5+2*7 1*6+2*8; 3*5+4*7 3*6+4*8]\n[19 22; 43 50]',
    said: ['right', 'right'],
    answer: 'right',
  },
  'a last polynomial without a name is the answer': {
    task: {
      operation: 'charpoly',
      a: [
        [2, 1],
        [1, 2],
      ],
    },
    text: '(2-λ)(2-λ) - 1*1\nλ^2 - 4λ + 3',
    said: ['right', 'right'],
    answer: 'right',
  },
  'factors exchanged in a part, and what follows': {
    task: {
      operation: 'expression',
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [
        [0, 1],
        [1, 0],
      ],
      of: 'A*B - 2*A',
    },
    text: 'AB = [3 4; 1 2]\n2A = [2 4; 6 8]\nAB - 2A = [1 0; -5 -6]',
    said: ['slip P4', 'right', 'right', 'right', 'follows'],
    answer: 'follows',
  },
  'a chain with matrices': {
    task: {
      operation: 'expression',
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [
        [5, 6],
        [7, 8],
      ],
      of: '(A*B)^T',
    },
    text: '(AB)^T = A^T*B^T = [1 3; 2 4]*[5 7; 6 8] = [23 31; 34 46]',
    said: ['slip T3 P4', 'follows', 'follows'],
    answer: 'follows',
  },
  'a slip right of the bar behind a colon': {
    task: {
      operation: 'rref',
      a: [
        [2, 4, -2],
        [4, 9, -3],
      ],
      augmented: 1,
    },
    text: 'R1/2: [1 2 -1; 4 9 -3]\nR2 - 4R1: [1 2 -1; 0 1 -7]\nR1 - 2R2: [1 0 13; 0 1 -7]',
    said: ['right', 'slip E2', 'follows'],
    answer: 'follows',
  },
  'a vector below its matrix': {
    task: {
      operation: 'eigenvectors',
      a: [
        [4, 1],
        [2, 3],
      ],
      eigenvalue: 5,
    },
    text: 'A - 5I = [-1 1; 2 -2]\n-1 1\n0 0\n(1, 1)',
    said: ['right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'an arrow between two equations': {
    task: {
      operation: 'solve',
      a: [
        [1, 2, -1, 3],
        [0, 1, 2, 4],
        [0, 0, 3, 6],
      ],
      bar: 3,
    },
    text: '3z = 6 -> z=2\ny = 4-2*2 = 0\nx = 3 - 2*0 - 2 = 1',
    said: ['right', 'right', 'right', 'right', 'slip', 'follows'],
    answer: 'follows',
  },
  'a remark in brackets': {
    task: {
      operation: 'determinant',
      a: [
        [0, 2, 1],
        [1, 3, 2],
        [2, 4, 5],
      ],
    },
    text: 'swap r1 and r2\n1 3 2\n0 2 1\n2 4 5\nr3 - 2r1\n1 3 2\n0 2 1\n0 -2 1\nr3 + r2\n1 3 2\n0 2 1\n0 0 2\ndet = -1*2*2 = -4 (one swap)',
    said: ['right', 'right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'decimal commas in a calculation': {
    task: {
      operation: 'determinant',
      a: [
        ['0.5', 2],
        ['1.5', 4],
      ],
    },
    text: 'det = 0,5*4 - 2*1,5 = 2 - 3 = -1',
    said: ['right', 'right', 'right'],
    answer: 'right',
  },
  'a sentence between lines': {
    task: { operation: 'mat-median', a: [[7, 1, 5, 3, 9, 4]] },
    text: 'middle ones are 5 and 3\nmedian = (5+3)/2 = 4',
    said: ['unread', 'slip V2', 'follows'],
    answer: 'follows',
  },
  'a vector with its name': {
    task: {
      operation: 'eigenvectors',
      eigenvalue: 5,
      a: [
        [4, 1],
        [2, 3],
      ],
    },
    text: 'A - 5I = [-1 1; 2 -2]\nv = (1, 1)',
    said: ['right', 'right', 'right'],
    answer: 'right',
  },
  'unknowns and values in parentheses': {
    task: {
      operation: 'solve',
      a: [
        [2, 1, 5],
        [1, -3, -1],
      ],
      bar: 2,
    },
    text: '(x,y) = (2,1)',
    said: ['right'],
    answer: 'right',
  },
  'both signs of a root': {
    task: {
      operation: 'eigenvalues',
      a: [
        [2, 0, 0],
        [0, 0, 2],
        [0, 4, 0],
      ],
    },
    text: '(2-λ)(λ^2 - 8) = 0\nλ=2, λ=±2√2',
    said: ['right', 'right'],
    answer: 'right',
  },
  'the formula of quadratic equations': {
    task: {
      operation: 'eigenvalues',
      a: [
        [4, 1],
        [2, 3],
      ],
    },
    text: 'det(A-λI) = λ^2 - 7λ + 10 = 0\nλ = (7 ± sqrt(49-40))/2 = (7 ± 3)/2\nλ1 = 5, λ2 = 2',
    said: ['right', 'right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'x for the eigenvalue': {
    task: {
      operation: 'eigenvalues',
      a: [
        [4, 1],
        [2, 3],
      ],
    },
    text: 'x^2 - 7x + 10 = 0\nx1 = 5, x2 = 2',
    said: ['right', 'right'],
    answer: 'right',
  },
  'L for the eigenvalue, and a word between values': {
    task: {
      operation: 'eigenvalues',
      a: [
        [4, 1],
        [2, 3],
      ],
    },
    text: '(4-L)(3-L) - 2\nL^2 - 7L + 10\nL = 5 or L = 3',
    said: ['right', 'right', 'slip'],
    answer: 'wrong',
  },
  'a free unknown': {
    task: {
      operation: 'solve',
      a: [
        [1, 2, 3],
        [2, 4, 6],
      ],
      bar: 2,
    },
    text: 'R2 - 2R1\n1 2 3\n0 0 0\nx = 3 - 2y, y free',
    said: ['right', 'right'],
    answer: 'right',
  },
  'numbered lines': {
    task: {
      operation: 'solve',
      a: [
        [2, 1, 5],
        [1, -3, -1],
      ],
      bar: 2,
    },
    text: '1) 2x + y = 5\n2) x - 3y = -1\n3*1) 6x + 3y = 15\nadd: 7x = 14\nx = 2\ny = 5 - 4 = 1',
    said: ['right', 'right', 'right', 'right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'numbered steps with words': {
    task: {
      operation: 'inverse',
      a: [
        [4, 7],
        [2, 6],
      ],
    },
    text: 'Step 1: det = 4*6-7*2 = 10\nStep 2: swap and change signs\n6 -7\n-2 4\nStep 3: divide by 10\n0.6 -0.7\n-0.2 0.4',
    said: ['right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'x between numbers': {
    task: {
      operation: 'determinant',
      a: [
        [3, 4],
        [1, 2],
      ],
    },
    text: '3 x 2 - 4x1 = 6 - 4 = 10',
    said: ['right', 'right', 'slip P9'],
    answer: 'wrong',
  },
  'x between numbers of a product': {
    task: {
      operation: 'matmul',
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [
        [5, 6],
        [7, 8],
      ],
    },
    text: '1x5+2x7 = 19\n1x6+2x8 = 22\n3x5+4x7 = 43\n3x6+4x8 = 50',
    said: ['right', 'right', 'right', 'right', 'right', 'right', 'right', 'right'],
    answer: 'right',
  },
  'operations beside the rows that they gave': {
    task: {
      operation: 'rref',
      a: [
        [1, -2, 3],
        [3, -4, 7],
      ],
    },
    text: '(1 -2 3)\n(0 2 -2)  R2-3R1\n\n(1 -2 3)\n(0 1 -1)  R2:2\n\n(1 0 1)\n(0 1 -1)  R1+2R2',
    said: ['right', 'right', 'right'],
    answer: 'right',
  },
  'operations beside the rows that they gave, with a slip': {
    task: {
      operation: 'rref',
      a: [
        [1, -2, 3],
        [3, -4, 7],
      ],
    },
    text: '(1 -2 3)\n(0 2 -2)  R2-3R1\n\n(1 -2 3)\n(0 1 1)  R2:2\n\n(1 0 5)\n(0 1 1)',
    said: ['right', 'slip E3', 'follows'],
    answer: 'follows',
  },
  'operations beside the rows that they change next': {
    task: {
      operation: 'rref',
      a: [
        [1, -2, 3],
        [3, -4, 7],
      ],
    },
    text: '(1 -2 3)\n(3 -4 7)  R2-3R1\n\n(1 -2 3)\n(0 2 -2)  R2:2\n\n(1 -2 3)\n(0 1 -1)',
    said: ['right', 'right', 'right'],
    answer: 'none',
  },
};

function judged(task: object, text: string): { readonly working: Working; readonly judgement: WorkingJudgement } {
  const read = readWorking({ task, working: text });
  assert.equal(read.kind, 'working');
  return { working: read.working, judgement: judgeWorking(read.working) };
}

describe('typed workings', () => {
  for (const [name, { task, text, said, answer }] of Object.entries(cases)) {
    test(name, () => {
      const { judgement } = judged(task, text);
      const found = judgement.lines.map(({ verdict, explanations }) =>
        [verdict, ...(verdict.includes('slip') ? explanations.map(({ slip }) => slip) : [])].join(' '),
      );
      assert.deepEqual(found, said);
      assert.equal(judgement.answer, answer);
    });
  }

  test('kinds of determinants are not offered in statistics', () => {
    const { judgement } = judged({ operation: 'mat-mean', a: [[2, -5, 0]] }, '2 - 5 + 0 = 3\n3/3 = 1');
    const kinds = judgement.lines.flatMap(({ explanations }) => explanations.map(({ slip }) => slip));
    assert.ok(kinds.length > 0);
    assert.deepEqual(
      kinds.filter((slip) => slip.startsWith('D')),
      [],
    );
  });
});

const numbered: { readonly [name: string]: readonly [text: string, sentence: string] } = {
  'the second part of a line': ['2*3 - 1*5\n6 - 5 = 2', 'In line 2 the second part does not equal the first one.'],
  'the first part of a line': [
    '2*3 - 1*5 = 6 - 5\n2 = 2',
    'The first part of line 2 does not follow from the line before it.',
  ],
  'a line below one with several parts': [
    '2*3 - 1*5 = 6 - 5 = 1\n2',
    'Line 2 does not follow from the line before it.',
  ],
};

describe('lines are numbered as they are written', () => {
  for (const [name, [text, sentence]] of Object.entries(numbered)) {
    test(name, () => {
      const { working, judgement } = judged(
        {
          operation: 'determinant',
          a: [
            [2, 1],
            [5, 3],
          ],
        },
        text,
      );
      const { lines, firstSlip } = judgement;
      assert.ok(firstSlip !== null);
      const [hint] = hintsTo(lines[firstSlip], working.lines[firstSlip], firstSlip, linePlaces(working.lines));
      assert.equal(RENDERERS[''].prose(wordsOf(hint), FRACTIONS), sentence);
    });
  }
});

const equations: { readonly [name: string]: readonly [text: string, ...rungs: readonly string[]] } = {
  'a bracket with a wrong sign after a substitution': [
    'y = 5 - 2x\nx - 3(5-2x) = -1\nx - 15 - 6x = -1',
    'From which equations does line 3 come, and what do you do on both sides of them?',
    'Multiply out the line before, each term of a bracket with its sign, and collect: how many x are there, and what stands without x?',
    'Collected, it should be 7x = 14.',
  ],
  'a wrong sum of two equations': [
    '2x + y = 5\nx - 3y = -1\n6x + 3y = 15\n7x = 16',
    'From which equations does line 4 come, and what do you do on both sides of them?',
    'The equation must be a sum of multiples of the equations before. Its left side says which multiples: what is its right side then?',
    'The equation should be 7x = 14, if its left side is right.',
  ],
};

describe('hints to equations speak of equations', () => {
  for (const [name, [text, ...rungs]] of Object.entries(equations)) {
    test(name, () => {
      const task = {
        operation: 'solve',
        a: [
          [2, 1, 5],
          [1, -3, -1],
        ],
        bar: 2,
      };
      const { working, judgement } = judged(task, text);
      const { lines, firstSlip } = judgement;
      assert.ok(firstSlip !== null);
      const hints = hintsTo(lines[firstSlip], working.lines[firstSlip], firstSlip, linePlaces(working.lines));
      assert.deepEqual(
        hints.slice(2).map((hint) => RENDERERS[''].prose(wordsOf(hint), FRACTIONS)),
        rungs,
      );
    });
  }
});
