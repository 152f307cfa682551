// Cofactor expansion (Laplace) of a determinant over numbers or polynomials.

import { drained } from '../../catalogue/operation.ts';
import type { Move } from '../moves.ts';
import { withoutRowAndColumn } from './minor.ts';
import type { Ring } from '../../exact/field.ts';

type Square<T> = readonly (readonly T[])[];

/** The row or column along which a determinant is expanded, counted from 0, and its number of zeros. */
export interface Line {
  readonly along: 'row' | 'column';
  readonly index: number;
  readonly zeros: number;
}

/** One term of an expansion: sign times entry times the determinant of the minor. */
export interface Term<T> extends Deletion {
  readonly sign: 1 | -1;
  readonly entry: T;
  readonly minor: Square<T>;
}

export interface EvaluatedTerm<T> extends Term<T> {
  /** The determinant of the minor, and the same with the sign of its place. */
  readonly minorValue: T;
  readonly cofactor: T;
}

/** A row and a column that were taken away, counted from 0 in the matrix that they were taken from. */
export interface Deletion {
  readonly row: number;
  readonly column: number;
}

/** Which determinant a move is about: the whole one, or the minor that these deletions leave, the first one first. */
export type Path = readonly Deletion[];

export interface ExpansionMoves<T> {
  /** A determinant is written as a sum along a line; terms whose entry is 0 are left out. */
  expand: { readonly rows: Square<T>; readonly line: Line; readonly terms: readonly Term<T>[]; readonly path: Path };
  /** The minor of a term is worked out next; `path` leads to it. */
  minor: { readonly term: Term<T>; readonly path: Path };
  /** A 2x2 determinant: ad - bc. */
  twoByTwo: { readonly rows: Square<T>; readonly value: T; readonly path: Path };
  /** The minor of a term is known, and with it the cofactor. */
  cofactor: { readonly term: EvaluatedTerm<T>; readonly path: Path };
  /** The values of the minors are put in. */
  gather: {
    readonly rows: Square<T>;
    readonly line: Line;
    readonly terms: readonly EvaluatedTerm<T>[];
    readonly value: T;
    readonly path: Path;
  };
}

export type ExpansionMove<T> = Move<ExpansionMoves<T>>;

/** The first row with the most zeros, unless a column has more. */
export function emptiestLine<T>(ring: Ring<T>, rows: Square<T>): Line {
  const inRows = rows.map(() => 0);
  const inColumns = rows.map(() => 0);
  rows.forEach((entries, row) =>
    entries.forEach((value, column) => {
      if (!ring.isZero(value)) return;
      inRows[row] += 1;
      inColumns[column] += 1;
    }),
  );
  const [zerosInRow, zerosInColumn] = [Math.max(...inRows), Math.max(...inColumns)];
  return zerosInColumn > zerosInRow
    ? { along: 'column', index: inColumns.indexOf(zerosInColumn), zeros: zerosInColumn }
    : { along: 'row', index: inRows.indexOf(zerosInRow), zeros: zerosInRow };
}

/**
 * The determinant of a square matrix by expansion along the line with most zeros, minors of minors included.
 * A 2x2 determinant below the first is taken by its formula. Domain: small sizes, the work grows as n!.
 */
export function* expandDeterminant<T>(
  ring: Ring<T>,
  rows: Square<T>,
  path: Path = [],
): Generator<ExpansionMove<T>, T, void> {
  if (rows.length === 1) return rows[0][0];
  if (rows.length === 2 && path.length > 0) {
    const value = twoByTwo(ring, rows);
    yield { move: 'twoByTwo', facts: { rows, value, path } };
    return value;
  }
  const line = emptiestLine(ring, rows);
  const terms = termsAlong(rows, line).filter(({ entry }) => !ring.isZero(entry));
  yield { move: 'expand', facts: { rows, line, terms, path } };
  const evaluated: EvaluatedTerm<T>[] = [];
  for (const term of terms) evaluated.push(yield* evaluate(ring, term, [...path, term]));
  const value = evaluated.reduce(
    (total, { entry, cofactor }) => ring.add(total, ring.multiply(entry, cofactor)),
    ring.zero,
  );
  yield { move: 'gather', facts: { rows, line, terms: evaluated, value, path } };
  return value;
}

function* evaluate<T>(ring: Ring<T>, term: Term<T>, path: Path): Generator<ExpansionMove<T>, EvaluatedTerm<T>, void> {
  yield { move: 'minor', facts: { term, path } };
  const minorValue = yield* expandDeterminant(ring, term.minor, path);
  const evaluated = { ...term, minorValue, cofactor: term.sign === 1 ? minorValue : ring.negate(minorValue) };
  yield { move: 'cofactor', facts: { term: evaluated, path } };
  return evaluated;
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

/** The determinant alone, by the same expansion. */
export function determinantByExpansion<T>(ring: Ring<T>, rows: Square<T>): T {
  if (rows.length === 2) return twoByTwo(ring, rows);
  return drained(expandDeterminant(ring, rows));
}
