// Exercises in systems: one solution, none, many; made backwards from the solution.

import { count, equal, type Expression, relation, symbol, grid } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { type Prose, say } from '../../../document/prose.ts';
import {
  drawInteger,
  drawList,
  drawNonzero,
  drawUnitLower,
  drawUntil,
  largestOf,
  productOfRows,
  type Rows,
} from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { firstClearing } from '../../../exercises/first-clearing.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 150, denominator: 10 },
    medium: { numerator: 1000, denominator: 20 },
    hard: { numerator: 3000, denominator: 20 },
  },
  draw: (random, difficulty) => random.pick(makers[difficulty])(random),
};

type Maker = (random: Random) => DrawnExercise;

const [A, B] = [symbol('A'), symbol('b')];

/** The coefficients as a lower times an upper matrix with ones as pivots, so that no fraction comes up. */
function coefficients(random: Random, pivots: readonly (readonly number[])[], largest: number): Rows {
  return drawUntil(
    () => productOfRows(drawUnitLower(random, pivots.length, 2), pivots),
    (rows) => largestOf(rows) <= largest && rows.every((row) => row.some((entry) => entry !== 0)),
  );
}

function upper(random: Random, size: number): Rows {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => (i === j ? 1 : j > i ? drawInteger(random, { from: -3, to: 3 }) : 0)),
  );
}

function one(size: number, values: number): Maker {
  return (random) => {
    const a = coefficients(random, upper(random, size), 12);
    const x = drawList(random, size, { from: -values, to: values });
    const b = productOfRows(
      a,
      x.map((value) => [value]),
    );
    return posed(a, b, [equal(measure('rank', A), count(size))]);
  };
}

/** The last row of the triangular form holds zeros, so that some unknown is free or the equations contradict each other. */
function dependent(size: number, isConsistent: boolean): Maker {
  return (random) => {
    const rows = upper(random, size).map((row, i) => (i === size - 1 ? row.map(() => 0) : row));
    const x = drawList(random, size, { from: -4, to: 4 });
    const rights = productOfRows(
      rows,
      x.map((value) => [value]),
    );
    const changed = isConsistent ? rights : rights.with(size - 1, [drawNonzero(random, 4)]);
    const lower = drawUntil(
      () => drawUnitLower(random, size, 2),
      (each) =>
        largestOf(productOfRows(each, rows)) <= 15 &&
        !hasRepetition(productOfRows(each, rows)) &&
        productOfRows(each, rows).every((row) => row.some((entry) => entry !== 0)),
    );
    const whole = equal(measure('rank', grid([[A, B]], 1)), count(size - 1));
    return posed(productOfRows(lower, rows), productOfRows(lower, changed), [
      equal(measure('rank', A), count(size - 1)),
      isConsistent ? whole : relation(measure('rank', grid([[A, B]], 1)), 'greater', count(size - 1)),
    ]);
  };
}

/** Whether the left side of an equation is that of another one, as it is or with its signs changed: such a system is solved at sight. */
function hasRepetition(rows: Rows): boolean {
  return rows.some((row, i) =>
    rows
      .slice(i + 1)
      .some((other) => [1, -1].some((sign) => row.every((entry, column) => entry === sign * other[column] + 0))),
  );
}

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [one(2, 5)],
  medium: [one(3, 5), dependent(2, true), dependent(2, false)],
  hard: [one(4, 4), dependent(3, true), dependent(3, false)],
};

const SAME: Prose = say`Add multiples of one equation to the others until one of its unknowns stands in no other equation.`;

function posed(a: Rows, b: Rows, facts: readonly Expression[]): DrawnExercise {
  return {
    body: { a, b },
    hints: [
      SAME,
      firstClearing(integerMatrix(a), A),
      say`Do the same, on both sides, with the equations that are left, and with the unknowns that are left in them.`,
      say`Look at the last row. What does it say about the unknowns, or about the numbers on the right?`,
    ],
    facts,
  };
}
