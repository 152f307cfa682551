// Entries: where an entry of a matrix stands, and what can be said of it without making a fraction of it.

import type { Shape } from '../catalogue/domain-error.ts';
import { entryAt, type ExactMatrix, powerOfTen } from '../exact/matrix.ts';
import { equals, isInteger, signOf } from '../exact/entry.ts';

/** The 0-based row and column of a row-major position. */
export function placeAt({ columns }: Shape, position: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(position / columns), column: position % columns };
}

/** The sign of the entry at a row-major position; of a complex one that which is written first. */
export function signAt(matrix: ExactMatrix, position: number): -1 | 0 | 1 {
  switch (matrix.kind) {
    case 'scaled':
      return signOfDouble(matrix.values[position]);
    case 'quotient':
      return signOfInteger(matrix.numerators[position]);
    case 'rational':
    case 'real':
      return signOf(matrix.entries[position]);
  }
}

function signOfDouble(x: number): -1 | 0 | 1 {
  if (x === 0) return 0;
  return x < 0 ? -1 : 1;
}

function signOfInteger(x: bigint): -1 | 0 | 1 {
  if (x === 0n) return 0;
  return x < 0n ? -1 : 1;
}

/** Whether two entries at row-major positions are equal. */
export function areEqualAt(a: ExactMatrix, position: number, b: ExactMatrix, other: number): boolean {
  if (a.kind === 'scaled' && b.kind === 'scaled' && a.scale === b.scale) return a.values[position] === b.values[other];
  return equals(entryAt(a, position), entryAt(b, other));
}

/** Whether the entry at a row-major position is an integer. */
export function isIntegerAt(matrix: ExactMatrix, position: number): boolean {
  switch (matrix.kind) {
    case 'scaled':
      return matrix.values[position] % powerOfTen(matrix.scale) === 0;
    case 'quotient':
      return matrix.numerators[position] % matrix.denominator === 0n;
    case 'rational':
      return matrix.entries[position].denominator === 1n;
    case 'real':
      return isInteger(matrix.entries[position]);
  }
}
