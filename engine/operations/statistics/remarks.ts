// Remarks: what the notes of several statistics see in the numbers of an input: an outlier, equal numbers.

import { lineOfA } from '../../algorithms/lines/names.ts';
import { isRead, type LineInput, lineCount, lineLength, lineOf } from '../../algorithms/lines/solve.ts';
import { areEqual } from '../../algorithms/lines/tell.ts';
import {
  count,
  type Expression,
  equal,
  negative,
  number,
  relation,
  subscript,
  sum,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { type Claim, claim, say } from '../../document/prose.ts';
import { add, compare, type Rational, subtract, ZERO } from '../../exact/rational.ts';
import { meanOf, type Numbers, where } from './line-values.ts';

/** So many lines are spoken of together at most. */
const MOST_LINES = 6;

/** The lines whose numbers can be read; none where they are too many or too long, or where each holds one number. */
export function readLines(input: LineInput): readonly Numbers[] {
  const { a, axis } = input;
  if (!isRead(a) || lineLength(input) === 1) return [];
  return Array.from({ length: lineCount(a, axis) }, (_, line) => lineOf(a, axis, line));
}

/** Whether there are a few lines, so that one may speak of their statistics together. */
export function isFew(lines: readonly unknown[]): boolean {
  return lines.length > 1 && lines.length <= MOST_LINES;
}

/** A number that lies more than twice as far from the others as these lie from each other. */
export interface Outlier {
  readonly line: number;
  readonly value: Rational;
  readonly values: Numbers;
}

/** The first outlier, of lines with four numbers at least; null where there is none. */
export function findOutlier(lines: readonly Numbers[]): Outlier | null {
  for (const [line, values] of lines.entries()) {
    const sorted = values.toSorted(compare);
    const last = sorted.length - 1;
    if (last < 3) continue;
    const isBeyond = (value: Rational, neighbour: Rational, opposite: Rational): boolean => {
      const [gap, rest] = [distance(value, neighbour), distance(neighbour, opposite)];
      return compare(rest, ZERO) > 0 && compare(gap, add(rest, rest)) > 0;
    };
    if (isBeyond(sorted[last], sorted[last - 1], sorted[0])) return { line, value: sorted[last], values };
    if (isBeyond(sorted[0], sorted[1], sorted[last])) return { line, value: sorted[0], values };
  }
  return null;
}

function distance(x: Rational, y: Rational): Rational {
  return compare(x, y) < 0 ? subtract(y, x) : subtract(x, y);
}

/** "In row 1 the number 40 lies further from the others than these lie from each other", with what makes it true. */
export function outlierClaim(input: LineInput, { line, value, values }: Outlier): Claim {
  const all = lineOfA(input, line);
  const place = (index: number): Expression => subscript(measure('sorted', all), count(index));
  const length = values.length;
  const isLargest = compare(value, meanOf(values)) > 0;
  const [gap, rest] = isLargest
    ? [less(place(length), place(length - 1)), less(place(length - 1), place(1))]
    : [less(place(2), place(1)), less(place(length), place(2))];
  return claim(
    say`In ${where(input, line)} the number ${number(value)} lies further from the others than these lie from each other`,
    equal(measure(isLargest ? 'greatest' : 'least', all), number(value)),
    relation(gap, 'greater', rest),
  );
}

function less(x: Expression, y: Expression): Expression {
  return sum(x, negative(y));
}

/** The first line of equal numbers, 0-based; null where there is none. */
export function findConstant(lines: readonly Numbers[]): number | null {
  const found = lines.findIndex(areEqual);
  return found === -1 ? null : found;
}

/** "All numbers of column 2 are equal", with the fact. */
export function constantClaim(input: LineInput, line: number): Claim {
  return claim(say`All numbers of ${where(input, line)} are equal`, holds('constant', lineOfA(input, line)));
}
