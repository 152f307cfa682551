// The rows of a planned elimination: integers in doubles over one denominator, which are tried out far faster than rationals.

import { gcd } from '../../exact/gcd.ts';
import { type Entry, isRational } from '../../exact/entry.ts';

/** A row of safe integers over one positive denominator; the denominator and the numbers have no common factor. */
export interface PlanRow {
  readonly numbers: readonly number[];
  readonly denominator: number;
}

/** A plan whose numbers become larger than this is given up: nobody wants to read it, and beyond 2^53 doubles are not exact. */
const LARGEST = 2 ** 40;

/** Each row times its least common denominator; null where a number has a root, or is too large to be planned with. */
export function integerRows(rows: readonly (readonly Entry[])[]): readonly PlanRow[] | null {
  const found: PlanRow[] = [];
  for (const row of rows) {
    if (!row.every(isRational)) return null;
    const scale = row.reduce((known, { denominator }) => (known / gcd(known, denominator)) * denominator, 1n);
    const numbers = row.map(({ numerator, denominator }) => Number((numerator * scale) / denominator));
    if (numbers.some((value) => Math.abs(value) > LARGEST_START)) return null;
    found.push({ numbers, denominator: 1 });
  }
  return found;
}

/** Longer numbers are seldom reduced by hand, and their products leave the range of doubles soon. */
const LARGEST_START = 2 ** 24;

/** The greatest common divisor of two safe integers; that of 0 and x is x without its sign. */
export function commonDivisor(x: number, y: number): number {
  let [a, b] = [Math.abs(x), Math.abs(y)];
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** The greatest common divisor of the numbers of a row, 1 for a row of zeros. */
export function contentOf(numbers: readonly number[]): number {
  let content = 0;
  for (const value of numbers) {
    content = commonDivisor(value, content);
    if (content === 1) return 1;
  }
  return content === 0 ? 1 : content;
}

/** keep * target - (numerator / denominator) * source; null where a number becomes too large. */
export function combined(
  target: PlanRow,
  source: PlanRow,
  keep: number,
  numerator: number,
  denominator: number,
): PlanRow | null {
  const left = keep * source.denominator * denominator;
  const right = numerator * target.denominator;
  const common = target.denominator * source.denominator * denominator;
  if (common > LARGEST) return null;
  const numbers: number[] = [];
  for (let index = 0; index < target.numbers.length; index++) {
    const [kept, taken] = [left * target.numbers[index], right * source.numbers[index]];
    if (Math.abs(kept) > LARGEST || Math.abs(taken) > LARGEST) return null;
    numbers.push(kept - taken);
  }
  return common === 1 ? { numbers, denominator: 1 } : reduced(numbers, common);
}

/** The row divided by an entry of its own, which becomes 1. */
export function dividedByEntry(row: PlanRow, index: number): PlanRow {
  const pivot = row.numbers[index];
  const sign = Math.sign(pivot);
  return reduced(
    row.numbers.map((value) => sign * value),
    Math.abs(pivot),
  );
}

/** A row of integers divided by the common factor of its numbers; what it begins with becomes positive by that. */
export function divided(row: PlanRow): PlanRow {
  const content = contentOf(row.numbers);
  if (row.denominator !== 1 || content === 1) return row;
  const leading = row.numbers.find((value) => value !== 0) ?? 1;
  const divisor = leading < 0 ? -content : content;
  return { numbers: row.numbers.map((value) => value / divisor + 0), denominator: 1 };
}

function reduced(numbers: readonly number[], denominator: number): PlanRow {
  const content = commonDivisor(contentOf(numbers), denominator);
  if (content === 1 || numbers.every((value) => value === 0)) {
    return { numbers, denominator: numbers.every((value) => value === 0) ? 1 : denominator };
  }
  return { numbers: numbers.map((value) => value / content), denominator: denominator / content };
}
