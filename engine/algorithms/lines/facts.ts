// Facts found on the way to a statistic, by name.

import type { Intermediate } from '../../catalogue/operation.ts';
import { type LineInput, lineLength } from './solve.ts';

/** Something found for one line: `sums`, and the sum of the line. */
export interface LineFact {
  readonly name: string;
  readonly value: unknown;
}

/** How many numbers each line holds, and the facts of each name in the order of the lines. */
export function lineFacts(input: LineInput, found: readonly LineFact[]): Intermediate {
  const byName = Map.groupBy(found, ({ name }) => name);
  return {
    count: lineLength(input),
    ...Object.fromEntries([...byName].map(([name, facts]) => [name, facts.map(({ value }) => value)])),
  };
}
