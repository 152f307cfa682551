// The words, signs and definitions of sums, means, variances and standard deviations.

import { type Block, formula } from '../../document/block.ts';
import {
  count,
  type Expression,
  equal,
  negative,
  number,
  power,
  quotient,
  root,
  sum,
} from '../../document/expression.ts';
import { say } from '../../document/prose.ts';
import { linesOf, sumOf } from '../../exact/kernels/statistics.ts';
import { divide, integer, multiply, type Rational } from '../../exact/rational.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { generalSign, lineSeries, N, type Sign, signOf } from '../lines/names.ts';
import { type LineInput, lineLength } from '../lines/solve.ts';
import type { StatisticWords } from '../lines/tell.ts';
import { stated } from '../lines/values.ts';

/** How far along the road from sum to standard deviation a story goes. */
export type Goal = 'sum' | 'mean' | 'variance' | 'deviation';

export interface SpreadWords extends StatisticWords {
  readonly goal: Goal;
}

/** s for a sum, μ for the mean of a population, σ for its standard deviation and σ² for its variance. */
export const SUM_SIGN = signOf('s');
export const MEAN_SIGN = signOf('μ');
export const DEVIATION_SIGN = signOf('σ');
export const VARIANCE_SIGN: Sign = (index) => squared(DEVIATION_SIGN(index));

export interface SpreadSigns {
  readonly sum: Sign;
  readonly mean: Sign;
  readonly variance: Sign;
  readonly deviation: Sign;
}

const POPULATION_SIGNS: SpreadSigns = {
  sum: SUM_SIGN,
  mean: MEAN_SIGN,
  variance: VARIANCE_SIGN,
  deviation: DEVIATION_SIGN,
};

/** Greek letters stand for populations, so that a sample has m and s; its sum is t then. */
const SAMPLE_DEVIATION = signOf('s');
const SAMPLE_SIGNS: SpreadSigns = {
  sum: signOf('t'),
  mean: signOf('m'),
  variance: (index) => squared(SAMPLE_DEVIATION(index)),
  deviation: SAMPLE_DEVIATION,
};

/** Whether the numbers are a sample, whose divisor is one less than their count. */
export function isSample({ ddof }: LineInput): boolean {
  return ddof === 1;
}

export function signsOf(input: LineInput): SpreadSigns {
  return isSample(input) ? SAMPLE_SIGNS : POPULATION_SIGNS;
}

/** n, or n − 1 */
export function divisorSign(input: LineInput): Expression {
  return isSample(input) ? sum(N, negative(count(1))) : N;
}

/** What the sum of the squares is divided by, as a number. */
export function divisorValue(input: LineInput): number {
  return lineLength(input) - (input.ddof ?? 0);
}

const SQUARE = count(2);
const itself = (entry: Expression): Expression => entry;
export const squared = (entry: Expression): Expression => power(entry, SQUARE);

/** What each statistic is in terms of A, of one line or, where it is null, of any. */
const total = (input: LineInput, line: number | null): Expression => lineSeries(input, line, itself);
const mean = (input: LineInput, line: number | null): Expression =>
  quotient(total(input, line), count(lineLength(input)));
/** The mean of the squares minus the square of the mean; of a sample, what that is with the other divisor. */
const variance = (input: LineInput, line: number | null): Expression =>
  isSample(input)
    ? quotient(
        sum(
          lineSeries(input, line, squared),
          negative(quotient(squared(total(input, line)), count(lineLength(input)))),
        ),
        count(divisorValue(input)),
      )
    : sum(quotient(lineSeries(input, line, squared), count(lineLength(input))), negative(squared(mean(input, line))));
const deviation = (input: LineInput, line: number | null): Expression => root(variance(input, line));

/** The formulas for any line, from the sum on. */
const generalSum = (input: LineInput): Expression => equal(generalSign(input, signsOf(input).sum), total(input, null));
const generalMean = (input: LineInput): Expression =>
  equal(generalSign(input, signsOf(input).mean), quotient(total(input, null), N));
const generalVariance = (input: LineInput): Expression =>
  equal(generalSign(input, signsOf(input).variance), meanSquareOf(input, generalSign(input, signsOf(input).mean)));
const generalDeviation = (input: LineInput): Expression =>
  equal(generalSign(input, signsOf(input).deviation), root(generalSign(input, signsOf(input).variance)));

/** (Σ (a_ij − μ_j)²)/n, or over n − 1 */
function meanSquareOf(input: LineInput, center: Expression): Expression {
  return quotient(
    lineSeries(input, null, (entry) => squared(sum(entry, negative(center)))),
    divisorSign(input),
  );
}

