// Facts of matrices: what the words of document/facts.ts mean, from their definitions.

import type { Measure, Predicate } from '../../document/facts.ts';
import { integer, ONE, ZERO } from '../../exact/rational.ts';
import {
  add,
  compare,
  divide,
  type ExactNumber,
  isInteger,
  isZero,
  multiply,
  negate,
  same,
  Unknown,
} from './exact-number.ts';
import { degreesModulo } from './modulo.ts';

/** A matrix by its rows. A list is a matrix of one row. */
export type Rows = readonly (readonly ExactNumber[])[];

/** A number, or a matrix. */
export type Value = ExactNumber | Rows;

export function isNumber(value: Value): value is ExactNumber {
  return 'kind' in value;
}

/** @throws Unknown where the value is a number */
export function rowsIn(value: Value): Rows {
  if (isNumber(value)) throw new Unknown('a number where a matrix is needed');
  return value;
}

/** @throws Unknown where the value is a matrix */
export function numberIn(value: Value): ExactNumber {
  if (!isNumber(value)) throw new Unknown('a matrix where a number is needed');
  return value;
}

/** @throws Unknown where the value is no whole number of a usable size */
export function wholeIn(value: Value): number {
  const number = numberIn(value);
  if (number.kind !== 'rational' || !isInteger(number)) throw new Unknown('an index that is no whole number');
  return Number(number.numerator);
}

/** Row i of a matrix, counted from 1. @throws Unknown where there is none */
export function rowAt(rows: Rows, i: number): Rows {
  if (i < 1 || i > rows.length) throw new Unknown(`row ${i} of ${rows.length}`);
  return [rows[i - 1]];
}

/** Column j as a list. @throws Unknown where there is none */
export function columnAt(rows: Rows, j: number): Rows {
  if (j < 1 || j > rows[0].length) throw new Unknown(`column ${j} of ${rows[0].length}`);
  return [rows.map((row) => row[j - 1])];
}

export function entryAt(rows: Rows, i: number, j: number): ExactNumber {
  return rowAt(
    columnAt(rows, j)[0].map((entry) => [entry]),
    i,
  )[0][0];
}

export function transposed(rows: Rows): Rows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

export function identityOf(size: number): Rows {
  return Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? ONE : ZERO)));
}

export function productOf(x: Rows, y: Rows): Rows {
  if (x[0].length !== y.length) throw new Unknown('a product of matrices whose inner sizes differ');
  const columns = transposed(y);
  return x.map((row) => columns.map((column) => row.map((entry, k) => multiply(entry, column[k])).reduce(add)));
}

export function sameRows(x: Rows, y: Rows): boolean {
  return (
    x.length === y.length &&
    x.every((row, i) => row.length === y[i].length && row.every((entry, j) => same(entry, y[i][j])))
  );
}

/** An echelon form by plain elimination, its pivot columns from 0, and the determinant's factor of the swaps and pivots. */
export function eliminated(rows: Rows): {
  readonly rows: Rows;
  readonly pivots: readonly number[];
  readonly factor: ExactNumber;
} {
  const work = rows.map((row) => [...row]);
  const pivots: number[] = [];
  let factor: ExactNumber = ONE;
  for (let column = 0; column < rows[0].length && pivots.length < rows.length; column++) {
    const top = pivots.length;
    const found = work.findIndex((row, index) => index >= top && !isZero(row[column]));
    if (found === -1) continue;
    if (found !== top) {
      [work[top], work[found]] = [work[found], work[top]];
      factor = negate(factor);
    }
    const pivot = work[top][column];
    factor = multiply(factor, pivot);
    work[top] = work[top].map((entry) => divide(entry, pivot));
    for (let other = 0; other < work.length; other++) {
      if (other === top || isZero(work[other][column])) continue;
      const share = negate(work[other][column]);
      work[other] = work[other].map((entry, index) => add(entry, multiply(share, work[top][index])));
    }
    pivots.push(column);
  }
  return { rows: work, pivots, factor };
}

/** That of no rows, the minor of a single entry, is 1: a product of nothing. @throws Unknown where the matrix is not square */
export function determinant(rows: Rows): ExactNumber {
  if (rows.length === 0) return ONE;
  if (rows.length !== rows[0].length) throw new Unknown('the determinant of a matrix that is not square');
  const { pivots, factor } = eliminated(rows);
  return pivots.length < rows.length ? ZERO : factor;
}

/** @throws Unknown where there is none */
export function inverse(rows: Rows): Rows {
  const size = rows.length;
  if (isZero(determinant(rows))) throw new Unknown('the inverse of a singular matrix');
  const unit = identityOf(size);
  return eliminated(rows.map((row, i) => [...row, ...unit[i]])).rows.map((row) => row.slice(size));
}

