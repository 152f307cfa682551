import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTokenBuckets } from './token-buckets.ts';

test('a bucket is full at first, is emptied below nothing, and gains with time until it is full', () => {
  const buckets = createTokenBuckets(5, 10);
  assert.equal(buckets.level('ada', 0), 10);
  buckets.take('ada', 25, 0);
  assert.equal(buckets.level('ada', 0), -15);
  assert.equal(buckets.level('ada', 3000), 0);
  assert.equal(buckets.level('ada', 60_000), 10);
  assert.equal(buckets.level('bob', 0), 10);
});

test('a clock that goes back gives nothing', () => {
  const buckets = createTokenBuckets(5, 10);
  buckets.take('ada', 4, 5000);
  assert.equal(buckets.level('ada', 0), 6);
});

test('full buckets are forgotten, others are not', () => {
  const buckets = createTokenBuckets(1, 10);
  buckets.take('ada', 10, 60_000);
  for (let account = 0; account < 12_000; account += 1) buckets.take(`account ${account}`, 1, 0);
  assert.equal(buckets.level('ada', 60_000), 0);
  buckets.take('bob', 1, 60_000);
  for (let account = 0; account < 25_000; account += 1) buckets.take(`later ${account}`, 0, 60_000);
  assert.ok(buckets.size() <= 25_000, String(buckets.size()));
  assert.equal(buckets.level('ada', 60_000), 0);
  assert.equal(buckets.level('bob', 60_000), 9);
});

test('there are never more than 100,000, and the emptiest are kept', () => {
  const buckets = createTokenBuckets(1, 10);
  buckets.take('ada', 10, 0);
  for (let account = 0; account < 150_000; account += 1) {
    buckets.take(`account ${account}`, 1, 0);
    if (account % 10_000 === 0) assert.ok(buckets.size() <= 100_000);
  }
  assert.ok(buckets.size() <= 100_000, String(buckets.size()));
  assert.equal(buckets.level('ada', 0), 0);
});
