import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorkQueue } from './work-queue.ts';

/** A queue on a clock that its work moves, with slices that the test starts. */
function createSlices(mostMilliseconds: number) {
  let time = 0;
  let next: (() => void) | null = null;
  const queue = createWorkQueue(mostMilliseconds, {
    now: () => time,
    afterConnections: (work) => {
      assert.equal(next, null, 'one slice at a time');
      next = work;
    },
  });
  const done: number[] = [];
  let named = 0;
  /** Requests of an account that arrive, each of which takes this long. Gives how many are refused. */
  function arrive(requests: number, milliseconds: number, account = 'ada'): number {
    let refused = 0;
    for (let count = 0; count < requests; count += 1) {
      if (queue.isOverloaded(account)) {
        refused += 1;
      } else {
        const name = named++;
        void queue.run(account, async () => {
          time += milliseconds;
          done.push(name);
        });
      }
    }
    return refused;
  }
  /** Runs a slice, and then lets time pass. Gives how many requests it served. */
  function slice(pause = 0): number {
    const before = done.length;
    const work = next;
    next = null;
    work?.();
    time += pause;
    return done.length - before;
  }
  /** The queue serves requests that take this long, one by one, until it knows of no others. */
  function learn(milliseconds: number): void {
    for (let count = 0; count * milliseconds < 2000; count += 1) {
      arrive(1, milliseconds);
      slice();
    }
    done.splice(0);
    named = 0;
  }
  return { queue, arrive, slice, learn, done, isIdle: () => next === null };
}

test('requests are served in their order, all in one slice where that is short', () => {
  const { arrive, slice, done, isIdle } = createSlices(250);
  arrive(4, 1);
  assert.deepEqual(done, []);
  assert.equal(slice(), 4);
  assert.deepEqual(done, [0, 1, 2, 3]);
  assert.ok(isIdle());
});

test('a slice ends after 5 ms, and the next one goes on', () => {
  const { arrive, slice, done, isIdle } = createSlices(250);
  arrive(12, 1);
  assert.equal(slice(), 5);
  arrive(1, 1);
  assert.equal(slice(), 5);
  assert.equal(slice(), 3);
  assert.deepEqual(done, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  assert.ok(isIdle());
});

test('a long request is not cut', () => {
  const { arrive, slice } = createSlices(250);
  arrive(2, 40);
  assert.equal(slice(), 1);
  assert.equal(slice(), 1);
});

test('a request that would wait longer than allowed is refused, and no other', () => {
  const { arrive, slice, learn } = createSlices(251);
  learn(2);
  assert.equal(arrive(200, 2), 200 - 126);
  // Three of 2 ms fit into a slice of 5 ms.
  assert.equal(slice(), 3);
  assert.equal(arrive(5, 2), 2);
});

test('what happens between the slices counts as waiting', () => {
  const { arrive, slice, learn } = createSlices(251);
  learn(1);
  assert.equal(arrive(200, 1), 0);
  // 5 requests in 10 ms, again and again: 2 ms for each in the end.
  for (let count = 0; count < 39; count += 1) {
    assert.equal(slice(5), 5);
    arrive(5, 1);
  }
  assert.ok(arrive(1, 1) > 0);
});

test('when the queue is shorter again, everything is accepted again', () => {
  const { arrive, slice, learn } = createSlices(251);
  learn(10);
  assert.equal(arrive(40, 10), 14);
  for (let count = 0; count < 26; count += 1) slice();
  assert.equal(arrive(20, 10), 0);
});

test('a class of 400 that starts at once is served, although the first request after the start takes long', () => {
  const { arrive, slice } = createSlices(500);
  assert.equal(arrive(1, 300), 0);
  assert.equal(slice(), 1);
  assert.equal(arrive(399, 0.5), 0);
});

test('nor does one slow request refuse a class later on', () => {
  const { arrive, slice, learn } = createSlices(500);
  learn(0.5);
  arrive(1, 100);
  slice();
  assert.equal(arrive(400, 0.5), 0);
});

test('requests that are slow each time are learned within some tenths of a second', () => {
  const { arrive, slice, learn } = createSlices(500);
  learn(0.1);
  arrive(15, 20);
  for (let count = 0; count < 15; count += 1) slice();
  assert.ok(arrive(50, 20) > 0);
});

test('accounts take turns, and the one that fills the queue is refused', () => {
  const { queue, arrive, slice, learn, done } = createSlices(100);
  learn(5);
  assert.equal(arrive(100, 5, 'hog'), 79);
  assert.equal(queue.isOverloaded('hog'), true);
  assert.equal(queue.isOverloaded('ada'), false);
  assert.equal(queue.isOverloaded(null), false);
  const first = done.length + 21;
  assert.equal(arrive(2, 5, 'ada'), 0);
  for (let count = 0; count < 4; count += 1) slice();
  // One of the other account, one of hers, and again.
  assert.deepEqual(done, [0, first, 1, first + 1]);
});

test('where too many accounts wait, everybody is refused', () => {
  const { queue, arrive, learn } = createSlices(100);
  learn(5);
  for (let account = 0; account < 21; account += 1) assert.equal(arrive(1, 5, `account ${account}`), 0);
  assert.equal(queue.isOverloaded(null), true);
  assert.equal(queue.isOverloaded('newcomer'), true);
});

test('a limit of 0 refuses nothing', () => {
  const { arrive, slice } = createSlices(0);
  arrive(1, 100);
  slice();
  assert.equal(arrive(10_000, 100), 0);
});

test('the outcome of the work is given, and its failure', async () => {
  const { run } = createWorkQueue(0);
  assert.equal(await run('ada', async () => 5), 5);
  await assert.rejects(
    run('ada', async () => {
      throw new Error('in vain');
    }),
    /in vain/,
  );
});
