// Workings with results on the way that belong to no single line of the method: traces, partial products, cofactors, determinants of Cramer's
// rule, equations of a null space. Each case is named after what is judged in it.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hintedLine, hintsTo } from './hints.ts';
import { judgeWorking } from './judge-working.ts';
import { readWorking } from './read-working.ts';
import { wordsOf } from './statements/words.ts';
import { RENDERERS } from '../render/renderers.ts';
import { FRACTIONS } from '../render/style.ts';

interface Case {
  readonly task: object;
  readonly text: string;
  readonly said: string;
  readonly answer: string;
  /** The last hint. */
  readonly hint?: string;
}

const TWO = {
  operation: 'charpoly',
  a: [
    [4, 1],
    [2, 3],
  ],
};
const DOT = { operation: 'dot', u: [2, -1, 4], v: [3, 5, -2] };
const CROSS = { operation: 'cross', u: [1, 2, 3], v: [4, 5, 6] };
const PROJECTION = { operation: 'projection', u: [3, 4], v: [2, 1] };
const SMALL_INVERSE = {
  operation: 'inverse',
  a: [
    [2, 1],
    [5, 3],
  ],
};
const INVERSE = {
  operation: 'inverse',
  a: [
    [1, 2, 3],
    [0, 1, 4],
    [5, 6, 0],
  ],
};
const SYSTEM = {
  operation: 'solve',
  a: [
    [3, 2, 8],
    [1, -4, -2],
  ],
  bar: 2,
};
const EIGEN = {
  operation: 'eigenvectors',
  a: [
    [1, 4],
    [2, 3],
  ],
};
const DETERMINANT = {
  operation: 'determinant',
  a: [
    [3, 0, 2],
    [1, -2, 4],
    [5, 1, -1],
  ],
};
const VARIANCES = {
  operation: 'col-var',
  a: [
    [2, 1],
    [4, 5],
    [9, 6],
  ],
  divisor: 'n-1',
};
const MEANS = {
  operation: 'col-mean',
  a: [
    [1, 10],
    [2, 20],
    [6, 30],
  ],
};

