import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTick } from 'node:timers/promises';
import { dedupePerTick } from './dedupe-per-tick.ts';

test('a name is looked up once in a tick, and again in the next', async () => {
  const asked: string[] = [];
  const find = dedupePerTick((name) => `${name}${asked.push(name)}`);
  assert.deepEqual(['a', 'b', 'a', 'a', 'b'].map(find), ['a1', 'b2', 'a1', 'a1', 'b2']);
  await Promise.resolve();
  assert.equal(find('a'), 'a1');
  await nextTick();
  assert.equal(find('a'), 'a3');
});

test('what rejects rejects for all callers of the tick, and is tried again', async () => {
  let isDown = true;
  const find = dedupePerTick(async (name) => {
    if (isDown) throw new Error('down');
    return name;
  });
  const found = await Promise.allSettled([find('a'), find('a')]);
  assert.deepEqual(
    found.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  isDown = false;
  await nextTick();
  assert.equal(await find('a'), 'a');
});
