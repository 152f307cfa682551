// Whether what was measured now and then grows.

import assert from 'node:assert/strict';

export interface Sample {
  readonly seconds: number;
  readonly bytes: number;
}

/**
 * The slope of the line through the samples by least squares, and its standard error; both for an hour. A heap that is high stays high for a
 * while, so samples tell less than as many independent ones: by how much, the correlation of neighbours says (Santer et al., "Statistical
 * significance of trends", Journal of Geophysical Research 105, 2000).
 */
export function slopeOf(samples: readonly Sample[]): { readonly slope: number; readonly error: number } {
  const { length } = samples;
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / length;
  const [time, heap] = [mean(({ seconds }) => seconds), mean(({ bytes }) => bytes)];
  const spread = samples.reduce((sum, { seconds }) => sum + (seconds - time) ** 2, 0);
  const slope = samples.reduce((sum, { seconds, bytes }) => sum + (seconds - time) * (bytes - heap), 0) / spread;
  const rests = samples.map(({ seconds, bytes }) => bytes - heap - slope * (seconds - time));
  const squares = rests.reduce((sum, rest) => sum + rest ** 2, 0);
  const neighbours = rests.slice(1).reduce((sum, rest, place) => sum + rest * rests[place], 0);
  const correlation = Math.max(0, neighbours / squares);
  const independent = (length * (1 - correlation)) / (1 + correlation);
  assert.ok(independent > 3, 'the samples are too few to tell');
  return { slope: slope * 3600, error: Math.sqrt(squares / (independent - 2) / spread) * 3600 };
}
