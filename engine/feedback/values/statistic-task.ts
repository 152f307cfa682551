// Means, medians, variances, sums, largest and smallest entries: lines are the numbers, or steps on the way to them.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { compare } from '../../exact/rational.ts';
import { type HintFacts, state, type Statement } from '../statements/statement.ts';
import type { Working } from '../working.ts';
import { isRoundedTo } from './approximate.ts';
import { isCalculation } from './calculations.ts';
import type { Cases, Statistic, ValueCase } from './cases.ts';
import type { Deviation } from './explain.ts';
import { readMatrix } from './entrywise-tasks.ts';
import { numbersOf, type Rows, sameSize, transposedRows, widthOf } from './matrices.ts';
import { constant, isNothing, minus, type Polynomial, same, times, total } from './polynomial.ts';
import { chainsOf } from './statistic-groups.ts';
import {
  dividedSquares,
  dividesSquares,
  isStepOf,
  isTotalOfList,
  ownSumOfSquares,
  singleSteps,
} from './statistic-steps.ts';
import { groupsOf, meanOf, numbersTooMany, readStatistic, statisticOf } from './statistic-rules.ts';
import {
  cellsBefore,
  cellTermOf,
  type Expectation,
  isAmong,
  isNextPart,
  lastOf,
  namesOf,
  rowsOfValue,
  sameAsBefore,
  singleNumber,
  termOf,
  type ValueTask,
  type WorkedLine,
} from './tasks.ts';
import { evaluateScalar, matrixValue, type Names, signedParts, type Value } from './value.ts';

type Situation = Cases['statistic'];

export function statisticTask(working: Working): ValueTask | null {
  const names = namesOf(working);
  const asked = readStatistic(working.task.operation);
  if (asked === null) return null;
  const situation: Situation = { rows: names.a, ...asked, divisor: working.task.divisor, means: null };
  const right = statisticOf(situation);
  if (right === null) return null;
  const groups = groupsOf(names.a, situation.axis);
  const whole: Asked = { situation, groups, right, steps: stepsOf(asked.statistic, groups), names, place: null };
  const chains = chainsOf(working.lines, groups.length);
  return {
    names,
    result: right,
    ends:
      chains?.flatMap((chain, place) => {
        const line = lastOf(chain);
        return line === null ? [] : [{ line, result: ofOneGroup(whole, place).right }];
      }) ?? null,
    read: (line) => {
      const value = readMatrix(unnamed(line), names, null);
      return value === null ? null : matrixValue(asRow(rowsOfValue(value), groups.length));
    },
    expect: (line, value, before, after, isWrong) => {
      const index = working.lines.indexOf(line);
      const place = chains?.findIndex((chain) => chain.includes(index)) ?? -1;
      if (place === -1) return anyLine(line, value, before, after, isWrong, whole);
      const isOfChain = (other: Line): boolean => chains?.[place].includes(working.lines.indexOf(other)) ?? false;
      const own = before.filter((worked) => isOfChain(worked.line));
      return anyLine(line, value, own, after.filter(isOfChain), isWrong, ofOneGroup(whole, place));
    },
  };
}

/** `m = [5; 7]`: a name in front of a list says nothing that the numbers do not say. */
function unnamed(line: Line): Line {
  const { content } = line;
  const [only, ...others] = content.kind === 'values' ? content.values : [];
  const [term, ...terms] = only?.terms ?? [];
  if (term?.kind !== 'matrix' || others.length > 0 || terms.length > 0) return line;
  return { ...line, content: { kind: 'matrix', rows: term.rows } };
}

function anyLine(
  line: Line,
  value: Value,
  before: readonly WorkedLine[],
  after: readonly Line[],
  isWrong: boolean,
  asked: Asked,
): Expectation {
  switch (line.role) {
    case 'sorted':
      return sortedLine(asked.groups, value);
    case 'mean':
      return meanLine(line, value, before, asked);
    default:
      return step(line, value, before, after, isWrong, asked);
  }
}

/** What is asked of one group alone. */
function ofOneGroup({ situation, groups, names, right }: Asked, place: number): Asked {
  const [results] = rowsOfValue(right);
  const group = [groups[place]];
  return {
    situation: { ...situation, rows: group, axis: 'row' },
    groups: group,
    right: matrixValue([[results[place]]]),
    steps: stepsOf(situation.statistic, group),
    names,
    place: { axis: situation.axis, index: place + 1 },
  };
}

