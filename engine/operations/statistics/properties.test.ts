// What holds for the statistics of all matrices.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { lineCount, lineOf } from '../../algorithms/lines/solve.ts';
import { isExact } from '../../catalogue/answer.ts';
import type { Operation } from '../../catalogue/operation.ts';
import { EXACT_BUDGET } from '../../exact/budget.ts';
import { addMatrices, multiplyEntries } from '../../exact/kernels/entrywise.ts';
import type { Axis } from '../../exact/kernels/statistics.ts';
import { constantMatrix, type Matrix, matrixOf, scaledMatrix } from '../../exact/matrix.ts';
import { squareRoot } from '../../exact/power.ts';
import {
  absolute,
  add,
  compare,
  divide,
  integer,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '../../exact/rational.ts';
import { exactText, type Scalar } from '../../exact/scalar.ts';
import { matrices, matricesOfShape, rationals, RUNS } from '../../testing/arbitraries.ts';
import { ask, askBody, isProblem } from '../../testing/asking.ts';
import { checkStory } from '../../testing/stories/story-checking.ts';
import { operations as maxima } from './maximum/operation.ts';
import { operations as means } from './mean/operation.ts';
import { operations as medians } from './median/operation.ts';
import { operations as minima } from './minimum/operation.ts';
import { operations as deviations } from './standard-deviation/operation.ts';
import { operations as sums } from './sum/operation.ts';
import { operations as variances } from './variance/operation.ts';

const axes: readonly Axis[] = ['row', 'column', 'matrix'];

/** The numbers that one of three siblings answers with, one a line. */
function statistic(siblings: readonly Operation[], axis: Axis, a: Matrix): readonly Scalar[] {
  const answer = ask(siblings[axes.indexOf(axis)], { a }).answer();
  if (answer.kind === 'scalar') return [answer.value];
  if (answer.kind === 'vector') return answer.entries;
  throw new Error(`a statistic answers with ${answer.kind}`);
}

function rationalStatistic(siblings: readonly Operation[], axis: Axis, a: Matrix): readonly Rational[] {
  return statistic(siblings, axis, a).map((value) => {
    if (value.kind !== 'rational') throw new Error(`${exactText(value)} is not rational`);
    return value;
  });
}

type Definition = (values: readonly Rational[]) => Scalar;

const total = (values: readonly Rational[]): Rational => values.reduce(add, ZERO);
const share = (sum: Rational, values: readonly Rational[]): Rational => divide(sum, integer(values.length));
const meanOf = (values: readonly Rational[]): Rational => share(total(values), values);

/** The median as a number with as many at most as at least: by counting, without sorting. */
function medianOf(values: readonly Rational[]): Rational {
  const half = values.length / 2;
  const middle = values.filter(
    (x) =>
      values.filter((y) => compare(y, x) <= 0).length >= half &&
      values.filter((y) => compare(y, x) >= 0).length >= half,
  );
  const lower = middle.reduce((x, y) => (compare(y, x) < 0 ? y : x));
  const upper = middle.reduce((x, y) => (compare(y, x) > 0 ? y : x));
  return divide(add(lower, upper), integer(2));
}

/** The variance as the mean of the squares minus the square of the mean. */
function varianceOf(values: readonly Rational[]): Rational {
  const squares = values.map((x) => multiply(x, x));
  return subtract(meanOf(squares), multiply(meanOf(values), meanOf(values)));
}

const definitions: readonly (readonly [name: string, siblings: readonly Operation[], definition: Definition])[] = [
  ['minimum', minima, (values) => values.reduce((x, y) => (compare(y, x) < 0 ? y : x))],
  ['maximum', maxima, (values) => values.reduce((x, y) => (compare(y, x) > 0 ? y : x))],
  ['sum', sums, total],
  ['mean', means, meanOf],
  ['median', medians, medianOf],
  ['variance', variances, varianceOf],
  ['standard deviation', deviations, (values) => squareRoot(varianceOf(values))],
];

/** Matrices that are worked out line by line, and larger ones that are not. */
const anyMatrix = fc.oneof({ weight: 5, arbitrary: matrices() }, { weight: 1, arbitrary: matricesOfShape(13, 8) });

for (const [name, siblings, definition] of definitions) {
  describe(name, () => {
    for (const axis of axes) {
      test(`over each ${axis} it is what its definition says, at any size`, () => {
        fc.assert(
          fc.property(anyMatrix, (a) => {
            const lines = Array.from({ length: lineCount(a, axis) }, (_, line) => lineOf(a, axis, line));
            assert.deepEqual(statistic(siblings, axis, a).map(exactText), lines.map(definition).map(exactText));
          }),
          RUNS,
        );
      });
    }

    test('its story can be told', () => {
      fc.assert(
        fc.property(anyMatrix, (a) => siblings.every((operation) => ask(operation, { a }).story().length > 2)),
        { ...RUNS, numRuns: 15 },
      );
    });
  });
}

describe('properties of statistics', () => {
  for (const axis of axes) {
    test(`over each ${axis}: minimum <= median, mean <= maximum`, () => {
      fc.assert(
        fc.property(matrices(), (a) => {
          const [low, high] = [rationalStatistic(minima, axis, a), rationalStatistic(maxima, axis, a)];
          for (const centre of [rationalStatistic(medians, axis, a), rationalStatistic(means, axis, a)]) {
            centre.forEach((value, line) => {
              assert.ok(compare(low[line], value) <= 0 && compare(value, high[line]) <= 0);
            });
          }
        }),
        RUNS,
      );
    });

    test(`over each ${axis}: adding a number shifts the mean and leaves the variance`, () => {
      fc.assert(
        fc.property(matrices(), rationals(), (a, shift) => {
          const shifted = addMatrices(a, constantMatrix(a.rows, a.columns, shift));
          assert.deepEqual(
            rationalStatistic(means, axis, shifted),
            rationalStatistic(means, axis, a).map((mean) => add(mean, shift)),
          );
          assert.deepEqual(statistic(variances, axis, shifted), statistic(variances, axis, a));
        }),
        RUNS,
      );
    });

    test(`over each ${axis}: a factor multiplies the mean, and the variance by its square`, () => {
      fc.assert(
        fc.property(matrices(), rationals(), (a, factor) => {
          const scaled = multiplyEntries(a, constantMatrix(a.rows, a.columns, factor));
          assert.deepEqual(
            rationalStatistic(means, axis, scaled),
            rationalStatistic(means, axis, a).map((mean) => multiply(mean, factor)),
          );
          assert.deepEqual(
            rationalStatistic(variances, axis, scaled),
            rationalStatistic(variances, axis, a).map((variance) => multiply(variance, multiply(factor, factor))),
          );
        }),
        RUNS,
      );
    });
  }

  test('the sums of the rows and of the columns both add up to the sum of all entries', () => {
    fc.assert(
      fc.property(matrices(), (a) => {
        const [all] = rationalStatistic(sums, 'matrix', a);
        assert.deepEqual(total(rationalStatistic(sums, 'row', a)), all);
        assert.deepEqual(total(rationalStatistic(sums, 'column', a)), all);
      }),
      RUNS,
    );
  });

  test('no number is further from the mean than the standard deviation times the root of the count allows', () => {
    fc.assert(
      fc.property(matrices(), (a) => {
        const [mean] = rationalStatistic(means, 'matrix', a);
        const [variance] = rationalStatistic(variances, 'matrix', a);
        const bound = multiply(variance, integer(a.rows * a.columns));
        return lineOf(a, 'matrix', 0).every((x) => {
          const distance = absolute(subtract(x, mean));
          return compare(multiply(distance, distance), bound) <= 0;
        });
      }),
      RUNS,
    );
  });
});

describe('the stories of long, wide and degenerate matrices are true', () => {
  const shapes: readonly (readonly [rows: number, columns: number])[] = [
    [1, 1],
    [1, 15],
    [15, 1],
    [2, 7],
    [7, 2],
    [12, 3],
    [4, 10],
    [13, 8],
  ];
  const cases: readonly (readonly [name: string, a: Matrix])[] = shapes.flatMap(([rows, columns]) => [
    [`${rows}x${columns}`, mixedMatrix(rows, columns)],
    [`${rows}x${columns}, equal numbers`, constantMatrix(rows, columns, integer(-2))],
  ]);
  const all = [minima, maxima, sums, means, medians, variances, deviations];
  for (const [name, a] of cases) {
    test(name, () => {
      for (const operation of all.flat()) assertTrueStory(operation, a);
    });
  }

  test('fractions too long to be worked with', () => {
    // Their standard deviations are left out: to check such roots takes seconds.
    for (const operation of all.filter((siblings) => siblings !== deviations).flat()) {
      assertTrueStory(operation, longFractions());
    }
  });
});

function assertTrueStory(operation: Operation, a: Matrix): void {
  const question = ask(operation, { a });
  const answer = question.answer('moves');
  const names = new Map([['A', rowsOf(a)]]);
  const { wrong, unchecked } = checkStory(question.story(), { names, answer, lambda: integer(7) }, question.notes());
  assert.deepEqual(
    { operation: operation.id, wrong, unchecked },
    { operation: operation.id, wrong: [], unchecked: [] },
  );
}

/** Integers and halves of both signs, with ties. */
function mixedMatrix(rows: number, columns: number): Matrix {
  return matrixOf(
    Array.from({ length: rows }, (_, i) =>
      Array.from({ length: columns }, (__, j) =>
        divide(integer(((i * 7 + j * j * 3) % 11) - 3), integer(1 + ((i + j) % 2))),
      ),
    ),
  );
}

/** Denominators of more than 16,384 bits, all together. */
function longFractions(): Matrix {
  const entries = [1_000_003n, 1_000_033n, 1_000_037n, 1_000_039n].map((n) => rational(1n, n ** 210n + 1n));
  return matrixOf([entries.slice(0, 2), entries.slice(2)]);
}

function rowsOf(a: Matrix): readonly (readonly Rational[])[] {
  return Array.from({ length: a.rows }, (_, row) => lineOf(a, 'row', row));
}

describe('the particulars of statistics', () => {
  test('sum and mean have unevaluated forms, the others have none', () => {
    const a = [[1, 5, 2]];
    assert.equal(askBody(sums[2], { a }).expression()?.kind, 'sum');
    assert.equal(askBody(sums[0], { a }).expression()?.kind, 'list');
    assert.equal(askBody(means[2], { a }).expression()?.kind, 'quotient');
    for (const siblings of [minima, maxima, medians, variances, deviations]) {
      assert.equal(askBody(siblings[2], { a }).expression(), null);
    }
  });

  test('what was found on the way is given beside the answer', () => {
    const a = [
      [1, 3],
      [4, 4],
    ];
    assert.deepEqual(askBody(deviations[0], { a }).intermediate(), {
      count: 2,
      sums: ['4', '8'],
      means: ['2', '4'],
      sums_of_squares: ['2', '0'],
      variances: ['1', '0'],
    });
    assert.deepEqual(askBody(maxima[2], { a }).intermediate(), {
      count: 4,
      places: [
        [
          { row: 2, column: 1 },
          { row: 2, column: 2 },
        ],
      ],
    });
    assert.deepEqual(askBody(medians[1], { a }).intermediate(), {
      count: 2,
      sorted: [
        ['1', '4'],
        ['3', '4'],
      ],
    });
  });

  test('variance and standard deviation say that the population is meant', () => {
    for (const operation of [...variances, ...deviations]) {
      const a = [
        [1, 2],
        [3, 4],
      ];
      const [[first]] = askBody(operation, { a }).notes();
      assert.equal(first, 'Here the numbers are taken as a whole population.');
    }
  });

  const overflows: readonly (readonly [siblings: readonly Operation[], a: unknown])[] = [
    [minima, [['1e309']]],
    [maxima, [['1e309']]],
    [sums, [['1e308', '1e308']]],
    [means, [['1e309']]],
    [medians, [['1e309']]],
    [variances, [['1e200', '-1e200']]],
    [deviations, [['1e309', '-1e309']]],
  ];
  for (const [siblings, a] of overflows) {
    test(`${siblings[2].title}: a result beyond the range of doubles`, () => {
      for (const operation of [siblings[0], siblings[2]]) {
        assert.throws(() => askBody(operation, { a }).answer(), isProblem('overflow', ['a']));
      }
    });
  }

  test('a mean is no problem where the sum on the way to it is beyond the range', () => {
    assert.equal(askBody(means[2], { a: [['1e308', '1e308']] }).answer().kind, 'scalar');
  });

  test('a large matrix is exact and within the budget', () => {
    const size = 300;
    const a = scaledMatrix(
      size,
      size,
      Float64Array.from({ length: size * size }, (_, k) => (k * 7919) % 10007),
      2,
    );
    for (const siblings of [minima, maxima, sums, means, medians, variances, deviations]) {
      for (const operation of siblings) {
        const question = ask(operation, { a });
        assert.ok(question.elementaryOperations < EXACT_BUDGET);
        assert.ok(isExact(question.answer()));
      }
    }
  });
});
