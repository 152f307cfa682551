// The first entry that an elimination clears, as a question: which row is used, which one is changed, and by the numbers of the exercise.

import { equal, type Expression, number } from '../document/expression.ts';
import { measure } from '../document/facts.ts';
import { claim, type Prose, say } from '../document/prose.ts';
import { type Matrix, rowsOf } from '../exact/matrix.ts';
import { absolute, compare, divide, isInteger, isZero, type Rational } from '../exact/rational.ts';

interface Clearing {
  readonly column: number;
  /** The row that is used, and the one whose entry is cleared. */
  readonly source: number;
  readonly target: number;
}

/** How to begin with the elimination of a matrix of this name. A question about its first column where nothing has to be cleared. */
export function firstClearing(a: Matrix, name: Expression): Prose {
  const rows = rowsOf(a);
  const clearing = clearingIn(rows);
  if (clearing === null)
    return say`No entry has to be cleared below a pivot. In which columns do the rows of ${name} begin?`;
  const { column, source, target } = clearing;
  const [pivot, entry] = [rows[source][column], rows[target][column]];
  const found = claim(
    say`row ${source + 1} has ${number(pivot)} and row ${target + 1} has ${number(entry)}`,
    equal(measure('entryAt', name, source + 1, column + 1), number(pivot)),
    equal(measure('entryAt', name, target + 1, column + 1), number(entry)),
  );
  return isInteger(divide(entry, pivot))
    ? say`In column ${column + 1}, ${found}: which multiple of row ${source + 1} must be added to row ${target + 1}, so that a zero comes there?`
    : say`In column ${column + 1}, ${found}: by which whole numbers do you multiply these rows, so that the entries agree and one row can be taken away from the other?`;
}

const NO_ROW = -1;

/** Where the elimination clears first. Null where the rows are in echelon form but for their order. */
function clearingIn(rows: readonly (readonly Rational[])[]): Clearing | null {
  let open = rows.map((_, row) => row);
  for (let column = 0; column < rows[0].length; column++) {
    const filled = open.filter((row) => !isZero(rows[row][column]));
    const source = pivotRow(rows, filled, column);
    const others = filled.filter((row) => row !== source);
    const target = others.find((row) => isInteger(divide(rows[row][column], rows[source][column]))) ?? others.at(0);
    if (target !== undefined) return { column, source, target };
    open = open.filter((row) => row !== source);
  }
  return null;
}

/** The row whose entry divides most of the others, of several the one with the smallest entry. */
function pivotRow(rows: readonly (readonly Rational[])[], filled: readonly number[], column: number): number {
  const divided = (row: number): number =>
    filled.filter((other) => isInteger(divide(rows[other][column], rows[row][column]))).length;
  const [best = NO_ROW] = filled.toSorted(
    (x, y) => divided(y) - divided(x) || compare(absolute(rows[x][column]), absolute(rows[y][column])),
  );
  return best;
}
