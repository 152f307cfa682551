// The choice of a way to a product: what the entries of the factors suggest, unless a method was asked for.

import { type Entry, equals } from '../../exact/entry.ts';
import { ONE } from '../../exact/rational.ts';
import { isDiagonal, isZeroMatrix, multipleOfIdentity, type Rows, zeroCount } from './structure.ts';

export const PRODUCT_METHODS = ['row-by-column', 'columns', 'outer'] as const;
export type ProductMethod = (typeof PRODUCT_METHODS)[number];

export type Factor = 'A' | 'B';

/** Why a method is followed: it was asked for, or the product is one entry, or so many entries of b are 0, or none of these. */
export type Reason =
  | { readonly because: 'asked' | 'entries' | 'one-entry' }
  | { readonly because: 'zeros'; readonly zeros: number };

/** The way to a product. Factors with a simple structure need no method. */
export type Way =
  | { readonly kind: 'method'; readonly method: ProductMethod; readonly reason: Reason }
  /** Two 1x1 matrices. */
  | { readonly kind: 'single' }
  | { readonly kind: 'zero'; readonly factor: Factor }
  /** Of more than one row. */
  | { readonly kind: 'identity'; readonly factor: Factor }
  /** The factor is a multiple of the identity matrix, or holds a single entry. */
  | { readonly kind: 'multiple'; readonly factor: Factor; readonly by: Entry }
  | { readonly kind: 'diagonals' }
  | { readonly kind: 'diagonal'; readonly factor: Factor }
  /** A column times a row. */
  | { readonly kind: 'one-term' };

/** The way to the product of a and b; a method that was asked for is followed, save where nothing is left to be worked out. */
export function chooseWay(a: Rows<Entry>, b: Rows<Entry>, asked: ProductMethod | 'auto'): Way {
  const zero = factorWhere(isZeroMatrix(a), isZeroMatrix(b));
  if (zero !== null) return { kind: 'zero', factor: zero };
  if (a.length === 1 && b.length === 1 && b[0].length === 1) return { kind: 'single' };
  if (asked !== 'auto') return { kind: 'method', method: asked, reason: { because: 'asked' } };
  return structured(a, b) ?? { kind: 'method', ...easiest(a, b) };
}

function structured(a: Rows<Entry>, b: Rows<Entry>): Way | null {
  const multiples = [multipleOfIdentity(a), multipleOfIdentity(b)];
  const identity = factorWhere(
    ...multiples.map((by, index) => by !== null && equals(by, ONE) && [a, b][index].length > 1),
  );
  if (identity !== null) return { kind: 'identity', factor: identity };
  const diagonals = [isDiagonal(a), isDiagonal(b)];
  const [left, right] = multiples;
  if (left !== null) return { kind: 'multiple', factor: 'A', by: left };
  if (right !== null) return { kind: 'multiple', factor: 'B', by: right };
  if (diagonals[0] && diagonals[1]) return { kind: 'diagonals' };
  const diagonal = factorWhere(...diagonals);
  if (diagonal !== null) return { kind: 'diagonal', factor: diagonal };
  return b.length === 1 ? { kind: 'one-term' } : null;
}

/** The first factor of which something holds. */
function factorWhere(ofA = false, ofB = false): Factor | null {
  if (ofA) return 'A';
  return ofB ? 'B' : null;
}

/** Where at least half of B is 0, combinations of the columns of A are short. */
function easiest(a: Rows<Entry>, b: Rows<Entry>): { readonly method: ProductMethod; readonly reason: Reason } {
  const columns = b[0].length;
  if (a.length === 1 && columns === 1) return { method: 'row-by-column', reason: { because: 'one-entry' } };
  const zeros = zeroCount(b);
  if (a.length > 1 && 2 * zeros >= b.length * columns) {
    return { method: 'columns', reason: { because: 'zeros', zeros } };
  }
  return { method: 'row-by-column', reason: { because: 'entries' } };
}
