import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { EXACT_BUDGET } from '../budget.ts';
import { identity, integerMatrix, type Matrix, matrixOf, scaledMatrix, zeroMatrix } from '../matrix.ts';
import { fractionText, integer, multiply, rational } from '../rational.ts';
import { selectEntries } from './arrangement.ts';
import { hadamardBits, overCommonDenominator, rowNormBits } from './clearing.ts';
import { determinant, determinantByResidues, determinantCost, determinantFractionFree } from './determinant.ts';
import { signOfPermutation } from './permutation.ts';
import { primeAt } from './primes.ts';
import { multiplyMatrices } from './product.ts';
import { determinantByDefinition, largeIntegers, RUNS, squares, storagesOf } from '../../testing/sample-matrices.ts';

function text(a: Matrix): string {
  const result = determinant(a);
  return result.kind === 'rational' ? fractionText(result) : result.kind;
}

/** Both methods on the integers of a matrix. */
function byBothMethods(a: Matrix): readonly bigint[] {
  const whole = overCommonDenominator(a);
  assert.ok(whole !== undefined);
  const bits = hadamardBits(rowNormBits(whole.integers, a.rows, a.rows), a.rows);
  return [determinantFractionFree(whole.integers, a.rows), determinantByResidues(whole.integers, a.rows, bits)];
}

describe('determinant', () => {
  const cases: readonly { name: string; a: Matrix; expected: string }[] = [
    { name: '1x1', a: integerMatrix([[-7]]), expected: '-7' },
    { name: '1x1 zero', a: zeroMatrix(1, 1), expected: '0' },
    { name: 'zero matrix', a: zeroMatrix(12, 12), expected: '0' },
    { name: 'identity of 40', a: identity(40), expected: '1' },
    {
      name: 'one exchange',
      a: integerMatrix([
        [0, 1],
        [1, 0],
      ]),
      expected: '-1',
    },
    {
      name: 'zero row',
      a: integerMatrix([
        [1, 2],
        [0, 0],
      ]),
      expected: '0',
    },
    {
      name: 'Hilbert 3x3',
      a: matrixOf([1, 2, 3].map((i) => [0, 1, 2].map((j) => rational(1n, BigInt(i + j))))),
      expected: '1/2160',
    },
    {
      name: 'content of rows',
      a: integerMatrix([
        [6, 12],
        [10, -15],
      ]),
      expected: '-210',
    },
  ];
  for (const { name, a, expected } of cases) it(name, () => assert.equal(text(a), expected));

  it('is that of Laplace, in every storage', () => {
    fc.assert(
      fc.property(squares, (a) => {
        const expected = fractionText(determinantByDefinition(a));
        for (const storage of storagesOf(a)) assert.equal(text(storage), expected);
      }),
      RUNS,
    );
  });

  it('is the same by elimination and by residues', () => {
    fc.assert(
      fc.property(squares, (a) => {
        const [direct, lifted] = byBothMethods(a);
        assert.equal(direct, lifted);
      }),
      RUNS,
    );
    const [direct, lifted] = byBothMethods(largeIntegers(20, 20, 15, 7));
    assert.equal(direct, lifted);
  });

  it('is multiplicative at a size where residues serve', () => {
    const [a, b] = [largeIntegers(40, 40, 3, 1), largeIntegers(40, 40, 3, 2)];
    const [x, y, product] = [determinant(a), determinant(b), multiplyMatrices(a, b)];
    assert.ok(x.kind === 'rational' && y.kind === 'rational' && product.kind === 'scaled');
    assert.equal(text(product), fractionText(multiply(x, y)));
  });

  it('is found where it is a multiple of the first primes, or of their product', () => {
    const size = 24;
    for (const divisors of [[0], [0, 1], [0, 1, 2, 3], [1, 1]]) {
      const diagonal = Array.from({ length: size }, (_, i) =>
        i < divisors.length ? primeAt(divisors[i]) : i - 10 || 1,
      );
      const [lower, upper] = [largeIntegers(size, size, 1, 3), largeIntegers(size, size, 1, 4)];
      const a = identity(size);
      const b = identity(size);
      for (let i = 0; i < size; i++) {
        for (let j = 0; j < size; j++) {
          if (j < i) a.values[i * size + j] = lower.values[i * size + j];
          if (j >= i) b.values[i * size + j] = j === i ? diagonal[i] : upper.values[i * size + j];
        }
      }
      const product = multiplyMatrices(a, b);
      assert.ok(product.kind === 'scaled');
      const expected = diagonal.reduce((all, x) => all * BigInt(x), 1n);
      assert.deepEqual(byBothMethods(product), [expected, expected]);
      assert.equal(text(product), `${expected}`);
    }
  });

  it('has the sign of the permutation', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }), (order) => {
        const permuted = selectEntries(identity(7), order, [0, 1, 2, 3, 4, 5, 6]);
        assert.equal(text(permuted), `${signOfPermutation(order)}`);
        assert.deepEqual(byBothMethods(permuted), [BigInt(signOfPermutation(order)), BigInt(signOfPermutation(order))]);
      }),
      RUNS,
    );
  });

  it('reaches the bound of Hadamard and its negative', () => {
    // Sylvester's matrix of 1 and -1 of order 16 has the determinant 16^8.
    const size = 16;
    const ones = (k: number): number => (k === 0 ? 0 : (k & 1) + ones(k >> 1));
    const rows = Array.from({ length: size }, (_row, i) =>
      Array.from({ length: size }, (_, j) => 1 - 2 * (ones(i & j) % 2)),
    );
    const expected = 16n ** 8n;
    assert.deepEqual(byBothMethods(integerMatrix(rows)), [expected, expected]);
    [rows[0], rows[1]] = [rows[1], rows[0]];
    assert.deepEqual(byBothMethods(integerMatrix(rows)), [-expected, -expected]);
  });
});

describe('determinant beyond the budget', () => {
  const large = largeIntegers(420, 420, 15, 3);

  it('is predicted to be so, and admitted for 100x100 of 3 digits', () => {
    assert.ok(determinantCost(large).exact > EXACT_BUDGET);
    assert.ok(determinantCost(largeIntegers(100, 100, 3, 1)).exact < EXACT_BUDGET / 10);
  });

  it('is exactly zero for a singular matrix, whatever the pivots in doubles would say', () => {
    const last = large.rows - 1;
    const rows = Array.from({ length: large.rows }, (_, i) => (i === last ? 0 : i));
    const columns = Array.from({ length: large.rows }, (_, j) => j);
    assert.deepEqual(determinant(selectEntries(large, rows, columns)), integer(0));
  });

  it('overflows, or is a double', () => {
    assert.equal(determinant(large).kind, 'overflow');
    const size = 400;
    const upper = scaledMatrix(size, size, new Float64Array(size * size), 0);
    for (let i = 0; i < size; i++) {
      for (let j = i; j < size; j++) upper.values[i * size + j] = i === j ? 1 : Number.MAX_SAFE_INTEGER - i - j;
    }
    assert.ok(determinantCost(upper).exact > EXACT_BUDGET);
    assert.deepEqual(determinant(upper), { kind: 'float', value: 1 });
  });
});
