// Insertions: where each entry comes from when rows or columns make room for new ones.

import { ascending } from '../../../algorithms/arrangement/places.ts';
import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { resolveInsertion } from '../../../algorithms/selection/position.ts';
import { shapeOf } from '../../../catalogue/inputs.ts';
import { DomainError, type Shape } from '../../../catalogue/domain-error.ts';
import { joinColumns, selectEntries, stackRows } from '../../../exact/kernels/arrangement.ts';
import { type ExactMatrix, exactMatrix } from '../../../exact/matrix.ts';
import type { Entry } from '../../../exact/entry.ts';

export interface Insertion extends Arrangement {
  readonly b: ExactMatrix;
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
 * @throws DomainError `dimension_mismatch` where the rows differ in length, `index` where there is no such position.
 */
export function insertRows(
  a: ExactMatrix,
  given: ExactMatrix | readonly Entry[],
  position: number | null,
  base: number,
): Insertion {
  const { order, ...planned } = planInsertion('row', a, given, position, base);
  return {
    ...planned,
    rows: order.length,
    columns: a.columns,
    origin: (row, column) => {
      const source = order[row];
      return source < a.rows ? { matrix: 'A', row: source, column } : { matrix: 'B', row: source - a.rows, column };
    },
    arranged: () => selectEntries(stackRows(a, planned.b), order, ascending(a.columns)),
  };
}

/**
 * The columns of b (a list is one column) between those of a.
 * @throws DomainError `dimension_mismatch` where the columns differ in length, `index` where there is no such position.
 */
export function insertColumns(
  a: ExactMatrix,
  given: ExactMatrix | readonly Entry[],
  position: number | null,
  base: number,
): Insertion {
  const { order, ...planned } = planInsertion('column', a, given, position, base);
  return {
    ...planned,
    rows: a.rows,
    columns: order.length,
    origin: (row, column) => {
      const source = order[column];
      return source < a.columns
        ? { matrix: 'A', row, column: source }
        : { matrix: 'B', row, column: source - a.columns };
    },
    arranged: () => selectEntries(joinColumns(a, planned.b), ascending(a.rows), order),
  };
}

/** What an insertion is, whichever way it goes. */
interface Plan extends Omit<Insertion, keyof Arrangement> {
  readonly a: ExactMatrix;
  readonly b: ExactMatrix;
  /** The lines of a and then those of b, by their 0-based places one behind the other, in their new order. */
  readonly order: readonly number[];
}

/** How many rows or columns there are, how long they are, and a matrix of a single one. */
const LINES = {
  row: {
    requirement: 'same_columns',
    count: ({ rows }: Shape) => rows,
    length: ({ columns }: Shape) => columns,
    single: (entries: readonly Entry[]) => exactMatrix(1, entries.length, entries),
  },
  column: {
    requirement: 'same_rows',
    count: ({ columns }: Shape) => columns,
    length: ({ rows }: Shape) => rows,
    single: (entries: readonly Entry[]) => exactMatrix(entries.length, 1, entries),
  },
} as const;

function planInsertion(
  line: keyof typeof LINES,
  a: ExactMatrix,
  given: ExactMatrix | readonly Entry[],
  position: number | null,
  base: number,
): Plan {
  const { requirement, count, length, single } = LINES[line];
  const isList = !('rows' in given);
  const b = isList ? single(given) : given;
  if (length(a) !== length(b)) {
    throw DomainError.of('dimension_mismatch', ['b'], {
      requirement,
      operation: `${line} insertion`,
      a: shapeOf(a),
      b: shapeOf(b),
    });
  }
  const place = resolveInsertion(position, { line, length: count(a), base, field: 'index' });
  return { a, b, place, position, base, isList, order: stackedOrder(count(a), count(b), place) };
}

/** The order after the insertion of lines that stand behind the old ones: 0..place-1, the new, place..n-1. */
function stackedOrder(length: number, inserted: number, place: number): readonly number[] {
  return Array.from({ length: length + inserted }, (_, position) => {
    if (position < place) return position;
    return position < place + inserted ? length + position - place : position - inserted;
  });
}
