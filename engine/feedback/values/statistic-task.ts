// Means, medians, variances, sums, largest and smallest entries: lines are the numbers, or steps on the way to them.

import { compare } from '../../exact/rational.ts';
import type { Working } from '../working.ts';
import type { Cases, ValueCase } from './cases.ts';
import type { Deviation } from './explain.ts';
import { readMatrix } from './entrywise-tasks.ts';
import { numbersOf, type Rows, sameSize, transposedRows, widthOf } from './matrices.ts';
import { constant, minus, type Polynomial, times, total } from './polynomial.ts';
import { groupsOf, meanOf, readStatistic, statisticOf } from './statistic-rules.ts';
import {
  cellsBefore,
  type Expectation,
  isAmong,
  lastOf,
  namesOf,
  rowsOfValue,
  type ValueTask,
  type WorkedLine,
} from './tasks.ts';
import { matrixValue, type Names, type Value } from './value.ts';

type Situation = Cases['statistic'];

export function statisticTask(working: Working): ValueTask | null {
  const names = namesOf(working);
  const asked = readStatistic(working.task.operation);
  if (asked === null) return null;
  const situation: Situation = { rows: names.a, ...asked, divisor: working.task.divisor, means: null };
  const right = statisticOf(situation);
  if (right === null) return null;
  const groups = groupsOf(names.a, situation.axis);
  const steps = stepsOf(groups);
  return {
    names,
    read: (line) => {
      const value = readMatrix(line, names, null);
      return value === null ? null : matrixValue(asRow(rowsOfValue(value), groups.length));
    },
    expect: (line, value, before, after) => {
      switch (line.role) {
        case 'sorted':
          return sortedLine(groups, value);
        case 'mean':
          return meanLine(situation, value);
        default: {
          const isStep = line.role !== 'answer' && isAmong(value, steps);
          if (isStep) return { right: [value], follows: [value], certain: false, cases: () => [] };
          return result(situation, right, steps, before, names, line.role === 'answer' || after.length === 0);
        }
      }
    },
  };
}

/** One number for each group may stand in a row or in a column. */
function asRow(rows: Rows, count: number): Rows {
  return widthOf(rows) === 1 && rows.length === count ? transposedRows(rows) : rows;
}

/** What students write on the way: sums, means, deviations, their squares, and the numbers in order. */
function stepsOf(groups: readonly (readonly Polynomial[])[]): readonly Value[] {
  const sums = groups.map(total);
  const means = groups.map(meanOf);
  const deviations = groups.map((group, k) => group.map((entry) => minus(entry, means[k])));
  const squares = deviations.map((group) => group.map((entry) => times(entry, entry)));
  const tables = [[sums], [means], groups, deviations, squares, [squares.map(total)], ...sortedTables(groups)];
  return tables.flatMap((table) => [matrixValue(table), matrixValue(transposedRows(table))]);
}

/** In ascending and in descending order. */
function sortedTables(groups: readonly (readonly Polynomial[])[]): readonly Rows[] {
  const numbers = numbersOf(groups);
  if (numbers === null) return [];
  const ascending = numbers.map((group) => group.toSorted(compare).map(constant));
  return [ascending, ascending.map((group) => group.toReversed())];
}

function sortedLine(groups: readonly (readonly Polynomial[])[], value: Value): Expectation {
  const right = sortedTables(groups).flatMap((table) => [matrixValue(table), matrixValue(transposedRows(table))]);
  const isWhole = right.some((table) => sameSize(rowsOfValue(table), rowsOfValue(value)));
  return { right, follows: right, certain: isWhole, cases: () => [] };
}

function meanLine(situation: Situation, value: Value): Expectation {
  const asked: Situation = { ...situation, statistic: 'mean' };
  const means = statisticOf(asked);
  const right = means === null ? [] : [means];
  const isWhole = means !== null && sameSize(rowsOfValue(means), rowsOfValue(value));
  return { right, follows: right, certain: isWhole, cases: () => [{ kind: 'statistic', ...asked }] };
}

function result(
  situation: Situation,
  right: Value,
  steps: readonly Value[],
  before: readonly WorkedLine[],
  names: Names,
  certain: boolean,
): Expectation {
  const last = lastOf(before);
  const own = { ...situation, means: ownMeans(situation, before) };
  const follows = followsFrom(own, right, steps, last, before);
  const cases = (): readonly ValueCase[] => [{ kind: 'statistic', ...own }];
  const groups = groupsOf(situation.rows, situation.axis);
  const cellCases = (place: Deviation): readonly ValueCase[] => [
    ...(situation.statistic === 'sum' ? [{ kind: 'sum-cell', parts: groups[place.column] ?? [] } as const] : []),
    ...(last?.line.role === 'mean' || last?.line.role === 'sorted' ? [] : cellsBefore(last, place, names)),
  ];
  return { right: [right], follows: [follows], certain, cases, cellCases };
}

/** The result from the student's own means, sorted numbers or sums; else the line before says the same already. */
function followsFrom(
  own: Situation,
  right: Value,
  steps: readonly Value[],
  last: WorkedLine | null,
  before: readonly WorkedLine[],
): Value {
  const sorted = before.findLast(({ line }) => line.role === 'sorted');
  if (own.statistic === 'median' && sorted !== undefined) {
    const rows = asGroups(rowsOfValue(sorted.value), groupsOf(own.rows, own.axis));
    if (rows !== null) return statisticOf({ ...own, axis: 'row', rows }, false) ?? right;
  }
  if (last === null || last.line.role === 'sorted' || last.line.role === 'mean' || isAmong(last.value, steps)) {
    return statisticOf(own) ?? right;
  }
  return last.value;
}

/** Sorted groups as they were written, one a row; null where they have another shape. */
function asGroups(rows: Rows, groups: readonly (readonly Polynomial[])[]): Rows | null {
  if (sameSize(rows, groups)) return rows;
  const turned = transposedRows(rows);
  return sameSize(turned, groups) ? turned : null;
}

function ownMeans(situation: Situation, before: readonly WorkedLine[]): readonly Polynomial[] | null {
  const line = before.findLast((worked) => worked.line.role === 'mean');
  if (line === undefined || situation.statistic !== 'var') return null;
  const [means, ...others] = rowsOfValue(line.value);
  const count = groupsOf(situation.rows, situation.axis).length;
  return others.length === 0 && means.length === count ? means : null;
}
