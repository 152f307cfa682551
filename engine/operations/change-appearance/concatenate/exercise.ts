// Exercises in concatenation: both shapes are chosen, so that they fit along one edge, or along both.

import {
  count,
  equal,
  type Expression,
  indexed,
  list,
  matrixExpression,
  number,
  numbers,
  power,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { entry, identity, integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { decimalsInBody, drawRows, drawTenths, drawWhole } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';

type Line = 'row' | 'column';

/** Two matrices whose rows are joined, and what they were chosen for; columns are joined after both are transposed. */
interface Pair {
  readonly a: Matrix;
  readonly b: Matrix;
  readonly facts: readonly Expression[];
  /** Whether the problem gives the transpose of the second matrix. */
  readonly isTransposed?: true;
}

const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')];

/** How many lines there are, how long each is, one of them, and what is said of the two matrices. */
const lines = {
  row: { count: 'rowCount', across: 'columnCount', at: 'rowAt', first: 'upper', second: 'lower', joined: 'be stacked' },
  column: {
    count: 'columnCount',
    across: 'rowCount',
    at: 'columnAt',
    first: 'left',
    second: 'right',
    joined: 'stand side by side',
  },
} as const;

export function exerciseOf(line: Line): Exercise {
  return {
    bounds: {
      easy: { numerator: 15, denominator: 1 },
      medium: { numerator: 20, denominator: 1 },
      hard: { numerator: 30, denominator: 10 },
    },
    draw: (random, difficulty) => posed(line, random.pick(pairs[difficulty])(random, line)),
  };
}

const pairs: ByDifficulty<readonly ((random: Random, line: Line) => Pair)[]> = {
  easy: [
    // One more line.
    (random, line) => {
      const length = random.integer(2, 3);
      return {
        a: drawWhole(random, random.integer(2, 3), length, 1),
        b: drawWhole(random, 1, length, 1),
        facts: [equal(measure(lines[line].count, B), count(1))],
      };
    },
  ],
  medium: [
    // The second matrix is the larger one.
    (random, line) => {
      const length = random.integer(2, 3);
      return {
        a: drawWhole(random, 1, length, -15),
        b: drawWhole(random, random.integer(2, 3), length, -15),
        facts: [equal(measure(lines[line].count, A), count(1))],
      };
    },
    // The same shape: the two could be added, and are not.
    (random) => {
      const [rows, columns] = random.pick([
        [2, 2],
        [2, 3],
        [3, 2],
        [3, 3],
      ] as const);
      return {
        a: drawWhole(random, rows, columns, -15),
        b: drawWhole(random, rows, columns, -15),
        facts: [
          equal(measure('rowCount', A), measure('rowCount', B)),
          equal(measure('columnCount', A), measure('columnCount', B)),
        ],
      };
    },
    // The identity matrix, as where an inverse is to be found.
    (random) => {
      const size = random.integer(2, 3);
      return {
        a: integerMatrix(drawRows(random, size, size, { from: -9, to: 9, without: [0, 1] })),
        b: identity(size),
        facts: [holds('identity', B)],
      };
    },
  ],
  hard: [
    // Each line is a single entry: two lists become a longer list, not a table of two.
    (random, line) => ({
      a: drawTenths(random, random.integer(2, 4), 1),
      b: drawTenths(random, random.integer(2, 3), 1),
      facts: [equal(measure(lines[line].across, A), measure(lines[line].across, B), count(1))],
    }),
    // The second matrix has to be transposed before.
    (random) => {
      const length = random.integer(3, 4);
      return {
        a: drawWhole(random, random.integer(1, 2), length, -15),
        b: drawWhole(random, 2, length, -15),
        facts: [],
        isTransposed: true,
      };
    },
  ],
};

function posed(line: Line, pair: Pair): DrawnExercise {
  const [a, b] = line === 'row' ? [pair.a, pair.b] : [transpose(pair.a), transpose(pair.b)];
  const exercise = {
    body: { a: decimalsInBody(a), b: decimalsInBody(b) },
    hints: hints(line, pair),
    facts: pair.facts,
  };
  if (pair.isTransposed === undefined) return exercise;
  const [first, second] = [matrixExpression(a), power(matrixExpression(transpose(b)), word('T'))];
  const givenFirst = claim([first], equal(A, first));
  const givenSecond = claim(say`the transpose ${second}`, equal(B, second));
  return {
    ...exercise,
    prompt:
      line === 'row'
        ? say`Stack ${givenSecond} under ${givenFirst}.`
        : say`Put ${givenSecond} to the right of ${givenFirst}.`,
    before: [say`The transpose comes first: ${equal(B, second, matrixExpression(b))}.`],
    hints: [say`Write down the transpose first, and look whether it fits.`, ...exercise.hints],
    facts: [...exercise.facts, equal(B, second)],
  };
}

function hints(line: Line, { a, b }: Pair): readonly Prose[] {
  const { across, at, joined, ...which } = lines[line];
  const length = a.columns;
  const same = claim(
    say`The ${line}s of ${A} and of ${B} are equally long`,
    equal(measure(across, A), measure(across, B)),
  );
  const total = equal(sum(count(a.rows), count(b.rows)), count(a.rows + b.rows));
  const [first] = rowsOf(b);
  const name = (index: number): Expression =>
    line === 'row' ? indexed('c', a.rows + 1, index) : indexed('c', index, a.rows + 1);
  const start =
    length === 1
      ? equal(name(1), number(entry(b, 0, 0)))
      : claim(
          say`${line === 'row' ? 'Row' : 'Column'} ${a.rows + 1} of ${C} is the first ${line} of ${B}: ${list(numbers(first))}`,
          equal(measure(at, C, a.rows + 1), measure(at, B, 1), list(numbers(first))),
        );
  return [
    say`Call the ${which.first} matrix ${A}, the ${which.second} one ${B} and the result ${C}. ${same}, so they can ${joined}. No two entries are combined: each one keeps its value.`,
    say`Count the ${line}s of the result: ${total}. Copy ${A} first, without a change.`,
    length === 1
      ? say`Where ${A} ends, ${B} begins: ${start}. The rest of ${B} follows in its order.`
      : say`${start}${b.rows === 1 ? ', and nothing follows' : ', and the others follow in their order'}.`,
  ];
}
