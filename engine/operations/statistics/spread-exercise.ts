// Exercises in spread: numbers laid around a mean, with deviations that add up to 0 and squares that are friendly.

import { lineOfA, lineSign, N } from '../../algorithms/lines/names.ts';
import { type LineInput, lineLength } from '../../algorithms/lines/solve.ts';
import { MEAN_SIGN, VARIANCE_SIGN } from '../../algorithms/spread/words.ts';
import {
  added,
  count,
  equal,
  type Expression,
  list,
  negative,
  number,
  numbers,
  quotient,
  sum,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { compare, isInteger, type Rational } from '../../exact/rational.ts';
import { drawList, drawUntil } from '../../learning/drawing.ts';
import type { Random } from '../../learning/random.ts';
import { deviationsOf, meanOf, type Numbers, squaresOf, totalOf, varianceOf, where } from './line-values.ts';
import { linesIn, wholes } from './statistic-exercise.ts';

/**
 * Whole deviations that add up to 0 and are not all 0, none larger than the largest. All but the last are drawn; it balances
 * them.
 */
export function drawDeviations(
  random: Random,
  length: number,
  largest: number,
  isAccepted: (variance: Rational) => boolean = () => true,
): readonly number[] {
  const range = { from: -largest, to: largest };
  return drawUntil(
    () => {
      const drawn = drawList(random, length - 1, range);
      return random.shuffled([...drawn, -drawn.reduce((x, y) => x + y, 0)]);
    },
    (deviations) =>
      deviations.every((deviation) => Math.abs(deviation) <= largest) &&
      deviations.some((deviation) => deviation !== 0) &&
      isAccepted(varianceOf(wholes(deviations))),
  );
}

/** Whole numbers around a whole mean, none further from it than the largest deviation. */
export function drawAround(
  random: Random,
  mean: number,
  length: number,
  largest: number,
  isAccepted?: (variance: Rational) => boolean,
): Numbers {
  return wholes(drawDeviations(random, length, largest, isAccepted).map((deviation) => mean + deviation));
}

/** Whole numbers around a mean that is not whole, with a variance whose denominator is small. */
export function drawAroundFraction(random: Random, length: number): Numbers {
  return drawUntil(
    () => wholes(drawList(random, length, { from: -4, to: 7 })),
    (line) => !isInteger(meanOf(line)) && varianceOf(line).denominator <= 12n,
  );
}

/** The first line whose numbers differ, 0-based. */
export function firstSpread(input: LineInput): number {
  return linesIn(input).findIndex((line) => line.some((value) => compare(value, line[0]) !== 0));
}

/** μ_2 = (3 + 1 + 2)/3 = 2 */
export function meanWorked(input: LineInput, line: number): Expression {
  const values = linesIn(input)[line];
  return equal(
    lineSign(input, MEAN_SIGN, line),
    quotient(added(numbers(values)), count(values.length)),
    number(meanOf(values)),
  );
}

/** The numbers of a line less their mean: "(1, -1, 0)", with the fact that shows it. */
export function deviationsSaid(input: LineInput, line: number): Prose {
  const values = linesIn(input)[line];
  const found = list(numbers(deviationsOf(values)));
  const mean = lineSign(input, MEAN_SIGN, line);
  const less = list(values.map((value) => sum(number(value), negative(mean))));
  return say`${claim(say`${found}`, equal(less, found), equal(measure('sumOf', found), count(0)))}`;
}

/** The sum of squares of a line over how many numbers it holds, not worked out: 18/3. */
export function squaresShared(input: LineInput, line: number): Expression {
  return quotient(number(totalOf(squaresOf(linesIn(input)[line]))), count(lineLength(input)));
}

/** σ² = 18/3 = 6, without saying the same fraction twice. */
export function varianceWorked(input: LineInput, line: number): Expression {
  const values = linesIn(input)[line];
  const [squares, variance] = [totalOf(squaresOf(values)), varianceOf(values)];
  const isSaid = isInteger(squares) && variance.denominator === BigInt(values.length);
  const sign = lineSign(input, VARIANCE_SIGN, line);
  return isSaid ? equal(sign, number(variance)) : equal(sign, squaresShared(input, line), number(variance));
}

/** "all numbers of row 3 are 7", of the first such line; nothing where there is none. */
export function equalLineSaid(input: LineInput): Prose | null {
  const found = linesIn(input).findIndex((line) => line.every((value) => compare(value, line[0]) === 0));
  if (found === -1) return null;
  const [numbersOfLine, value] = [lineOfA(input, found), linesIn(input)[found][0]];
  return say`${claim(
    say`all numbers of ${where(input, found)} are ${number(value)}`,
    equal(measure('occurrences', numbersOfLine, number(value)), N),
  )}`;
}
