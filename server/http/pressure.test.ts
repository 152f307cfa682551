import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPressure } from './pressure.ts';

/** A clock that a test moves, with turns that it ends. */
function createTurns() {
  let time = 0;
  let after: (() => void) | null = null;
  const clock = {
    now: () => time,
    afterTurn: (work: () => void) => {
      after = work;
    },
  };
  const pressure = createPressure(25, clock);
  /** A turn with requests that are seen one after the other, so many milliseconds apart; how many of them are refused. */
  function turn(requests: number, milliseconds: number): number {
    let refused = 0;
    for (let place = 0; place < requests; place += 1) {
      if (pressure.isTooHigh(time)) refused += 1;
      else time += milliseconds;
    }
    after?.();
    after = null;
    return refused;
  }
  return { turn };
}

test('short turns refuse nobody, however many there are', () => {
  const { turn } = createTurns();
  for (let count = 0; count < 100; count += 1) assert.equal(turn(20, 1), 0);
});

test('a burst is served: one turn of 240 ms', () => {
  const { turn } = createTurns();
  assert.equal(turn(240, 1), 0);
  assert.equal(turn(20, 1), 0);
});

test('a burst is served for 250 ms', () => {
  const { turn } = createTurns();
  assert.equal(turn(400, 1), 400 - 251);
});

test('when turns stay long, each serves what comes in its first 25 ms', () => {
  const { turn } = createTurns();
  assert.equal(turn(240, 1), 0);
  assert.equal(turn(90, 1), 64);
  assert.equal(turn(90, 1), 64);
  assert.equal(turn(300, 1), 300 - 26);
});

test('short turns for 250 ms end it, and fewer do not', () => {
  const { turn } = createTurns();
  for (let count = 0; count < 6; count += 1) turn(90, 1);
  assert.equal(turn(20, 1), 0);
  assert.equal(turn(90, 1), 64);
  for (let count = 0; count < 13; count += 1) assert.equal(turn(20, 1), 0);
  assert.equal(turn(90, 1), 0);
});

test('0 refuses nobody', () => {
  const { isTooHigh } = createPressure(0);
  for (let at = 0; at < 10_000; at += 100) assert.equal(isTooHigh(at), false);
});
