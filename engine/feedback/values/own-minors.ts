// Determinants by expansion from minors that a student has wrong.

import { minorsOf, type Rows, transposedRows } from './matrices.ts';
import { negated, type Polynomial, same, times, total } from './polynomial.ts';

/** A wrong minor, and what it should be where that is known. */
export interface OwnMinor {
  readonly right: Polynomial | null;
  readonly found: Polynomial;
}

/** More are not tried together. */
const MOST = 3;
const LARGEST = 4;

/** What the expansions along all rows and columns give with at least one of the wrong minors. */
export function withOwnMinors(matrix: Rows, own: readonly OwnMinor[]): readonly Polynomial[] {
  if (own.length === 0 || own.length > MOST || matrix.length > LARGEST) return [];
  const minors = minorsOf(matrix);
  return [
    { entries: matrix, minors },
    { entries: transposedRows(matrix), minors: transposedRows(minors) },
  ].flatMap((table) => table.entries.flatMap((row, i) => sums(row, table.minors[i], i, own)));
}

interface Sum {
  readonly value: Polynomial;
  readonly isWrong: boolean;
}

function sums(
  entries: readonly Polynomial[],
  minors: readonly Polynomial[],
  row: number,
  own: readonly OwnMinor[],
): readonly Polynomial[] {
  let found: readonly Sum[] = [{ value: [], isWrong: false }];
  for (const [column, entry] of entries.entries()) {
    const sign = (row + column) % 2 === 0 ? entry : negated(entry);
    const minor = minors[column];
    const wrong = own.filter(({ right }) => right === null || same(right, minor)).map((one) => one.found);
    found = found.flatMap(({ value, isWrong }) => [
      { value: total([value, times(sign, minor)]), isWrong },
      ...wrong.map((other) => ({ value: total([value, times(sign, other)]), isWrong: true })),
    ]);
  }
  return found.flatMap(({ value, isWrong }) => (isWrong ? [value] : []));
}
