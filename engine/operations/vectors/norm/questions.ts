// Questions about norms: lost squares, a missing entry, the longer of two vectors, a vector with a given length, diagonals.

import { termOf } from '../../../exercises/worked.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  negative,
  power,
  quotient,
  relation,
  root,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { entriesOf } from '../../../exact/matrix.ts';
import { add, equals, integer, isZero, multiply, ZERO } from '../../../exact/rational.ts';
import { because, chosen, depth, exampleExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawList, drawUntil } from '../../../learning/drawing.ts';
import { dotted, times } from '../../../learning/notation.ts';
import { type DrawnQuestion, type Property, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { column, dotOf, productsOf, shownColumn } from '../../../exercises/whole-vectors.ts';
import { drawWhole } from './whole-lengths.ts';
import { wordProblem } from './word-problems.ts';
import { wrongLine } from './mistake.ts';

const [U, V, K] = ['u', 'v', 'k'].map(symbol);
const SQUARE_U = dotted(U, U);
const SQUARE_V = dotted(V, V);

const missing: QuestionMaker = {
  objective: 'entry-for-norm',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [v, length] = drawWhole(random, difficulty !== 'easy');
    const place = random.integer(0, v.length - 1);
    const signed = v.map((entry, each) =>
      difficulty !== 'hard' || each === place || random.chance(50) ? entry : -entry,
    );
    const k = v[place];
    const rest = length * length - k * k;
    const others = signed.toSpliced(place, 1);
    const written = grid(signed.map((entry, each) => [each === place ? K : count(entry)]));
    return {
      prompt: say`For which positive number ${K} has ${equal(V, written)} the length ${length}?`,
      hints: [
        say`Square the length: what must the squares of the entries add up to?`,
        say`Take the known squares away. What is left is the square of ${K}.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The squares must add up to ${equal(power(count(length), count(2)), count(length * length))}, and the known ones add up to ${equal(added(others.map((entry) => power(count(entry), count(2)))), count(rest))}.`,
        say`What is left is ${equal(power(K, count(2)), sum(count(length * length), negative(count(rest))), count(k * k))}, and the positive number with this square is ${equal(K, count(k))}.`,
      ],
      names: { k: integer(k), v: column(signed) },
    };
  },
};

const longer: QuestionMaker = {
  objective: 'compare-norms',
  kind: 'decide',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const length = depth(difficulty, 2, 4, 4);
    const order = random.pick([-1, 0, 1]);
    const [u, v] = drawUntil(
      () => [1, 2].map(() => drawList(random, length, { from: -7, to: 7, without: [0] })),
      ([x, y]) => {
        const gap = dotOf(x, x) - dotOf(y, y);
        const isMirror = x.every((entry) => y.includes(entry));
        return Math.sign(gap) === order && Math.abs(gap) < 12 && !isMirror;
      },
    );
    const options = new Map([
      [1, option(say`The first one is longer.`, relation(SQUARE_U, 'greater', SQUARE_V))],
      [-1, option(say`The second one is longer.`, relation(SQUARE_U, 'less', SQUARE_V))],
      [0, option(say`Both are equally long.`, equal(SQUARE_U, SQUARE_V))],
    ]);
    const [right, ...wrong] = [order, ...[1, -1, 0].filter((each) => each !== order)].flatMap(
      (each) => options.get(each) ?? [],
    );
    return {
      prompt: say`Which vector is longer, ${equal(U, shownColumn(u))} or ${equal(V, shownColumn(v))}?`,
      hints: [
        say`No root is needed: of two positive numbers the greater one has the greater root.`,
        say`Add the squares of the entries of each vector, and compare the sums.`,
      ],
      expected: chosen(random, right, ...wrong),
      solution: [
        say`The sums of squares are ${equal(SQUARE_U, added(productsOf(u, u).map(count)), count(dotOf(u, u)))} and ${equal(SQUARE_V, added(productsOf(v, v).map(count)), count(dotOf(v, v)))}.`,
        order === 0
          ? say`Both are ${dotOf(u, u)}, so both lengths are ${root(count(dotOf(u, u)))}.`
          : say`Since ${relation(count(dotOf(u, u)), order > 0 ? 'greater' : 'less', count(dotOf(v, v)))}, ${relation(root(count(dotOf(u, u))), order > 0 ? 'greater' : 'less', root(count(dotOf(v, v))))}.`,
        because(right),
      ],
      names: { u: column(u), v: column(v) },
    };
  },
};

