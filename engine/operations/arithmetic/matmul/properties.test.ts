// What holds for all matrix products.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { PRODUCT_METHODS } from '../../../algorithms/products/choice.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { identity, integerMatrix, matricesEqual, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add as addRationals, multiply, ZERO } from '../../../exact/rational.ts';
import { matrices, matricesOfShape, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, isProblem, matrixAnswered } from '../../../testing/asking.ts';
import { operations as addition } from '../add/operation.ts';
import { operations } from './operation.ts';

const [operation] = operations;

function times(a: Matrix, b: Matrix, method = 'auto'): Matrix {
  return matrixAnswered(ask(operation, { a, b, method }));
}

function add(a: Matrix, b: Matrix): Matrix {
  return matrixAnswered(ask(addition[0], { a, b }));
}

/** The transpose by its definition. */
function transposed(a: Matrix): Matrix {
  const rows = rowsOf(a);
  return matrixOf(rows[0].map((_, column) => rows.map((row) => row[column])));
}

/** The product by its definition. */
function product(a: Matrix, b: Matrix): Matrix {
  const columns = rowsOf(transposed(b));
  return matrixOf(
    rowsOf(a).map((row) =>
      columns.map((column) => row.map((x, k) => multiply(x, column[k])).reduce(addRationals, ZERO)),
    ),
  );
}

const side = fc.integer({ min: 1, max: 6 });
const chain = fc
  .tuple(side, side, side, side)
  .chain(([k, l, m, n]) => fc.tuple(matricesOfShape(k, l), matricesOfShape(l, m), matricesOfShape(m, n)));
const parallel = fc
  .tuple(side, side, side)
  .chain(([k, l, m]) => fc.tuple(matricesOfShape(k, l), matricesOfShape(l, m), matricesOfShape(l, m)));

describe('properties of the matrix product', () => {
  test('every method and the kernel give the product of the definition', () => {
    fc.assert(
      fc.property(chain, ([a, b]) => {
        const expected = product(a, b);
        for (const method of ['auto', ...PRODUCT_METHODS])
          assert.ok(matricesEqual(times(a, b, method), expected), method);
        const computed = multiplyMatrices(a, b);
        assert.ok(computed.kind !== 'float64' && computed.kind !== 'overflow');
        assert.ok(matricesEqual(computed, expected));
      }),
      RUNS,
    );
  });

  test('(AB)C = A(BC)', () => {
    fc.assert(
      fc.property(chain, ([a, b, c]) => matricesEqual(times(times(a, b), c), times(a, times(b, c)))),
      RUNS,
    );
  });

  test('A(B + C) = AB + AC', () => {
    fc.assert(
      fc.property(parallel, ([a, b, c]) => matricesEqual(times(a, add(b, c)), add(times(a, b), times(a, c)))),
      RUNS,
    );
  });

  test('the transpose of AB is the product of the transposes in reverse order', () => {
    fc.assert(
      fc.property(chain, ([a, b]) => matricesEqual(transposed(times(a, b)), times(transposed(b), transposed(a)))),
      RUNS,
    );
  });

  test('identity matrices change nothing', () => {
    fc.assert(
      fc.property(
        matrices(),
        (a) => matricesEqual(times(a, identity(a.columns)), a) && matricesEqual(times(identity(a.rows), a), a),
      ),
      RUNS,
    );
  });

  test('the order counts', () => {
    const [a, b] = [
      integerMatrix([
        [0, 1],
        [0, 0],
      ]),
      integerMatrix([
        [0, 0],
        [1, 0],
      ]),
    ];
    assert.ok(!matricesEqual(times(a, b), times(b, a)));
  });

  test('beyond the size that is read the answer is the same', () => {
    fc.assert(
      fc.property(fc.tuple(matricesOfShape(21, 3), matricesOfShape(3, 2)), ([a, b]) =>
        PRODUCT_METHODS.every((method) => matricesEqual(times(a, b, method), product(a, b))),
      ),
      { ...RUNS, numRuns: 10 },
    );
  });
});

describe('the unevaluated product', () => {
  test('holds a sum of products in each place', () => {
    const written = askBody(operation, { a: [[1, 2]], b: [[3], [4]] }).expression();
    assert.ok(written?.kind === 'grid' && written.rows[0][0].kind === 'sum' && written.rows[0][0].terms.length === 2);
  });

  test('is left out beyond ten thousand products', () => {
    const large = integerMatrix(Array.from({ length: 22 }, () => Array.from({ length: 22 }, () => 1)));
    assert.equal(ask(operation, { a: large, b: large }).expression(), null);
  });
});

describe('problems of the matrix product', () => {
  test('inner dimensions that differ', () => {
    assert.throws(() => askBody(operation, { a: [[1, 2]], b: [[1, 2]] }), isProblem('dimension_mismatch', ['b']));
  });

  test('an entry beyond the range of doubles', () => {
    const question = askBody(operation, { a: [['1e200']], b: [['1e200']] });
    assert.throws(() => question.answer(), isProblem('overflow', ['a']));
  });

  test('a product that is far larger than its factors', () => {
    const column = integerMatrix(Array.from({ length: 3000 }, () => [1]));
    const row = integerMatrix([Array.from({ length: 3000 }, () => 1)]);
    assert.throws(() => ask(operation, { a: column, b: row }).answer(), isProblem('too_large', ['b']));
  });
});
