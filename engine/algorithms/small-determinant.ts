// Small determinants in one line: their products written out, and whether the value is 0.

import {
  added,
  count,
  determinantOf,
  type Expression,
  negative,
  number,
  numbers,
  product,
  sum,
  symbol,
} from '../document/expression.ts';
import { type Prose, say } from '../document/prose.ts';
import { type Entry, isZero } from '../exact/entry.ts';

/** |A| = working = value, and that this is not 0 where it is not. */
export function determinantLine(working: readonly Expression[], value: Entry): Expression {
  const members = [...working, number(value)].map((right) => ({ comparison: 'equal', right }) as const);
  const last = isZero(value) ? [] : [{ comparison: 'unequal', right: count(0) } as const];
  return { kind: 'relation', first: determinantOf(symbol('A')), links: [...members, ...last] };
}

/** The products of a 1x1, 2x2 or 3x3 determinant with their signs: ad - bc, or the six of the rule of Sarrus. */
export function productsOf(rows: Rows<Entry>): Expression {
  if (rows.length === 1) return number(rows[0][0]);
  return sum(...signedProducts(rows).map(({ factors, sign }) => signedProduct(factors, sign)));
}

/**
 * The same without the products of a 3x3 determinant that have a factor of 0, as members of a chain: nothing where none is left.
 */
export function productsLeftOf(rows: Rows<Entry>): readonly Expression[] {
  if (rows.length < 3) return [productsOf(rows)];
  const left = signedProducts(rows).filter(({ factors }) => !factors.some(isZero));
  return left.length === 0 ? [] : [added(left.map(({ factors, sign }) => signedProduct(factors, sign)))];
}

/** What the products of three rows are, and that some are left out where some are; null of fewer rows. */
export function sarrusReason(rows: Rows<Entry>): Prose | null {
  if (rows.length !== 3) return null;
  const zeros = signedProducts(rows).filter(({ factors }) => factors.some(isZero)).length;
  if (zeros === 0) return SARRUS;
  return zeros === 6 ? NOTHING_LEFT : SOME_LEFT_OUT;
}

const SARRUS = say`This is the rule of Sarrus.`;
const SOME_LEFT_OUT = say`This is the rule of Sarrus; products with a factor of zero are left out.`;
const NOTHING_LEFT = say`Every product of the rule of Sarrus has a factor of zero.`;

type Rows<N> = readonly (readonly N[])[];

interface SignedProduct {
  readonly factors: readonly Entry[];
  readonly sign: 1 | -1;
}

function signedProducts(rows: Rows<Entry>): readonly SignedProduct[] {
  if (rows.length === 2) {
    const [[a, b], [c, d]] = rows;
    return [plus(a, d), minus(b, c)];
  }
  const [[a, b, c], [d, e, f], [g, h, i]] = rows;
  return [plus(a, e, i), plus(b, f, g), plus(c, d, h), minus(g, e, c), minus(h, f, a), minus(i, d, b)];
}

function plus(...factors: readonly Entry[]): SignedProduct {
  return { factors, sign: 1 };
}

function minus(...factors: readonly Entry[]): SignedProduct {
  return { factors, sign: -1 };
}

function signedProduct(factors: readonly Entry[], sign: 1 | -1): Expression {
  const term = product('dot', ...numbers(factors));
  return sign === 1 ? term : negative(term);
}
