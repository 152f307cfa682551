// Workings on cofactors, factors, spectra, bases and entries: what is said of single lines.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { RENDERERS } from '../render/renderers.ts';
import { FRACTIONS } from '../render/style.ts';
import { hintedLine, hintsTo } from './hints.ts';
import { judgeWorking } from './judge-working.ts';
import { readWorking } from './read-working.ts';
import { wordsOf } from './statements/words.ts';

type Case = readonly [task: object, working: string, lines: readonly string[], answer: string];

const A = [
  [1, 2, 3],
  [0, 4, 5],
  [1, 0, 6],
];
const SYMMETRIC = [
  [3, 1],
  [1, 3],
];
const DIAGONALIZABLE = [
  [4, 1],
  [2, 3],
];
const DEFECTIVE = [
  [3, 1],
  [-1, 1],
];
const BASIS = [
  [1, 1],
  [1, -1],
];

function judged(task: object, working: string): { lines: readonly string[]; answer: string; hints: readonly string[] } {
  const read = readWorking({ task, working });
  assert.ok(read.kind === 'working');
  const judgement = judgeWorking(read.working);
  const at = hintedLine(judgement);
  const hints = at === null ? [] : hintsTo(judgement.lines[at], read.working.lines[at], at);
  return {
    lines: judgement.lines.map(({ verdict, explanations }) =>
      [verdict, ...explanations.map(({ slip }) => slip)].join(' '),
    ),
    answer: judgement.answer,
    hints: hints.map((hint) => RENDERERS[''].prose(wordsOf(hint), FRACTIONS)),
  };
}

