// Means, medians, variances, sums, largest and smallest entries, and wrong ways to them.

import { compare, integer, rational, type Rational } from '../../exact/rational.ts';
import type { Axis, Cases, Prediction, Statistic } from './cases.ts';
import { type Rows, transposedRows } from './matrices.ts';
import { constant, constantOf, minus, plus, type Polynomial, quotient, times, total } from './polynomial.ts';
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

export function medianUnsorted(situation: Situation): readonly Prediction[] {
  return situation.statistic === 'median' ? predicted(statisticOf(situation, false)) : [];
}

export function otherAxis(situation: Situation): readonly Prediction[] {
  if (situation.axis === 'mat') return [];
  return predicted(statisticOf({ ...situation, axis: situation.axis === 'row' ? 'col' : 'row', means: null }));
}
