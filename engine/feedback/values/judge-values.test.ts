// Workings whose lines are values: each case is a task, what the student writes, and what is said of it.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';
import { SLIPS } from '../slips/slips.ts';
import type { WorkingJudgement } from '../working.ts';
import { VALUE_SLIPS } from '../slips/values.ts';

interface Case {
  readonly task: { readonly operation: string; readonly [field: string]: unknown };
  readonly working: readonly object[];
  /** The verdicts of the lines; of a slip with the kinds in any order. */
  readonly said: readonly string[];
  readonly answer?: WorkingJudgement['answer'];
}

const square = [
  [2, 1, 3],
  [0, -1, 4],
  [5, 2, -2],
];
const small = [
  [1, 2],
  [3, 4],
];
const other = [
  [5, 6],
  [7, 8],
];
const symmetric = [
  [2, 1],
  [1, 2],
];
const invertible = [
  [1, 2, 3],
  [0, 1, 4],
  [5, 6, 0],
];
const cases: { readonly [name: string]: Case } = {
  'a determinant of two rows': {
    task: { operation: 'determinant', a: small },
    working: [{ expression: '1*4 - 2*3' }, { expression: '4 - 6' }, { expression: '-2', role: 'answer' }],
    said: ['right', 'right', 'right'],
    answer: 'right',
  },
  'a wrong mean on the way to a variance, and what follows': {
    task: { operation: 'mat-var', a: [[2, 4, 4, 6, 9]], divisor: 'n-1' },
    working: [
      { expression: '(2+4+4+6+9)/5' },
      { expression: '6' },
      { expression: '16 + 4 + 4 + 0 + 9' },
      { expression: '33' },
      { expression: '33/4', role: 'answer' },
    ],
    said: ['right', 'slip E14', 'follows', 'follows', 'follows'],
    answer: 'follows',
  },
  'a wrong mean, and a variance that is divided by n': {
    task: { operation: 'mat-var', a: [[1, 3, 8]], divisor: 'n' },
    working: [
      { expression: '(1+3+8)/3' },
      { expression: '5' },
      { expression: '16+4+9' },
      { expression: '29/3', role: 'answer' },
    ],
    said: ['right', 'slip E14', 'follows', 'follows'],
    answer: 'follows',
  },
  'squares that are added wrongly': {
    task: { operation: 'mat-var', a: [[2, 4, 4, 6, 9]], divisor: 'n-1' },
    working: [{ expression: '9+1+1+1+16' }, { expression: '27' }, { expression: '27/4', role: 'answer' }],
    said: ['right', 'slip P11', 'follows'],
    answer: 'follows',
  },
  'products that are added, and what follows': {
    task: { operation: 'determinant', a: small },
    working: [{ expression: '1*4 + 2*3' }, { expression: '10', role: 'answer' }],
    said: ['slip D1', 'follows'],
    answer: 'follows',
  },
  'an expansion by minors, and a wrong sign in its second line': {
    task: { operation: 'determinant-3x3', a: square },
    working: [
      { expression: '2*det([[-1,4],[2,-2]]) - 1*det([[0,4],[5,-2]]) + 3*det([[0,-1],[5,2]])' },
      { expression: '2*(-6) - (-20) + 3*(-5)' },
      { expression: '-7' },
    ],
    said: ['right', 'slip P9', 'follows'],
  },
  'an expansion along a column': {
    task: { operation: 'determinant', a: square },
    working: [{ expression: '2*(2 - 8) - 0 + 5*(4 + 3)' }, { expression: '-12 + 35' }, { expression: '23' }],
    said: ['right', 'right', 'right'],
  },
  'the rule of Sarrus with all signs plus': {
    task: { operation: 'determinant', a: square },
    working: [{ expression: '4 + 20 + 0 - 15 + 16 + 0' }],
    said: ['slip D12'],
  },
  'a factor taken out of a row': {
    task: {
      operation: 'determinant',
      a: [
        [2, 4],
        [3, 5],
      ],
    },
    working: [
      {
        operations: 'R1/2',
        factor: 2,
        matrix: [
          [1, 2],
          [3, 5],
        ],
      },
      {
        operations: 'R2-3R1',
        factor: 2,
        matrix: [
          [1, 2],
          [0, -1],
        ],
      },
      { expression: '-2', role: 'answer' },
    ],
    said: ['right', 'right', 'right'],
    answer: 'right',
  },
  'a factor compensated the wrong way': {
    task: {
      operation: 'determinant',
      a: [
        [2, 4],
        [3, 5],
      ],
    },
    working: [
      {
        operations: 'R1/2',
        factor: '1/2',
        matrix: [
          [1, 2],
          [3, 5],
        ],
      },
    ],
    said: ['slip D18'],
  },
  'a determinant of a multiple': {
    task: { operation: 'determinant', a: small, of: '3*A' },
    working: [{ expression: '3*(-2)', role: 'answer' }],
    said: ['slip D20'],
  },
  'a product entry by entry': {
    task: { operation: 'matmul', a: small, b: other },
    working: [
      {
        matrix: [
          [5, 12],
          [21, 32],
        ],
      },
    ],
    said: ['slip P1'],
  },
  'a product written out, and then a wrong sum': {
    task: { operation: 'matmul', a: small, b: other },
    working: [
      {
        matrix: [
          ['5+14', '6+16'],
          ['15+28', '18+32'],
        ],
      },
      {
        matrix: [
          [19, 22],
          [43, 60],
        ],
        role: 'answer',
      },
    ],
    said: ['right', 'slip E14 E34'],
    answer: 'wrong',
  },
  'single entries of a product': {
    task: { operation: 'matmul', a: small, b: other },
    working: [{ entries: { '1,1': '5 + 14', '2,2': '18 + 32' } }, { entries: { '1,1': 19, '2,2': 50 } }],
    said: ['right', 'right'],
  },
  'a power entry by entry': {
    task: { operation: 'power', a: small, k: 3 },
    working: [
      {
        matrix: [
          [1, 8],
          [27, 64],
        ],
      },
    ],
    said: ['slip P14'],
  },
  'a power by its square': {
    task: { operation: 'power', a: small, exponent: 3 },
    working: [
      {
        matrix: [
          [7, 10],
          [15, 22],
        ],
      },
      {
        matrix: [
          [37, 54],
          [81, 118],
        ],
        role: 'answer',
      },
    ],
    said: ['right', 'right'],
    answer: 'right',
  },
  'a difference with two minus signs': {
    task: {
      operation: 'subtract',
      a: small,
      b: [
        [-5, 6],
        [7, 8],
      ],
    },
    working: [
      {
        matrix: [
          [-4, -4],
          [-4, -4],
        ],
      },
    ],
    said: ['slip T4'],
  },
  'a multiple of one row only': {
    task: { operation: 'scalar-multiple', a: small, scalar: -3 },
    working: [
      {
        matrix: [
          [-3, -6],
          [3, 4],
        ],
      },
    ],
    said: ['slip P13'],
  },
  'a quarter turn for a transpose': {
    task: {
      operation: 'transpose',
      a: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
    working: [
      {
        matrix: [
          [4, 1],
          [5, 2],
          [6, 3],
        ],
      },
    ],
    said: ['slip T1'],
  },
  'the trace of the other diagonal': {
    task: {
      operation: 'trace',
      a: [
        [1, 2],
        [4, 8],
      ],
    },
    working: [{ expression: '2 + 4' }, { expression: 6 }],
    said: ['slip T7', 'follows'],
  },
  'cofactors that are not transposed': {
    task: { operation: 'inverse', a: invertible },
    working: [
      { role: 'cofactors', matrix: transposed(adjugate()) },
      { role: 'adjugate', matrix: transposed(adjugate()) },
      { role: 'determinant', expression: 1 },
      { role: 'answer', matrix: transposed(adjugate()) },
    ],
    said: ['right', 'slip I9', 'right', 'follows'],
    answer: 'follows',
  },
  'an inverse of two rows without signs': {
    task: {
      operation: 'inverse',
      a: [
        [2, 1],
        [7, 4],
      ],
    },
    working: [
      { role: 'determinant', expression: '2*4 - 1*7' },
      {
        matrix: [
          [4, 1],
          [7, 2],
        ],
        role: 'answer',
      },
    ],
    said: ['right', 'slip I3 I10'],
    answer: 'wrong',
  },
  'a characteristic polynomial in any letter': {
    task: { operation: 'charpoly', a: symmetric },
    working: [{ expression: '(2 - x)^2 - 1' }, { expression: 'x^2 - 4x + 3', role: 'answer' }],
    said: ['right', 'right'],
    answer: 'right',
  },
  'the product beside the diagonal added': {
    task: { operation: 'charpoly', a: symmetric },
    working: [{ expression: 'λ^2 - 4λ + 5', role: 'answer' }],
    said: ['slip C5'],
  },
  'eigenvalues with the wrong signs': {
    task: { operation: 'eigenvalues', a: symmetric },
    working: [{ expression: 'λ^2 - 4λ + 3' }, { values: { λ: [-1, -3] }, role: 'answer' }],
    said: ['right', 'slip C6'],
    answer: 'wrong',
  },
  'eigenvalues with roots': {
    task: { operation: 'eigenvalues', a: small },
    working: [{ expression: 'λ^2 - 5λ - 2' }, { values: { λ: ['(5+√33)/2', '(5-√33)/2'] }, role: 'answer' }],
    said: ['right', 'right'],
    answer: 'right',
  },
  'eigenvalues with roots of the wrong sign': {
    task: { operation: 'eigenvalues', a: small },
    working: [{ values: { λ: ['(-5+√33)/2', '(-5-√33)/2'] }, role: 'answer' }],
    said: ['slip C6'],
    answer: 'wrong',
  },
  'a complex pair beside a number': {
    task: {
      operation: 'eigenvalues',
      a: [
        [0, -2, 0],
        [2, 0, 0],
        [0, 0, 5],
      ],
    },
    working: [{ values: { λ_1: '2i', λ_2: '-2i', λ_3: 5 }, role: 'answer' }],
    said: ['right'],
    answer: 'right',
  },
  'eigenvalues as decimals': {
    task: { operation: 'eigenvalues', a: small },
    working: [{ values: { λ: ['5.37', '-0.37'] } }, { values: { λ: ['5.4', '-0.4'] } }],
    said: ['right', 'right'],
  },
  'one root of two': {
    task: { operation: 'eigenvalues', a: small },
    working: [{ values: { λ: ['(5+√33)/2'] }, role: 'answer' }],
    said: ['cannot-tell'],
  },
  'any multiple of an eigenvector': {
    task: { operation: 'eigenvectors', a: symmetric, eigenvalue: 3 },
    working: [{ matrix: [[-7], [-7]], role: 'answer' }],
    said: ['right'],
    answer: 'right',
  },
  'the zero vector': {
    task: { operation: 'eigenvectors', a: symmetric, eigenvalue: 3 },
    working: [{ matrix: [[0], [0]], role: 'answer' }],
    said: ['slip C7'],
  },
  'a variance with the other divisor': {
    task: { operation: 'row-var', a: [[2, 4, 6]], ddof: 1 },
    working: [
      { role: 'mean', expression: 4 },
      { matrix: [['8/3']], role: 'answer' },
    ],
    said: ['right', 'slip V1'],
  },
  'the middle of unsorted numbers': {
    task: { operation: 'mat-median', a: [[5, 1, 3]] },
    working: [{ expression: 1, role: 'answer' }],
    said: ['slip V2'],
  },
  'a mean as a rounded decimal': {
    task: { operation: 'mat-mean', a: [[1, 1, 0]] },
    working: [{ expression: '0.67', role: 'answer' }],
    said: ['right'],
    answer: 'right',
  },
  'transposed factors in the same order': {
    task: {
      operation: 'expression',
      of: '(A*B)^T',
      a: small,
      b: [
        [0, 1],
        [1, 3],
      ],
    },
    working: [{ expression: 'A^T*B^T' }],
    said: ['slip T3 P4'],
  },
  'a number added to every entry': {
    task: { operation: 'expression', of: 'A + 2*I', a: small },
    working: [
      {
        matrix: [
          [3, 4],
          [5, 6],
        ],
      },
    ],
    said: ['slip P15'],
  },
  'a line that cannot be worked out is not held against the student': {
    task: { operation: 'determinant', a: small },
    working: [{ expression: 'x + 1' }, { expression: '-2', role: 'answer' }],
    said: ['cannot-tell', 'right'],
    answer: 'right',
  },
  'a slip that is taken back': {
    task: { operation: 'determinant', a: small },
    working: [{ expression: '4 + 6' }, { expression: '4 - 6' }, { expression: '-2', role: 'answer' }],
    said: ['slip D1', 'back-on-track', 'right'],
  },
};

function adjugate(): readonly (readonly number[])[] {
  return [
    [-24, 18, 5],
    [20, -15, -4],
    [-5, 4, 1],
  ];
}

function transposed(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return rows[0].map((_, j) => rows.map((row) => row[j]));
}

function judge({ task, working }: Case): WorkingJudgement {
  const read = readWorking({ task, working });
  assert.ok(read.kind === 'working');
  return judgeWorking(read.working);
}

describe('workings by values', () => {
  for (const [name, one] of Object.entries(cases)) {
    test(name, () => {
      const { lines, answer } = judge(one);
      const said = lines.map(({ verdict, explanations }) => [verdict, ...explanations.map(({ slip }) => slip)]);
      assert.deepEqual(
        said.map(([verdict, ...kinds]) => [verdict, ...kinds.toSorted()].join(' ')),
        one.said.map((text) => {
          const [verdict, ...kinds] = text.split(' ');
          return [verdict, ...kinds.toSorted()].join(' ');
        }),
      );
      if (one.answer !== undefined) assert.equal(answer, one.answer);
    });
  }
});

test('every slip has a name, a sentence and a question of its own', () => {
  for (const { id, name, question } of VALUE_SLIPS) {
    assert.match(id, /^[A-Z]\d{1,2}$/);
    assert.match(name, /^[a-z0-9-]+$/);
    assert.match(question, /^[A-Z].*\?$/);
    assert.equal(SLIPS.get(id)?.name, name);
  }
});
