// A part of a matrix: the rows and columns that a selection takes.

import { select } from '../../../algorithms/selection/select.ts';
import type { Selection } from '../../../catalogue/field.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';

export type Line = 'row' | 'column';

/** The rows or the columns that are taken. */
export interface Choice {
  readonly line: Line;
  /** How they were chosen. */
  readonly asked: Selection;
  /** Their 0-based places, in the order asked for; they may repeat. */
  readonly places: readonly number[];
  /** How many there are in the whole matrix. */
  readonly length: number;
  /** How positions are counted: 1 as in textbooks, 0 as in Python. */
  readonly base: number;
}

export interface Part {
  readonly a: ExactMatrix;
  readonly rows: Choice;
  readonly columns: Choice;
}

/** Repeated positions could make a small matrix arbitrarily large; a part of that size, or of the size of a, is fine. */
const LARGEST_PART = 1_000_000;

/**
 * The entries of a in the selected rows and columns.
 * @throws DomainError `index` where a position does not exist or nothing is selected, `too_large` where repetitions
 * blow the part up.
 */
export function partOf(a: ExactMatrix, rows: Selection, columns: Selection, base: number): Part {
  const [takenRows, takenColumns] = DomainError.both(
    () => select(rows, { line: 'row', length: a.rows, base, field: 'rows' }),
    () => select(columns, { line: 'column', length: a.columns, base, field: 'cols' }),
  );
  const limit = Math.max(LARGEST_PART, a.rows * a.columns);
  if (takenRows.length * takenColumns.length > limit) {
    throw DomainError.of('too_large', ['rows'], {
      what: `${takenRows.length} rows and ${takenColumns.length} columns are selected`,
      limit: `a part has at most ${limit} entries, so repeat fewer positions`,
    });
  }
  return {
    a,
    rows: { line: 'row', asked: rows, places: takenRows, length: a.rows, base },
    columns: { line: 'column', asked: columns, places: takenColumns, length: a.columns, base },
  };
}

/** Whether every row or column is taken once, in order. */
export function isWhole({ places, length }: Choice): boolean {
  return places.length === length && places.every((place, index) => place === index);
}
