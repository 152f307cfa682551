// A system with equations that a student has found, which may contradict it.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { isWithin, rowSpaceOf } from './rows.ts';
import { isConsistent } from './solutions.ts';

/**
 * The systems that a next line may start from: all equations together where these have a solution or nothing was found. Else the found
 * equations from the last one back, as far as they have a solution, with as many of the others as do not contradict them: in each order
 * that begins with another row.
 */
export function systemsToGoOnFrom(rows: Rows, found: Rows): readonly Rows[] {
  const whole = [...rows, ...found];
  if (found.length === 0 || isConsistent(whole) || !isConsistent(rows)) return [whole];
  const space = rowSpaceOf(rows);
  const own = found
    .filter((row) => !isWithin(row, space))
    .toReversed()
    .reduce<Rows>(extended, []);
  return rows.map((_, first) => [...rows.slice(first), ...rows.slice(0, first)].reduce<Rows>(extended, own));
}

/** With one more equation, where it contradicts none of them. */
function extended(system: Rows, row: Rows[number]): Rows {
  const more = [...system, row];
  return isConsistent(more) ? more : system;
}