const cases: { readonly [name: string]: Case } = {
  'trace and determinant before a characteristic polynomial': {
    task: TWO,
    text: 'tr(A) = 4 + 3 = 7\ndet(A) = 4·3 − 1·2 = 10\np(λ) = λ² − 7λ + 10',
    said: 'right, right, right, right, right',
    answer: 'right',
  },
  'a determinant is no characteristic polynomial': {
    task: TWO,
    text: 'det(A) = 12 - 2 = 10',
    said: 'right, right',
    answer: 'none',
  },
  'partial products of a dot product': {
    task: DOT,
    text: '2*3 = 6\n-1*5 = -5\n4*(-2) = -8\n6 - 5 - 8 = -7',
    said: 'right, right, right, right, right, right, right, right',
    answer: 'right',
  },
  'a wrong partial product is carried on': {
    task: DOT,
    text: '2*3 = 6\n-1*5 = -4\n4*(-2) = -8\n6 - 4 - 8 = -6',
    said: 'right, right, right, slip P12, right, right, follows, follows',
    answer: 'follows',
    hint: 'It should be −5.',
  },
  'the products in a vector are no dot product': {
    task: DOT,
    text: 'u·v = (6, -5, -8)',
    said: 'right, slip U16',
    answer: 'none',
    hint: 'It should be −7.',
  },
  'cofactors of two rows by their names': {
    task: SMALL_INVERSE,
    text: 'C11 = 3\nC12 = 5\nC21 = -1\nC22 = 2\nA^-1 = [3 -1; 5 2]',
    said: 'right, slip E3, right, right, follows',
    answer: 'follows',
    hint: 'The entry in row 1, column 2 should be −5.',
  },
  'a cofactor without its sign': {
    task: INVERSE,
    text: 'Cofactors:\nC11 = 1·0 − 4·6 = −24\nC12 = 0·0 − 4·5 = −20\nC13 = 0·6 - 1·5 = -5',
    said: 'right, right, slip D2 D1, follows, right, right',
    answer: 'none',
    hint: 'The entry in row 1, column 2 should be 20.',
  },
  'minors by their names': {
    task: INVERSE,
    text: 'M11 = 0 - 24 = -24\nM12 = 0 - 20 = -20\nM13 = 0 - 5 = -5\ndet = 1*(-24) - 2*(-20) + 3*(-5) = 1',
    said: 'right, right, right, right, right, right, right, right',
    answer: 'unfinished',
  },
  'a rounded multiple below a root is not what is wrong': {
    task: PROJECTION,
    text: 'u·v = 3*2+4*1 = 10\n|v| = sqrt(5)\nproj = 10/sqrt(5) * (2,1)\n≈ 4.47*(2,1) = (8.94, 4.47)',
    said: 'right, right, right, cannot-tell, cannot-tell, cannot-tell, cannot-tell',
    answer: 'none',
  },
  'a projection from the own dot products': {
    task: PROJECTION,
    text: 'u·v = 10\nv·v = 3\np = 10/3 (2,1) = (20/3, 10/3)',
    said: 'right, right, right, slip P9 P12, follows, follows',
    answer: 'follows',
  },
  'the factor of a projection is not the last dot product': {
    task: PROJECTION,
    text: 'u·v = 6+4 = 10\nu·u = 9+16 = 25\np = 10/25 · (3,4) = (1.2, 1.6)',
    said: 'right, right, right, right, right, right, slip U13, follows',
    answer: 'follows',
    hint: 'It should be 2 · [2 1].',
  },
  'a cross product that is only written once more': {
    task: CROSS,
    text: 'i(2*6 - 3*5) + j(1*6 - 3*4) + k(1*5 - 2*4)\n= -3i - 6j - 3k\nu x v = (-3, -6, -3)',
    said: 'slip E3 U5 U7, follows, right, follows',
    answer: 'follows',
  },
  'a cross product from the own entries': {
    task: CROSS,
    text: '2*6 - 3*5 = 12 - 15 = -3\n3*4 - 1*6 = 12 - 6 = 18\n1*5 - 2*4 = -3\nu x v = (-3, 18, -3)',
    said: 'right, right, right, right, right, slip P9, right, follows, right, follows',
    answer: 'follows',
  },
  "the determinants of Cramer's rule": {
    task: SYSTEM,
    text: 'D = 3·(−4) − 2·1 = −14\nDx = 8·(−4) − 2·(−2) = −28\nx = 2\ny = 1',
    said: 'right, right, right, right, right',
    answer: 'right',
  },
  'an answer with one wrong unknown is not right': {
    task: SYSTEM,
    text: 'D = |3 2; 1 -4| = -12 - 2 = -14\nx = (-32 - 4)/(-14) = 36/14 = 18/7\ny = (-6 - 8)/(-14) = 1',
    said: 'right, right, right, slip, follows, follows, back-on-track, back-on-track',
    answer: 'follows',
  },
  'a determinant that is worked out wrong': {
    task: SYSTEM,
    text: 'D = 3·(−4) − 2·1 = −10',
    said: 'right, slip',
    answer: 'none',
    hint: 'It should be −14.',
  },
  'an entry of A - 5E, and what follows from it': {
    task: { ...EIGEN, eigenvalue: 5 },
    text: 'A - 5E = (-4 4; 2 2)\n-4x + 4y = 0 → x = -y\nv = (-1; 1)',
    said: 'right, slip E3, right, follows, follows, follows',
    answer: 'follows',
    hint: 'The entry in row 2, column 2 should be −2.',
  },
  'an equation of an eigenspace, solved wrong': {
    task: { ...EIGEN, eigenvalue: -1 },
    text: 'A + I = [2 4; 2 4]\n2x + 4y = 0\nx = 2y\nv = (2; 1)',
    said: 'right, right, right, slip, follows',
    answer: 'follows',
    hint: '2x + 4y = 0 gives x = −2y.',
  },
  'equations of a null space': {
    task: {
      operation: 'null-space',
      a: [
        [1, 2, 0],
        [0, 1, 3],
      ],
    },
    text: 'x + 2y = 0\ny + 3z = 0\ny = -3z\nx = -2y = -6z\n(-6, -3, 1)',
    said: 'right, right, right, right, right, right, slip, follows',
    answer: 'follows',
    hint: 'It should be x = 6z.',
  },
  'means and variances of columns, one after the other': {
    task: VARIANCES,
    text: '(2+4+9)/3 = 5\n(1+5+6)/3 = 4\n((2-5)^2+(4-5)^2+(9-5)^2)/2 = 13\n((1-4)^2+(5-4)^2+(6-4)^2)/2 = 7',
    said: 'right, right, right, right, right, right, right, right',
    answer: 'none',
  },
  'a number left out of one mean among several': {
    task: MEANS,
    text: '(1+2)/3 = 1\n(10+20+30)/3 = 20\nmean = (1, 20)',
    said: 'slip V6, follows, right, follows, follows',
    answer: 'follows',
    hint: 'It should be 3.',
  },
  'means in a vector with a name': {
    task: {
      operation: 'row-mean',
      a: [
        [3, 4, 6],
        [1, 2, 5],
      ],
    },
    text: 'm = [(3+4+6)/3; (1+2+5)/3] = [13/3; 7/3]',
    said: 'right, slip E34',
    answer: 'wrong',
  },
  'an entry is not the median of a row': {
    task: {
      operation: 'row-median',
      a: [
        [5, 1, 3],
        [2, 8, 4],
      ],
    },
    text: 'median = 1',
    said: 'slip',
    answer: 'wrong',
  },
  'deviations that are not squared': {
    task: { operation: 'row-var', a: [[1, 2, 6]], divisor: 'n-1' },
    text: 'mean = 3\n((1-3)+(2-3)+(6-3))/2 = 0/2 = 0',
    said: 'right, slip V7, follows, follows',
    answer: 'follows',
  },
  'a minus sign before a bracket': {
    task: DETERMINANT,
    text: 'det = (6 + 0 + 2) - (-20 + 12 + 0)\n= 8 - 20 + 12\n= 0',
    said: 'right, slip P19, follows',
    answer: 'follows',
  },
  'the right line in the form of the own one': {
    task: DETERMINANT,
    text: '= 3|-2 4;1 -1|+2|1 -2;5 1|\n= 3(2-4)+2(1-10)',
    said: 'right, slip D11',
    answer: 'wrong',
    hint: 'It should be 3 · (2 − 4) + 2 · (1 + 10).',
  },
  'the right line is not the one before': {
    task: {
      operation: 'eigenvalues',
      a: [
        [1, 4],
        [2, 3],
      ],
    },
    text: '(1-λ)(3-λ) - 8 = 0\n3 - λ - 3λ + λ² - 8 = 0\nλ² - 4λ + 5 = 0',
    said: 'right, right, slip',
    answer: 'none',
    hint: 'It should be λ² − 4λ − 5.',
  },
  'a rule in letters': {
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
    text: '(AB)^T = A^T B^T',
    said: 'slip T3 P4',
    answer: 'none',
    hint: 'It should be Bᵀ · Aᵀ.',
  },
  'another row than the named operation gives': {
    task: {
      operation: 'ref',
      a: [
        [1, 2],
        [3, 4],
      ],
    },
    text: 'R2 - 3R1\n[1 2]\n[0 -10]',
    said: 'right-named-otherwise E16',
    answer: 'right',
    hint: 'By what is named, row 2 becomes (0, −2).',
  },
  'a system that is reduced is solved': {
    task: {
      operation: 'solve',
      a: [
        [2, 3, 7],
        [1, -1, 1],
      ],
      bar: 2,
    },
    text: '[1 -1 1; 2 3 7]\n[1 -1 1; 0 5 5]\n[1 0 2; 0 1 1]',
    said: 'right-unnamed-steps, right, right-unnamed-steps',
    answer: 'right',
  },
};

describe('results on the way', () => {
  for (const [name, { task, text, said, answer, hint }] of Object.entries(cases)) {
    test(name, () => {
      const read = readWorking({ task, working: text });
      assert.equal(read.kind, 'working');
      const judgement = judgeWorking(read.working);
      const found = judgement.lines.map(({ verdict, explanations }) =>
        [verdict, ...explanations.map(({ slip }) => slip)].join(' '),
      );
      assert.equal(found.join(', '), said);
      assert.equal(judgement.answer, answer);
      const at = hintedLine(judgement);
      if (hint === undefined) return;
      assert.ok(at !== null);
      const last = hintsTo(judgement.lines[at], read.working.lines[at], at).at(-1);
      assert.ok(last !== undefined);
      assert.equal(RENDERERS[''].prose(wordsOf(last), FRACTIONS), hint);
    });
  }
});