interface Asked {
  readonly situation: Situation;
  readonly groups: Groups;
  readonly right: Value;
  readonly steps: readonly Value[];
  readonly names: Names;
  /** Of one group alone: which it is. */
  readonly place: Pick<HintFacts['values-of-group'], 'axis' | 'index'> | null;
}

type Groups = readonly (readonly Polynomial[])[];

function step(
  line: Line,
  value: Value,
  before: readonly WorkedLine[],
  after: readonly Line[],
  isWrong: boolean,
  { situation, groups, right, steps, names, place }: Asked,
): Expectation {
  const last = lastOf(before);
  if (isNextPart(line, last)) {
    const asBefore = sameAsBefore(last, [right], names, 'statistics');
    // Lists of results: each entry is that of its row or column.
    if (singleNumber(value) !== null || !isAmong(last.value, [right])) return asBefore;
    return { ...asBefore, entryHint: ({ column }, slips) => groupHint(situation, column, slips, place) };
  }
  const term = termOf(line);
  const own = withWritten({ ...situation, means: ownMeans(situation, before) }, writtenIn(term, names));
  const known = own.means === null ? steps : [...steps, ...stepsOf(situation.statistic, groups, own.means)];
  const number = singleNumber(value);
  const means = own.means ?? groups.map(meanOf);
  const squares = situation.statistic === 'var' ? ownSumOfSquares(names, groups, means, before) : null;
  const sums = groups.map((group, k) =>
    total(group.map((entry) => times(minus(entry, means[k]), minus(entry, means[k])))),
  );
  const isConclusion = situation.statistic === 'var' && dividesSquares(term, names, [squares, ...sums]);
  const isOfOneGroup = number !== null && groups.length > 1;
  const isAnswer = !isOfOneGroup && (isWrong || line.role === 'answer' || isLast(after) || isConclusion);
  const isNotSquared = isAnswer && isSumOfDeviations(own, number) && endsDeviations(term, last);
  const [results] = rowsOfValue(right);
  // One of the results, of its own row or column.
  if (number !== null && isOfOneGroup && line.role !== 'answer' && isAmongResults(number, results))
    return { right: [value], follows: [value], certain: false, cases: () => [] };
  if (line.role !== 'answer' && !isConclusion && !isNotSquared && isAmong(value, known)) {
    const isRightStep = isAmong(value, steps);
    return { right: [isRightStep ? value : right], follows: [value], certain: false, cases: () => [] };
  }
  if (number !== null && line.role !== 'answer' && !isConclusion && !isNotSquared) {
    // A number below a calculation is its value.
    const calculation = belowCalculation(term, value, before);
    if (calculation !== null && (!isAnswer || isAmong(value, [calculation.value])))
      return sameAsBefore(calculation, [right], names, 'statistics');
    const isAlone = term === null || term.kind === 'number' || term.kind === 'negative';
    const isStep = singleSteps(situation.statistic, groups, groups.map(meanOf), isAlone).some((other) =>
      same(other, number),
    );
    if (isStep && !isAmong(value, [right]))
      return { right: [value], follows: [value], certain: false, cases: () => [] };
    const isOwnStep =
      (term !== null && isStepOf(term, situation.statistic, names, groups, means, before)) ||
      singleSteps(situation.statistic, groups, means, isAlone).some((other) => same(other, number)) ||
      (situation.statistic === 'var' &&
        groups.length === 1 &&
        isTotalOfList(number, groups[0].length, last ?? undefined));
    if (isOwnStep) return { right: [right], follows: [value], certain: false, cases: () => [] };
    const short = groups.length > 1 ? groupWithWrongCount(term, { situation, groups, right, names }) : null;
    if (short !== null && !isWrong) return short;
    if (!isAnswer) return isCountedWrong(own) ? countedLine(own, right, place) : openLine(right);
  }
  const list =
    number === null && line.role === null ? squaresLine(line, value, situation, groups, means, before) : null;
  if (list !== null) return list;
  const ownResults = withOwnResults(right, value, before);
  if (ownResults !== null) return { right: [right], follows: [ownResults], certain: true, cases: () => [] };
  const { cellCases, ...expected } = result(own, right, known, squares, before, names, isAnswer, place);
  // Another entry than the one that is asked for was picked, and not miscopied.
  const isPicked =
    ['median', 'max', 'min'].includes(situation.statistic) &&
    number !== null &&
    groups.flat().some((entry) => same(entry, number));
  return {
    ...expected,
    ...(cellCases === undefined || isPicked ? {} : { cellCases }),
    rightLine: () => (line.role === 'answer' ? null : dividedRightly(term, expected.follows, groups, own, names)),
  };
}

