// Features: what is special about the operands of entry-by-entry work, seen without long work.

import { decimalPlaces } from '../../exact/decimal.ts';
import { entryAt, type ExactMatrix, powerOfTen } from '../../exact/matrix.ts';
import { equals, negate } from '../../exact/entry.ts';
import { ONE, type Rational } from '../../exact/rational.ts';
import { isIntegerAt, signAt } from '../entries.ts';
import type { EntrywiseInput } from './solve.ts';

/** Operands of more entries than this are not searched for what is special: their stories show no entries either. */
const ENTRIES_SEARCHED = 10_000;

/** Whether all entries are such; the entries are given up to the first that is not. */
function every(matrix: ExactMatrix, test: (position: number) => boolean): boolean {
  const entries = matrix.rows * matrix.columns;
  if (entries > ENTRIES_SEARCHED) return false;
  for (let position = 0; position < entries; position++) if (!test(position)) return false;
  return true;
}

export function isZeroMatrix(matrix: ExactMatrix): boolean {
  return every(matrix, (position) => signAt(matrix, position) === 0);
}

/** Whether every entry is this integer. */
export function isConstant(matrix: ExactMatrix, value: Rational): boolean {
  return every(matrix, holdsInteger(matrix, value));
}

/** Whether every entry is 0 or 1. */
export function isMask(matrix: ExactMatrix): boolean {
  const isOne = holdsInteger(matrix, ONE);
  return every(matrix, (position) => signAt(matrix, position) === 0 || isOne(position));
}

/** The test for one integer at a position, without fractions where the storage is of machine numbers. */
function holdsInteger(matrix: ExactMatrix, value: Rational): (position: number) => boolean {
  if (matrix.kind !== 'scaled') return (position) => equals(entryAt(matrix, position), value);
  const stored = Number(value.numerator) * powerOfTen(matrix.scale);
  return (position) => matrix.values[position] === stored;
}

/** The number of entries that are 0. */
export function zerosIn(matrix: ExactMatrix): number {
  let zeros = 0;
  for (let position = 0; position < matrix.rows * matrix.columns; position++) {
    if (signAt(matrix, position) === 0) zeros++;
  }
  return zeros;
}

/** Whether two matrices of one shape have the same entries. */
export function areEqual({ a, b }: EntrywiseInput<ExactMatrix>): boolean {
  if (a.kind === 'scaled' && b.kind === 'scaled' && a.scale === b.scale) {
    return every(a, (position) => a.values[position] === b.values[position]);
  }
  return every(a, (position) => equals(entryAt(a, position), entryAt(b, position)));
}

/** Whether each entry of one matrix is the negative of the entry of the other at its place. */
export function areOpposite({ a, b }: EntrywiseInput<ExactMatrix>): boolean {
  return every(a, (position) => {
    if (signAt(a, position) + signAt(b, position) !== 0) return false;
    return equals(entryAt(a, position), negate(entryAt(b, position)));
  });
}

export function hasPositiveEntries(matrix: ExactMatrix): boolean {
  return every(matrix, (position) => signAt(matrix, position) > 0);
}

export function hasNoZeros(matrix: ExactMatrix): boolean {
  return every(matrix, (position) => signAt(matrix, position) !== 0);
}

export function hasWholeEntries(matrix: ExactMatrix): boolean {
  return every(matrix, (position) => isIntegerAt(matrix, position));
}

/** Whether two entries are worked with as fractions: always, unless the reader writes decimal fractions and both are such. */
export function worksInFractions(inDecimals: boolean): (x: Rational, y: Rational) => boolean {
  return (x, y) => !inDecimals || !isDecimalFraction(x) || !isDecimalFraction(y);
}

export function isDecimalFraction(x: Rational): boolean {
  return decimalPlaces(x) !== null;
}
