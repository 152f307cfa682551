import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { generateKey, isWellFormedKey } from '../keys/api-key.ts';
import { maxDatabases } from '../../settings/database-list.ts';
import { drawInPartition, orderDatabases, partitionCount, partitionOf } from './partition.ts';

/** How many of the texts lie in each partition. */
function sizesOf(texts: readonly string[]): readonly number[] {
  const sizes = Array.from({ length: partitionCount }, () => 0);
  for (const text of texts) sizes[partitionOf(text)] += 1;
  return sizes;
}

const kinds: readonly (readonly [name: string, make: (place: number) => string])[] = [
  ['addresses that differ in a number', (place) => `student${place}@example.com`],
  ['addresses of many domains', (place) => `info@school${place}.example.org`],
  ['ids', () => randomUUID()],
  ['keys', () => generateKey()],
];

for (const [name, make] of kinds) {
  test(`${name} are spread evenly over the partitions`, () => {
    const sizes = sizesOf(Array.from({ length: 64 * 400 }, (_, place) => make(place)));
    // 400 on average. Six standard deviations of a fair draw are 120.
    assert.ok(Math.min(...sizes) > 280 && Math.max(...sizes) < 520, sizes.join(' '));
  });
}

test('the partition of a text stays what it was', () => {
  assert.deepEqual(
    ['ada@example.com', 'bob@example.com', '6a1f4a50-5f0c-4b1e-9d2a-0f8f6a1c2b3d'].map(partitionOf),
    [32, 58, 36],
  );
});

test('a key is drawn in any partition, and is a whole key', () => {
  for (let partition = 0; partition < partitionCount; partition += 1) {
    const key = drawInPartition(partition, generateKey);
    assert.equal(partitionOf(key), partition);
    assert.ok(isWellFormedKey(key));
  }
});

test('each list asks every database once, and gives all of them as many partitions, but for one', () => {
  for (let databases = 1; databases <= maxDatabases; databases += 1) {
    const orders = orderDatabases(databases);
    assert.equal(orders.length, partitionCount);
    const sizes = Array.from({ length: databases }, () => 0);
    for (const order of orders) {
      assert.equal(new Set(order).size, databases);
      sizes[order[0]] += 1;
    }
    assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1, `${databases}: ${sizes.join(' ')}`);
  }
});

test('a list that grows at its end gives partitions to the new database and moves no others', () => {
  for (let databases = 2; databases <= maxDatabases; databases += 1) {
    const before = orderDatabases(databases - 1);
    for (const [partition, order] of orderDatabases(databases).entries()) {
      const asked = order[0] === databases - 1 ? order.slice(1) : order.slice(0, -1);
      assert.deepEqual(asked, before[partition]);
    }
  }
});
