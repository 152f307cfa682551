import assert from 'node:assert/strict';
import { setImmediate as nextTick } from 'node:timers/promises';
import { test } from 'node:test';
import { createQueue } from './queue.ts';

test('so many run at once, the others in the order in which they came', async () => {
  const enqueue = createQueue(2);
  const begun: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const works = gates.map(({ promise }, place) =>
    enqueue(async () => {
      begun.push(place);
      await promise;
    }),
  );
  await nextTick();
  assert.deepEqual(begun, [0, 1]);
  gates[1]?.resolve();
  await works[1];
  await nextTick();
  assert.deepEqual(begun, [0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(works);
  assert.deepEqual(begun, [0, 1, 2, 3, 4]);
});

test('work that fails makes room, too', async () => {
  const enqueue = createQueue(1);
  await assert.rejects(
    enqueue(() => Promise.reject(new Error('no'))),
    { message: 'no' },
  );
  assert.equal(await enqueue(async () => 7), 7);
});