/** For which last entries a vector is longer than another one. */
function longerFrom(random: Random): DrawnQuestion {
  const { u, known, bound } = drawUntil(
    () => ({
      u: drawList(random, 3, { from: -7, to: 7, without: [0] }),
      known: drawList(random, 2, { from: -7, to: 7, without: [0] }),
      bound: random.integer(2, 8),
    }),
    (drawn) => dotOf(drawn.u, drawn.u) === dotOf(drawn.known, drawn.known) + drawn.bound ** 2,
  );
  const [squares, rest] = [dotOf(u, u), dotOf(known, known)];
  const isOutside = (inside: number, outside: number): readonly Expression[] => [
    relation(sum(count(rest), power(count(inside), count(2))), 'at-most', SQUARE_U),
    relation(sum(count(rest), power(count(outside), count(2))), 'greater', SQUARE_U),
  ];
  const right = option(
    say`Those greater than ${bound} or less than ${-bound}.`,
    ...isOutside(bound, bound + 1),
    ...isOutside(-bound, -bound - 1),
  );
  const positive = option(
    say`Those greater than ${bound} alone.`,
    relation(sum(count(rest), power(count(-bound - 1), count(2))), 'at-most', SQUARE_U),
  );
  const between = option(say`Those between ${-bound} and ${bound}.`, relation(count(rest), 'greater', SQUARE_U));
  const squared = option(
    say`Those greater than ${bound * bound} or less than ${-bound * bound}.`,
    ...isOutside(bound * bound, bound * bound + 1),
  );
  const letters = grid([...known.map((entry) => [count(entry)]), [K]]);
  return {
    prompt: say`For which numbers ${K} is ${equal(V, letters)} longer than ${equal(U, shownColumn(u))}?`,
    hints: [
      say`No root is needed: the longer vector has the greater sum of squares. Write both sums, that of ${V} with ${K}.`,
      say`The known squares of ${V} make ${rest}. What must the square of ${K} be greater than? Remember the negative numbers.`,
    ],
    expected: chosen(random, right, positive, between, squared),
    solution: [
      say`The sums of squares are ${equal(SQUARE_U, added(productsOf(u, u).map(count)), count(squares))} and ${equal(dotted(V, V), sum(...productsOf(known, known).map(count), power(K, count(2))), sum(count(rest), power(K, count(2))))}.`,
      say`So ${V} is longer where ${relation(power(K, count(2)), 'greater', sum(count(squares), negative(count(rest))))}, that is, where the square of ${K} is greater than ${equal(power(count(bound), count(2)), count(bound * bound))}.`,
      because(right),
    ],
    // One of the numbers for which it is longer.
    names: { u: column(u), v: column([...known, bound + 1]), k: integer(bound + 1) },
  };
}

const example: QuestionMaker = {
  objective: 'entry-for-norm',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const [v, length] = drawWhole(random, difficulty !== 'easy');
    const factor = random.integer(1, depth(difficulty, 9, 9, 20));
    const entries = v.map((entry) => factor * entry);
    const square = factor * factor * length * length;
    const full: Property = {
      text: say`${V} has ${entries.length} entries, and none of them is ${0}.`,
      fact: equal(measure('zeroCount', V), count(0)),
      holds: ([given]) =>
        given.rows === entries.length && given.columns === 1 && !entriesOf(given).some((entry) => isZero(entry)),
    };
    const long: Property = {
      text: say`${equal(SQUARE_V, count(square))}.`,
      fact: equal(SQUARE_V, count(square)),
      holds: ([given]) =>
        equals(
          entriesOf(given)
            .map((entry) => multiply(entry, entry))
            .reduce(add, ZERO),
          integer(square),
        ),
    };
    return {
      prompt: say`Give a vector ${V} of length ${factor * length} that has ${entries.length} entries, none of them ${0}. Write it as a column.`,
      hints: [
        say`Which square numbers add up to the square of the length?`,
        say`Start with the greatest square that fits, and try the rest; a vector with a whole length may be stretched, too.`,
      ],
      expected: exampleExpected({ v: entries.map((entry) => [entry]) }, full, long),
      solution: [
        ...(factor === 1
          ? []
          : [
              say`The vector ${shownColumn(v)} has the length ${length}, since ${equal(added(productsOf(v, v).map(count)), count(length * length))} is the square of ${length}. Stretched by ${factor} it gets the length ${equal(dotted(count(factor), count(length)), count(factor * length))}.`,
            ]),
        say`One of many is ${equal(V, shownColumn(entries))}, since ${equal(SQUARE_V, added(productsOf(entries, entries).map(count)), count(square))}.`,
      ],
      names: { v: column(entries) },
    };
  },
};

/** The factor that gives a vector a length. */
function factorForNorm(random: Random): DrawnQuestion {
  const [v, length] = drawWhole(random, true);
  const signed = v.map((entry) => (random.chance(50) ? entry : -entry));
  const k = random.integer(2, 6);
  const written = grid(signed.map((entry) => [termOf(entry, K)]));
  const squares = length * length;
  return {
    prompt: say`For which positive number ${K} has ${equal(V, written)} the length ${k * length}?`,
    hints: [
      say`The squares of the entries add up to ${power(count(k * length), count(2))}. How often is ${power(K, count(2))} in each of them?`,
      say`Or think of the vector without ${K}: how long is it, and how does a factor change its length?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The squares add up to ${equal(added(signed.map((entry) => times(count(entry * entry), power(K, count(2))))), times(count(squares), power(K, count(2))))}, which must be ${equal(power(count(k * length), count(2)), count(k * k * squares))}.`,
      say`So ${equal(power(K, count(2)), quotient(count(k * k * squares), count(squares)), count(k * k))}, and the positive number with this square is ${equal(K, count(k))}.`,
    ],
    names: { k: integer(k), v: column(signed.map((entry) => k * entry)) },
  };
}

export const questions: readonly QuestionMaker[] = [
  wrongLine,
  wordProblem,
  withHard(missing, factorForNorm),
  example,
  withHard(longer, longerFrom),
];
