// Properties of determinants.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import {
  constantMatrix,
  identity,
  integerMatrix,
  type Matrix,
  matrixOf,
  rowsOf,
  scaledMatrix,
} from '../../../exact/matrix.ts';
import { integer, multiply, negate, ONE, type Rational, rational, ZERO } from '../../../exact/rational.ts';
import { matricesOfShape, RUNS, squareMatrices } from '../../../testing/arbitraries.ts';
import { ask } from '../../../testing/asking.ts';
import { methodsFor } from './method.ts';
import { operations } from './operation.ts';

const [twoByTwo, threeByThree, anySize] = operations;

function determinantOf(a: Matrix, method = 'auto'): Rational {
  const answer = ask(anySize, { a, method }).answer();
  assert.ok(answer.kind === 'scalar' && answer.value.kind === 'rational');
  return answer.value;
}

const pairs = fc
  .integer({ min: 1, max: 5 })
  .chain((size) => fc.tuple(matricesOfShape(size, size), matricesOfShape(size, size)));

test('all methods agree with one another and with the kernel', () => {
  fc.assert(
    fc.property(squareMatrices(), (a) => {
      for (const method of ['auto', ...methodsFor(a.rows)])
        assert.deepEqual(determinantOf(a, method), determinant(a), method);
    }),
    RUNS,
  );
});

test('all methods agree on matrices with many zeros and small entries', () => {
  const sparse = fc
    .integer({ min: 1, max: 5 })
    .chain((size) =>
      fc
        .array(fc.constantFrom(0, 0, 0, 1, -1, 2), { minLength: size * size, maxLength: size * size })
        .map((values) => scaledMatrix(size, size, Float64Array.from(values), 0)),
    );
  fc.assert(
    fc.property(sparse, (a) => {
      for (const method of ['auto', ...methodsFor(a.rows)])
        assert.deepEqual(determinantOf(a, method), determinant(a), method);
    }),
    { ...RUNS, numRuns: 200 },
  );
});

test('the determinant of a product is the product of the determinants', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const product = multiplyMatrices(a, b);
      assert.ok(product.kind !== 'float64' && product.kind !== 'overflow');
      assert.deepEqual(determinantOf(product), multiply(determinantOf(a), determinantOf(b)));
    }),
    RUNS,
  );
});

test('a matrix and its transpose have the same determinant', () => {
  fc.assert(
    fc.property(squareMatrices(), (a) => assert.deepEqual(determinantOf(matrixOf(columnsOf(a))), determinantOf(a))),
    RUNS,
  );
});

function columnsOf(a: Matrix): readonly (readonly Rational[])[] {
  return rowsOf(transpose(a));
}

test('a swap of two rows changes the sign, a repeated row makes it 0', () => {
  fc.assert(
    fc.property(squareMatrices(), (a) => {
      fc.pre(a.rows > 1);
      const [first, second, ...rest] = rowsOf(a);
      assert.deepEqual(determinantOf(matrixOf([second, first, ...rest])), negate(determinantOf(a)));
      for (const method of methodsFor(a.rows))
        assert.deepEqual(determinantOf(matrixOf([first, first, ...rest]), method), ZERO);
    }),
    RUNS,
  );
});

test('the siblings answer the same question for their size', () => {
  fc.assert(
    fc.property(matricesOfShape(2, 2), matricesOfShape(3, 3), (a, b) => {
      assert.deepEqual(ask(twoByTwo, { a }).answer(), ask(anySize, { a }).answer());
      assert.deepEqual(ask(threeByThree, { a: b }).answer(), ask(anySize, { a: b }).answer());
    }),
    RUNS,
  );
  assert.equal(new Set(operations.map(({ question }) => question)).size, 1);
});

test('a story states the determinant, and ends with it or with a check', () => {
  fc.assert(
    fc.property(squareMatrices(), (a) => {
      for (const method of ['auto', ...methodsFor(a.rows)]) {
        const story = ask(anySize, { a, method }).story();
        const headings = story.flatMap((block) => (block.kind === 'heading' ? [block.text[0]] : []));
        assert.equal(
          headings.at(-1) === 'Check the result' ? headings.at(-2) : headings.at(-1),
          'State the determinant',
        );
      }
    }),
    { ...RUNS, numRuns: 20 },
  );
});

describe('special matrices', () => {
  const cases: readonly (readonly [name: string, a: Matrix, expected: Rational])[] = [
    ['one entry', integerMatrix([[-7]]), integer(-7)],
    ['one zero', integerMatrix([[0]]), ZERO],
    ['the zero matrix', constantMatrix(4, 4, ZERO), ZERO],
    ['the identity matrix', identity(5), ONE],
    [
      'a zero pivot',
      integerMatrix([
        [0, 1],
        [1, 0],
      ]),
      integer(-1),
    ],
    ['larger than a page: the identity', identity(40), ONE],
    ['larger than a page: equal rows', constantMatrix(12, 12, ONE), ZERO],
    [
      'an upper triangle',
      integerMatrix([
        [2, 5, 7],
        [0, 3, 9],
        [0, 0, 4],
      ]),
      integer(24),
    ],
    [
      'a lower triangle',
      integerMatrix([
        [2, 0, 0],
        [5, 3, 0],
        [7, 9, 4],
      ]),
      integer(24),
    ],
  ];
  for (const [name, a, expected] of cases) {
    test(name, () => {
      for (const method of ['auto', ...methodsFor(a.rows)])
        assert.deepEqual(determinantOf(a, method), expected, method);
    });
  }
});

describe('problems', () => {
  const huge = matrixOf([
    [rational(10n ** 200n), ZERO],
    [ZERO, rational(10n ** 200n)],
  ]);
  const cases = [
    [
      'a 2x3 matrix has no determinant',
      anySize,
      {
        a: integerMatrix([
          [1, 2, 3],
          [4, 5, 6],
        ]),
      },
      'not_square',
      /2 rows and 3 columns/,
    ],
    ['2x2 only', twoByTwo, { a: identity(3) }, 'dimension_mismatch', /2x2 matrix, a is 3x3; determinant-nxn/],
    ['3x3 only', threeByThree, { a: identity(2) }, 'dimension_mismatch', /3x3 matrix, a is 2x2; determinant-nxn/],
    [
      'a method for another size',
      anySize,
      { a: identity(3), method: 'formula' },
      'method',
      /'auto', 'sarrus', 'cofactor'/,
    ],
    ['beyond the range of doubles', twoByTwo, { a: huge }, 'overflow', /the determinant is beyond/],
  ] as const;
  for (const [name, operation, values, code, message] of cases) {
    test(name, () => {
      assert.throws(() => ask(operation, values).answer(), { code, message });
      assert.ok(operation.problems.includes(code));
    });
  }
});

test('a matrix that even doubles cannot take on is refused', () => {
  const size = 1400;
  const question = (): unknown =>
    ask(anySize, { a: scaledMatrix(size, size, new Float64Array(size * size).fill(3), 0) }).answer();
  assert.throws(question, { code: 'too_large' });
});

test('the formula of the entries is there up to 3x3', () => {
  assert.equal(ask(anySize, { a: identity(4) }).expression(), null);
  assert.deepEqual(
    [1, 2, 3].map((size) => ask(anySize, { a: identity(size) }).expression()?.kind),
    ['number', 'sum', 'sum'],
  );
});
