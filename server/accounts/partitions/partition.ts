// Partitions: the accounts are divided by their e-mail addresses, and a list of databases divides the partitions.

import { crc32 } from 'node:zlib';

/** Never changed: keys and ids that were given out lie in one of these. */
export const partitionCount = 64;

/** The partition of a normalized e-mail address, of the id of an account, or of a key: from 0 to 63. */
export function partitionOf(text: string): number {
  return crc32(text) % partitionCount;
}

/** Draws until the text lies in the partition: 64 times on average. */
export function drawInPartition(partition: number, draw: () => string): string {
  for (;;) {
    const text = draw();
    if (partitionOf(text) === partition) return text;
  }
}

/** The place with the most partitions, the earliest of several. */
function fullestOf(sizes: readonly number[]): number {
  return sizes.indexOf(Math.max(...sizes));
}

/**
 * For each partition the places of the databases in a list of `databases`, from 0, in the order in which they are asked for an account:
 * its present place, then those that it had in shorter lists, the latest first, then all others. Each further database takes an equal
 * part of the partitions, evenly from all before it. So a list that grows at its end moves few partitions.
 */
export function orderDatabases(databases: number): readonly (readonly number[])[] {
  const orders = Array.from({ length: partitionCount }, () => [0]);
  const sizes = [partitionCount];
  for (let place = 1; place < databases; place += 1) {
    sizes.push(0);
    while (sizes[place] < Math.floor(partitionCount / (place + 1))) {
      const giver = fullestOf(sizes);
      const moved = orders.find(([present]) => present === giver);
      moved?.unshift(place);
      sizes[giver] -= 1;
      sizes[place] += 1;
    }
  }
  const all = Array.from({ length: databases }, (_, place) => place);
  return orders.map((order) => [...order, ...all.filter((place) => !order.includes(place))]);
}
