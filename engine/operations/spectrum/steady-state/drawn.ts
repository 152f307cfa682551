// Chains to be drawn, in tenths: of two states by the shares that leave them, of three by columns of simple shares.

import { inTenths, type Rows } from '../../../learning/drawing.ts';
import type { Matrix } from '../../../exact/matrix.ts';
import type { Random } from '../../../learning/random.ts';

/** Of two states: so many tenths leave each of them in a step. */
export interface Leaving {
  readonly first: number;
  readonly second: number;
}

export function drawLeaving(random: Random): Leaving {
  return { first: random.integer(1, 9), second: random.integer(1, 9) };
}

/** The columns of the chain in tenths. */
export function tenthsOf({ first, second }: Leaving): Rows {
  return [
    [10 - first, second],
    [first, 10 - second],
  ];
}

export function chainOfTwo(leaving: Leaving): Matrix {
  return inTenths(tenthsOf(leaving));
}

/** Shares of three states in tenths. */
const SHARES: Rows = [
  [5, 5, 0],
  [2, 3, 5],
  [4, 4, 2],
  [6, 2, 2],
  [8, 2, 0],
  [0, 0, 10],
];

/** Three lists of shares, in tenths. */
export function drawShares(random: Random): Rows {
  return Array.from({ length: 3 }, () => random.shuffled(random.pick(SHARES)));
}
