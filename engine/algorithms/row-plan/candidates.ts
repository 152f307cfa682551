// The ways to a pivot: which rows can hold it, and which combinations of two rows give a better one.

import type { Combination, SwapReason } from '../row-reduction/options.ts';
import type { PlanRow } from './rows.ts';

/** A row that can hold the pivot, and why it should be brought to its place; null where it stands there. */
export interface Candidate {
  readonly row: number;
  readonly reason: SwapReason | null;
}

/**
 * The rows from one on that can hold the pivot of a column; where some of them have 1 or -1 there, only these. A row comes to the
 * place of another only for a reason that can be told: the entry there is 0, or the other row is better in one of the ways of
 * `SwapReason`.
 */
export function candidatesIn(rows: readonly PlanRow[], from: number, column: number): readonly Candidate[] {
  const found: Candidate[] = [];
  const isZero = rows[from].numbers[column] === 0;
  for (let row = from; row < rows.length; row++) {
    if (rows[row].numbers[column] === 0) continue;
    if (row === from) found.push({ row, reason: null });
    else {
      const reason = isZero ? 'zero' : swapReason(rows, from, row, column);
      if (reason !== null) found.push({ row, reason });
    }
  }
  const units = found.filter(({ row }) => sizeAt(rows[row], column) === 1);
  return units.length === 0 ? found : units;
}

/** Why the row `second` is a better pivot row than `first`, whose entry is not 0; null where it is not. */
export function swapReason(
  rows: readonly PlanRow[],
  first: number,
  second: number,
  column: number,
): Exclude<SwapReason, 'zero' | 'order'> | null {
  const [here, there] = [sizeAt(rows[first], column), sizeAt(rows[second], column)];
  if (there === 1 && here !== 1) return 'unit';
  if (there > here) return null;
  if (there === here) return zerosIn(rows[second]) > zerosIn(rows[first]) ? 'zeros' : null;
  const isWhole = rows.slice(first).every((row) => row.denominator === 1);
  const divides = (size: number): boolean =>
    rows.every((row, index) => index < first || row.numbers[column] % size === 0);
  return isWhole && divides(there) && !divides(here) ? 'divides' : 'smaller';
}

/** The size of an entry, without its sign. */
function sizeAt({ numbers, denominator }: PlanRow, column: number): number {
  return Math.abs(numbers[column]) / denominator;
}

function zerosIn({ numbers }: PlanRow): number {
  let zeros = 0;
  for (const value of numbers) if (value === 0) zeros += 1;
  return zeros;
}

/** Larger multiples are no easier than fractions. */
const LARGEST_FACTOR = 5;

/**
 * The whole number nearest to a quotient, without 0 and without larger ones. For the row that stands in the pivot's place, which
 * needs no exchange afterwards, those on both sides of it.
 */
function factorsNear(quotient: number, isInPlace: boolean): readonly number[] {
  const below = Math.floor(quotient);
  const factors = isInPlace ? [below, below + 1] : [Math.round(quotient)];
  return factors.filter((factor) => factor !== 0 && Math.abs(factor) <= LARGEST_FACTOR);
}

/**
 * The combinations that leave 1, -1, or a divisor of all entries of the column, where no row has such an entry yet. Rows of
 * integers only.
 */
export function combinationsIn(rows: readonly PlanRow[], from: number, column: number): readonly Combination[] {
  const entries = rows.map(({ numbers }, row) => (row < from ? 0 : numbers[column]));
  if (rows.some(({ denominator }, row) => row >= from && denominator !== 1)) return [];
  const divides = (value: number): boolean => entries.every((entry) => entry % value === 0);
  if (entries.some((entry) => entry !== 0 && divides(entry))) return [];
  const found: Combination[] = [];
  for (let target = from; target < rows.length; target++) {
    for (let source = from; source < rows.length; source++) {
      const [entry, other] = [entries[target], entries[source]];
      if (target === source || entry === 0 || other === 0) continue;
      for (const factor of factorsNear(entry / other, target === from)) {
        const rest = entry - factor * other;
        if (rest !== 0 && divides(rest)) found.push({ target, source, factor });
      }
    }
  }
  return found;
}
