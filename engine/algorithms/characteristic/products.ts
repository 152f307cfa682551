// The products of small determinants: ad - bc, and those of the rule of Sarrus that are not 0.

import type { Rows } from '../row-reduction/moves.ts';
import { added, type Expression, negative, numbers, product } from '../../document/expression.ts';
import { type Entry, isZero } from '../../exact/entry.ts';

/** The working of a 2x2 or 3x3 determinant as one member of a relation; none where every product of a 3x3 one is 0. */
export function productsOf(rows: Rows<Entry>): readonly Expression[] {
  if (rows.length === 2) {
    const [[a, b], [c, d]] = rows;
    return [added([times(a, d), negative(times(b, c))])];
  }
  const [[a, b, c], [d, e, f], [g, h, i]] = rows;
  const falling = [
    [a, e, i],
    [b, f, g],
    [c, d, h],
  ].filter(hasNoZero);
  const rising = [
    [c, e, g],
    [a, f, h],
    [b, d, i],
  ].filter(hasNoZero);
  const terms = [
    ...falling.map((factors) => times(...factors)),
    ...rising.map((factors) => negative(times(...factors))),
  ];
  return terms.length === 0 ? [] : [added(terms)];
}

/** The end of a sentence about the products of the rule of Sarrus: that some are left out, where there are such. */
export function withoutZeroProducts(...minors: readonly Rows<Entry>[]): string {
  return minors.some((rows) => rows.flat().some(isZero)) ? '; those with a zero are left out.' : '.';
}

function hasNoZero(factors: readonly Entry[]): boolean {
  return !factors.some(isZero);
}

function times(...factors: readonly Entry[]): Expression {
  return product('dot', ...numbers(factors));
}
