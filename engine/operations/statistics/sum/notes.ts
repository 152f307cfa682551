// Notes on sums: numbers that cancel, and rows and columns of one sum, as in magic squares.

import { A, lineOfA } from '../../../algorithms/lines/names.ts';
import { isRead, type LineInput } from '../../../algorithms/lines/solve.ts';
import { areEqual } from '../../../algorithms/lines/tell.ts';
import { added, apply, count, type Expression, equal, indexed, list, number } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entriesOf, entry, isSquare, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { fractionText, isZero, type Rational } from '../../../exact/rational.ts';
import { totalOf, where } from '../line-values.ts';
import { readLines } from '../remarks.ts';

export function notes(input: LineInput): readonly Prose[] {
  return [...cancelling(input), ...equalSums(input.a)];
}

/** The first line whose numbers cancel. */
function cancelling(input: LineInput): readonly Prose[] {
  const line = readLines(input).findIndex((values) => isZero(totalOf(values)) && !values.every(isZero));
  if (line === -1) return [];
  const all = lineOfA(input, line);
  const cancels = claim(
    say`The numbers of ${where(input, line)} add up to ${0} without being all ${0}`,
    equal(measure('sumOf', all), count(0)),
    equal(measure('occurrences', all, count(0)), count(zerosIn(readLines(input)[line]))),
  );
  return [say`${cancels}: positive and negative ones cancel.`];
}

function zerosIn(values: readonly Rational[]): number {
  return values.filter(isZero).length;
}

/** Larger squares are not looked at. */
const MOST_ROWS = 6;

/** A square matrix whose rows and columns have one sum; with its diagonals, and if all entries differ, it is a magic square. */
function equalSums(a: Matrix): readonly Prose[] {
  if (!isSquare(a) || a.rows < 3 || a.rows > MOST_ROWS || !isRead(a) || areEqual(entriesOf(a))) return [];
  const rows = rowsOf(a);
  const columns = rows.map((_, column) => rows.map((row) => row[column]));
  const sums = [...rows, ...columns].map(totalOf);
  if (!areEqual(sums)) return [];
  const sum = number(sums[0]);
  const places = rows.map((_, index) => index + 1);
  const facts = (name: 'rowAt' | 'columnAt'): Expression =>
    equal(list(places.map((place) => measure('sumOf', measure(name, A, place)))), list(places.map(() => sum)));
  const all = say`${claim(say`Every row and every column of ${A} has the sum ${sum}`, facts('rowAt'), facts('columnAt'))}`;
  const diagonals = [places.map((_, i) => entry(a, i, i)), places.map((_, i) => entry(a, i, a.rows - 1 - i))];
  if (!areEqual([sums[0], ...diagonals.map(totalOf)])) return [say`${all}.`];
  const crossing = added(places.map((place) => indexed('a', place, a.rows + 1 - place)));
  const both = claim(say`so has each diagonal`, equal(apply('tr', A), sum), equal(crossing, sum));
  if (new Set(entriesOf(a).map(fractionText)).size < a.rows * a.columns) return [say`${all}, and ${both}.`];
  return [say`${all}, and ${both}: ${A} is a magic square.`];
}
