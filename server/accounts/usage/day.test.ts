import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from './day.ts';

for (const [instant, day] of [
  ['2026-11-20T10:00:00.000Z', '2026-11-20'],
  ['2026-11-20T23:59:59.999Z', '2026-11-20'],
  ['2026-11-21T00:00:00.000Z', '2026-11-21'],
  ['2026-11-21T00:30:00.000+01:00', '2026-11-20'],
  ['2028-02-29T12:00:00.000Z', '2028-02-29'],
  ['1970-01-01T00:00:00.000Z', '1970-01-01'],
  ['1969-12-31T23:59:59.999Z', '1969-12-31'],
] as const) {
  test(`the day of ${instant}`, () => assert.equal(dayOf(Date.parse(instant)), day));
}
