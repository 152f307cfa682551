// Exercises in entry-by-entry quotients: that come out even, that are reduced, of fractions and of decimal fractions.

import { withSign } from '../../../algorithms/entrywise/details.ts';
import {
  count,
  divided,
  equal,
  type Expression,
  number,
  product,
  quotient,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { divideEntries } from '../../../exact/kernels/entrywise.ts';
import { constantMatrix, type Matrix } from '../../../exact/matrix.ts';
import { absolute, divide, integer, multiply, ONE, type Rational, rational, signOf } from '../../../exact/rational.ts';
import { decimalsInBody, drawFraction, drawNonzero, drawRows, inTenths } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import {
  drawEntries,
  drawPairs,
  FIRST,
  introduced,
  named,
  type Pair,
  type Place,
  placeWords,
  posed,
  rowOfResult,
  SHAPES,
  valueAt,
  whole,
  writtenAt,
} from '../pairs.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 81, denominator: 1 },
    medium: { numerator: 144, denominator: 9 },
    hard: { numerator: 144, denominator: 12 },
  },
  draw: (random, difficulty) => problems[difficulty](random),
};

const [A, B, b] = [symbol('A'), symbol('B'), symbol('b')];

const problems: ByDifficulty<(random: Random) => DrawnExercise> = {
  // A is made of B and the quotients; one of them is 0.
  easy: (random) => {
    const divisor = () => random.integer(2, 9);
    const {
      a,
      b: second,
      places,
    } = drawPairs(random, random.pick(SHAPES), [() => whole(0, divisor())], () => {
      const y = divisor();
      return whole(y * random.integer(1, 9), y);
    });
    const [place] = places;
    return posed(
      a,
      second,
      [
        say`Each entry of ${A} is divided by its partner in ${B}. First make sure that no entry of ${B} is zero.`,
        say`A zero may well be divided: in ${placeWords(place)} you find ${equal(named('c', place), divided(count(0), writtenAt(second, place)), count(0))}.`,
        firstRow(a, second),
      ],
      [equal(named('a', place), count(0)), equal(measure('zeroCount', B), count(0))],
    );
  },
  medium: (random) => random.pick([reduced, reduced, shared])(random),
  hard: (random) => random.pick([fractions, fractions, withTenths])(random),
};

/** Quotients of either sign, one of them a fraction that is to be reduced. */
function reduced(random: Random): DrawnExercise {
  const reducible = (): Pair => {
    const [numerator, denominator] = random.pick([
      [2, 3],
      [3, 4],
      [3, 2],
      [4, 3],
      [5, 2],
      [2, 5],
    ] as const);
    const factor = random.integer(2, 6);
    return whole(random.pick([1, -1]) * numerator * factor, denominator * factor);
  };
  const bothNegative = (): Pair => {
    const divisor = random.integer(2, 12);
    return whole(-divisor * random.integer(2, 12), -divisor);
  };
  const {
    a,
    b: second,
    places,
  } = drawPairs(random, random.pick(SHAPES), [reducible, bothNegative], () => {
    const y = drawNonzero(random, 12);
    return whole(y * drawNonzero(random, 12), y);
  });
  const [place, alike] = places;
  const asFraction = equal(
    named('c', place),
    divided(writtenAt(a, place), writtenAt(second, place)),
    fractionAt(a, second, place),
  );
  return posed(
    a,
    second,
    [
      say`Not every quotient need be a whole number. Where the division leaves a remainder, write a fraction and cancel what numerator and denominator share.`,
      say`That happens in ${placeWords(place)}: ${asFraction}. ${claim(say`In ${placeWords(alike)} two negative numbers meet`, relation(named('a', alike), 'less', count(0)), relation(named('b', alike), 'less', count(0)))}, so the quotient there is positive.`,
      firstRow(a, second),
    ],
    [relation(named('a', alike), 'less', count(0)), relation(named('b', alike), 'less', count(0))],
  );
}

/** One divisor for all places. */
function shared(random: Random): DrawnExercise {
  const divisor = random.pick([2, 3, 4, 5, 6, 8, 9, -2, -3, -4, -5]);
  const a = drawEntries(random.pick(SHAPES), () =>
    integer(random.chance(70) ? divisor * drawNonzero(random, 12) : drawNonzero(random, 30)),
  );
  return posed(
    a,
    integer(divisor),
    [
      say`The same number divides every entry. Dividing by it is the same as multiplying by its reciprocal.`,
      say`Begin in ${placeWords(FIRST)}: ${equal(named('c', FIRST), divided(writtenAt(a, FIRST), count(divisor)))}.`,
      firstRow(a, constantMatrix(a.rows, a.columns, integer(divisor))),
    ],
    [relation(b, 'unequal', count(0)), relation(product('dot', b, b), 'greater', count(1))],
  );
}

/** A is made of the divisors and the quotients, both fractions; one divisor lies between 0 and 1. */
function fractions(random: Random): DrawnExercise {
  const made = (divisor: Rational): Pair => [multiply(divisor, drawFraction(random, [1, 2, 3], 5)), divisor];
  const small = (): Pair => made(rational(1n, BigInt(random.integer(2, 4))));
  const {
    a,
    b: second,
    places,
  } = drawPairs(random, random.pick(SHAPES), [small], () =>
    made(rational(BigInt(drawNonzero(random, 4)), BigInt(random.integer(2, 4)))),
  );
  const [place] = places;
  const [x, y] = [valueAt(a, place), valueAt(second, place)];
  return posed(
    a,
    second,
    [
      say`To divide by a fraction, multiply by its reciprocal: the fraction with numerator and denominator exchanged.`,
      say`In ${placeWords(place)} this gives ${equal(named('c', place), divided(number(x), number(y)), product('dot', number(x), number(divide(ONE, y))))}.`,
      firstRow(a, second),
    ],
    [relation(named('b', place), 'greater', count(0)), relation(named('b', place), 'less', count(1))],
  );
}

/** Decimal fractions with one place behind the point; the quotients are whole. */
function withTenths(random: Random): DrawnExercise {
  const [rows, columns] = random.pick(SHAPES);
  const inTens = drawRows(random, rows, columns, { from: 1, to: 9 });
  const multiples = inTens.map((row) => row.map((y) => y * drawNonzero(random, 12)));
  const [x, y] = [multiples[0][0], inTens[0][0]];
  const [a, second] = [inTenths(multiples), inTenths(inTens)];
  return {
    body: { a: decimalsInBody(a), b: decimalsInBody(second) },
    hints: introduced([
      say`A quotient does not change when dividend and divisor are both multiplied by the same number. Choose it so that no decimal point is left.`,
      say`Ten does it in ${placeWords(FIRST)}: ${equal(named('c', FIRST), divided(writtenAt(a, FIRST), writtenAt(second, FIRST)), divided(count(x), count(y)))}.`,
      firstRow(a, second),
    ]),
    facts: [relation(measure('greatest', B), 'less', count(1)), relation(measure('least', B), 'greater', count(0))],
  };
}

/** The quotient at a place as a fraction of the two entries, the sign in front. */
function fractionAt(a: Matrix, second: Matrix, place: Place): Expression {
  const [x, y] = [valueAt(a, place), valueAt(second, place)];
  return withSign(signOf(x) * signOf(y) < 0 ? -1 : 1, quotient(number(absolute(x)), number(absolute(y))));
}

function firstRow(a: Matrix, second: Matrix): Prose {
  const row = rowOfResult((entries) => say`The first row of quotients is ${entries}`, divideEntries(a, second));
  return say`${row}. Multiplying back must give the first row of ${A}; do the same with the rows that are left.`;
}
