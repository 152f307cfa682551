// Properties of inverses.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { inverse } from '../../../exact/kernels/inverse.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import {
  constantMatrix,
  identity,
  integerMatrix,
  type Matrix,
  matricesEqual,
  matrixOf,
} from '../../../exact/matrix.ts';
import { fractionText, ONE, rational } from '../../../exact/rational.ts';
import { matricesOfShape, RUNS, squareMatrices } from '../../../testing/arbitraries.ts';
import { ask, matrixAnswered } from '../../../testing/asking.ts';
import { operations } from './operation.ts';
import { methodsFor } from './choose.ts';
import { type InverseMove, solveInverse } from './solve.ts';

const [twoByTwo, threeByThree, anySize] = operations;

const regular = squareMatrices().filter((a) => inverse(a).kind === 'inverse');

function inverseOf(a: Matrix, method = 'auto'): Matrix {
  return matrixAnswered(ask(anySize, { a, method }));
}

function assertProductIsIdentity(a: Matrix, b: Matrix): void {
  const product = multiplyMatrices(a, b);
  assert.ok(product.kind !== 'float64' && product.kind !== 'overflow');
  assert.ok(matricesEqual(product, identity(a.rows)));
}

test('a matrix times its inverse is the identity matrix, on both sides and by each method', () => {
  fc.assert(
    fc.property(regular, (a) => {
      for (const method of ['auto', ...methodsFor(a.rows)]) {
        assertProductIsIdentity(a, inverseOf(a, method));
        assertProductIsIdentity(inverseOf(a, method), a);
      }
    }),
    RUNS,
  );
});

test('the inverse of the inverse is the matrix', () => {
  fc.assert(
    fc.property(regular, (a) => assert.ok(matricesEqual(inverseOf(inverseOf(a)), a))),
    RUNS,
  );
});

test('each method agrees with the kernel', () => {
  fc.assert(
    fc.property(squareMatrices(), (a) => {
      const expected = inverse(a);
      for (const method of ['auto', ...methodsFor(a.rows)]) {
        if (expected.kind === 'singular') {
          const message = new RegExp(`only ${expected.rank} of its ${a.rows} row`);
          assert.throws(() => inverseOf(a, method), { code: 'singular', message });
        } else {
          assert.ok(expected.kind === 'inverse' && expected.matrix.kind !== 'float64');
          assert.ok(matricesEqual(inverseOf(a, method), expected.matrix), method);
        }
      }
    }),
    RUNS,
  );
});

test('the determinant found on the way is the determinant', () => {
  fc.assert(
    fc.property(regular, (a) => {
      const expected = determinant(a);
      assert.ok(expected.kind === 'rational');
      for (const method of methodsFor(a.rows)) {
        assert.equal(ask(anySize, { a, method }).intermediate()?.['determinant'], fractionText(expected), method);
      }
    }),
    RUNS,
  );
});

test('the siblings answer the same question for their size', () => {
  const sizes = [
    [twoByTwo, 2],
    [threeByThree, 3],
  ] as const;
  for (const [operation, size] of sizes) {
    fc.assert(
      fc.property(matricesOfShape(size, size), (a) => {
        fc.pre(inverse(a).kind === 'inverse');
        assert.ok(matricesEqual(matrixAnswered(ask(operation, { a })), inverseOf(a)));
      }),
      RUNS,
    );
  }
  assert.equal(new Set(operations.map(({ question }) => question)).size, 1);
});

test('a matrix larger than a page is inverted at once, and the story says so', () => {
  const size = 12;
  const a = integerMatrix(
    Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => (column >= row ? 1 : 0))),
  );
  assertProductIsIdentity(a, inverseOf(a));
  assert.ok(ask(anySize, { a }).story().length < 10);
  assert.throws(() => inverseOf(constantMatrix(size, size, ONE)), {
    code: 'singular',
    message: /all its rows are multiples of one of them; an inverse needs rank 12/,
  });
});

