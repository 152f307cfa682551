// Exercises in entry-by-entry products: zeros, signs, masks, scalar multiples, and fractions that cancel.

import {
  count,
  divided,
  equal,
  type Expression,
  number,
  product,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { multiplyEntries } from '../../../exact/kernels/entrywise.ts';
import { constantMatrix, type Matrix } from '../../../exact/matrix.ts';
import { divide, integer, ONE, type Rational, rational } from '../../../exact/rational.ts';
import { drawFraction, drawInteger, drawNonzero } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import {
  drawEntries,
  drawPairs,
  FIRST,
  named,
  type Pair,
  type Place,
  placeWords,
  posed,
  rowOfResult,
  SHAPES,
  whole,
  writtenAt,
} from '../pairs.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 81, denominator: 1 },
    medium: { numerator: 144, denominator: 1 },
    hard: { numerator: 144, denominator: 12 },
  },
  draw: (random, difficulty) => problems[difficulty](random),
};

const [A, B, b] = [symbol('A'), symbol('B'), symbol('b')];

const problems: ByDifficulty<(random: Random) => DrawnExercise> = {
  // One factor is 0.
  easy: (random) => {
    const digit = () => random.integer(2, 9);
    const {
      a,
      b: second,
      places,
    } = drawPairs(random, random.pick(SHAPES), [() => whole(digit(), 0)], () => whole(digit(), digit()));
    const [place] = places;
    return posed(
      a,
      second,
      [
        say`Multiply each entry of ${A} by the entry of ${B} at the same place; rows are not combined with columns.`,
        say`Begin where it is easiest: in ${placeWords(place)} one factor is zero, so ${equal(named('c', place), count(0))}.`,
        firstRow(a, second),
      ],
      [equal(named('b', place), count(0))],
    );
  },
  medium: (random) => random.pick([signed, signed, masked, multiple])(random),
  hard: (random) => random.pick([cancelling, cancelling, fractionOfEach])(random),
};

/** One pair of negative factors and one of different signs. */
function signed(random: Random): DrawnExercise {
  const factor = () => random.integer(2, 12);
  const special = [() => whole(-factor(), -factor()), () => whole(factor(), -factor())];
  const {
    a,
    b: second,
    places,
  } = drawPairs(random, random.pick(SHAPES), special, () => whole(drawNonzero(random, 12), drawNonzero(random, 12)));
  const [alike, different] = places;
  const chosen = (place: Place, sign: 'less' | 'greater'): Claim => {
    const factors = product('dot', writtenAt(a, place), writtenAt(second, place));
    return claim(say`${relation(factors, sign, count(0))}`, relation(named('c', place), sign, count(0)));
  };
  return posed(
    a,
    second,
    [
      say`Decide the sign of each product before you multiply: equal signs give a positive product, different signs a negative one.`,
      say`Two examples, in ${placeWords(alike)} and in ${placeWords(different)}: ${chosen(alike, 'greater')}, but ${chosen(different, 'less')}.`,
      firstRow(a, second),
    ],
    [
      relation(named('b', alike), 'less', count(0)),
      relation(factorsAt(alike), 'greater', count(0)),
      relation(factorsAt(different), 'less', count(0)),
    ],
  );
}

/** The product of the two entries at a place, by their names. */
function factorsAt(place: Place): Expression {
  return product('adjacent', named('a', place), named('b', place));
}

