// Properties of the classification.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { identity, integerMatrix, type Matrix, matricesEqual } from '../../../exact/matrix.ts';
import { RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { operations } from './operation.ts';
import { permutationFrom } from './properties.ts';

const [operation] = operations;

const anySquare = fc
  .integer({ min: 1, max: 4 })
  .chain((size) =>
    fc.array(fc.array(fc.integer({ min: -1, max: 2 }), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  )
  .map(integerMatrix);

const order = fc
  .integer({ min: 1, max: 7 })
  .chain((size) => fc.shuffledSubarray([...Array(size).keys()], { minLength: size, maxLength: size }));

function classified(a: Matrix): { readonly [key: string]: unknown } {
  const found = exactForm(ask(operation, { a, index_base: 0 }).answer());
  return Object.fromEntries(Object.entries(found ?? {}));
}

function permutationMatrix(columns: readonly number[]): Matrix {
  return integerMatrix(columns.map((place) => columns.map((_, column) => (column === place ? 1 : 0))));
}

test('the transpose has the same properties, with upper for lower and rows for columns', () => {
  fc.assert(
    fc.property(anySquare, (a) => {
      const [of, ofTranspose] = [classified(a), classified(transpose(a))];
      for (const key of ['symmetric', 'skew-symmetric', 'orthogonal', 'idempotent', 'involutory', 'normal', 'diagonal'])
        assert.equal(of[`is-${key}`], ofTranspose[`is-${key}`], key);
      assert.deepEqual(of['is-nilpotent'], ofTranspose['is-nilpotent']);
      assert.equal(of['is-upper-triangular'], ofTranspose['is-lower-triangular']);
    }),
    RUNS,
  );
});

test('symmetric, skew-symmetric and orthogonal matrices are normal', () => {
  fc.assert(
    fc.property(anySquare, (a) => {
      const of = classified(a);
      const isOne = of['is-symmetric'] === true || of['is-skew-symmetric'] === true || of['is-orthogonal'] === true;
      assert.ok(!isOne || of['is-normal'] === true);
    }),
    RUNS,
  );
});

test('the index of a nilpotent matrix is the first exponent with a power of zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), (size) => {
      const shift = integerMatrix(
        Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (j === i + 1 ? 1 : 0))),
      );
      assert.deepEqual(classified(shift)['is-nilpotent'], { nilpotent: true, index: String(size) });
    }),
  );
});

test('the sign of a product of permutations is the product of their signs', () => {
  fc.assert(
    fc.property(order, order, (first, second) => {
      if (first.length !== second.length) return;
      const together = first.map((place) => second[place]);
      assert.equal(permutationFrom(together).sign, permutationFrom(first).sign * permutationFrom(second).sign);
      const product = multiplyMatrices(permutationMatrix(first), permutationMatrix(second));
      assert.ok(product.kind === 'scaled' && matricesEqual(product, permutationMatrix(together)));
    }),
    RUNS,
  );
});

test('a permutation matrix: its sign is minus one to the number of places less the number of cycles', () => {
  fc.assert(
    fc.property(order, (columns) => {
      const { sign, cycles } = permutationFrom(columns);
      assert.equal(sign, (-1) ** (columns.length - cycles.length));
      assert.equal(classified(permutationMatrix(columns))['is-permutation'], true);
    }),
    RUNS,
  );
});

test('the identity matrix has all properties but two', () => {
  const of = classified(identity(3));
  const missing = Object.keys(of).filter((key) => of[key] === false);
  assert.deepEqual(missing, ['is-skew-symmetric']);
  assert.deepEqual(of['is-nilpotent'], { nilpotent: false, index: null });
});

test('products that cannot be exact', () => {
  const a = Array.from({ length: 240 }, (_, i) => Array.from({ length: 240 }, (__, j) => `1e${(i * j) % 300}`));
  assert.throws(() => askBody(operation, { a }).answer(), isProblem('too_large', ['a']));
});

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
