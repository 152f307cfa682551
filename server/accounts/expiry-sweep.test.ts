import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startExpirySweep } from './expiry-sweep.ts';

const hour = 3_600_000;

test('sweeps at once and every hour, with the day 35 days ago, until stopped', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const sweeps: (readonly [number, string])[] = [];
  let now = Date.parse('2026-11-20T23:30:00.000Z');
  const sweep = async (at: number, day: string) => void sweeps.push([at, day]);
  const expirySweep = startExpirySweep(
    { sweep },
    () => now,
    (error) => assert.ifError(error),
  );
  const first = now;
  assert.deepEqual(sweeps, [[first, '2026-10-16']]);
  now += hour;
  t.mock.timers.tick(hour);
  assert.deepEqual(sweeps.slice(1), [[first + hour, '2026-10-17']]);
  expirySweep.stop();
  t.mock.timers.tick(5 * hour);
  assert.equal(sweeps.length, 2);
});

test('a sweep that fails is reported, and the next one comes', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const reports: unknown[] = [];
  const down = new Error('down');
  const expirySweep = startExpirySweep({ sweep: () => Promise.reject(down) }, Date.now, (error) => reports.push(error));
  t.mock.timers.tick(hour);
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(reports, [down, down]);
  expirySweep.stop();
});