/** Whether a number is 0, which the deviations add up to unless they are squared; the variance of equal numbers is 0 as well. */
function isSumOfDeviations(own: Situation, number: Polynomial | null): boolean {
  if (own.statistic !== 'var' || number === null || !isNothing(number)) return false;
  const groups = groupsOf(own.rows, own.axis);
  return groups.length === 1 && groups[0].some((entry) => !same(entry, groups[0][0]));
}

/** Whether a line ends a working that adds deviations: it divides something, or is a number alone below their list or sum. */
function endsDeviations(term: Term | null, last: WorkedLine | null): boolean {
  if (term?.kind !== 'number' || last === null) return term?.kind === 'quotient';
  const sum = singleNumber(last.value);
  return sum === null || (isNothing(sum) && (last.line.part ?? 1) > 1);
}

/** With the numbers that the student adds, where they are one too many or one too few. */
function withWritten(own: Situation, written: ReturnType<typeof writtenIn>): Situation {
  const counted = { ...own, written };
  return Math.abs(numbersTooMany(counted)) === 1 ? counted : own;
}

/** A step that nothing is known of. */
function openLine(right: Value): Expectation {
  return { right: [right], follows: [], certain: false, cases: () => [] };
}

/** Whether a number too many is added, or one too few before the sum is divided. */
function isCountedWrong(own: Situation): boolean {
  const count = numbersTooMany(own);
  return count === 1 || (count === -1 && own.written?.under !== null);
}

function countedLine(own: Situation, right: Value, place: Asked['place']): Expectation {
  return {
    ...openLine(right),
    cases: () => [{ kind: 'statistic', ...own }],
    entryHint: ({ column }, slips) => groupHint(own, column, slips, place),
  };
}

/** The calculation of one group among several that adds a number too many or too few; null where it fits none of them, or more than one. */
function groupWithWrongCount(
  term: Term | null,
  { situation, groups, right, names }: Pick<Asked, 'situation' | 'groups' | 'right' | 'names'>,
): Expectation | null {
  const written = writtenIn(term, names);
  const fitting = groups.flatMap((group, index) => {
    const own: Situation = { ...situation, rows: [group], axis: 'row', means: null, written };
    const fits = isCountedWrong(own) && written?.under !== null;
    return fits ? [{ own, index }] : [];
  });
  const [only, ...others] = fitting;
  if (only === undefined || others.length > 0) return null;
  const [results] = rowsOfValue(right);
  return countedLine(only.own, matrixValue([[results[only.index]]]), {
    axis: situation.axis,
    index: only.index + 1,
  });
}

/**
 * One number for each group, where some are the student's own: wrong ones, worked out before it. Null where it has none of these, or another
 * number.
 */
function withOwnResults(right: Value, value: Value, before: readonly WorkedLine[]): Value | null {
  const [wanted, found] = [rowsOfValue(right), rowsOfValue(value)];
  if (!sameSize(wanted, found) || wanted.length !== 1 || widthOf(wanted) < 2) return null;
  const numbers = before.map((worked) => singleNumber(worked.value)).filter((number) => number !== null);
  const own = (entry: Polynomial): boolean => numbers.some((number) => same(number, entry));
  const [results] = wanted;
  const isMade = found[0].every(
    (entry, k) => same(entry, results[k]) || (own(entry) && !isAmongResults(entry, results)),
  );
  return isMade && !isAmong(value, [right]) ? value : null;
}

/** The mean of another row is no slip of before: it stands in the wrong place. */
function isAmongResults(entry: Polynomial, results: readonly Polynomial[]): boolean {
  return results.some((other) => same(other, entry));
}

