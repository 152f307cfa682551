// Worked: the lines of a solution that several topics need, a determinant, a dot product, a row that is made of others.

import { added, count, equal, type Expression, negative, number, sum, symbol } from '../document/expression.ts';
import { type Prose, say } from '../document/prose.ts';
import { equals, integer, isZero, type Rational, rational } from '../exact/rational.ts';
import type { Rows } from '../learning/drawing.ts';
import { dotted, shown, times } from '../learning/notation.ts';
import { determinantOfRows } from './whole-numbers.ts';

/** 2 · 3 + 4 · (−1), of two lists of one length. */
export function dotWorking(left: readonly number[], right: readonly number[]): Expression {
  return added(left.map((x, index) => dotted(count(x), count(right[index]))));
}

/** The number that this is. */
export function dotValue(left: readonly number[], right: readonly number[]): number {
  return left.reduce((total, x, index) => total + x * right[index], 0);
}

/** How the determinant of two rows, or of three by expansion along the first row, is worked out. */
export function determinantWorking(rows: Rows): Expression {
  const [first, ...others] = rows;
  return signed(first.map((entry, j) => [entry, determinantOfRows(others.map((row) => row.toSpliced(j, 1)))]));
}

/** Products with turning signs: 2 · 3 − 4 · 5 + 6 · 7. */
function signed(products: readonly (readonly [number, number])[]): Expression {
  const terms = products.map(([x, y], index) => {
    const term = dotted(count(x), count(y));
    return index % 2 === 0 ? term : negative(term);
  });
  return terms.length === 1 ? terms[0] : sum(...terms);
}

/**
 * For which k in the last place three rows have the determinant 0, worked out by expansion along the last row.
 * @param rows their last entry is such a number; the upper left determinant is not 0
 */
export function lastEntryWorked(rows: Rows): readonly Prose[] {
  const [first, second, [p, q, k]] = rows;
  const minor = (...columns: readonly [number, number]): number =>
    determinantOfRows([first, second].map((row) => columns.map((column) => row[column])));
  const [left, middle, right] = [minor(1, 2), minor(0, 2), minor(0, 1)];
  const known = p * left - q * middle;
  const letter = symbol('k');
  return [
    say`Expanded along the last row, the determinant is ${sum(dotted(count(p), count(left)), negative(dotted(count(q), count(middle))), times(count(right), letter))}, which is ${sum(times(count(right), letter), count(known))}.`,
    say`It is 0 for one number alone, ${equal(letter, count(k))}.`,
  ];
}

/** 2 [1; 3] − [0; 1], without the terms whose factor is 0. */
export function combination(factors: readonly (number | Rational)[], vectors: readonly Expression[]): Expression {
  return added(
    factors.flatMap((given, index) => {
      const factor = typeof given === 'number' ? integer(given) : given;
      if (isZero(factor)) return [];
      if (equals(factor, ONE)) return [vectors[index]];
      return equals(factor, MINUS_ONE) ? [negative(vectors[index])] : [times(number(factor), vectors[index])];
    }),
  );
}

const ONE = integer(1);
const MINUS_ONE = integer(-1);

/** A sentence that shows which of up to three rows is made of the others, with whole factors if there are some; null where none is. */
export function dependenceShown(rows: Rows): Prose | null {
  const found = rows.flatMap((row, index) => {
    const others = rows.toSpliced(index, 1);
    const factors = factorsOfLast([...others, row]);
    return factors === null ? [] : [{ index, row, others, factors }];
  });
  if (found.length === 0) return null;
  const whole = found.findLast(({ factors }) => factors.every(({ denominator }) => denominator === 1n));
  const { index, row, others, factors } = whole ?? found[found.length - 1];
  const made = combination(
    factors,
    others.map((other) => shown(other)),
  );
  return say`Row ${index + 1} is made of the others: ${equal(shown(row), made)}.`;
}

/** A row as a combination of one or two of others: 2 [1; 3] − [0; 1]; null where one or two do not make it. */
export function madeOf(target: readonly number[], others: Rows): Expression | null {
  const bases: readonly Rows[] = [
    ...others.map((row) => [row]),
    ...others.flatMap((row, i) => others.slice(i + 1).map((other) => [row, other])),
  ];
  for (const base of bases) {
    const factors = factorsOfLast([...base, target]);
    if (factors !== null)
      return combination(
        factors,
        base.map((row) => shown(row)),
      );
  }
  return null;
}

/** A column of whole numbers. */
export function columnShown(values: readonly number[]): Expression {
  return shown(...values.map((value) => [value]));
}

/**
 * The factors with which the first rows make the last one; null where they do not, or where several factors do.
 */
export function factorsOfLast(rows: Rows): readonly Rational[] | null {
  const target = rows[rows.length - 1];
  const [first, second] = rows;
  if (rows.length === 2) {
    const place = first.findIndex((x) => x !== 0);
    if (place === -1) return null;
    const factor = rational(BigInt(target[place]), BigInt(first[place]));
    const fits = target.every(
      (x, j) => integer(x).numerator * factor.denominator === BigInt(first[j]) * factor.numerator,
    );
    return fits ? [factor] : null;
  }
  if (rows.length !== 3) return null;
  for (let i = 0; i < first.length; i++) {
    for (let j = i + 1; j < first.length; j++) {
      const base = first[i] * second[j] - first[j] * second[i];
      if (base === 0) continue;
      const [p, q] = [target[i] * second[j] - target[j] * second[i], first[i] * target[j] - first[j] * target[i]];
      const fits = target.every((x, column) => base * x === p * first[column] + q * second[column]);
      return fits ? [rational(BigInt(p), BigInt(base)), rational(BigInt(q), BigInt(base))] : null;
    }
  }
  return null;
}
