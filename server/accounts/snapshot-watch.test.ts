import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSnapshotWatch } from './snapshot-watch.ts';

test('a snapshot that is held for ten minutes is reported once, until it has ended', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const ages = [0, 599, 600, 660.4, 0, 700];
  const warnings: number[] = [];
  const read = async () => ages.shift() ?? assert.fail('read too often');
  const watch = startSnapshotWatch({ readSnapshotAge: read }, (seconds) => void warnings.push(seconds));
  const seen: number[] = [];
  for (let minute = 0; minute < 6; minute += 1) {
    t.mock.timers.tick(60_000);
    await Promise.resolve();
    await Promise.resolve();
    seen.push(watch.age());
  }
  watch.stop();
  t.mock.timers.tick(600_000);
  assert.deepEqual(seen, [0, 599, 600, 660.4, 0, 700]);
  assert.deepEqual(warnings, [600, 700]);
});

test('a store that fails changes nothing', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const watch = startSnapshotWatch({ readSnapshotAge: () => Promise.reject(new Error('down')) }, () => assert.fail());
  t.mock.timers.tick(60_000);
  await Promise.resolve();
  assert.equal(watch.age(), 0);
  watch.stop();
});
