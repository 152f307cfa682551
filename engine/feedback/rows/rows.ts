// Rows of exact numbers: what a line of a working by row operations holds, and how two lines are compared.

import { evaluate } from '@matrixsteps/notation/evaluate.ts';
import { fraction } from '@matrixsteps/notation/fraction.ts';
import type { Fraction, Term } from '@matrixsteps/notation/term.ts';
import { reducedRows } from '../../algorithms/reduced-forms/reduce.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import {
  absolute,
  add,
  compare,
  equals,
  isZero,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '../../exact/rational.ts';

export type Row = readonly Rational[];

export function exact({ numerator, denominator }: Fraction): Rational {
  return rational(numerator, denominator);
}

type TermRows = readonly (readonly Term[])[];

/** Each line is asked for when it is judged, when the next step is looked for, and when a hint is told. */
const evaluated = new WeakMap<TermRows, Rows | null>();

/** Null where an entry is no number. */
export function rowsOfTerms(rows: TermRows): Rows | null {
  const known = evaluated.get(rows);
  if (known !== undefined) return known;
  const values = exactRows(rows);
  evaluated.set(rows, values);
  return values;
}

function exactRows(rows: TermRows): Rows | null {
  const values = rows.map((row) => row.map((term) => evaluate(term)));
  return values.every((row): row is Fraction[] => row.every((value) => value !== null))
    ? values.map((row) => row.map(exact))
    : null;
}

export function fractionOf({ numerator, denominator }: Rational): Fraction {
  return fraction(numerator, denominator);
}

/** How near two numbers have to be: null for exact work, else half a unit of the last decimal place. */
export type Tolerance = Rational | null;

export function toleranceOf(places: number | null): Tolerance {
  return places === null ? null : rational(1n, 2n * 10n ** BigInt(places));
}

export function areNear(x: Rational, y: Rational, tolerance: Tolerance): boolean {
  return tolerance === null ? equals(x, y) : compare(absolute(subtract(x, y)), tolerance) <= 0;
}

export function sameRow(x: Row, y: Row, tolerance: Tolerance = null): boolean {
  return x.length === y.length && x.every((value, column) => areNear(value, y[column], tolerance));
}

export function sameRows(x: Rows, y: Rows, tolerance: Tolerance = null): boolean {
  return x.length === y.length && x.every((row, index) => sameRow(row, y[index], tolerance));
}

export function isZeroRow(row: Row): boolean {
  return row.every(isZero);
}

/** The first column of a row that is not 0; -1 for a row of zeros. */
export function leadingColumn(row: Row): number {
  return row.findIndex((value) => !isZero(value));
}

/** x·row */
export function times(factor: Rational, row: Row): Row {
  return row.map((value) => multiply(factor, value));
}

/** keep·x + factor·y */
export function combined(keep: Rational, x: Row, factor: Rational, y: Row): Row {
  return x.map((value, column) => add(multiply(keep, value), multiply(factor, y[column])));
}

/** The rows that a matrix spans, as its reduced echelon form. */
export interface RowSpace {
  readonly rows: Rows;
  readonly pivots: readonly number[];
}

/** Each line is asked for twice: as the line itself, and as the line before the next one. */
const found = new WeakMap<Rows, RowSpace>();

export function rowSpaceOf(rows: Rows): RowSpace {
  const known = found.get(rows);
  if (known !== undefined) return known;
  if (rows.length === 0) return { rows: [], pivots: [] };
  const { rows: reduced, pivots } = reducedRows(rows);
  const space = { rows: reduced.slice(0, pivots.length), pivots };
  found.set(rows, space);
  return space;
}

/** Whether a row is a sum of multiples of the rows of the space. If not, no row operations give it: that is a proof. */
export function isWithin(row: Row, { rows, pivots }: RowSpace): boolean {
  let rest = row;
  for (const [index, pivot] of pivots.entries()) {
    if (!isZero(rest[pivot])) rest = combined(ONE, rest, negate(rest[pivot]), rows[index]);
  }
  return isZeroRow(rest);
}

const ONE = rational(1n);

/** Whether row operations lead from one matrix to the other. */
export function areEquivalent(after: Rows, space: RowSpace): boolean {
  if (after[0].length !== (space.rows[0]?.length ?? after[0].length)) return false;
  if (!after.every((row) => isWithin(row, space))) return false;
  return rowSpaceOf(after).pivots.length === space.pivots.length;
}

/** Rows of zeros added at the bottom, for a line in which the student leaves them out; null where rows cannot be compared. */
export function withZeroRows(rows: Rows, like: Rows): Rows | null {
  if (rows.length > like.length || rows[0].length !== like[0].length) return null;
  const missing = Array.from({ length: like.length - rows.length }, () => like[0].map(() => ZERO));
  return missing.length === 0 ? rows : [...rows, ...missing];
}

export function withoutZeroRows(rows: Rows): Rows {
  return rows.filter((row) => !isZeroRow(row));
}

export function transposed(rows: Rows): Rows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

/** 1 and the absolute values of the row: what errors of the entries grow by at most when multiples of them are added. */
export function sizeOf(row: Row): Rational {
  return row.reduce((total, value) => add(total, absolute(value)), ONE);
}

/** Whether each row is a sum of multiples of the rows of the space, when its entries may be off by as much as `most` says. */
export function isNearlyWithin(after: Rows, { rows, pivots }: RowSpace, most: Rows): boolean {
  return after.every((row, i) =>
    row.every((value, column) => {
      const sum = rows.reduce((total, other, k) => add(total, multiply(row[pivots[k]], other[column])), ZERO);
      const bound = rows.reduce(
        (total, other, k) => add(total, multiply(most[i][pivots[k]], absolute(other[column]))),
        most[i][column],
      );
      return compare(absolute(subtract(value, sum)), bound) <= 0;
    }),
  );
}

/** A homogeneous system with the zeros on its right-hand sides. */
export function withZeros(rows: Rows, isHomogeneous: boolean): Rows {
  return isHomogeneous ? rows.map((row) => [...row, ZERO]) : rows;
}