const CASES: { readonly [name: string]: Case } = {
  'a minor by bars, then the matrix': [
    { operation: 'cofactors', a: A },
    'M12 = |0 5; 1 6| = -5\nC = [24 5 -4; -12 3 2; -2 -5 4]',
    ['right', 'right', 'right'],
    'right',
  ],
  'minors for cofactors': [{ operation: 'cofactors', a: A }, 'C = [24 -5 -4; 12 3 -2; -2 5 4]', ['slip Q100'], 'wrong'],
  'cofactors not transposed': [
    { operation: 'adjugate', a: A },
    'adj(A) = [24 5 -4; -12 3 2; -2 -5 4]',
    ['slip Q106'],
    'wrong',
  ],
  'an entry of L follows from the own one before it': [
    {
      operation: 'cholesky',
      a: [
        [4, 2],
        [2, 5],
      ],
    },
    'l21 = 2\nl22 = √(5 - 4)\nL = [2 0; 2 1]',
    ['slip Q123', 'follows', 'follows'],
    'follows',
  ],
  'LDU with one U that is not divided': [
    {
      operation: 'lu',
      a: [
        [2, 4],
        [6, 7],
      ],
      kind: 'ldu',
    },
    'L = [1 0; 3 1]\nD = [2 0; 0 -5]\nU = [2 4; 0 -5]',
    ['right', 'right', 'slip Q132'],
    'wrong',
  ],
  'rows exchanged where no exchange is asked for': [
    {
      operation: 'lu',
      a: [
        [2, 4],
        [6, 7],
      ],
      kind: 'lu',
    },
    'P = [0 1; 1 0]\nL = [1 0; 1/3 1]\nU = [6 7; 0 5/3]',
    ['slip Q131', 'follows', 'follows'],
    'follows',
  ],
  'the sum norm of a vector': [
    { operation: 'norm', v: [3, -4], kind: '1' },
    '‖v‖_1 = |3| + |-4| = 7',
    ['right', 'right'],
    'right',
  ],
  'the length for the sum norm': [{ operation: 'norm', v: [3, -4], kind: '1' }, '‖v‖ = 5', ['slip Q140'], 'wrong'],
  'Q rounded, with signs of its own': [
    { operation: 'orthogonal-diagonalization', a: SYMMETRIC },
    'D = diag(2, 4)\nQ = [0.7071 0.7071; -0.7071 0.7071]',
    ['right', 'right'],
    'right',
  ],
  'eigenvectors of another length': [
    { operation: 'orthogonal-diagonalization', a: SYMMETRIC },
    'Q = [1 1; -1 1]',
    ['slip Q150'],
    'none',
  ],
  'signs of singular vectors that do not fit': [
    {
      operation: 'svd',
      a: [
        [2, 2],
        [-1, 1],
      ],
    },
    'V = 1/√2 [1 1; 1 -1]\nS = [2√2 0; 0 √2]\nU = [1 0; 0 1]',
    ['right', 'right', 'slip Q155'],
    'wrong',
  ],
  'equations of eigenvectors, with any letters': [
    { operation: 'diagonalize', a: DIAGONALIZABLE },
    'λ₁ = 5, λ₂ = 2\nλ₁: -x + y = 0\nv = (1, 1)\nAv = (5, 5)\nEW 2: w = (1, -2)\nP = [1 1; 1 -2], D = diag(5, 2)',
    Array.from({ length: 8 }, () => 'right'),
    'right',
  ],
  'a wrong equation of an eigenvector': [
    { operation: 'diagonalize', a: DIAGONALIZABLE },
    'λ₁ = 5, λ₂ = 2\nx = 2y',
    ['right', 'right', 'slip'],
    'none',
  ],
  'expressions in A': [
    { operation: 'minimal-polynomial', a: DEFECTIVE },
    'A - 2E = [1 1; -1 -1] ≠ 0\n(A - 2E)^2 = [0 0; 0 0]\nm(x) = (x - 2)^2',
    ['right', 'right', 'right'],
    'right',
  ],
  'a diagonal matrix for a Jordan form': [
    { operation: 'jordan', a: DEFECTIVE },
    'J = [2 0; 0 2]',
    ['slip Q180'],
    'wrong',
  ],
  'coordinates as a combination': [
    { operation: 'coordinates', basis: BASIS, v: [3, 1] },
    'v = 2b1 + b2',
    ['right'],
    'right',
  ],
  'coordinates from an own augmented matrix': [
    { operation: 'coordinates', basis: BASIS, v: [3, 1] },
    '[1 1 | 3; 0 -2 | -4]\nc = (1, 2)',
    ['slip', 'follows'],
    'follows',
  ],
  'a change in the other direction': [
    {
      operation: 'change-of-basis',
      from: [
        [1, 0],
        [0, 1],
      ],
      to: BASIS,
    },
    'P = [1 1; 1 -1]',
    ['slip Q164'],
    'wrong',
  ],
  'spans of a sum and of an intersection': [
    {
      operation: 'sum-and-intersection',
      u: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      w: [
        [0, 1, 0],
        [0, 0, 1],
      ],
    },
    'U + W = span{(1,0,0), (0,1,0), (0,0,1)}\nU ∩ W = span{(0,2,0)}',
    ['right', 'right'],
    'right',
  ],
  'the left null space, with A as it is given in front': [
    {
      operation: 'left-null-space',
      a: [
        [1, 2],
        [2, 4],
        [3, 6],
      ],
    },
    '1 2\n2 4\n3 6\n\n1 2 3\n2 4 6\n\n1 2 3\n0 0 0\n\n(-2, 1, 0), (-3, 0, 1)',
    ['right', 'right', 'right', 'right'],
    'right',
  ],
  'a power with the minus in front': [
    { operation: 'raise-ew', a: [[1, -2]], b: 2 },
    'C = [[1, -4]]',
    ['slip Q198'],
    'wrong',
  ],
};

describe('workings of structures', () => {
  for (const [name, [task, working, lines, answer]] of Object.entries(CASES)) {
    test(name, () => {
      const found = judged(task, working);
      assert.deepEqual(found.lines, lines);
      assert.equal(found.answer, answer);
    });
  }
});

test('the hints name the only wrong entry, and go on with its calculation', () => {
  const { hints } = judged({ operation: 'cofactors', a: A }, 'C = [24 5 -4; -12 3 2; -2 -5 6]');
  assert.deepEqual(hints.slice(1), [
    'Look at row 3 of line 1.',
    'Look at the entry in row 3, column 3. Work it out once more: which numbers go into it?',
    'Work out the cofactor of row 3 and column 3: 1 · 4 − 2 · 0.',
    'The cofactor of row 3 and column 3 should be 4.',
  ]);
});
