// Worked: the lines of a solution that several topics need, a determinant, a dot product, a row that is made of others.

import {
  added,
  count,
  equal,
  type Expression,
  negative,
  number,
  quotient,
  sum,
  symbol,
} from '../document/expression.ts';
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

/**
 * How the determinant of two rows, or of three by expansion along the first row, is worked out: of three rows with every minor as it is worked out, and
 * then with its value. Terms of an entry 0 are left out.
 */
export function determinantWorking(rows: Rows): readonly [Expression, ...Expression[]] {
  const [first, ...others] = rows;
  const filled = first.flatMap((entry, j) => (entry === 0 ? [] : [j]));
  const places = filled.length === 0 || rows.length < 3 ? first.map((_, j) => j) : filled;
  const minors = places.map((j) => others.map((row) => row.toSpliced(j, 1)));
  const expanded = signed(places, (index) =>
    dotted(count(first[places[index]]), count(determinantOfRows(minors[index]))),
  );
  if (rows.length < 3) return [expanded];
  return [signed(places, (index) => dotted(count(first[places[index]]), minorWorking(minors[index]))), expanded];
}

/** 2 · 3 − 4 · 5, of two rows. */
export function minorWorking([[a, b], [c, d]]: Rows): Expression {
  return sum(dotted(count(a), count(d)), negative(dotted(count(b), count(c))));
}

/** Terms with the signs of their places: 2 · 3 − 4 · 5 + 6 · 7. */
function signed(places: readonly number[], termAt: (index: number) => Expression): Expression {
  return added(places.map((place, index) => (place % 2 === 0 ? termAt(index) : negative(termAt(index)))));
}

/** A determinant of two or three rows with a letter in one place, which is an expression of first degree. */
export interface ExpandedWithLetter {
  /** The expansion along the row of the letter, and the same put together. */
  readonly chain: Expression;
  /** What the letter is multiplied by, and what is added. */
  readonly slope: number;
  readonly rest: number;
}

/** @param rows with a number in the place of the letter, where the minor is not 0 */
export function expandedWithLetter(rows: Rows, row: number, column: number, letter: Expression): ExpandedWithLetter {
  const others = rows.toSpliced(row, 1);
  const minors = rows[row].map((_, j) => others.map((entries) => entries.toSpliced(j, 1)));
  const sign = (j: number): number => ((row + j) % 2 === 0 ? 1 : -1);
  // Of two rows the product of the main diagonal comes first.
  const order = rows.length === 2 && row === 1 ? [1, 0] : rows[row].map((_, j) => j);
  const terms = order.flatMap((j) => {
    const entry = rows[row][j];
    if (entry === 0 && j !== column) return [];
    const factor = j === column ? letter : count(entry);
    const [[only]] = minors[j];
    const minor = rows.length === 2 ? count(only) : minorWorking(minors[j]);
    const term = j === column ? termWith(only, minor, factor, rows.length) : dotted(factor, minor);
    return [sign(j) === 1 ? term : negative(term)];
  });
  const slope = sign(column) * determinantOfRows(minors[column]);
  const rest = determinantOfRows(rows) - slope * rows[row][column];
  return {
    chain: equal(added(terms), added([termOf(slope, letter), ...(rest === 0 ? [] : [count(rest)])])),
    slope,
    rest,
  };
}

/** The letter times its minor. */
function termWith(only: number, minor: Expression, letter: Expression, size: number): Expression {
  return size === 2 ? termOf(only, letter) : dotted(minor, letter);
}

/** "3k = 6 and k = 2": where an expression of first degree has this value. */
export function solvedFor(
  letter: Expression,
  { slope, rest }: Pick<ExpandedWithLetter, 'slope' | 'rest'>,
  value = 0,
): Prose {
  const right = value - rest;
  if (slope === 1) return say`${equal(letter, count(right))}`;
  const divided = rational(BigInt(right), BigInt(slope));
  return slope === -1
    ? say`${equal(negative(letter), count(right))} and ${equal(letter, number(divided))}`
    : say`${equal(termOf(slope, letter), count(right))} and ${equal(letter, quotient(count(right), count(slope)), number(divided))}`;
}

/**
 * For which k in the last place three rows have the determinant 0, worked out by expansion along the last row.
 * @param rows their last entry is such a number; the upper left determinant is not 0
 */
export function lastEntryWorked(rows: Rows): readonly Prose[] {
  const letter = symbol('k');
  const expanded = expandedWithLetter(rows, 2, 2, letter);
  return [
    say`Expanded along the last row, the determinant is ${expanded.chain}.`,
    say`It is 0 for one number alone: ${solvedFor(letter, expanded)}.`,
  ];
}

/** 3k, k and −k. */
export function termOf(factor: number, letter: Expression): Expression {
  if (Math.abs(factor) === 1) return factor === 1 ? letter : negative(letter);
  return times(count(factor), letter);
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
  return say`Row ${index + 1} is ${rows.length === 2 ? 'a multiple of the other' : 'made of the others'}: ${equal(shown(row), made)}.`;
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
