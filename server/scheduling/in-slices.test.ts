import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSlices } from './in-slices.ts';

/** Takes a millisecond of the processor for each step. */
function* steps(count: number): Generator<void, string> {
  for (let step = 0; step < count; step += 1) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

test('others are served between slices, and all slices are spent', async () => {
  let turns = 0;
  let slices = 0;
  let isOver = false;
  function turn(): void {
    turns += 1;
    if (!isOver) setImmediate(turn);
  }
  setImmediate(turn);
  const result = await inSlices(steps(40), (slice) => {
    slices += 1;
    return slice();
  });
  isOver = true;
  assert.equal(result, 'done');
  assert.ok(slices >= 4 && slices <= 41, `${slices} slices`);
  assert.ok(turns >= slices - 1, `${turns} turns`);
});

function* failing(): Generator<void, void> {
  yield;
  throw new Error('in vain');
}

test('what the work throws is thrown', async () => {
  await assert.rejects(inSlices(failing()), /in vain/);
});
