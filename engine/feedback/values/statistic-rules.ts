// Means, medians, variances, sums, largest and smallest entries, and wrong ways to them.

import { compare, integer, rational, type Rational } from '../../exact/rational.ts';
import type { Axis, Cases, Prediction, Statistic } from './cases.ts';
import { type Rows, transposedRows } from './matrices.ts';
import { constant, constantOf, minus, plus, type Polynomial, quotient, same, times, total } from './polynomial.ts';
import { matrixValue, type Value } from './value.ts';

type Situation = Cases['statistic'];

const AXES: ReadonlyMap<string, Axis> = new Map([
  ['row', 'row'],
  ['col', 'col'],
  ['column', 'col'],
  ['mat', 'mat'],
  ['matrix', 'mat'],
]);

const STATISTICS: ReadonlyMap<string, Statistic> = new Map([
  ['mean', 'mean'],
  ['median', 'median'],
  ['var', 'var'],
  ['variance', 'var'],
  ['sum', 'sum'],
  ['max', 'max'],
  ['maximum', 'max'],
  ['min', 'min'],
  ['minimum', 'min'],
]);

/** The parts of a name such as `row-mean`; null for the name of another operation. */
export function readStatistic(name: string): { readonly axis: Axis; readonly statistic: Statistic } | null {
  const [first, second, ...others] = name.split('-');
  const axis = AXES.get(first);
  const statistic = STATISTICS.get(second);
  return axis === undefined || statistic === undefined || others.length > 0 ? null : { axis, statistic };
}

/** The lists of numbers that a statistic is taken of. */
export function groupsOf(rows: Rows, axis: Axis): readonly (readonly Polynomial[])[] {
  if (axis === 'row') return rows;
  return axis === 'col' ? transposedRows(rows) : [rows.flat()];
}

/** One number for each list, as one row; null where a list is too short or not of numbers. */
export function statisticOf(situation: Situation, sorted = true): Value | null {
  const numbers: Polynomial[] = [];
  for (const [index, group] of groupsOf(situation.rows, situation.axis).entries()) {
    const known = situation.means?.[index] ?? null;
    const number = ofGroup(group, situation.statistic, situation.divisor ?? 'n', known, sorted);
    if (number === null) return null;
    numbers.push(number);
  }
  return matrixValue([numbers]);
}

export function meanOf(group: readonly Polynomial[]): Polynomial {
  return quotient(total(group), constant(integer(group.length))) ?? group[0];
}

function ofGroup(
  group: readonly Polynomial[],
  statistic: Statistic,
  divisor: 'n' | 'n-1',
  knownMean: Polynomial | null,
  sorted: boolean,
): Polynomial | null {
  const numbers = group.map(constantOf);
  const known = numbers.filter((number) => number !== null);
  if (known.length === 0 || known.length < numbers.length) return null;
  switch (statistic) {
    case 'sum':
      return total(group);
    case 'mean':
      return meanOf(group);
    case 'max':
      return constant(known.reduce((x, y) => (compare(x, y) < 0 ? y : x)));
    case 'min':
      return constant(known.reduce((x, y) => (compare(x, y) > 0 ? y : x)));
    case 'median':
      return middleOf(sorted ? known.toSorted(compare) : known);
    case 'var': {
      const mean = knownMean ?? meanOf(group);
      const squares = group.map((entry) => times(minus(entry, mean), minus(entry, mean)));
      const count = divisor === 'n' ? group.length : group.length - 1;
      return count === 0 ? null : quotient(total(squares), constant(integer(count)));
    }
  }
}

function middleOf(numbers: readonly Rational[]): Polynomial {
  const half = Math.floor(numbers.length / 2);
  if (numbers.length % 2 === 1) return constant(numbers[half]);
  return times(plus(constant(numbers[half - 1]), constant(numbers[half])), constant(rational(1n, 2n)));
}

function predicted(value: Value | null): readonly Prediction[] {
  return value === null ? [] : [{ value }];
}

