// Exercises in scalar multiples: whole numbers, a negative factor, a fraction that divides the entries, one that does not, and two fractions that make one number.

import { equal, indexed, matrixExpression, number, product, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entry, integerMatrix, type Matrix } from '../../../exact/matrix.ts';
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

/** Two fractions whose product is simple: they are multiplied before the entries are. */
const oneAfterTheOther: Maker = (random) => {
  const [p, q] = random.pick([
    [rational(2n, 3n), rational(9n, 2n)],
    [rational(5n, 4n), rational(-8n, 5n)],
    [rational(-3n, 2n), rational(4n, 3n)],
    [rational(5n, 6n), rational(3n, 5n)],
    [rational(-7n, 3n), rational(3n, 14n)],
    [rational(4n, 5n), rational(15n, 4n)],
  ]);
  const scalar = multiply(p, q);
  const a = drawRows(random, 3, 3, { from: -12, to: 12 }).map((row) => row.map((x) => x * Number(scalar.denominator)));
  const matrix = matrixExpression(integerMatrix(a));
  const together = equal(symbol('c'), product('dot', number(p), number(q)), number(scalar));
  return {
    ...posed(a, scalar, BY_ONE_FACTOR),
    prompt: say`Multiply ${claim(say`the matrix ${matrix}`, equal(symbol('A'), matrix))} ${claim(say`by the number ${number(p)}, and the result by the number ${number(q)}`, together)}.`,
    before: [say`Both numbers together are one factor: ${together}.`],
    facts: [together],
  };
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [positive],
  medium: [negativeFactor, evenFraction],
  hard: [anyFraction, oneAfterTheOther, oneAfterTheOther],
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
const BY_ONE_FACTOR = say`Which single number does to every entry what both do one after the other?`;
const BY_REDUCING = say`Look for a common factor of each entry and the denominator before you multiply.`;

function lastEntry(scalar: Rational, a: Matrix): Prose {
  const { rows, columns } = a;
  const found = product('dot', number(scalar), number(entry(a, rows - 1, columns - 1)));
  const named = product('dot', symbol('c'), measure('entryAt', symbol('A'), rows, columns));
  return [claim(say`The last entry is ${found}`, equal(named, found))];
}

function posed(a: Rows, scalar: Rational, idea: Prose): DrawnExercise {
  const matrix = integerMatrix(a);
  const first = entry(matrix, 0, 0);
  return {
    body: { a: matrixInBody(matrix), scalar: inBody(scalar) },
    hints: [
      idea,
      say`Begin in row ${1}, column ${1}: ${equal(product('dot', symbol('c'), indexed('a', 1, 1)), product('dot', number(scalar), number(first)), number(multiply(scalar, first)))}.`,
      say`${lastEntry(scalar, matrix)}. Work through the others row by row.`,
    ],
    facts: [],
  };
}
