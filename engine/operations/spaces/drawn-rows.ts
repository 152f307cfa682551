// Small whole numbers in questions about subspaces: lists of them as rows, and sums of their multiples.

import { count, type Expression, list } from '../../document/expression.ts';
import { pivotColumns } from '../../exact/kernels/pivot-columns.ts';
import { integerMatrix } from '../../exact/matrix.ts';
import { drawList, type Rows } from '../../learning/drawing.ts';
import { shown } from '../../learning/notation.ts';
import type { Random } from '../../learning/random.ts';

export function rankOf(rows: Rows): number {
  return pivotColumns(integerMatrix(rows)).pivots.length;
}

/** p times one list plus q times another of the same length. */
export function mixed(p: number, x: readonly number[], q: number, y: readonly number[]): readonly number[] {
  return x.map((entry, place) => p * entry + q * y[place]);
}

/** A list without zeros, from -5 to 6. */
export function drawLine(random: Random, length: number): readonly number[] {
  return drawList(random, length, { from: -5, to: 6, without: [0] });
}

/** The list as a column, or as a list in a line. */
export function shownLine(entries: readonly number[], along: 'rows' | 'columns'): Expression {
  return along === 'rows' ? list(entries.map(count)) : shown(...entries.map((entry) => [entry]));
}
