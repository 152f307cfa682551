// Single numbers on the way to a statistic: one deviation, one square, a sum of squares, and what each line makes of the one before it.

import { isRoundedTo } from './approximate.ts';
import type { Term } from '@matrixsteps/notation/term.ts';
import { integer } from '../../exact/rational.ts';
import type { Statistic } from './cases.ts';
import { constant, minus, type Polynomial, quotient, same, times, total } from './polynomial.ts';
import { meanOf } from './statistic-rules.ts';
import { widthOf } from './matrices.ts';
import { cellTermOf, rowsOfValue, singleNumber, termOf, type WorkedLine } from './tasks.ts';
import { evaluateScalar, type Names, signedParts } from './value.ts';

type Groups = readonly (readonly Polynomial[])[];

/** Each number that may come about on the way: a sum, a mean, a deviation, a square; and what stands alone, an entry or a count. */
export function singleSteps(
  statistic: Statistic,
  groups: Groups,
  means: readonly Polynomial[],
  isAlone: boolean,
): readonly Polynomial[] {
  return groups.flatMap((group, k) => {
    const alone = isAlone
      ? [...[group.length, group.length - 1].map((count) => constant(integer(count))), ...group]
      : [];
    // An entry of one row among several is no median that was found: it may be meant as one.
    if (statistic !== 'var' && statistic !== 'mean') return groups.length > 1 ? [] : alone;
    if (statistic === 'mean') return [total(group), meanOf(group), ...alone];
    const deviations = group.map((entry) => minus(entry, means[k]));
    const squares = deviations.map((deviation) => times(deviation, deviation));
    return [total(group), meanOf(group), means[k], ...deviations, ...squares, total(squares), ...alone];
  });
}

/** The deviations of the entries from the student's own means, or the other way round. */
function isDeviation(value: Polynomial, groups: Groups, means: readonly Polynomial[]): boolean {
  return groups.some((group, k) =>
    group.some((entry) => same(value, minus(entry, means[k])) || same(value, minus(means[k], entry))),
  );
}

/** Whether a line is the beginning of a step that can be taken: a deviation, a square of one, or a sum of the student's own numbers. */
export function isStepOf(
  term: Term,
  statistic: Statistic,
  names: Names,
  groups: Groups,
  means: readonly Polynomial[],
  before: readonly WorkedLine[],
): boolean {
  if (term.kind === 'negative') return isStepOf(term.of, statistic, names, groups, means, before);
  const isVariance = statistic === 'var';
  if (term.kind === 'power') {
    const base = evaluateScalar(term.base, names);
    return isVariance && base !== null && (isDeviation(base, groups, means) || isOwnNumber(base, before));
  }
  if (isVariance && term.kind === 'product' && term.factors.length === 2) {
    const [x, y] = term.factors.map((factor) => evaluateScalar(factor, names));
    return x !== null && y !== null && same(x, y) && isOwnNumber(x, before);
  }
  if (term.kind === 'quotient') return dividesOwnSum(term, names, groups, before);
  if (term.kind !== 'sum') return false;
  const value = evaluateScalar(term, names);
  if (!isVariance) return false;
  return (value !== null && isDeviation(value, groups, means)) || ownSumOf(term, names, groups, before) !== null;
}

/** The mean from the student's own sum. */
function dividesOwnSum(
  term: Extract<Term, { readonly kind: 'quotient' }>,
  names: Names,
  groups: Groups,
  before: readonly WorkedLine[],
): boolean {
  const [over, under] = [evaluateScalar(term.over, names), evaluateScalar(term.under, names)];
  if (over === null || under === null || !isOwnNumber(over, before)) return false;
  return groups.some(({ length }) => same(under, constant(integer(length))));
}

/** The group whose squares a sum adds up as the student has them, from 0; null for another sum. */
function ownSumOf(term: Term, names: Names, groups: Groups, before: readonly WorkedLine[]): number | null {
  const parts = term.kind === 'sum' ? signedParts(term, names) : null;
  if (parts === null || !parts.every((part) => isOwnNumber(part, before))) return null;
  const group = groups.findIndex(({ length }) => length === parts.length);
  return group < 0 || groups.length > 1 ? null : group;
}

function isOwnNumber(value: Polynomial, before: readonly WorkedLine[]): boolean {
  return before.some((worked) => {
    const number = singleNumber(worked.value);
    return number !== null && same(number, value);
  });
}

/** Whether a number is the sum of a list of so many numbers on the line before. */
export function isTotalOfList(number: Polynomial, count: number, last: WorkedLine | undefined): boolean {
  if (last === undefined || last.line.content.kind !== 'matrix') return false;
  const rows = rowsOfValue(last.value);
  const numbers = rows.length === 1 || widthOf(rows) === 1 ? rows.flat() : [];
  return numbers.length === count && same(total(numbers), number);
}

/** The sum of squares that the student goes on with: the last one that is made of the student's own squares, or is right. */
export function ownSumOfSquares(
  names: Names,
  groups: Groups,
  means: readonly Polynomial[],
  before: readonly WorkedLine[],
): Polynomial | null {
  if (groups.length !== 1) return null;
  const [group] = groups;
  const deviations = group.map((entry) => minus(entry, means[0]));
  const right = total(deviations.map((deviation) => times(deviation, deviation)));
  const index = before.findLastIndex(({ line, value }, place) => {
    const term = termOf(line);
    const number = singleNumber(value);
    if (number !== null && isTotalOfList(number, group.length, before[place - 1])) return true;
    if (term?.kind !== 'sum' || number === null || line.role !== null) return false;
    return same(number, right) || ownSumOf(term, names, groups, before.slice(0, place)) !== null;
  });
  if (index < 0) return totalOfSquares(group.length, before);
  // What the student makes of it stands behind an equals sign, or below it as a number.
  let last = singleNumber(before[index].value);
  for (const worked of before.slice(index + 1)) {
    const number = singleNumber(worked.value);
    const isNext = (worked.line.part ?? 1) > 1 || termOf(worked.line)?.kind === 'number';
    if (number === null || !isNext) break;
    last = number;
  }
  return last;
}

/** The sum of a list of squares, rounded or not, below the list of what is squared; null where the last lines are no such lists. */
function totalOfSquares(count: number, before: readonly WorkedLine[]): Polynomial | null {
  const [deviations, squares] = before.slice(-2).map(({ value }) => rowsOfValue(value).flat());
  const last = before.at(-1)?.line;
  if (squares === undefined || last === undefined || deviations.length !== count || squares.length !== count)
    return null;
  const isColumn = count > 1 && cellTermOf(last, 0, 1) === null;
  const areSquares = squares.every((square, k) => {
    const written = isColumn ? cellTermOf(last, k, 0) : cellTermOf(last, 0, k);
    return isRoundedTo(square, times(deviations[k], deviations[k]), written);
  });
  return areSquares ? total(squares) : null;
}

/** Whether a line divides the sum of squares: the last step to a variance. */
export function dividesSquares(term: Term | null, names: Names, sums: readonly (Polynomial | null)[]): boolean {
  if (term?.kind !== 'quotient') return false;
  const over = evaluateScalar(term.over, names);
  return over !== null && sums.some((sum) => sum !== null && same(sum, over));
}

/** The sum of squares divided as the task asks; null where nothing is left to divide by. */
export function dividedSquares(sum: Polynomial, count: number): Polynomial | null {
  return count === 0 ? null : quotient(sum, constant(integer(count)));
}