/** B keeps some entries of A and clears the others. */
function masked(random: Random): DrawnExercise {
  const entry = () => drawInteger(random, { from: -99, to: 99, without: [0] });
  const special = [() => whole(entry(), 1), () => whole(entry(), 0)];
  const {
    a,
    b: second,
    places,
  } = drawPairs(
    random,
    random.pick([
      [2, 3],
      [3, 3],
    ] as const),
    special,
    () => whole(entry(), random.integer(0, 1)),
  );
  const [kept, cleared] = places;
  return posed(
    a,
    second,
    [
      say`Look at ${B} first: it holds nothing but zeros and ones, so there is little to work out.`,
      say`A one keeps an entry and a zero clears it. In ${placeWords(kept)} this reads ${equal(named('c', kept), product('dot', writtenAt(a, kept), count(1)), writtenAt(a, kept))}, and in ${placeWords(cleared)} it reads ${equal(named('c', cleared), product('dot', writtenAt(a, cleared), count(0)), count(0))}.`,
      firstRow(a, second),
    ],
    [equal(product('hadamard', B, B), B), relation(measure('zeroCount', B), 'greater', count(0))],
  );
}

/** A negative number times a matrix. */
function multiple(random: Random): DrawnExercise {
  const by = -random.integer(2, 9);
  const a = drawEntries(random.pick(SHAPES), () => integer(drawNonzero(random, 12)));
  return posed(
    a,
    integer(by),
    [
      say`Every entry is multiplied by the number. It is negative, so every sign changes as well.`,
      say`Begin in ${placeWords(FIRST)}: ${equal(named('c', FIRST), product('dot', count(by), writtenAt(a, FIRST)))}.`,
      firstRow(a, constantMatrix(a.rows, a.columns, integer(by))),
    ],
    [relation(b, 'less', count(-1))],
  );
}

/** One pair of reciprocals, whose product is 1. */
function cancelling(random: Random): DrawnExercise {
  const reciprocals = (): Pair => {
    const fraction = rational(BigInt(random.pick([1, 2, 5, 7])), BigInt(random.pick([3, 4])));
    return [fraction, divide(ONE, fraction)];
  };
  const special = [reciprocals];
  const {
    a,
    b: second,
    places,
  } = drawPairs(random, random.pick(SHAPES), special, () => [
    drawFraction(random, [2, 3, 4], 6),
    drawFraction(random, [1, 2, 3], 6),
  ]);
  const [place] = places;
  return posed(
    a,
    second,
    [
      say`Fractions are multiplied numerator by numerator and denominator by denominator. Cancel before you multiply, and the numbers stay small.`,
      say`In ${placeWords(place)} everything cancels, because each factor is the reciprocal of the other: ${equal(named('c', place), product('dot', writtenAt(a, place), writtenAt(second, place)), count(1))}.`,
      firstRow(a, second),
    ],
    [equal(product('adjacent', named('a', place), named('b', place)), count(1))],
  );
}

/** A fraction times a matrix of whole numbers, some of which its denominator divides. */
function fractionOfEach(random: Random): DrawnExercise {
  const [numerator, denominator] = random.pick([
    [2, 3],
    [3, 4],
    [-2, 3],
    [3, 2],
    [2, 5],
    [-3, 4],
  ] as const);
  const by: Rational = rational(BigInt(numerator), BigInt(denominator));
  const divisible = (): Pair => [integer(denominator * drawNonzero(random, 6)), by];
  const { a, places } = drawPairs(random, random.pick(SHAPES), [divisible], () =>
    random.chance(50) ? divisible() : [integer(drawNonzero(random, 15)), by],
  );
  const [place] = places;
  const share = equal(
    named('c', place),
    product('dot', number(by), writtenAt(a, place)),
    product('dot', count(numerator), divided(writtenAt(a, place), count(denominator))),
  );
  return posed(
    a,
    by,
    [
      say`Every entry is multiplied by the fraction. Where its denominator divides an entry, divide first and multiply by the numerator afterwards.`,
      say`In ${placeWords(place)} that is ${share}.`,
      firstRow(a, constantMatrix(a.rows, a.columns, by)),
    ],
    [equal(product('dot', b, count(denominator)), count(numerator))],
  );
}

function firstRow(a: Matrix, second: Matrix): Prose {
  const row = rowOfResult((entries) => say`The first row comes to ${entries}`, multiplyEntries(a, second));
  return say`${row}; treat the other rows alike.`;
}
