// The telling of sums, means, variances and standard deviations.
// Above: operations/statistics/{sum,mean,variance,standard-deviation}. Below: lines/tell.ts, document/.

import { type Block, formula, heading } from '../../document/block.ts';
import {
  added,
  count,
  type Expression,
  equal,
  list,
  negative,
  number,
  numbers,
  power,
  quotient,
  root,
  sum,
  symbol,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { absolute, fractionText, isInteger, isZero, type Rational, signOf } from '../../exact/rational.ts';
import { nearestDouble } from '../../exact/rounding.ts';
import { float, type Real } from '../../exact/scalar.ts';
import { type LineInput, lineCount, lineLength, lineOf } from '../lines/solve.ts';
import { isWorkedOut, onlyOnce, lineName, lineSign, type StatisticWords, tellLines } from '../lines/tell.ts';
import { folding } from '../moves.ts';
import { shortened, shortList, shortSum } from '../shortened.ts';
import { MOST_TERMS } from '../unevaluated.ts';
import type { SpreadMove, SpreadMoves } from './solve.ts';

/** S for a sum, μ for the mean of a population and σ for its standard deviation. */
export const SUM_SIGN = symbol('S');
export const MEAN_SIGN = symbol('μ');
export const DEVIATION_SIGN = symbol('σ');
const SQUARED = count(2);
const N = symbol('n');

/** σ squared, of the whole matrix or of one line. */
export const VARIANCE_SIGN = power(DEVIATION_SIGN, SQUARED);

export function tellSpread(input: LineInput, moves: readonly SpreadMove[], words: StatisticWords): readonly Block[] {
  return moves.flatMap((move) => tellMove(input, move, words));
}

const foldMove = folding<SpreadMoves>();

function tellMove(input: LineInput, move: SpreadMove, words: StatisticWords): readonly Block[] {
  const sumSign = (line: number): Expression => lineSign(input, SUM_SIGN, line);
  const meanSign = (line: number): Expression => lineSign(input, MEAN_SIGN, line);
  const deviationSign = (line: number): Expression => lineSign(input, DEVIATION_SIGN, line);
  const varianceSign = (line: number): Expression => power(deviationSign(line), SQUARED);
  return foldMove<keyof SpreadMoves, readonly Block[]>(move, {
    ...tellLines(input, words),
    total: ({ line, values, sum: total }) =>
      worked(line, () => [
        heading(say`Add the numbers of ${lineName(input, line)}`, 2),
        formula(
          values.length === 1
            ? equal(sumSign(line), number(total))
            : equal(sumSign(line), shortSum(values), number(total)),
          values.length === 1 ? onlyOnce(line, say`One number is its own sum.`) : null,
        ),
      ]),
    average: ({ line, sum: total, count: amount, mean }) =>
      worked(line, () => [
        heading(say`Divide the sum by how many numbers there are`, 2),
        formula(
          shared(meanSign(line), total, amount, mean),
          onlyOnce(
            line,
            amount === 1
              ? say`One number is its own mean.`
              : say`The mean is the share that each of the ${amount} would have if the sum were shared equally.`,
          ),
        ),
      ]),
    deviate: ({ line, values, mean, deviations }) =>
      worked(line, () => [
        heading(say`Take the deviation of each number from the mean`, 2),
        formula(
          equal(
            list(shortened(values.map((value) => sum(number(value), negative(number(mean)))))),
            shortList(deviations),
          ),
        ),
        ...(deviations.length === 1
          ? []
          : [
              formula(
                equal(shortSum(deviations), count(0)),
                onlyOnce(
                  line,
                  say`The deviations always add up to ${0}: what lies above the mean balances what lies below. This checks the work so far.`,
                ),
              ),
            ]),
      ]),
    square: ({ line, deviations, squares, sum: total }) =>
      worked(line, () => [
        heading(say`Square the deviations and add the squares`, 2),
        formula(
          equal(list(shortened(deviations.map((value) => power(number(value), SQUARED)))), shortList(squares)),
          onlyOnce(
            line,
            say`Squares keep deviations above and below the mean from cancelling, and weigh large ones more.`,
          ),
        ),
        ...(squares.length === 1 ? [] : [formula(equal(shortSum(squares), number(total)))]),
      ]),
    averageSquares: ({ line, sum: total, count: amount, variance }) =>
      worked(line, () => [
        heading(say`Divide by how many numbers there are`, 2),
        formula(
          shared(varianceSign(line), total, amount, variance),
          isZero(variance)
            ? onlyZero(amount)
            : onlyOnce(
                line,
                say`The variance is the mean of the squared deviations. The ${amount} numbers are taken as the whole population, so the divisor is ${amount}.`,
              ),
        ),
      ]),
    takeRoot: ({ line, variance, root: value }) =>
      worked(line, () => [
        heading(say`Take the square root`, 2),
        formula(
          value.kind === 'rational'
            ? equal(deviationSign(line), root(number(variance)), number(value))
            : irrationalRoot(deviationSign(line), root(number(variance)), value),
          onlyOnce(
            line,
            say`The variance is in squared units; its square root is in the units of the numbers themselves.`,
          ),
        ),
      ]),
  });
}

function worked(line: number, blocks: () => readonly Block[]): readonly Block[] {
  return isWorkedOut(line) ? blocks() : [];
}

/** sign = root ≈ the double nearest to it. */
function irrationalRoot(sign: Expression, shown: Expression, value: Real): Expression {
  return {
    kind: 'relation',
    first: sign,
    links: [
      { comparison: 'equal', right: shown },
      { comparison: 'approximately', right: number(float(nearestDouble(value))) },
    ],
  };
}

/** What a variance of 0 says of so many numbers. */
function onlyZero(amount: number): Prose {
  return amount === 1
    ? say`One number does not vary, so its variance is ${0}.`
    : say`A variance of ${0} says that all numbers are equal.`;
}

/** sign = total/amount = value, without saying the same fraction twice. */
function shared(sign: Expression, total: Rational, amount: number, value: Rational): Expression {
  const saidAlready = isInteger(total) && fractionText(value) === `${total.numerator}/${amount}`;
  if (saidAlready) return equal(sign, number(value));
  const size = quotient(number(absolute(total)), count(amount));
  return equal(sign, signOf(total) < 0 ? negative(size) : size, number(value));
}

/** The unevaluated sums of the lines; null where they would hold more than 10,000 numbers. */
export function sumExpression(input: LineInput): Expression | null {
  return lineExpression(input, unevaluatedSum);
}

/** The unevaluated means of the lines; null where they would hold more than 10,000 numbers. */
export function meanExpression(input: LineInput): Expression | null {
  return lineExpression(input, (values) => quotient(unevaluatedSum(values), count(values.length)));
}

function unevaluatedSum(values: readonly Rational[]): Expression {
  return added(numbers(values));
}

function lineExpression(
  { a, axis }: LineInput,
  expressionOf: (values: readonly Rational[]) => Expression,
): Expression | null {
  if (a.rows * a.columns > MOST_TERMS) return null;
  const entries = Array.from({ length: lineCount(a, axis) }, (_, line) => expressionOf(lineOf(a, axis, line)));
  return axis === 'matrix' ? entries[0] : list(entries, 'square');
}

/** What a careful teacher adds: which of the two variances this is, and what the other one would divide by. */
export function populationNotes(input: LineInput): readonly Prose[] {
  const amount = lineLength(input);
  const population = say`The numbers are taken as the whole population, so the sum of the squared deviations is divided by ${amount}, how many there are.`;
  return [
    amount === 1
      ? say`${population} A sample of one number has no variance: the divisor would be ${0}.`
      : say`${population} For a sample that stands for a larger population the divisor is ${amount - 1} instead (${sum(N, negative(count(1)))} for ${N} numbers).`,
  ];
}
