// Workings with labels in front of their lines and several statements on a line: what is read of them.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { writeLine } from '@matrixsteps/notation/write-line.ts';
import { judgeWorking } from './judge-working.ts';
import { readWorking } from './read-working.ts';

interface Case {
  readonly task: object;
  readonly text: string;
  /** The lines as they are written back; empty where one is unread. */
  readonly read: readonly string[];
}

const SYSTEM = {
  operation: 'solve',
  a: [
    [2, 3, 7],
    [1, -1, 1],
  ],
  augmented: 1,
};
const OTHER = {
  operation: 'solve',
  a: [
    [3, 2, 8],
    [1, -4, -2],
  ],
  augmented: 1,
};
const THREE = {
  operation: 'solve',
  a: [
    [1, 1, 1, 6],
    [0, 1, 1, 5],
    [1, -1, 2, 5],
  ],
  augmented: 1,
};
const TRIANGULAR = {
  operation: 'solve',
  a: [
    [1, 1, 1, 3],
    [0, 1, 2, 3],
  ],
  augmented: 1,
};
const POLYNOMIAL = {
  operation: 'charpoly',
  a: [
    [4, 1],
    [2, 3],
  ],
};
const EIGENVALUES = {
  operation: 'eigenvalues',
  a: [
    [4, 1],
    [2, 3],
  ],
};
const BLOCK = {
  operation: 'eigenvalues',
  a: [
    [2, 0, 0],
    [1, 3, 1],
    [0, 1, 3],
  ],
};
const VECTOR = {
  operation: 'eigenvectors',
  eigenvalue: 2,
  a: [
    [2, 0, 0],
    [1, 3, 1],
    [0, 1, 3],
  ],
};
const SPACE = {
  operation: 'null-space',
  a: [
    [1, 2, -1],
    [2, 4, -2],
  ],
};
const VARIANCE = {
  operation: 'col-var',
  a: [
    [2, 1],
    [4, 5],
    [9, 6],
  ],
  divisor: 'n-1',
};
const MEDIAN = {
  operation: 'row-median',
  a: [
    [5, 1, 3],
    [2, 8, 4],
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
const DETERMINANT = {
  operation: 'determinant',
  a: [
    [3, 0, 2],
    [1, -2, 4],
    [5, 1, -1],
  ],
};
const REDUCTION = {
  operation: 'rref',
  a: [
    [1, 2, 5],
    [3, 4, 11],
  ],
  augmented: 1,
};
const SUM = {
  operation: 'add',
  a: [
    [1.5, 2],
    [0.25, -1],
  ],
  b: [
    [2.5, -3],
    [1, 4],
  ],
};
const PRODUCT = {
  operation: 'matmul',
  a: [[2, -1]],
  b: [
    [1, -2],
    [4, 5],
  ],
};

const cases: { readonly [name: string]: Case } = {
  'labels of equations': {
    task: SYSTEM,
    text: 'L1 : 2x + 3y = 7\nL2 : x - y = 1\nL1 - 2L2 : 5y = 5\ny = 1, x = 2',
    read: ['2x + 3y = 7', 'x - y = 1', '5y = 5', 'y = 1\nx = 2'],
  },
  'equations by short names': {
    task: SYSTEM,
    text: 'eq1: 2x + 3y = 7\neq2: x - y = 1\neq1 - 2eq2: 5y = 5',
    read: ['2x + 3y = 7', 'x - y = 1', '5y = 5'],
  },
  'Roman numbers in brackets': {
    task: SYSTEM,
    text: '(I) 2x + 3y = 7\n(II) x - y = 1\n(I) + 3(II): 5x = 10',
    read: ['2x + 3y = 7', 'x - y = 1', '5x = 10'],
  },
  'Roman numbers without a sign': {
    task: SYSTEM,
    text: 'I  2x + 3y = 7\nII  x - y = 1\nI - 2*II: 5y = 5\nin I: 2x + 3 = 7\nx = 2',
    read: ['2x + 3y = 7', 'x - y = 1', '5y = 5', '2x + 3 = 7', 'x = 2'],
  },
  'numbers of equations behind them': {
    task: SYSTEM,
    text: '2x + 3y = 7 (1)\nx - y = 1 (2)\n5y = 5   (1) - 2(2)',
    read: ['2x + 3y = 7', 'x - y = 1', '5y = 5'],
  },
  'a product at the end is no number of an equation': {
    task: SYSTEM,
    text: 'x = 7 - 5 (1)',
    read: ['x = 7 - 5*1'],
  },
  'a sentence in front of an equation': {
    task: SYSTEM,
    text: 'Equation 1: 2x + 3y = 7\nEquation 2: x - y = 1\nSubtract 2 times equation 2 from equation 1: 5y = 5',
    read: ['2x + 3y = 7', 'x - y = 1', '5y = 5'],
  },
  'where an equation is put in': {
    task: SYSTEM,
    text: "D'après (2) : x = 1 + y\nDans (1) : 2(1+y)+3y = 7",
    read: ['[[1, -1, |, 1], [0, 5, |, 5]]'],
  },
  'two equations, one put into the other': {
    task: SYSTEM,
    text: 'from (2): x = 1 + y into (1): 2(1+y) + 3y = 7',
    read: ['x = 1 + y', '2(1+y) + 3y = 7'],
  },
  'equations parted by a comma': {
    task: SYSTEM,
    text: '2x + 3y = 7, x - y = 1\n5y = 5',
    read: ['2x + 3y = 7', 'x - y = 1', '5y = 5'],
  },
  'equations parted by a word': {
    task: SYSTEM,
    text: '2x + 3y = 7 and x - y = 1\n5y = 5',
    read: ['2x + 3y = 7', 'x - y = 1', '5y = 5'],
  },
  'equations parted by a bar': {
    task: SYSTEM,
    text: '2x + 3y = 7 | x - y = 1',
    read: ['2x + 3y = 7', 'x - y = 1'],
  },
  'a row in front of what becomes of it': {
    task: SYSTEM,
    text: 'R2: R2 - 1/2 R1\n2 3 7\n0 -5/2 -5/2',
    read: ['R2 -> R2 - (1/2)R1\n[[2, 3, 7], [0, -5/2, -5/2]]'],
  },
  'a word that is no product of letters': {
    task: SYSTEM,
    text: '2x + 3y = 7\ny = 1 or so\nx = 2',
    read: ['2x + 3y = 7', '', 'x = 2'],
  },
  'equivalent equations on a line': {
    task: OTHER,
    text: '3x + 2y = 8 ⇔ 3x = 8 - 2y ⇔ x = (8-2y)/3\n(8-2y)/3 - 4y = -2',
    read: ['3x + 2y = 8', '3x = 8 - 2y', 'x = (8 - 2*y)/3', '(8-2y)/3 - 4y = -2'],
  },
  "Cramer's rule in names": {
    task: OTHER,
    text: 'x = Dx/D = 2, y = Dy/D = 1',
    read: ['x = 2', 'y = 1'],
  },
  'an unknown called y is no word': {
    task: THREE,
    text: 'y + z = 5\nx = 6 - y - z = 5',
    read: ['y + z = 5', 'x = 6 - y - z', 'x = 5'],
  },
  'an equation, and what follows from it': {
    task: THREE,
    text: '2y + 3z - y - z = -1 so 7z = 21, z = 3',
    read: ['2y + 3z - y - z = -1', '7z = 21', 'z = 3'],
  },
  'a parameter and where it lies': {
    task: TRIANGULAR,
    text: 'Setze z = t, t ∈ ℝ\ny = 3 - 2t\nx = t\nL = {(t; 3-2t; t) | t ∈ ℝ}',
    read: ['z = t\ny = 3 - 2*t\nx = t', 'x = t\ny = 3 - 2*t\nz = t'],
  },
  'systems in several environments': {
    task: SYSTEM,
    text: '\\begin{cases}2x + 3y = 7\\\\ x - y = 1\\end{cases}\n\\begin{cases}2x + 3y = 7\\\\ 5y = 5\\end{cases}\n\\begin{cases}x = 2\\\\ y = 1\\end{cases}',
    read: ['[[2, 3, |, 7], [1, -1, |, 1]]', '[[2, 3, |, 7], [0, 5, |, 5]]', 'x = 2\ny = 1'],
  },
  'an environment over several lines': {
    task: SYSTEM,
    text: '\\begin{cases}\n2x + 3y = 7 \\\\\nx - y = 1\n\\end{cases}\n\\Leftrightarrow\n\\begin{cases}\n2x + 3y = 7 \\\\\n5y = 5\n\\end{cases}\n\\Leftrightarrow x = 2, y = 1',
    read: ['2x + 3y = 7', 'x - y = 1', '2x + 3y = 7', '5y = 5', 'x = 2\ny = 1'],
  },
  'an array of equations': {
    task: SYSTEM,
    text: '\\left\\{\\begin{array}{rcl} 2x+3y &=& 7\\\\ x-y &=& 1\\end{array}\\right.\n\\left\\{\\begin{array}{rcl} 2x+3y &=& 7\\\\ 5y &=& 5\\end{array}\\right.',
    read: ['[[2, 3, |, 7], [1, -1, |, 1]]', '[[2, 3, |, 7], [0, 5, |, 5]]'],
  },
  'a trace in a formula': {
    task: POLYNOMIAL,
    text: 'χ(λ) = λ² − tr(A)·λ + det(A)',
    read: ['λ^2 - tr(A)*λ + det(A)'],
  },
  'trace and determinant on a line': {
    task: POLYNOMIAL,
    text: 'tr A = 7, det A = 10',
    read: ['7', '10'],
  },
  'two eigenvalues behind one letter': {
    task: EIGENVALUES,
    text: 'λ1,2 = 7/2 ± √(49/4 - 10)',
    read: ['λ = 7/2 + sqrt(49/4 - 10), 7/2 - sqrt(49/4 - 10)'],
  },
  'eigenvalues worked out side by side': {
    task: EIGENVALUES,
    text: 'λ1 = (7+3)/2 = 5, λ2 = (7-3)/2 = 2',
    read: ['λ = (7 + 3)/2, (7 - 3)/2', 'λ = 5, 2'],
  },
  'a polynomial and its discriminant': {
    task: EIGENVALUES,
    text: 'λ² - 7λ + 10 = 0, D = 49 - 40 = 9',
    read: ['λ^2 - 7*λ + 10', '49 - 40', '9'],
  },
  'an equation that is no calculation': {
    task: EIGENVALUES,
    text: '(4-λ)(3-λ) = 2\nλ² - 7λ = -10\nλ - 7/2 = ±3/2',
    read: ['(4 - λ)*(3 - λ) - 2', 'λ^2 - 7*λ - (-10)', 'λ = 7/2 + 3/2, 7/2 - 3/2'],
  },
  'one equation or the other': {
    task: BLOCK,
    text: '2 - λ = 0 or (3-λ)^2 = 1\n3 - λ = ±1\nλ1 = 2, λ2 = 2, λ3 = 4',
    read: ['(2 - λ)*((3 - λ)^2 - 1)', '', 'λ = 2, 2, 4'],
  },
  'a vector in round brackets': {
    task: VECTOR,
    text: 'y = -z\nv = (0,-1,1)',
    read: ['y = -z', '[[0, -1, 1]]'],
  },
  'a vector in square brackets': {
    task: VECTOR,
    text: 'v = [0, -1, 1]',
    read: ['[[0, -1, 1]]'],
  },
  'a multiple of a vector': {
    task: VECTOR,
    text: 'v = \\frac{1}{2}(0, -1, 1)',
    read: ['(1/2)*[[0, -1, 1]]'],
  },
  'a vector with an arrow': {
    task: VECTOR,
    text: '\\vec{v} = \\begin{pmatrix}0\\\\-1\\\\1\\end{pmatrix}',
    read: ['[[0, -1, 1]]'],
  },
  'an equation and a vector that is taken': {
    task: VECTOR,
    text: 'so y = -z, take v = (0, -3, 3)',
    read: ['y = -z', '[[0, -3, 3]]'],
  },
  'what is chosen in front of vectors': {
    task: SPACE,
    text: 'x=1,y=0: (1,0,1)\nx=0,y=1: (0,1,2)',
    read: ['[[1, 0, 1], [0, 1, 2]]'],
  },
  'named vectors': {
    task: SPACE,
    text: 'v1 = (-2, 1, 0), v2 = (1, 0, 1)',
    read: ['[[-2, 1, 0], [1, 0, 1]]'],
  },
  'a kernel in LaTeX': {
    task: SPACE,
    text: '\\ker(A) = \\left\\{ \\begin{pmatrix}-2\\\\1\\\\0\\end{pmatrix}, \\begin{pmatrix}1\\\\0\\\\1\\end{pmatrix}\\right\\}',
    read: ['[[-2, 1, 0], [1, 0, 1]]'],
  },
  'plain rows above a column in LaTeX': {
    task: SPACE,
    text: '1 2 -1\n0 0 0\n\\begin{pmatrix}-2 \\\\ 1 \\\\ 0\\end{pmatrix}, \\begin{pmatrix}1 \\\\ 0 \\\\ 1\\end{pmatrix}',
    read: ['[[1, 2, -1], [0, 0, 0]]', '[[-2, 1, 0], [1, 0, 1]]'],
  },
  'a mean without an equals sign': {
    task: VARIANCE,
    text: 'Spalte 1: Mittelwert 5, (9+1+16)/3 = 26/3 ≈ 8,67',
    read: ['5', '(9 + 1 + 16)/3', '26/3', '8.67'],
  },
  'quantities by the number of their column': {
    task: VARIANCE,
    text: 'M1 = 5 ; M2 = 4\nV1 = 1/2*((-3)^2+(-1)^2+4^2) = 13\nV2 = 1/2*(9+1+4) = 7',
    read: ['[[5], [4]]', '1/2*((-3)^2 + (-1)^2 + 4^2)', '13', '1/2*(9 + 1 + 4)', '7'],
  },
  'a median behind its row': {
    task: MEDIAN,
    text: 'Row 1: 1, 3, 5 -> median 3\nRow 2: 2, 4, 8 -> 4',
    read: ['[[1, 3, 5]]', '3', '[[2, 4, 8]]', '4'],
  },
  'numbers of rows on one line': {
    task: MEDIAN,
    text: 'row 1: 3, row 2: 4',
    read: ['[[3], [4]]'],
  },
  'a heading': {
    task: DETERMINANT,
    text: 'Entwicklung nach der 2. Zeile:\n-1(0-2) - 2(-3-10) - 4(3-0)',
    read: ['-1*(0 - 2) - 2*(-3 - 10) - 4*(3 - 0)'],
  },
  'operations between arrows': {
    task: REDUCTION,
    text: '[1 2 5; 3 4 11] -> R2-3R1 -> [1 2 5; 0 -2 -4] -> R2/(-2) -> [1 2 5; 0 1 2]',
    read: ['[[1, 2, 5], [3, 4, 11]]', 'R2 - 3R1\n[[1, 2, 5], [0, -2, -4]]', 'R2 -> (-1/2)R2\n[[1, 2, 5], [0, 1, 2]]'],
  },
  'words in front of an operation': {
    task: REDUCTION,
    text: 'first i do r2 - 3r1\n1 2 5\n0 -2 -4',
    read: ['R2 - 3R1\n[[1, 2, 5], [0, -2, -4]]'],
  },
  'rows in brackets with semicolons': {
    task: SUM,
    text: '(4 ; -1)\n(1,25 ; 3)',
    read: ['[[4, -1], [1.25, 3]]'],
  },
  'entries parted by a bar': {
    task: PRODUCT,
    text: '2·1+(−1)·4 = −2 | 2·(−2)+(−1)·5 = −9',
    read: ['2*1 + (-1)*4', '-2', '2*(-2) + (-1)*5', '-9'],
  },
};

describe('labels and statements', () => {
  for (const [name, { task, text, read }] of Object.entries(cases)) {
    test(name, () => {
      const working = readWorking({ task, working: text });
      assert.ok(working.kind === 'working');
      assert.deepEqual(working.working.lines.map(writeLine), read);
    });
  }
});

function verdicts(task: object, text: string): readonly string[] {
  const read = readWorking({ task, working: text });
  assert.ok(read.kind === 'working');
  return judgeWorking(read.working).lines.map(({ verdict }) => verdict);
}

describe('what is judged', () => {
  test('the slip is in the equation behind its label', () => {
    assert.deepEqual(
      verdicts(
        SYSTEM,
        "I: 2x + 3y = 7\nII: x - y = 1   | ·2\nII': 2x - 2y = 2\nI - II': y = 5\nx = 1 + 5 = 6\nL = {(6|5)}",
      ),
      ['right', 'right', 'right', 'slip', 'follows', 'follows', 'follows'],
    );
    assert.deepEqual(
      verdicts(SYSTEM, '(1) 2x + 3y = 7\n(2) x - y = 1\n(1) + 3×(2) : 5x = 8\nx = 8/5\ny = 8/5 - 1 = 3/5'),
      ['right', 'right', 'slip', 'follows', 'follows', 'follows'],
    );
  });

  test('lines below something unread are judged from the line before it', () => {
    const text =
      '\\begin{pmatrix}2&3&7\\\\1&-1&1\\end{pmatrix}\n%% a remark\n\\begin{pmatrix}0&5&5\\\\1&-1&1\\end{pmatrix}\n\\begin{pmatrix}0&1&2\\\\1&-1&1\\end{pmatrix}';
    assert.deepEqual(verdicts(SYSTEM, text), ['right', 'unread', 'right', 'slip']);
  });

  test('cofactors on one line are judged one by one', () => {
    assert.deepEqual(verdicts(INVERSE, 'C11 = -24, C12 = 20, C13 = -5'), ['right', 'right', 'right']);
  });

  test('what is left of a system is a single equation, and no system', () => {
    assert.deepEqual(verdicts(SYSTEM, '2 + 5y = 7\ny = 1'), ['right', 'right']);
  });
});

test('a solution with a parameter on one line is one solution, and a wrong one is wrong', () => {
  const task = {
    operation: 'solve',
    a: [
      [1, 2, -1, 4],
      [2, 4, 1, 5],
    ],
    augmented: 1,
  };
  for (const [x, expected] of [
    ['3 - 2t', 'right'],
    ['5 - 2t', 'wrong'],
  ] as const) {
    const read = readWorking({ task, working: `z = -1\nx = ${x}, y = t` });
    assert.ok(read.kind === 'working');
    assert.equal(judgeWorking(read.working).answer, expected, x);
  }
});
