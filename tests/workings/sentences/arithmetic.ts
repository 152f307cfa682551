// Arithmetic that checks what feedback says, apart from that of the judgement: polynomials in one unknown with exact coefficients, and
// matrices of them. Determinants are expanded, inverses are adjugates, ranks come from elimination.

import {
  add,
  divide,
  equals,
  integer,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
} from '@matrixsteps/engine/exact/rational.ts';

/** Coefficients, the constant one first, without zeros at the end. */
export type Poly = readonly Rational[];
export type Grid = readonly (readonly Poly[])[];
export type Row = readonly Rational[];

export const NIL: Poly = [];
export const UNIT: Poly = [ONE];
export const LAMBDA: Poly = [integer(0), ONE];

export function poly(value: Rational): Poly {
  return trimmed([value]);
}

export function whole(value: number): Poly {
  return poly(integer(value));
}

function trimmed(coefficients: Poly): Poly {
  const last = coefficients.findLastIndex((value) => !isZero(value));
  return coefficients.slice(0, last + 1);
}

export function plus(...terms: readonly Poly[]): Poly {
  const length = Math.max(0, ...terms.map((term) => term.length));
  return trimmed(
    Array.from({ length }, (_, degree) =>
      terms.reduce((sum, term) => add(sum, term[degree] ?? integer(0)), integer(0)),
    ),
  );
}

export function negated(x: Poly): Poly {
  return x.map(negate);
}

export function minus(x: Poly, y: Poly): Poly {
  return plus(x, negated(y));
}

export function times(...factors: readonly Poly[]): Poly {
  return factors.reduce(product, UNIT);
}

function product(x: Poly, y: Poly): Poly {
  return plus(
    ...x.map((coefficient, degree) => [
      ...Array.from({ length: degree }, () => integer(0)),
      ...y.map((other) => multiply(coefficient, other)),
    ]),
  );
}

export function same(x: Poly, y: Poly): boolean {
  return x.length === y.length && x.every((value, degree) => equals(value, y[degree]));
}

export function isNil(x: Poly): boolean {
  return x.length === 0;
}

/** The number that a polynomial without the unknown is, or null. */
export function numberOf(x: Poly): Rational | null {
  return x.length > 1 ? null : (x[0] ?? integer(0));
}

/** x / y for a number y that is not 0, else null. */
export function over(x: Poly, y: Poly): Poly | null {
  const divisor = numberOf(y);
  return divisor === null || isZero(divisor) ? null : x.map((value) => divide(value, divisor));
}

export function isNegative(x: Poly): boolean {
  return (numberOf(x)?.numerator ?? 0n) < 0n;
}

/** Whether one is a number other than 0 times the other. */
export function areProportional(x: Poly, y: Poly): boolean {
  if (x.length !== y.length || x.length === 0) return false;
  return same(times(x, y.slice(-1)), times(y, x.slice(-1)));
}

export function gridOf(rows: readonly Row[]): Grid {
  return rows.map((row) => row.map(poly));
}

export function grid(height: number, span: number, entry: (row: number, column: number) => Poly): Grid {
  return Array.from({ length: height }, (_, i) => Array.from({ length: span }, (__, j) => entry(i, j)));
}

export function width(a: Grid): number {
  return a[0]?.length ?? 0;
}

export function isSquare(a: Grid): boolean {
  return a.length > 0 && a.length === width(a);
}

export function sameSize(a: Grid, b: Grid): boolean {
  return a.length === b.length && width(a) === width(b);
}

export function sameGrid(a: Grid, b: Grid): boolean {
  return sameSize(a, b) && a.every((row, i) => row.every((entry, j) => same(entry, b[i][j])));
}

export function turned(a: Grid): Grid {
  return grid(width(a), a.length, (i, j) => a[j][i]);
}

export function each(a: Grid, change: (entry: Poly, row: number, column: number) => Poly): Grid {
  return a.map((row, i) => row.map((entry, j) => change(entry, i, j)));
}

export function combined(a: Grid, b: Grid, change: (x: Poly, y: Poly) => Poly): Grid {
  return each(a, (entry, i, j) => change(entry, b[i][j]));
}

export function multiplied(a: Grid, b: Grid): Grid | null {
  if (width(a) !== b.length) return null;
  return grid(a.length, width(b), (i, j) => plus(...b.map((row, k) => times(a[i][k], row[j]))));
}

export function identity(size: number): Grid {
  return grid(size, size, (i, j) => (i === j ? UNIT : NIL));
}

export function without(a: Grid, row: number, column: number): Grid {
  return a.flatMap((entries, i) => (i === row ? [] : [entries.filter((_, j) => j !== column)]));
}

/** By expansion along the first row. */
export function determinant(a: Grid): Poly {
  if (a.length === 0) return UNIT;
  const [first] = a;
  return plus(
    ...first.map((entry, j) => {
      if (isNil(entry)) return NIL;
      const term = times(entry, determinant(without(a, 0, j)));
      return j % 2 === 0 ? term : negated(term);
    }),
  );
}

export function minors(a: Grid): Grid {
  return each(a, (_, i, j) => determinant(without(a, i, j)));
}

/** The signs of the chess board. */
export function chequered(a: Grid): Grid {
  return each(a, (entry, i, j) => ((i + j) % 2 === 0 ? entry : negated(entry)));
}

export function adjugate(a: Grid): Grid {
  return turned(chequered(minors(a)));
}

export function inverse(a: Grid): Grid | null {
  return isSquare(a) ? divided(adjugate(a), determinant(a)) : null;
}

/** Each entry divided by a number that is not 0. */
export function divided(a: Grid, by: Poly): Grid | null {
  const rows = a.map((row) => row.map((entry) => over(entry, by)));
  return rows.every((row): row is Poly[] => row.every((entry) => entry !== null)) ? rows : null;
}

export function minusLambda(a: Grid): Grid {
  return each(a, (entry, i, j) => (i === j ? minus(entry, LAMBDA) : entry));
}

export function sameRow(x: Row | undefined, y: Row | undefined): boolean {
  return x !== undefined && x.length === y?.length && x.every((value, column) => equals(value, y[column]));
}

export function sameRows(x: readonly Row[], y: readonly Row[]): boolean {
  return x.length === y.length && x.every((row, index) => sameRow(row, y[index]));
}

/** keep·x + factor·y */
export function mixed(keep: Rational, x: Row, factor: Rational, y: Row): Row {
  return x.map((value, column) => add(multiply(keep, value), multiply(factor, y[column])));
}

export function scaled(factor: Rational, x: Row): Row {
  return x.map((value) => multiply(factor, value));
}

/** The number of rows that elimination leaves. */
export function rank(rows: readonly Row[]): number {
  const [first] = rows;
  if (first === undefined) return 0;
  const column = first.findIndex((_, place) => rows.some((row) => !isZero(row[place])));
  const pivot = rows.find((row) => column >= 0 && !isZero(row[column]));
  if (pivot === undefined) return 0;
  const rest = rows.filter((row) => row !== pivot);
  return (
    1 +
    rank(
      rest.map((row) =>
        row.map((value, place) => subtract(value, multiply(divide(row[column], pivot[column]), pivot[place]))),
      ),
    )
  );
}

/** Whether a row is a sum of multiples of the rows. */
export function isSpanned(row: Row, rows: readonly Row[]): boolean {
  return rank([...rows, row]) === rank(rows);
}
