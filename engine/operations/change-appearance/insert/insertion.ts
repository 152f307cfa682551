// Insertions: where each entry comes from when rows or columns make room for new ones.
// Above: operation.ts, story.ts. Below: algorithms/{arrangement,selection}, exact/kernels.

import { ascending } from '../../../algorithms/arrangement/places.ts';
import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { resolveInsertion } from '../../../algorithms/selection/position.ts';
import { shapeOf } from '../../../catalogue/inputs.ts';
import { Problem } from '../../../catalogue/problem.ts';
import { joinColumns, selectEntries, stackRows } from '../../../exact/kernels/arrangement.ts';
import { type Matrix, rationalMatrix } from '../../../exact/matrix.ts';
import type { Rational } from '../../../exact/rational.ts';

export interface Insertion extends Arrangement {
  readonly b: Matrix;
  /** The 0-based place of the first inserted row or column. */
  readonly place: number;
  /** The position asked for; null for the place after the last. */
  readonly position: number | null;
  /** How positions are counted: 1 as in textbooks, 0 as in Python. */
  readonly base: number;
  /** Whether b was given as a flat list. */
  readonly isList: boolean;
}

/**
 * The rows of b (a list is one row) between those of a.
 * @throws Problem `dimension_mismatch` where the rows differ in length, `index` where there is no such position.
 */
export function insertRows(
  a: Matrix,
  given: Matrix | readonly Rational[],
  position: number | null,
  base: number,
): Insertion {
  const b = 'rows' in given ? given : rationalMatrix(1, given.length, given);
  if (a.columns !== b.columns) {
    throw Problem.of('dimension_mismatch', ['b'], {
      requirement: 'same_columns',
      operation: 'row insertion',
      a: shapeOf(a),
      b: shapeOf(b),
    });
  }
  const place = resolveInsertion(position, { line: 'row', length: a.rows, base, field: 'index' });
  const stacked = stackedOrder(a.rows, b.rows, place);
  return {
    a,
    b,
    place,
    position,
    base,
    isList: !('rows' in given),
    rows: a.rows + b.rows,
    columns: a.columns,
    origin: (row, column) => {
      const source = stacked[row];
      return source < a.rows ? { matrix: 'A', row: source, column } : { matrix: 'B', row: source - a.rows, column };
    },
    arranged: () => selectEntries(stackRows(a, b), stacked, ascending(a.columns)),
  };
}

/**
 * The columns of b (a list is one column) between those of a.
 * @throws Problem `dimension_mismatch` where the columns differ in length, `index` where there is no such position.
 */
export function insertColumns(
  a: Matrix,
  given: Matrix | readonly Rational[],
  position: number | null,
  base: number,
): Insertion {
  const b = 'rows' in given ? given : rationalMatrix(given.length, 1, given);
  if (a.rows !== b.rows) {
    throw Problem.of('dimension_mismatch', ['b'], {
      requirement: 'same_rows',
      operation: 'column insertion',
      a: shapeOf(a),
      b: shapeOf(b),
    });
  }
  const place = resolveInsertion(position, { line: 'column', length: a.columns, base, field: 'index' });
  const joined = stackedOrder(a.columns, b.columns, place);
  return {
    a,
    b,
    place,
    position,
    base,
    isList: !('rows' in given),
    rows: a.rows,
    columns: a.columns + b.columns,
    origin: (row, column) => {
      const source = joined[column];
      return source < a.columns
        ? { matrix: 'A', row, column: source }
        : { matrix: 'B', row, column: source - a.columns };
    },
    arranged: () => selectEntries(joinColumns(a, b), ascending(a.rows), joined),
  };
}

/** The order after the insertion of lines that stand behind the old ones: 0..place-1, the new, place..n-1. */
function stackedOrder(length: number, inserted: number, place: number): readonly number[] {
  return Array.from({ length: length + inserted }, (_, position) => {
    if (position < place) return position;
    return position < place + inserted ? length + position - place : position - inserted;
  });
}