test('a zero pivot is swapped away', () => {
  const a = integerMatrix([
    [0, 1],
    [1, 0],
  ]);
  for (const method of methodsFor(2)) assert.ok(matricesEqual(inverseOf(a, method), a));
});

describe('the way that is taken where no method is asked for', () => {
  const half = rational(1n, 2n);
  const cases: readonly (readonly [name: string, a: Matrix, moves: readonly InverseMove['move'][]])[] = [
    ['one entry', integerMatrix([[4]]), ['reciprocal']],
    ['the identity matrix', identity(3), ['identity']],
    [
      'a diagonal matrix',
      integerMatrix([
        [2, 0],
        [0, -3],
      ]),
      ['diagonal'],
    ],
    [
      'a permutation',
      integerMatrix([
        [0, 1, 0],
        [0, 0, 1],
        [1, 0, 0],
      ]),
      ['orthogonal'],
    ],
    [
      '2x2',
      integerMatrix([
        [1, 2],
        [3, 4],
      ]),
      ['choose', 'crosswise', 'exchange', 'divide'],
    ],
    [
      '3x3, even divisions',
      integerMatrix([
        [1, 2, 3],
        [0, 1, 4],
        [5, 6, 0],
      ]),
      ['choose', 'augment', 'read'],
    ],
    [
      '3x3, triangular',
      integerMatrix([
        [2, 3, 1],
        [0, 5, 1],
        [0, 0, 7],
      ]),
      ['choose', 'augment', 'read'],
    ],
    [
      '3x3, a short elimination',
      integerMatrix([
        [2, 1, 1],
        [1, 3, 2],
        [1, 0, 0],
      ]),
      ['choose', 'augment', 'read'],
    ],
    [
      '3x3, a long elimination',
      integerMatrix([
        [2, -1, 3],
        [4, 1, 1],
        [5, 2, -2],
      ]),
      ['choose', 'determinant', 'transpose', 'divide'],
    ],
    [
      '3x3, not integers',
      matrixOf([
        [half, ONE, half],
        [ONE, ONE, half],
        [half, ONE, ONE],
      ]),
      ['choose', 'augment', 'read'],
    ],
  ];
  const opening: ReadonlySet<string> = new Set<InverseMove['move']>([
    'reciprocal',
    'identity',
    'diagonal',
    'orthogonal',
    'choose',
    'crosswise',
    'exchange',
    'determinant',
    'transpose',
    'divide',
    'augment',
    'read',
  ]);
  for (const [name, a, moves] of cases) {
    test(name, () => {
      const done = [...solveInverse({ a, method: 'auto' })].map(({ move }) => move).filter((move) => opening.has(move));
      assert.deepEqual(done, moves);
    });
  }
});

describe('problems', () => {
  const tiny = matrixOf([[rational(1n, 10n ** 309n)]]);
  const cases = [
    [
      'not square',
      anySize,
      {
        a: integerMatrix([
          [1, 2, 3],
          [4, 5, 6],
        ]),
      },
      'not_square',
    ],
    ['2x2 only', twoByTwo, { a: identity(3) }, 'dimension_mismatch'],
    ['3x3 only', threeByThree, { a: identity(2) }, 'dimension_mismatch'],
    [
      'singular 2x2',
      twoByTwo,
      {
        a: integerMatrix([
          [1, 2],
          [2, 4],
        ]),
      },
      'singular',
    ],
    ['the number 0', anySize, { a: integerMatrix([[0]]) }, 'singular'],
    ['the zero matrix', threeByThree, { a: constantMatrix(3, 3, rational(0n)) }, 'singular'],
    ['too large for the adjugate', anySize, { a: identity(5), method: 'adjugate' }, 'method'],
    ['beyond the range of doubles', anySize, { a: tiny }, 'overflow'],
    ['more work than allowed', anySize, { a: constantMatrix(1200, 1200, rational(999n)) }, 'too_large'],
  ] as const;
  for (const [name, operation, values, code] of cases) {
    test(name, () => {
      assert.throws(() => ask(operation, values).answer(), { code });
      assert.ok(operation.problems.includes(code));
    });
  }
});
