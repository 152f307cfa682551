// Cofactor expansion (Laplace) of a determinant over numbers or polynomials.
// Above: determinant, inverse by the adjugate, characteristic polynomial. Below: minor.ts, ring.ts, catalogue/; tell.ts tells it.

import { drained } from '../../catalogue/operation.ts';
import type { Move } from '../moves.ts';
import { withoutRowAndColumn } from './minor.ts';
import type { Ring } from './ring.ts';

type Square<T> = readonly (readonly T[])[];

/** The row or column along which a determinant is expanded, counted from 0, and its number of zeros. */
export interface Line {
  readonly along: 'row' | 'column';
  readonly index: number;
  readonly zeros: number;
}

/** One term of an expansion: sign times entry times the determinant of the minor. */
export interface Term<T> {
  readonly row: number;
  readonly column: number;
  readonly sign: 1 | -1;
  readonly entry: T;
  readonly minor: Square<T>;
}

export interface EvaluatedTerm<T> extends Term<T> {
  readonly minorValue: T;
}

export interface ExpansionMoves<T> {
  /** A determinant is written as a sum along a line; terms whose entry is 0 are left out. */
  expand: { readonly rows: Square<T>; readonly line: Line; readonly terms: readonly Term<T>[]; readonly depth: number };
  /** A 2x2 determinant: ad - bc. */
  twoByTwo: { readonly rows: Square<T>; readonly value: T; readonly depth: number };
  /** The values of the minors are put in. */
  gather: {
    readonly rows: Square<T>;
    readonly terms: readonly EvaluatedTerm<T>[];
    readonly value: T;
    readonly depth: number;
  };
}

export type ExpansionMove<T> = Move<ExpansionMoves<T>>;

/** The first row with the most zeros, unless a column has more. */
export function emptiestLine<T>(ring: Ring<T>, rows: Square<T>): Line {
  const zerosIn = (entries: readonly T[]): number => entries.filter((value) => ring.isZero(value)).length;
  const lines = [
    ...rows.map((row, index): Line => ({ along: 'row', index, zeros: zerosIn(row) })),
    ...rows.map((_, index): Line => ({ along: 'column', index, zeros: zerosIn(rows.map((row) => row[index])) })),
  ];
  return lines.reduce((best, line) => (line.zeros > best.zeros ? line : best));
}

/**
 * The determinant of a square matrix by expansion along the line with most zeros, minors of minors included.
 * A 2x2 determinant below the first is taken by its formula. Domain: small sizes, the work grows as n!.
 */
export function* expandDeterminant<T>(ring: Ring<T>, rows: Square<T>, depth = 0): Generator<ExpansionMove<T>, T, void> {
  if (rows.length === 1) return rows[0][0];
  if (rows.length === 2 && depth > 0) {
    const value = twoByTwo(ring, rows);
    yield { move: 'twoByTwo', facts: { rows, value, depth } };
    return value;
  }
  const line = emptiestLine(ring, rows);
  const terms = termsAlong(rows, line).filter(({ entry }) => !ring.isZero(entry));
  yield { move: 'expand', facts: { rows, line, terms, depth } };
  const evaluated: EvaluatedTerm<T>[] = [];
  for (const term of terms) {
    evaluated.push({ ...term, minorValue: yield* expandDeterminant(ring, term.minor, depth + 1) });
  }
  const value = evaluated.reduce((total, term) => ring.add(total, termValue(ring, term)), ring.zero);
  yield { move: 'gather', facts: { rows, terms: evaluated, value, depth } };
  return value;
}

/** ad - bc. */
export function twoByTwo<T>(ring: Ring<T>, [[a, b], [c, d]]: Square<T>): T {
  return ring.add(ring.multiply(a, d), ring.negate(ring.multiply(b, c)));
}

function termsAlong<T>(rows: Square<T>, { along, index }: Line): readonly Term<T>[] {
  return rows.map((_, place) => {
    const [row, column] = along === 'row' ? [index, place] : [place, index];
    return {
      row,
      column,
      sign: (row + column) % 2 === 0 ? 1 : -1,
      entry: rows[row][column],
      minor: withoutRowAndColumn(rows, row, column),
    };
  });
}

function termValue<T>(ring: Ring<T>, { sign, entry, minorValue }: EvaluatedTerm<T>): T {
  const value = ring.multiply(entry, minorValue);
  return sign === 1 ? value : ring.negate(value);
}

/** The determinant alone, by the same expansion. */
export function determinantByExpansion<T>(ring: Ring<T>, rows: Square<T>): T {
  return drained(expandDeterminant(ring, rows));
}
