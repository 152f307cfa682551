// Random choices that a seed decides: the same seed makes the same choices on every machine.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Random {
  /** A whole number between two bounds, both included. */
  integer(from: number, to: number): number;
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** The same items in some order. */
  shuffled<Item>(items: readonly Item[]): readonly Item[];
  /** A yes in so many of a hundred cases. */
  chance(percent: number): boolean;
}

/** The choices of a seed, a whole number from 0 to 2^32 - 1. */
export function randomOf(seed: number): Random {
  const generator = xoroshiro128plus(scattered(seed));
  const integer = (from: number, to: number): number => uniformInt(generator, from, to);
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)],
    shuffled: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [order[last], order[other]] = [order[other], order[last]];
      }
      return order;
    },
    chance: (percent) => integer(1, 100) <= percent,
  };
}

/**
 * The seed of one exercise of a sheet, from the seed of the sheet and the place of the exercise, counted from 0. The first exercise has
 * the seed of the sheet. The others are scattered, so that sheets with seeds that follow each other share no exercise but by chance.
 */
export function sheetSeed(first: number, index: number): number {
  return index === 0 ? first : scattered(first + Math.imul(index, GOLDEN_RATIO)) >>> 0;
}

/** 2^32 divided by the golden ratio, as an odd number: its multiples fall far apart (D. E. Knuth, TAOCP 3, 6.4). */
const GOLDEN_RATIO = 0x9e3779b1;

/** Seeds that follow each other, far apart. Source: the finalizer of MurmurHash3 (Austin Appleby, 2011). */
function scattered(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
