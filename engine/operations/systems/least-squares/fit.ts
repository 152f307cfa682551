// Fits: matrices whose columns are 1, t and perhaps t², and the points that a line or a parabola is fitted to.

import type { Vector } from '../../../algorithms/orthogonalization/vectors.ts';
import { type Entry, equals, multiply } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';

/** A polynomial in t that is fitted to points. */
export interface Fit {
  readonly degree: 1 | 2;
  /** For each power of t, from 0 on, the column of A that holds it, counted from 0. */
  readonly columns: readonly number[];
  /** The points (t, b). */
  readonly points: readonly (readonly [t: Entry, b: Entry])[];
}

/** The fit that these columns mean; null where they are no powers of one list of different places, lowest or highest first. */
export function fitOf(columns: readonly Vector<Entry>[], right: Vector<Entry>): Fit | null {
  if (columns.length !== 2 && columns.length !== 3) return null;
  const degree = columns.length === 2 ? 1 : 2;
  const rising = [...columns.keys()];
  for (const order of [rising, rising.toReversed()]) {
    const [ones, places, squares] = order.map((place): Vector<Entry> | undefined => columns[place]);
    if (ones === undefined || places === undefined || !ones.every((x) => equals(x, ONE))) continue;
    if (squares !== undefined && !squares.every((x, row) => equals(x, multiply<Entry>(places[row], places[row]))))
      continue;
    if (places.every((x) => equals(x, places[0]))) return null;
    return { degree, columns: order, points: places.map((t, row) => [t, right[row]] as const) };
  }
  return null;
}
