// What happens on the way to a product of two matrices.

import type { Shape } from '../../catalogue/domain-error.ts';
import type { AnswerMatrix, ExactMatrix } from '../../exact/matrix.ts';
import type { Entry } from '../../exact/entry.ts';
import type { Move } from '../moves.ts';
import type { Factor, ProductMethod, Way } from './choice.ts';
import type { Line, Rows, Spared } from './structure.ts';

/** An m x k and a k x n matrix, and the way to work: a method, or what the entries suggest. */
export interface ProductInput {
  readonly a: ExactMatrix;
  readonly b: ExactMatrix;
  readonly method: ProductMethod | 'auto';
}

/** A product of a column and a row with the same number, counted from 0. */
export interface Term {
  readonly index: number;
  readonly value: Rows<Entry>;
}

/** What happens on the way to a product. Rows, columns and terms are counted from 0. */
export interface ProductMoves {
  /** `way` is null where the working is not shown, `same` whether the factors are known to be equal. */
  sizes: { readonly a: Shape; readonly b: Shape; readonly way: Way | null; readonly same: boolean };
  choose: { readonly way: Way };
  /** Lines of zeros and repeated lines: rows of a, columns of b. */
  spare: {
    readonly method: ProductMethod;
    readonly rows: readonly Spared[];
    readonly columns: readonly Spared[];
  };
  /** Terms that are zero, because a column of a or a row of b is. */
  spareTerms: { readonly terms: readonly { readonly term: number; readonly factor: Factor }[] };
  /** One entry of the product: row of a times column of b; `position` counts the entries that are worked out. */
  dot: {
    readonly position: number;
    readonly row: number;
    readonly column: number;
    readonly left: Line<Entry>;
    readonly right: Line<Entry>;
    readonly value: Entry;
  };
  /** One column of the product: the columns of a, weighted by a column of b. */
  combine: {
    readonly column: number;
    readonly weights: Line<Entry>;
    readonly columns: Rows<Entry>;
    readonly value: Line<Entry>;
  };
  /** One term of the product: a column of a times a row of b. */
  outer: {
    readonly term: number;
    readonly column: Line<Entry>;
    readonly row: Line<Entry>;
    readonly value: Rows<Entry>;
  };
  /** One row or column of the product: a number times a line of one factor; the number's place in the other, `factor`. */
  scale: {
    readonly factor: Factor;
    readonly line: number;
    readonly place: readonly [row: number, column: number];
    readonly by: Entry;
    readonly of: Line<Entry>;
    readonly value: Line<Entry>;
  };
  /** One entry of the diagonal: the product of two entries in the same place. */
  diagonalEntry: {
    readonly place: number;
    readonly left: Entry;
    readonly right: Entry;
    readonly value: Entry;
  };
  /** Too large to be read, in the number of entries or in their digits: computed as a whole. */
  unshown: { readonly result: AnswerMatrix; readonly products: number; readonly because: 'size' | 'digits' };
  /** `terms` are those whose sum the product is. */
  result: { readonly way: Way; readonly product: Rows<Entry>; readonly terms: readonly Term[] };
  /** The sum of all entries, found a second way: column sums of a times row sums of b. */
  check: {
    readonly columnSums: Line<Entry>;
    readonly rowSums: Line<Entry>;
    readonly entries: Line<Entry>;
    readonly total: Entry;
  };
}

export type ProductMove = Move<ProductMoves>;
