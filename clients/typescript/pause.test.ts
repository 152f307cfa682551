// Pauses: long enough, not too long, and none where the service asks for a very long one.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pauseAfter, wait } from './src/pause.ts';
import { readRetryAfter } from './src/usage.ts';

describe('a pause in milliseconds', () => {
  const cases: readonly (readonly [
    name: string,
    failures: number,
    retryAfter: number | null,
    range: [number, number] | null,
  ])[] = [
    ['after the first failure', 1, null, [250, 500]],
    ['after the third', 3, null, [1000, 2000]],
    ['after many', 12, null, [4000, 8000]],
    ['as the service asks', 1, 2, [2000, 2250]],
    ['of no length', 3, 0, [0, 250]],
    ['of thirty seconds', 1, 30, [30_000, 30_250]],
    ['beyond what a call should take', 1, 31, null],
  ];
  for (const [name, failures, retryAfter, range] of cases) {
    test(name, () => {
      for (let run = 0; run < 50; run += 1) {
        const pause = pauseAfter(failures, retryAfter);
        if (range === null || pause === null) assert.equal(pause, range);
        else assert.ok(pause >= range[0] && pause <= range[1], String(pause));
      }
    });
  }
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 20, 9, 30);
  const cases: readonly (readonly [text: string | null, seconds: number | null])[] = [
    [null, null],
    ['5', 5],
    ['0', 0],
    ['Fri, 20 Nov 2026 09:30:10 GMT', 10],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['soon', null],
  ];
  for (const [text, seconds] of cases) {
    test(String(text), () => {
      assert.equal(readRetryAfter(new Headers(text === null ? {} : { 'retry-after': text }), now), seconds);
    });
  }
});

test('a wait that is aborted before it begins does not wait', async () => {
  await assert.rejects(wait(60_000, AbortSignal.abort(new Error('stop'))), /stop/);
});
