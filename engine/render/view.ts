// The view: everything that a renderer knows about how its reader wants to see an expression.

import type { NumberStyle, WritingConventions } from './style.ts';

/** Whether large matrices, lists, sums and products are elided as in a textbook, or shown whole. */
export type Extent = 'elided' | 'whole';

/** One handler for each format is built over a view. */
export interface View {
  readonly numbers: NumberStyle;
  readonly extent: Extent;
  /** Whether fractions stand one over the other (and so need no parentheses in a product) or on one line. */
  readonly layout: 'linear' | 'built-up';
}

/** Equal views are one object, so that what is built over a view is built once. They are few, as decimal places are. */
export function viewOf(numbers: NumberStyle, extent: Extent, layout: View['layout']): View {
  const { decimals, notation, working, conventions } = numbers;
  const places = placesKey(decimals) * 32 + (working === undefined ? 0 : 1 + placesKey(working.approximations));
  const shown = (notation === 'decimal' ? 4 : 0) + (extent === 'whole' ? 2 : 0) + (layout === 'linear' ? 1 : 0);
  const key = (places * 8 + shown) * CONVENTIONS + (conventions === undefined ? 0 : conventionsKey(conventions));
  const known = views.get(key);
  if (known !== undefined) return known;
  const kept: NumberStyle = {
    decimals,
    notation,
    ...(working === undefined ? {} : { working }),
    ...(conventions === undefined ? {} : { conventions }),
  };
  const view: View = { numbers: kept, extent, layout };
  views.set(key, view);
  return view;
}

/** So many combinations of conventions, and none of them. */
const CONVENTIONS = 64;

/** A number from 1 to 36. */
function conventionsKey({ determinant, rowOperations, rowLetter, decimalSeparator }: WritingConventions): number {
  const operations = ['arrow', 'assignment', 'beside'].indexOf(rowOperations);
  const letter = ['R', 'L', 'r'].indexOf(rowLetter);
  return 1 + (determinant === 'det' ? 1 : 0) + (decimalSeparator === ',' ? 2 : 0) + 4 * (3 * operations + letter);
}

/** A number from 0 to 16 for no places and for 0 to 15 of them. */
function placesKey(places: number | null): number {
  return places === null ? 0 : places + 1;
}

const views = new Map<number, View>();

/** What is built over a view, built when it is first asked for. Views come from `viewOf`. */
export function perView<Built>(build: (view: View) => Built): (view: View) => Built {
  const known = new Map<View, Built>();
  return (view) => {
    const found = known.get(view) ?? build(view);
    known.set(view, found);
    return found;
  };
}

/** The same view without rounding. */
export function exactView(view: View): View {
  return view.numbers.decimals === null ? view : viewOf({ ...view.numbers, decimals: null }, view.extent, view.layout);
}

/** The view in which exponents are shown: never rounded, because a power with another exponent is another number. */
export const exponentView = exactView;
