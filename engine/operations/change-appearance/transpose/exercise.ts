// Exercises in transposing.

import { countClaim, shapeOfMatrix } from '../../../algorithms/arrangement/tell.ts';
import {
  equal,
  type Expression,
  indexed,
  list,
  negative,
  number,
  numbers,
  power,
  relation,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { entry, integerMatrix, isSquare, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { negate, type Rational, ZERO } from '../../../exact/rational.ts';
import { drawDistinctRows, drawFractions, drawWhole, matrixInBody, mirrored } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { drawProduct, factorsShown, firstEntryHint, productWorking } from '../../../exercises/of-products.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 20, denominator: 1 },
    medium: { numerator: 20, denominator: 1 },
    hard: { numerator: 40, denominator: 4 },
  },
  draw: (random, difficulty) => problems[difficulty](random),
};

const [A, B] = [symbol('A'), symbol('B')];
const TRANSPOSED = power(A, word('T'));
const IS_OBLONG = relation(measure('rowCount', A), 'unequal', measure('columnCount', A));

const problems: ByDifficulty<(random: Random) => DrawnExercise> = {
  // No number occurs twice, so that each can be followed to its new place.
  easy: (random) => {
    const [rows, columns] = random.pick([
      [2, 3],
      [3, 2],
      [2, 4],
    ] as const);
    return posed(drawWhole(random, rows, columns, 1), [IS_OBLONG]);
  },

  // Half of them symmetric: to see it is to be done.
  medium: (random) => {
    const size = random.integer(3, 4);
    const rows = drawDistinctRows(random, size, size, { from: -9, to: 15 });
    if (random.chance(50)) return posed(integerMatrix(mirrored(rows)), [holds('symmetric', A)]);
    return posed(integerMatrix(rows), [relation(indexed('a', 1, 2), 'unequal', indexed('a', 2, 1))]);
  },

  // A product that comes first, or the signs of a skew-symmetric matrix.
  hard: (random) => {
    if (random.chance(40))
      return posed(skewSymmetric(drawFractions(random, 4, 4, [1, 2, 3, 4])), [equal(TRANSPOSED, negative(A))]);
    const [rows, columns] = random.pick([
      [2, 3],
      [3, 2],
      [2, 4],
    ] as const);
    const drawn = drawProduct(random, rows, 2, columns);
    const factors = factorsShown(drawn);
    const copied = posed(integerMatrix(drawn.rows), [equal(A, factors), IS_OBLONG]);
    return {
      ...copied,
      prompt: say`Write down the transpose of ${claim(say`the product ${factors}`, equal(A, factors))}.`,
      before: [say`The product comes first: ${equal(A, ...productWorking(drawn))}.`],
      hints: [say`Work out the product before you transpose it. ${firstEntryHint(drawn, A)}`, ...copied.hints],
    };
  },
};

/** The entries above the main diagonal, their opposites below it and zeros on it. */
function skewSymmetric(a: Matrix): Matrix {
  const reflected = (x: Rational, i: number, j: number): Rational =>
    i === j ? ZERO : i < j ? x : negate(entry(a, j, i));
  return matrixOf(rowsOf(a).map((row, i) => row.map((x, j) => reflected(x, i, j))));
}

function posed(a: Matrix, facts: readonly Expression[]): DrawnExercise {
  return { body: { a: matrixInBody(a) }, hints: hints(a), facts };
}

function hints(a: Matrix): readonly Prose[] {
  return isSquare(a) ? hintsOfPairs(a) : hintsOfRows(a);
}

function hintsOfRows(a: Matrix): readonly Prose[] {
  const b = transpose(a);
  const first = list(numbers(rowsOf(a)[0]));
  const moved = claim(
    say`The first row of ${A} is ${first}`,
    equal(measure('rowAt', A, 1), first),
    equal(measure('columnAt', B, 1), first),
  );
  const corner = equal(indexed('b', b.rows, 1), indexed('a', 1, a.columns), number(entry(a, 0, a.columns - 1)));
  return [
    say`Call the matrix ${A} and its transpose ${B}. Each of the ${countClaim('row', A, a.rows)} of ${A} becomes a column, so ${B} has ${shapeOfMatrix(B, b)}.`,
    say`${moved}; write it downwards, as the first column of ${B}, so that ${corner}.`,
    say`${lastRowOf(b)}.`,
  ];
}

/** In a square matrix the entries change places in pairs, and the pairs may be equal or opposite. */
function hintsOfPairs(a: Matrix): readonly Prose[] {
  const b = transpose(a);
  const [upper, lower] = [entry(a, 0, 1), entry(a, 1, 0)];
  const pair = say`${equal(indexed('b', 1, 2), indexed('a', 2, 1), number(lower))} and ${equal(indexed('b', 2, 1), indexed('a', 1, 2), number(upper))}`;
  return [
    say`Call the matrix ${A} and its transpose ${B}. ${A} is square: the main diagonal stays, and every other entry changes places with its mirror image. Are some of these pairs equal, or opposite?`,
    say`Begin with the pair beside the upper left corner: ${pair}.`,
    say`${lastRowOf(b)}.`,
  ];
}

function lastRowOf(b: Matrix): Claim {
  const entries = list(numbers(rowsOf(b)[b.rows - 1]));
  return claim(
    say`The last row of ${B}, read from left to right, is the last column of ${A}, read downwards: ${entries}`,
    equal(measure('rowAt', B, b.rows), measure('columnAt', A, b.rows), entries),
  );
}
