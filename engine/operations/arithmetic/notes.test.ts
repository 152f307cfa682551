// The notes on arithmetic: which inputs have one, and that it is true.

import { describe, test } from 'node:test';
import type { Operation } from '../../catalogue/operation.ts';
import { plain } from '../../render/plain.ts';
import { FRACTIONS } from '../../render/style.ts';
import { assertNotes } from '../../testing/stories/notes-checking.ts';
import { operations as add } from './add/operation.ts';
import { operations as divide } from './divide-ew/operation.ts';
import { operations as matmul } from './matmul/operation.ts';
import { operations as multiply } from './multiply-ew/operation.ts';
import { operations as raise } from './raise-ew/operation.ts';
import { operations as subtract } from './subtract/operation.ts';

type Body = { readonly [field: string]: unknown };

const mixed = [
  [1, 2],
  [3, 4],
];
const swapped = [
  [1, 3],
  [2, 4],
];
const symmetric = [
  [1, 2],
  [2, 5],
];
const alsoSymmetric = [
  [0, 3],
  [3, 1],
];
const upper = [
  [1, 2],
  [0, 3],
];
const diagonal = [
  [2, 0],
  [0, 3],
];
const zero = [
  [0, 0],
  [0, 0],
];
const twice = [
  [2, 0],
  [0, 2],
];
const turn = [
  [0, -1],
  [1, 0],
];