export function otherDivisor(situation: Situation): readonly Prediction[] {
  if (situation.statistic !== 'var') return [];
  const divisor = (situation.divisor ?? 'n') === 'n' ? 'n-1' : 'n';
  return predicted(statisticOf({ ...situation, divisor }));
}

/** The sum of the deviations, divided as the sum of their squares is to be. */
export function notSquared(situation: Situation): readonly Prediction[] {
  const { statistic, means } = situation;
  if (statistic !== 'var') return [];
  const shares = groupsOf(situation.rows, situation.axis).map((group, index) => {
    const mean = means?.[index] ?? meanOf(group);
    const count = situation.divisor === 'n-1' ? group.length - 1 : group.length;
    return count === 0 ? null : quotient(total(group.map((entry) => minus(entry, mean))), constant(integer(count)));
  });
  const known = shares.filter((share) => share !== null);
  return known.length < shares.length ? [] : predicted(matrixValue([known]));
}

/** The sum divided by one less or one more than the count of its numbers, or by two. */
export function otherCount(situation: Situation): readonly Prediction[] {
  if (situation.statistic !== 'mean') return [];
  const groups = groupsOf(situation.rows, situation.axis);
  const [{ length }] = groups;
  return [length - 1, length + 1, 2].flatMap((count) => {
    if (count < 1 || count === length) return [];
    const means = groups.map((group) => times(total(group), constant(rational(1n, BigInt(count)))));
    return predicted(matrixValue([means]));
  });
}

/** The numbers that are added for a mean, a sum or a variance of one list; null for other statistics. */
function addedNumbers({ rows, axis, statistic, means }: Situation): readonly Polynomial[] | null {
  const [group, ...others] = groupsOf(rows, axis);
  if (others.length > 0) return null;
  if (statistic === 'mean' || statistic === 'sum') return group;
  if (statistic !== 'var') return null;
  const mean = means?.[0] ?? meanOf(group);
  return group.map((entry) => times(minus(entry, mean), minus(entry, mean)));
}

/** The numbers of the first list that the second one lacks, each as often as it is missing. */
function without(numbers: readonly Polynomial[], others: readonly Polynomial[]): readonly Polynomial[] {
  const rest = [...others];
  return numbers.filter((number) => {
    const place = rest.findIndex((other) => same(other, number));
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

/** So many numbers too many, or too few, that the student adds: 0 unless all the others are right. */
export function numbersTooMany(situation: Situation): number {
  const wanted = addedNumbers(situation);
  const { written = null } = situation;
  if (wanted === null || written === null || wanted.length < 3) return 0;
  const [more, fewer] = [without(written.terms, wanted).length, without(wanted, written.terms).length];
  return more === 0 || fewer === 0 ? more - fewer : 0;
}

/** The line as it is written, where it adds one number more than there are. */
export function oneNumberTooMany(situation: Situation): readonly Prediction[] {
  return numbersTooMany(situation) === 1 ? asWritten(situation) : [];
}

/** The line as it is written, where it adds all numbers but one. */
export function oneNumberLeftOut(situation: Situation): readonly Prediction[] {
  return numbersTooMany(situation) === -1 ? asWritten(situation) : [];
}

function asWritten({ written = null }: Situation): readonly Prediction[] {
  if (written === null) return [];
  const sum = total(written.terms);
  const value = written.under === null ? sum : quotient(sum, written.under);
  return value === null ? [] : [{ value: matrixValue([[value]]), fromTerms: true }];
}

export function medianUnsorted(situation: Situation): readonly Prediction[] {
  return situation.statistic === 'median' ? predicted(statisticOf(situation, false)) : [];
}

export function otherAxis(situation: Situation): readonly Prediction[] {
  if (situation.axis === 'mat') return [];
  return predicted(statisticOf({ ...situation, axis: situation.axis === 'row' ? 'col' : 'row', means: null }));
}
