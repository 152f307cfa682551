// Principal minors: the coefficient of λ^(n−k) is (−1)^k times the sum of the k x k principal minors.
// Source: R. A. Horn and C. R. Johnson, "Matrix Analysis", section 1.2.

import { principalSubmatrix } from '../expansion/minor.ts';
import { entries } from '../../exact/field.ts';
import { determinantByExpansion } from '../expansion/solve.ts';
import type { Move } from '../moves.ts';
import type { Rows } from '../row-reduction/moves.ts';
import { add, type Entry, isZero, multiply, negate, subtract } from '../../exact/entry.ts';
import { ONE, type Rational, ZERO } from '../../exact/rational.ts';

/** The determinant of the rows and columns at the same places, counted from 0. */
export interface PrincipalMinor {
  readonly places: readonly number[];
  readonly rows: Rows<Entry>;
  readonly value: Entry;
}

export interface PrincipalMoves {
  minors: {
    readonly order: number;
    readonly size: number;
    readonly minors: readonly PrincipalMinor[];
    readonly total: Entry;
    readonly value: Entry;
  };
  /** A matrix of zeros has no other minors than 0. */
  allZero: { readonly size: number };
  /** In a matrix of rank 1 all minors of two or more rows are 0. */
  rankOne: { readonly size: number };
}

/** The coefficients of det(λI − A), highest power first. Domain: small sizes, there are 2^n principal minors. */
export function principalMinors(rows: Rows): Generator<Move<PrincipalMoves>, readonly Rational[], void>;
export function principalMinors(rows: Rows<Entry>): Generator<Move<PrincipalMoves>, readonly Entry[], void>;
export function* principalMinors(rows: Rows<Entry>): Generator<Move<PrincipalMoves>, readonly Entry[], void> {
  const size = rows.length;
  const coefficients: Entry[] = [ONE];
  if (rows.every((row) => row.every(isZero))) {
    yield { move: 'allZero', facts: { size } };
    return [...coefficients, ...rows.map(() => ZERO)];
  }
  for (let order = 1; order <= size; order++) {
    const minors = placesOf(size, order).map((places): PrincipalMinor => {
      const part = principalSubmatrix(rows, places);
      return { places, rows: part, value: determinantByExpansion(entries, part) };
    });
    const total = minors.reduce<Entry>((sum, minor) => add(sum, minor.value), ZERO);
    const value = order % 2 === 0 ? total : negate(total);
    coefficients.push(value);
    yield { move: 'minors', facts: { order, size, minors, total, value } };
    if (order === 1 && size > 2 && isOfRankOne(rows)) {
      yield { move: 'rankOne', facts: { size } };
      return [...coefficients, ...rows.slice(1).map(() => ZERO)];
    }
  }
  return coefficients;
}

/** Whether the matrix is not zero, and each row is a multiple of one of them. */
export function isOfRankOne(rows: Rows<Entry>): boolean {
  const row = rows.findIndex((entriesOf) => entriesOf.some((entry) => !isZero(entry)));
  if (row === -1) return false;
  const column = rows[row].findIndex((entry) => !isZero(entry));
  return rows.every((other) =>
    other.every((entry, place) =>
      isZero(subtract<Entry>(multiply(entry, rows[row][column]), multiply(other[column], rows[row][place]))),
    ),
  );
}

/** The ways to choose so many of the places 0 .. size - 1, each in increasing order. */
export function placesOf(size: number, amount: number, from = 0): readonly (readonly number[])[] {
  if (amount === 0) return [[]];
  return Array.from({ length: size - from }, (_, index) => from + index).flatMap((first) =>
    placesOf(size, amount - 1, first + 1).map((rest) => [first, ...rest]),
  );
}
