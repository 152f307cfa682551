// The bounds of answers: how much work one may take, and how large its numbers may be.

import { DomainError } from '../catalogue/domain-error.ts';
import { arithmeticWithin, type Cost, FLOAT_BUDGET } from '../exact/budget.ts';
import type { Overflow } from '../exact/kernels/float.ts';
import type { ExactMatrix } from '../exact/matrix.ts';
import type { Scalar } from '../exact/scalar.ts';
import { isInRange } from './range.ts';

/** The predicted work of the arithmetic that a kernel will use, and of writing its answer. */
export function predictedWork(cost: Cost): number {
  return (arithmeticWithin(cost) === 'exact' ? cost.exact : cost.float) + (cost.written ?? 0);
}

/** Doubles take on any matrix without a longer side than this; its exact cost need not be looked at. */
const SURELY_AFFORDABLE = 1000;

/** @throws DomainError `too_large` at the field where even doubles would take too long. */
export function requireAffordable<M extends ExactMatrix>(
  what: string,
  a: M,
  costOf: (a: M) => Cost,
  field = 'a',
): void {
  if (Math.max(a.rows, a.columns) <= SURELY_AFFORDABLE || arithmeticWithin(costOf(a)) !== 'too-large') return;
  throw DomainError.of('too_large', [field], {
    what: `${what} of a matrix of this size is more work than one question may take`,
    limit: `about ${FLOAT_BUDGET.toExponential(0)} multiplications are allowed`,
  });
}

/** The value of a kernel. @throws DomainError `overflow` at the field where a computation in doubles left their range. */
export function withinRange<T extends { readonly kind: string }>(what: string, value: T | Overflow, field = 'a'): T {
  if (isOverflow(value)) throw DomainError.of('overflow', [field], { what });
  return value;
}

/** @throws DomainError `overflow` at the field where no finite double is nearest to x; `what` names the number. */
export function requireInRange(x: Scalar, what: () => string, field = 'a'): void {
  if (!isInRange(x)) throw DomainError.of('overflow', [field], { what: what() });
}

function isOverflow(value: { readonly kind: string }): value is Overflow {
  return value.kind === 'overflow';
}
