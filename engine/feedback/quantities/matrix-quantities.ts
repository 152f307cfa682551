// What quantities that are matrices share: triangles, ranks, and whether rows span the same.

import type { RootSum } from '../../exact/root-sum.ts';
import {
  type Amount,
  dot,
  identity,
  isZero,
  type Known,
  known,
  minus,
  NOUGHT,
  over,
  sameAmount,
  times,
  transposed,
} from './amount.ts';
import type { Quantity } from './quantity.ts';

export function isSquare(x: Amount): boolean {
  return x.length === x[0].length;
}

export function isUpper(x: Amount): boolean {
  return x.every((row, i) => row.every((entry, j) => j >= i || isZero(entry)));
}

export function isLower(x: Amount): boolean {
  return isUpper(transposed(x));
}

export function isDiagonal(x: Amount): boolean {
  return isUpper(x) && isLower(x);
}

export function diagonalOf(x: Amount): readonly RootSum[] {
  return x.slice(0, x[0].length).map((row, i) => row[i]);
}

export function diagonal(values: readonly RootSum[]): Amount {
  return values.map((value, i) => values.map((_, j) => (i === j ? value : NOUGHT)));
}

export function column(values: readonly RootSum[]): Amount {
  return values.map((value) => [value]);
}

/** The rows after elimination downwards; null where a step is beyond exact calculation. */
export function echelon(x: Amount): Known<Amount> {
  let rows: readonly (readonly Known<RootSum>[])[] = x;
  const done: (readonly Known<RootSum>[])[] = [];
  for (let place = 0; place < x[0].length; place += 1) {
    const at = rows.findIndex((row) => row[place] !== null && !isZero(row[place] ?? NOUGHT));
    if (at < 0) continue;
    const pivot = rows[at];
    done.push(pivot);
    rows = rows.toSpliced(at, 1).map((row) => {
      const factor = over(row[place], pivot[place]);
      return row.map((entry, j) => minus(entry, times(factor, pivot[j])));
    });
  }
  return known(done);
}

export function rankOf(x: Amount): Known<number> {
  return echelon(x)?.length ?? null;
}

/** Whether the rows of both span the same. */
export function spanTheSame(x: Amount, y: Amount): boolean {
  if (x[0].length !== y[0].length) return false;
  const ranks = [x, y, [...x, ...y]].map(rankOf);
  return ranks[0] !== null && ranks.every((rank) => rank === ranks[0]);
}

/** The number c with y = c·x, entry by entry; null where there is none, or it is 0. */
export function ratioOf(x: readonly RootSum[], y: readonly RootSum[]): Known<RootSum> {
  if (x.length !== y.length) return null;
  const at = x.findIndex((entry) => !isZero(entry));
  const factor = at < 0 ? null : over(y[at], x[at]);
  if (factor === null || isZero(factor)) return null;
  const isAll = x.every((entry, k) => minus(y[k], times(factor, entry))?.terms.length === 0);
  return isAll ? factor : null;
}

export function isNought(x: Known<Amount>): boolean {
  return x?.every((row) => row.every(isZero)) === true;
}

export function areOrthonormal(columns: Amount): boolean {
  const rows = transposed(columns);
  const products = known(rows.map((one) => rows.map((other) => dot(one, other))));
  return products !== null && sameAmount(products, identity(rows.length));
}

/** The lines of a matrix that stand in a column or a row each. */
export function matrixGiven(id: string, title: string, names: RegExp, amount: Amount): Quantity {
  return {
    id,
    title,
    names,
    definition: `${title.charAt(0).toUpperCase()}${title.slice(1)} is given.`,
    isGiven: true,
    value: () => amount,
    calculation: () => null,
  };
}