/** A list of squares, from the student's own deviations where they stand in the line before; null for other lists. */
function squaresLine(
  line: Line,
  value: Value,
  { statistic }: Situation,
  [group, ...others]: Groups,
  [mean]: readonly Polynomial[],
  before: readonly WorkedLine[],
): Expectation | null {
  const numbers = listOf(value);
  if (statistic !== 'var' || others.length > 0 || numbers?.length !== group.length || group.length < 3) return null;
  const last = listOf(before.at(-1)?.value ?? value) ?? [];
  const deviations = group.map((entry) => minus(entry, mean));
  const own = last.length === group.length && before.length > 0 ? last : deviations;
  const squares = own.map((deviation) => times(deviation, deviation));
  const isColumn = rowsOfValue(value).length > 1;
  const wrong = numbers.filter((number, k) => {
    const written = isColumn ? cellTermOf(line, k, 0) : cellTermOf(line, 0, k);
    return !isRoundedTo(number, squares[k], written);
  }).length;
  if (2 * wrong >= numbers.length) return null;
  const shaped = (list: readonly Polynomial[]): Value =>
    matrixValue(rowsOfValue(value).length === 1 ? [list] : list.map((number) => [number]));
  return {
    right: [shaped(deviations.map((deviation) => times(deviation, deviation)))],
    follows: [shaped(squares)],
    certain: true,
    cases: () => [],
    entryHint: ({ row, column }) => {
      const deviation = own[Math.max(row, column)];
      const calculation = { kind: 'products', pairs: [[deviation, deviation]] } as const;
      return state('calculation', { calculation, place: { row: row + 1, column: column + 1 } });
    },
  };
}

/** The numbers of a row or a column; null for anything else. */
function listOf(value: Value): readonly Polynomial[] | null {
  const rows = rowsOfValue(value);
  if (rows.length === 1) return rows[0];
  return widthOf(rows) === 1 ? rows.map(([entry]) => entry) : null;
}

/** The terms of a sum, and what it is divided by. */
function writtenIn(term: Term | null, names: Names): NonNullable<Situation['written']> | null {
  if (term === null) return null;
  const [sum, divisor] = term.kind === 'quotient' ? [term.over, evaluateScalar(term.under, names)] : [term, null];
  const terms = sum.kind === 'sum' ? signedParts(sum, names) : null;
  return terms === null || (term.kind === 'quotient' && divisor === null) ? null : { terms, under: divisor };
}

/** The calculation that a line stands below: as its value, or as a number that is meant to be it. */
function belowCalculation(term: Term | null, value: Value, before: readonly WorkedLine[]): WorkedLine | null {
  const last = lastOf(before);
  if (last === null || !isPlainCalculation(last)) return null;
  const isNumber = term?.kind === 'number' || term?.kind === 'negative';
  return isNumber || isAmong(value, [last.value]) ? last : null;
}

/** Whether nothing but further parts of the same line come after a line. */
function isLast(after: readonly Line[]): boolean {
  return after.every(({ part }) => part !== undefined && part > 1);
}

/** One number for each group may stand in a row or in a column. */
function asRow(rows: Rows, count: number): Rows {
  return widthOf(rows) === 1 && rows.length === count ? transposedRows(rows) : rows;
}

/** What students write on the way: sums, means, deviations, their squares, and the numbers in order. */
function stepsOf(
  statistic: Statistic,
  groups: readonly (readonly Polynomial[])[],
  means: readonly Polynomial[] = groups.map(meanOf),
): readonly Value[] {
  const sums = groups.map(total);
  const deviations = groups.map((group, k) => group.map((entry) => minus(entry, means[k])));
  const squares = deviations.map((group) => group.map((entry) => times(entry, entry)));
  const ofVariance = [[sums], [means], deviations, squares, [squares.map(total)]];
  const own = statistic === 'var' ? ofVariance : statistic === 'mean' ? [[sums], [means]] : [];
  const tables = [groups, ...own, ...sortedTables(groups)];
  return tables.flatMap((table) => [matrixValue(table), matrixValue(transposedRows(table))]);
}

