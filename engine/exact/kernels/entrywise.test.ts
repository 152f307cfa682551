import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { EXACT_BUDGET } from '../budget.ts';
import { constantMatrix, entriesOf, integerMatrix, type Matrix, rationalMatrix, scaledMatrix } from '../matrix.ts';
import { add, divide, integer, isZero, multiply, negate, type Rational, rational, subtract } from '../rational.ts';
import {
  addMatrices,
  divideEntries,
  entrywiseCost,
  multiplyEntries,
  negateMatrix,
  subtractMatrices,
} from './entrywise.ts';
import { assertMatrix, pairs, rectangles, RUNS, storagesOf } from '../../testing/sample-matrices.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;

function byDefinition(a: Matrix, b: Matrix, combine: (x: Rational, y: Rational) => Rational): Matrix {
  const others = entriesOf(b);
  return rationalMatrix(
    a.rows,
    a.columns,
    entriesOf(a).map((x, k) => combine(x, others[k])),
  );
}

function single(value: number, scale = 0): Matrix {
  return scaledMatrix(1, 1, Float64Array.of(value), scale);
}

describe('entrywise operations', () => {
  it('are those on fractions, whatever the storages', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const divisor = rationalMatrix(
          b.rows,
          b.columns,
          entriesOf(b).map((x) => (isZero(x) ? integer(7) : x)),
        );
        for (const x of storagesOf(a)) {
          for (const y of storagesOf(b)) {
            assertMatrix(addMatrices(x, y), byDefinition(a, b, add));
            assertMatrix(subtractMatrices(x, y), byDefinition(a, b, subtract));
            assertMatrix(multiplyEntries(x, y), byDefinition(a, b, multiply));
          }
          for (const y of storagesOf(divisor)) assertMatrix(divideEntries(x, y), byDefinition(a, divisor, divide));
        }
      }),
      RUNS,
    );
  });

  it('negate as on fractions', () => {
    fc.assert(
      fc.property(rectangles, (a) => {
        for (const x of storagesOf(a)) {
          assertMatrix(negateMatrix(x), byDefinition(a, a, negate));
          assert.equal(negateMatrix(x).kind, x.kind);
        }
      }),
      RUNS,
    );
  });

  const edges: readonly { name: string; result: Matrix; kind: Matrix['kind']; expected: Rational }[] = [
    {
      name: 'a sum of 2^53 - 1',
      result: addMatrices(single(LARGEST - 1), single(1)),
      kind: 'scaled',
      expected: integer(LARGEST),
    },
    {
      name: 'a sum of 2^53',
      result: addMatrices(single(LARGEST), single(1)),
      kind: 'rational',
      expected: rational(2n ** 53n),
    },
    {
      name: 'a difference of 1 - 2^53',
      result: subtractMatrices(single(1 - LARGEST), single(1)),
      kind: 'scaled',
      expected: integer(-LARGEST),
    },
    {
      name: 'a difference of -2^53',
      result: subtractMatrices(single(-LARGEST), single(1)),
      kind: 'rational',
      expected: rational(-(2n ** 53n)),
    },
    {
      name: 'scales that cannot be aligned',
      result: addMatrices(single(1e15), single(1, 3)),
      kind: 'rational',
      expected: rational(10n ** 18n + 1n, 1000n),
    },
    {
      name: 'a product of 2^53 - 1',
      result: multiplyEntries(single(6361), single(-1416003655831)),
      kind: 'scaled',
      expected: integer(-LARGEST),
    },
    {
      name: 'a product of 2^53',
      result: multiplyEntries(single(2 ** 26), single(2 ** 27)),
      kind: 'rational',
      expected: rational(2n ** 53n),
    },
    {
      name: 'a product of scale 22',
      result: multiplyEntries(single(3, 11), single(7, 11)),
      kind: 'scaled',
      expected: rational(21n, 10n ** 22n),
    },
    {
      name: 'a product of scale 23',
      result: multiplyEntries(single(3, 11), single(7, 12)),
      kind: 'rational',
      expected: rational(21n, 10n ** 23n),
    },
    {
      name: 'zero times a negative number',
      result: multiplyEntries(single(0), single(-5)),
      kind: 'scaled',
      expected: integer(0),
    },
    {
      name: 'zero over a negative number',
      result: divideEntries(single(0), single(-5)),
      kind: 'scaled',
      expected: integer(0),
    },
    {
      name: 'a quotient that is a decimal',
      result: divideEntries(single(3), single(8)),
      kind: 'scaled',
      expected: rational(3n, 8n),
    },
    {
      name: 'a quotient that is none',
      result: divideEntries(single(2, 1), single(-6, 3)),
      kind: 'rational',
      expected: rational(-100n, 3n),
    },
  ];
  for (const { name, result, kind, expected } of edges) {
    it(name, () => {
      assert.equal(result.kind, kind);
      assertMatrix(result, rationalMatrix(1, 1, [expected]));
    });
  }

  it('refuse to divide by zero', () => {
    assert.throws(() => divideEntries(single(0), single(0)), RangeError);
    assert.throws(() => divideEntries(single(1), single(0)), RangeError);
    assert.throws(() => divideEntries(constantMatrix(1, 1, rational(1n, 3n)), single(0)), RangeError);
  });

  it('keep a broadcast decimal scaled', () => {
    assert.equal(addMatrices(integerMatrix([[1, 2]]), constantMatrix(1, 2, rational(1n, 4n))).kind, 'scaled');
  });

  it('cost in proportion to the entries, within the budget for a million', () => {
    const million = scaledMatrix(1000, 1000, new Float64Array(1e6), 0);
    assert.ok(entrywiseCost(million, million).exact < EXACT_BUDGET / 100);
    assert.ok(
      entrywiseCost(single(1), constantMatrix(1, 1, rational(1n, 3n))).exact >
        entrywiseCost(single(1), single(1)).exact,
    );
  });
});
