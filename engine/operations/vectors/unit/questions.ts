// Questions about unit vectors: the one of a multiple, is it one, a gap to be filled, a speed along a way.

import {
  added,
  count,
  equal,
  type Expression,
  grid,
  matrixExpression,
  negative,
  number,
  power,
  quotient,
  relation,
  root,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { entriesOf, type Matrix, matrixOf } from '../../../exact/matrix.ts';
import { add, equals, integer, multiply, type Rational, rational, signOf, ZERO } from '../../../exact/rational.ts';
import { because, chosen, depth, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { dotted, fraction, times } from '../../../learning/notation.ts';
import { type DrawnQuestion, ofTemplates, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { column, shownColumn } from '../../../exercises/whole-vectors.ts';

const [V, W, K] = ['v', 'w', 'k'].map(symbol);
const SQUARE = dotted(V, V);

type WholeVector = readonly [entries: readonly number[], length: number];

const PLANE: readonly WholeVector[] = [
  [[3, 4], 5],
  [[5, 12], 13],
  [[8, 15], 17],
];
const SPACE: readonly WholeVector[] = [
  [[1, 2, 2], 3],
  [[2, 3, 6], 7],
  [[1, 4, 8], 9],
  [[4, 4, 7], 9],
];

/** Whole entries in a drawn order, with drawn signs where wanted, and their whole length. */
function drawWhole(random: Random, isInSpace: boolean, isSigned: boolean): WholeVector {
  const [entries, length] = random.pick(isInSpace ? SPACE : PLANE);
  return [random.shuffled(entries).map((entry) => (isSigned && random.chance(50) ? -entry : entry)), length];
}

function over(entries: readonly number[], below: number): Matrix {
  return matrixOf(entries.map((entry) => [rational(BigInt(entry), BigInt(below))]));
}

function squareOf(v: Matrix): Rational {
  return entriesOf(v)
    .map((entry) => multiply(entry, entry))
    .reduce(add, ZERO);
}

const isUnit: QuestionMaker = {
  objective: 'check-unit',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [entries, length] = drawWhole(random, difficulty !== 'easy', difficulty === 'hard');
    const sizes = entries.map(Math.abs);
    const below = random.pick([length, length - 1, length + 1, sizes.reduce((x, y) => x + y, 0)]);
    const isOne = random.chance(50);
    const v = over(entries, isOne ? length : below);
    const square = squareOf(v);
    const unit = option(say`It is a unit vector.`, equal(SQUARE, count(1)));
    const shorter = option(say`It is shorter than a unit vector.`, relation(SQUARE, 'less', count(1)));
    const longer = option(say`It is longer than a unit vector.`, relation(SQUARE, 'greater', count(1)));
    const place = equals(square, integer(1)) ? 0 : signOf(add(square, integer(-1))) < 0 ? 1 : 2;
    const options = [unit, shorter, longer];
    return {
      prompt: say`Is ${equal(V, matrixExpression(v))} a unit vector, or is it shorter or longer?`,
      hints: [
        say`Which number do the squares of the entries of a unit vector add up to?`,
        say`Bring the squares over one denominator, and compare what stands above and below the line.`,
      ],
      expected: chosen(random, options[place], ...options.filter((each) => each !== options[place])),
      solution: [
        say`The squares add up to ${equal(SQUARE, added(entriesOf(v).map((entry) => number(multiply(entry, entry)))), number(square))}.`,
        because(options[place]),
      ],
      names: { v },
    };
  },
};

const gap: QuestionMaker = {
  objective: 'check-unit',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [entries, length] = drawWhole(random, difficulty !== 'easy', difficulty === 'hard');
    const place = random.integer(0, entries.length - 1);
    const v = over(
      entries.map((entry, each) => (each === place ? Math.abs(entry) : entry)),
      length,
    );
    const values = entriesOf(v);
    const k = values[place];
    const square = multiply(k, k);
    const written = grid(values.map((entry, each) => [each === place ? K : number(entry)]));
    const known = values
      .filter((_, each) => each !== place)
      .map((entry) => multiply(entry, entry))
      .reduce(add, ZERO);
    return {
      prompt: say`For which positive number ${K} is ${equal(V, written)} a unit vector?`,
      hints: [
        say`What must the squares of all entries add up to?`,
        say`Solve for the square of ${K} first, and take the root at the end.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The squares must add up to ${1}, so ${equal(added([power(K, count(2)), ...values.toSpliced(place, 1).map((entry) => number(multiply(entry, entry)))]), sum(power(K, count(2)), number(known)), count(1))}.`,
        say`This leaves ${equal(power(K, count(2)), sum(count(1), negative(number(known))), number(square))}, and the positive number with this square is ${equal(K, number(k))}.`,
      ],
      names: { k, v },
    };
  },
};

interface Story {
  readonly told: (way: Expression, pace: number) => Prose;
}

const JOURNEYS: readonly Story[] = [
  {
    told: (way, pace) =>
      say`A boat has to go the way ${way}, in metres, straight and with a speed of ${pace} metres a minute.`,
  },
  {
    told: (way, pace) => say`A drone flies straight along ${way}, in metres, and makes ${pace} metres a minute.`,
  },
  {
    told: (way, pace) =>
      say`A goods lift on a slope moves along ${way}, in metres, with a speed of ${pace} metres a minute.`,
  },
];

const speedTold =
  ({ told }: Story): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const [v, length] = drawWhole(random, difficulty !== 'easy', difficulty === 'hard');
    const factor = random.integer(2, 4);
    const pace = factor * length;
    const w = v.map((entry) => factor * entry);
    // A longer way in the same direction, so that the pace is neither the length of the way nor a multiple to be seen at once.
    const way = v.map((entry) => 5 * entry);
    return {
      prompt: say`${told(equal(V, shownColumn(way)), pace)} What is its velocity ${W}? Write it as a column.`,
      hints: [
        say`How does a vector look that points along the way and is one long?`,
        say`The velocity has the direction of the way, and the speed as its length.`,
      ],
      expected: matrixExpected(w.map((entry) => [entry])),
      solution: [
        say`The way is ${equal(root(SQUARE), root(added(way.map((entry) => count(entry * entry)))), count(5 * length))} metres long, and ${pace} metres of it are made in a minute: that is the part ${equal(quotient(count(pace), count(5 * length)), fraction(pace, 5 * length))}.`,
        say`So the velocity is ${equal(W, times(fraction(pace, 5 * length), V), shownColumn(w))}.`,
      ],
      names: { v: column(way), w: column(w) },
    };
  };