/** In ascending and in descending order. */
function sortedTables(groups: readonly (readonly Polynomial[])[]): readonly Rows[] {
  const numbers = numbersOf(groups);
  if (numbers === null) return [];
  const ascending = numbers.map((group) => group.toSorted(compare).map(constant));
  return [ascending, ascending.map((group) => group.toReversed())];
}

/** The sorted numbers as rows or as columns. */
function sortedValues(groups: Groups): readonly Value[] {
  return sortedTables(groups).flatMap((table) => [matrixValue(table), matrixValue(transposedRows(table))]);
}

function sortedLine(groups: readonly (readonly Polynomial[])[], value: Value): Expectation {
  const right = sortedValues(groups);
  const isWhole = right.some((table) => sameSize(rowsOfValue(table), rowsOfValue(value)));
  // Of one list a number is missing, or there is one too many.
  const isList = groups.length === 1 && groups[0].length > 2 && (listOf(value)?.length ?? 1) > 1;
  return { right, follows: right, certain: isWhole || isList, cases: () => [] };
}

/** A line that says to be the mean; what stands behind its equals sign, or divides the student's own sum, goes on from there. */
function meanLine(
  line: Line,
  value: Value,
  before: readonly WorkedLine[],
  { situation, groups, names, place }: Asked,
): Expectation {
  const asked: Situation = { ...situation, statistic: 'mean' };
  const means = statisticOf(asked);
  const right = means === null ? [] : [means];
  const last = lastOf(before);
  if (isNextPart(line, last)) return sameAsBefore(last, right, names, 'statistics');
  const isWhole = means !== null && sameSize(rowsOfValue(means), rowsOfValue(value));
  const term = termOf(line);
  const ownResults = means === null ? null : withOwnResults(means, value, before);
  const ofOwnSum = term?.kind === 'quotient' && isStepOf(term, 'mean', names, groups, groups.map(meanOf), before);
  return {
    right,
    follows: ofOwnSum || ownResults !== null ? [value] : right,
    certain: isWhole,
    cases: () => [{ kind: 'statistic', ...asked }],
    entryHint: ({ column }, slips) => groupHint(asked, column, slips, place),
  };
}

/** `steps` are those from the right means, and from the student's own. */
function result(
  own: Situation,
  right: Value,
  steps: readonly Value[],
  squares: Polynomial | null,
  before: readonly WorkedLine[],
  names: Names,
  isAnswer: boolean,
  place: Asked['place'],
): Expectation {
  const last = lastOf(before);
  const concluded = fromOwnSquares(own, squares) ?? followsFrom(own, right, steps, last, before);
  // Below a calculation on the way its value is expected rather than the end of the working.
  const isOnTheWay = !isAnswer && last !== null && isPlainCalculation(last) && isAmong(last.value, steps);
  const follows = isOnTheWay ? [last.value, concluded] : [concluded];
  const groups = groupsOf(own.rows, own.axis);
  const areSorted = own.statistic === 'median' && before.some((worked) => isAmong(worked.value, sortedValues(groups)));
  const cases = (): readonly ValueCase[] => (areSorted ? [] : [{ kind: 'statistic', ...own }]);
  const ofValues = statisticOf(own);
  const isOfOwnValues = ofValues !== null && isAmong(concluded, [ofValues]);
  const cellCases = (cell: Deviation): readonly ValueCase[] => [
    ...(own.statistic === 'sum' ? [{ kind: 'sum-cell', parts: groups[cell.column] ?? [] } as const] : []),
    ...(last?.line.role === 'mean' || last?.line.role === 'sorted' ? [] : cellsBefore(last, cell, names, 'statistics')),
  ];
  const entryHint = ({ column }: Pick<Deviation, 'column'>, slips: readonly string[]): Statement | null =>
    last === null || last.line.role === 'mean' || (!isWorkedFurther(last) && isOfOwnValues)
      ? groupHint(own, column, slips, place)
      : null;
  return { right: [right], follows, certain: isAnswer, cases, cellCases, entryHint };
}

/** Whether a line is an expression with something left to work out. */
function isWorkedFurther({ line }: WorkedLine): boolean {
  const term = termOf(line);
  return term !== null && isCalculation(term);
}

