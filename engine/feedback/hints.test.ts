// What is said of a slip in the five rungs, case by case.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { RENDERERS } from '../render/renderers.ts';
import { FRACTIONS } from '../render/style.ts';
import { hintsTo } from './hints.ts';
import { judgeWorking } from './judge-working.ts';
import { readWorking } from './read-working.ts';
import { wordsOf } from './statements/words.ts';

function hintsOf(body: object): readonly string[] {
  const reading = readWorking(body);
  assert.ok(reading.kind === 'working');
  const { lines, firstSlip } = judgeWorking(reading.working);
  assert.ok(firstSlip !== null);
  return hintsTo(lines[firstSlip], reading.working.lines[firstSlip], firstSlip).map((hint) =>
    RENDERERS[''].prose(wordsOf(hint), FRACTIONS),
  );
}

interface Case {
  readonly task: object;
  readonly working: readonly object[];
  /** The rungs from this one on, counted from 1. */
  readonly from: number;
  readonly told: readonly string[];
}

const two = [
  [2, 3],
  [1, 4],
];

const CASES: { readonly [name: string]: Case } = {
  'a quotient of matrices in the wrong order: the calculation of its first entry': {
    task: {
      operation: 'expression',
      of: 'A^-1*B',
      a: [
        [2, -1],
        [1, 2],
      ],
      b: [
        [-3, -34],
        [-19, 8],
      ],
    },
    working: [
      {
        matrix: [
          ['5.6', '-14.2'],
          ['-9.2', '-0.6'],
        ],
        role: 'answer',
      },
    ],
    from: 2,
    told: [
      'Look at the whole of line 1, and not at single entries: none of its 4 entries is right.',
      'Which matrix stands on the left?',
      'Work out the entry in row 1, column 1: 2/5 · (−3) + 1/5 · (−19).',
      'It should be [−5 −12; −7 10].',
    ],
  },
  'the product entry by entry': {
    task: { operation: 'matmul', a: two, b: two },
    working: [
      {
        matrix: [
          [4, 9],
          [1, 16],
        ],
        role: 'answer',
      },
    ],
    from: 4,
    told: ['Work out the entry in row 1, column 1: 2 · 2 + 3 · 1.', 'It should be [7 18; 6 19].'],
  },
  'a product of the wrong size': {
    task: {
      operation: 'matmul',
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [
        [1, 0, 2],
        [0, 1, 3],
      ],
    },
    working: [
      {
        matrix: [
          [1, 3],
          [2, 4],
          [8, 18],
        ],
        role: 'answer',
      },
    ],
    from: 4,
    told: ['The result has 2 rows and 3 columns.', 'It should be [1 2 8; 3 4 18].'],
  },
  'a single entry of a product': {
    task: {
      operation: 'matmul',
      a: [
        [-2, 3],
        [5, 1],
      ],
      b: [
        [4, 2],
        [7, 0],
      ],
    },
    working: [{ entries: { '1,1': '-2*4 + 3*2' } }],
    from: 2,
    told: [
      'Look at the entry in row 1, column 1, which line 1 gives.',
      'What does the second matrix give: its rows or its columns?',
      'Work out the entry in row 1, column 1: (−2) · 4 + 3 · 7.',
      'The entry in row 1, column 1 should be 13.',
    ],
  },
  'a sum of squares that is divided by the wrong number': {
    task: { operation: 'mat-var', a: [[2, 4, 6, 8]], divisor: 'n' },
    working: [
      { expression: '5', role: 'mean' },
      { expression: '9+1+1+9' },
      { expression: '20' },
      { expression: '20/3' },
    ],
    from: 3,
    told: [
      'Is the sum divided by the number of values, or by one less?',
      'Work out ((2 − 5)² + (4 − 5)² + (6 − 5)² + (8 − 5)²)/4.',
      'It should be 20/4.',
    ],
  },
  'a sum that is divided by a wrong count': {
    task: { operation: 'mat-mean', a: [[3, 7, 8, 2]] },
    working: [{ expression: '20' }, { expression: '20/5' }],
    from: 3,
    told: ['How many values are added?', 'Work out (3 + 7 + 8 + 2)/4.', 'It should be 20/4.'],
  },
  'a factored characteristic polynomial keeps the sign of the line before': {
    task: {
      operation: 'charpoly',
      a: [
        [2, 0, 0],
        [1, 3, 1],
        [0, 1, 3],
      ],
    },
    working: [{ expression: '(2-λ)((3-λ)^2 - 1)' }, { expression: '(2-λ)(9 - λ^2 - 1)' }],
    from: 4,
    told: ['Work out (2 − λ) · ((3 − λ)² − 1).', 'It should be −λ³ + 8λ² − 20λ + 16.'],
  },
  'the wrong divisor of a variance': {
    task: { operation: 'mat-var', a: [[1, 2, 3]], divisor: 'n-1' },
    working: [{ expression: '2/3', role: 'answer' }],
    from: 2,
    told: [
      'Look at the number in line 1: which calculation gives it?',
      'Is the sum divided by the number of values, or by one less?',
      'Work out ((1 − 2)² + (2 − 2)² + (3 − 2)²)/2.',
      'It should be 1.',
    ],
  },
  'a median of numbers that are not sorted': {
    task: { operation: 'row-median', a: [[3, 1, 2]] },
    working: [{ matrix: [[1]], role: 'answer' }],
    from: 4,
    told: ['In order, the numbers of row 1 are (1, 2, 3): which one stands in the middle?', 'It should be 2.'],
  },
  'rows for columns': {
    task: {
      operation: 'col-sum',
      a: [
        [1, 2],
        [3, 4],
      ],
    },
    working: [{ matrix: [[3, 7]], role: 'answer' }],
    from: 4,
    told: ['The numbers of column 1 are (1, 3).', 'It should be [4 6].'],
  },
  'a sum of the products of a determinant': {
    task: { operation: 'determinant', a: two },
    working: [{ expression: '2*4 + 3*1' }],
    from: 3,
    told: [
      'Which sign stands between the two products of a determinant of two rows?',
      'The diagonals give 2 · 4 and 3 · 1: which of them is subtracted?',
      'It should be 2 · 4 − 3 · 1.',
    ],
  },
  'the same worked out': {
    task: { operation: 'determinant', a: two },
    working: [{ expression: '11', role: 'answer' }],
    from: 4,
    told: ['Work out 2 · 4 − 3 · 1.', 'It should be 5.'],
  },
  'an expansion without alternating signs: the right line, and not the final answer': {
    task: {
      operation: 'determinant',
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 10],
      ],
    },
    working: [{ expression: '1*(5*10 - 6*8) + 2*(4*10 - 6*7) + 3*(4*8 - 5*7)' }],
    from: 4,
    told: [
      'Work out 1 · │5 6; 8 10│ − 2 · │4 6; 7 10│ + 3 · │4 5; 7 8│.',
      'It should be 1 · (5 · 10 − 6 · 8) − 2 · (4 · 10 − 6 · 7) + 3 · (4 · 8 − 5 · 7).',
    ],
  },
  'the rule of Sarrus with six plus signs': {
    task: {
      operation: 'determinant',
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 10],
      ],
    },
    working: [{ expression: '1*5*10 + 2*6*7 + 3*4*8 + 3*5*7 + 1*6*8 + 2*4*10' }],
    from: 4,
    told: [
      'The six products are 1 · 5 · 10, 2 · 6 · 7, 3 · 4 · 8, 1 · 6 · 8, 2 · 4 · 10 and 3 · 5 · 7: which three are subtracted?',
      'It should be 1 · 5 · 10 + 2 · 6 · 7 + 3 · 4 · 8 − 1 · 6 · 8 − 2 · 4 · 10 − 3 · 5 · 7.',
    ],
  },
  'a wrong term of a line that goes on from the one before': {
    task: { operation: 'determinant', a: two },
    working: [{ expression: '2*4 - 3*1' }, { expression: '8 - 4' }],
    from: 4,
    told: ['Work out this part of what stands before: −3 · 1.', 'It should be 8 − 3.'],
  },
  'a multiplied row of a determinant: the number in front': {
    task: {
      operation: 'determinant',
      a: [
        [2, 2, 1],
        [1, 0, 5],
        [1, 1, 0],
      ],
    },
    working: [
      {
        operations: '-2R3 + R1 -> R3',
        matrix: [
          [2, 2, 1],
          [1, 0, 5],
          [0, 0, 1],
        ],
      },
      { expression: '-2' },
    ],
    from: 5,
    told: ['In front of │2 2 1; 1 0 5; 0 0 1│ there should be −1/2.'],
  },
  'several operations on a determinant: the one that multiplies it': {
    task: {
      operation: 'determinant',
      a: [
        [-1, -3, 0, 1],
        [3, 5, 8, -3],
        [-2, -6, 3, 2],
        [0, -1, 2, 1],
      ],
    },
    working: [
      {
        operations: '3R1 + R2 -> R2, -2R1 + R3 -> R3, -4R4 + R2 -> R4',
        matrix: [
          [-1, -3, 0, 1],
          [0, -4, 8, 0],
          [0, 0, 3, 0],
          [0, 0, 0, -4],
        ],
      },
      { expression: '-1*(-4)*3*(-4)' },
    ],
    from: 3,
    told: [
      'Look at R₄ → −4R₄ + R₂: by which number does it multiply the determinant?',
      'Find the number that must stand in front of │−1 −3 0 1; 0 −4 8 0; 0 0 3 0; 0 0 0 −4│, so that the determinant stays what it was.',
      'In front of │−1 −3 0 1; 0 −4 8 0; 0 0 3 0; 0 0 0 −4│ there should be −1/4.',
    ],
  },
  'a row among several operations': {
    task: {
      operation: 'determinant',
      a: [
        [2, 1, 5, 1],
        [1, 1, -3, -4],
        [3, 6, -2, 1],
        [2, 2, 2, -3],
      ],
    },
    working: [
      {
        operations: '-2R2 + R1 -> R2, -0.5R3 + R1 -> R3, -1R4 + R1 -> R4',
        matrix: [
          [2, 1, 5, 1],
          [0, -1, 11, 9],
          [0, -2, 6, '0.5'],
          [0, -1, 3, 4],
        ],
      },
    ],
    from: 4,
    told: [
      'Work out each entry of row 3: ((−1/2) · 3 + 2, (−1/2) · 6 + 1, (−1/2) · (−2) + 5, (−1/2) · 1 + 1).',
      'Row 3 should be (1/2, −2, 6, 1/2).',
    ],
  },
  'a characteristic polynomial with a plus between the products': {
    task: {
      operation: 'charpoly',
      a: [
        [7, -2],
        [1, 4],
      ],
    },
    working: [{ expression: '(7 - λ)*(4 - λ) + (-2)*1' }],
    from: 4,
    told: [
      'The diagonals give (7 − λ) · (4 − λ) and (−2) · 1: which of them is subtracted?',
      'It should be (7 − λ) · (4 − λ) − (−2) · 1.',
    ],
  },
  'a factor of a product of Sarrus that lacks its unknown': {
    task: {
      operation: 'charpoly',
      a: [
        [3, 0, 1],
        [2, 2, 2],
        [-1, 0, 1],
      ],
    },
    working: [{ expression: '(3-λ)*(2-λ)*(1-λ) + 2' }],
    from: 3,
    told: [
      'Which three entries does each of the six products hold?',
      'The six products are (3 − λ) · (2 − λ) · (1 − λ), 0 · 2 · (−1), 1 · 2 · 0, (3 − λ) · 2 · 0, 0 · 2 · (1 − λ) and 1 · (2 − λ) · (−1): which three are subtracted?',
      'It should be (3 − λ) · (2 − λ) · (1 − λ) + 0 · 2 · (−1) + 1 · 2 · 0 − (3 − λ) · 2 · 0 − 0 · 2 · (1 − λ) − 1 · (2 − λ) · (−1).',
    ],
  },
  'an expansion that no slip explains': {
    task: {
      operation: 'determinant',
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 10],
      ],
    },
    working: [{ expression: '1*(5*10 - 6*8) - 2*(4*10 - 6*7) + 3*(4*8 - 5*7) + 1000' }],
    from: 3,
    told: [
      'Along which row or column do you expand, and which minor belongs to each of its entries?',
      'Work out 1 · │5 6; 8 10│ − 2 · │4 6; 7 10│ + 3 · │4 5; 7 8│.',
      'It should be 1 · (5 · 10 − 6 · 8) − 2 · (4 · 10 − 6 · 7) + 3 · (4 · 8 − 5 · 7).',
    ],
  },
  'wrong factors of a polynomial': {
    task: {
      operation: 'eigenvalues',
      a: [
        [3, 1],
        [2, 4],
      ],
    },
    working: [{ expression: 'λ^2 - 7*λ + 10' }, { expression: '(λ + 2)*(λ + 5)' }],
    from: 4,
    told: ['Multiply (λ + 2) · (λ + 5) out: does it give λ² − 7λ + 10?', 'It should be (λ − 2)(λ − 5).'],
  },
  'cofactors that are not transposed, with a number in front': {
    task: {
      operation: 'inverse',
      a: [
        [1, 2, 3],
        [0, 2, 3],
        [0, 0, 3],
      ],
    },
    working: [
      { expression: '6', role: 'determinant' },
      {
        matrix: [
          [6, 0, 0],
          [-6, 3, 0],
          [0, -3, 2],
        ],
        factor: '1/6',
        role: 'answer',
      },
    ],
    from: 2,
    told: [
      'Look at the whole of line 2, and not at single entries: 4 of its 9 entries are wrong.',
      'What is done with the cofactors before they are divided?',
      'For the entry in row 1, column 2 strike out row 2 and column 1 of A, and work out (−1/6) · │2 3; 0 3│.',
      'It should be 1/6 · [6 −6 0; 0 3 −3; 0 0 2].',
    ],
  },
  'a wrong determinant under the adjugate': {
    task: {
      operation: 'inverse',
      a: [
        [4, 2],
        [1, 3],
      ],
    },
    working: [
      {
        matrix: [
          ['3/14', '-2/14'],
          ['-1/14', '4/14'],
        ],
        role: 'answer',
      },
    ],
    from: 4,
    told: ['Work out 4 · 3 − 2 · 1.', 'It should be [3/10 −1/5; −1/10 2/5].'],
  },
  'a contradiction that is overlooked': {
    task: {
      operation: 'solve',
      a: [
        [1, 2, 5],
        [0, 0, 4],
      ],
      bar: 2,
    },
    working: [{ values: { x: '5 - 2*t', y: 't' }, role: 'answer' }],
    from: 4,
    told: ['Row 2 says that 0 is 4: which values solve it?', 'There is no solution.'],
  },
  'a free unknown that is set to zero': {
    task: { operation: 'solve', a: [[1, 2, 3]], bar: 2 },
    working: [{ values: { x: 3, y: 0 }, role: 'answer' }],
    from: 4,
    told: [
      'There are 2 unknowns, and 1 column of them has a pivot: how many unknowns are free?',
      'The solution is x = 3 − 2y, where y may be any number.',
    ],
  },
  'back substitution, one unknown after the other': {
    task: {
      operation: 'solve',
      a: [
        [1, 2, 1],
        [0, 1, -1],
      ],
      bar: 2,
    },
    working: [{ values: { y: -1 } }, { values: { x: -1 } }, { values: { x: -1, y: -1 }, role: 'answer' }],
    from: 4,
    told: ['Row 1 stands for x + 2y = 1. Put in what you know.', 'x should be 3.'],
  },
  'a matrix that is called reduced too early': {
    task: {
      operation: 'rref',
      a: [
        [1, 3, 2],
        [0, 1, 5],
      ],
    },
    working: [
      {
        matrix: [
          [1, 3, 2],
          [0, 1, 5],
        ],
        role: 'answer',
      },
    ],
    from: 2,
    told: [
      'Look at line 1: which form does the task ask for?',
      'Is each pivot 1, and is it the only entry of its column that is not 0?',
      'The entry in row 1, column 2 is 3, and it should be 0.',
      'The matrix should be [1 0 −13; 0 1 5].',
    ],
  },
  'the zero vector as an eigenvector': {
    task: {
      operation: 'eigenvectors',
      a: [
        [2, 1],
        [1, 2],
      ],
      eigenvalue: 3,
    },
    working: [{ matrix: [[0], [0]], role: 'answer' }],
    from: 2,
    told: [
      'Look at the vector of line 1: what makes a vector an eigenvector?',
      'Which vector is excluded from the eigenvectors?',
      'Which vector other than the zero vector does [−1 1; 1 −1] turn into zeros?',
      'One eigenvector is (1, 1).',
    ],
  },
  'a row that no operation is known of': {
    task: {
      operation: 'solve',
      a: [
        [1, 12, -9, 7],
        [0, -51, 38, 12],
        [0, -100, 78, 34],
      ],
      bar: 3,
    },
    working: [
      {
        matrix: [
          [1, 0, 3, '277/3'],
          [0, -1, -1, -5],
          [0, -100, 78, 34],
        ],
      },
    ],
    from: 3,
    told: [
      'Write down how row 1 comes from the rows before it: which numbers go into each entry?',
      'Row 1 must be a sum of multiples of the rows before. Its entries in columns 1, 2 and 3 say which multiples: what comes out in the other columns?',
      'Row 1 should be (1, 0, 3, 19), if its entries in columns 1, 2 and 3 are right.',
    ],
  },
};

describe('what is said of a slip', () => {
  for (const [name, { task, working, from, told }] of Object.entries(CASES)) {
    test(name, () => assert.deepEqual(hintsOf({ task, working }).slice(from - 1, from - 1 + told.length), told));
  }
});
