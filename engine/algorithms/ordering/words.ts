// The words, signs and definitions of minimum, maximum and median.

import { paragraph } from '../../document/block.ts';
import { apply, count, type Expression, equal, number, quotient, subscript, sum } from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { linesOf, maximum, minimum } from '../../exact/kernels/statistics.ts';
import { placeAt } from '../entries.ts';
import { A, lineOfA, N, signOf } from '../lines/names.ts';
import { type LineInput, lineLength } from '../lines/solve.ts';
import type { StatisticWords } from '../lines/tell.ts';
import { place } from '../wording.ts';
import type { Extreme } from './solve.ts';

/** m, whatever is looked for. */
export const SIGN = signOf('m');

export const MINIMUM_WORDS = extremeWords('minimum', 'minima', 'smallest');
export const MAXIMUM_WORDS = extremeWords('maximum', 'maxima', 'largest');

function extremeWords(name: string, plural: string, extreme: Extreme): StatisticWords {
  const kernel = extreme === 'smallest' ? minimum : maximum;
  return {
    name,
    plural,
    sign: SIGN,
    counts: false,
    alone: say`There is nothing to compare: a single number is its own ${name}.`,
    aloneValue: (entry) => entry,
    definition: (input, line) => measure(measureOf(extreme), lineOfA(input, line)),
    general: () => [],
    summary: ({ a }) => {
      const [whole] = linesOf(a, 'matrix');
      const { value, position } = kernel(a, whole);
      const { row, column } = placeAt(a, position);
      const stands = equal(measure('entryAt', A, row + 1, column + 1), number(value));
      const isExtreme = equal(measure(measureOf(extreme), A), number(value));
      const words = say`the ${extreme} entry, ${number(value)}, is first met in ${place(row, column)}`;
      return [paragraph(say`Read row by row, ${claim(words, stands, isExtreme)}.`)];
    },
  };
}

/** Longer lists are not taken apart into their numbers. */
const MOST_LISTED = 10;

/** min(x_1, x_2, x_3) of the list x; min(x) where it is long. */
export function extremeOfList(extreme: Extreme, name: Expression, length: number): Expression {
  const numbersOfList =
    length > MOST_LISTED ? [name] : Array.from({ length }, (_, position) => subscript(name, count(position + 1)));
  return apply(functionOf(extreme), ...numbersOfList);
}

export function functionOf(extreme: Extreme): 'min' | 'max' {
  return extreme === 'smallest' ? 'min' : 'max';
}

export function measureOf(extreme: Extreme): 'least' | 'greatest' {
  return extreme === 'smallest' ? 'least' : 'greatest';
}

export const MEDIAN_WORDS: StatisticWords = {
  name: 'median',
  plural: 'medians',
  sign: SIGN,
  counts: true,
  alone: say`There is nothing to sort: a single number is in the middle, so it is its own median.`,
  aloneValue: (entry) => entry,
  definition: medianOf,
  general: () => [],
  summary: (input) => [paragraph(middleProse(lineLength(input)))],
};

/** The middle number of the sorted ones, or the mean of the two middle ones. */
function medianOf(input: LineInput, line: number): Expression {
  const sorted = measure('sorted', lineOfA(input, line));
  const length = lineLength(input);
  const half = Math.floor(length / 2);
  const upper = subscript(sorted, count(half + 1));
  return length % 2 === 1 ? upper : quotient(sum(subscript(sorted, count(half)), upper), count(2));
}

/** Which numbers of the sorted list the median is found from. */
function middleProse(length: number): Prose {
  const parity = length % 2 === 0 ? 'even' : 'odd';
  const isSo = claim(say`The count ${N} is ${parity}`, holds(parity, N));
  return parity === 'even'
    ? say`${isSo}, so the median is the mean of the two numbers in the middle of the sorted list.`
    : say`${isSo}, so the median is the number in the middle of the sorted list.`;
}
