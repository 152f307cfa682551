// Exercises in turning a matrix by quarter turns.

import { shapeOfMatrix } from '../../../algorithms/arrangement/tell.ts';
import {
  count,
  equal,
  type Expression,
  indexed,
  list,
  negative,
  number,
  numbers,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { rotate } from '../../../exact/kernels/arrangement.ts';
import { entry, integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { drawDistinct, drawFractions, drawWhole, matrixInBody } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { rotation, type Turns } from './rotation.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 20, denominator: 1 },
    medium: { numerator: 20, denominator: 1 },
    hard: { numerator: 20, denominator: 4 },
  },
  draw: (random, difficulty) => problems[difficulty](random),
};

const [A, B, K] = [symbol('A'), symbol('B'), symbol('k')];

const problems: ByDifficulty<(random: Random) => DrawnExercise> = {
  // One quarter turn, either way, of a picture that is not square.
  easy: (random) => {
    const [rows, columns] = random.pick([
      [2, 3],
      [3, 2],
    ] as const);
    return posed(drawWhole(random, rows, columns, 1), random.pick([1, -1]), []);
  },

  // Half turns, and three quarter turns, which are one the other way.
  medium: (random) => {
    const [rows, columns] = random.pick([
      [3, 3],
      [2, 3],
      [3, 2],
    ] as const);
    return posed(drawWhole(random, rows, columns, -9), random.pick([2, 3, -3]), []);
  },

  // More than a full turn; a third of the pictures look the same after every quarter turn.
  hard: (random) => {
    const turns = random.pick([4, 5, 6, 7, -5, -6]);
    if (random.chance(33)) {
      const a = pinwheel(random, random.integer(3, 4));
      const same = Array.from({ length: a.rows }, (_, place) =>
        equal(measure('rowAt', A, place + 1), measure('columnAt', A, a.rows - place)),
      );
      return posed(a, turns, same);
    }
    const [rows, columns] = random.pick([
      [3, 4],
      [4, 3],
      [3, 3],
    ] as const);
    return posed(drawFractions(random, rows, columns, [1, 2, 4]), turns, []);
  },
};

/** A square matrix that no quarter turn changes: the numbers of one quarter, turned into the other three. */
function pinwheel(random: Random, size: number): Matrix {
  const [corner, edge, second, middle] = drawDistinct(random, 4, { from: -9, to: 15 });
  return integerMatrix(
    size === 3
      ? [
          [corner, edge, corner],
          [edge, middle, edge],
          [corner, edge, corner],
        ]
      : [
          [corner, edge, second, corner],
          [second, middle, middle, edge],
          [edge, middle, middle, second],
          [corner, second, edge, corner],
        ],
  );
}

function posed(a: Matrix, k: number, facts: readonly Expression[]): DrawnExercise {
  return { body: { a: matrixInBody(a), k }, hints: hints(a, k), facts: [equal(K, count(k)), ...facts] };
}

function hints(a: Matrix, k: number): readonly Prose[] {
  const { turns } = rotation(a, k);
  const b = rotate(a, turns);
  const last = b.rows - 1;
  const corner = equal(indexed('b', b.rows, 1), cornerBefore(a, turns), number(entry(b, last, 0)));
  const lastRow = list(numbers(rowsOf(b)[last]));
  const bottom = claim(say`The last row is ${lastRow}`, equal(measure('rowAt', B, b.rows), lastRow));
  return [
    direction(k, turns),
    say`Call the matrix ${A} and the turned one ${B}: ${B} has ${shapeOfMatrix(B, b)}. ${topRow(a, turns)}.`,
    // Of two rows the last one would complete the answer.
    b.rows > 2 ? say`Below, at the left, ${corner}. ${bottom}.` : say`The last row begins with ${corner}.`,
  ];
}

const inWords: { readonly [K in Turns]: string } = {
  0: 'no turn at all',
  1: 'a quarter turn counter-clockwise',
  2: 'a half turn',
  3: 'a quarter turn clockwise',
};

/** Which way, and what is left when the full turns are left out. */
function direction(k: number, turns: Turns): Prose {
  if (k === 2)
    return say`Two quarter turns are a half turn: put your finger on an entry and look at the opposite place, seen from the centre.`;
  if (k === 1)
    return say`Think of the numbers as a picture: turned counter-clockwise, its right edge comes to the top.`;
  if (k === -1) return say`Think of the numbers as a picture: turned clockwise, its left edge comes to the top.`;
  const size = Math.abs(k);
  const rest = size % 4 === 3 ? -1 : size % 4;
  const whole = product('dot', count(4), count((size - rest) / 4));
  const parts = rest === 0 ? whole : sum(whole, rest < 0 ? negative(count(1)) : count(rest));
  return say`Four quarter turns in one direction bring everything back, and ${equal(count(size), parts)}. What remains is ${inWords[turns]}.`;
}

/** Where the top of the turned picture comes from. */
function topRow(a: Matrix, turns: Turns): Prose {
  const [row] = rowsOf(rotate(a, turns));
  const entries = list(numbers(row));
  const top = equal(measure('rowAt', B, 1), entries);
  const [first, lastRow] = [measure('columnAt', A, 1), measure('rowAt', A, a.rows)];
  switch (turns) {
    case 0:
      return say`${claim(say`Its first row is that of ${A}: ${entries}`, top, equal(measure('rowAt', A, 1), entries))}`;
    case 1:
      return say`${claim(say`Its first row is the last column of ${A}, read downwards: ${entries}`, top, equal(measure('columnAt', A, a.columns), entries))}`;
    case 2:
      return say`${claim(say`Its first row is the last row of ${A}, read backwards: ${entries}`, top, equal(measure('reversed', lastRow), entries))}`;
    case 3:
      return say`${claim(say`Its first row is the first column of ${A}, read upwards: ${entries}`, top, equal(measure('reversed', first), entries))}`;
  }
}

/** The entry of A that comes to the left end of the last row. */
function cornerBefore({ rows, columns }: Matrix, turns: Turns): Expression {
  const corners: { readonly [K in Turns]: readonly [number, number] } = {
    0: [rows, 1],
    1: [1, 1],
    2: [1, columns],
    3: [rows, columns],
  };
  return indexed('a', ...corners[turns]);
}
