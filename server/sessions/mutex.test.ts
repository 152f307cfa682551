import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTurns } from './mutex.ts';

test('work on one subject waits for the earlier, though it fails; other work does not', async () => {
  const takeTurn = createTurns();
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = takeTurn('ada', async () => {
    await gate.promise;
    order.push('first');
    throw new Error('in vain');
  });
  const second = takeTurn('ada', async () => order.push('second'));
  await takeTurn('bob', async () => order.push('other'));
  gate.resolve();
  await assert.rejects(first, { message: 'in vain' });
  await second;
  await takeTurn('ada', async () => order.push('third'));
  assert.deepEqual(order, ['other', 'first', 'second', 'third']);
});
