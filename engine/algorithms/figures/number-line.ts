// Number lines: the numbers of the one line of data with their mean or their median.

import { type Block, figure } from '../../document/block.ts';
import { apply, count, equal, type Expression, negative, number, quotient, sum } from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { absolute, compare, type Rational, subtract } from '../../exact/rational.ts';
import { nearestDouble } from '../../exact/rounding.ts';
import { lengthMeasure, lineMeasure, lineOfA } from '../lines/names.ts';
import { type LineInput, lineCount } from '../lines/solve.ts';
import { areShort } from './moderate.ts';

const FEWEST = 3;
const MOST = 12;
/** Each number of a table of deviations has a height of its own. */
const MOST_DEVIATIONS = 8;
/** Numbers that are nearer to each other, as a share of the whole range, could not be told apart. */
const NEAREST = 1 / 30;

/** The mean among the numbers. */
export function meanFigure(input: LineInput, values: readonly Rational[], mean: Rational): readonly Block[] {
  if (!isDrawn(input, values, mean) || !areApart(values)) return [];
  const text = say`On a number line ${rangeClaim(input, values)}, and ${claim(
    say`they balance at the mean, ${number(mean)}`,
    equal(meanOf(input), number(mean)),
  )}.`;
  return [dots('Mean', lineMeasure(input, 0), values, { name: 'mean', at: mean, is: meanOf(input) }, text)];
}

/** The deviations from the mean, each as a line from there to its number. */
export function deviationFigure(input: LineInput, values: readonly Rational[], mean: Rational): readonly Block[] {
  if (!isDrawn(input, values, mean) || values.length > MOST_DEVIATIONS) return [];
  const longest = values.map((value) => absolute(subtract(value, mean))).reduce((x, y) => (compare(x, y) < 0 ? y : x));
  if (!areShort(values.map((value) => subtract(value, mean)))) return [];
  const of = lineOfA(input, 0);
  const reach = apply(
    'max',
    sum(measure('greatest', of), negative(meanOf(input))),
    sum(meanOf(input), negative(measure('least', of))),
  );
  const text = say`On a number line each deviation reaches from ${claim(
    say`the mean, ${number(mean)}`,
    equal(meanOf(input), number(mean)),
  )}, to its number. ${claim(say`The longest has the length ${number(longest)}`, equal(reach, number(longest)))}.`;
  return [
    dots(
      'Deviations from the mean',
      lineMeasure(input, 0),
      values,
      { name: 'mean', at: mean, is: meanOf(input) },
      text,
      true,
    ),
  ];
}

/** The median among the numbers in their order, with as many below it as above. */
export function medianFigure(input: LineInput, sorted: readonly Rational[], median: Rational): readonly Block[] {
  if (!isDrawn(input, sorted, median) || !areApart(sorted)) return [];
  const of = lineOfA(input, 0);
  const [below, above] = [
    sorted.filter((value) => compare(value, median) <= 0).length,
    sorted.filter((value) => compare(value, median) >= 0).length,
  ];
  const text = say`On a number line ${rangeClaim(input, sorted)}: ${claim(
    say`${below} of them are not greater than the median, ${number(median)}, and ${above} are not less`,
    equal(measure('countAtMost', of, number(median)), count(below)),
    equal(measure('countAtLeast', of, number(median)), count(above)),
  )}.`;
  const middle = medianOf(input, sorted.length);
  return [dots('Median', measure('sorted', of), sorted, { name: 'median', at: median, is: middle }, text)];
}

type Pointer = Extract<Extract<Block, { kind: 'figure' }>['drawing'], { kind: 'dots' }>['pointer'];

function dots(
  title: string,
  is: Expression,
  values: readonly Rational[],
  pointer: Pointer,
  text: Prose,
  deviations = false,
): Block {
  return figure(`${title} on a number line`, { kind: 'dots', values, is, pointer, deviations }, text);
}

/** Whether the data are one line, few and short enough, and not all the same. */
function isDrawn(input: LineInput, values: readonly Rational[], pointed: Rational): boolean {
  if (lineCount(input.a, input.axis) !== 1 || values.length < FEWEST || values.length > MOST) return false;
  return areShort([...values, pointed]) && values.some((value) => compare(value, values[0]) !== 0);
}

/** Whether different numbers are far enough from each other for their dots. */
function areApart(values: readonly Rational[]): boolean {
  const inOrder = values.map(nearestDouble).toSorted((x, y) => x - y);
  const range = inOrder[inOrder.length - 1] - inOrder[0];
  return inOrder
    .slice(1)
    .every((value, index) => value === inOrder[index] || value - inOrder[index] >= NEAREST * range);
}

function rangeClaim(input: LineInput, values: readonly Rational[]): Prose {
  const inOrder = values.toSorted(compare);
  const [least, greatest] = [inOrder[0], inOrder[inOrder.length - 1]];
  const of = lineOfA(input, 0);
  return say`${claim(
    say`the numbers lie from ${number(least)} to ${number(greatest)}`,
    equal(measure('least', of), number(least)),
    equal(measure('greatest', of), number(greatest)),
  )}`;
}

function meanOf(input: LineInput): Expression {
  return quotient(measure('sumOf', lineOfA(input, 0)), lengthMeasure(input));
}

/** The number in the middle of the sorted ones, or the mean of the two. */
function medianOf(input: LineInput, length: number): Expression {
  const sorted = measure('sorted', lineOfA(input, 0));
  const at = (position: number): Expression => measure('entryAt', sorted, 1, position);
  if (length % 2 === 1) return at((length + 1) / 2);
  return quotient(sum(at(length / 2), at(length / 2 + 1)), count(2));
}
