import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, assert as check, integer, property } from 'fast-check';
import { readMetricsText } from '../testing/metrics.ts';
import { createHistogram } from './histogram.ts';

test('an observation counts in the bucket whose bound it does not exceed, and buckets hold those before them', () => {
  const histogram = createHistogram('a_seconds', 'Help.', ['route'], [0.001, 0.5]);
  const { observe } = histogram.labelled({ route: '/x' });
  for (const milliseconds of [0, 1, 1.5, 500, 501, 7000]) observe(milliseconds);
  assert.equal(
    histogram.write(),
    `# HELP a_seconds Help.
# TYPE a_seconds histogram
a_seconds_bucket{route="/x",le="0.001"} 2
a_seconds_bucket{route="/x",le="0.5"} 4
a_seconds_bucket{route="/x",le="+Inf"} 6
a_seconds_sum{route="/x"} ${0 + 0.001 + 0.0015 + 0.5 + 0.501 + 7}
a_seconds_count{route="/x"} 6

`,
  );
});

test('without labels', () => {
  const histogram = createHistogram('a_seconds', 'Help.', [], [1]);
  assert.equal(histogram.write(), '# HELP a_seconds Help.\n# TYPE a_seconds histogram\n\n');
  histogram.labelled({}).observe(2000);
  assert.match(
    histogram.write(),
    /^a_seconds_bucket\{le="1"\} 0\na_seconds_bucket\{le="\+Inf"\} 1\na_seconds_sum 2\na_seconds_count 1\n$/m,
  );
});

test('the same labels are the same series, and their values are escaped', () => {
  const histogram = createHistogram('a_seconds', 'Help.', ['one', 'two'], [1]);
  histogram.labelled({ one: 'a', two: 'b' }).observe(1);
  histogram.labelled({ two: 'b', one: 'a' }).observe(1);
  histogram.labelled({ one: 'a",two="b', two: '\\\n' }).observe(1);
  assert.ok(histogram.write().includes('a_seconds_count{one="a",two="b"} 2\n'));
  assert.ok(histogram.write().includes(String.raw`a_seconds_count{one="a\",two=\"b",two="\\\n"} 1`));
});

test('each bucket holds as many as do not exceed its bound', () => {
  const bounds = [0.001, 0.01, 0.1];
  check(
    property(array(integer({ min: 0, max: 200 })), (observed) => {
      const histogram = createHistogram('a_seconds', 'Help.', [], bounds);
      for (const milliseconds of observed) histogram.labelled({}).observe(milliseconds);
      const { series } = readMetricsText(histogram.write());
      for (const bound of bounds) {
        const expected = observed.filter((milliseconds) => milliseconds / 1000 <= bound).length;
        assert.equal(series.get(`a_seconds_bucket{le="${bound}"}`) ?? 0, expected);
      }
      assert.equal(series.get('a_seconds_count') ?? 0, observed.length);
    }),
    { seed: 20260101, numRuns: 200 },
  );
});
