import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { readNumber } from '../decimal.ts';
import { EXACT_BUDGET } from '../budget.ts';
import { entryAt, identity, integerMatrix, type Matrix, rationalMatrix, scaledMatrix } from '../matrix.ts';
import {
  add,
  compare,
  divide,
  fractionText,
  integer,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '../rational.ts';
import { largeIntegers, rectangles, RUNS, squares, storagesOf } from '../../testing/sample-matrices.ts';
import {
  type Axis,
  type Line,
  linesOf,
  maximum,
  mean,
  median,
  minimum,
  type Reduced,
  reduceLines,
  statisticsCost,
  sumOf,
  trace,
  variance,
} from './statistics.ts';

const AXES: readonly Axis[] = ['row', 'column', 'matrix'];
const LARGEST = Number.MAX_SAFE_INTEGER;

function entriesOn(matrix: Matrix, { start, step, count }: Line): readonly Rational[] {
  return Array.from({ length: count }, (_, k) => entryAt(matrix, start + k * step));
}

function sumByDefinition(entries: readonly Rational[]): Rational {
  return entries.reduce(add, ZERO);
}

function meanByDefinition(entries: readonly Rational[]): Rational {
  return divide(sumByDefinition(entries), integer(entries.length));
}

function varianceByDefinition(entries: readonly Rational[]): Rational {
  const centre = meanByDefinition(entries);
  return meanByDefinition(entries.map((x) => multiply(subtract(x, centre), subtract(x, centre))));
}

function medianByDefinition(entries: readonly Rational[]): Rational {
  const sorted = entries.toSorted(compare);
  const middle = sorted.length / 2;
  return meanByDefinition(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

function text(x: Reduced): string {
  return x.kind === 'rational' ? fractionText(x) : x.kind;
}

describe('statistics', () => {
  const reductions: readonly {
    name: string;
    reduction: (matrix: Matrix, line: Line) => Reduced;
    definition: (entries: readonly Rational[]) => Rational;
  }[] = [
    { name: 'sum', reduction: sumOf, definition: sumByDefinition },
    { name: 'mean', reduction: mean, definition: meanByDefinition },
    { name: 'variance', reduction: variance, definition: varianceByDefinition },
    { name: 'median', reduction: median, definition: medianByDefinition },
  ];
  for (const { name, reduction, definition } of reductions) {
    it(`${name}: as defined, along every axis and in every storage`, () => {
      fc.assert(
        fc.property(rectangles, fc.constantFrom(...AXES), (a, axis) => {
          const expected = linesOf(a, axis).map((line) => fractionText(definition(entriesOn(a, line))));
          for (const storage of storagesOf(a)) {
            assert.deepEqual(reduceLines(storage, axis, reduction).map(text), expected);
          }
        }),
        RUNS,
      );
    });
  }

  it('extremes: the first of the largest and smallest entries', () => {
    fc.assert(
      fc.property(rectangles, fc.constantFrom(...AXES), (a, axis) => {
        for (const storage of storagesOf(a)) {
          for (const line of linesOf(a, axis)) {
            const entries = entriesOn(a, line);
            for (const [found, sign] of [
              [maximum(storage, line), 1],
              [minimum(storage, line), -1],
            ] as const) {
              const first = entries.findIndex((x) => entries.every((y) => sign * compare(x, y) >= 0));
              assert.deepEqual(found, { value: entries[first], position: line.start + first * line.step });
            }
          }
        }
      }),
      RUNS,
    );
  });

  it('cover every position once along each axis', () => {
    const a = integerMatrix([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    assert.deepEqual(reduceLines(a, 'row', sumOf).map(text), ['6', '15']);
    assert.deepEqual(reduceLines(a, 'column', sumOf).map(text), ['5', '7', '9']);
    assert.deepEqual(reduceLines(a, 'matrix', sumOf).map(text), ['21']);
  });

  it('trace', () => {
    fc.assert(
      fc.property(squares, (a) => {
        const diagonal = Array.from({ length: a.rows }, (_, i) => entryAt(a, i * (a.rows + 1)));
        for (const storage of storagesOf(a))
          assert.equal(text(trace(storage)), fractionText(sumByDefinition(diagonal)));
      }),
      RUNS,
    );
    assert.equal(text(trace(identity(9))), '9');
  });

  const edges: readonly { name: string; values: readonly number[] }[] = [
    { name: 'one largest integer', values: [LARGEST] },
    { name: 'largest integers', values: [LARGEST, LARGEST, LARGEST, -LARGEST, LARGEST] },
    { name: 'a sum just beyond the safe integers', values: [LARGEST, 1, 1] },
    { name: 'cancellation', values: [LARGEST, -LARGEST, 1, 2 - LARGEST, 2 ** 52 + 1] },
    {
      name: 'around the halves of squares',
      values: [2 ** 26 - 1, 2 ** 26, 2 ** 26 + 1, -(2 ** 27) - 3, 2 ** 52 + 2 ** 26],
    },
  ];
  for (const { name, values } of edges) {
    it(`are exact for ${name}`, () => {
      const a = scaledMatrix(1, values.length, Float64Array.from(values), 4);
      const entries = entriesOn(a, linesOf(a, 'matrix')[0]);
      assert.deepEqual(reduceLines(a, 'matrix', sumOf), [sumByDefinition(entries)]);
      assert.deepEqual(reduceLines(a, 'matrix', variance), [varianceByDefinition(entries)]);
      assert.deepEqual(reduceLines(a, 'matrix', median), [medianByDefinition(entries)]);
      assert.deepEqual(Array.from(a.values), values);
    });
  }

  it('order fractions that round to one double', () => {
    const third = rational(1n, 3n);
    const above = rational(10n ** 30n + 1n, 3n * 10n ** 30n);
    const below = rational(10n ** 30n - 1n, 3n * 10n ** 30n);
    const a = rationalMatrix(1, 3, [above, third, below]);
    const [line] = linesOf(a, 'row');
    assert.deepEqual(median(a, line), third);
    assert.deepEqual(minimum(a, line), { value: below, position: 2 });
    assert.deepEqual(maximum(a, line), { value: above, position: 0 });
  });

  it('order decimals far below the smallest double', () => {
    const entries = Array.from({ length: 101 }, (_, k) => rational(BigInt((k * 37) % 101), 10n ** 390n));
    assert.deepEqual(
      median(rationalMatrix(1, 101, entries), { start: 0, step: 1, count: 101 }),
      rational(50n, 10n ** 390n),
    );
  });

  it('are doubles only where a common denominator is out of reach', () => {
    // The denominators have next to nothing in common: their least common multiple would have some 400,000 bits.
    const base = 2n ** 1000n;
    const entries = Array.from({ length: 400 }, (_, k) => rational(base, base + BigInt(2 * k + 1)));
    const a = rationalMatrix(20, 20, entries);
    const [sum] = reduceLines(a, 'matrix', sumOf);
    assert.ok(sum.kind === 'float' && Math.abs(sum.value - 400) < 1e-9);
    const [centre] = reduceLines(a, 'matrix', mean);
    assert.ok(centre.kind === 'float' && Math.abs(centre.value - 1) < 1e-9);
    const [spread] = reduceLines(a, 'matrix', variance);
    assert.ok(spread.kind === 'float' && Math.abs(spread.value) < 1e-9);
    assert.ok(reduceLines(a, 'matrix', median).every((x) => x.kind === 'rational'));
  });

  it('of short lines of the longest decimals are exact', () => {
    const lines = 400;
    const entries = Array.from({ length: 3 * lines }, (_, k) => {
      const literal = readNumber(
        `${k % 7 === 0 ? '-' : ''}${(k % 9) + 1}.${'7'.repeat((k * 37) % 990)}1e-${(k * 61) % 400}`,
      );
      assert.ok(literal !== null && literal !== 'overflow');
      return literal;
    });
    const a = rationalMatrix(lines, 3, entries);
    for (const reduction of [sumOf, mean, variance] as const) {
      assert.ok(reduceLines(a, 'row', reduction).every(({ kind }) => kind === 'rational'));
    }
    const [first] = linesOf(a, 'row');
    assert.deepEqual(mean(a, first), meanByDefinition(entriesOn(a, first)));
    assert.deepEqual(variance(a, first), varianceByDefinition(entriesOn(a, first)));
  });

  it('of a million scaled entries are within the budget and exact', () => {
    const a = largeIntegers(1000, 1000, 3, 3);
    assert.ok(statisticsCost(a).exact < EXACT_BUDGET);
    const total = a.values.reduce((sum, x) => sum + x, 0);
    assert.deepEqual(reduceLines(a, 'matrix', sumOf), [integer(total)]);
    const rows = reduceLines(a, 'row', sumOf).map(text);
    assert.equal(
      rows.reduce((sum, x) => sum + Number(x), 0),
      total,
    );
  });
});
