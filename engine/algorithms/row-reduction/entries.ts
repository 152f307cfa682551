// The entries of a row that a row operation changes, each worked out: what the full story adds.

import { type Block, formula, onlyInFull } from '../../document/block.ts';
import { equal, type Expression, list, negative, number, numbers, product, sum } from '../../document/expression.ts';
import { add, divide, type Entry, equals, negate, signOf } from '../../exact/entry.ts';
import { ONE } from '../../exact/rational.ts';
import type { Clearing, RowMoves, Rows } from './moves.ts';

/** Longer rows are read for their result. */
const LONGEST_ROW = 8;

/** A line for each changed row; none where a row has one entry, whose working is told anyway, or too many. */
export function entriesInFull(lines: readonly Expression[]): readonly Block[] {
  return onlyInFull(...lines.filter(isShown).map((line) => formula(line)));
}

function isShown(line: Expression): boolean {
  if (line.kind !== 'relation' || line.first.kind !== 'list') return false;
  const { length } = line.first.items;
  return length > 1 && length <= LONGEST_ROW;
}

/** (4 − 4 · 1, 5 − 4 · 2) = (0, −3) */
export function clearedEntries(
  rows: Rows<Entry>,
  { target, keep, factor, kept, multiple }: Clearing<Entry>,
): Expression {
  return worked(
    kept.map((value, place) => difference([keep, value], [factor, multiple[place]])),
    rows[target],
  );
}

export function combinedEntries({ rows, target, factor, multiple }: RowMoves<Entry>['combine']): Expression {
  const before = rows[target].map((value, place) => ({ value, taken: multiple[place] }));
  return worked(
    before.map(({ value, taken }) => difference([ONE, add(value, taken)], [factor, taken])),
    rows[target],
  );
}

function worked(entries: readonly Expression[], values: readonly Entry[]): Expression {
  return equal(list(entries), list(numbers(values)));
}

type Part = readonly [factor: Entry, product: Entry];

/** keep · x − factor · p, of which the products are given. */
function difference([keep, kept]: Part, [factor, taken]: Part): Expression {
  const second = times(signOf(factor) < 0 ? negate(factor) : factor, divide(taken, factor));
  return sum(times(keep, divide(kept, keep)), signOf(factor) < 0 ? second : negative(second));
}

function times(factor: Entry, value: Entry): Expression {
  return equals(factor, ONE) ? number(value) : product('dot', number(factor), number(value));
}