/** The transposed matrix of cofactors. */
export function adjugate(rows: Rows): Rows {
  if (rows.length === 1) return [[ONE]];
  const cofactor = (i: number, j: number): ExactNumber => {
    const minor = determinant(
      rows.filter((_, row) => row !== i).map((row) => row.filter((__, column) => column !== j)),
    );
    return (i + j) % 2 === 0 ? minor : negate(minor);
  };
  return rows.map((_, i) => rows.map((__, j) => cofactor(j, i)));
}

export function traceOf(rows: Rows): ExactNumber {
  return diagonalOf(rows).reduce(add);
}

function diagonalOf(rows: Rows): readonly ExactNumber[] {
  return rows.slice(0, rows[0].length).map((row, index) => row[index]);
}

function zeroCount(rows: Rows): number {
  return rows.flat().filter(isZero).length;
}

/** @throws Unknown where the matrix is no list */
function lineIn(rows: Rows): readonly ExactNumber[] {
  if (rows.length !== 1) throw new Unknown('a matrix where a list is needed');
  return rows[0];
}

/** @throws Unknown where the value is no list of whole numbers, or holds none */
function placesIn(value: Value): readonly number[] {
  const places = lineIn(rowsIn(value)).map(wholeIn);
  if (places.length === 0) throw new Unknown('a list of no places');
  return places;
}

/** The rows that are not at these places. @throws Unknown where there is no such place, or nothing is left */
function left(rows: Rows, places: readonly number[]): Rows {
  if (places.some((place) => !(place - 1 in rows))) throw new Unknown('a place that there is not');
  const kept = rows.filter((_, row) => !places.includes(row + 1));
  if (kept.length === 0) throw new Unknown('a matrix of which nothing is left');
  return kept;
}

/** A product that is work: no factor is 0, 1 or -1. */
function isWork(x: ExactNumber, y: ExactNumber): boolean {
  return ![x, y].some((factor) => isZero(factor) || same(factor, ONE) || same(factor, integer(-1)));
}

/** The determinant by expansion along the first row with most zeros, unless a column has more, and its products. */
function expanded(rows: Rows): { readonly value: ExactNumber; readonly multiplications: number } {
  if (rows.length === 1) return { value: rows[0][0], multiplications: 0 };
  if (rows.length === 2) {
    const [[a, b], [c, d]] = rows;
    const value = add(multiply(a, d), negate(multiply(b, c)));
    return { value, multiplications: Number(isWork(a, d)) + Number(isWork(b, c)) };
  }
  const zerosIn = (lines: Rows): readonly number[] => lines.map((line) => zeroCount([line]));
  const [inRows, inColumns] = [zerosIn(rows), zerosIn(transposed(rows))];
  const isColumn = Math.max(...inColumns) > Math.max(...inRows);
  const inLines = isColumn ? inColumns : inRows;
  const line = inLines.indexOf(Math.max(...inLines));
  let [value, multiplications]: [ExactNumber, number] = [ZERO, 0];
  for (const place of rows.keys()) {
    const [i, j] = isColumn ? [place, line] : [line, place];
    const entry = rows[i][j];
    if (isZero(entry)) continue;
    const minor = expanded(rows.filter((_, row) => row !== i).map((row) => row.filter((__, column) => column !== j)));
    multiplications += minor.multiplications + Number(isWork(entry, minor.value));
    const term = multiply(entry, minor.value);
    value = add(value, (i + j) % 2 === 0 ? term : negate(term));
  }
  return { value, multiplications };
}

/** The products of one entry of each row and column, the signs of 1 and -1 aside. */
function permutationMultiplications(rows: Rows, row = 0, taken: readonly number[] = []): number {
  if (row === rows.length) {
    const factors = taken.map((column, place) => rows[place][column]);
    if (factors.some(isZero)) return 0;
    return Math.max(0, factors.filter((factor) => isWork(factor, factor)).length - 1);
  }
  return rows
    .map((_, column) => column)
    .filter((column) => !taken.includes(column))
    .reduce((total, column) => total + permutationMultiplications(rows, row + 1, [...taken, column]), 0);
}

/** @throws Unknown always */
function unknownModulus(): never {
  throw new Unknown('remainders of numbers that are no integers');
}

type Measuring = (of: Rows, indices: readonly Value[]) => Value;

const whole = (count: number): ExactNumber => integer(count);

