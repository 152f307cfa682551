// Operands: what the programs of entry-by-entry operations are given.

import type { EntrywiseInput } from '../../algorithms/entrywise/solve.ts';
import { entryAt, type ExactMatrix } from '../../exact/matrix.ts';
import type { AskedValue } from '../../learning/implementation.ts';

/** The matrix a, and b as it was written: a matrix, or one number. */
export function operands({
  a,
  b,
  scalar,
}: EntrywiseInput<ExactMatrix>): readonly (readonly [name: string, value: AskedValue])[] {
  return [
    ['a', a],
    ['b', scalar ? entryAt(b, 0) : b],
  ];
}

/** Rows of rows in TypeScript; `entry` combines x with y, the entry of b at the same place or the number itself. */
export function typescriptEntries({ scalar }: EntrywiseInput<ExactMatrix>, entry: (y: string) => string): string {
  return scalar
    ? `a.map((row) => row.map((x) => ${entry('b')}))`
    : `a.map((row, i) => row.map((x, j) => ${entry('b[i][j]')}))`;
}