/** A right sum that is divided by a wrong count: the same with the right one. Null for other lines. */
function dividedRightly(
  term: Term | null,
  wanted: readonly Value[],
  [group, ...others]: Groups,
  { statistic, divisor }: Situation,
  names: Names,
): Statement | null {
  if (
    term?.kind !== 'quotient' ||
    isCalculation(term.over) ||
    others.length > 0 ||
    (statistic !== 'mean' && statistic !== 'var')
  )
    return null;
  const count = group.length - (statistic === 'var' && divisor === 'n-1' ? 1 : 0);
  const number = { kind: 'number', text: String(count), value: { numerator: BigInt(count), denominator: 1n } } as const;
  const right: Term = { kind: 'quotient', over: term.over, under: number };
  const value = evaluateScalar(right, names);
  if (value === null || !isAmong(matrixValue([[value]]), wanted)) return null;
  return state('right-line', { calculation: { kind: 'written', term: right } });
}

/** The calculation of the statistic of one group, from 0; of another axis the numbers that belong to it. */
function groupHint(own: Situation, column: number, slips: readonly string[], place: Asked['place']): Statement | null {
  const values = groupsOf(own.rows, own.axis)[column];
  if (values === undefined) return null;
  const group = place ?? { axis: own.axis, index: column + 1 };
  if (slips.includes('V3')) return state('values-of-group', { ...group, values });
  switch (own.statistic) {
    case 'mean':
      return state('statistic-of-group', { ...group, calculation: { kind: 'mean', values } });
    case 'sum':
      return state('statistic-of-group', { ...group, calculation: { kind: 'terms', terms: values } });
    case 'var': {
      const divisor = values.length - (own.divisor === 'n-1' ? 1 : 0);
      const calculation = { kind: 'variance', values, mean: own.means?.[column] ?? meanOf(values), divisor } as const;
      return state('statistic-of-group', { ...group, calculation });
    }
    case 'median': {
      const [numbers] = numbersOf([values]) ?? [[]];
      return state('sorted-values', { ...group, values: numbers.toSorted(compare) });
    }
    default:
      return state('values-of-group', { ...group, values });
  }
}

/** Whether the line is a calculation that says not what it is of: (1 + 3 + 8)/3. */
function isPlainCalculation({ line }: WorkedLine): boolean {
  return line.role === null && line.content.kind === 'expression' && line.content.term.kind !== 'number';
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
  if (last?.line.role === 'mean' && own.statistic === 'mean') return last.value;
  if (last !== null && isSumOfDeviations(own, singleNumber(last.value))) return statisticOf(own) ?? right;
  if (last === null || last.line.role === 'sorted' || last.line.role === 'mean' || isAmong(last.value, steps)) {
    return statisticOf(own) ?? right;
  }
  return last.value;
}

/** The variance from the student's own sum of squares; null without one. */
function fromOwnSquares(own: Situation, squares: Polynomial | null): Value | null {
  const [group] = groupsOf(own.rows, own.axis);
  if (squares === null) return null;
  const variance = dividedSquares(squares, group.length - (own.divisor === 'n-1' ? 1 : 0));
  return variance === null ? null : matrixValue([[variance]]);
}

/** Sorted groups as they were written, one a row; null where they have another shape. */
function asGroups(rows: Rows, groups: readonly (readonly Polynomial[])[]): Rows | null {
  if (sameSize(rows, groups)) return rows;
  if (groups.length === 1 && (rows.length === 1 || widthOf(rows) === 1)) return [rows.flat()];
  const turned = transposedRows(rows);
  return sameSize(turned, groups) ? turned : null;
}

/** The means that the student goes on with: in a line that says so, or below the calculation of the means. */
function ownMeans(situation: Situation, before: readonly WorkedLine[]): readonly Polynomial[] | null {
  const right = statisticOf({ ...situation, statistic: 'mean' });
  const line =
    before.findLast((worked) => worked.line.role === 'mean') ??
    before.find((worked, place) => {
      const calculation = before[place - 1];
      return (
        worked.line.role === null &&
        calculation !== undefined &&
        isPlainCalculation(calculation) &&
        right !== null &&
        isAmong(calculation.value, [right])
      );
    });
  if (line === undefined || situation.statistic !== 'var') return null;
  const [means, ...others] = rowsOfValue(line.value);
  const count = groupsOf(situation.rows, situation.axis).length;
  return others.length === 0 && means.length === count ? means : null;
}
