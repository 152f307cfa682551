import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { timeOfTurn } from './turn-time.ts';

test('the time stands still within a turn of the event loop, and is right again in the next', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1000 });
  await setImmediate();
  assert.equal(timeOfTurn(), 1000);
  t.mock.timers.setTime(1234);
  assert.equal(timeOfTurn(), 1000);
  await Promise.resolve();
  assert.equal(timeOfTurn(), 1000);
  await setImmediate();
  assert.equal(timeOfTurn(), 1234);
});
