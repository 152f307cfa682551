// The planner of the mixed method: which column of a determinant is cleared, from which row, so that little is left to be done.

import type { Entry } from '../../../exact/entry.ts';
import { type PlanRow, contentOf, integerRows } from '../../../algorithms/row-plan/rows.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { Combination } from '../../../algorithms/row-reduction/options.ts';

/** How one determinant becomes a smaller one; rows and columns count from 0. */
export interface ClearingStep {
  /** The line that holds one entry in the end: a column that is cleared, or a row that has zeros already. */
  readonly along: 'row' | 'column';
  readonly row: number;
  readonly column: number;
  /** What is done for a better pivot first; null where the column has one. */
  readonly combination: Combination | null;
  /** Rows that are subtracted from others before anything else, each once. */
  readonly differences?: readonly Combination[];
}

type Square = readonly (readonly number[])[];

/** Numbers beyond this are not planned with: their products would leave the exact range of doubles. */
const LARGEST = 2 ** 24;

/** So many of the best steps are followed, by the number of rows. */
const FOLLOWED: readonly number[] = [0, 0, 0, 6, 4, 2, 1];

/** Multiples of rows up to this one are used to make a better pivot. */
const LARGEST_MULTIPLE = 5;

/** To announce an operation, to multiply, to subtract, and each digit of what is written. */
const OPERATION = 2;
const MULTIPLICATION = 1;
const SUBTRACTION = 0.7;
const DIGIT = 0.25;

/** The steps for a determinant of integers down to two rows; null where there is none without fractions, or numbers are long. */
export function planClearing(rows: Rows<Entry>): readonly ClearingStep[] | null {
  const integers = integerRows(rows);
  if (integers === null) return null;
  const start = withoutContents(integers.map(({ numbers }: PlanRow) => numbers));
  const plain = best(start);
  const shortened = withDifferences(start);
  return (
    (shortened !== null && (plain === null || shortened.effort < PREFERENCE * plain.effort) ? shortened : plain)
      ?.steps ?? null
  );
}

/** Differences of rows that are close are what is seen first, so they may take a little more. */
const PREFERENCE = 1.3;

/** Entries of fewer digits are not long. */
const LONG_ENTRY = 100;

/** The best plan that begins with differences of rows that are close to one another; null where that does not shorten long entries. */
function withDifferences(start: Square): Found | null {
  const isLong = start.filter((row) => row.every((value) => Math.abs(value) >= LONG_ENTRY)).length >= 2;
  if (!isLong || start.length > 4) return null;
  const places = [...start.keys()];
  const ways = [
    ...places.map((source) => places.filter((row) => row !== source).map((target) => ({ target, source, factor: 1 }))),
    places
      .slice(1)
      .map((_, index) => ({ target: start.length - 1 - index, source: start.length - 2 - index, factor: 1 })),
  ];
  let found: Found | null = null;
  for (const differences of ways) {
    let [rows, effort] = [start, 0];
    for (const { target, source } of differences) {
      rows = rows.with(target, combined(rows[target], rows[source], 1));
      effort += effortOf(rows[target], rows[source], 1);
    }
    if (lengthOf(rows) > lengthOf(start) * SHORTER) continue;
    const rest = best(withoutContents(rows));
    if (rest === null || rest.steps.length === 0) continue;
    const [first, ...others] = rest.steps;
    if (found !== null && effort + rest.effort >= found.effort) continue;
    found = { steps: [{ ...first, differences }, ...others], effort: effort + rest.effort };
  }
  return found;
}

/** What differences leave must have fewer digits than this part of those before. */
const SHORTER = 0.75;

interface Found {
  readonly steps: readonly ClearingStep[];
  readonly effort: number;
}

interface Candidate {
  readonly step: ClearingStep;
  readonly minor: Square;
  readonly effort: number;
}

function best(rows: Square): Found | null {
  if (rows.length <= 2) return { steps: [], effort: lengthOf(rows) };
  if (rows.some((row) => row.every((value) => value === 0))) return { steps: [], effort: 0 };
  const candidates = candidatesIn(rows)
    .toSorted((one, other) => one.effort + lengthOf(one.minor) - other.effort - lengthOf(other.minor))
    .slice(0, FOLLOWED[rows.length] ?? 1);
  let found: Found | null = null;
  for (const { step, minor, effort } of candidates) {
    const rest = best(withoutContents(minor));
    if (rest === null || (found !== null && effort + rest.effort >= found.effort)) continue;
    found = { steps: [step, ...rest.steps], effort: effort + rest.effort };
  }
  return found;
}