const speed: QuestionMaker = ofTemplates(
  { objective: 'length-and-direction', kind: 'word-problem' },
  JOURNEYS.map(speedTold),
);

const along: QuestionMaker = {
  objective: 'compute-unit',
  kind: 'predict',
  draw: (random, difficulty) => {
    const [v, length] = drawWhole(random, difficulty !== 'easy', difficulty === 'hard');
    const factor = depth(difficulty, random.integer(2, 5), -random.integer(2, 5), -random.integer(6, 9));
    const unit = over(v, length);
    const shown: Expression = matrixExpression(unit);
    const answer = over(
      v.map((entry) => Math.sign(factor) * entry),
      length,
    );
    return {
      prompt: say`The unit vector of ${V} is ${shown}. Which one has the vector ${equal(W, times(count(factor), V))}? Write it as a column.`,
      hints: [
        say`Does the arrow turn when it is multiplied by this factor?`,
        say`The size of the factor changes the length only. What does its sign change?`,
      ],
      expected: matrixExpected(answer),
      solution: [
        factor > 0
          ? say`The factor ${factor} is positive and keeps the direction, so the unit vector stays ${shown}.`
          : say`A negative factor turns the arrow round, so each entry changes its sign: ${equal(times(count(-1), shown), matrixExpression(answer))}.`,
      ],
      names: { v: column(v), w: column(v.map((entry) => factor * entry)) },
    };
  },
};

/** The factor that makes a unit vector of a vector. */
function factorForUnit(random: Random): DrawnQuestion {
  const [entries, length] = drawWhole(random, true, true);
  const scale = random.integer(1, 3);
  const whole = entries.map((entry) => scale * entry);
  const k = rational(1n, BigInt(scale * length));
  const squares = scale * scale * length * length;
  return {
    prompt: say`For which positive number ${K} is ${equal(V, times(K, shownColumn(whole)))} a unit vector?`,
    hints: [
      say`How long is the column without ${K}? The squares of its entries begin with ${whole[0] * whole[0]}.`,
      say`A factor multiplies the length. Which factor makes ${1} of it?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The column has the length ${equal(root(added(whole.map((entry) => count(entry * entry)))), root(count(squares)), count(scale * length))}.`,
      say`A positive factor multiplies the length, so ${equal(times(count(scale * length), K), count(1))} and ${equal(K, number(k))}.`,
    ],
    names: { k, v: over(entries, length) },
  };
}

export const questions: readonly QuestionMaker[] = [along, isUnit, withHard(gap, factorForUnit), speed];
