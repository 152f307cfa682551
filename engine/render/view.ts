// The view: everything that a renderer knows about how its reader wants to see an expression.
// Above: renderers, precedence.ts, typography.ts, elision.ts. Below: style.ts.

import type { NumberStyle } from './style.ts';

/** Whether large matrices, lists, sums and products are elided as in a textbook, or shown whole. */
export type Extent = 'elided' | 'whole';

/** One handler for each format is built over a view. */
export interface View {
  readonly numbers: NumberStyle;
  readonly extent: Extent;
  /** Whether fractions stand one over the other (and so need no parentheses in a product) or on one line. */
  readonly layout: 'linear' | 'built-up';
}

/** The view in which exponents are shown: never rounded, because a power with another exponent is another number. */
export function exponentView(view: View): View {
  return view.numbers.decimals === null ? view : { ...view, numbers: { ...view.numbers, decimals: null } };
}
