// Exact amounts that lines state: numbers with square roots, vectors and matrices of these. Equal numbers are found to be equal.

import { ONE, type Rational, rational, ZERO } from '../../exact/rational.ts';
import {
  addSums,
  divideSums,
  multiplySums,
  negateSum,
  rationalOf,
  type RootSum,
  rootOfSum,
  rootSum,
  sumsEqual,
} from '../../exact/root-sum.ts';

/** Rows of numbers; a number is a matrix of one entry, a vector one of one row or one column. */
export type Amount = readonly (readonly RootSum[])[];

export const NOUGHT: RootSum = rootSum(ZERO);
export const UNIT: RootSum = rootSum(ONE);

export function whole(value: number): RootSum {
  return rootSum(rational(BigInt(value)));
}

export function amountOf(
  rows: readonly (readonly { readonly numerator: bigint; readonly denominator: bigint }[])[],
): Amount {
  return rows.map((row) => row.map(({ numerator, denominator }) => rootSum(rational(numerator, denominator))));
}

export function single(value: RootSum): Amount {
  return [[value]];
}

export function isNumber(amount: Amount): boolean {
  return amount.length === 1 && amount[0].length === 1;
}

export function isVector(amount: Amount): boolean {
  return amount.length === 1 || amount[0].length === 1;
}

export function isZero(value: RootSum): boolean {
  return value.terms.length === 0;
}

export function approximate({ terms }: RootSum): number {
  return terms.reduce(
    (all, { coefficient, radicand }) => all + approximateFraction(coefficient) * Math.sqrt(Number(radicand)),
    0,
  );
}

export function approximateFraction({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

export function sameAmount(x: Amount, y: Amount): boolean {
  return (
    x.length === y.length &&
    x[0].length === y[0].length &&
    x.every((row, i) => row.every((entry, j) => sumsEqual(entry, y[i][j])))
  );
}

/** The same vector, whether as a row or as a column; other matrices as they are. */
export function sameUpToLayout(x: Amount, y: Amount): boolean {
  if (sameAmount(x, y)) return true;
  return isVector(x) && isVector(y) && sameAmount([x.flat()], [y.flat()]);
}

export function transposed(x: Amount): Amount {
  return x[0].map((_, column) => x.map((row) => row[column]));
}

/** What is beyond exact calculation is null, and so is what is made of it. */
export type Known<T> = T | null;

export function plus(x: Known<RootSum>, y: Known<RootSum>): Known<RootSum> {
  return x === null || y === null ? null : addSums(x, y);
}

export function minus(x: Known<RootSum>, y: Known<RootSum>): Known<RootSum> {
  return y === null ? null : plus(x, negateSum(y));
}

export function times(x: Known<RootSum>, y: Known<RootSum>): Known<RootSum> {
  return x === null || y === null ? null : multiplySums(x, y);
}

/** A divisor of two roots is rationalized. */
export function over(x: Known<RootSum>, y: Known<RootSum>): Known<RootSum> {
  if (x === null || y === null || isZero(y)) return null;
  if (y.terms.length === 1) return divideSums(x, y);
  if (y.terms.length > 2) return null;
  const [first, second] = y.terms;
  const conjugate: RootSum = { terms: [first, ...negateSum({ terms: [second] }).terms] };
  return over(times(x, conjugate), times(y, conjugate));
}

export function root(x: Known<RootSum>): Known<RootSum> {
  return x === null ? null : rootOfSum(x);
}

export function sumOf(values: readonly Known<RootSum>[]): Known<RootSum> {
  return values.reduce<Known<RootSum>>(plus, NOUGHT);
}

export function dot(x: readonly RootSum[], y: readonly RootSum[]): Known<RootSum> {
  return x.length === y.length ? sumOf(x.map((entry, k) => times(entry, y[k]))) : null;
}

/** Rows of numbers of which some may not be known. */
export function known(rows: readonly (readonly Known<RootSum>[])[]): Known<Amount> {
  return rows.every((row): row is readonly RootSum[] => row.every((entry) => entry !== null)) ? rows : null;
}

export function mapped(
  x: Amount,
  change: (entry: RootSum, row: number, column: number) => Known<RootSum>,
): Known<Amount> {
  return known(x.map((row, i) => row.map((entry, j) => change(entry, i, j))));
}

export function product(x: Known<Amount>, y: Known<Amount>): Known<Amount> {
  if (x === null || y === null || x[0].length !== y.length) return null;
  const columns = transposed(y);
  return known(x.map((row) => columns.map((column) => dot(row, column))));
}

export function scaled(x: Known<Amount>, factor: Known<RootSum>): Known<Amount> {
  return x === null || factor === null ? null : mapped(x, (entry) => times(entry, factor));
}

export function sum(x: Known<Amount>, y: Known<Amount>): Known<Amount> {
  if (x === null || y === null || x.length !== y.length || x[0].length !== y[0].length) return null;
  return mapped(x, (entry, i, j) => plus(entry, y[i][j]));
}

export function negative(x: Known<Amount>): Known<Amount> {
  return scaled(x, negateSum(UNIT));
}

export function difference(x: Known<Amount>, y: Known<Amount>): Known<Amount> {
  return sum(x, negative(y));
}

export function identity(size: number): Amount {
  const places = Array.from({ length: size }, (_, place) => place);
  return places.map((row) => places.map((column) => (row === column ? UNIT : NOUGHT)));
}

/** By elimination; null where a step is beyond exact calculation. */
export function determinant(x: Amount): Known<RootSum> {
  let rows: readonly (readonly Known<RootSum>[])[] = x;
  let value: Known<RootSum> = UNIT;
  while (rows.length > 0) {
    const at = rows.findIndex(([first]) => first !== null && first !== undefined && !isZero(first));
    if (at < 0) return rows.some(([first]) => first === null) ? null : NOUGHT;
    const [pivot, ...rest] = rows[at];
    value = times(value, at % 2 === 0 ? pivot : minus(NOUGHT, pivot));
    rows = rows.toSpliced(at, 1).map(([first, ...others]) => {
      const factor = over(first, pivot);
      return others.map((entry, j) => minus(entry, times(factor, rest[j])));
    });
  }
  return value;
}

/** By Gauss and Jordan; null of a matrix without inverse. */
export function inverse(x: Known<Amount>): Known<Amount> {
  if (x === null || x.length !== x[0].length) return null;
  const size = x.length;
  let rows: Known<RootSum>[][] = x.map((row, i) => [...row, ...identity(size)[i]]);
  for (let column = 0; column < size; column += 1) {
    const at = rows.findIndex((row, i) => i >= column && row[column] !== null && !isZero(row[column] ?? NOUGHT));
    if (at < 0) return null;
    [rows[column], rows[at]] = [rows[at], rows[column]];
    const pivot = rows[column][column];
    const unit = rows[column].map((entry) => over(entry, pivot));
    rows = rows.map((row, i) =>
      i === column ? unit : row.map((entry, j) => minus(entry, times(row[column], unit[j]))),
    );
  }
  return known(rows.map((row) => row.slice(size)));
}

export function fractionOf(value: RootSum): Rational | null {
  return rationalOf(value);
}
