// Pairs: the operands of an exercise in entry-by-entry work, made place by place.

import { equal, type Expression, indexed, list, number, numbers, symbol } from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { entriesOf, entry, type Matrix, matrixOf, rowsOf } from '../../exact/matrix.ts';
import { integer, type Rational, rational } from '../../exact/rational.ts';
import { decimalsInBody, inBody, matrixInBody } from '../../learning/drawing.ts';
import type { DrawnExercise } from '../../learning/exercise.ts';
import type { Random } from '../../learning/random.ts';

const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')];

/** The entries of A and B at one place. */
export type Pair = readonly [x: Rational, y: Rational];

/** A row and a column, counted from 1. */
export type Place = readonly [row: number, column: number];

export const FIRST: Place = [1, 1];

/** The shapes of small problems. */
export const SHAPES = [
  [2, 2],
  [2, 3],
  [3, 2],
] as const;

export interface Pairs {
  readonly a: Matrix;
  readonly b: Matrix;
  /** Where the special pairs stand, in their order. */
  readonly places: readonly Place[];
}

/** Two whole numbers. */
export function whole(x: number, y: number): Pair {
  return [integer(x), integer(y)];
}

/** Units and tenths: 4 and 7 are 4.7. */
export function tenths(units: number, parts: number): Rational {
  return rational(BigInt(10 * units + parts), 10n);
}

/** Two matrices of one shape: each special pair stands once, somewhere; the others fill the places that are left. */
export function drawPairs(
  random: Random,
  [rows, columns]: readonly [rows: number, columns: number],
  special: readonly (() => Pair)[],
  common: () => Pair,
): Pairs {
  const positions = random.shuffled(Array.from({ length: rows * columns }, (_, position) => position));
  const pairs = Array.from({ length: rows * columns }, (_, position) => {
    const make = special[positions.indexOf(position)] ?? common;
    return make();
  });
  const side = (which: 0 | 1): Matrix =>
    matrixOf(
      Array.from({ length: rows }, (_, i) => Array.from({ length: columns }, (__, j) => pairs[i * columns + j][which])),
    );
  const places = special.map((_, index): Place => {
    const position = positions[index];
    return [Math.floor(position / columns) + 1, (position % columns) + 1];
  });
  return { a: side(0), b: side(1), places };
}

/** A matrix of one shape with entries drawn one by one. */
export function drawEntries([rows, columns]: readonly [rows: number, columns: number], draw: () => Rational): Matrix {
  return matrixOf(Array.from({ length: rows }, () => Array.from({ length: columns }, draw)));
}

/** The exercise on two matrices, or on a matrix and a number. */
export function posed(
  a: Matrix,
  b: Matrix | Rational,
  hints: readonly Prose[],
  facts: readonly Expression[] = [],
): DrawnExercise {
  const isMatrix = 'rows' in b;
  const entries = [a, ...(isMatrix ? [b] : [])].flatMap((matrix) => entriesOf(matrix));
  // Half a unit among tenths is 0.5, and among halves and thirds it is 1/2.
  const write = entries.some(isInTenths) ? decimalsInBody : matrixInBody;
  const second = isMatrix ? write(b) : inBody(b);
  return { body: { a: write(a), b: second }, hints: introduced(hints, isMatrix), facts };
}

function isInTenths({ denominator }: Rational): boolean {
  return denominator === 10n;
}

/** The first hint gives names to the operands and the result, which the task does not name. */
export function introduced(hints: readonly Prose[], areMatrices = true): readonly Prose[] {
  const names = areMatrices
    ? say`Call the first matrix ${A}, the second ${B} and the result ${C}.`
    : say`Call the matrix ${A} and the result ${C}.`;
  return hints.map((hint, index) => (index === 0 ? say`${names} ${hint}` : hint));
}

/** The entry of A, B or C at a place, by its name: a with its row and column. */
export function named(name: 'a' | 'b' | 'c', [row, column]: Place): Expression {
  return indexed(name, row, column);
}

/** The value of an entry at a place. */
export function valueAt(matrix: Matrix, [row, column]: Place): Rational {
  return entry(matrix, row - 1, column - 1);
}

/** The same as it is written. */
export function writtenAt(matrix: Matrix, place: Place): Expression {
  return number(valueAt(matrix, place));
}

/** What one row of the result C holds, in the given words. */
export function rowOfResult(words: (row: Expression) => Prose, result: Matrix, row = 1): Claim {
  const entries = list(numbers(rowsOf(result)[row - 1]));
  return claim(words(entries), equal(measure('rowAt', C, row), entries));
}

/** "row 2, column 3" */
export function placeWords([row, column]: Place): Prose {
  return say`row ${row}, column ${column}`;
}
