import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { chooseStep, type DayOfUse, layOutChart, summarizeDays } from './chart.ts';

/** Days up to 20 November 2026. */
function daysWith(counts: readonly (readonly [number, number])[]): readonly DayOfUse[] {
  const last = Date.UTC(2026, 10, 20);
  return counts.map(([answered, refused], place) => ({
    date: new Date(last - (counts.length - 1 - place) * 86_400_000).toISOString().slice(0, 10),
    answered,
    refused,
  }));
}

const steps = [
  [1, 1],
  [5, 1],
  [6, 2],
  [11, 5],
  [25, 5],
  [26, 10],
  [1000, 200],
  [1001, 500],
] as const;

for (const [most, step] of steps) {
  test(`the scale up to ${most} goes in steps of ${step}`, () => assert.equal(chooseStep(most), step));
}

const pairs = fc.array(fc.tuple(fc.nat(5000), fc.nat(300)), { minLength: 30, maxLength: 30 });
const settings = { seed: 20260101, numRuns: 200 };
const near = (left: number, right: number) => Math.abs(left - right) < 1e-6;

test('the parts of a bar stand on each other, and none leaves the chart', () => {
  fc.assert(
    fc.property(pairs, fc.integer({ min: 240, max: 900 }), (counts, width) => {
      const { bars, axis, ticks } = layOutChart(daysWith(counts), width);
      const top = ticks.at(-1)?.y ?? Number.NaN;
      for (const { x, width: thickness, answered, refused } of bars) {
        assert.ok(x >= axis.left && x + thickness <= axis.right + 1e-6);
        assert.ok(near(answered.y + answered.height, axis.y));
        assert.ok(near(refused.y + refused.height, answered.y));
        // A part that is drawn higher than its count is, so as to be seen, may lift the other a little.
        assert.ok(refused.y >= top - 4);
      }
    }),
    settings,
  );
});

test('what is more is drawn no lower, and what is nothing is not drawn', () => {
  fc.assert(
    fc.property(pairs, (counts) => {
      const { bars } = layOutChart(daysWith(counts), 600);
      const heights = bars.map(({ answered }, place) => [counts[place]?.[0] ?? 0, answered.height] as const);
      const sorted = heights.toSorted(([left], [right]) => left - right);
      for (const [place, [, height]] of sorted.entries()) assert.ok(height >= (sorted[place - 1]?.[1] ?? 0));
      for (const [count, height] of heights) assert.equal(count === 0, height === 0);
    }),
    settings,
  );
});

test('the scale has whole numbers from 0 to at least the most, evenly apart', () => {
  fc.assert(
    fc.property(pairs, (counts) => {
      const { ticks } = layOutChart(daysWith(counts), 600);
      assert.ok(ticks.length >= 2 && ticks.length <= 6);
      assert.equal(ticks[0]?.count, 0);
      assert.ok((ticks.at(-1)?.count ?? 0) >= Math.max(...counts.map(([answered, refused]) => answered + refused)));
      for (const { count } of ticks) assert.ok(Number.isInteger(count));
    }),
    settings,
  );
});

for (const width of [240, 320, 640, 860]) {
  test(`the labels of the days do not touch in ${width} pixels, and today has one`, () => {
    const { labels, axis } = layOutChart(daysWith(Array.from({ length: 30 }, () => [1, 0] as const)), width);
    assert.deepEqual(labels.at(-1), { text: '20 Nov', x: axis.right, anchor: 'end' });
    assert.ok(labels.length >= 3);
    const widest = 46;
    const ends = labels.map(({ x, anchor }) =>
      anchor === 'end' ? ([x - widest, x] as const) : ([x - widest / 2, x + widest / 2] as const),
    );
    for (const [place, [start]] of ends.entries()) assert.ok(start >= (ends[place - 1]?.[1] ?? 0));
  });
}

test('days without requests have a scale, too', () => {
  const { ticks, bars } = layOutChart(daysWith(Array.from({ length: 30 }, () => [0, 0] as const)), 600);
  assert.deepEqual(
    ticks.map(({ count }) => count),
    [0, 1],
  );
  assert.equal(bars.length, 30);
});

const summaries = [
  ['nothing', [[0, 0]], 'In the last 1 day 0 requests were answered and 0 refused.'],
  [
    'one request',
    [
      [0, 0],
      [1, 0],
    ],
    'In the last 2 days 1 request was answered and 0 refused. Most came on 20 Nov: 1 request.',
  ],
  [
    'the busiest day counts both kinds',
    [
      [4, 5],
      [8, 0],
      [1, 1],
    ],
    'In the last 3 days 13 requests were answered and 6 refused. Most came on 18 Nov: 9 requests.',
  ],
] as const;

for (const [name, counts, words] of summaries) {
  test(`the chart in a sentence: ${name}`, () => assert.equal(summarizeDays(daysWith(counts)), words));
}
