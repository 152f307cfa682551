// The bounds of working with right angles: what is told line by line, and what is computed at all.

import { DomainError } from '../../catalogue/domain-error.ts';
import { EXACT_BUDGET } from '../../exact/budget.ts';
import type { ExactMatrix } from '../../exact/matrix.ts';
import { isReadable, workingCost, workingTime } from '../readable.ts';

/** Longer or more vectors are not told one by one. */
const LONGEST_TOLD = 8;
const MOST_TOLD = 6;

/** Whether the working on the columns of the matrix is short enough to be read. */
export function isTold(a: ExactMatrix): boolean {
  return a.rows <= LONGEST_TOLD && a.columns <= MOST_TOLD && isReadable(a, operationsOf(a));
}

/** Dot products and multiples of the columns; the numbers on the way are twice as long as those of an elimination. */
function operationsOf({ rows, columns }: ExactMatrix): number {
  return 4 * rows * columns * Math.min(rows, columns);
}

/** The predicted work of making the columns perpendicular. */
export function orthogonalCost(a: ExactMatrix): number {
  return workingCost(a, operationsOf(a));
}

/** The expected nanoseconds of it. */
export function orthogonalTime(a: ExactMatrix): number {
  return 2 * workingTime(a, operationsOf(a));
}

/** @throws DomainError `too_large` at the field where exact work on the columns would take too long */
export function requireOrthogonalizable(what: string, a: ExactMatrix, field: string): void {
  if (orthogonalCost(a) <= EXACT_BUDGET) return;
  throw DomainError.of('too_large', [field], {
    what: `${what} of so many or so long numbers is more work than one question may take`,
    limit: 'it is computed exactly, with fractions that grow on the way',
  });
}
