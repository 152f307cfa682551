import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { EXACT_BUDGET } from '../budget.ts';
import { entry, identity, integerMatrix, type Matrix, matricesEqual, matrixOf, zeroMatrix } from '../matrix.ts';
import { divide, fractionText, isZero, multiply, type Rational, subtract } from '../rational.ts';
import { joinColumns, selectEntries, stackRows } from './arrangement.ts';
import { overCommonDenominator } from './clearing.ts';
import { echelonByResidues, reducedEchelon, reducedEchelonCost, rowEchelon } from './echelon.ts';
import { eliminateFractionFree } from './fraction-free.ts';
import { modularPivots, precedes } from './modular-rank.ts';
import { primeAt } from './primes.ts';
import { multiplyMatrices } from './product.ts';
import { rank, rankByResidues } from './rank.ts';
import { assertMatrix, largeIntegers, matrices, rectangles, RUNS, storagesOf } from '../../testing/sample-matrices.ts';

/** Gauss-Jordan on fractions. */
function byDefinition(a: Matrix): { rows: Rational[][]; pivots: number[] } {
  const rows = Array.from({ length: a.rows }, (_row, i) => Array.from({ length: a.columns }, (_, j) => entry(a, i, j)));
  const pivots: number[] = [];
  for (let column = 0; column < a.columns; column++) {
    const found = rows.findIndex((row, i) => i >= pivots.length && !isZero(row[column]));
    if (found < 0) continue;
    const step = pivots.length;
    [rows[step], rows[found]] = [rows[found], rows[step]];
    const pivot = rows[step][column];
    const unit = rows[step].map((x) => divide(x, pivot));
    rows.forEach((row, i) => {
      const multiplier = row[column];
      rows[i] = i === step ? unit : row.map((x, j) => subtract(x, multiply(multiplier, unit[j])));
    });
    pivots.push(column);
  }
  return { rows, pivots };
}

function exactForm(a: Matrix, form: typeof reducedEchelon): { matrix: Matrix; pivots: readonly number[] } {
  const result = form(a);
  assert.ok(result.kind === 'echelon' && result.matrix.kind !== 'float64', result.kind);
  return { matrix: result.matrix, pivots: result.pivots };
}

function integersOf(a: Matrix): readonly bigint[] {
  const whole = overCommonDenominator(a);
  assert.ok(whole !== undefined);
  return whole.integers;
}

function assertEchelon(matrix: Matrix, pivots: readonly number[]): void {
  for (let i = 0; i < matrix.rows; i++) {
    const first = i < pivots.length ? pivots[i] : matrix.columns;
    for (let j = 0; j < first; j++) assert.ok(isZero(entry(matrix, i, j)), `row ${i}, column ${j}`);
    if (i < pivots.length) assert.equal(fractionText(entry(matrix, i, first)), '1');
  }
}

describe('reduced row echelon form', () => {
  it('is that of Gauss-Jordan on fractions, in every storage', () => {
    fc.assert(
      fc.property(rectangles, (a) => {
        const expected = byDefinition(a);
        for (const storage of storagesOf(a)) {
          const { matrix, pivots } = exactForm(storage, reducedEchelon);
          assert.deepEqual(pivots, expected.pivots);
          assertMatrix(matrix, matrixOf(expected.rows));
        }
      }),
      RUNS,
    );
  });

  it('is its own reduced form', () => {
    fc.assert(
      fc.property(rectangles, (a) => {
        const { matrix } = exactForm(a, reducedEchelon);
        assertMatrix(exactForm(matrix, reducedEchelon).matrix, matrix);
      }),
      RUNS,
    );
  });

  it('of zero is zero', () => {
    assert.deepEqual(exactForm(zeroMatrix(3, 2), reducedEchelon), { matrix: zeroMatrix(3, 2), pivots: [] });
    assert.deepEqual(echelonByResidues(integersOf(zeroMatrix(2, 2)), 2, 2, true), {
      integers: [0n, 0n, 0n, 0n],
      pivots: [],
    });
  });
});

describe('row echelon form', () => {
  it('has leading ones, and the same reduced form', () => {
    fc.assert(
      fc.property(rectangles, (a) => {
        const { matrix, pivots } = exactForm(a, rowEchelon);
        const reduced = exactForm(a, reducedEchelon);
        assertEchelon(matrix, pivots);
        assert.deepEqual(pivots, reduced.pivots);
        assertMatrix(exactForm(matrix, reducedEchelon).matrix, reduced.matrix);
      }),
      RUNS,
    );
  });
});

