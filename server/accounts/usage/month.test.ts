import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthOf, secondsToReset } from './month.ts';

const cases = [
  ['2026-11-20T10:00:00.000Z', '2026-11', '2026-12-01T00:00:00.000Z', 30],
  ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z', 31],
  ['2027-01-01T00:00:00.000Z', '2027-01', '2027-02-01T00:00:00.000Z', 31],
  ['2028-02-29T12:00:00.000Z', '2028-02', '2028-03-01T00:00:00.000Z', 29],
] as const;

for (const [instant, name, resetsAt, days] of cases) {
  test(`the month of ${instant}`, () => {
    const month = monthOf(Date.parse(instant));
    assert.equal(month.name, name);
    assert.equal(month.resetsAt, resetsAt);
    assert.equal(month.end - month.start, days * 86_400_000);
  });
}

test('the seconds to the reset are whole and at least 1', () => {
  const month = monthOf(Date.parse('2026-11-30T23:59:00.500Z'));
  assert.equal(secondsToReset(month, Date.parse('2026-11-30T23:59:00.500Z')), 60);
  assert.equal(secondsToReset(month, month.end), 1);
});
