import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMutex } from './mutex.ts';

test('work on one subject waits for the earlier, though it fails; other work does not', async () => {
  const runExclusive = createMutex();
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = runExclusive('ada', async () => {
    await gate.promise;
    order.push('first');
    throw new Error('failed');
  });
  const second = runExclusive('ada', async () => order.push('second'));
  await runExclusive('bob', async () => order.push('other'));
  gate.resolve();
  await assert.rejects(first, { message: 'failed' });
  await second;
  await runExclusive('ada', async () => order.push('third'));
  assert.deepEqual(order, ['other', 'first', 'second', 'third']);
});