/** The chain of a whole matrix whose numbers are not listed. In doubles there is only the last link. */
interface Outline {
  readonly sum: Rational;
  readonly mean: Rational;
}

function outlineOf(input: LineInput): Outline | null {
  const [line] = linesOf(input.a, 'matrix');
  const found = sumOf(input.a, line);
  return found.kind === 'rational' ? { sum: found, mean: divide(found, integer(line.count)) } : null;
}

/** The lines from the sum to the mean. */
function outlined(input: LineInput, { sum: whole, mean: share }: Outline): readonly Block[] {
  return [
    formula(stated(whole, signsOf(input).sum(null), total(input, null))),
    formula(stated(share, signsOf(input).mean(null), quotient(signsOf(input).sum(null), N))),
  ];
}

/** The lines from the sum to the variance. */
function outlinedVariance(input: LineInput, outline: Outline, value: Rational): readonly Block[] {
  return [
    ...outlined(input, outline),
    formula(equal(signsOf(input).variance(null), meanSquareOf(input, signsOf(input).mean(null)), number(value))),
  ];
}

export const SUM_WORDS: SpreadWords = {
  goal: 'sum',
  name: 'sum',
  plural: 'sums',
  sign: SUM_SIGN,
  counts: false,
  alone: say`There is nothing to add: a single number is its own sum.`,
  aloneValue: itself,
  definition: total,
  general: (input) => [generalSum(input)],
  summary: (input, value) => [formula(stated(value, signsOf(input).sum(null), total(input, null)))],
};

export const MEAN_WORDS: SpreadWords = {
  goal: 'mean',
  name: 'mean',
  plural: 'means',
  sign: MEAN_SIGN,
  counts: true,
  alone: say`There is nothing to share: a single number is its own mean.`,
  aloneValue: itself,
  definition: mean,
  general: (input) => [generalMean(input)],
  summary: (input, value) => {
    const outline = outlineOf(input);
    return outline === null || value.kind === 'float'
      ? [formula(stated(value, signsOf(input).mean(null), mean(input, null)))]
      : outlined(input, outline);
  },
};

export const VARIANCE_WORDS: SpreadWords = {
  goal: 'variance',
  name: 'variance',
  plural: 'variances',
  sign: VARIANCE_SIGN,
  counts: true,
  alone: say`A single number is its own mean. It does not deviate from it, so the variance is zero.`,
  aloneValue: null,
  definition: variance,
  general: (input) => [generalMean(input), generalVariance(input)],
  summary: (input, value) => {
    const outline = outlineOf(input);
    return outline === null || value.kind !== 'rational'
      ? [formula(stated(value, signsOf(input).variance(null), variance(input, null)))]
      : outlinedVariance(input, outline, value);
  },
};

export const DEVIATION_WORDS: SpreadWords = {
  goal: 'deviation',
  name: 'standard deviation',
  plural: 'standard deviations',
  sign: DEVIATION_SIGN,
  counts: true,
  alone: say`A single number is its own mean. It does not deviate from it, so the standard deviation is zero.`,
  aloneValue: null,
  definition: deviation,
  general: (input) => [generalMean(input), generalVariance(input), generalDeviation(input)],
  summary: (input, value) => {
    const outline = outlineOf(input);
    const radicand = radicandOf(value);
    return outline === null || radicand === null
      ? [formula(stated(value, signsOf(input).deviation(null), deviation(input, null)))]
      : [
          ...outlinedVariance(input, outline, radicand),
          formula(
            stated(value, signsOf(input).deviation(null), root(signsOf(input).variance(null)), root(number(radicand))),
          ),
        ];
  },
};

/** The number that a value is the square root of; null for what is neither a fraction nor a single root. */
function radicandOf(value: Scalar): Rational | null {
  switch (value.kind) {
    case 'rational':
      return multiply(value, value);
    case 'power':
      return value.base;
    case 'algebraic':
    case 'float':
    case 'complex-float':
      return null;
  }
}

/** The words of a variance or a standard deviation, as of a sample where the numbers are one. */
export function wordsFor(input: LineInput, words: SpreadWords): SpreadWords {
  if (!isSample(input)) return words;
  const { variance: varianceOf, deviation: deviationOf } = SAMPLE_SIGNS;
  return {
    ...words,
    name: `sample ${words.name}`,
    plural: `sample ${words.plural}`,
    sign: words.goal === 'variance' ? varianceOf : deviationOf,
  };
}
