// Wrong ways to A = LLᵀ, A = LDLᵀ and A = LDU.

import type { RootSum } from '../../exact/root-sum.ts';
import {
  type Amount,
  approximate,
  identity,
  type Known,
  known,
  mapped,
  minus,
  NOUGHT,
  over,
  plus,
  product,
  root,
  sameAmount,
  sumOf,
  times,
  transposed,
} from './amount.ts';
import { factorsOf } from './factor-quantities.ts';
import { diagonal, diagonalOf, isLower } from './matrix-quantities.ts';
import type { Own } from './quantity.ts';
import { asNumber, numberIn } from './vector-quantities.ts';

type Rule = (own: Own, found: Amount, scope: string) => readonly Known<Amount>[];

interface Place {
  readonly i: number;
  readonly j: number;
  /** The entry of A there. */
  readonly entry: RootSum;
  /** The sum of the products of earlier entries. */
  readonly products: Known<RootSum>;
  /** The diagonal entry of the column; null in the main diagonal itself. */
  readonly divisor: Known<RootSum>;
}

/** What an entry of the Cholesky factor is made from. */
function placeOf(own: Own, scope: string): Place | null {
  const [i = 1, j = 1] = scope
    .slice(1)
    .split('-')
    .map((text) => Number(text) - 1);
  const entry = own('A')?.[i]?.[j];
  if (entry === undefined) return null;
  const at = (row: number, column: number): Known<RootSum> => numberIn(own, `entry-${row + 1}-${column + 1}`);
  const products = sumOf(Array.from({ length: j }, (_, k) => times(at(i, k), at(j, k))));
  return { i, j, entry, products, divisor: i === j ? null : at(j, j) };
}

function ofPlace(make: (place: Place) => Known<RootSum>): Rule {
  return (own, _found, scope) => {
    const place = placeOf(own, scope);
    return place === null ? [] : [asNumber(make(place))];
  };
}

export const rootOfPivotForgotten = ofPlace(({ i, j, entry, products }) => (i === j ? minus(entry, products) : null));

export const productsForgotten = ofPlace(({ i, j, entry, divisor }) =>
  j === 0 ? null : i === j ? root(entry) : over(entry, divisor),
);

export const productsOfRowsAdded = ofPlace(({ i, j, entry, products, divisor }) =>
  j === 0 ? null : i === j ? root(plus(entry, products)) : over(plus(entry, products), divisor),
);

export const notDividedByDiagonal = ofPlace(({ i, j, entry, products }) => (i === j ? null : minus(entry, products)));

/** A multiplier without its divisor, the pivot of its column. */
export const multiplierNotDivided: Rule = (own, _found, scope) => {
  const [, column = '1'] = scope.slice(1).split('-');
  return [asNumber(times(numberIn(own, 'multiplier'), numberIn(own, `pivot-${column}`)))];
};

export const dividedByPivot = ofPlace(({ i, j, entry, products, divisor }) =>
  i === j ? null : over(minus(entry, products), times(divisor, divisor)),
);

export const factorTransposed =
  (id: string): Rule =>
  (own) => {
    const factor = own(id);
    return factor === null ? [] : [transposed(factor)];
  };

/** LLᵀ is A, but a diagonal entry is negative. */
export const negativeDiagonal: Rule = (own, found) => {
  const given = own('A');
  if (given === null || found.length !== given.length || !isLower(found)) return [];
  const back = product(found, transposed(found));
  const isNegative = diagonalOf(found).some((entry) => approximate(entry) < 0);
  return isNegative && back !== null && sameAmount(back, given) ? [found] : [];
};

function lowerPart(x: Known<Amount>): Known<Amount> {
  return x === null ? null : mapped(x, (entry, i, j) => (j > i ? NOUGHT : entry));
}

/** The roots of the entries of A, one by one. */
export const rootsOfEntries: Rule = (own) => {
  const lower = lowerPart(own('A'));
  return lower === null ? [] : [known(lower.map((row) => row.map(root)))];
};

/** The L of LDLᵀ, without the roots of the pivots. */
export const withoutRootsOfPivots: Rule = (own) => {
  const given = own('A');
  return given === null ? [] : [factorsOf(given)?.lower ?? null];
};

/** The Cholesky factor where ones are asked for in the diagonal: √d stands in each column. */
export const withRootsOfPivots: Rule = (own) => {
  const [lower, d] = [own('lower'), own('pivots')];
  if (lower === null || d === null) return [];
  const roots = known([diagonalOf(d).map(root)]);
  return roots === null ? [] : [product(lower, diagonal(roots[0]))];
};

/** The diagonal of A for the pivots. */
export const diagonalForPivots: Rule = (own) => {
  const given = own('A');
  return given === null ? [] : [diagonal(diagonalOf(given))];
};

function isUnit(row: readonly RootSum[]): boolean {
  return row.filter((entry) => entry.terms.length > 0).length === 1 && row.some((entry) => approximate(entry) === 1);
}

/** Rows exchanged, where no exchange is asked for. */
export const exchangedRows: Rule = (own, found) => {
  const size = own('A')?.length ?? 0;
  const isPermutation = found.length === size && found.every(isUnit) && transposed(found).every(isUnit);
  return isPermutation && !sameAmount(found, identity(size)) ? [found] : [];
};

/** The rows of U are not divided by their pivots. */
export const notDividedByPivots: Rule = (own) => [own('elimination')];
