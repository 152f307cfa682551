import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { createFairQueue } from './fair-queue.ts';

/** A queue of items that are named by their account and a number: `a1`, `a2`, `b1`. */
function queueOf(...items: readonly string[]) {
  const queue = createFairQueue<string>();
  for (const item of items) queue.add(item.slice(0, 1), item);
  return queue;
}

function takeAll(queue: ReturnType<typeof queueOf>): readonly string[] {
  const taken: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
}

for (const [name, items, order] of [
  ['nobody', [], []],
  ['one account: first come, first served', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
  ['two accounts take turns', ['a1', 'a2', 'a3', 'b1', 'b2'], ['a1', 'b1', 'a2', 'b2', 'a3']],
  [
    'who comes last is served after one item of each other',
    ['a1', 'a2', 'b1', 'b2', 'c1'],
    ['a1', 'b1', 'c1', 'a2', 'b2'],
  ],
] as const) {
  test(name, () => assert.deepEqual(takeAll(queueOf(...items)), order));
}

test('an account that comes again waits for its next turn', () => {
  const queue = queueOf('a1', 'b1', 'b2');
  assert.equal(queue.take(), 'a1');
  queue.add('a', 'a2');
  assert.deepEqual(takeAll(queue), ['b1', 'a2', 'b2']);
});

test('an account that may not be served keeps its turn', () => {
  const queue = queueOf('a1', 'b1', 'b2');
  assert.equal(
    queue.take((account) => account !== 'a'),
    'b1',
  );
  assert.equal(
    queue.take(() => false),
    undefined,
  );
  assert.deepEqual(takeAll(queue), ['a1', 'b2']);
});

for (const [name, items, account, ahead] of [
  ['an empty queue', [], 'a', 0],
  ['its own items', ['a1', 'a2', 'a3'], 'a', 3],
  ['one of each other account', ['a1', 'a2', 'a3', 'b1'], 'c', 2],
  ['an account that is not known yet', ['a1', 'a2', 'a3', 'b1'], null, 2],
  ['its own, and as many and one of the others', ['a1', 'a2', 'a3', 'b1'], 'b', 3],
] as const) {
  test(`what is ahead: ${name}`, () => assert.equal(queueOf(...items).ahead(account), ahead));
}

for (const [name, items, account, displaced] of [
  ['the newest of the account with the most', ['a1', 'a2', 'b1', 'a3'], 'c', 'a3'],
  ['an account with as many displaces none', ['a1', 'b1'], 'a', null],
  ['nor one that would have as many then', ['a1', 'a2', 'b1'], 'b', null],
  ['nor does a newcomer where each has one', ['a1', 'b1'], 'c', null],
] as const) {
  test(`displaced: ${name}`, () => {
    const queue = queueOf(...items);
    assert.equal(queue.displaceFor(account), displaced);
    assert.deepEqual(takeAll(queue).toSorted(), items.filter((item) => item !== displaced).toSorted());
  });
}

test('what is taken out is not served', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  assert.equal(queue.remove('a', 'a1'), true);
  assert.equal(queue.remove('a', 'a1'), false);
  assert.equal(queue.remove('c', 'c1'), false);
  assert.equal(queue.ahead('b'), 2);
  assert.deepEqual(takeAll(queue), ['a2', 'b1']);
});

test('whatever comes and goes: nothing is lost, no account waits for two items of another one', () => {
  const step = fc.tuple(
    fc.constantFrom('add', 'add', 'take', 'remove', 'displace'),
    fc.constantFrom('a', 'b', 'c', 'd'),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const queue = createFairQueue<string>();
      const waiting = new Set<string>();
      const countOf = (account: string) => [...waiting].filter((item) => item.startsWith(account)).length;
      steps.forEach(([kind, account], number) => {
        const oldest = [...waiting].find((item) => item.startsWith(account));
        if (kind === 'add') {
          queue.add(account, `${account}${number}`);
          waiting.add(`${account}${number}`);
        } else if (kind === 'take') {
          const item = queue.take();
          assert.equal(item === undefined, waiting.size === 0);
          if (item !== undefined) assert.ok(waiting.delete(item));
        } else if (kind === 'displace') {
          const own = countOf(account);
          const item = queue.displaceFor(account);
          if (item !== null) assert.ok(waiting.delete(item) && countOf(item.slice(0, 1)) > own);
        } else if (oldest !== undefined) {
          assert.ok(queue.remove(account, oldest) && waiting.delete(oldest));
        }
        assert.equal(queue.length(), waiting.size);
        const expected = ['a', 'b', 'c', 'd'].reduce(
          (sum, other) => sum + Math.min(countOf(other), countOf(account) + 1),
          0,
        );
        assert.equal(queue.ahead(account), expected);
      });
      // From here on nobody comes: each account is served at least once in so many takes as there are accounts.
      let last: string[] = [];
      for (let item = queue.take(); item !== undefined; item = queue.take()) {
        const account = item.slice(0, 1);
        if (last.includes(account)) {
          const others = last.slice(last.lastIndexOf(account) + 1);
          for (const other of ['a', 'b', 'c', 'd']) {
            if (other !== account && countOf(other) > 0) assert.ok(others.includes(other), `${other} was passed over`);
          }
        }
        last = [...last, account];
        waiting.delete(item);
      }
      assert.equal(waiting.size, 0);
    }),
    { seed: 20260101, numRuns: 300 },
  );
});
