// The words for blocks along a diagonal: where there are only zeros, and the facts that show it.

import { count, type Expression, list } from '../document/expression.ts';
import { holds, measure } from '../document/facts.ts';
import { type Prose, say } from '../document/prose.ts';
import type { Entry } from '../exact/entry.ts';
import type { DiagonalBlocks } from './blocks.ts';

/** Where there are only zeros. */
export const zerosBeside: { readonly [K in DiagonalBlocks['zeros']]: Prose } = {
  below: say`Below the blocks along the diagonal there are only zeros`,
  above: say`Above the blocks along the diagonal there are only zeros`,
  both: say`Outside of the blocks along the diagonal there are only zeros`,
};

/** For each cut between blocks, the part of the matrix that holds only zeros. */
export function zeroBlockFacts(
  matrix: Expression,
  blocks: DiagonalBlocks<Entry>['blocks'],
  size: number,
  zeros: DiagonalBlocks['zeros'],
): readonly Expression[] {
  const part = (rows: Expression, columns: Expression): Expression =>
    holds('zero', measure('columnsAt', measure('rowsAt', matrix, rows), columns));
  let cut = 0;
  return blocks.slice(0, -1).flatMap((block) => {
    cut += block.length;
    const [before, after] = [places(0, cut), places(cut, size)];
    return [...(zeros === 'above' ? [] : [part(after, before)]), ...(zeros === 'below' ? [] : [part(before, after)])];
  });
}

/** The places from one on, up to another, counted from 1. */
function places(from: number, to: number): Expression {
  return list(Array.from({ length: to - from }, (_, index) => count(from + index + 1)));
}
