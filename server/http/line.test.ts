import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLine } from './line.ts';

/** A line on a clock that its work moves, with turns that the test takes. */
function createTurns(mostMilliseconds: number) {
  let time = 0;
  let next: (() => void) | null = null;
  const line = createLine(mostMilliseconds, {
    now: () => time,
    nextTurn: (work) => {
      assert.equal(next, null, 'one turn at a time');
      next = work;
    },
  });
  const done: number[] = [];
  let named = 0;
  /** Lets so many in, each of whom takes so long; those whom the line would keep waiting too long are refused. How many are? */
  function arrive(questions: number, milliseconds: number): number {
    let refused = 0;
    for (let count = 0; count < questions; count += 1) {
      if (line.isTooLong()) {
        refused += 1;
      } else {
        const name = named++;
        line.enter(() => {
          time += milliseconds;
          done.push(name);
        });
      }
    }
    return refused;
  }
  /** Takes a turn, and then lets time pass; how many have been served in it? */
  function turn(pause = 0): number {
    const before = done.length;
    const work = next;
    next = null;
    work?.();
    time += pause;
    return done.length - before;
  }
  return { arrive, turn, done, isIdle: () => next === null };
}

test('questions are served in their order, all in one turn where that is short', () => {
  const { arrive, turn, done, isIdle } = createTurns(250);
  arrive(4, 1);
  assert.deepEqual(done, []);
  assert.equal(turn(), 4);
  assert.deepEqual(done, [0, 1, 2, 3]);
  assert.ok(isIdle());
});

test('a turn ends after 5 ms, and the next one goes on', () => {
  const { arrive, turn, done, isIdle } = createTurns(250);
  arrive(12, 1);
  assert.equal(turn(), 5);
  arrive(1, 1);
  assert.equal(turn(), 5);
  assert.equal(turn(), 3);
  assert.deepEqual(done, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  assert.ok(isIdle());
});

test('a long question is not cut', () => {
  const { arrive, turn } = createTurns(250);
  arrive(2, 40);
  assert.equal(turn(), 1);
  assert.equal(turn(), 1);
});

test('whoever would wait for more than is allowed is refused, and nobody else', () => {
  const { arrive, turn } = createTurns(250);
  arrive(1, 2);
  turn();
  assert.equal(arrive(200, 2), 200 - 126);
  // Three of 2 ms fit into a slice of 5 ms.
  assert.equal(turn(), 3);
  assert.equal(arrive(5, 2), 2);
});

test('what happens between the turns is a part of the waiting', () => {
  const { arrive, turn } = createTurns(250);
  arrive(1, 1);
  turn();
  assert.equal(arrive(200, 1), 0);
  // 5 questions in 10 ms, again and again: 2 ms for each in the end.
  for (let count = 0; count < 39; count += 1) {
    assert.equal(turn(5), 5);
    arrive(5, 1);
  }
  assert.ok(arrive(1, 1) > 0);
});

test('a line that has never served anybody lets everybody in', () => {
  const { arrive } = createTurns(250);
  assert.equal(arrive(10_000, 1), 0);
});

test('when the line is shorter again, everybody is let in again', () => {
  const { arrive, turn } = createTurns(250);
  arrive(1, 10);
  turn();
  assert.equal(arrive(40, 10), 14);
  for (let count = 0; count < 26; count += 1) turn();
  assert.equal(arrive(20, 10), 0);
});

test('0 refuses nobody', () => {
  const { arrive, turn } = createTurns(0);
  arrive(1, 100);
  turn();
  assert.equal(arrive(10_000, 100), 0);
});
