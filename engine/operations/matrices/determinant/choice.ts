// The choice of a method for a determinant where none was named: the working of each is planned, and the shortest is taken.

import { entries } from '../../../exact/field.ts';
import { withoutRowAndColumn } from '../../../algorithms/expansion/minor.ts';
import { emptiestLine, type Line } from '../../../algorithms/expansion/solve.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { divide, type Entry, isInteger, isRational, isZero } from '../../../exact/entry.ts';
import { gcd } from '../../../exact/gcd.ts';
import { recently } from '../../../exact/recently.ts';
import { planClearing } from './clearing-plan.ts';
import { type MethodWorking, workingOf } from './counts.ts';

/** The methods that a course teaches for hands; the others are offered. */
type Taught = 'formula' | 'sarrus' | 'cofactor' | 'row-operations-then-cofactor' | 'row-reduction';

/** A method, with what speaks for it: the row or column with most zeros, and what each method that was compared takes. */
export interface Choice {
  readonly method: Taught;
  readonly line: Line;
  readonly size: number;
  /** Nothing where there was no choice. */
  readonly compared: { readonly [K in Taught]?: MethodWorking };
  /** What the mixed method clears first; null for other methods, and where the matrix has to be prepared for it. */
  readonly clearing: FirstClearing | null;
  /** Whether the counts are those of all products that a reader sees, none of them by 1, −1 or 0. */
  readonly isCounted: boolean;
  /** Whether the mixed method begins with differences of rows. */
  readonly isClose: boolean;
  /** The row whose common factor the mixed method takes out first, where such factors are what spoke for it. */
  readonly shared: SharedFactor | null;
}

/** The greatest common factor of a row of integers, which counts from 0. */
interface SharedFactor {
  readonly row: number;
  readonly factor: bigint;
}

/** A column whose entries are whole multiples of the pivot; `others`: the rows where they are not 0. All count from 0. */
interface FirstClearing {
  readonly row: number;
  readonly column: number;
  readonly pivot: Entry;
  readonly others: readonly number[];
}

/** By the number of rows. Larger matrices are reduced: an expansion of six rows begins with minors of five. */
const COMPARED: readonly (readonly Taught[])[] = [
  [],
  [],
  ['formula'],
  ['cofactor', 'row-operations-then-cofactor', 'sarrus'],
  ['cofactor', 'row-operations-then-cofactor'],
  ['cofactor', 'row-operations-then-cofactor'],
];

/** What a teacher would take: the shortest working by hand, the first of equals. Domain: two rows at least. */
export const chooseMethod = recently(2, (rows: Rows<Entry>): Choice => {
  const size = rows.length;
  const line = emptiestLine(entries, rows);
  const methods = methodsFor(rows, line);
  if (methods.length === 1) {
    const [method] = methods;
    const compared = method === 'cofactor' ? { cofactor: workingOf(method, rows) } : {};
    return {
      method,
      line,
      size,
      compared,
      clearing: null,
      isCounted: isCounted(rows, compared),
      isClose: false,
      shared: null,
    };
  }
  const measured = methods.map((method) => ({ method, working: workingOf(method, rows) }));
  const shared = sharedFactor(rows);
  const effortOf = ({ method, working }: (typeof measured)[number]): number =>
    method === 'row-operations-then-cofactor' && shared !== null ? working.effort * WITH_FACTORS : working.effort;
  const { method } = measured.reduce((least, other) => (effortOf(other) < effortOf(least) ? other : least));
  const compared = Object.fromEntries(measured.map((one) => [one.method, one.working]));
  const isMixed = method === 'row-operations-then-cofactor';
  return {
    method,
    line,
    size,
    compared,
    clearing: isMixed ? firstClearing(rows) : null,
    isCounted: isCounted(rows, compared),
    isClose: isMixed && planClearing(rows)?.[0]?.differences !== undefined,
    shared: isMixed ? shared : null,
  };
});

/** Common factors are what is seen first, so to take them out may take a little more. */
const WITH_FACTORS = 0.85;

/** From here on the factors of the rows together make the numbers smaller by so much that they are taken out first. */
const WORTH_TAKING_OUT = 6n;

/** The row with the greatest common factor, where those of all rows make the numbers much smaller; null elsewhere. */
function sharedFactor(rows: Rows<Entry>): SharedFactor | null {
  const factors = rows.map((row) =>
    row.every(isInteger) ? row.reduce((known, { numerator }) => gcd(known, numerator), 0n) : 1n,
  );
  if (factors.reduce((product, factor) => product * factor, 1n) < WORTH_TAKING_OUT) return null;
  const row = factors.reduce((most, factor, index) => (factor > factors[most] ? index : most), 0);
  return { row, factor: factors[row] };
}

/** Whether the counts of an expansion and of the rule of Sarrus are those of all products that are written. */
function isCounted(rows: Rows<Entry>, { cofactor, sarrus }: Choice['compared']): boolean {
  const permutations = rows.length === 3 ? SARRUS_PRODUCTS : sarrus?.multiplications;
  return (
    cofactor?.multiplications === writtenProducts(rows) &&
    (sarrus === undefined || sarrus.multiplications === permutations)
  );
}

/** Six products of three factors. */
const SARRUS_PRODUCTS = 12;

/** The products that an expansion along the lines with most zeros writes, terms of zeros left out. */
function writtenProducts(rows: Rows<Entry>): number {
  if (rows.length < 2) return 0;
  if (rows.length === 2) return 2;
  const { along, index } = emptiestLine(entries, rows);
  return rows.reduce((total, _, place) => {
    const [row, column] = along === 'row' ? [index, place] : [place, index];
    return isZero(rows[row][column]) ? total : total + 1 + writtenProducts(withoutRowAndColumn(rows, row, column));
  }, 0);
}

/** The methods that are compared: one where there is nothing to compare. */
function methodsFor(rows: Rows<Entry>, { zeros }: Line): readonly Taught[] {
  const size = rows.length;
  if (size > 2 && size < COMPARED.length && zeros === size - 1) return ['cofactor'];
  const methods = COMPARED[size] ?? ['row-reduction'];
  if (planClearing(rows) !== null || size < 3) return methods;
  // Without a plan the mixed method brings fractions, as other eliminations do, and quotients of roots.
  if (size > 3) return ['cofactor', 'row-reduction'];
  return rows.every((row) => row.every(isRational)) ? methods : ['cofactor', 'sarrus'];
}

function firstClearing(rows: Rows<Entry>): FirstClearing | null {
  const step = planClearing(rows)?.[0];
  if (step === undefined || step.along === 'row' || step.combination !== null || step.differences !== undefined)
    return null;
  const { row, column } = step;
  const pivot = rows[row][column];
  const others = [...rows.keys()].filter((index) => index !== row && !isZero(rows[index][column]));
  const isWhole = others.every((index) => isInteger(divide(rows[index][column], pivot)));
  return isWhole && others.length > 0 ? { row, column, pivot, others } : null;
}
