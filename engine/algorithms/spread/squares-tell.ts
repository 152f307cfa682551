// Variances without deviations: among decimals whose mean does not end, the deviations would be fractions or rounded, and a teacher
// works with the sum and the sum of the squares.

import { type Block, formula } from '../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  negative,
  number,
  numbers,
  product,
  quotient,
  sum,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { decimalPlaces } from '../../exact/decimal.ts';
import { add, integer, isInteger, multiply, type Rational, subtract, ZERO } from '../../exact/rational.ts';
import { itemSign, lineSign, N, numberSeries } from '../lines/names.ts';
import type { LineInput } from '../lines/solve.ts';
import { type Once, stepHeading } from '../lines/tell.ts';
import { stated } from '../lines/values.ts';
import type { SpreadMoves } from './solve.ts';
import { divisorSign, divisorValue, isSample, signsOf, squared } from './words.ts';

/** Whether the numbers are decimals, and their mean is none. */
export function worksWithSquares(
  { values, mean }: { readonly values: readonly Rational[]; readonly mean: Rational },
  inDecimals: boolean,
): boolean {
  return (
    inDecimals &&
    decimalPlaces(mean) === null &&
    !values.every(isInteger) &&
    values.every((value) => decimalPlaces(value) !== null)
  );
}

const REASON: Prose = say`The mean does not end as a decimal, and no deviation from it would. So we use the short formula, to which the squares lead when they are multiplied out: ${N} times the sum of the squared deviations is ${N} times the sum of the squares of the numbers, minus the square of their sum.`;

/** Both sums, and the variance from them; `reason` says what it is divided by. */
export function squareBlocks(
  input: LineInput,
  { line, values, variance }: SpreadMoves['deviate'],
  once: Once,
  reason: Prose,
): readonly Block[] {
  const squares = values.map((value) => multiply(value, value));
  const [total, ofSquares] = [totalOf(values), totalOf(squares)];
  const size = integer(values.length);
  const scaled = subtract(multiply(size, ofSquares), multiply(total, total));
  const divisor = count(values.length * divisorValue(input));
  const series = numberSeries(squared(itemSign()));
  return [
    stepHeading(input, say`Add the squares of the numbers`),
    formula(
      equal(series, added(values.map((value) => squared(number(value)))), added(numbers(squares)), number(ofSquares)),
      once(line, REASON),
    ),
    stepHeading(input, say`Work out the variance`),
    formula(
      stated(
        variance,
        lineSign(input, signsOf(input).variance, line),
        quotient(
          sum(product('adjacent', N, series), negative(squared(lineSign(input, signsOf(input).sum, line)))),
          isSample(input) ? product('adjacent', N, divisorSign(input)) : squared(N),
        ),
        quotient(
          sum(product('dot', count(values.length), number(ofSquares)), negative(squared(number(total)))),
          divisor,
        ),
        quotient(number(scaled), divisor),
      ),
      once(line, reason),
    ),
  ];
}

/** σ₅² = (2(0.5² + 6²) − (0.5 + 6)²)/4 = 7.5625 */
export function briefSquares(input: LineInput, { line, values, variance }: SpreadMoves['deviate']): Expression {
  return equal(
    lineSign(input, signsOf(input).variance, line),
    quotient(
      sum(
        product('adjacent', count(values.length), added(values.map((value) => squared(number(value))))),
        negative(squared(added(numbers(values)))),
      ),
      count(values.length * divisorValue(input)),
    ),
    number(variance),
  );
}

function totalOf(values: readonly Rational[]): Rational {
  return values.reduce(add, ZERO);
}
