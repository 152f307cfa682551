// Markov chains by the states that lead to each other: the period of a closed class.

import { gcd } from '../../../exact/gcd.ts';
import { entry, type Matrix } from '../../../exact/matrix.ts';
import { isZero } from '../../../exact/rational.ts';

/**
 * The period of the class of states around one state: each way back to it takes a multiple of so many steps (Kemeny & Snell, Finite
 * Markov Chains, 1.4).
 * @param chain column j holds the shares of the states that follow state j
 * @param states those of a closed class, counted from 0
 */
export function periodOf(chain: Matrix, states: readonly number[]): number {
  const distance = new Map([[states[0], 0]]);
  const waiting = [states[0]];
  let period = 0n;
  for (const from of waiting) {
    const steps = (distance.get(from) ?? 0) + 1;
    for (const to of states) {
      if (isZero(entry(chain, to, from))) continue;
      const known = distance.get(to);
      if (known === undefined) {
        distance.set(to, steps);
        waiting.push(to);
      } else period = gcd(period, BigInt(Math.abs(steps - known)));
    }
  }
  return Number(period);
}
