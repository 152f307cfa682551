// Vectors of whole numbers whose lengths are whole.

import type { Random } from '../../../learning/random.ts';

/** Vectors with whole lengths, and their lengths. */
const WHOLE = [
  [[3, 4], 5],
  [[5, 12], 13],
  [[8, 15], 17],
] as const;
const WHOLE_IN_SPACE = [
  [[1, 2, 2], 3],
  [[2, 3, 6], 7],
  [[4, 4, 7], 9],
  [[2, 6, 9], 11],
] as const;

type WholeVector = readonly [entries: readonly number[], length: number];

/** Entries in a drawn order, of two or of three directions. */
export function drawWhole(random: Random, isInSpace: boolean): WholeVector {
  const [entries, length] = random.pick<WholeVector>(isInSpace ? WHOLE_IN_SPACE : WHOLE);
  return [random.shuffled(entries), length];
}
