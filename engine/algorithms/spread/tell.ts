// The telling of sums, means, variances and standard deviations.

import { type Block, formula } from '../../document/block.ts';
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
  root,
  series,
  sum,
  table,
} from '../../document/expression.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { gcd } from '../../exact/gcd.ts';
import { absolute, isZero, type Rational, rational, signOf } from '../../exact/rational.ts';
import { squareRoot } from '../../exact/power.ts';
import { deviationFigure, meanFigure } from '../figures/number-line.ts';
import { itemSign, lineSeries, lineSign, N, numberSeries } from '../lines/names.ts';
import { simplestRoot, squaresShown } from '../../document/simplest-root.ts';
import type { LineInput } from '../lines/solve.ts';
import {
  ALL_EQUAL,
  areEqual,
  atDepth,
  depthOf,
  type Once,
  reasonsOnce,
  stepHeading,
  tellLines,
} from '../lines/tell.ts';
import { exactly, stated, statedAs } from '../lines/values.ts';
import { folding } from '../moves.ts';
import { tellCheck } from './check.ts';
import type { SpreadMove, SpreadMoves } from './solve.ts';
import { briefSquares, squareBlocks, worksWithSquares } from './squares-tell.ts';
import { divisorSign, divisorValue, isSample, signsOf, type SpreadWords, squared, wordsFor } from './words.ts';

/** Longer lines have no table of deviations. */
const LONGEST_TABLE = 30;

export function tellSpread(
  input: LineInput,
  moves: readonly SpreadMove[],
  general: SpreadWords,
  inDecimals: boolean,
): readonly Block[] {
  const words: SpreadWords = { ...wordsFor(input, general), rootsAsDecimals: inDecimals };
  const once = reasonsOnce(moves.filter((move) => move.move === 'line').map(({ facts }) => facts));
  const isExact = !inDecimals;
  const simplified = moves.find((move) => isExact && move.move === 'takeRoot' && simplification(move.facts).length > 0);
  return [
    ...moves.flatMap((move) => tellMove(input, move, words, once, { isExact, simplifies: move === simplified })),
    ...tellCheck(input, moves, words),
  ];
}

const foldMove = folding<SpreadMoves>();

/** How roots are told. */
interface Roots {
  /** Whether they are brought to their simplest form; else they are written as decimals. */
  readonly isExact: boolean;
  /** Whether this is the first that is simplified. */
  readonly simplifies: boolean;
}

function tellMove(input: LineInput, move: SpreadMove, words: SpreadWords, once: Once, roots: Roots): readonly Block[] {
  const { goal } = words;
  return foldMove<keyof SpreadMoves, readonly Block[]>(move, {
    ...tellLines(input, words),
    total: (facts) =>
      atDepth(input, facts.line, {
        full: () => {
          if (goal !== 'sum' && areEqual(facts.values)) return [];
          return [
            ...(goal === 'sum' && input.axis !== 'matrix' ? [] : [stepHeading(input, say`Add the numbers`)]),
            formula(totalFormula(input, facts, words, roots.isExact)),
          ];
        },
        brief: () => (goal === 'sum' ? [formula(totalFormula(input, facts, words))] : []),
      }),
    average: (facts) =>
      goal === 'sum' || (goal !== 'mean' && worksWithSquares(facts, !roots.isExact))
        ? []
        : atDepth(input, facts.line, {
            full: () =>
              areEqual(facts.values)
                ? meanOfEquals(input, facts)
                : [
                    ...fullAverage(input, facts, once),
                    ...(goal === 'mean' ? meanFigure(input, facts.values, facts.mean) : []),
                  ],
            brief: () => briefAverage(input, facts),
          }),
    deviate: (facts) =>
      atDepth(input, facts.line, {
        full: () => {
          if (areEqual(facts.values)) return noDeviation(input, facts);
          return worksWithSquares(facts, !roots.isExact)
            ? squareBlocks(input, facts, once, reasonForDivisor(input))
            : fullDeviation(input, facts, once);
        },
        brief: () => [
          formula(worksWithSquares(facts, !roots.isExact) ? briefSquares(input, facts) : briefVariance(input, facts)),
        ],
      }),
    takeRoot: (facts) =>
      atDepth(input, facts.line, {
        full: () => [
          // A deviation of zero ends the story of equal numbers.
          ...(isZero(facts.variance) ? [] : [stepHeading(input, say`Take the square root of the variance`)]),
          formula(rootFormula(input, facts, roots), reasonOfRoot(once, facts, roots)),
        ],
        brief: () => [formula(rootFormula(input, facts, roots))],
      }),
  });
}