/** What each measure gives. */
export const MEASURES: { readonly [M in Measure]: Measuring } = {
  rowCount: (rows) => whole(rows.length),
  columnCount: (rows) => whole(rows[0].length),
  entryCount: (rows) => whole(rows.flat().length),
  zeroCount: (rows) => whole(zeroCount(rows)),
  entryAt: (rows, [i, j]) => entryAt(rows, wholeIn(i), wholeIn(j)),
  rowAt: (rows, [i]) => rowAt(rows, wholeIn(i)),
  columnAt: (rows, [j]) => columnAt(rows, wholeIn(j)),
  rowsAt: (rows, [places]) => placesIn(places).flatMap((i) => rowAt(rows, i)),
  columnsAt: (rows, [places]) => transposed(placesIn(places).flatMap((j) => columnAt(rows, j))),
  withoutRows: (rows, [places]) => left(rows, placesIn(places)),
  withoutColumns: (rows, [places]) => transposed(left(transposed(rows), placesIn(places))),
  without: (rows, [i, j]) =>
    rows.filter((_, row) => row !== wholeIn(i) - 1).map((row) => row.filter((_, column) => column !== wholeIn(j) - 1)),
  mostZeros: (rows) => whole(Math.max(...[...rows, ...transposed(rows)].map((line) => zeroCount([line])))),
  rank: (rows) => whole(eliminated(rows).pivots.length),
  pivotColumns: (rows) => [eliminated(rows).pivots.map((column) => whole(column + 1))],
  diagonalOf: (rows) => [diagonalOf(rows)],
  lengthOf: (rows) => whole(rows.flat().length),
  sorted: (rows) => [rows.flat().toSorted(compare)],
  reversed: (rows) => [lineIn(rows).toReversed()],
  occurrences: (rows, [value]) => whole(rows.flat().filter((entry) => same(entry, numberIn(value))).length),
  countAtMost: (rows, [value]) => whole(rows.flat().filter((entry) => compare(entry, numberIn(value)) <= 0).length),
  countAtLeast: (rows, [value]) => whole(rows.flat().filter((entry) => compare(entry, numberIn(value)) >= 0).length),
  inversions: (rows) =>
    whole(
      lineIn(rows).flatMap((first, index) => rows[0].slice(index + 1).filter((second) => compare(first, second) > 0))
        .length,
    ),
  degreesModulo: (rows, [prime]) => [
    degreesModulo(
      lineIn(rows).map((coefficient) => isWhole(coefficient) ?? unknownModulus()),
      wholeIn(prime),
    ).map(whole),
  ],
  least: (rows) => rows.flat().reduce((x, y) => (compare(y, x) < 0 ? y : x)),
  greatest: (rows) => rows.flat().reduce((x, y) => (compare(y, x) > 0 ? y : x)),
  sumOf: (rows) => rows.flat().reduce(add),
  expansionMultiplications: (rows) => whole(expanded(rows).multiplications),
  permutationMultiplications: (rows) => whole(permutationMultiplications(rows)),
};

type Judging = (rows: Rows) => boolean;

/** Whether every entry that is at a place of this kind is 0. */
const zerosWhere =
  (isPlace: (i: number, j: number) => boolean): Judging =>
  (rows) =>
    rows.every((row, i) => row.every((entry, j) => !isPlace(i, j) || isZero(entry)));

const isSquare: Judging = (rows) => rows.length === rows[0].length;

/** The column of the first entry of a row that is not 0; beyond the end for a row of zeros. */
function leadOf(row: readonly ExactNumber[]): number {
  const lead = row.findIndex((entry) => !isZero(entry));
  return lead === -1 ? row.length : lead;
}

const isEchelon: Judging = (rows) =>
  rows.slice(1).every((row, index) => leadOf(row) > leadOf(rows[index]) || leadOf(row) === row.length);

const isReduced: Judging = (rows) =>
  isEchelon(rows) &&
  rows.every((row, index) => {
    const lead = leadOf(row);
    if (lead === row.length) return true;
    return same(row[lead], ONE) && rows.every((other, place) => place === index || isZero(other[lead]));
  });

const isWhole = (entry: ExactNumber): bigint | null =>
  entry.kind === 'rational' && entry.denominator === 1n ? entry.numerator : null;

/** What each predicate means. Numbers come as a list of one. */
export const PREDICATES: { readonly [P in Predicate]: Judging } = {
  square: isSquare,
  upperTriangular: zerosWhere((i, j) => i > j),
  lowerTriangular: zerosWhere((i, j) => i < j),
  diagonal: zerosWhere((i, j) => i !== j),
  symmetric: (rows) => isSquare(rows) && sameRows(rows, transposed(rows)),
  rowEchelon: isEchelon,
  reducedRowEchelon: isReduced,
  identity: (rows) => isSquare(rows) && sameRows(rows, identityOf(rows.length)),
  zero: zerosWhere(() => true),
  invertible: (rows) => isSquare(rows) && !isZero(determinant(rows)),
  singular: (rows) => isSquare(rows) && isZero(determinant(rows)),
  integer: (rows) => rows.flat().every(isInteger),
  even: (rows) => rows.flat().every((entry) => (isWhole(entry) ?? 1n) % 2n === 0n),
  odd: (rows) => rows.flat().every((entry) => (isWhole(entry) ?? 0n) % 2n !== 0n),
  increasing: (rows) =>
    lineIn(rows)
      .slice(1)
      .every((entry, index) => compare(rows[0][index], entry) <= 0),
  constant: (rows) => rows.flat().every((entry) => same(entry, rows[0][0])),
};
