// Notes on flips: what the other flip would do.

import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import { symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import type { FlippedLine } from './reversal.ts';

const [A, B] = [symbol('A'), symbol('B')];

const ALONE: { readonly [L in FlippedLine]: Prose } = {
  row: say`A single row is reversed by the other flip, from left to right.`,
  column: say`A single column is reversed by the other flip, upside down.`,
};

/** What the other flip would do to this matrix, where that is worth knowing. */
export function notesOf(line: FlippedLine): (arrangement: Arrangement) => readonly Prose[] {
  return ({ a }) => {
    const [length, across] = line === 'row' ? [a.rows, a.columns] : [a.columns, a.rows];
    if (length === 1 && across > 1) return [ALONE[line]];
    const found = structuresOf(a);
    if (found.has('identity')) {
      return [
        say`${structureClaim('identity')}, so ${B} is the exchange matrix: a product with it reverses the order of rows or columns.`,
      ];
    }
    return found.has('symmetric') && !found.has('zero') && a.rows > 1
      ? [say`${structureClaim('symmetric')}, so the other flip of ${A} gives the transpose of ${B}.`]
      : [];
  };
}
