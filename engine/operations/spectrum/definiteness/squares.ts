// A quadratic form as a sum of squares, by Lagrange's method: symmetric elimination with any entry of the diagonal as a pivot.

import { scaledVector } from '../../../algorithms/orthogonalization/vectors.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { identity, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import {
  add,
  divide,
  integer,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
} from '../../../exact/rational.ts';

export type Entries = readonly Rational[];

/** factor times the square of the linear form with these coefficients; `direction` is a vector x with xᵀAx = `value`. */
export interface Square {
  readonly factor: Rational;
  readonly form: Entries;
  readonly direction: Entries;
  readonly value: Rational;
}

/** One step: a pivot gives one square, a pair of unknowns without squares of their own gives two. Unknowns count from 0. */
export interface SquareStep {
  readonly unknowns: readonly number[];
  /** The pivot, or the entry that both unknowns share. */
  readonly entry: Rational;
  readonly squares: readonly Square[];
  /** What is left of the matrix; the rows and columns of the unknowns are zero. */
  readonly rest: Rows;
}

export interface Squares {
  readonly steps: readonly SquareStep[];
  /** Vectors that A takes to zero, a basis of all of them. */
  readonly kernel: readonly Entries[];
}

const HALF = divide(ONE, integer(2));

/** Of a symmetric matrix. The number of squares is its rank; their factors are the pivots where each step has one of its own. */
export function completedSquares(a: Matrix): Squares {
  const size = a.rows;
  let rest: Rows = rowsOf(a);
  // Column k of a matrix S with SᵀAS as far as it is worked out: no step changes the columns of the steps before.
  const directions: Entries[] = rowsOf(identity(size)).map((row) => [...row]);
  const left = new Set(directions.keys());
  const steps: SquareStep[] = [];
  for (;;) {
    const step = nextStep(rest, left, directions);
    if (step === null) break;
    steps.push(step);
    rest = step.rest;
    for (const unknown of step.unknowns) left.delete(unknown);
  }
  return { steps, kernel: [...left].map((unknown) => directions[unknown]) };
}

function nextStep(rest: Rows, left: ReadonlySet<number>, directions: Entries[]): SquareStep | null {
  const places = [...left];
  const pivot = places.find((place) => !isZero(rest[place][place]));
  if (pivot !== undefined) return pivotStep(rest, pivot, places, directions);
  for (const first of places) {
    const second = rest[first].findIndex((value) => !isZero(value));
    if (second !== -1) return pairStep(rest, [first, second], places, directions);
  }
  return null;
}

function pivotStep(rest: Rows, place: number, places: readonly number[], directions: Entries[]): SquareStep {
  const entry = rest[place][place];
  const form = scaledVector(divide(ONE, entry), rest[place]);
  const direction = directions[place];
  for (const other of places) {
    if (other !== place) directions[other] = plusMultiple(directions[other], negate(form[other]), direction);
  }
  return {
    unknowns: [place],
    entry,
    squares: [{ factor: entry, form, direction, value: entry }],
    rest: rest.map((row, i) => plusMultiple(row, negate(rest[i][place]), form)),
  };
}

/** 2b times a product of two forms is half of b times the square of their sum, minus half of b times that of their difference. */
function pairStep(
  rest: Rows,
  [first, second]: readonly [number, number],
  places: readonly number[],
  directions: Entries[],
): SquareStep {
  const entry = rest[first][second];
  const [one, other] = [rest[second], rest[first]].map((row) => scaledVector(divide(ONE, entry), row));
  const [towards, beside] = [directions[first], directions[second]];
  for (const place of places) {
    if (place === first || place === second) continue;
    const moved = plusMultiple(directions[place], negate(one[place]), towards);
    directions[place] = plusMultiple(moved, negate(other[place]), beside);
  }
  const half = multiply(HALF, entry);
  const twice = add(entry, entry);
  const minus = negate(ONE);
  return {
    unknowns: [first, second],
    entry,
    squares: [
      {
        factor: half,
        form: plusMultiple(one, ONE, other),
        direction: plusMultiple(towards, ONE, beside),
        value: twice,
      },
      {
        factor: negate(half),
        form: plusMultiple(one, minus, other),
        direction: plusMultiple(towards, minus, beside),
        value: negate(twice),
      },
    ],
    rest: rest.map((row, i) =>
      row.map((value, j) =>
        subtract(value, multiply(entry, add(multiply(one[i], other[j]), multiply(other[i], one[j])))),
      ),
    ),
  };
}

function plusMultiple(u: Entries, factor: Rational, v: Entries): Entries {
  return isZero(factor) ? u : u.map((x, place) => (isZero(v[place]) ? x : add(x, multiply(factor, v[place]))));
}
