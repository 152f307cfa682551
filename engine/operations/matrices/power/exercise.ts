// Exercises in powers: squares and cubes, triangular matrices, nilpotent ones, negative exponents.

import { added, count, determinantOf, equal, power, product, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import type { Expression } from '../../../document/expression.ts';
import { drawNonzero, drawRows, matrixInBody, type Rows } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { determinantWorking } from '../../../exercises/worked.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 100, denominator: 1 },
    medium: { numerator: 400, denominator: 1 },
    hard: { numerator: 3000, denominator: 1 },
  },
  draw: (random, difficulty) => random.pick(makers[difficulty])(random),
};

type Maker = (random: Random) => DrawnExercise;

const A = symbol('A');

const square: Maker = (random) => posed(drawRows(random, 2, 2, { from: 0, to: 6 }), 2, BY_ROWS, []);

const cube: Maker = (random) => posed(drawRows(random, 2, 2, { from: -3, to: 3, without: [0] }), 3, BY_SQUARE, []);

/** Ones on the diagonal and one number beside it. */
const shear: Maker = (random) => {
  const c = drawNonzero(random, 5);
  return posed(
    random.pick([
      [
        [1, c],
        [0, 1],
      ],
      [
        [1, 0],
        [c, 1],
      ],
    ]),
    random.integer(4, 9),
    BY_PATTERN,
    [],
  );
};

const nilpotent: Maker = (random) => {
  const [p, q, r] = [drawNonzero(random, 6), drawNonzero(random, 6), drawNonzero(random, 6)];
  const a = [
    [0, p, q],
    [0, 0, r],
    [0, 0, 0],
  ];
  return posed(a, 3, BY_SQUARE, [holds('zero', power(A, count(3)))]);
};

/** A determinant of 1, so that the inverse has whole entries. */
const inverseSquare: Maker = (random) => {
  const [p, q] = [drawNonzero(random, 3), drawNonzero(random, 3)];
  return posed(
    [
      [1, p],
      [q, 1 + p * q],
    ],
    -2,
    BY_INVERSE,
    [],
  );
};

const threeRows: Maker = (random) => posed(drawRows(random, 3, 3, { from: -3, to: 3 }), 3, BY_SQUARE, []);

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [square],
  medium: [cube, shear, nilpotent],
  hard: [inverseSquare, threeRows],
};

const BY_ROWS = say`A square is a product of the matrix with itself: rows of the first factor meet columns of the second.`;
const BY_SQUARE = say`Work out the square first and multiply it once more; the order does not matter here, for both factors are powers of one matrix.`;
const BY_PATTERN = say`Work out the square and the cube, and look which entry changes and by how much.`;
const BY_INVERSE = say`A negative exponent asks for the inverse: find it first, and square it.`;

function hintsOfSquares(a: Rows): readonly Prose[] {
  return [
    say`Write the matrix down twice, side by side. ${cornerOfSquare(a)}.`,
    say`Every entry is a sum of products like this one, and not the square of the entry that stood there.`,
  ];
}

function hintsOfOthers(a: Rows, k: number): readonly Prose[] {
  return [
    k < 0
      ? say`Of two rows, the inverse is the adjugate over the determinant, which is ${equal(determinantOf(A), ...determinantWorking(a))} here.`
      : say`The first step is ${equal(power(A, count(2)), product('adjacent', A, A))}. ${cornerOfSquare(a)}.`,
    say`Test the last product with one entry: a row of its first factor and a column of its second.`,
  ];
}

/** How the entry in the upper right corner of the square is found. */
function cornerOfSquare(a: Rows): Prose {
  const last = a.length;
  const terms = added(a.map((row, k) => product('dot', count(a[0][k]), count(row[last - 1]))));
  const fact = equal(measure('entryAt', power(A, count(2)), 1, last), terms);
  return [claim(say`In row ${1}, column ${last} the square has ${terms}`, fact)];
}

function posed(a: Rows, k: number, idea: Prose, facts: readonly Expression[]): DrawnExercise {
  const matrix = integerMatrix(a);
  return {
    body: { a: matrixInBody(matrix), k },
    hints: [idea, ...(k === 2 ? hintsOfSquares(a) : hintsOfOthers(a, k))],
    facts,
  };
}
