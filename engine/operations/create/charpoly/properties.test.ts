// Properties of characteristic polynomials.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { characteristicPolynomial } from '../../../exact/kernels/characteristic.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import {
  entry,
  identity,
  integerMatrix,
  type Matrix,
  matricesEqual,
  matrixOf,
  zeroMatrix,
} from '../../../exact/matrix.ts';
import { add, fractionText, integer, negate, ONE, type Rational, rational, ZERO } from '../../../exact/rational.ts';
import { RUNS, squareMatrices } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm } from '../../../testing/asking.ts';
import { polynomialAt } from '../../../testing/sample-matrices.ts';
import { operations } from './operation.ts';
import { methodsFor } from '../../../algorithms/characteristic/solve.ts';

const [charpoly] = operations;

function coefficientsOf(a: Matrix, method = 'auto'): readonly Rational[] {
  const answer = ask(charpoly, { a, method }).answer();
  assert.ok(answer.kind === 'polynomial');
  return answer.coefficients.map((coefficient) => {
    assert.ok(coefficient.kind === 'rational');
    return coefficient;
  });
}

test('all methods agree with one another and with the kernel', () => {
  fc.assert(
    fc.property(squareMatrices(), (a) => {
      const expected = characteristicPolynomial(a);
      assert.ok(expected.kind === 'polynomial');
      for (const method of ['auto', ...methodsFor(a.rows)]) {
        assert.deepEqual(coefficientsOf(a, method), expected.coefficients, method);
      }
    }),
    RUNS,
  );
});

test('a matrix satisfies its own characteristic polynomial (Cayley and Hamilton)', () => {
  fc.assert(
    fc.property(squareMatrices(), (a) => {
      const value = polynomialAt(coefficientsOf(a), a);
      assert.ok(matricesEqual(value, zeroMatrix(a.rows, a.rows)));
    }),
    RUNS,
  );
});

test('it is monic, and its coefficients hold trace and determinant', () => {
  fc.assert(
    fc.property(squareMatrices(), (a) => {
      const coefficients = coefficientsOf(a);
      const size = a.rows;
      const trace = Array.from({ length: size }, (_, place) => entry(a, place, place)).reduce(add, ZERO);
      const last = coefficients[size];
      assert.deepEqual(coefficients[0], ONE);
      assert.equal(coefficients.length, size + 1);
      assert.deepEqual(coefficients[1], negate(trace));
      assert.deepEqual(size % 2 === 0 ? last : negate(last), determinant(a));
      const found = ask(charpoly, { a }).intermediate();
      assert.equal(found?.['trace'], fractionText(trace));
      assert.equal(found?.['determinant'], fractionText(size % 2 === 0 ? last : negate(last)));
    }),
    RUNS,
  );
});

test('a matrix and its transpose share it', () => {
  fc.assert(
    fc.property(squareMatrices(), (a) => {
      const transposed = transpose(a);
      assert.deepEqual(coefficientsOf(transposed), coefficientsOf(a));
    }),
    RUNS,
  );
});

