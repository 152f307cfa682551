// Homogeneous equations that are solved at sight: rows that give one unknown after the other, without any row operation.

import type { Exact } from '../../exact/scalar.ts';
import { isRationalZero } from './signed-number.ts';

/** What one row says, once what is known of its other unknowns is put in. Rows and unknowns count from 0. */
export interface ReadStep {
  readonly row: number;
  /** Another row with the same two unknowns, which shows with the first that both are zero. */
  readonly partner: number | null;
  /** The unknown that it gives; two of them with a partner. */
  readonly unknowns: readonly number[];
  /** Whether unknowns that are known by now stand in the row beside it. */
  readonly isPutIn: boolean;
}

/** How a system is read: its steps, and whether rows are left that say nothing new. */
export interface Reading {
  readonly rows: readonly (readonly Exact[])[];
  readonly steps: readonly ReadStep[];
  /** Rows that are not zero and are not used. */
  readonly unused: readonly number[];
  /** What each unknown with a pivot is: its factor of each unknown, by places. */
  readonly solutions: ReadonlyMap<number, readonly Exact[]>;
}

interface ReadingFacts {
  readonly rows: readonly (readonly Exact[])[];
  /** The unknowns with a pivot in the reduced form. */
  readonly pivots: readonly number[];
  readonly solutions: ReadonlyMap<number, readonly Exact[]>;
  /** Whether two rows that are not zero are multiples of each other. */
  readonly areMultiples: (row: number, other: number) => boolean;
}

/** Null where no row gives a single unknown, and no two rows show that their only unknowns are zero. */
export function readEquations({ rows, pivots, solutions, areMultiples }: ReadingFacts): Reading | null {
  const filled = rows.flatMap((row, place) => (row.every(isRationalZero) ? [] : [place]));
  const classes: (readonly number[])[] = [];
  for (const place of filled) {
    const found = classes.findIndex(([first]) => areMultiples(first, place));
    if (found === -1) classes.push([place]);
    else classes[found] = [...classes[found], place];
  }
  let open = classes.map((places) => easiest(rows, places));
  const known = new Set<number>();
  const steps: ReadStep[] = [];
  const isNought = (unknown: number): boolean => solutions.get(unknown)?.every(isRationalZero) ?? false;
  while (known.size < pivots.length) {
    const step = singleStep(rows, open, pivots, known, isNought) ?? doubleStep(rows, open, pivots, known, isNought);
    if (step === null) return null;
    steps.push(step);
    for (const unknown of step.unknowns) known.add(unknown);
    open = open.filter((row) => row !== step.row && row !== step.partner);
  }
  const used = steps.flatMap(({ row, partner }) => (partner === null ? [row] : [row, partner]));
  const unused = filled.filter((row) => !used.includes(row));
  return { rows, steps, unused, solutions };
}

function singleStep(
  rows: readonly (readonly Exact[])[],
  open: readonly number[],
  pivots: readonly number[],
  known: ReadonlySet<number>,
  isNought: (unknown: number) => boolean,
): ReadStep | null {
  const candidates = open.flatMap((row) => {
    const missing = pivots.filter((unknown) => !known.has(unknown) && !isRationalZero(rows[row][unknown]));
    if (missing.length !== 1) return [];
    const others = pivots.filter((unknown) => known.has(unknown) && !isRationalZero(rows[row][unknown]));
    const work = others.filter((unknown) => !isNought(unknown)).length;
    const terms = rows[row].filter((entry) => !isRationalZero(entry)).length;
    return [{ row, missing, isPutIn: others.length > 0, size: 100 * work + terms }];
  });
  if (candidates.length === 0) return null;
  const { row, missing, isPutIn } = candidates.reduce((best, each) => (each.size < best.size ? each : best));
  return { row, partner: null, unknowns: missing, isPutIn };
}

/** Two rows with the same two unknowns and no others, but for those that are zero. */
function doubleStep(
  rows: readonly (readonly Exact[])[],
  open: readonly number[],
  pivots: readonly number[],
  known: ReadonlySet<number>,
  isNought: (unknown: number) => boolean,
): ReadStep | null {
  const pairs = open.flatMap((row) => {
    const present = rows[row].flatMap((entry, unknown) => (isRationalZero(entry) ? [] : [unknown]));
    const missing = present.filter((unknown) => !known.has(unknown));
    const rest = present.filter((unknown) => known.has(unknown));
    const isClosed = missing.length === 2 && missing.every((unknown) => pivots.includes(unknown) && isNought(unknown));
    return isClosed && rest.length === 0 ? [{ row, missing }] : [];
  });
  for (const [index, { row, missing }] of pairs.entries()) {
    const other = pairs.slice(index + 1).find((each) => each.missing.every((unknown, k) => unknown === missing[k]));
    if (other !== undefined) return { row, partner: other.row, unknowns: missing, isPutIn: false };
  }
  return null;
}

/** Of rows that are multiples of each other: one of whole numbers that begins with a one, or with small numbers. */
function easiest(rows: readonly (readonly Exact[])[], places: readonly number[]): number {
  const size = (place: number): number => {
    const entries = rows[place].filter((entry) => !isRationalZero(entry));
    const digits = entries.map((entry) => {
      if (entry.kind !== 'rational') return 1000;
      const { numerator, denominator } = entry;
      return Math.abs(Number(numerator)) + (denominator === 1n ? 0 : 500) + (numerator < 0n ? 0.01 : 0);
    });
    return digits[0] * 2 + digits.reduce((sum, each) => sum + each, 0) + (digits[0] % 1 === 0 ? 0 : 0.5);
  };
  return places.reduce((best, place) => (size(place) < size(best) ? place : best));
}
