import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBurstLimit } from './burst.ts';

test('twice the rate at once, then the rate', () => {
  const burst = createBurstLimit(5);
  for (let taken = 0; taken < 10; taken += 1) assert.equal(burst.take('ada', 1000), 0, `token ${taken}`);
  assert.equal(burst.take('ada', 1000), 200);
  assert.ok(burst.take('ada', 1199) > 0);
  assert.equal(burst.take('ada', 1201), 0);
  assert.ok(burst.take('ada', 1201) > 0);
  const later = Array.from({ length: 12 }, () => burst.take('ada', 60_000));
  assert.equal(later.filter((wait) => wait === 0).length, 10);
});

test('a slow rate waits no longer than its token takes', () => {
  const burst = createBurstLimit(1);
  assert.deepEqual([burst.take('ada', 0), burst.take('ada', 0), burst.take('ada', 0)], [0, 0, 1000]);
});

test('each refused request gets a turn after those before it', () => {
  const burst = createBurstLimit(4);
  const waits = Array.from({ length: 14 }, () => burst.take('ada', 0));
  assert.deepEqual(waits, [0, 0, 0, 0, 0, 0, 0, 0, 250, 500, 750, 1000, 1250, 1500]);
});

test('turns pass with time, also where nobody comes back', () => {
  const burst = createBurstLimit(2);
  for (let asked = 0; asked < 12; asked += 1) burst.take('ada', 0);
  assert.equal(burst.take('ada', 0), 4500);
  for (let taken = 0; taken < 4; taken += 1) assert.equal(burst.take('ada', 60_000), 0);
  assert.equal(burst.take('ada', 60_000), 500);
});

test('nobody is told to wait for more than 30 seconds', () => {
  const burst = createBurstLimit(1);
  const waits = Array.from({ length: 5000 }, () => burst.take('ada', 0));
  assert.equal(Math.max(...waits), 30_000);
});

for (const [count, perSecond] of [
  [500, 50],
  [1500, 50],
  [7, 1],
] as const) {
  test(`of ${count} at once at ${perSecond} a second, each that waits the whole seconds it is told is refused once at most`, () => {
    const burst = createBurstLimit(perSecond);
    const waits = Array.from({ length: count }, () => burst.take('ada', 0));
    const returns = waits.filter((wait) => wait > 0).map((wait) => Math.ceil(wait / 1000) * 1000);
    assert.equal(returns.length, count - 2 * perSecond);
    for (const at of returns.toSorted((one, other) => one - other)) assert.equal(burst.take('ada', at), 0, String(at));
  });
}

test('what remains is told without being used', () => {
  const burst = createBurstLimit(3);
  assert.equal(burst.remaining('ada', 0), 6);
  burst.take('ada', 0);
  assert.deepEqual([burst.remaining('ada', 0), burst.remaining('ada', 0)], [5, 5]);
});

test('accounts have buckets and turns of their own', () => {
  const burst = createBurstLimit(1);
  for (let taken = 0; taken < 4; taken += 1) burst.take('ada', 0);
  assert.deepEqual([burst.take('bob', 0), burst.take('bob', 0), burst.take('bob', 0)], [0, 0, 1000]);
});

test('a clock that goes back gives nothing and takes nothing', () => {
  const burst = createBurstLimit(1);
  burst.take('ada', 5000);
  assert.equal(burst.take('ada', 0), 0);
  assert.equal(burst.take('ada', 0), 1000);
});

test('0 turns it off', () => {
  const burst = createBurstLimit(0);
  assert.ok(Array.from({ length: 1000 }, () => burst.take('ada', 0)).every((wait) => wait === 0));
  assert.equal(burst.remaining('ada', 0), Infinity);
});

test('many accounts are swept without forgetting an empty bucket', () => {
  const burst = createBurstLimit(1);
  burst.take('ada', 10_000);
  burst.take('ada', 10_000);
  for (let account = 0; account < 12_000; account += 1) burst.take(`account ${account}`, 0);
  assert.equal(burst.take('ada', 10_000), 1000);
});
