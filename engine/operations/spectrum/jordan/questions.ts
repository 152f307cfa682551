// Questions about Jordan forms: a chain, the number of blocks, and the forms themselves.

import { dotWorking, solvedFor, termOf } from '../../../exercises/worked.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  list,
  negative,
  power,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawDistinct, drawInteger, drawUntil } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import { type DrawnQuestion, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { similar, withDouble } from '../minimal-polynomial/drawn.ts';

const [A, I, K] = ['A', 'I', 'k'].map(symbol);
const UNIT_OF_TWO = [
  [1, 0],
  [0, 1],
];
const UNIT_OF_THREE = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** A less a multiple of the identity matrix: A + 2I for −2. */
function shiftedBy(value: number): Expression {
  const size = Math.abs(value);
  const multiple = size === 1 ? I : times(count(size), I);
  return value < 0 ? sum(A, multiple) : sum(A, negative(multiple));
}

const secondVector: QuestionMaker = {
  objective: 'extend-chain',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const value = drawInteger(random, { from: -depth(difficulty, 3, 6, 9), to: 9, without: [0] });
    const a = drawUntil(
      () =>
        similar(
          random,
          [
            [value, 1],
            [0, value],
          ],
          3,
        ),
      ([[first, right]]) => right !== 0 && Math.abs(first - value) > 1,
    );
    const known = drawInteger(random, { from: -3, to: 3, without: [0] });
    const k = drawInteger(random, { from: -5, to: 5 });
    const vector = [k, known];
    const images = a.map((row, i) => [row.reduce((total, x, j) => total + x * vector[j], 0) - value * vector[i]]);
    const shifted = shiftedBy(value);
    const column = grid([[K], [count(known)]]);
    return {
      prompt: say`The matrix ${equal(A, shown(...a))} has the only eigenvalue ${value}. For which number ${K} is ${equal(times(shifted, column), shown(...images))}?`,
      hints: [
        say`Take the eigenvalue from both entries of the diagonal first.`,
        say`One row of the product is an equation for the unknown entry. Which row contains it with a factor other than zero?`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The first row of ${shifted} is ${list([count(a[0][0] - value), count(a[0][1])])}, so ${equal(sum(termOf(a[0][0] - value, K), dotted(count(a[0][1]), count(known))), count(images[0][0]))}.`,
        say`This says ${solvedFor(K, { slope: a[0][0] - value, rest: a[0][1] * known }, images[0][0])}. The second row agrees: ${equal(dotWorking([a[1][0], a[1][1] - value], vector), count(images[1][0]))}.`,
      ],
      names: { k: integer(k), A: integerMatrix(a), I: integerMatrix(UNIT_OF_TWO) },
    };
  },
};

const blocks: QuestionMaker = {
  objective: 'count-blocks',
  kind: 'decide',
  draw: (random, difficulty) => {
    const isChained = random.chance(50);
    const [first, second] = drawDistinct(random, 2, { from: -4, to: 5, without: [0] });
    const a = similar(random, withDouble(first, second, isChained), depth(difficulty, 1, 2, 3));
    const shifted = shiftedBy(first);
    const nullity = apply('nullity', shifted);
    const one = option(say`One block of two rows.`, equal(nullity, count(1)));
    const two = option(say`Two blocks of one row.`, equal(nullity, count(2)));
    const three = option(say`Three blocks of one row.`, equal(nullity, count(3)));
    const right = isChained ? one : two;
    return {
      prompt: say`The eigenvalues of ${equal(A, shown(...a))} are ${first}, which comes twice, and ${second}. Which Jordan blocks belong to the eigenvalue ${first}?`,
      hints: [
        say`Subtract the eigenvalue from the diagonal. How many rows of the result are independent?`,
        say`The number of blocks is the number of independent eigenvectors.`,
      ],
      expected: chosen(random, right, ...[one, two, three].filter((each) => each !== right)),
      solution: [
        say`With ${first} taken from the diagonal the matrix is ${shown(...a.map((row, i) => row.with(i, row[i] - first)))}, which has rank ${isChained ? 2 : 1}: ${isChained ? 'not all of its rows are multiples of one, and one row is made of the others' : 'all of its rows are multiples of one'}.`,
        say`So there are ${equal(sum(count(3), negative(count(isChained ? 2 : 1))), count(isChained ? 1 : 2))} independent ${isChained ? 'eigenvector, and one block' : 'eigenvectors, and as many blocks'}.`,
        because(right),
      ],
      names: { A: integerMatrix(a), I: integerMatrix(UNIT_OF_THREE) },
    };
  },
};

/** The sizes of the blocks with four rows, the largest first. */
const PARTITIONS: readonly (readonly number[])[] = [[4], [3, 1], [2, 2], [2, 1, 1]];

/** The ranks of a matrix less its only eigenvalue, and of the square of that, for blocks of these sizes. */
function ranksOf(sizes: readonly number[]): readonly [number, number] {
  return [4 - sizes.length, sizes.reduce((rank, size) => rank + Math.max(size - 2, 0), 0)];
}

/** The sizes of the blocks of four rows from two ranks. */
function fromRanks(random: Random): DrawnQuestion {
  const value = drawInteger(random, { from: -5, to: 6, without: [0] });
  const sizes = random.pick(PARTITIONS);
  // A row has a 1 beside the diagonal unless a block ends there.
  const ends = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((x, y) => x + y, 0) - 1);
  const rows = [0, 1, 2, 3].map((i) =>
    [0, 1, 2, 3].map((j) => (i === j ? value : j === i + 1 && !ends.includes(i) ? 1 : 0)),
  );
  const shifted = shiftedBy(value);
  const named = (of: readonly number[]) => {
    const [first, second] = ranksOf(of);
    return option(
      say`${of.length === 1 ? 'One block' : 'Blocks'} of ${list(of.map(count), 'none')} ${of.length === 1 ? 'rows' : 'rows, in this order or another'}.`,
      equal(apply('rank', shifted), count(first)),
      equal(apply('rank', power(shifted, count(2))), count(second)),
    );
  };
  const [first, second] = ranksOf(sizes);
  const right = named(sizes);
  const large = sizes.filter((size) => size > 1).length;
  const threes = sizes.filter((size) => size > 2).length;
  return {
    prompt: say`A matrix ${A} with four rows has the only eigenvalue ${value}. ${claim(say`The rank of ${shifted} is ${first}`, equal(apply('rank', shifted), count(first)))}, and ${claim(say`the rank of its square is ${second}`, equal(apply('rank', power(shifted, count(2))), count(second)))}. Which Jordan blocks has ${A}?`,
    hints: [
      say`With four rows and the rank ${first}, how many independent eigenvectors are there? Each block has one.`,
      say`The rank falls from ${first} to ${second} with the square: each block of more than one row loses one more.`,
    ],
    expected: chosen(random, right, ...PARTITIONS.filter((each) => each !== sizes).map(named)),
    solution: [
      say`There are ${equal(sum(count(4), negative(count(first))), count(sizes.length))} independent ${sizes.length === 1 ? 'eigenvector, and one block' : 'eigenvectors, and as many blocks'}.`,
      say`With the square the rank falls by ${equal(sum(count(first), negative(count(second))), count(large))}, so ${large} of the blocks ${large === 1 ? 'has' : 'have'} more than one row${threes === 0 ? ', and since nothing is left of the rank, none has more than two' : say`; the rank ${second} that is left says that one has more than two`}.`,
      because(right),
    ],
    names: {
      A: integerMatrix(rows),
      I: integerMatrix([0, 1, 2, 3].map((i) => [0, 1, 2, 3].map((j) => Number(i === j)))),
    },
  };
}

export const questions: readonly QuestionMaker[] = [secondVector, withHard(blocks, fromRanks)];
