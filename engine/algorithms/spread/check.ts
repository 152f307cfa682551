// The checks at the end of stories about sums, means, variances and standard deviations: another way to the same number.

import { type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  added,
  count,
  type Expression,
  equal,
  negative,
  number,
  numbers,
  product,
  quotient,
  sum,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import type { Axis } from '../../exact/kernels/statistics.ts';
import { squareRoot } from '../../exact/power.ts';
import { add, divide, integer, isZero, multiply, type Rational, subtract, ZERO } from '../../exact/rational.ts';
import { fractionInFull } from '../full-fraction.ts';
import { lineSeries, lineSign } from '../lines/names.ts';
import { isRead, type LineInput, lineCount, lineOf } from '../lines/solve.ts';
import { areEqual, atDepth } from '../lines/tell.ts';
import { exactly } from '../lines/values.ts';
import type { SpreadMove, SpreadMoves } from './solve.ts';
import { worksWithSquares } from './squares-tell.ts';
import { divisorValue, type Goal, isSample, signsOf, type SpreadWords, squared } from './words.ts';

/** The check of the lines that were worked out in full; nothing where it would only repeat the work. */
export function tellCheck(input: LineInput, moves: readonly SpreadMove[], words: SpreadWords): readonly Block[] {
  const { goal, rootsAsDecimals = false } = words;
  const shown = rootsAsDecimals && goal === 'deviation' ? 'rounded-deviation' : goal;
  const formulas =
    shown === 'sum' ? checkedSums(input) : moves.flatMap((move) => checked(input, move, shown, rootsAsDecimals));
  return formulas.length === 0
    ? []
    : notInShort(heading(say`Check the result`), paragraph(REASONS[goal](input)), ...formulas);
}

const SUM_OF_SQUARES = say`The sum of the squared deviations is also the sum of the squares less the count times the square of the mean`;

const REASONS: { readonly [G in Goal]: (input: LineInput) => Prose } = {
  sum: ({ axis }) =>
    axis === 'matrix'
      ? say`Added column by column, the entries must have the same sum.`
      : say`The sums of the rows and the sums of the columns must have the same total: that of all entries.`,
  mean: () => say`The deviations from a mean must add up to zero: what lies above it balances what lies below.`,
  variance: (input) =>
    isSample(input)
      ? say`${SUM_OF_SQUARES}. Divided by one less than the count it must give the same variance.`
      : say`The variance is also the mean of the squares minus the square of the mean.`,
  deviation: (input) =>
    isSample(input)
      ? say`${SUM_OF_SQUARES}. Divided by one less than the count it must give the square of the standard deviation.`
      : say`The square of the standard deviation must be the variance, which is also the mean of the squares minus the square of the mean.`,
};

/** The total by the other lines: rows and columns give the same. */
function checkedSums(input: LineInput): readonly Block[] {
  const { a, axis } = input;
  if (a.rows === 1 || a.columns === 1 || !isRead(a)) return [];
  const groups = (of: Axis): readonly (readonly Rational[])[] =>
    Array.from({ length: lineCount(a, of) }, (_, line) => lineOf(a, of, line));
  const across = groups(axis === 'column' ? 'row' : 'column');
  const sums = across.map(totalOf);
  const total = number(totalOf(sums));
  const parts = [added(across.map((numbersOfLine) => added(numbers(numbersOfLine)))), added(numbers(sums)), total];
  if (axis === 'matrix') return [formula(equal(signsOf(input).sum(null), ...parts))];
  const own = groups(axis);
  const signs = own.map((_, line) => lineSign(input, signsOf(input).sum, line));
  const [first, ...rest] = parts;
  return [formula(equal(added(signs), added(numbers(own.map(totalOf))), total)), formula(equal(first, ...rest))];
}

/** What is checked; of a deviation that is stated by its decimal alone, the square is not written as one. */
type Checked = Exclude<Goal, 'sum'> | 'rounded-deviation';

function checked(input: LineInput, move: SpreadMove, goal: Checked, inDecimals: boolean): readonly Block[] {
  if (move.move === 'average' && goal === 'mean') return inFull(input, move.facts, () => balance(input, move.facts));
  // A variance from the sums of numbers and squares would be worked out again.
  if (move.move === 'deviate' && goal !== 'mean' && !worksWithSquares(move.facts, inDecimals)) {
    return inFull(input, move.facts, () => shortcut(input, move.facts, goal));
  }
  return [];
}

/** Equal numbers leave nothing to check, and with a mean of 0 the check would be the work done before. */
function inFull(
  input: LineInput,
  { line, values, mean }: { readonly line: number; readonly values: readonly Rational[]; readonly mean: Rational },
  check: () => Expression,
): readonly Block[] {
  if (areEqual(values) || isZero(mean)) return [];
  return atDepth(input, line, { full: () => [formula(check())] });
}

/** Σ (a_1j − μ) = (3 − 2) + (1 − 2) + (2 − 2) = 0 */
function balance(input: LineInput, { line, values, mean }: SpreadMoves['average']): Expression {
  const less = negative(lineSign(input, signsOf(input).mean, line));
  return equal(
    lineSeries(input, line, (entry) => sum(entry, less)),
    added(values.map((value) => sum(number(value), negative(number(mean))))),
    added(numbers(values.map((value) => subtract(value, mean)).filter((deviation) => !isZero(deviation)))),
    count(0),
  );
}

/**
 * v = (3² + 1² + 2²)/3 − 2² = 14/3 − 4 = 2/3, of a sample v = ((3² + 1² + 2²) − 3 · 2²)/2 = (14 − 12)/2 = 1; for a standard
 * deviation its square stands in front.
 */
function shortcut(
  input: LineInput,
  { line, values, mean, variance }: SpreadMoves['deviate'],
  goal: Exclude<Checked, 'mean'>,
): Expression {
  const squares = values.map((value) => multiply(value, value));
  const value = goal !== 'deviation' ? [] : [squared(exactly(squareRoot(variance)))];
  return equal(
    goal === 'variance'
      ? lineSign(input, signsOf(input).variance, line)
      : squared(lineSign(input, signsOf(input).deviation, line)),
    ...value,
    ...(isSample(input) ? lessSquares(input, values, squares, mean) : lessSquare(values, squares, mean)),
    number(variance),
  );
}

/** (3² + 1² + 2²)/3 − 2², 14/3 − 4 */
function lessSquare(
  values: readonly Rational[],
  squares: readonly Rational[],
  mean: Rational,
): readonly [Expression, Expression] {
  const meanOfSquares = divide(totalOf(squares), integer(values.length));
  return [
    sum(
      quotient(added(values.map((item) => squared(number(item)))), count(values.length)),
      negative(squared(fractionInFull(mean))),
    ),
    sum(number(meanOfSquares), negative(number(multiply(mean, mean)))),
  ];
}

/** ((3² + 1² + 2²) − 3 · 2²)/2, (14 − 12)/2 */
function lessSquares(
  input: LineInput,
  values: readonly Rational[],
  squares: readonly Rational[],
  mean: Rational,
): readonly [Expression, Expression] {
  const divisor = count(divisorValue(input));
  const less = multiply(integer(values.length), multiply(mean, mean));
  return [
    quotient(
      sum(
        added(values.map((item) => squared(number(item)))),
        negative(product('dot', count(values.length), squared(fractionInFull(mean)))),
      ),
      divisor,
    ),
    quotient(sum(number(totalOf(squares)), negative(number(less))), divisor),
  ];
}

function totalOf(values: readonly Rational[]): Rational {
  return values.reduce(add, ZERO);
}
