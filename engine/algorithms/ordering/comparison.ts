// How fractions are compared: over a common denominator, where their order is not seen at once.

import { type Block, formula } from '../../document/block.ts';
import { type Expression, equal, list, negative, number, quotient } from '../../document/expression.ts';
import { say } from '../../document/prose.ts';
import { compare, equals, isInteger, multiply, type Rational, rational } from '../../exact/rational.ts';
import { leastCommonDenominator } from '../row-reduction/solve.ts';

/** More numbers, and larger denominators, are not written anew. */
const MOST_COMPARED = 8;
const LARGEST_DENOMINATOR = 10_000n;

/**
 * The numbers of a line over their common denominator; nothing where all are written in decimals, are whole, are all equal, or
 * have one denominator already.
 */
export function comparisonBlocks(values: readonly Rational[], inDecimals: boolean): readonly Block[] {
  const distinct = values.filter((value, index) => values.findIndex((other) => equals(other, value)) === index);
  const fractions = distinct.filter((value) => !isInteger(value));
  const common = leastCommonDenominator(distinct);
  const isPlain =
    (inDecimals && distinct.every(isDecimal)) ||
    distinct.length < 2 ||
    fractions.length === 0 ||
    distinct.every(({ denominator }) => denominator === common) ||
    isApart(distinct);
  if (isPlain || distinct.length > MOST_COMPARED || common > LARGEST_DENOMINATOR) return [];
  return [
    formula(
      list(
        distinct.map((value) => equal(number(value), over(value, common))),
        'none',
      ),
      say`Over a common denominator the numbers can be compared: the larger the numerator, the larger the number.`,
    ),
  ];
}

/** Whether it is a decimal that ends. */
function isDecimal({ denominator }: Rational): boolean {
  let rest = denominator;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

/** Whether no two of the numbers lie between the same integers, so that their order is seen. */
function isApart(values: readonly Rational[]): boolean {
  const floors = values.map(({ numerator, denominator }) => {
    const whole = numerator / denominator;
    return numerator < 0n && numerator % denominator !== 0n ? whole - 1n : whole;
  });
  const inOrder = values.toSorted(compare);
  return new Set(floors).size === inOrder.length;
}

function over(value: Rational, common: bigint): Expression {
  const { numerator } = multiply(value, rational(common));
  const size = quotient(number(rational(numerator < 0n ? -numerator : numerator)), number(rational(common)));
  return numerator < 0n ? negative(size) : size;
}
