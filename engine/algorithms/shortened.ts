// Long lists and sums, shortened as textbooks do: the first entries, dots, the last.
// Above: the tellings of statistics and of the trace. Below: document/.

import { added, elided, type Expression, list, number } from '../document/expression.ts';
import type { Rational } from '../exact/rational.ts';
import type { Scalar } from '../exact/scalar.ts';

/** Longer lists are shown with dots: so many entries before them, and the last. */
export const LONGEST_LIST = 12;
const FIRST_SHOWN = 4;

/** A list in round brackets, with dots where it is long. */
export function shortList(values: readonly Scalar[]): Expression {
  return list(shortened(values.map(number)));
}

/** Terms to add, with dots where there are many. */
export function shortSum(values: readonly Rational[]): Expression {
  return added(shortened(values.map(number)));
}

/** The items, with dots in place of the inner ones where there are many. */
export function shortened(items: readonly Expression[]): readonly Expression[] {
  if (items.length <= LONGEST_LIST) return items;
  return [...items.slice(0, FIRST_SHOWN), elided('row'), items[items.length - 1]];
}
