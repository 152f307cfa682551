// Exercises in entry-by-entry powers: squares and cubes, signs and reciprocals, roots.

import {
  count,
  equal,
  type Expression,
  number,
  power,
  product,
  quotient,
  relation,
  root,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { constantMatrix, type Matrix } from '../../../exact/matrix.ts';
import { divide, integer, ONE, type Rational, rational } from '../../../exact/rational.ts';
import { drawNonzero } from '../../../learning/drawing.ts';
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
  valueAt,
  whole,
  writtenAt,
} from '../pairs.ts';
import { raiseEntries } from './powers.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 125, denominator: 1 },
    medium: { numerator: 144, denominator: 12 },
    hard: { numerator: 144, denominator: 12 },
  },
  draw: (random, difficulty) => problems[difficulty](random),
};

const [A, B, b] = [symbol('A'), symbol('B'), symbol('b')];

const problems: ByDifficulty<(random: Random) => DrawnExercise> = {
  easy: (random) => random.pick([smallExponents, smallExponents, squaresOrCubes])(random),
  medium: (random) => random.pick([signs, reciprocals])(random),
  hard: (random) => random.pick([roots, roots, reciprocalsOfFractions])(random),
};

/** Exponents from 0 to 3; one of them is 0. */
function smallExponents(random: Random): DrawnExercise {
  const special = [() => whole(random.integer(2, 9), 0), () => whole(random.integer(2, 5), 3)];
  const {
    a,
    b: second,
    places,
  } = drawPairs(random, random.pick(SHAPES), special, () => {
    const exponent = random.integer(1, 3);
    return whole(random.integer(1, exponent === 3 ? 5 : 10), exponent);
  });
  const [none, cubed] = places;
  const x = writtenAt(a, cubed);
  return posed(
    a,
    second,
    [
      say`The entry of ${B} says how often the entry of ${A} at its place is written as a factor.`,
      say`In ${placeWords(cubed)} write out the factors: ${equal(named('c', cubed), product('dot', x, x, x))}. In ${placeWords(none)} the exponent is zero, so no factor is left: ${equal(named('c', none), count(1))}.`,
      firstRow(a, second),
    ],
    [
      equal(named('b', none), count(0)),
      relation(named('a', none), 'unequal', count(0)),
      equal(named('b', cubed), count(3)),
    ],
  );
}

/** One exponent for all places: 2 or 3. */
function squaresOrCubes(random: Random): DrawnExercise {
  const exponent = random.integer(2, 3);
  const a = drawEntries(random.pick(SHAPES), () => integer(random.integer(1, exponent === 2 ? 10 : 5)));
  const factors = Array.from({ length: exponent }, () => writtenAt(a, FIRST));
  return posed(
    a,
    integer(exponent),
    [
      say`The exponent is the same at every place, and each entry is raised on its own. Rows and columns are not combined.`,
      say`Begin in ${placeWords(FIRST)}: ${equal(named('c', FIRST), product('dot', ...factors))}.`,
      firstRow(a, constantMatrix(a.rows, a.columns, integer(exponent))),
    ],
    [equal(b, count(exponent))],
  );
}

/** Negative bases: one under an even exponent, one under an odd one. */
function signs(random: Random): DrawnExercise {
  const special = [() => whole(-random.integer(2, 12), 2), () => whole(-random.integer(2, 5), 3)];
  const {
    a,
    b: second,
    places,
  } = drawPairs(random, random.pick(SHAPES), special, () => {
    const exponent = random.integer(0, 4);
    return whole(drawNonzero(random, exponent === 4 ? 3 : exponent === 3 ? 5 : 12), exponent);
  });
  const [even, odd] = places;
  const [x, y] = [writtenAt(a, even), writtenAt(a, odd)];
  return posed(
    a,
    second,
    [
      say`Settle the signs first. A negative base under an even exponent gives a positive power, under an odd exponent a negative one.`,
      say`Compare ${placeWords(even)} with ${placeWords(odd)}: ${signed(even, product('dot', x, x), 'greater')}, whereas ${signed(odd, product('dot', y, y, y), 'less')}.`,
      firstRow(a, second),
    ],
    [
      relation(named('a', even), 'less', count(0)),
      holds('even', named('b', even)),
      relation(named('a', odd), 'less', count(0)),
      holds('odd', named('b', odd)),
    ],
  );
}

