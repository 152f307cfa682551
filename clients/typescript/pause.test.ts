// Pauses: long enough, not too long, and none where the service asks for a very long one.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { burstPause, pauseAfter, wait } from './src/pause.ts';
import { readBurstWait, readRetryAfter } from './src/usage.ts';

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

describe('a pause after a refusal by the burst limit', () => {
  const cases: readonly (readonly [
    name: string,
    refusals: number,
    retryAfter: number | null,
    left: number,
    range: [number, number] | null,
  ])[] = [
    ['is what the service asks for, and up to half a second', 1, 1, 60_000, [1000, 1500]],
    ['is spread over more with each refusal', 4, 1, 60_000, [1000, 5000]],
    ['is spread over eight seconds at most', 40, 1, 60_000, [1000, 9000]],
    ['ends with the time that is left', 9, 1, 1200, [1000, 1200]],
    ['is none where too little time is left', 1, 2, 1999, null],
    ['is a second where the service names no time', 1, null, 60_000, [1000, 1500]],
  ];
  for (const [name, refusals, retryAfter, left, range] of cases) {
    test(name, () => {
      for (let run = 0; run < 50; run += 1) {
        const pause = burstPause(refusals, retryAfter, left);
        if (range === null || pause === null) assert.equal(pause, range);
        else assert.ok(pause >= range[0] && pause <= range[1], String(pause));
      }
    });
  }
});

test('half a second, and milliseconds, may be asked for', () => {
  assert.equal(readRetryAfter(new Headers({ 'retry-after': '0.5' })), 0.5);
  assert.equal(readRetryAfter(new Headers({ 'retry-after': '9', 'retry-after-ms': '250' })), 0.25);
});

describe('seconds until the burst limit lets requests through', () => {
  const cases: readonly (readonly [header: string, seconds: number])[] = [
    ['"monthly";r=0;t=9000', 0],
    ['"monthly";r=900;t=9000, "burst";r=3;t=1', 0],
    ['"burst";r=0;t=1, "monthly";r=900;t=9000', 1],
    ['"monthly";r=900;t=9000, "burst"; r=0; t=2', 2],
  ];
  for (const [header, seconds] of cases) {
    test(header, () => assert.equal(readBurstWait(new Headers({ ratelimit: header })), seconds));
  }
});
