import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBurstLimit } from './burst.ts';

test('twice the rate at once, then the rate, and a wait of whole seconds', () => {
  const burst = createBurstLimit(5);
  for (let taken = 0; taken < 10; taken += 1) assert.equal(burst.take('ada', 1000), 0, `token ${taken}`);
  assert.equal(burst.take('ada', 1000), 1);
  assert.equal(burst.take('ada', 1199), 1);
  assert.equal(burst.take('ada', 1201), 0);
  assert.equal(burst.take('ada', 1201), 1);
  const later = Array.from({ length: 12 }, () => burst.take('ada', 60_000));
  assert.equal(later.filter((wait) => wait === 0).length, 10);
});

test('a slow rate waits no longer than its token takes', () => {
  const burst = createBurstLimit(1);
  assert.deepEqual([burst.take('ada', 0), burst.take('ada', 0), burst.take('ada', 0)], [0, 0, 1]);
});

test('accounts have buckets of their own', () => {
  const burst = createBurstLimit(1);
  burst.take('ada', 0);
  burst.take('ada', 0);
  assert.equal(burst.take('ada', 0), 1);
  assert.equal(burst.take('bob', 0), 0);
});

test('a clock that goes back gives nothing and takes nothing', () => {
  const burst = createBurstLimit(1);
  burst.take('ada', 5000);
  assert.equal(burst.take('ada', 0), 0);
  assert.equal(burst.take('ada', 0), 1);
});

test('0 turns it off', () => {
  const burst = createBurstLimit(0);
  assert.ok(Array.from({ length: 1000 }, () => burst.take('ada', 0)).every((wait) => wait === 0));
});

test('many accounts are swept without forgetting an empty bucket', () => {
  const burst = createBurstLimit(1);
  burst.take('ada', 10_000);
  burst.take('ada', 10_000);
  for (let account = 0; account < 12_000; account += 1) burst.take(`account ${account}`, 0);
  assert.equal(burst.take('ada', 10_000), 1);
});