/** s = Σ x_i = 3 + 1 + 2 = 6; equal numbers may as well be multiplied. */
function totalFormula(
  input: LineInput,
  { line, values, sum: total }: SpreadMoves['total'],
  { counts }: SpreadWords,
  inFractions = false,
): Expression {
  const sign = lineSign(input, signsOf(input).sum, line);
  const terms = added(numbers(values));
  if (depthOf(input, line) === 'brief') return equal(sign, terms, number(total));
  const all = counts ? numberSeries(itemSign()) : series('i', count(1), count(values.length), itemSign());
  return areEqual(values)
    ? equal(sign, all, terms, product('dot', count(values.length), number(values[0])), number(total))
    : equal(sign, all, terms, ...(inFractions ? overOneDenominator(values) : []), number(total));
}

/** Larger denominators are not found in the head. */
const LARGEST_DENOMINATOR = 10_000n;

/** (3 + 30 + 10)/15 for 1/5 + 2 + 2/3; nothing where the numbers have one denominator already. */
function overOneDenominator(values: readonly Rational[]): readonly Expression[] {
  const common = values.reduce((least, { denominator }) => (least / gcd(least, denominator)) * denominator, 1n);
  if (common > LARGEST_DENOMINATOR || values.every(({ denominator }) => denominator === common)) return [];
  const numerators = values.map(({ numerator, denominator }) => rational((numerator * common) / denominator));
  return [quotient(added(numbers(numerators)), number(rational(common)))];
}

function fullAverage(
  input: LineInput,
  { line, values, sum: total, mean }: SpreadMoves['average'],
  once: Once,
): readonly Block[] {
  const share = quotient(lineSign(input, signsOf(input).sum, line), N);
  return [
    stepHeading(input, say`Divide the sum by the count`),
    formula(
      shared(lineSign(input, signsOf(input).mean, line), share, total, values.length, mean),
      once(line, say`The mean shares the sum equally among the numbers.`),
    ),
  ];
}

/** Equal numbers need no sum. */
function meanOfEquals(input: LineInput, { line, values, mean }: SpreadMoves['average']): readonly Block[] {
  const share = quotient(product('dot', N, number(values[0])), N);
  return [
    stepHeading(input, ALL_EQUAL),
    formula(
      equal(lineSign(input, signsOf(input).mean, line), share, number(mean)),
      say`The sum is ${N} times the same number, so the mean is that number.`,
    ),
  ];
}

function briefAverage(input: LineInput, { line, values, mean }: SpreadMoves['average']): readonly Block[] {
  const share = quotient(added(numbers(values)), count(values.length));
  return [formula(equal(lineSign(input, signsOf(input).mean, line), share, number(mean)))];
}

/** Equal numbers have no table of zeros. */
function noDeviation(input: LineInput, { line }: SpreadMoves['deviate']): readonly Block[] {
  return [
    formula(
      equal(lineSign(input, signsOf(input).variance, line), meanSquare(input, line), count(0)),
      say`No number deviates from the mean, so the variance is zero.`,
    ),
  ];
}

function fullDeviation(input: LineInput, facts: SpreadMoves['deviate'], once: Once): readonly Block[] {
  const { line, values, sum: total, variance } = facts;
  return [
    stepHeading(input, say`Take the deviations from the mean and square them`),
    ...(values.length <= LONGEST_TABLE ? deviationTable(input, facts, once) : deviationSums(input, facts, once)),
    ...deviationFigure(input, values, facts.mean),
    stepHeading(
      input,
      isSample(input)
        ? say`Divide the sum of the squares by one less than the count`
        : say`Divide the sum of the squares by the count`,
    ),
    formula(
      shared(
        lineSign(input, signsOf(input).variance, line),
        meanSquare(input, line),
        total,
        divisorValue(input),
        variance,
      ),
      once(line, reasonForDivisor(input)),
    ),
  ];
}

function reasonForDivisor(input: LineInput): Prose {
  const sign = signsOf(input).variance(null);
  return isSample(input)
    ? say`The numbers are taken as a sample, and ${sign} estimates the variance of the population that they come from. The squares are taken from the mean of the sample, to which its numbers lie closer than to that of the population; the smaller divisor makes up for it.`
    : say`The mean of the squared deviations is the variance, written ${sign}.`;
}

/** x_i − μ */
function deviationSign(input: LineInput, line: number): Expression {
  return sum(itemSign(), negative(lineSign(input, signsOf(input).mean, line)));
}

