// Workings in loose layouts, as students type them: what is read and said of each line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeWorking } from './judge-working.ts';
import { readWorking } from './read-working.ts';

interface Case {
  readonly task: object;
  readonly text: string;
  readonly said: string;
  readonly answer: string;
}

const solve = (a: readonly (readonly number[])[]): object => ({ operation: 'solve', a, bar: a[0].length - 1 });
const task = (operation: string, a: readonly (readonly number[])[], more: object = {}): object => ({
  operation,
  a,
  ...more,
});

const SYSTEM = solve([
  [1, 2, 5],
  [3, 4, 11],
]);
const THREE = [
  [2, 1, 3],
  [0, 4, 1],
  [5, 2, 1],
];
const TWO = [
  [1, 2],
  [3, 4],
];
const PRODUCT = task('matmul', TWO, {
  b: [
    [5, 6],
    [7, 8],
  ],
});

const cases: { readonly [name: string]: Case } = {
  'remarks between the matrices': {
    task: SYSTEM,
    text: 'First I write the augmented matrix\n1 2 | 5\n3 4 | 11\nnow back substitution\ny = 2\nx = 1',
    said: 'right, right',
    answer: 'right',
  },
  'operations above long arrows': {
    task: SYSTEM,
    text: '[1 2 | 5]\n[3 4 | 11]\n   R2-3R1\n ------->\n[1 2 | 5]\n[0 -2 | -3]\n   R2/(-2)\n ------->\n[1 2 | 5]\n[0 1 | 3/2]',
    said: 'right, slip, follows',
    answer: 'none',
  },
  'labelled arrows on one line': {
    task: SYSTEM,
    text: '[1 2 | 5; 3 4 | 11] --R2-3R1--> [1 2 | 5; 0 -2 | -4] --R2/-2--> [1 2 | 5; 0 1 | 2] => x=1, y=2',
    said: 'right, right, right, right',
    answer: 'right',
  },
  'matrices beside each other': {
    task: SYSTEM,
    text: '1 2 5      1 2 5      1 2 5\n3 4 11 →   0 -2 -4 →  0 1 2',
    said: 'right, right, right',
    answer: 'none',
  },
  'matrices beside each other with the operation between them': {
    task: SYSTEM,
    text: '1 2 5    R2-3R1    1 2 5\n3 4 11   ----->    0 -2 -4',
    said: 'right, right',
    answer: 'none',
  },
  'a gap for the bar parts no matrices': {
    task: task('inverse', [
      [2, 1],
      [5, 3],
    ]),
    text: '2 1   1 0\n5 3   0 1\n\n1 0   3 -1\n0 1   -5 2',
    said: 'right, right-unnamed-steps',
    answer: 'right',
  },
  'equations beside each other': {
    task: solve([
      [1, 1, 3],
      [2, -1, 0],
    ]),
    text: 'x+y=3, 2x-y=0\n3x=3 => x=1, y=2',
    said: 'right, right, right, right',
    answer: 'right',
  },
  'names of rows and French braces': {
    task: SYSTEM,
    text: '{ x + 2y = 5\n{ 3x + 4y = 11\nL2 ← L2 - 3L1\n{ x + 2y = 5\n{ -2y = -4\ny = 2, x = 1',
    said: 'right, right, right, right, right',
    answer: 'right',
  },
  'Roman numbers in front of rows': {
    task: SYSTEM,
    text: 'I  1 2 | 5\nII 3 4 | 11\n\nII - 3*I\n1 2 | 5\n0 -2 | -4',
    said: 'right, right',
    answer: 'none',
  },
  'a rounded value of an unknown': {
    task: solve([
      [3, 0, 1],
      [1, 1, 1],
    ]),
    text: 'x = 1/3 ≈ 0.3\ny = 1 - 0.33 ≈ 0.67',
    said: 'right, right, right, right',
    answer: 'right',
  },
  'a wrong rounded value': {
    task: solve([
      [3, 1, 4],
      [1, 2, 5],
    ]),
    text: 'R2 - 1/3 R1\n3 1 4\n0 5/3 11/3\ny ≈ 2.3',
    said: 'right, slip',
    answer: 'wrong',
  },
  'rounded eigenvalues': {
    task: task('eigenvalues', TWO),
    text: 'λ² - 5λ - 2 = 0\nλ1 ≈ 5.372, λ2 ≈ -0.372',
    said: 'right, right',
    answer: 'right',
  },
  'a rounded mean and rounded squares': {
    task: task('mat-var', [[2, 3, 5, 4, 6, 3]], { divisor: 'n-1' }),
    text: 'mean = 23/6 ≈ 3.83\ndeviations: -1.83, -0.83, 1.17, 0.17, 2.17, -0.83\nsquares: 3.35 0.69 1.37 0.03 4.71 0.69\n10.84/5 ≈ 2.17',
    said: 'right, right, right, right, right, right',
    answer: 'right',
  },
  'a table of deviations': {
    task: task('mat-var', [[2, 4, 6, 8]], { divisor: 'n' }),
    text: 'x | x-mean | (x-mean)^2\n2 | -3 | 9\n4 | -1 | 1\n6 | 1 | 1\n8 | 3 | 9\nsum = 20\nvar = 20/4 = 5',
    said: 'right, right, right, right, right, right',
    answer: 'right',
  },
  'deviations beside each other': {
    task: task('mat-var', [[1, 2, 6]], { divisor: 'n' }),
    text: 'mean = 9/3 = 3\n1-3=-2, 2-3=-1, 6-3=3\n14/3 = 4.67',
    said: 'right, right, right, right, right, right, right, right, right, right',
    answer: 'right',
  },
  'a determinant whose terms stand below each other': {
    task: task('determinant', THREE),
    text: 'det = 2*(4*1-1*2)\n   - 1*(0*1-1*5)\n   + 3*(0*2-4*5)\n = 4 + 5 - 60\n = -51',
    said: 'right, right, right',
    answer: 'right',
  },
  'lines that end with a sign': {
    task: task('determinant', THREE),
    text: 'det A =\n2*(4-2) -\n1*(0-5) +\n3*(0-20) =\n4+5-60 =\n-51',
    said: 'right, right, right',
    answer: 'right',
  },
  'a sum that begins with a minus is a line of its own': {
    task: task('determinant', [
      [3, 5],
      [2, -4],
    ]),
    text: '3*(-4) - 5*2\n- 12 - 10\n- 22',
    said: 'right, right, right',
    answer: 'right',
  },
  'bars over two lines': {
    task: task('determinant', THREE),
    text: '    |4 1|     |0 1|     |0 4|\n2 * |2 1| - 1*|5 1| + 3*|5 2|\n= 4 + 5 - 60 = -51',
    said: 'right, right, right',
    answer: 'right',
  },
  'bars over two lines with the unknown': {
    task: task('eigenvalues', [
      [4, 1],
      [2, 3],
    ]),
    text: '|4-λ 1|\n|2 3-λ| = (4-λ)(3-λ) - 2\nλ² - 7λ + 10 = 0\nD = 49 - 40 = 9\nλ = 5, λ = 2',
    said: 'right, right, right, right, right, right',
    answer: 'right',
  },
  'a product with its matrices beside each other': {
    task: PRODUCT,
    text: '1 2     5 6     19 22\n3 4  x  7 8  =  43 50',
    said: 'right, right',
    answer: 'right',
  },
  "a matrix of the student's own numbers follows": {
    task: PRODUCT,
    text: '1x5+2x7=19\n1x6+2x8=22\n3x5+4x7=43\n3x6+4x8=52\n\n19 22\n43 52',
    said: 'right, right, right, right, right, right, right, slip, follows',
    answer: 'follows',
  },
  'a number in front of rows below it': {
    task: task('inverse', [
      [4, 7],
      [2, 6],
    ]),
    text: 'det = 24-14=10\n1/10 *\n6 -7\n-2 4\n=\n0.6 -0.7\n-0.2 0.4',
    said: 'right, right, right, right',
    answer: 'right',
  },
  'an inverse that is worked out wrong in its last line': {
    task: task('inverse', [
      [4, 2],
      [1, 3],
    ]),
    text: 'A^-1 = 1/10 [3 -2; -1 4]\n= [3/10 -1/5; -1/10 1/5]',
    said: 'right, slip',
    answer: 'wrong',
  },
  'equations of an eigenvector': {
    task: task(
      'eigenvectors',
      [
        [4, 1],
        [2, 3],
      ],
      { eigenvalue: 5 },
    ),
    text: '-1 1 | 0\n2 -2 | 0\n-x+y=0, x=y\nv = t(1,1)',
    said: 'right, right, right',
    answer: 'right',
  },
  'values below a system in LaTeX': {
    task: solve([
      [1, 1, 3],
      [2, -1, 0],
    ]),
    text: '\\begin{cases} x + y = 3 \\\\ 2x - y = 0 \\end{cases}\n3x = 3\nx = 1, y = 3',
    said: 'right, right, slip',
    answer: 'wrong',
  },
  'the parts of a line in LaTeX are one line': {
    task: task('inverse', [
      [4, 2],
      [1, 3],
    ]),
    text: 'A^{-1} = \\frac{1}{10}\\begin{pmatrix} 3 & -2 \\\\ -1 & 4 \\end{pmatrix} = \\begin{pmatrix} 0.3 & -0.2 \\\\ -0.1 & 0.4 \\end{pmatrix}',
    said: 'right, right',
    answer: 'right',
  },
};

for (const [name, { task: asked, text, said, answer }] of Object.entries(cases)) {
  test(name, () => {
    const read = readWorking({ task: asked, working: text });
    assert.ok(read.kind === 'working');
    assert.deepEqual(read.unread, []);
    const judged = judgeWorking(read.working);
    assert.equal(judged.lines.map(({ verdict }) => verdict).join(', '), said);
    assert.equal(judged.answer, answer);
  });
}
