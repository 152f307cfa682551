import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayNumbered, dayNumberOf, dayOf } from './day.ts';

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

for (const [day, number] of [
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2000-03-01', 11_017],
  ['2026-11-20', 20_777],
] as const) {
  test(`the number of ${day}`, () => {
    assert.equal(dayNumberOf(day), number);
    assert.equal(dayNumbered(number), day);
  });
}

for (const text of ['', '2026-11', '2026-11-31x', "2026-11-20'; DROP TABLE account"]) {
  test(`${JSON.stringify(text)} is no day`, () => assert.throws(() => dayNumberOf(text), RangeError));
}
