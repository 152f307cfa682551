// Whether numbers are few and small enough for a figure in which everything can be seen.

import { absolute, compare, type Entry, fractionText } from '../../exact/entry.ts';
import { integer } from '../../exact/rational.ts';

/** Longer coordinates and entries hide what is drawn. */
const LONGEST_NUMBER = 5;

/** Whether every number is short as it is written. */
export function areShort(values: readonly Entry[]): boolean {
  return values.every((value) => fractionText(value).length <= LONGEST_NUMBER);
}

/** Whether every number is short, and at most so large. */
export function areModerate(values: readonly Entry[], largest: number): boolean {
  return areShort(values) && values.every((value) => compare(absolute(value), integer(largest)) <= 0);
}
