// What is known of a row that no row operation gives, where the operation that was meant is not known.

import { equals, isInteger, ONE, ZERO } from '../../exact/rational.ts';
import { combined, type Row, type RowSpace, rowSpaceOf } from './rows.ts';

/** The row of the space that has the same entries as `row` in the pivots' columns: there is no other one. */
export function spannedRow(row: Row, { rows, pivots }: RowSpace): Row {
  return rows.reduce(
    (total, basisRow, index) => combined(ONE, total, row[pivots[index]], basisRow),
    row.map(() => ZERO),
  );
}

/** A row of the space, and the columns whose entries fix it, from 0. */
export interface FixedRow {
  readonly columns: readonly number[];
  readonly entries: Row;
}

/**
 * The row of the space that differs from `row` in a single entry, where that is one row only, or one only of whole numbers; else the
 * one that agrees with it in the pivots' columns.
 */
export function nearestRow(row: Row, space: RowSpace): FixedRow {
  const repaired = row.flatMap((_, column): readonly FixedRow[] => {
    const found = without(row, space, column);
    const wrong = found.entries.filter((value, place) => !equals(value, row[place]));
    return wrong.length === 1 && !found.columns.includes(column) ? [found] : [];
  });
  const whole = repaired.filter(({ entries }) => entries.every(isInteger));
  const [only] = [repaired, whole].flatMap((among) => (among.length === 1 ? among : []));
  return only ?? { columns: space.pivots, entries: spannedRow(row, space) };
}

/** The row that is fixed without a column, as far as the others can fix it. */
function without(row: Row, { rows }: RowSpace, column: number): FixedRow {
  const order = [...row.keys()].filter((place) => place !== column).concat(column);
  const moved = rowSpaceOf(rows.map((entries) => order.map((place) => entries[place])));
  const entries = spannedRow(
    order.map((place) => row[place]),
    moved,
  );
  return {
    columns: moved.pivots.map((pivot) => order[pivot]).toSorted((x, y) => x - y),
    entries: row.map((_, place) => entries[order.indexOf(place)]),
  };
}
