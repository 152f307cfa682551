// Wrong ways to minors, cofactors and adjugates.

import {
  type Amount,
  determinant,
  type Known,
  known,
  mapped,
  minus,
  negative,
  NOUGHT,
  over,
  plus,
  scaled,
  times,
  transposed,
  UNIT,
} from './amount.ts';
import { isMinus, withoutLines, withSigns } from './cofactor-quantities.ts';
import type { Own } from './quantity.ts';
import { asNumber, numberIn } from './vector-quantities.ts';

type Rule = (own: Own, found: Amount, scope: string) => readonly Known<Amount>[];

/** The row and the column, from 0, that stand behind the ids of a place. */
function placeOf(scope: string): readonly [number, number] {
  const [row = 1, column = 1] = scope.slice(1).split('-').map(Number);
  return [row - 1, column - 1];
}

function entryOf(own: Own, id: string, scope: string): Known<Amount> {
  const [row, column] = placeOf(scope);
  const value = own(id)?.[row]?.[column];
  return value === undefined ? null : [[value]];
}

export const signMissing: Rule = (own, _found, scope) => [entryOf(own, 'minors', scope)];
export const signsMissing: Rule = (own) => [own('minors')];

export const signPut: Rule = (own, _found, scope) =>
  isMinus(...placeOf(scope)) ? [negative(entryOf(own, 'minors', scope))] : [];
export const signsPut: Rule = (own) => [withSigns(own('minors'))];

/** In a place with a plus. */
export const signTurned: Rule = (own, _found, scope) =>
  isMinus(...placeOf(scope)) ? [] : [negative(entryOf(own, 'minors', scope))];
export const signsTurned: Rule = (own) => [negative(withSigns(own('minors')))];

export const acrossDiagonal: Rule = (own, _found, scope) => {
  const [row, column] = placeOf(scope);
  return row === column ? [] : [own(`minor-${column + 1}-${row + 1}`)];
};
export const allAcrossDiagonal: Rule = (own) => turned(own('minors'));

function turned(rows: Known<Amount>): readonly Known<Amount>[] {
  return rows === null ? [] : [transposed(rows)];
}

/** ad + bc for ad − bc. */
function addedProducts(a: Known<Amount>, row: number, column: number): Known<Amount> {
  const left = a === null ? null : withoutLines(a, row, column);
  if (left?.length !== 2) return null;
  const [[p, q], [r, s]] = left;
  return asNumber(plus(times(p, s), times(q, r)));
}

export const productsAdded: Rule = (own, _found, scope) => [addedProducts(own('A'), ...placeOf(scope))];

export const allProductsAdded: Rule = (own) => {
  const given = own('A');
  if (given?.length !== 3) return [];
  return [known(given.map((row, i) => row.map((_, j) => addedProducts(given, i, j)?.[0][0] ?? null)))];
};

/** bc − ad for ad − bc, in a place with a plus: elsewhere it is the sign of the chessboard. */
export const productsTurned: Rule = (own, _found, scope) => {
  const left = own('A')?.length === 3;
  return left && !isMinus(...placeOf(scope)) ? [negative(own('minor'))] : [];
};

export const notTransposed: Rule = (own) => [own('cofactors')];

/** Of two rows the signs have a slip of their own. */
export const minorsForAdjugate: Rule = (own) => (own('A')?.length === 2 ? [] : turned(own('minors')));

export const dividedByDeterminant: Rule = (own) => {
  const given = own('A');
  return [scaled(own('adjugate'), over(UNIT, given === null ? null : determinant(given)))];
};

export const transposeForAdjugate: Rule = (own) => turned(own('A'));

export const entryTimesCofactor: Rule = (own) => {
  const [given, cofactors] = [own('A'), own('cofactors')];
  return given === null || cofactors === null
    ? []
    : [mapped(cofactors, (value, i, j) => times(given[i]?.[j] ?? null, value))];
};

export const singleEntryTimesCofactor: Rule = (own, _found, scope) => {
  const entry = entryOf(own, 'A', scope)?.[0][0] ?? null;
  return [asNumber(times(entry, numberIn(own, 'cofactor')))];
};

/** Of two rows: only the diagonal changes places, or only the signs change. */
export const onlyExchanged: Rule = (own) => {
  const given = own('A');
  if (given?.length !== 2) return [];
  const [[a, b], [c, d]] = given;
  return [
    [
      [d, b],
      [c, a],
    ],
  ];
};

export const onlySigns: Rule = (own) => {
  const given = own('A');
  if (given?.length !== 2) return [];
  const [[a, b], [c, d]] = given;
  return [
    known([
      [a, minus(NOUGHT, b)],
      [minus(NOUGHT, c), d],
    ]),
  ];
};
