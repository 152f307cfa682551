// Exercises in traces: entries off the diagonal that must be left alone, negative entries, a sum of 0, fractions, and products.

import {
  apply,
  count,
  type Expression,
  equal,
  indexed,
  list,
  numbers,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { integerMatrix, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, integer, isInteger, negate, type Rational, rational, signOf } from '../../../exact/rational.ts';
import { drawFraction, drawRows, matrixInBody, type Range } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { joined } from '../../../algorithms/wording.ts';
import { drawProduct, entryWorking, factorsShown } from '../../../exercises/of-products.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 27, denominator: 1 },
    medium: { numerator: 60, denominator: 1 },
    hard: { numerator: 250, denominator: 12 },
  },
  draw: (random, difficulty) => random.pick(makers[difficulty])(random),
};

type Maker = (random: Random) => DrawnExercise;

const A = symbol('A');
const TRACE = apply('tr', A);
const DIAGONAL = measure('diagonalOf', A);

/** No entry beside the diagonal is 0, so that leaving it alone is a decision. */
const withPositiveDiagonal: Maker = (random) => {
  const size = random.integer(2, 3);
  const digits: Range = { from: 1, to: 9 };
  return posed(integerMatrix(drawRows(random, size, size, digits)), BY_PLACE, []);
};

/** One entry of the diagonal is below 0. */
const withNegativeEntry: Maker = (random) => {
  const size = random.integer(3, 4);
  const rows = drawRows(random, size, size, { from: -12, to: 12, without: [0] });
  const place = random.integer(0, size - 1);
  const a = withDiagonal(
    integerMatrix(rows),
    rows.map((row, i) => integer(i === place ? -Math.abs(row[i]) : row[i])),
  );
  const sign = relation(measure('entryAt', A, place + 1, place + 1), 'less', count(0));
  return posed(a, BY_SIGN, [sign]);
};

/** The last entry of the diagonal undoes the others. */
const withZeroTrace: Maker = (random) => {
  const size = random.integer(3, 4);
  const rows = drawRows(random, size, size, { from: -9, to: 9, without: [0] });
  const diagonal = rows.map((row, i) => integer(row[i]));
  const closed = diagonal.with(size - 1, negate(diagonal.slice(0, -1).reduce(add)));
  return posed(withDiagonal(integerMatrix(rows), random.shuffled(closed)), BY_SIGN, [equal(TRACE, count(0))]);
};

/** Zeros on the diagonal, large entries beside it. */
const withZerosOnDiagonal: Maker = (random) => {
  const size = random.integer(4, 5);
  const rows = drawRows(random, size, size, { from: -20, to: 20, without: [0] });
  const [first, second] = random.shuffled(rows.map((_, i) => i));
  const diagonal = rows.map((row, i) => integer(i === first || i === second ? 0 : row[i]));
  return posed(withDiagonal(integerMatrix(rows), diagonal), BY_SIGN, [
    equal(measure('occurrences', DIAGONAL, 0), count(2)),
  ]);
};

/** Halves, thirds and quarters on the diagonal; whole numbers around it. */
const withFractions: Maker = (random) => {
  const size = random.integer(3, 4);
  const rows = drawRows(random, size, size, { from: -6, to: 6 });
  const halves = [rational(BigInt(random.pick([1, 3, -1, -3])), 2n), rational(BigInt(random.pick([1, -1, 2, -2])), 3n)];
  const others = rows.slice(2).map(() => drawFraction(random, [1, 2, 4], 5));
  return posed(withDiagonal(integerMatrix(rows), random.shuffled([...halves, ...others])), BY_DENOMINATOR, []);
};

/** Of a product only the diagonal has to be worked out. */
const ofProduct: Maker = (random) => {
  const size = random.integer(2, 3);
  const drawn = drawProduct(random, size, random.integer(2, 3), size, 5);
  const worked = drawn.rows.map((row, i) => [entryWorking(drawn, i, i), count(row[i])] as const);
  const places = drawn.rows.map((_, i) => indexed('a', i + 1, i + 1));
  return {
    body: { a: drawn.rows },
    prompt: say`Find the trace of ${claim(say`the product ${factorsShown(drawn)}`, equal(A, factorsShown(drawn)))}.`,
    before: [
      say`Of the product ${A} only the diagonal is needed: ${joined(places.map((place, i) => say`${equal(place, ...worked[i])}`))}.`,
    ],
    hints: [
      say`Which entries of the product does the trace need? The others do not have to be worked out.`,
      say`The first of them is ${equal(...worked[0])}.`,
      say`The next one is ${equal(places[1], entryWorking(drawn, 1, 1))}.`,
    ],
    facts: [equal(A, factorsShown(drawn))],
  };
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [withPositiveDiagonal],
  medium: [withNegativeEntry, withZeroTrace, withZerosOnDiagonal],
  hard: [withFractions, ofProduct, ofProduct],
};

function withDiagonal(a: Matrix, diagonal: readonly Rational[]): Matrix {
  return matrixOf(rowsOf(a).map((row, i) => row.with(i, diagonal[i])));
}

const BY_PLACE = say`Put a finger on the upper left corner and go one step to the right and one down at a time. Only the entries that you touch are added.`;
const BY_SIGN = say`Walk down the main diagonal and keep the sign of each entry that you meet; what stands beside the diagonal changes nothing, however large it is.`;
const BY_DENOMINATOR = say`Read off the main diagonal first. Then put fractions of one denominator together before you look for a common one.`;

function posed(a: Matrix, idea: Prose, facts: readonly Expression[]): DrawnExercise {
  const diagonal = rowsOf(a).map((row, i) => row[i]);
  const entries = list(numbers(diagonal));
  return {
    body: { a: matrixInBody(a) },
    hints: [
      idea,
      say`${claim(say`The diagonal holds the entries ${entries}`, equal(DIAGONAL, entries))}, one from each row and from each column.`,
      idea === BY_DENOMINATOR ? likeDenominators(diagonal) : grouped(diagonal),
    ],
    facts,
  };
}

/** Which part of the sum needs no common denominator; where there is none, how to find one. */
function likeDenominators(diagonal: readonly Rational[]): Prose {
  const denominators = diagonal.filter((x) => !isInteger(x)).map(({ denominator }) => denominator);
  if (new Set(denominators).size < denominators.length)
    return say`Add the fractions with equal denominators first, and put the others in afterwards.`;
  return diagonal.filter(isInteger).length > 1
    ? say`Add the whole numbers first, and put the fractions in afterwards.`
    : say`Bring two of the fractions to one denominator, add them, and go on with the next.`;
}

/** The positive entries on one side, the negative ones on the other. */
function grouped(diagonal: readonly Rational[]): Prose {
  const signs = diagonal.map(signOf);
  return signs.filter((sign) => sign > 0).length < 2 || !signs.includes(-1)
    ? say`Add from the left, one entry after the other, and keep every sign.`
    : say`Add the positive entries first, and take from that what the negative ones make without their signs.`;
}
