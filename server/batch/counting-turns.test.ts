import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTick } from 'node:timers/promises';
import type { Counted } from '../accounts/usage/usage.ts';
import { createCountingTurns } from './counting-turns.ts';

/** A counter of an account that has so many answers left. */
function counter(left: number) {
  let used = 0;
  return {
    used: () => used,
    count: async (): Promise<Counted> => {
      if (used === left) return { kind: 'exhausted', used, limit: left };
      used += 1;
      return { kind: 'counted', used, limit: left };
    },
  };
}

test('answers are counted in the order of their questions, whichever is ready first', async () => {
  const { count } = counter(2);
  const turns = createCountingTurns(count, 3, 'as delivered');
  const last = turns.count(2);
  const middle = turns.count(1);
  const first = turns.count(0);
  assert.deepEqual(await first, { kind: 'counted', used: 1, limit: 2 });
  assert.deepEqual(await middle, { kind: 'counted', used: 2, limit: 2 });
  assert.equal((await last).kind, 'exhausted');
});

test('a question that is settled without an answer is passed over', async () => {
  const turns = createCountingTurns(counter(1).count, 3, 'as delivered');
  const last = turns.count(2);
  turns.settle(1);
  assert.equal(turns.waiting(), 1);
  turns.settle(0);
  assert.equal((await last).kind, 'counted');
});

test('as delivered: nothing is counted before what was counted has left', async () => {
  const { count, used } = counter(9);
  const turns = createCountingTurns(count, 2, 'as delivered');
  await turns.count(0);
  const second = turns.count(1);
  await nextTick();
  assert.equal(used(), 1);
  turns.deliver(0);
  assert.equal((await second).kind, 'counted');
});

test('together: nothing is counted before the last question has its outcome', async () => {
  const { count, used } = counter(9);
  const turns = createCountingTurns(count, 3, 'together');
  const answers = [turns.count(0), turns.count(2)];
  await nextTick();
  assert.equal(used(), 0);
  turns.settle(1);
  assert.deepEqual(
    (await Promise.all(answers)).map((one) => one.kind === 'counted' && one.used),
    [1, 2],
  );
});

test('an end rejects all that wait and all that come, and counts nothing', async () => {
  const { count, used } = counter(9);
  const turns = createCountingTurns(count, 2, 'together');
  const waiting = assert.rejects(turns.count(0), /gone/);
  turns.end(new Error('gone'));
  await waiting;
  await assert.rejects(turns.count(1), /gone/);
  assert.equal(used(), 0);
});
