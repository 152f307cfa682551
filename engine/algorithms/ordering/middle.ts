// The telling of a median: the numbers in order, and the one or the two in the middle.

import { alsoInShort, type Block, formula } from '../../document/block.ts';
import {
  count,
  type Expression,
  equal,
  list,
  number,
  numbers,
  quotient,
  subscript,
  sum,
  symbol,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, say } from '../../document/prose.ts';
import { compare, type Rational } from '../../exact/rational.ts';
import { lineSign, N, X } from '../lines/names.ts';
import type { LineInput } from '../lines/solve.ts';
import { ALL_EQUAL, areEqual, type Once, stepHeading } from '../lines/tell.ts';
import { comparisonBlocks } from './comparison.ts';
import type { OrderingMoves } from './solve.ts';
import { SIGN } from './words.ts';

type Middle = OrderingMoves['middle'];

/** The numbers of a line in order of size. */
const Y = symbol('y');
/** That these are the numbers of the line goes without words. */
const IN_ORDER = claim([], equal(Y, measure('sorted', X)));

/** The numbers in order of size. */
export function tellSorting(
  input: LineInput,
  once: Once,
  line: number,
  values: readonly Rational[],
  sorted: readonly Rational[],
  inDecimals: boolean,
): readonly Block[] {
  const isSorted = values.every((value, index) => compare(value, sorted[index]) === 0);
  const reason = once(line, say`The median is found in the middle of the numbers, once they are in order.`);
  return isSorted
    ? [
        stepHeading(input, say`${claim(say`The numbers are in order already`, holds('increasing', X))}`),
        formula(equal(Y, X, list(numbers(sorted))), reason),
      ]
    : [
        ...alsoInShort(stepHeading(input, say`Sort the numbers`)),
        ...comparisonBlocks(values, inDecimals),
        formula(equal(Y, list(numbers(sorted))), reason),
      ];
}

/** The number in the middle, or the mean of the two. */
export function tellMiddle(input: LineInput, facts: Middle, once: Once): readonly Block[] {
  const { line, sorted } = facts;
  const sign = lineSign(input, SIGN, line);
  const length = sorted.length;
  if (areEqual(sorted))
    return [formula(equal(sign, number(facts.value)), say`${ALL_EQUAL}, so their median is that number.`)];
  if (length === 2) {
    const half = quotient(sum(subscript(X, count(1)), subscript(X, count(2))), count(2));
    const [first, second] = facts.values;
    return [
      formula(
        equal(sign, half, quotient(sum(number(first), number(second)), count(2)), number(facts.value)),
        once(line, say`Of two numbers, in whatever order, both stand in the middle, so the median is their mean.`),
      ),
    ];
  }
  return length % 2 === 1 ? tellOne(input, facts, once) : tellTwo(input, facts, once);
}

/** An odd count has one middle. */
function tellOne(input: LineInput, { line, sorted, value }: Middle, once: Once): readonly Block[] {
  const length = sorted.length;
  const middle = (length + 1) / 2;
  const isOdd = claim(say`The count ${N} is odd`, holds('odd', N));
  const reason = once(
    line,
    say`${isOdd}, so one number stands in the middle, with as many before it as after it. This is its place.`,
  );
  return [
    stepHeading(input, say`Take the middle number${IN_ORDER}`),
    ...(reason === null
      ? []
      : [
          formula(
            equal(
              quotient(sum(N, count(1)), count(2)),
              quotient(sum(count(length), count(1)), count(2)),
              count(middle),
            ),
            reason,
          ),
        ]),
    formula(equal(lineSign(input, SIGN, line), subscript(Y, count(middle)), number(value))),
  ];
}

/** An even count has two. */
function tellTwo(input: LineInput, facts: Middle, once: Once): readonly Block[] {
  const { line, sorted, lower, upper, value } = facts;
  const half = sorted.length / 2;
  const isEven = claim(say`The count ${N} is even`, holds('even', N));
  const reason = once(
    line,
    say`${isEven}, so two numbers stand in the middle: the one at this place and the next. Their mean lies halfway between them.`,
  );
  const middle = quotient(sum(subscript(Y, count(half)), subscript(Y, count(half + 1))), count(2));
  return [
    stepHeading(input, say`Take the mean of the two middle numbers${IN_ORDER}`),
    ...(reason === null
      ? []
      : [formula(equal(quotient(N, count(2)), quotient(count(sorted.length), count(2)), count(half)), reason)]),
    formula(
      equal(lineSign(input, SIGN, line), middle, quotient(sum(number(lower), number(upper)), count(2)), number(value)),
      compare(lower, upper) === 0
        ? say`${claim(say`The two middle numbers are equal`, holds('constant', list([subscript(Y, count(half)), subscript(Y, count(half + 1))])))}, so their mean is the same number.`
        : null,
    ),
  ];
}

/** m = 2, or m = (1 + 2)/2 = 3/2 */
export function middleFormula(input: LineInput, { line, sorted, lower, upper, value }: Middle): Expression {
  const sign = lineSign(input, SIGN, line);
  return sorted.length % 2 === 1
    ? equal(sign, number(value))
    : equal(sign, quotient(sum(number(lower), number(upper)), count(2)), number(value));
}