function deviationTable(
  input: LineInput,
  { line, values, deviations, squares, sum: total }: SpreadMoves['deviate'],
  once: Once,
): readonly Block[] {
  const deviation = deviationSign(input, line);
  const rows = values.map((value, index) => [number(value), number(deviations[index]), number(squares[index])]);
  return [
    formula(
      table([itemSign(), deviation, squared(deviation)], rows, [null, count(0), number(total)]),
      reasonForSquares(input, line, once),
    ),
  ];
}

/** The two sums of the table, without its lines. */
function deviationSums(
  input: LineInput,
  { line, deviations, squares, sum: total }: SpreadMoves['deviate'],
  once: Once,
): readonly Block[] {
  const deviation = deviationSign(input, line);
  return [
    formula(equal(numberSeries(deviation), added(numbers(deviations)), count(0)), reasonForSquares(input, line, once)),
    formula(equal(numberSeries(squared(deviation)), added(numbers(squares)), number(total))),
  ];
}

function reasonForSquares(input: LineInput, line: number, once: Once): Prose | null {
  const deviation = deviationSign(input, line);
  const balance = claim(say`The deviations add up to zero`, equal(numberSeries(deviation), count(0)));
  return once(
    line,
    say`${balance}, as they always do: what lies above the mean balances what lies below. Their squares do not cancel, and large deviations weigh more in them.`,
  );
}

/** (Σ (x_i − μ)²)/n, or over n − 1 */
function meanSquare(input: LineInput, line: number): Expression {
  const deviation = deviationSign(input, line);
  return quotient(numberSeries(squared(deviation)), divisorSign(input));
}

/** σ₅² = (Σ (a_5j − μ₅)²)/n = ((0 − 3)² + (6 − 3)²)/2 = 9 */
function briefVariance(input: LineInput, { line, values, mean, variance }: SpreadMoves['deviate']): Expression {
  const less = negative(lineSign(input, signsOf(input).mean, line));
  const general = lineSeries(input, line, (entry) => squared(sum(entry, less)));
  const squares = values.map((value) => squared(sum(number(value), negative(number(mean)))));
  return equal(
    lineSign(input, signsOf(input).variance, line),
    quotient(general, divisorSign(input)),
    quotient(added(squares), count(divisorValue(input))),
    number(variance),
  );
}

/** σ = √σ² = √(32/9) = √(4² · 2/3²) = 4√2/3 ≈ 1.886; of several lines the approximations stand together at the end. */
function rootFormula(input: LineInput, facts: SpreadMoves['takeRoot'], { isExact }: Roots): Expression {
  const { line, variance, root: value } = facts;
  const names = [lineSign(input, signsOf(input).deviation, line), root(lineSign(input, signsOf(input).variance, line))];
  const steps = value.kind === 'rational' || !isExact ? [root(number(variance))] : simplification(facts);
  if (input.axis === 'matrix' || (value.kind === 'power' && !isExact)) {
    return statedAs({ rootsAsDecimals: !isExact }, value, ...names, ...steps);
  }
  const [sign, ...others] = [...names, ...steps];
  return equal(sign, ...others, exactly(value));
}

/** √(32/9), √(4² · 2/3²); nothing for a root that is in its simplest form already. */
function simplification({ variance, root: value }: SpreadMoves['takeRoot']): readonly Expression[] {
  const form = value.kind === 'rational' ? null : simplestRoot(variance);
  const squares = form === null ? null : squaresShown(form);
  return squares === null ? [] : [root(number(variance)), squares];
}

function reasonOfRoot(once: Once, { line, variance }: SpreadMoves['takeRoot'], { simplifies }: Roots): Prose | null {
  const units = once(
    line,
    say`The variance is in squared units; its square root is in the units of the numbers themselves.`,
  );
  const rule = simplifies ? ruleOfRoot(variance) : null;
  if (units === null || rule === null) return units ?? rule;
  return say`${units} ${rule}`;
}

function ruleOfRoot({ denominator }: Rational): Prose {
  return squareRoot(rational(denominator)).kind === 'rational'
    ? say`To simplify a root, take square factors out of it.`
    : say`To simplify a root, make its denominator a square, and take square factors out of the root.`;
}

/** sign = share = total/count = value ≈ decimal; where the value is written as the fraction total/count, it stands there once. */
function shared(sign: Expression, share: Expression, total: Rational, amount: number, value: Rational): Expression {
  const size = quotient(number(absolute(total)), count(amount));
  return stated(value, sign, share, signOf(total) < 0 ? negative(size) : size);
}