describe('echelon forms by residues', () => {
  for (const reduced of [true, false]) {
    it(`are those of elimination, ${reduced ? 'reduced' : 'not reduced'}`, () => {
      fc.assert(
        fc.property(rectangles, (a) => {
          const integers = integersOf(a);
          const lifted = echelonByResidues(integers, a.rows, a.columns, reduced);
          const direct = eliminateFractionFree(integers, a.rows, a.columns, reduced);
          assert.deepEqual(lifted.pivots, direct.pivots);
          lifted.integers.forEach((x, k) => {
            const row = Math.floor(k / a.columns);
            if (row >= direct.pivots.length) return assert.equal(x, 0n);
            const lead = row * a.columns + direct.pivots[row];
            return assert.equal(x * direct.integers[lead], direct.integers[k] * lifted.integers[lead]);
          });
        }),
        RUNS,
      );
    });
  }

  const [p, q] = [primeAt(0), primeAt(1)];
  const misleading: readonly { name: string; a: Matrix }[] = [
    {
      name: 'a pivot that is zero modulo the first prime',
      a: integerMatrix([
        [p, 1],
        [0, 1],
      ]),
    },
    {
      name: 'a pivot column that the first prime loses',
      a: integerMatrix([
        [p, 1, 2],
        [2 * p, 5, 7],
      ]),
    },
    {
      name: 'a rank that the first two primes lose',
      a: integerMatrix([
        [p, 0, 1],
        [0, q, 1],
        [0, 0, 0],
      ]),
    },
    {
      name: 'a pivot row that the second prime exchanges',
      a: integerMatrix([
        [q, 1, 5],
        [1, 0, 2],
        [3, 4, 6],
      ]),
    },
    {
      name: 'an entry that only the first prime sees as zero',
      a: integerMatrix([
        [1, 0, 3],
        [0, p, 2],
        [0, 5, 9],
      ]),
    },
  ];
  for (const { name, a } of misleading) {
    it(`survive ${name}`, () => {
      const lifted = echelonByResidues(integersOf(a), a.rows, a.columns, true);
      const { rows, pivots } = byDefinition(a);
      assert.deepEqual(lifted.pivots, pivots);
      rows
        .flat()
        .forEach((x, k) => assert.equal(x.numerator * lifted.integers[pivots[0]], lifted.integers[k] * x.denominator));
      assert.equal(rankByResidues(integersOf(a), a.rows, a.columns), pivots.length);
      assert.equal(rank(a), pivots.length);
      assert.equal(modularPivots(a).pivots.length, pivots.length);
    });
  }

  it('prefer pivots further left, then more of them', () => {
    assert.ok(precedes([0, 1], [0, 2, 3]));
    assert.ok(precedes([0, 2, 3], [0, 2]));
    assert.ok(!precedes([0, 2], [0, 2]));
    assert.ok(!precedes([], [1]));
  });

  it('of [A | I] at a larger size hold the inverse', () => {
    const a = largeIntegers(30, 30, 4, 21);
    const { matrix, pivots } = exactForm(joinColumns(a, identity(30)), reducedEchelon);
    const positions = Array.from({ length: 30 }, (_, k) => k);
    assert.deepEqual(pivots, positions);
    const right = selectEntries(
      matrix,
      positions,
      positions.map((k) => k + 30),
    );
    assertMatrix(multiplyMatrices(a, right), identity(30));
  });

  it('of a product of low rank at a larger size', () => {
    const product = multiplyMatrices(largeIntegers(40, 7, 3, 1), largeIntegers(7, 50, 3, 2));
    assert.ok(product.kind === 'scaled');
    const { matrix, pivots } = exactForm(product, reducedEchelon);
    assert.deepEqual(pivots, [0, 1, 2, 3, 4, 5, 6]);
    const basis = selectEntries(
      product,
      Array.from({ length: 40 }, (_, i) => i),
      pivots,
    );
    const top = selectEntries(
      matrix,
      pivots,
      Array.from({ length: 50 }, (_, j) => j),
    );
    assertMatrix(multiplyMatrices(basis, top), product);
    const form = exactForm(product, rowEchelon);
    assertEchelon(form.matrix, form.pivots);
    assertMatrix(exactForm(form.matrix, reducedEchelon).matrix, matrix);
  });
});

describe('rank', () => {
  it('of a product is at most that of its factors, and generically the least of them', () => {
    fc.assert(
      fc.property(matrices(4, 3), matrices(3, 5), (a, b) => {
        const product = multiplyMatrices(a, b);
        assert.ok(product.kind !== 'float64' && product.kind !== 'overflow');
        const found = rank(product);
        assert.ok(found <= Math.min(rank(a), rank(b)));
        assert.ok(found >= rank(a) + rank(b) - 3);
        assert.equal(rankByResidues(integersOf(product), 4, 5), found);
        assert.equal(modularPivots(product).pivots.length, found);
      }),
      RUNS,
    );
  });
});

describe('echelon form beyond the budget', () => {
  const size = 300;
  const positions = Array.from({ length: size }, (_, k) => k);
  const a = largeIntegers(size, size + 2, 12, 5);

  it('is in doubles, with pivots from residues', () => {
    const singular = stackRows(
      selectEntries(a, positions.slice(0, size - 1), [...positions, size, size + 1]),
      selectEntries(a, [5], [...positions, size, size + 1]),
    );
    assert.ok(reducedEchelonCost(singular).exact > EXACT_BUDGET);
    const result = reducedEchelon(singular);
    assert.ok(result.kind === 'echelon' && result.matrix.kind === 'float64');
    assert.deepEqual(result.pivots, positions.slice(0, size - 1));
    const { values } = result.matrix;
    const columns = size + 2;
    assert.ok(values.subarray((size - 1) * columns).every((x) => x === 0));
    assert.ok(singular.kind === 'scaled');
    for (let j = size; j < columns; j++) {
      for (let i = 0; i < size; i += 50) {
        let sum = 0;
        for (let t = 0; t < size - 1; t++) sum += singular.values[i * columns + t] * values[t * columns + j];
        assert.ok(Math.abs(sum - singular.values[i * columns + j]) < 1e-8 * 10 ** 12);
      }
    }
    assert.ok(rowEchelon(singular).kind === 'echelon');
    assert.ok(!matricesEqual(a, singular));
  });
});
