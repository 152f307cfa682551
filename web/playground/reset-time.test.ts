import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resetTime } from './reset-time.ts';

const cases = [
  ['2026-11-20T11:00:00.000Z', /^[A-Z][a-z]+day(?:,| at)? \d\d:\d\d$/],
  ['2026-11-22T00:00:00.000Z', /^2[12] November$/],
  ['2026-12-01T12:00:00.000Z', /^[12] December$/],
] as const;

for (const [resetsAt, expected] of cases) {
  test(`the count begins anew: ${resetsAt}`, (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-20T10:00:00.000Z') });
    assert.match(resetTime(resetsAt), expected);
  });
}
