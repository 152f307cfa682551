// Exercises in scalar multiples: whole numbers, a negative factor, a fraction that divides the entries, and one that does not.

import { equal, indexed, number, product, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { entry, integerMatrix } from '../../../exact/matrix.ts';
import { integer, multiply, type Rational, rational } from '../../../exact/rational.ts';
import { drawNonzero, drawRows, inBody, matrixInBody, type Rows } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 60, denominator: 1 },
    medium: { numerator: 150, denominator: 5 },
    hard: { numerator: 150, denominator: 12 },
  },
  draw: (random, difficulty) => random.pick(makers[difficulty])(random),
};

type Maker = (random: Random) => DrawnExercise;

const positive: Maker = (random) =>
  posed(drawRows(random, 2, random.integer(2, 3), { from: 0, to: 9 }), integer(random.integer(2, 6)), BY_TABLE);

const negativeFactor: Maker = (random) =>
  posed(drawRows(random, random.integer(2, 3), 3, { from: -12, to: 12 }), integer(-random.integer(2, 9)), BY_SIGN);

/** All entries are multiples of the denominator. */
const evenFraction: Maker = (random) => {
  const denominator = random.integer(2, 5);
  const a = drawRows(random, 2, 3, { from: -9, to: 9 }).map((row) => row.map((x) => x * denominator));
  return posed(a, rational(BigInt(coprime(random, denominator)), BigInt(denominator)), BY_DIVISION);
};

const anyFraction: Maker = (random) => {
  const denominator = random.pick([2, 3, 4, 6]);
  const a = drawRows(random, 3, 3, { from: -12, to: 12 });
  return posed(a, rational(BigInt(coprime(random, denominator)), BigInt(denominator)), BY_REDUCING);
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [positive],
  medium: [negativeFactor, evenFraction],
  hard: [anyFraction],
};

/** A numerator above 1 or below -1 that shares no factor with the denominator. */
function coprime(random: Random, denominator: number): number {
  for (;;) {
    const numerator = drawNonzero(random, 7);
    if (rational(BigInt(numerator), BigInt(denominator)).denominator === BigInt(denominator)) return numerator;
  }
}

const BY_TABLE = say`The number multiplies every entry, and no entry changes its place.`;
const BY_SIGN = say`Decide the sign of each product before its size: the negative number turns the sign of every entry.`;
const BY_DIVISION = say`Divide each entry by the denominator first; it comes out even. Then multiply by the numerator.`;
const BY_REDUCING = say`Look for a common factor of each entry and the denominator before you multiply.`;

function posed(a: Rows, scalar: Rational, idea: Prose): DrawnExercise {
  const matrix = integerMatrix(a);
  const first = entry(matrix, 0, 0);
  return {
    body: { a: matrixInBody(matrix), scalar: inBody(scalar) },
    hints: [
      idea,
      say`Begin in row ${1}, column ${1}: ${equal(product('dot', symbol('c'), indexed('a', 1, 1)), product('dot', number(scalar), number(first)), number(multiply(scalar, first)))}.`,
      say`Work through the other entries row by row; each of them takes one multiplication.`,
    ],
    facts: [],
  };
}
