import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeClock, writeLongDay, writeMoment, writeShortDay, zoneOf } from './dates.ts';

const late = '2026-11-30T23:30:05.000Z';

test('days are UTC days', () => {
  assert.equal(writeLongDay('2026-12-01T00:00:00.000Z'), '1 December 2026');
  assert.equal(writeLongDay(late), '30 November 2026');
  assert.equal(writeShortDay('2026-11-20'), '20 Nov');
});

test('moments are those of a zone', () => {
  assert.equal(writeMoment(late, 'UTC'), '30 Nov 2026, 23:30:05');
  assert.equal(writeMoment(late, 'Europe/Berlin'), '1 Dec 2026, 00:30:05');
  assert.equal(writeClock(late, 'Asia/Kolkata'), '05:00:05');
});

test('a zone whose clock shows UTC is not named', () => {
  assert.equal(zoneOf(late, 'UTC'), null);
  assert.equal(zoneOf(late, 'Europe/London'), null);
  assert.equal(zoneOf('2026-07-01T12:00:00.000Z', 'Europe/London'), 'Europe/London');
  assert.equal(zoneOf(late, 'Europe/Berlin'), 'Europe/Berlin');
});