function candidatesIn(rows: Square): readonly Candidate[] {
  const single = singleEntry(rows);
  if (single !== null) return [candidate(rows, single, 0)].filter((found) => found !== null);
  const found: (Candidate | null)[] = [];
  for (let column = 0; column < rows.length; column++) {
    for (let row = 0; row < rows.length; row++) found.push(clearing(rows, row, column, null));
    for (const combination of combinationsIn(rows, column)) {
      found.push(clearing(rows, combination.target, column, combination));
    }
  }
  return found.filter((one) => one !== null);
}

/** The first row or column that holds one entry that is not 0. */
function singleEntry(rows: Square): ClearingStep | null {
  for (let index = 0; index < rows.length; index++) {
    const inRow = rows[index].flatMap((value, column) => (value === 0 ? [] : [column]));
    if (inRow.length === 1) return { along: 'row', row: index, column: inRow[0], combination: null };
    const inColumn = rows.flatMap((row, place) => (row[index] === 0 ? [] : [place]));
    if (inColumn.length === 1) return { along: 'column', row: inColumn[0], column: index, combination: null };
  }
  return null;
}

/** Combinations of two rows that make an entry of a column 1, -1, or a divisor of all others in it. */
function combinationsIn(rows: Square, column: number): readonly Combination[] {
  const entries = rows.map((row) => row[column]);
  if (entries.some((value) => value === 1 || value === -1)) return [];
  const found: Combination[] = [];
  for (const [target, value] of entries.entries()) {
    for (const [source, other] of entries.entries()) {
      if (source === target || value === 0 || other === 0) continue;
      for (const factor of new Set([Math.floor(value / other), Math.ceil(value / other)])) {
        if (factor === 0 || Math.abs(factor) > LARGEST_MULTIPLE) continue;
        const made = value - factor * other;
        const divides = made !== 0 && entries.every((entry, row) => row === target || entry % made === 0);
        if (divides) found.push({ target, source, factor });
      }
    }
  }
  return found;
}

function clearing(start: Square, row: number, column: number, combination: Combination | null): Candidate | null {
  let [rows, effort] = [start, 0];
  if (combination !== null) {
    const { target, source, factor } = combination;
    rows = rows.with(target, combined(rows[target], rows[source], factor));
    effort += effortOf(rows[target], rows[source], factor);
  }
  const pivot = rows[row][column];
  if (pivot === 0 || rows.some((other) => other[column] % pivot !== 0)) return null;
  for (let target = 0; target < rows.length; target++) {
    const factor = rows[target][column] / pivot;
    if (target === row || factor === 0) continue;
    rows = rows.with(target, combined(rows[target], rows[row], factor));
    effort += effortOf(rows[target], rows[row], factor);
  }
  return candidate(rows, { along: 'column', row, column, combination }, effort);
}

function candidate(rows: Square, step: ClearingStep, effort: number): Candidate | null {
  const minor = rows.filter((_, row) => row !== step.row).map((row) => row.toSpliced(step.column, 1));
  const isLong = minor.some((row) => row.some((value) => Math.abs(value) > LARGEST));
  return isLong ? null : { step, minor, effort };
}

function combined(target: readonly number[], source: readonly number[], factor: number): readonly number[] {
  return target.map((value, index) => value - factor * source[index] + 0);
}

/** To write a row that a multiple was subtracted from. */
function effortOf(result: readonly number[], source: readonly number[], factor: number): number {
  const terms = source.filter((value) => value !== 0).length;
  const digits = 1 + Math.floor(Math.log10(Math.abs(factor)));
  const multiplied = factor === 1 || factor === -1 ? 0 : terms * MULTIPLICATION * digits;
  return OPERATION + multiplied + SUBTRACTION * terms + digitsOf(result);
}

/** What a determinant that is left will take, about: all of its digits, in each of its rows. */
function lengthOf(rows: Square): number {
  return rows.reduce((total, row) => total + digitsOf(row), 0) * (rows.length - 1);
}

function digitsOf(row: readonly number[]): number {
  return row.reduce(
    (total, value) => total + (value === 0 ? 0 : DIGIT * (1 + Math.floor(Math.log10(Math.abs(value))))),
    0,
  );
}

/** Without the common factors of the rows, and then of the columns, which come before the determinant. */
function withoutContents(rows: Square): Square {
  const divided = rows.map(withoutContent);
  const contents = rows.map((_, column) => contentOf(divided.map((row) => row[column])));
  if (contents.every((content) => content === 1)) return divided;
  return divided.map((row) => row.map((value, column) => value / contents[column]));
}

function withoutContent(row: readonly number[]): readonly number[] {
  const content = contentOf(row);
  return content === 1 ? row : row.map((value) => value / content);
}
