// Where the entries of a result are worked out one by one, the lines that they end in: together they are the answer.

import type { Line } from '@matrixsteps/notation/term.ts';
import { chainsOf } from './statistic-groups.ts';
import type { ValueTask } from './tasks.ts';
import { scalar } from './value.ts';

/** Null where the lines do not give each entry of the result, in its order or by its place. */
export function entryEnds(lines: readonly Line[], { result = null }: ValueTask): NonNullable<ValueTask['ends']> | null {
  if (result === null || result.kind !== 'matrix' || lines.length === 0) return null;
  const entries = result.rows.flatMap((row, i) => row.map((entry, j) => ({ entry, row: i + 1, column: j + 1 })));
  if (entries.length < 2) return null;
  if (lines.every(({ content }) => content.kind === 'entries')) {
    const ends = entries.map(({ row, column }) =>
      lines.findLastIndex(
        ({ content }) =>
          content.kind === 'entries' && content.entries.some((one) => one.row === row && one.column === column),
      ),
    );
    return ends.includes(-1) ? null : [...new Set(ends)].map((line) => ({ line, result }));
  }
  const chains = chainsOf(lines, entries.length);
  if (chains === null) return null;
  return chains.flatMap((chain, index) => {
    const line = chain.at(-1);
    return line === undefined ? [] : [{ line, result: scalar(entries[index].entry) }];
  });
}