/** Exponents from -2 to 2; one base is negative under the exponent -1. */
function reciprocals(random: Random): DrawnExercise {
  const special = [() => whole(random.integer(2, 3), -2), () => whole(-random.integer(2, 12), -1)];
  const {
    a,
    b: second,
    places,
  } = drawPairs(random, random.pick(SHAPES), special, () => {
    const exponent = random.integer(-2, 2);
    return whole(drawNonzero(random, exponent === -2 ? 3 : 12), exponent);
  });
  const [squared, turned] = places;
  const x = writtenAt(a, squared);
  return posed(
    a,
    second,
    [
      say`A negative exponent does not make the power negative. It asks for the reciprocal of the power with the opposite exponent.`,
      say`In ${placeWords(squared)} this means ${equal(named('c', squared), quotient(count(1), power(x, count(2))))}, and in ${placeWords(turned)} it means ${equal(named('c', turned), quotient(count(1), writtenAt(a, turned)))}.`,
      firstRow(a, second),
    ],
    [
      equal(named('b', squared), count(-2)),
      equal(named('b', turned), count(-1)),
      relation(named('a', turned), 'less', count(0)),
    ],
  );
}

/** Square roots and cube roots that are fractions, a power of a root and the reciprocal of one. */
function roots(random: Random): DrawnExercise {
  const half = rational(1n, 2n);
  const square = (largest: number) => BigInt(random.integer(2, largest)) ** 2n;
  const rooted = (): Pair => [rational(square(12)), half];
  const powered = (): Pair => [rational(square(5)), rational(3n, 2n)];
  const others: readonly (() => Pair)[] = [
    () => [rational(square(12)), rational(-1n, 2n)],
    () => [rational(BigInt(random.integer(2, 5)) ** 3n), rational(1n, 3n)],
    () => [rational(square(5), random.pick([4n, 9n])), half],
    () => [rational(BigInt(random.integer(1, 12))), integer(1)],
  ];
  const {
    a,
    b: second,
    places,
  } = drawPairs(random, random.pick(SHAPES), [rooted, powered], () => random.pick(others)());
  const [plain, both] = places;
  const x = writtenAt(a, both);
  return posed(
    a,
    second,
    [
      say`The denominator of a fractional exponent names a root, its numerator a power, and a minus sign the reciprocal. Take them in this order.`,
      say`In ${placeWords(plain)} only a square root is to be taken: ${equal(named('c', plain), root(writtenAt(a, plain)))}. In ${placeWords(both)} a power follows the root: ${equal(named('c', both), power(root(x), count(3)))}.`,
      firstRow(a, second),
    ],
    [
      equal(named('b', plain), number(half)),
      equal(named('b', both), number(rational(3n, 2n))),
      relation(named('a', plain), 'greater', count(1)),
    ],
  );
}

/** Fractions under negative exponents: each is turned over. */
function reciprocalsOfFractions(random: Random): DrawnExercise {
  const fraction = (): Rational => {
    const [numerator, denominator] = random.pick([
      [1n, 2n],
      [2n, 3n],
      [3n, 2n],
      [1n, 3n],
      [-2n, 3n],
      [-3n, 2n],
      [-1n, 2n],
    ] as const);
    return rational(numerator, denominator);
  };
  const squared = (): Pair => [fraction(), integer(-2)];
  const {
    a,
    b: second,
    places,
  } = drawPairs(random, random.pick(SHAPES), [squared], () => [fraction(), integer(random.pick([-2, -1, 2, 2, 1, 0]))]);
  const [place] = places;
  const x = valueAt(a, place);
  return posed(
    a,
    second,
    [
      say`To get rid of a negative exponent, turn the fraction over: the reciprocal, with the opposite exponent, has the same power.`,
      say`In ${placeWords(place)} this reads ${equal(named('c', place), power(number(x), count(-2)), power(number(divide(ONE, x)), count(2)))}.`,
      firstRow(a, second),
    ],
    [equal(named('b', place), count(-2)), relation(power(named('a', place), count(2)), 'unequal', count(1))],
  );
}

/** What sign the factors at a place lead to. */
function signed(place: Place, factors: Expression, sign: 'less' | 'greater'): Claim {
  return claim(say`${relation(factors, sign, count(0))}`, relation(named('c', place), sign, count(0)));
}

function firstRow(a: Matrix, second: Matrix): Prose {
  const result = raiseEntries(a, second);
  if (result.kind === 'real' || result.kind === 'float64') throw new Error('a power of an exercise is no fraction');
  const row = rowOfResult((entries) => say`The first row of powers is ${entries}`, result);
  return say`${row}. Raise the other entries of ${A} in the same way.`;
}
