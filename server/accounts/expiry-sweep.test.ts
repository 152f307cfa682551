import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startExpirySweep } from './expiry-sweep.ts';
import type { SweepBounds } from './store/store.ts';

const hour = 3_600_000;

/** Lets the promises of a sweep settle. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

test('sweeps at once and every hour, of 35 days, 13 months and 366 days ago, until stopped', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const sweeps: SweepBounds[] = [];
  let now = Date.parse('2026-11-20T23:30:00.000Z');
  const sweep = async (bounds: SweepBounds) => void sweeps.push(bounds);
  const expirySweep = startExpirySweep(
    { sweep },
    () => now,
    (error) => assert.ifError(error),
  );
  const first = now;
  assert.deepEqual(sweeps, [
    { now: first, oldestDay: '2026-10-16', oldestMonth: '2025-10', oldestLinkDay: '2025-11-19' },
  ]);
  await settle();
  now += hour;
  t.mock.timers.tick(hour);
  assert.deepEqual(sweeps.slice(1), [
    { now: first + hour, oldestDay: '2026-10-17', oldestMonth: '2025-10', oldestLinkDay: '2025-11-20' },
  ]);
  expirySweep.stop();
  await settle();
  t.mock.timers.tick(5 * hour);
  assert.equal(sweeps.length, 2);
});

test('a sweep that takes longer than an hour is not joined by another', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const sweep = () => {
    begun += 1;
    return promise;
  };
  const expirySweep = startExpirySweep({ sweep }, Date.now, assert.ifError);
  t.mock.timers.tick(2 * hour);
  assert.equal(begun, 1);
  resolve();
  await settle();
  t.mock.timers.tick(hour);
  assert.equal(begun, 2);
  expirySweep.stop();
});

test('a sweep that fails is reported, and the next one comes', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const reports: unknown[] = [];
  const down = new Error('down');
  const expirySweep = startExpirySweep({ sweep: () => Promise.reject(down) }, Date.now, (error) => reports.push(error));
  await settle();
  t.mock.timers.tick(hour);
  await settle();
  assert.deepEqual(reports, [down, down]);
  expirySweep.stop();
});
