import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { gatherSuspects, isTooLong, timeWaiting, timeWork } from './stopwatch.ts';

function holdThread(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Work that takes so long, the first time, the second time and so on. */
function takesInTurn(...milliseconds: readonly number[]): () => number {
  let turn = 0;
  return () => milliseconds[turn++];
}

test('work that was slow by chance is no hang, and work that is slow each time is one', () => {
  const once = takesInTurn(120, 0);
  assert.ok(!isTooLong(timeWork(() => holdThread(once()), 100).milliseconds, 100));
  assert.ok(isTooLong(timeWork(() => holdThread(120), 100).milliseconds, 100));
});

test('a request that was slow among others is tried again alone', async () => {
  const suspects = gatherSuspects(100);
  const once = takesInTurn(120, 0);
  suspects.add('slow twice', () => wait(once()));
  assert.equal(await suspects.tryAgain(), 1);
  suspects.add('slow each time', () => wait(120));
  await assert.rejects(suspects.tryAgain(), /^Error: slow each time: longer than 100 ms, 3 times$/);
});

test('what never ends is not waited for', async () => {
  await assert.rejects(
    timeWaiting(() => Promise.withResolvers<never>().promise, 20),
    /no end in 20 ms/,
  );
});