const cases: readonly (readonly [name: string, operation: Operation, body: Body, notes: readonly string[]])[] = [
  ['add: nothing to say', add[0], { a: mixed, b: upper }, []],
  ['add: a number', add[0], { a: symmetric, b: 3 }, []],
  ['add: a zero matrix', add[0], { a: symmetric, b: zero }, []],
  [
    'add: opposite symmetric matrices',
    add[0],
    {
      a: symmetric,
      b: [
        [-1, -2],
        [-2, -5],
      ],
    },
    [],
  ],
  ['subtract: equal symmetric matrices', subtract[0], { a: symmetric, b: symmetric }, []],
  ['add: single entries', add[0], { a: [[1]], b: [[2]] }, []],
  [
    'add: symmetric matrices',
    add[0],
    { a: symmetric, b: alsoSymmetric },
    [
      'Both A and B are symmetric, and so is the sum: entries that mirror each other in the diagonal are equal in A and equal in B, so they are equal in the result.',
    ],
  ],
  [
    'add: a matrix and its transpose',
    add[0],
    { a: mixed, b: swapped },
    ['B is the transpose of A, so exchanging rows and columns exchanges the two summands: the sum is symmetric.'],
  ],
  [
    'subtract: triangular matrices',
    subtract[0],
    {
      a: upper,
      b: [
        [2, 2],
        [0, 1],
      ],
    },
    ['Both A and B are upper triangular, and so is the difference: below the diagonal only zeros meet.'],
  ],
  [
    'subtract: a matrix and its transpose',
    subtract[0],
    { a: mixed, b: swapped },
    [
      'B is the transpose of A, so exchanging rows and columns turns every sign of the difference: it is skew-symmetric.',
    ],
  ],
  ['multiply-ew: shapes without a matrix product', multiply[0], { a: [[1, 2]], b: [[3, 4]] }, []],
  [
    'multiply-ew: the matrix product beside',
    multiply[0],
    { a: mixed, b: swapped },
    [
      'The matrix product AB, which pairs rows with columns, is another matrix: in row 1, column 1 it has 5, where C has 1.',
    ],
  ],
  [
    'multiply-ew: diagonal matrices',
    multiply[0],
    { a: diagonal, b: diagonal },
    [
      'Both A and B are diagonal, and so is the product: off the diagonal only zeros meet.',
      'Here the matrix product AB has the same entries; for most matrices the two products differ.',
    ],
  ],
  [
    'multiply-ew: one diagonal factor',
    multiply[0],
    { a: diagonal, b: mixed },
    [
      'A is diagonal, so it clears every entry of B off the diagonal: the product is diagonal as well.',
      'The matrix product AB, which pairs rows with columns, is another matrix: in row 1, column 2 it has 4, where C has 0.',
    ],
  ],
  [
    'divide-ew: quotients that are decimal fractions',
    divide[0],
    {
      a: mixed,
      b: [
        [2, 4],
        [5, 8],
      ],
    },
    [],
  ],
  ['divide-ew: fractions among the entries', divide[0], { a: [['1/3']], b: [[2]] }, []],
  ['divide-ew: a divisor above 1', divide[0], { a: mixed, b: 2 }, []],
  [
    'divide-ew: a quotient without end',
    divide[0],
    {
      a: mixed,
      b: [
        [2, 3],
        [6, 4],
      ],
    },
    [
      'The quotient in row 1, column 2 is 2/3. As a decimal it would go on without end, because its denominator has a prime factor other than two and five; the fraction is exact.',
    ],
  ],
  [
    'divide-ew: a divisor between 0 and 1',
    divide[0],
    { a: mixed, b: '1/4' },
    [
      'The divisor b lies between 0 and 1, so every entry that is not zero moves away from zero: dividing by b is multiplying by 4.',
    ],
  ],
  ['raise-ew: a cube', raise[0], { a: mixed, b: 3 }, []],
  ['raise-ew: an irrational root', raise[0], { a: [[2]], b: '1/2' }, []],
  [
    'raise-ew: zero to the power zero',
    raise[0],
    { a: [[0, 1]], b: [[0, 0]] },
    [
      'In row 1, column 1 the base and the exponent are both zero. That 0⁰ = 1 is a convention, which makes the rule of the empty product hold for every base; some books leave this power undefined.',
    ],
  ],
  [
    'raise-ew: squares beside the square of the matrix',
    raise[0],
    { a: mixed, b: 2 },
    ['The product of A with itself is not made entry by entry: A² = [7 10; 15 22].'],
  ],
  [
    'raise-ew: squares of a diagonal matrix',
    raise[0],
    { a: diagonal, b: 2 },
    ['A is diagonal, so its entry-by-entry square is also its product with itself: C = A².'],
  ],
  [
    'raise-ew: one exponent, the sign of a square root',
    raise[0],
    { a: [['1/4', 2]], b: '1/2' },
    [
      'The exponent b is 1/2, which stands for the square root that is not negative: (1/4)^(1/2) = 1/2, although (−1/2)² = 1/4 as well.',
    ],
  ],
  [
    'raise-ew: the sign of a square root',
    raise[0],
    { a: [[2, 9]], b: [[1, '1/2']] },
    [
      'The exponent in row 1, column 2 is 1/2, which stands for the square root that is not negative: 9^(1/2) = 3, although (−3)² = 9 as well.',
    ],
  ],
  ['matmul: a matrix times itself', matmul[0], { a: mixed, b: mixed }, []],
  ['matmul: a multiple of the identity matrix', matmul[0], { a: twice, b: mixed }, []],
  ['matmul: a zero matrix', matmul[0], { a: mixed, b: zero }, []],
  [
    'matmul: no product in the other order',
    matmul[0],
    { a: mixed, b: [[1], [2]] },
    ['In the other order there is no product: B has 1 column and A has 2 rows.'],
  ],
  [
    'matmul: another size in the other order',
    matmul[0],
    { a: [[1, 2]], b: [[1], [2]] },
    ['In the other order the product has another size: BA is 2 by 2.'],
  ],
  [
    'matmul: commuting matrices',
    matmul[0],
    {
      a: mixed,
      b: [
        [2, 2],
        [3, 5],
      ],
    },
    ['Here AB = BA. For most pairs of square matrices the two products differ.'],
  ],
  [
    'matmul: a zero product',
    matmul[0],
    {
      a: [
        [1, 1],
        [2, 2],
      ],
      b: [
        [1, -1],
        [-1, 1],
      ],
    },
    [
      'The order of the factors matters: BA is another matrix; in row 1, column 1 it has −1, where AB has 0.',
      'Neither A nor B has an inverse: multiplied by the inverse of one factor, the zero product would leave the other one zero.',
    ],
  ],
  [
    'matmul: symmetric factors',
    matmul[0],
    { a: symmetric, b: alsoSymmetric },
    [
      'The order of the factors matters: BA is another matrix; in row 1, column 2 it has 15, where AB has 5.',
      'A and B are symmetric, so (AB)ᵀ = BA: their product is symmetric only where the order does not matter.',
    ],
  ],
  [
    'matmul: an orthogonal factor',
    matmul[0],
    { a: turn, b: upper },
    [
      'The order of the factors matters: BA is another matrix; in row 1, column 1 it has 2, where AB has 0.',
      'A is orthogonal, so the columns of the product have the lengths and angles of those of B: CᵀC = BᵀB.',
    ],
  ],
];

describe('notes', () => {
  for (const [name, operation, body, expected] of cases) {
    test(name, () => assertNotes(operation, body, expected, (note) => plain.prose(note, FRACTIONS)));
  }
});