describe('special matrices', () => {
  const cases: readonly (readonly [name: string, a: Matrix, expected: readonly number[]])[] = [
    ['one entry', integerMatrix([[5]]), [1, -5]],
    ['the number 0', integerMatrix([[0]]), [1, 0]],
    ['the zero matrix', zeroMatrix(3, 3), [1, 0, 0, 0]],
    ['the identity matrix', identity(4), [1, -4, 6, -4, 1]],
    [
      'a zero pivot',
      integerMatrix([
        [0, 1],
        [1, 0],
      ]),
      [1, 0, -1],
    ],
    [
      'a repeated row',
      integerMatrix([
        [1, 2],
        [1, 2],
      ]),
      [1, -3, 0],
    ],
    ['larger than a page', zeroMatrix(11, 11), [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ];
  for (const [name, a, expected] of cases) {
    test(name, () => {
      for (const method of ['auto', ...methodsFor(a.rows)]) {
        assert.deepEqual(coefficientsOf(a, method), expected.map(integer), method);
        assert.ok(ask(charpoly, { a, method }).story().length > 0);
      }
    });
  }
});

describe('the method that is taken where none is asked for', () => {
  const cases: readonly (readonly [name: string, a: readonly (readonly number[])[], heading: string])[] = [
    ['one entry', [[5]], 'Subtract the matrix from '],
    [
      'triangular',
      [
        [1, 2],
        [0, 3],
      ],
      'Multiply the entries of the main diagonal',
    ],
    [
      'two rows',
      [
        [1, 2],
        [3, 4],
      ],
      'Multiply along the diagonals and subtract',
    ],
    [
      'a zero off the diagonal',
      [
        [1, 2, 0],
        [4, 5, 6],
        [7, 8, 9],
      ],
      'Expand along ',
    ],
    [
      'no zero off the diagonal',
      [
        [0, 2, 3],
        [4, 0, 6],
        [7, 8, 0],
      ],
      'the constant term',
    ],
    [
      'four rows',
      [
        [0, 1, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 1],
        [1, 0, 0, 0],
      ],
      'Expand along ',
    ],
    [
      'four rows with few zeros',
      [
        [1, 2, 0, 1],
        [2, 1, 1, 3],
        [1, 1, 2, 1],
        [3, 2, 1, 1],
      ],
      'the constant term',
    ],
    [
      'blocks',
      [
        [2, 0, 0],
        [0, 3, 1],
        [0, 1, 3],
      ],
      'Notice the blocks along the diagonal',
    ],
    [
      'six rows',
      [
        [1, 1, 0, 0, 0, 1],
        [0, 1, 1, 0, 0, 0],
        [0, 0, 1, 1, 0, 0],
        [0, 0, 0, 1, 1, 0],
        [0, 0, 0, 0, 1, 1],
        [1, 0, 0, 0, 0, 1],
      ],
      'Start with the identity matrix',
    ],
  ];
  for (const [name, a, heading] of cases) {
    test(name, () => {
      const headings = ask(charpoly, { a: integerMatrix(a) })
        .story()
        .flatMap((block) => (block.kind === 'heading' ? block.text : []))
        .flatMap((piece) => (typeof piece !== 'string' && piece.kind === 'claim' ? piece.text : [piece]));
      assert.ok(headings.includes('Choose a method'));
      assert.ok(headings.includes(heading));
    });
  }
});

function counted(size: number): unknown {
  return ask(charpoly, { a: identity(size) }).intermediate()?.['methods'];
}

test('the arithmetic of each method is counted', () => {
  assert.deepEqual(counted(1), [
    { name: 'expansion', multiplications: 0, additions: 0 },
    { name: 'faddeev-leverrier', multiplications: 0, additions: 0 },
    { name: 'principal-minors', multiplications: 0, additions: 0 },
  ]);
  assert.deepEqual(counted(3), [
    { name: 'expansion', multiplications: 21, additions: 12 },
    { name: 'faddeev-leverrier', multiplications: 56, additions: 48 },
    { name: 'principal-minors', multiplications: 15, additions: 12 },
  ]);
});

describe('examples', () => {
  for (const { title, body, answer } of charpoly.examples) {
    test(title, () => assert.deepEqual(exactForm(askBody(charpoly, body).answer()), answer));
  }
});

describe('problems', () => {
  const large = rational(10n ** 160n);
  const cases = [
    [
      'not square',
      {
        a: integerMatrix([
          [1, 2, 3],
          [4, 5, 6],
        ]),
      },
      'not_square',
    ],
    ['too large for an expansion', { a: identity(5), method: 'expansion' }, 'method'],
    ['too large for principal minors', { a: identity(6), method: 'principal-minors' }, 'method'],
    [
      'beyond the range of doubles',
      {
        a: matrixOf([
          [large, ZERO],
          [ZERO, large],
        ]),
      },
      'overflow',
    ],
    ['more work than allowed', { a: zeroMatrix(1100, 1100) }, 'too_large'],
  ] as const;
  for (const [name, values, code] of cases) {
    test(name, () => {
      assert.throws(() => ask(charpoly, values).answer(), { code });
      assert.ok(charpoly.problems.includes(code));
    });
  }
});
